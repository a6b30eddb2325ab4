import { createContext, use } from "react";
import { preload } from "react-dom";
import styles from "./app.css?inline";
import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/** CSP nonce of the inline styles; set on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The site's styles inline, so that the first paint needs no further request. Without a `precedence`, with which React would
 * put them before title and tags: previews read only the first 32 kB of a page. On the server only: React leaves elements in
 * the head that it has not rendered, styles even where it renders the document anew, so the browser does not need the text.
 */
export function Styles() {
	const nonce = use(NonceContext);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet
	return import.meta.env.SSR && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />;
}

/** Preloads the fonts, because browsers would otherwise request them only after layout and swap them in later. */
export function preloadFonts(): void {
	for (const font of [bricolageGrotesque, instrumentSans]) {
		preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	}
}
