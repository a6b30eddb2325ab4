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
 * @returns the duration in seconds, and the latency of each request in milliseconds
 * @throws if a response is not a success
 */
export async function load(url: string, connections: number, seconds: number) {
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
	return { duration: (performance.now() - started) / 1000, latencies };
}

/** Nearest-rank percentile; NaN if empty. */
export function percentile(numbers: readonly number[], share: number): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? Number.NaN;
}

/** The median, or the lower of the two middle numbers; NaN if empty. */
export function median(numbers: readonly number[]): number {
	return percentile(numbers, 0.5);
}
