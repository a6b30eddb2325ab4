import { createContext, use } from "react";
import styles from "./app.css?inline";

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
