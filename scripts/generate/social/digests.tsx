import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../../../app/i18n/languages.ts";
import { pagesWithSocialPicture, socialPicture } from "../../../app/layout/social-picture.ts";
import { digest } from "../../digest.ts";
import { SocialPicture } from "./social-picture.tsx";

/** Digest of each social picture's current HTML, by the path of the picture. */
export function socialPictureDigests(): Record<string, string> {
	return Object.fromEntries(
		pagesWithSocialPicture.flatMap((page) =>
			languages.map((language) => [
				socialPicture(page, language),
				digest(renderToStaticMarkup(<SocialPicture page={page} language={language} />)),
			]),
		),
	);
}
