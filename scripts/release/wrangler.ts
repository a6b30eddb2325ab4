import { execFile } from "node:child_process";
import { isDeepStrictEqual, promisify, stripVTControlCharacters } from "node:util";
import { type Unstable_Config as Configuration, unstable_readConfig } from "wrangler";

/** Wrangler's configuration of production or staging, with its defaults. */
export function readConfiguration(staging: boolean): Configuration {
	return unstable_readConfig({ config: "wrangler.toml", env: staging ? "staging" : "" });
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
	const isDifferent = ([name, value]: [string, unknown]) => !isDeepStrictEqual(value, production.get(name));
	return { ...built, ...Object.fromEntries(Object.entries(readConfiguration(true)).filter(isDifferent)) };
}

/** Runs a program without prompts. @returns what it printed @throws if it fails, with the command and what it printed */
export async function run([program = "", ...options]: string[], variables: object = {}): Promise<string> {
	const env = { ...process.env, ...variables, CI: "true" };
	const { stdout } = await promisify(execFile)(program, options, { env }).catch(
		({ message, stdout = "" }) => {
			throw new Error(stripVTControlCharacters(`${message}\n${stdout}`).trim());
		},
	);
	return stripVTControlCharacters(stdout);
}
