/** Types of the parts of the package in use; it has none of its own. Source: its README. */
declare module "subset-font" {
	/** @returns the font reduced to the glyphs of the text, and to these ranges of its variation axes */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: { targetFormat: "woff2"; variationAxes: Record<string, number | { min: number; max: number }> },
	): Promise<Buffer>;
}
