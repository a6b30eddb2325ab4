import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { cpuSeconds } from "./cpu-time.ts";
import { median } from "./median.ts";

/** A request that is sent over and over. */
export interface Target {
	url: string;
	method?: "GET" | "POST";
	headers?: Record<string, string>;
	body?: string;
}

/** How fast a target answered in one round. */
export interface Rate {
	requestsPerSecond: number;
	/** By the CPU time of the process that serves. */
	requestsPerCpuSecond: number;
}

/** What autocannon prints with `--json`, as far as it is read here. */
interface Result {
	duration: number;
	"2xx": number;
	non2xx: number;
	errors: number;
	timeouts: number;
}

const connections = 16;

/**
 * Asks as fast as 16 connections can, from a process of its own.
 * @param length `-d` seconds or `-a` requests
 * @throws if any answer is not a success
 */
export async function load(target: Target, length: ["-d" | "-a", number]): Promise<Result> {
	const { url, method = "GET", headers = {}, body } = target;
	const options = [
		"--json",
		"--no-progress",
		"-c",
		`${connections}`,
		"-m",
		method,
		length[0],
		`${length[1]}`,
	];
	for (const [name, value] of Object.entries(headers)) options.push("-H", `${name}=${value}`);
	if (body !== undefined) options.push("-b", body);
	const { stdout } = await promisify(execFile)("autocannon", [...options, url]);
	const result = JSON.parse(stdout) as Result;
	const failed = result.non2xx + result.errors + result.timeouts;
	if (failed > 0 || result["2xx"] === 0) throw new Error(`${url}: ${failed} of its answers failed`);
	return result;
}

/**
 * Loads one target after the other, and all again in each round, so that what slows the machine for a while slows all of
 * them. A first round that is not counted warms up.
 * @param pid the process that serves them
 * @returns the rates of each target, a round each
 */
export async function ratesInTurn<Name extends string>(
	targets: Record<Name, Target>,
	{ pid, rounds, seconds }: { pid: number; rounds: number; seconds: number },
): Promise<Record<Name, Rate[]>> {
	const names = Object.keys(targets) as Name[];
	const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Rate[]>;
	for (let round = 0; round <= rounds; round += 1) {
		for (const name of names) {
			const before = cpuSeconds(pid);
			const { duration, "2xx": requests } = await load(targets[name], ["-d", seconds]);
			if (round === 0) continue;
			rates[name].push({
				requestsPerSecond: requests / duration,
				requestsPerCpuSecond: requests / (cpuSeconds(pid) - before),
			});
		}
	}
	return rates;
}

/** Median of a target's rates. */
export function usual(rates: Rate[], by: keyof Rate): number {
	return median(rates.map((rate) => rate[by]));
}

/** How many times as fast as the other target this one is: the median of what each round says. */
export function ratio(rates: Rate[], others: Rate[], by: keyof Rate): number {
	return median(rates.map((rate, round) => rate[by] / (others[round]?.[by] ?? Number.NaN)));
}
