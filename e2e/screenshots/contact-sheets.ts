import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { browserArguments, browserPath } from "../browser.ts";
import {
	readScreenshotFile,
	type Screenshot,
	screenshotPath,
	screenshotsFolder,
} from "./screenshot-files.ts";

/** How wide a picture is on a sheet, by the width of its screen: phones are shown larger, or nothing could be read. */
const shownWidth: Record<string, number> = { 390: 240, 768: 300 };
const columnWidth = 380;

/**
 * Lays all pictures of the folder, also those of earlier runs, on one page, `contact-sheet.html`, and makes a picture
 * of each state's part of it, `sheet.page.state.png`. A row for each screen; languages and schemes side by side.
 */
export default async function layOut(): Promise<void> {
	if (!existsSync(screenshotsFolder)) return;
	const screenshots = readdirSync(screenshotsFolder).flatMap((file) => readScreenshotFile(file) ?? []);
	const states = Map.groupBy(screenshots, ({ name }) => name);
	const page = `${screenshotsFolder}/contact-sheet.html`;
	writeFileSync(page, sheetHtml(states));

	const executablePath = await browserPath();
	for (const name of states.keys()) {
		// Pictures of whole pages are large: each sheet has a browser of its own, which gives its memory back.
		const browser = await chromium.launch({ executablePath, args: browserArguments });
		const sheet = await browser.newPage({ viewport: { width: 4 * columnWidth + 140, height: 800 } });
		// Of a page that is opened at one state, the others are hidden and not loaded.
		await sheet.goto(`${pathToFileURL(resolve(page))}#${name}`);
		await sheet.waitForFunction(() =>
			[...document.querySelectorAll<HTMLImageElement>("section:target img")].every(
				({ complete }) => complete,
			),
		);
		await sheet.locator("section:target").screenshot({ path: `${screenshotsFolder}/sheet.${name}.png` });
		await browser.close();
	}
	console.log(`\n${screenshots.length} pictures of ${states.size} states: ${page}`);
}

function sheetHtml(states: Map<string, Screenshot[]>): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
	body { margin: 24px; background: #888; color: #000; font: 14px/1.4 system-ui, sans-serif; }
	nav { display: flex; flex-wrap: wrap; gap: 8px 16px; }
	section { padding: 24px 0; }
	:root:has(section:target) section:not(:target) { display: none; }
	.row { display: grid; grid-template-columns: repeat(4, ${columnWidth}px); gap: 24px; margin-bottom: 24px; align-items: start; }
	figure { margin: 0; }
	img { display: block; height: auto; }
	a { color: inherit; }
</style>
<nav><a href="#">all</a>${[...states.keys()].map((name) => ` <a href="#${name}">${name}</a>`).join("")}</nav>
${[...states].map(([name, screenshots]) => sectionHtml(name, screenshots)).join("\n")}
</html>
`;
}

function sectionHtml(name: string, screenshots: Screenshot[]): string {
	const rows = [...Map.groupBy(screenshots, ({ width }) => width)].sort(([a], [b]) => Number(a) - Number(b));
	return `<section id="${name}">
<h1>${name}</h1>
${rows.map(([, row]) => `<div class="row">${row.sort(byLanguageAndScheme).map(figureHtml).join("")}</div>`).join("\n")}
</section>`;
}

function byLanguageAndScheme(a: Screenshot, b: Screenshot): number {
	return a.language.localeCompare(b.language) || b.scheme.localeCompare(a.scheme);
}

function figureHtml(screenshot: Screenshot): string {
	const file = basename(screenshotPath(screenshot));
	const { language, scheme, width } = screenshot;
	return `<figure><figcaption>${language} · ${scheme} · ${width}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy" width="${shownWidth[width] ?? columnWidth}"></a></figure>`;
}
