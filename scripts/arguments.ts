import { type ParseArgsConfig, parseArgs } from "node:util";

/** The argument of scripts that concern production, or staging. */
export const stagingOption = { staging: { type: "boolean", default: false } } as const;

/** What a script was asked with. On anything that `config` does not know it ends with 2, saying what and how to ask. */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
	try {
		return parseArgs(config);
	} catch (error) {
		return refuse(usage, error instanceof Error ? error.message : String(error));
	}
}

/** Ends the script with 2, saying what is wrong and how to ask. */
export function refuse(usage: string, problem: string): never {
	console.error(`${problem}\n\n${usage}`);
	process.exit(2);
}
