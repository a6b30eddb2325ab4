import { tabStorage } from "../browser/storage.ts";
import type { Complete } from "./analysis-state.ts";

const key = "finishedAnalyses";

/** The most that is kept, in characters: ten analyses and more. The browser has room for some five million. */
const maxLength = 300_000;

/** The finished analyses of this tab by name, the newest last. */
function readAll(): [name: string, analysis: Complete][] {
	const kept = tabStorage.readJson(key);
	return Array.isArray(kept) ? kept : [];
}

/** The finished analysis of this name, as it was shown. */
export function findKept(name: string): Complete | undefined {
	return readAll().find(([kept]) => kept === name)?.[1];
}

/** Keeps a finished analysis in this tab, in place of the one before it. The oldest go where there are too many. */
export function keep(name: string, analysis: Complete): void {
	const kept = readAll().filter(([other]) => other !== name);
	kept.push([name, analysis]);
	while (JSON.stringify(kept).length > maxLength) kept.shift();
	tabStorage.write(key, JSON.stringify(kept));
}

/** Forgets the analyses of an idea that has been erased, in any language. */
export function forgetKept(id: string): void {
	tabStorage.write(key, JSON.stringify(readAll().filter(([name]) => !name.startsWith(id))));
}
