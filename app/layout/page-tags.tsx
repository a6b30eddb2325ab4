import { useLocation, useMatches } from "react-router";
import { names, sites } from "../content/group.ts";
import { locales } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import { absoluteUrl, alternateUrls, parseLocalizedPath } from "../i18n/localized-paths.ts";
import { isListedPage, isPagePath } from "../pages.ts";
import { socialPicture, socialPictureSize } from "./public-images.ts";
import { structuredData } from "./structured-data.ts";

/** How a page describes itself in its loader data. */
export interface PageDescription {
	title: string;
	description?: string;
	/** Search engines must not index the page. */
	unlisted?: boolean;
}

const separator = " · ";

/** A page's title without the group's name. */
export function titleWithoutGroup(title: string): string {
	return title
		.split(separator)
		.filter((part) => part !== names.group)
		.join(separator);
}

/**
 * The head tags of a page: title and description of its loader data, and what follows from its path. Not by the router's
 * `meta`: one in the root route would read the last match's data by the same cast, and to do without it every route would
 * need one of its own.
 */
export function PageTags({ language }: { language: Language }) {
	// Every page's loader returns it, from `pageData`; undefined if the loader failed.
	const page = useMatches().at(-1)?.loaderData as { meta?: PageDescription } | undefined;
	return (
		<>
			{/* First, because the alternative text of the picture has to follow the picture. */}
			<PathTags language={language} />
			{page?.meta && <DescriptionTags {...page.meta} />}
		</>
	);
}

/** Title and description, also for Open Graph. */
function DescriptionTags({ title, description, unlisted }: PageDescription) {
	return (
		<>
			<title>{title}</title>
			{unlisted && <meta name="robots" content="noindex" />}
			{description && (
				<>
					<meta name="description" content={description} />
					<meta property="og:title" content={titleWithoutGroup(title)} />
					<meta property="og:description" content={description} />
					{/* The picture shows the title and the group's name. */}
					<meta property="og:image:alt" content={title} />
				</>
			)}
		</>
	);
}

/** Canonical URL, hreflang alternates, Open Graph tags, and on the home page structured data. None for unknown paths. */
function PathTags({ language }: { language: Language }) {
	const { language: pathLanguage, path } = parseLocalizedPath(useLocation().pathname);
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
			<meta property="og:image" content={new URL(socialPicture(path, language), sites.group).href} />
			<meta property="og:image:width" content={`${socialPictureSize.width}`} />
			<meta property="og:image:height" content={`${socialPictureSize.height}`} />
			<meta name="twitter:card" content="summary_large_image" />
			{/* On the server only: crawlers load documents, so the browser does not need this code. */}
			{import.meta.env.SSR && path === "/" && (
				<script
					type="application/ld+json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: no user input, and "<" is escaped
					dangerouslySetInnerHTML={{
						__html: JSON.stringify(structuredData()).replaceAll("<", "\\u003c"),
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
