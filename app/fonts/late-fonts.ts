/**
 * The fonts of a document that is shown before they are asked for: else a browser asks for them before the first paint,
 * which then waits if they come quickly.
 */
export const lateFonts = {
	/** The attribute of such a document until they are there. All are shown at once: each by itself is a layout of the page. */
	mark: "data-late-fonts",
	families: ["Bricolage Grotesque", "Instrument Sans"],
} as const;
