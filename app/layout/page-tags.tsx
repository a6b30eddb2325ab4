import { useLocation } from "react-router";
import { names, sites } from "../content/placeholders.ts";
import { locales } from "../i18n/format.ts";
import { type Language, languages } from "../i18n/languages.ts";
import { absoluteUrl, alternateUrls, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { isListedPage, isPagePath } from "../pages.ts";
import { useRootData } from "../root-data.ts";
import { socialPicture, socialPictureSize } from "./social-picture.ts";
import { structuredData } from "./structured-data.ts";

/**
 * The head tags that follow from a page's path: canonical URL, hreflang alternates, Open Graph tags, structured data.
 * None for unknown paths.
 */
export function PageTags({ language }: { language: Language }) {
	const { language: pathLanguage, path } = parseLocalizedPath(useLocation().pathname);
	const pageNames = useRootData()?.pageNames;
	if (!isPagePath(path)) return null;
	const url = absoluteUrl(path, pathLanguage);
	return (
		<>
			{isListedPage(path) && (
				<>
					<link rel="canonical" href={url} />
					{alternateUrls(path).map(({ tag, href }) => (
						<link key={tag} rel="alternate" hrefLang={tag} href={href} />
					))}
				</>
			)}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={names.group} />
			<meta property="og:url" content={url} />
			<meta property="og:locale" content={openGraphLocale(language)} />
			{languages
				.filter((other) => other !== language)
				.map((other) => (
					<meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
				))}
			<meta property="og:image" content={new URL(socialPicture(path, language), sites.group).href} />
			<meta property="og:image:width" content={`${socialPictureSize.width}`} />
			<meta property="og:image:height" content={`${socialPictureSize.height}`} />
			<meta name="twitter:card" content="summary_large_image" />
			{/* On the server only: crawlers load documents, so the browser does not need this code. */}
			{import.meta.env.SSR && isListedPage(path) && pageNames && (
				<script
					type="application/ld+json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: no user input, and "<" is escaped
					dangerouslySetInnerHTML={{
						__html: JSON.stringify(structuredData(path, pathLanguage, language, pageNames)).replaceAll(
							"<",
							"\\u003c",
						),
					}}
				/>
			)}
		</>
	);
}

/** Open Graph's notation of a locale: es_ES. */
function openGraphLocale(language: Language): string {
	return locales[language].replace("-", "_");
}
