import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { browserArguments, browserPath } from "../../e2e/browser.ts";

/** What is measured, with Lighthouse's name of the audit: milliseconds, and bytes as they travel. */
const audits = {
	firstPaint: "first-contentful-paint",
	largestPaint: "largest-contentful-paint",
	blocking: "total-blocking-time",
	interactive: "interactive",
	shift: "cumulative-layout-shift",
	bytes: "total-byte-weight",
} as const;

/** One visit; also how many requests were made, and Lighthouse's measure of the machine without any throttling. */
export type Visit = Record<keyof typeof audits | "requests" | "benchmarkIndex", number>;

/** What Lighthouse writes, as far as it is read here. */
interface Result {
	runtimeError?: { message: string };
	audits: Record<string, { numericValue?: number; errorMessage?: string; details?: { items?: unknown[] } }>;
	environment: { benchmarkIndex: number };
}

/**
 * Has Lighthouse visit a page as its mobile phone on a slow 4G line, which are applied and not simulated. A process of its
 * own, so that its work does not hold up the server.
 * @param cpu how many times slower the CPU is made
 */
export async function lighthouseVisit(url: string, cpu: number): Promise<Visit> {
	const { stdout } = await promisify(execFile)(
		"lighthouse",
		[
			url,
			"--throttling-method=devtools",
			`--throttling.cpuSlowdownMultiplier=${cpu}`,
			`--only-audits=${[...Object.values(audits), "network-requests"].join(",")}`,
			`--chrome-flags=${[...browserArguments, "--headless=new", "--ignore-certificate-errors"].join(" ")}`,
			"--output=json",
			"--quiet",
			"--no-enable-error-reporting",
		],
		{ env: { ...process.env, CHROME_PATH: await browserPath() }, maxBuffer: 1e8 },
	);
	const result = JSON.parse(stdout) as Result;
	if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
	const measured = Object.entries(audits).map(([name, audit]) => {
		const { numericValue, errorMessage } = result.audits[audit] ?? {};
		if (numericValue === undefined) throw new Error(`${url}: no ${audit} (${errorMessage})`);
		return [name, numericValue];
	});
	return {
		...(Object.fromEntries(measured) as Record<keyof typeof audits, number>),
		requests: result.audits["network-requests"]?.details?.items?.length ?? 0,
		benchmarkIndex: result.environment.benchmarkIndex,
	};
}
