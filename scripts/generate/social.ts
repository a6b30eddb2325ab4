/** Part of `npm run generate`: renders the social picture of each page and language in a browser, with Vite's styles and fonts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { chromium } from "playwright";
import sharp from "sharp";
import { createServer } from "vite";
import { languages } from "#app/i18n/languages.ts";
import { pagesWithSocialPicture, socialPicture, socialPictureSize } from "#app/layout/public-images.ts";
import { launchOptions } from "../../e2e/browser.ts";

/** Reduces the title until it fits on three lines. Runs in the page. */
function fitTitle(title: HTMLElement | SVGElement) {
	for (let size = 128; size > 40; size -= 2) {
		title.style.fontSize = `${size}px`;
		if (title.scrollHeight <= 290 && title.scrollWidth <= title.clientWidth) return;
	}
}

const server = await createServer({
	configFile: false,
	appType: "custom",
	logLevel: "warn",
	server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
	plugins: [tailwindcss()],
});
await server.listen();
const [address = ""] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch(await launchOptions());
const module = await server.ssrLoadModule("/scripts/generate/social/social-picture.tsx");
const { socialPictureDigests, socialPictureHtml } = module as typeof import("./social/social-picture.tsx");
const page = await browser.newPage({ viewport: socialPictureSize, colorScheme: "light" });
for (const path of pagesWithSocialPicture) {
	for (const language of languages) {
		const body = socialPictureHtml(path, language);
		await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
		await page.goto(address, { waitUntil: "networkidle" });
		await page.evaluate(() => document.fonts.ready);
		await page.locator("#title").evaluate(fitTitle);
		const picture = await sharp(await page.screenshot())
			.png({ palette: true, colours: 16, dither: 0, effort: 10 })
			.toBuffer();
		const file = `public${socialPicture(path, language)}`;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, picture);
	}
}
// By the digests a test detects outdated pictures.
const digests = JSON.stringify(socialPictureDigests(), null, "\t");
writeFileSync("scripts/generate/social/drawn.json", `${digests}\n`);
await browser.close();
await server.close();
