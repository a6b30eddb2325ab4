import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A request to repeat. `{n}` in a header or the body is replaced by two groups of an IPv6 address, different each time. */
export interface Target {
	url: string;
	method?: string;
	headers?: Record<string, string>;
	body?: string;
}

/** Sends as many requests as the connections can, for a number of seconds or requests. */
export type LoadOptions = Target & { connections: number; seconds?: number; requests?: number };

/**
 * Sends the requests from a separate process.
 * @returns the duration in seconds, and the latency of each request in milliseconds
 * @throws if a response is not a success
 */
export async function load(options: LoadOptions): Promise<{ duration: number; latencies: number[] }> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["scripts/bench/load-process.ts", JSON.stringify(options)],
		{ maxBuffer: 1e8 },
	);
	return JSON.parse(stdout);
}
