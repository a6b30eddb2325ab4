/** The argument of scripts that concern production, or staging. */
export const stagingOption = { staging: { type: "boolean", default: false } } as const;

/** Ends the script with 2, saying what is wrong and how to ask. */
export function refuse(usage: string, problem: string): never {
	console.error(`${problem}\n\n${usage}`);
	process.exit(2);
}
