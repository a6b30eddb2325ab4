import { createContext, useContext, useMemo } from "react";
import { fillIn, type Values } from "./fill-in.ts";
import { fallbackLanguage, type Language } from "./languages.ts";
import type { Words } from "./words.server.ts";

type Namespace = keyof Words;

/** A text's place in a group: `hero.title`. One that has a form by number is named without it. */
type KeyOf<Group> = {
	[Key in keyof Group & (string | number)]: Group[Key] extends string
		? Key extends `${infer Base}_${Intl.LDMLPluralRule}`
			? Base
			: `${Key}`
		: `${Key}.${KeyOf<Group[Key]>}`;
}[keyof Group & (string | number)];

type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

type First<Given extends Namespaces> = Given extends Namespace ? Given : Given[0];

type OtherKey<Given extends Namespaces> = Given extends readonly (infer Other extends Namespace)[]
	? { [Own in Other]: `${Own}:${KeyOf<Words[Own]>}` }[Other]
	: never;

/**
 * Says a text of the first namespace by its key, and one of another by `namespace:key`.
 *
 * @param values put in the text's places of their names; by `count` the text's form is chosen, where it has several
 */
export type TFunction<Given extends Namespaces> = (
	key: KeyOf<Words[First<Given>]> | OtherKey<Given>,
	values?: Values,
) => string;

/** The words at hand, by namespace, and their language. */
export const WordsContext = createContext<{ language: Language; words: Record<string, unknown> }>({
	language: fallbackLanguage,
	words: {},
});

function textAt(group: unknown, path: string): string | undefined {
	let found = group;
	for (const name of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[name];
	return found as string | undefined;
}

/**
 * Makes what says the words that are at hand.
 *
 * @param own the namespace of the keys that name none
 */
export function createT(words: Record<string, unknown>, language: Language, own: Namespace) {
	return (key: string, values: Values = {}): string => {
		const colon = key.indexOf(":");
		const namespace = colon < 0 ? own : key.slice(0, colon);
		const path = key.slice(colon + 1);
		const { count } = values;
		const form = typeof count === "number" && `${path}_${new Intl.PluralRules(language).select(count)}`;
		const text = (form && textAt(words[namespace], form)) || textAt(words[namespace], path);
		return text === undefined ? key : fillIn(text, values);
	};
}

/** Gives a component the words of the page. Those of a namespace that has not come are said by their keys. */
export function useTranslation<const Given extends Namespaces>(namespaces: Given): { t: TFunction<Given> } {
	const { language, words } = useContext(WordsContext);
	const own: Namespace = typeof namespaces === "string" ? namespaces : namespaces[0];
	return useMemo(() => ({ t: createT(words, language, own) }), [language, words, own]);
}
