import type { Language } from "../i18n/languages.ts";
import type { PagePath } from "../navigation/page-paths.ts";
import { pagePaths } from "../navigation/page-paths.ts";

/** The size that every social picture has, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 };

/** The pages with a picture of their own. The idea's page is a step of the home page, and has that one's. */
export const pagesWithSocialPicture = pagePaths.filter((path) => path !== "/idea");

/** The file in `public/` that is shown where a page is shared. `npm run social` draws it. */
export function socialPicture(path: PagePath, language: Language): string {
	return `/social/${language}${path === "/" || path === "/idea" ? "/home" : path}.png`;
}
