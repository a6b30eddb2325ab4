import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { sites } from "#app/content/group.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { Ring } from "#app/illustrations/ring.tsx";
import { Logo } from "#app/layout/logo.tsx";
import { titleWithoutGroup } from "#app/layout/page-tags.tsx";
import { pagesWithSocialPicture, socialPicture } from "#app/layout/public-images.ts";
import { describePage } from "#app/page-data.server.ts";
import type { PagePath } from "#app/pages.ts";

/** The picture that social networks show for a shared page. */
function SocialPicture({ page, language }: { page: PagePath; language: Language }) {
	const title = titleWithoutGroup(describePage(page, language).title);
	return (
		<div className="relative h-[630px] w-[1200px] overflow-clip bg-paper">
			<Ring idea={title} level="clear" className="absolute right-2 bottom-20 h-[496px]" />
			{/* The thread leads into the ring, as on the results page. */}
			<div className="absolute bottom-20 left-0 w-[918px] border-t-4 border-signal" />
			<div className="absolute top-13 left-16 flex items-center">
				<div className="flex w-[222px] origin-left scale-[1.6]">
					<Logo />
				</div>
				<p className="-mb-1 border-l-2 border-line-strong pl-6 text-[25px]/[1.15] text-ink-soft">
					{new URL(sites.group).host}
				</p>
			</div>
			<h1
				id="title"
				className="absolute bottom-51 left-16 w-[566px] leading-[.96] [overflow-wrap:normal] hyphens-none"
			>
				{title}
			</h1>
		</div>
	);
}

const markup = (page: PagePath, language: Language) =>
	renderToStaticMarkup(<SocialPicture page={page} language={language} />);

/** The document of a picture. */
export const socialPictureHtml = (page: PagePath, language: Language) =>
	`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
	<link rel="stylesheet" href="/scripts/generate/social/social.css"></head><body>${markup(page, language)}</body></html>`;

/** Beginnings of the SHA-256 of the social pictures' current HTML, by the paths of the pictures. */
export function socialPictureDigests(): Record<string, string> {
	const digests = pagesWithSocialPicture.flatMap((page) =>
		languages.map((language) => [
			socialPicture(page, language),
			createHash("sha256").update(markup(page, language)).digest("hex").slice(0, 16),
		]),
	);
	return Object.fromEntries(digests);
}
