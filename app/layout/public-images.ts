import type { Language } from "../i18n/languages.ts";
import { type PagePath, pagePaths } from "../pages.ts";

/** The icons in `public/` that pages link, drawn from `public/favicon.svg`, with their sizes in pixels. */
export const linkedIcons = {
	/** For browsers without SVG favicons. */
	tab: { file: "/icons/tab-32.png", size: 32 },
	/** iOS rounds the corners itself. */
	touch: { file: "/icons/touch-180.png", size: 180 },
} as const;

/** The other icons of the site: no page has to load their addresses. */
export const otherIcons = {
	/** For clients that request it without reading a page's links. */
	favicon: { file: "/favicon.ico", size: 32 },
	/** Maskable icons of the web manifest; their safe zone is the middle four fifths. */
	maskable: { file: "/icons/maskable-192.png", size: 192 },
	maskableLarge: { file: "/icons/maskable-512.png", size: 512 },
} as const;

export const socialPictureSize = { width: 1200, height: 630 };

/** The pages with a picture of their own. The idea page uses the home page's. */
export const pagesWithSocialPicture = pagePaths.filter((path) => path !== "/idea");

/** The path in `public/` of a page's social picture. `npm run generate` generates the files. */
export function socialPicture(path: PagePath, language: Language): string {
	return `/social/${language}${path === "/" || path === "/idea" ? "/home" : path}.png`;
}
