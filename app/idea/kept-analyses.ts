import { tabStorage } from "../browser/storage.ts";

export interface Analysis {
	/** loading → streaming → complete; both of the first two can also end in stopped or failed. */
	phase: "loading" | "streaming" | "complete" | "stopped" | "failed";
	text: string;
	/** Whether the text was cut by the limit on its length. */
	isCut?: boolean | undefined;
	/** The idea as it is stored; undefined until the server has told it. */
	idea?: string | undefined;
	/** Name of the model; undefined until it is known. */
	model?: string | undefined;
	/** Language of the text, as in BCP 47; undefined if it is not known. */
	language?: string | undefined;
	/** When it was finished, in seconds since 1970. */
	created?: number | undefined;
	/** Why it failed, or why the last try to write it again did. */
	error?: unknown;
	/** The connection or the server has failed. It is tried again while the analysis is in progress. */
	isInterrupted?: boolean;
	/** The idea has reached its analyses of the day, so no other one is offered. */
	limitReached?: boolean;
}

const key = "analyses";

/** The most that is kept, in characters: ten analyses and more. The browser has room for some five million. */
const maxLength = 300_000;

/** The finished analyses of this tab by name, the newest last. */
function readAll(): [name: string, analysis: Analysis][] {
	const kept = tabStorage.readJson(key);
	return Array.isArray(kept) ? kept : [];
}

/** The finished analysis of this name, as it was shown. */
export function findKept(name: string): Analysis | undefined {
	return readAll().find(([kept]) => kept === name)?.[1];
}

/** Keeps a finished analysis in this tab, in place of the one before it. The oldest go where there are too many. */
export function keep(name: string, analysis: Analysis): void {
	const kept = readAll().filter(([other]) => other !== name);
	kept.push([name, analysis]);
	while (JSON.stringify(kept).length > maxLength) kept.shift();
	tabStorage.write(key, JSON.stringify(kept));
}

/** Forgets the analyses of an idea that has been erased, in any language. */
export function forgetKept(id: string): void {
	tabStorage.write(key, JSON.stringify(readAll().filter(([name]) => !name.startsWith(id))));
}
