import { expect, test } from "vitest";
import styles from "#app/styles/fonts.css?raw";
import { characters, unicodeRange } from "../../scripts/generate/characters.ts";

const sources = import.meta.glob<string>("../../app/{content,legal,locales}/**/*.ts", {
	query: "?raw",
	import: "default",
	eager: true,
});

test("the subset fonts contain every character of the site's texts", () => {
	expect(Object.keys(sources).length).toBeGreaterThan(30);
	const known = new Set(`${characters}\n\t`);
	const missing = Object.entries(sources).flatMap(([file, text]) =>
		[...new Set(text)].flatMap((one) => (known.has(one) ? [] : `${one} ${file}`)),
	);
	expect(missing).toEqual([]);
});

test("the unicode-range of each subset font matches its characters", () => {
	const faces = styles.match(/@font-face \{[^}]*\}/g) ?? [];
	const cut = faces.filter((face) => face.includes('url("./'));
	const ranges = cut.map((face) => /unicode-range:([^;]*);/.exec(face)?.[1]?.trim().split(/,\s*/).join(", "));
	expect(ranges).toEqual([unicodeRange(characters), unicodeRange(characters)]);
});
