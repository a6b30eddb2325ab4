/** Part of `npm run generate`: renders the social picture of each page and language. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { languages } from "../../app/i18n/languages.ts";
import { pagesWithSocialPicture, socialPicture, socialPictureSize } from "../../app/layout/public-images.ts";
import { withRenderedPages } from "./rendered-pages.ts";

type Components = typeof import("./social/social-picture.tsx");

/** Maximum size of a social picture in bytes. */
const maxBytes = 60 * 1024;

/** Compresses with the largest palette that stays within `maxBytes`. */
async function compress(picture: Buffer): Promise<Buffer> {
	for (const colours of [16, 12, 8, 6, 5, 4]) {
		const smaller = await sharp(picture).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
		if (smaller.length <= maxBytes) return smaller;
	}
	throw new Error("the picture is too large with four colours");
}

/** Reduces the title until it fits on three lines. Runs in the page. */
function fitTitle(title: HTMLElement | SVGElement) {
	for (let size = 128; size > 40; size -= 2) {
		title.style.fontSize = `${size}px`;
		if (title.scrollHeight <= 290 && title.scrollWidth <= title.clientWidth) return;
	}
}

await withRenderedPages<Components>(
	"/scripts/generate/social/social-picture.tsx",
	socialPictureSize,
	async ({ components: { socialPictureDigests, socialPictureHtml }, show }) => {
		for (const path of pagesWithSocialPicture) {
			for (const language of languages) {
				const page = await show(socialPictureHtml(path, language));
				await page.locator("#title").evaluate(fitTitle);
				const picture = await compress(await page.screenshot());
				const file = `public${socialPicture(path, language)}`;
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(file, picture);
				console.log(`${(picture.length / 1024).toFixed(1).padStart(6)} kB  ${file}`);
			}
		}
		// By the digests a test detects outdated pictures.
		const digests = JSON.stringify(socialPictureDigests(), null, "\t");
		writeFileSync("scripts/generate/social/drawn.json", `${digests}\n`);
	},
);
