import type { PagePath } from "../i18n/addresses.ts";
import type { Language } from "../i18n/languages.ts";

/** The size that every social picture has, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 };

/** The file in `public/` that is shown where a page is shared. `npm run social` draws it. */
export function socialPicture(path: PagePath, language: Language): string {
	return `/social/${language}${path === "/" ? "/home" : path}.png`;
}
