import { createContext, use } from "react";
import styles from "./app.css?inline";

/** CSP nonce of the inline styles; set on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The site's styles inline, so that the first paint needs no further request. React hoists the element into the head and
 * keeps the one from the server, so the browser bundle does not contain the styles.
 */
export function Styles() {
	return (
		<style href="site" precedence="default" nonce={use(NonceContext)}>
			{import.meta.env.SSR ? styles : ""}
		</style>
	);
}
