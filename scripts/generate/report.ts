/**
 * `npm run report`: prints the non-financial information report as a tagged PDF in each language, from `app/content` and
 * `app/locales`. The output is reproducible.
 */
import { readFileSync, writeFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { chromium } from "playwright";
import { createServer, type ViteDevServer } from "vite";
import { reports } from "../../app/content/documents.ts";
import { isLanguage, languages } from "../../app/i18n/languages.ts";
import { browserArguments, browserPath } from "../../e2e/browser.ts";
import { addPdfMetadata } from "./report/pdf-metadata.ts";

async function loadDocument(server: ViteDevServer): Promise<typeof import("./report/document.tsx")> {
	return (await server.ssrLoadModule(
		"/scripts/generate/report/document.tsx",
	)) as typeof import("./report/document.tsx");
}

/** Writes the digests by which a test detects an outdated report. */
async function writeDigests(server: ViteDevServer): Promise<void> {
	const { reportDigests } = (await server.ssrLoadModule(
		"/scripts/generate/report/digests.ts",
	)) as typeof import("./report/digests.ts");
	writeFileSync("scripts/generate/report/printed.json", `${JSON.stringify(reportDigests(), null, "\t")}\n`);
}

/** Serves the report at `/en` and `/es`, with its assets. */
const server = await createServer({
	configFile: false,
	appType: "custom",
	logLevel: "warn",
	server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
	plugins: [
		tailwindcss(),
		{
			name: "report",
			configureServer({ middlewares }) {
				middlewares.use(async (request, response, next) => {
					const language = request.url?.slice(1);
					if (!isLanguage(language)) return next();
					const { reportDocument } = await loadDocument(server);
					response.setHeader("Content-Type", "text/html").end(reportDocument(language).html);
				});
			},
		},
	],
});
await server.listen();
const [address = ""] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
	executablePath: await browserPath(),
	// Hinting would align letters to screen pixels.
	args: [...browserArguments, "--font-render-hinting=none"],
});

try {
	const { reportDocument } = await loadDocument(server);
	for (const language of languages) {
		const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
		await page.goto(`${address}${language}`, { waitUntil: "networkidle" });
		// The print styles of the site would remove the background colours.
		await page.emulateMedia({ media: "screen", colorScheme: "light" });
		await page.evaluate(() => document.fonts.ready);
		const overflowing = await page
			.locator("[data-body]")
			.evaluateAll((bodies) =>
				bodies.flatMap((body) =>
					body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth + 80
						? (body.querySelector("h2, h3")?.textContent ?? "?")
						: [],
				),
			);
		if (overflowing.length > 0)
			throw new Error(`${language}: content overflows the page of ${overflowing.join(", ")}`);

		const printed = await page.pdf({
			tagged: true,
			outline: true,
			preferCSSPageSize: true,
			printBackground: true,
		});
		const file = `public${reports[language]}`;
		writeFileSync(file, addPdfMetadata(printed, reportDocument(language).metadata));
		console.log(`${file}  ${(readFileSync(file).length / 1024).toFixed(0)} KiB`);
		await page.close();
	}
	await writeDigests(server);
} finally {
	await browser.close();
	await server.close();
}
