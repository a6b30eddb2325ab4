import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A request that is sent over and over. `{n}` in a header or the body is two other groups of an IPv6 address each time. */
export interface Target {
	url: string;
	method?: string;
	headers?: Record<string, string>;
	body?: string;
}

/** Asks as fast as so many connections can, for so many seconds or requests. */
export type LoadOrder = Target & { connections: number; seconds?: number; requests?: number };

/**
 * Asks from a process of its own.
 * @returns seconds that it took, and milliseconds that each request took
 * @throws if any answer is not a success
 */
export async function load(order: LoadOrder): Promise<{ duration: number; latencies: number[] }> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["scripts/bench/load-process.ts", JSON.stringify(order)],
		{ maxBuffer: 1e8 },
	);
	return JSON.parse(stdout);
}
