/**
 * `npm run report`: prints the non-financial information report as a tagged PDF in each language, from `app/content` and
 * `app/locales`. The output is reproducible.
 */
import { writeFileSync } from "node:fs";
import { reports } from "../../app/content/documents.ts";
import { languages } from "../../app/i18n/languages.ts";
import { withRenderedPages } from "./rendered-pages.ts";
import { addPdfMetadata } from "./report/pdf-metadata.ts";

type Components = typeof import("./report/document.tsx");

await withRenderedPages<Components>(
	"/scripts/generate/report/document.tsx",
	// Hinting would align letters to screen pixels.
	{ viewport: { width: 794, height: 1123 }, switches: ["--font-render-hinting=none"] },
	async ({ components: { reportDigests, reportDocument }, show }) => {
		for (const language of languages) {
			const { html, metadata } = reportDocument(language);
			const page = await show(html);
			// The print styles of the site would remove the background colours.
			await page.emulateMedia({ media: "screen", colorScheme: "light" });
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
			const pdf = addPdfMetadata(printed, metadata);
			writeFileSync(file, pdf);
			console.log(`${file}  ${(pdf.length / 1024).toFixed(0)} KiB`);
		}
		// By the digests a test detects an outdated report.
		const digests = JSON.stringify(reportDigests(), null, "\t");
		writeFileSync("scripts/generate/report/printed.json", `${digests}\n`);
	},
);
