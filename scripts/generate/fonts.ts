/**
 * Part of `npm run generate`: subsets the fonts of the `@fontsource-variable` packages to the characters and weights of the site and
 * writes them to `app/styles/`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { characters, unicodeRange } from "./characters.ts";

const { resolve } = createRequire(import.meta.url);

/** The display font has one weight: its other weights would make the file almost twice as large. */
const weights = { "bricolage-grotesque": 600, "instrument-sans": { min: 400, max: 700 } };

for (const [family, wght] of Object.entries(weights)) {
	const whole = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
	const font = await subsetFont(readFileSync(whole), characters, {
		targetFormat: "woff2",
		variationAxes: { wght },
	});
	writeFileSync(`app/styles/${family}.woff2`, font);
}
console.log(unicodeRange(characters));
