import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/** Has a page's fonts fetched beside its styles, which come first. */
export function FontPreloads() {
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
