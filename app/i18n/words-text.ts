import type { Words } from "./words.server.ts";

declare const namespaces: unique symbol;

/** Words as JSON, by namespace: in a page's HTML, one text is half as large as an entry for each of them. */
export type WordsText<Namespace extends keyof Words> = string & { [namespaces]?: Namespace };

/** What was read already: the same text always gives the same words. */
const read = new Map<string, Partial<Words>>();

/** The words that a loader sent. */
export function readWords<Namespace extends keyof Words>(text: WordsText<Namespace>): Pick<Words, Namespace> {
	const words = read.get(text) ?? (JSON.parse(text) as Partial<Words>);
	read.set(text, words);
	return words as Pick<Words, Namespace>;
}
