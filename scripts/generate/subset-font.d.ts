/** What the package is used for; it brings no types. Source: its README. */
declare module "subset-font" {
	interface SubsetFontOptions {
		targetFormat?: "sfnt" | "woff" | "woff2";
		/** Ranges that are left of the font's axes. */
		variationAxes?: Record<string, { min: number; max: number }>;
	}
	/** @returns the font with the glyphs of the text */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options?: SubsetFontOptions,
	): Promise<Buffer>;
}
