/** Types of the parts of the package in use; it has none of its own. Source: its README. */
declare module "subset-font" {
	interface SubsetFontOptions {
		targetFormat?: "sfnt" | "woff" | "woff2";
		/** Ranges to keep of the font's variation axes. */
		variationAxes?: Record<string, number | { min: number; max: number }>;
	}
	/** @returns the font reduced to the glyphs of the text */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options?: SubsetFontOptions,
	): Promise<Buffer>;
}
