import { createContext, use } from "react";
import styles from "./app.css?inline";

/** The nonce under which a page's inline styles apply; only where pages are rendered. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The site's styles, in the page: the first paint needs no second answer for them. React puts them into the head once, and
 * in the browser keeps those that it finds there, so that the scripts need not bring them along.
 */
export function Styles() {
	return (
		<style href="site" precedence="default" nonce={use(NonceContext)}>
			{import.meta.env.SSR ? styles : ""}
		</style>
	);
}
