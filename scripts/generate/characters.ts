/**
 * The characters of the subset fonts: ASCII, Spanish, Catalan and typographic punctuation. Browsers load the packages'
 * Latin files for other letters, which only visitors' texts contain.
 */
export const characters =
	String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
	"\u00a0¡©«°²³ª·º»¿ÀÁÇÈÉÍÏÑÒÓÚÜ×àáçèéíïñòóúü–—‘’“”•…€−";

/** The `unicode-range` of a text's characters: `U+20-7E, U+A0`. */
export function unicodeRange(text: string): string {
	const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
	const ranges: [first: number, last: number][] = [];
	for (const point of points) {
		const range = ranges.at(-1);
		if (range?.[1] === point - 1) range[1] = point;
		else ranges.push([point, point]);
	}
	const hex = (point: number) => point.toString(16).toUpperCase();
	return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}
