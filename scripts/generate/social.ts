/**
 * `npm run social`: renders the social picture of each page and language, and the icons. `npm run social -- /contact`
 * renders only the pictures of that page.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { createServer, type ViteDevServer } from "vite";
import { languages } from "../../app/i18n/languages.ts";
import { icons } from "../../app/layout/icons.ts";
import { pagesWithSocialPicture, socialPicture, socialPictureSize } from "../../app/layout/social-picture.ts";
import { browserArguments, browserPath } from "../../e2e/browser.ts";

const only = process.argv.slice(2);
const pages = pagesWithSocialPicture.filter((path) => only.length === 0 || only.includes(path));

/** Maximum size of a social picture in bytes. */
const maxBytes = 60 * 1024;

function write(picture: Buffer, file: string) {
	const path = `public${file}`;
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, picture);
	console.log(`${(picture.length / 1024).toFixed(1).padStart(6)} kB  ${path}`);
}

/** Compresses with the largest palette that stays within `maxBytes`. */
async function compress(picture: Buffer): Promise<Buffer> {
	for (const colours of [16, 12, 8, 6, 5, 4]) {
		const smaller = await sharp(picture).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
		if (smaller.length <= maxBytes) return smaller;
	}
	throw new Error("the picture is too large with four colours");
}

/** Renders `public/favicon.svg`. With `padding`, in units of its view box, it gets a square background with that margin. */
async function drawIcon(size: number, padding: number | undefined): Promise<Buffer> {
	const favicon = readFileSync("public/favicon.svg", "utf8");
	const svg =
		padding === undefined
			? favicon
			: favicon
					.replace(
						/viewBox="[^"]*"/,
						`viewBox="${-padding} ${-padding} ${40 + 2 * padding} ${40 + 2 * padding}"`,
					)
					.replace(/<rect[^>]*(fill="[^"]*")\/>/, `<rect x="-40" y="-40" width="120" height="120" $1/>`);
	return sharp(Buffer.from(svg), { density: 72 * (size / 20) })
		.resize(size, size)
		.png({ palette: true, effort: 10 })
		.toBuffer();
}

/** Encodes a PNG as an ICO file with one entry. */
function encodeIco(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // an icon
	header.writeUInt16LE(1, 4); // one picture
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10); // plane
	header.writeUInt16LE(32, 12); // bits of a pixel
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}

async function drawIcons(): Promise<void> {
	const { tab, favicon, touch, maskable, maskableLarge } = icons;
	write(encodeIco(await drawIcon(favicon.size, undefined), favicon.size), favicon.file);
	write(await drawIcon(tab.size, undefined), tab.file);
	write(await drawIcon(touch.size, 1), touch.file);
	write(await drawIcon(maskable.size, 4), maskable.file);
	write(await drawIcon(maskableLarge.size, 4), maskableLarge.file);
}

async function drawSocialPictures(page: Page, previewUrl: string): Promise<void> {
	await page.setViewportSize(socialPictureSize);
	for (const path of pages) {
		for (const language of languages) {
			await page.goto(`${previewUrl}?page=${path}&language=${language}`);
			await page.locator("#title").waitFor();
			await page.evaluate(() => document.fonts.ready);
			write(await compress(await page.screenshot()), socialPicture(path, language));
		}
	}
}

/** Writes the digests by which a test detects outdated pictures. */
async function writeDigests(server: ViteDevServer): Promise<void> {
	const { socialPictureDigests } = (await server.ssrLoadModule(
		"/scripts/generate/social/digests.tsx",
	)) as typeof import("./social/digests.tsx");
	const file = "scripts/generate/social/drawn.json";
	const before: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
	const drawn = new Set(pages.flatMap((path) => languages.map((language) => socialPicture(path, language))));
	const digests = Object.entries(socialPictureDigests()).map(([picture, digest]) => [
		picture,
		drawn.has(picture) ? digest : before[picture],
	]);
	writeFileSync(file, `${JSON.stringify(Object.fromEntries(digests), null, "\t")}\n`);
}

const server = await createServer({
	configFile: false,
	plugins: [tailwindcss()],
	optimizeDeps: { include: ["react", "react/jsx-dev-runtime", "react-dom/client", "react-router"] },
	cacheDir: "node_modules/.vite-social",
	server: { port: 0, hmr: false },
	logLevel: "warn",
});
await server.listen();
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
try {
	const previewUrl = `${server.resolvedUrls?.local[0]}scripts/generate/social/preview.html`;
	const page = await browser.newPage();
	page.on("pageerror", (error) => console.error(error));
	await drawSocialPictures(page, previewUrl);
	if (only.length === 0) await drawIcons();
	await writeDigests(server);
} finally {
	await browser.close();
	await server.close();
}
