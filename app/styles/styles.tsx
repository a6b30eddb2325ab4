import { createContext, use } from "react";
import { preload } from "react-dom";
import styles from "./app.css?inline";
import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/** CSP nonce of the inline styles and script; set on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The site's styles inline, so that the first paint needs no further request, and the script that marks a page for
 * first-layout.css. Without a `precedence`, with which React would put the styles before title and tags: previews read only the
 * first 32 kB of a page. On the server only: React leaves elements in the head that it has not rendered, styles even where it
 * renders the document anew, so the browser does not need the text.
 */
export function Styles() {
	const nonce = use(NonceContext);
	if (!import.meta.env.SSR) return null;
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script */}
			<script nonce={nonce} dangerouslySetInnerHTML={{ __html: markFirstLayout }} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet */}
			<style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
		</>
	);
}

/** Not a page that is reloaded or gone back to, which has the router's history state and is scrolled to where it was. */
const markFirstLayout = `history.state||location.hash||(document.documentElement.dataset.firstLayout="")`;

/** Preloads the fonts, because browsers would otherwise request them only after layout and swap them in later. */
export function preloadFonts(): void {
	for (const font of [bricolageGrotesque, instrumentSans]) {
		preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	}
}
