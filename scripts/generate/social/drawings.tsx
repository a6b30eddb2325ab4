import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../../../app/i18n/languages.ts";
import { pagesWithSocialPicture, socialPicture } from "../../../app/seo/social-picture.ts";
import { digest } from "../../digest.ts";
import { SocialPicture } from "./social-picture.tsx";

/** A digest of what each social picture shows by today's words and facts, by the picture's file. */
export function drawings(): Record<string, string> {
	return Object.fromEntries(
		pagesWithSocialPicture.flatMap((page) =>
			languages.map((language) => [
				socialPicture(page, language),
				digest(renderToStaticMarkup(<SocialPicture page={page} language={language} />)),
			]),
		),
	);
}
