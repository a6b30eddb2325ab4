import { Agent, request } from "node:http";

function ask(url: string, agent: Agent): Promise<void> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { agent }, (response) => {
			const { statusCode = 0 } = response;
			if (statusCode >= 300) reject(new Error(`${url} answers ${statusCode}`));
			response.resume().on("end", resolve).on("error", reject);
		});
		sent.on("error", reject).end();
	});
}

/**
 * Asks for a page for so many seconds, over connections that each send one after the other.
 * @returns the latency of each request in milliseconds
 * @throws if a response is not a success
 */
export async function load(url: string, connections: number, seconds: number): Promise<number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const latencies: number[] = [];
	const started = performance.now();
	const connection = async () => {
		while (performance.now() - started < seconds * 1000) {
			const before = performance.now();
			await ask(url, agent);
			latencies.push(performance.now() - before);
		}
	};
	await Promise.all(Array.from({ length: connections }, connection));
	agent.destroy();
	return latencies;
}

/** Nearest-rank percentile, by default the median; NaN if empty. */
export function percentile(numbers: readonly number[], share = 0.5): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? Number.NaN;
}
