import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { type Browser, chromium } from "playwright";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { pagePaths } from "#app/navigation/page-paths.ts";
import { browserArguments, browserPath } from "../../e2e/browser.ts";
import type { BenchOptions, Finding } from "./run-parts.ts";
import { emptyState, startSite } from "./workerd-site.ts";

/** Kilobytes of JavaScript that the home page may load. */
const mostScript = 155;

/** What each page weighs in English, read to its end. */
export async function weights({ site: checkout, quick }: BenchOptions): Promise<Finding> {
	const site = await startSite({ checkout, state: emptyState("weights") });
	const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
	const kB = (bytes: number) => (bytes / 1024).toFixed(1);
	const rows: Finding["rows"] = [];
	const broken: string[] = [];
	try {
		for (const path of quick ? pagePaths.slice(0, 2) : pagePaths) {
			const address = localizedPath(path, "en");
			const { html, script, requests } = await weigh(browser, `${site.behindAssets}${address}`);
			rows.push({ page: address, HTML: kB(html), JavaScript: kB(script), requests });
			if (path === "/" && script > mostScript * 1024)
				broken.push(`${address} loads ${kB(script)} kB of JavaScript, more than ${mostScript}.`);
		}
	} finally {
		await Promise.all([browser.close(), site.stop()]);
	}
	return {
		title: "JavaScript by page",
		notes: [
			"What Chromium loads with an empty cache until the page was read to its end and it is quiet, in kB of 1,024 bytes: HTML, styles included, by Brotli 4, JavaScript by gzip. Without an idea, `/resultados` leads home, whose files then count too.",
		],
		rows,
		broken,
	};
}

/** Bytes by what the browser asked for them for, and how often it asked. */
async function weigh(browser: Browser, url: string) {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	const asked: Promise<{ kind: string; body: Buffer }>[] = [];
	page.on("requestfinished", (request) => {
		const body = request.response().then((response) => response?.body() ?? Buffer.alloc(0));
		asked.push(body.then((body) => ({ kind: request.resourceType(), body })));
	});
	await page.goto(url, { waitUntil: "networkidle" });
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
			scrollTo(0, top);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	});
	await page.waitForLoadState("networkidle");
	const found = await Promise.all(asked);
	await page.close();
	const brotli = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };
	const sum = (of: string, compress: (body: Buffer) => Buffer) =>
		found.filter(({ kind }) => kind === of).reduce((bytes, { body }) => bytes + compress(body).length, 0);
	return {
		html: sum("document", (body) => brotliCompressSync(body, brotli)),
		script: sum("script", (body) => gzipSync(body)),
		requests: found.length,
	};
}
