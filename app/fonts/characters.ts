/**
 * The characters of the site's own fonts: ASCII, and what Spanish, Catalan and good typography add to it. Other
 * western letters that a visitor writes are fetched from the packages' own files when they are first shown.
 */
export const characters =
	String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
	"\u00a0¡©«°ª·º»¿ÀÁÇÈÉÍÏÑÒÓÚÜ×àáçèéíïñòóúü–—‘’“”•…€−";

/** The characters as CSS says them: `U+20-7E, U+A0`. */
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
