import { preload } from "react-dom";
import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/**
 * Preloads the fonts. With `font-display: optional`, browsers delay the first paint briefly for preloaded fonts;
 * otherwise a first visit would often be shown in the fallback fonts.
 */
export function preloadFonts(): void {
	for (const font of [bricolageGrotesque, instrumentSans]) {
		preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	}
}
