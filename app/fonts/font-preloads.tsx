import { useState } from "react";
import { useLocation } from "react-router";
import { fixedAddress } from "../i18n/addresses.ts";
import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/**
 * Has the page that a visitor comes in by fetch its fonts beside its styles. Not the home page: it is seen sooner without,
 * and none of its lines breaks elsewhere when the fonts come.
 */
export function FontPreloads() {
	const { pathname } = useLocation();
	const [isHome] = useState(() => fixedAddress(pathname).path === "/");
	if (isHome) return null;
	return [bricolageGrotesque, instrumentSans].map((font) => (
		<link
			key={font}
			rel="preload"
			as="font"
			type="font/woff2"
			crossOrigin="anonymous"
			fetchPriority="low"
			href={font}
		/>
	));
}
