/**
 * `npm run report`: prints the non-financial information report, a tagged PDF in each language, from the facts of
 * `app/content` and the words of `app/locales`. The same facts give the same file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { chromium } from "playwright";
import { createServer, type ViteDevServer } from "vite";
import { reports } from "../../app/content/documents.ts";
import { isLanguage, languages } from "../../app/i18n/languages.ts";
import { browserArguments, browserPath } from "../../e2e/browser.ts";
import { describePdf } from "./report/pdf-metadata.ts";

async function loadDocument(server: ViteDevServer): Promise<typeof import("./report/document.tsx")> {
	return (await server.ssrLoadModule(
		"/scripts/generate/report/document.tsx",
	)) as typeof import("./report/document.tsx");
}

/** Notes what was printed, so that a test can tell when it is no more what would be. */
async function notePrints(server: ViteDevServer): Promise<void> {
	const { prints } = (await server.ssrLoadModule(
		"/scripts/generate/report/prints.ts",
	)) as typeof import("./report/prints.ts");
	writeFileSync("scripts/generate/report/printed.json", `${JSON.stringify(prints(), null, "\t")}\n`);
}

/** Serves the report as `/en` and `/es`, and what it asks for. */
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
	// Without hinting, letters stand where the font wants them, not on a screen's pixels.
	args: [...browserArguments, "--font-render-hinting=none"],
});

try {
	const { reportDocument } = await loadDocument(server);
	for (const language of languages) {
		const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
		await page.goto(`${address}${language}`, { waitUntil: "networkidle" });
		// The site prints black on white; the report has a ground.
		await page.emulateMedia({ media: "screen", colorScheme: "light" });
		await page.evaluate(() => document.fonts.ready);
		const tooLong = await page
			.locator("[data-body]")
			.evaluateAll((bodies) =>
				bodies.flatMap((body) =>
					body.scrollHeight > body.clientHeight || body.scrollWidth > body.clientWidth + 80
						? (body.querySelector("h2, h3")?.textContent ?? "?")
						: [],
				),
			);
		if (tooLong.length > 0)
			throw new Error(`${language}: more than fits on the page of ${tooLong.join(", ")}`);

		const printed = await page.pdf({
			tagged: true,
			outline: true,
			preferCSSPageSize: true,
			printBackground: true,
		});
		const file = `public${reports[language]}`;
		writeFileSync(file, describePdf(printed, reportDocument(language).metadata));
		console.log(`${file}  ${(readFileSync(file).length / 1024).toFixed(0)} KiB`);
		await page.close();
	}
	await notePrints(server);
} finally {
	await browser.close();
	await server.close();
}
