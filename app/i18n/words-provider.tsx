import { type ReactNode, useState } from "react";
import { useMatches, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";
import { fallbackLanguage, type Language } from "./languages.ts";
import { WordsContext } from "./translation.ts";
import type { Words } from "./words.server.ts";
import { readWords, type WordsText } from "./words-text.ts";

/**
 * Gives its children the words that the matched routes' loaders sent (`words`, by namespace): from the HTML on the
 * first page, from the route's data on later ones. Nothing else is asked for.
 */
export function WordsProvider({ language, children }: { language: Language; children: ReactNode }) {
	const [byLanguage] = useState(
		() => new Map<Language, { language: Language; words: Record<string, unknown> }>(),
	);
	const matches = useMatches();
	let received = byLanguage.get(language) ?? { language, words: {} };
	for (const { loaderData } of matches) {
		const { words: text } = (loaderData ?? {}) as { words?: WordsText<keyof Words> };
		if (!text) continue;
		const words: Record<string, unknown> = readWords(text);
		const isNew = Object.entries(words).some(([namespace, group]) => received.words[namespace] !== group);
		// Those of the pages before stay: a page that leaves is still shown for a moment.
		if (isNew) received = { language, words: { ...received.words, ...words } };
	}
	byLanguage.set(language, received);
	return <WordsContext value={received}>{children}</WordsContext>;
}

/** The language of the page. */
export function useLanguage(): Language {
	return useRouteLoaderData<typeof loader>("root")?.language ?? fallbackLanguage;
}
