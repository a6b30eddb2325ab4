/**
 * `node scripts/bench/load-process.ts '{"url": …}'`: sends requests as `LoadOptions` (`load.ts`) says, and prints the
 * duration in seconds and the latencies in milliseconds as JSON. Fails if a response is not a success.
 */
import { Agent, request } from "node:http";
import type { LoadOptions } from "./load.ts";

const options = JSON.parse(process.argv[2] ?? "") as LoadOptions;
const { url, method = "GET", headers = {}, body = "", connections, seconds, requests } = options;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
let number = Math.floor(Math.random() * 2 ** 31);

function ask(): Promise<void> {
	number += 1;
	const groups = number.toString(16).padStart(8, "0").replace(/^.{4}/, "$&:");
	const own = Object.entries(headers).map(([name, value]) => [name, value.replace("{n}", groups)]);
	return new Promise((resolve, reject) => {
		const sent = request(url, { method, headers: Object.fromEntries(own), agent }, (response) => {
			const { statusCode = 0 } = response;
			if (statusCode >= 300) reject(new Error(`${url} answers ${statusCode}`));
			response.resume().on("end", resolve).on("error", reject);
		});
		sent.on("error", reject).end(body.replace("{n}", groups));
	});
}

const latencies: number[] = [];
const started = performance.now();
let asked = 0;
const isOver = () =>
	seconds === undefined ? asked >= (requests ?? 0) : performance.now() - started > seconds * 1000;
await Promise.all(
	Array.from({ length: connections }, async () => {
		while (!isOver()) {
			asked += 1;
			const before = performance.now();
			await ask();
			latencies.push(performance.now() - before);
		}
	}),
);
const duration = (performance.now() - started) / 1000;
agent.destroy();
console.log(JSON.stringify({ duration, latencies }));
