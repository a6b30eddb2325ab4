import { preload } from "react-dom";
import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/**
 * Has a page's fonts fetched before anything else. Optional fonts need it: browsers then wait a moment with the first
 * paint for those that are about to come, instead of painting without them and moving the text.
 */
export function preloadFonts(): void {
	for (const font of [bricolageGrotesque, instrumentSans]) {
		preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	}
}
