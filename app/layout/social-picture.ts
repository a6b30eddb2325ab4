import type { Language } from "../i18n/languages.ts";
import { type PagePath, pagePaths } from "../pages.ts";

export const socialPictureSize = { width: 1200, height: 630 };

/** The pages with a picture of their own. The idea page uses the home page's. */
export const pagesWithSocialPicture = pagePaths.filter((path) => path !== "/idea");

/** The path in `public/` of a page's social picture. `npm run generate` generates the files. */
export function socialPicture(path: PagePath, language: Language): string {
	return `/social/${language}${path === "/" || path === "/idea" ? "/home" : path}.png`;
}
