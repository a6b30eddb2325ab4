import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/create-i18n.ts";
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
	...["ideaDraft", "contactDraft", "answerDraft", "analyses", "studioBadge"],
	...["history.state", "cookiePreferences"],
	...["functionality:ideaDraft", "react-router-scroll-positions", "remix-router-transitions"],
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

/** The places for values in a text, each with its format: `{{tonnes, number}}`. */
const placesOf = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort();

/** The tags of a text, such as links: `<privacy>`. */
const tagsOf = (text: string) => (text.match(/<[^>]*>/g) ?? []).sort();

/** The figures of a text, whatever separates their digits. */
const digitsOf = (text: string) => (text.match(/\d+/g) ?? []).sort();

test("each text has the same placeholders, tags and figures in both languages, with known formats", () => {
	for (const [path, english, spanish = ""] of Object.keys(en).flatMap(translationsIn)) {
		expect(tagsOf(spanish), path).toEqual(tagsOf(english));
		expect(placesOf(spanish), path).toEqual(placesOf(english));
		// The example is written in each language by itself.
		if (!path.includes("example.analysis")) expect(digitsOf(spanish), path).toEqual(digitsOf(english));
		for (const place of placesOf(english)) {
			const [, format] = place.slice(2, -2).split(", ");
			if (format) expect(formats, path).toHaveProperty(format);
		}
	}
});

test("a number never parts from its unit, whatever a text says", () => {
	const texts = [en, es].flatMap((files) =>
		Object.entries(files).flatMap(([file, { default: locale }]) => textsIn(locale, file)),
	);
	const parted = texts.filter(([, text]) => {
		const common = { text: text.replaceAll(/\{\{[^}]*\}\}/g, "7") };
		return /\d [\p{L}€%]/u.test(createI18n("es", { common }).t("text" as never));
	});
	expect(parted).toEqual([]);
	expect(texts.length).toBeGreaterThan(1000);
});
