import { expect, test } from "vitest";

type Words = Record<string, { default: object }>;

const en = import.meta.glob("#app/locales/en/*.ts", { eager: true }) as Words;
const es = import.meta.glob("#app/locales/es/*.ts", { eager: true }) as Words;

/** Written alike in Spanish and in English. */
const inBoth = [
	...["Agro", "Cookies", "cookies", "Email", "Error", "Fig.", "Legal", "PDF", "Sector"],
	// Names: of a place, a network and the languages, each in its own.
	...["Barcelona", "LinkedIn", "English", "Español"],
	// The specification has the studio's badge in English; it is marked as such.
	"Web by",
	// What the browser keeps, by the name that it has there.
	...[
		"ideaDraft",
		"analysis:…",
		"studioBadge",
		"history.state",
		"cookiePreferences",
		"functionality:ideaDraft",
	],
	...["react-router-scroll-positions", "remix-router-transitions"],
];

function textsIn(value: unknown, path: string): [path: string, text: string][] {
	if (typeof value === "string") return [[path, value]];
	return Object.entries(value as object).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/** What a text says by itself, without the facts that are filled in. */
const ownWords = (text: string) =>
	text
		.replace(/\]\([^)]*\)/g, "]")
		.replace(/\{\{\w+\}\}/g, "")
		.trim();

test("nothing was left untranslated", () => {
	const found = Object.entries(en).flatMap(([file, words]) => {
		const twin = es[file.replace("/en/", "/es/")];
		if (!twin) throw new Error(`${file} has no Spanish twin`);
		const spanish = new Map(textsIn(twin.default, file));
		return textsIn(words.default, file).filter(
			([path, text]) =>
				spanish.get(path) === text && /\p{L}/u.test(ownWords(text)) && !inBoth.includes(ownWords(text)),
		);
	});
	expect(found).toEqual([]);
	expect(Object.keys(en).length).toBeGreaterThan(20);
});
