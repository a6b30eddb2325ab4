import type { Language } from "../i18n/languages.ts";
import { parseLocalizedPath } from "../i18n/localized-paths.ts";
import type { Route } from "../routes/home/+types/route";

type HomeData = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;

/** The loader data of the home page, by the language in its URL, once the page was shown or loaded. */
export const homeCache = new Map<Language | undefined, HomeData>();

/** Whether the way from one path to another needs no network: to the home page in the same language, which is cached. */
export function isHomeCached(from: string, to: string): boolean {
	const { language, path } = parseLocalizedPath(to);
	return path === "/" && homeCache.has(language) && parseLocalizedPath(from).language === language;
}
