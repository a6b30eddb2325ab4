import { spawnSync } from "node:child_process";
import { isDeepStrictEqual, stripVTControlCharacters } from "node:util";
import { unstable_readConfig } from "wrangler";

/** What the scripts read of wrangler's configuration. */
export interface Configuration {
	name: string;
	routes?: { pattern: string; custom_domain?: boolean }[];
	triggers: { crons?: string[] };
	vars: Record<string, unknown>;
	d1_databases: { database_id?: string }[];
	workers_dev?: boolean;
	preview_urls?: boolean;
}

/** Wrangler's configuration of production or staging, with its defaults. */
export function readConfiguration(staging: boolean, file = "wrangler.toml"): Configuration {
	const environment = staging ? { env: "staging" } : {};
	return unstable_readConfig({ config: file, ...environment }) as unknown as Configuration;
}

/** The custom domain of the site; undefined unless there is exactly one. */
export function domainOf({ routes = [] }: Configuration): string | undefined {
	const [route] = routes;
	return route?.custom_domain && routes.length === 1 ? route.pattern : undefined;
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
 * Runs a command without prompts.
 * @returns what it printed
 * @throws if it fails, with the command and what it printed
 */
export function run(program: string, ...options: string[]): string {
	const { status, stdout, stderr, error } = spawnSync(program, options, {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, CI: "true" },
	});
	if (status === 0) return stripVTControlCharacters(stdout);
	const printed = stripVTControlCharacters(`${stdout ?? ""}${stderr ?? ""}`).trim();
	throw new Error(`${[program, ...options].join(" ")}\n${error?.message ?? printed}`);
}
