import { expect, test } from "vitest";
import { formats } from "#app/i18n/format.ts";

type Locale = Record<string, { default: object }>;

const en = import.meta.glob("#app/locales/en/*.ts", { eager: true }) as Locale;
const es = import.meta.glob("#app/locales/es/*.ts", { eager: true }) as Locale;

/** Written alike in Spanish and in English. */
const inBoth = [
	...["Agro", "Cookies", "cookies", "Error", "Fig.", "Legal", "PDF", "Sector"],
	// Names: of a place, a network and the languages, each in its own.
	...["Barcelona", "LinkedIn", "English", "Español"],
	// The specification has the studio's badge in English; it is marked as such.
	"Web by",
	// What the browser keeps, by the name that it has there.
	...["ideaDraft", "contactDraft", "analysisMessageDraft#…", "answerDraft", "finishedAnalyses"],
	...["history.state", "cookiePreferences", "studioBadge"],
	...["functionality:ideaDraft", "react-router-scroll-positions"],
];

function textsIn(value: unknown, path: string): [path: string, text: string][] {
	if (typeof value === "string") return [[path, value]];
	return Object.entries(value as object).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/** What a text says by itself, without its values and tags. */
const ownWords = (text: string) => text.replace(/<[^>]*>|\{\{[^}]*\}\}/g, "").trim();

/** The texts of an English file, each with its path and its translation. */
function translationsIn(file: string): [path: string, english: string, spanish: string | undefined][] {
	const spanish = new Map(textsIn(es[file.replace("/en/", "/es/")]?.default ?? {}, file));
	return textsIn(en[file]?.default, file).map(([path, text]) => [path, text, spanish.get(path)]);
}

test("every text is translated", () => {
	const untranslated = Object.keys(en)
		.flatMap(translationsIn)
		.filter(([, english, spanish]) => spanish === undefined || spanish === english)
		.filter(([, english]) => /\p{L}/u.test(ownWords(english)) && !inBoth.includes(ownWords(english)));
	expect(untranslated).toEqual([]);
	expect(Object.keys(en).length).toBeGreaterThan(20);
});

/** The tags of a text, its places for values with their formats (`{{tonnes, number}}`), and its figures. */
const partsOf = (text: string, withFigures: boolean) => [
	(text.match(/<[^>]*>/g) ?? []).sort(),
	[...new Set(text.match(/\{\{[^}]*\}\}/g))].sort(),
	withFigures && (text.match(/\d+/g) ?? []).sort(),
];

test("each text has the same placeholders, tags and figures in both languages, with known formats", () => {
	for (const [path, english, spanish = ""] of Object.keys(en).flatMap(translationsIn)) {
		// The example is written in each language by itself.
		const withFigures = !path.includes("example.analysis");
		expect(partsOf(spanish, withFigures), path).toEqual(partsOf(english, withFigures));
		for (const [, format = ""] of english.matchAll(/\{\{\w+, (\w+)\}\}/g))
			expect(formats, path).toHaveProperty(format);
	}
});
