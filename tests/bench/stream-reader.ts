/** Reads the model double's paced answers in a process of its own. Forked, it answers an order by what it has read. */
import { request } from "node:http";
import { now, pacedChunks } from "../doubles/openai.ts";

/** A post for each of the headers, all at once. */
export interface ReadingOrder {
	url: string;
	body: string;
	headers: Record<string, string>[];
}

/** What was read. Times are milliseconds. */
export interface Reading {
	/** How many streams came to their end with every chunk, each after the one before it. */
	complete: number;
	/** For each stream, the time until its first text was there, without the time that the model took for it. */
	firstDelays: number[];
	/** For each chunk, the time from when the model wrote it until it was there. */
	delays: number[];
}

process.on("message", async ({ url, body, headers }: ReadingOrder) => {
	const reading: Reading = { complete: 0, firstDelays: [], delays: [] };
	await Promise.all(headers.map((own) => readStream(url, body, own, reading)));
	process.send?.(reading);
});
process.on("disconnect", () => process.exit());

/** The text of a paced chunk as it is in JSON: its number, when it was written, when the model had been asked. */
const pacedText = /"content":"(\d+) ([\d.]+) ([\d.]+)\\n"/g;

/** Ends when the stream has ended or broken off, or was refused: then it does not count as complete. */
function readStream(
	url: string,
	body: string,
	headers: Record<string, string>,
	reading: Reading,
): Promise<void> {
	const started = now();
	let inOrder = 0;
	let count = 0;
	let rest = "";
	return new Promise((resolve) => {
		const post = request(url, { method: "POST", headers, agent: false }, (response) => {
			response.setEncoding("latin1");
			response.on("data", (piece: string) => {
				const received = now();
				rest += piece;
				let end = 0;
				for (const match of rest.matchAll(pacedText)) {
					const [number, written, asked] = match.slice(1).map(Number) as [number, number, number];
					if (number === inOrder) inOrder += 1;
					if (number === 0) reading.firstDelays.push(asked - started + (received - written));
					reading.delays.push(received - written);
					count += 1;
					end = match.index + match[0].length;
				}
				rest = rest.slice(end);
			});
			response.on("close", () => {
				const whole = inOrder === pacedChunks && count === pacedChunks;
				if (whole && response.complete && rest.endsWith("data: [DONE]\n\n")) reading.complete += 1;
				resolve();
			});
			response.on("error", () => {});
		});
		post.on("error", () => resolve());
		post.end(body);
	});
}
