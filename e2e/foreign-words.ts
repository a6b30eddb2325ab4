import { authorities } from "../app/content/authorities.ts";
import { contacts, names, registration, sites } from "../app/content/placeholders.ts";
import { isLanguage, type Language, languages } from "../app/i18n/languages.ts";
import { fold, functionWords, wordsIn } from "../worker/text-language.ts";
import { translations } from "./fixtures.ts";

/** Names are written alike in both languages, whatever language their words are of. */
const properNames = [
	...Object.values(names),
	...Object.values(registration),
	...Object.values(contacts),
	...[authorities.dataProtection, ...Object.values(authorities.whistleblowing)].map(({ name }) => name),
	...Object.values(sites).map((site) => site.replace("https://", "")),
	...["UN Global Compact", "Global Privacy Control"],
	// What the browser keeps, by the name that it has there.
	...["analysis:…", "history.state"],
].sort((one, other) => other.length - one.length);

const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|es|eu|org|example)\b/g;

function plainWords(text: string): string[] {
	let plain = text.normalize("NFC").replace(/\{\{\w+\}\}|\]\([^)]*\)|`[^`]*`/g, " ");
	for (const name of properNames) plain = plain.replaceAll(name, " ");
	return wordsIn(plain.replace(addresses, " ")).map(fold);
}

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** How often each word is said in each language of the site. */
const counts = Object.fromEntries(
	languages.map((language) => {
		const said = new Map<string, number>();
		for (const word of textsIn(translations[language]).flatMap(plainWords))
			said.set(word, (said.get(word) ?? 0) + 1);
		return [language, said];
	}),
) as Record<Language, Map<string, number>>;

/** Words that both languages have: Spanish says “has escrito” and “una cookie”, English “agro-technology”. */
const alike: Record<Language, string[]> = { en: ["agro"], es: ["has", "cookie", "agro"] };

/** A word is of a language if the site says it there, and in the other hardly ever: a slip does not make it one of both. */
const rarely = 1 / 6;

/**
 * The words of a text that are not of its language but of the site's other one: those that the site itself says in
 * that one, and the small words without which no sentence of it can do.
 *
 * @param language of the text; in one that the site does not speak, all but names is foreign
 */
export function foreignWords(text: string, language: string): string[] {
	const other = languages.find((candidate) => candidate !== language);
	if (!isLanguage(language) || !other) return plainWords(text);
	return plainWords(text).filter((word) => {
		if (!/\p{L}{2}/u.test(word) || alike[language].includes(word)) return false;
		const here = counts[language].get(word) ?? 0;
		const there = counts[other].get(word) ?? 0;
		return (
			(functionWords[other].has(word) && !functionWords[language].has(word) && here <= there) ||
			here < there * rarely
		);
	});
}
