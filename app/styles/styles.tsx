import { createContext, use } from "react";
import styles from "./app.css?inline";

/** CSP nonce of the inline styles; set on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The site's styles inline, so that the first paint needs no further request. Without a `precedence`, which would put them
 * before title and tags: previews read only the first 32 kB of a page. React leaves the server's text as it is, so the browser
 * bundle does not contain the styles.
 */
export function Styles() {
	return (
		<style
			nonce={use(NonceContext)}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styles : "" }}
		/>
	);
}
