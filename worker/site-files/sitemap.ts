import { alternateUrls } from "#app/i18n/localized-paths.ts";
import { listedPages } from "#app/pages.ts";

/**
 * Every listed page in every language, each with its alternate URLs (sitemaps.org and
 * developers.google.com/search/docs/specialty/international/localized-versions). URLs without a language are alternates only.
 */
export function sitemap(): string {
	const entries = listedPages.flatMap((path) => {
		const alternates = alternateUrls(path);
		const links = alternates
			.map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
			.join("");
		return alternates
			.filter(({ tag }) => tag !== "x-default")
			.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`);
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
