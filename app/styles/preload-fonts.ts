import { preload } from "react-dom";
import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/** Preloads the fonts, because browsers would otherwise request them only after layout and swap them in later. */
export function preloadFonts(): void {
	for (const font of [bricolageGrotesque, instrumentSans]) {
		preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	}
}
