import bricolageGrotesque from "./bricolage-grotesque.woff2";
import instrumentSans from "./instrument-sans.woff2";

/**
 * Has a page's fonts fetched beside its styles, with less priority. Optional fonts need it: browsers then wait a moment
 * with the first paint for those that are about to come, instead of painting without them and moving the text.
 */
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
