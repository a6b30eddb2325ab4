import { spawnSync } from "node:child_process";
import { isDeepStrictEqual, stripVTControlCharacters } from "node:util";
import { type Unstable_Config, unstable_readConfig } from "wrangler";

export type Configuration = Unstable_Config;

/** Wrangler's configuration of production or staging, with its defaults. */
export function readConfiguration(staging: boolean, config = "wrangler.toml"): Configuration {
	return unstable_readConfig({ config, ...(staging && { env: "staging" }) });
}

/** The custom domain of the site; undefined unless there is exactly one. */
export function domainOf({ routes = [] }: Pick<Configuration, "routes">): string | undefined {
	const [route] = routes;
	const isDomain = typeof route === "object" && "custom_domain" in route && route.custom_domain;
	return isDomain && routes.length === 1 ? route.pattern : undefined;
}

/** The configuration of a build with everything that is different in staging, which then needs no build of its own. */
export function inStaging(built: object): object {
	const production = new Map(Object.entries(readConfiguration(false)));
	const different = Object.entries(readConfiguration(true)).filter(
		([name, value]) => !isDeepStrictEqual(value, production.get(name)),
	);
	return { ...built, ...Object.fromEntries(different) };
}

/**
 * Runs a program with its options, without prompts.
 * @returns what it printed
 * @throws if it fails, with the command and what it printed
 */
export function run([program = "", ...options]: string[]): string {
	const { status, stdout, stderr, error } = spawnSync(program, options, {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, CI: "true" },
	});
	if (status === 0) return stripVTControlCharacters(stdout);
	const printed = stripVTControlCharacters(`${stdout ?? ""}${stderr ?? ""}`).trim();
	throw new Error(`${[program, ...options].join(" ")}\n${error?.message ?? printed}`);
}
