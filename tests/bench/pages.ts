import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Browser, chromium, type Request } from "playwright";
import { pagePaths } from "#app/contract/page-paths.ts";
import { pageAddress } from "#app/i18n/addresses.ts";
import { languages } from "#app/i18n/languages.ts";
import { browserArguments, browserPath } from "../../e2e/browser.ts";
import { startFront } from "./compressing-front.ts";
import type { Finding } from "./finding.ts";
import { keptPage } from "./kept-page.ts";
import { emptyState, startSite } from "./site.ts";

const kilobyte = 1024;

/** What a home page may weigh, in kilobytes. */
const limits = { html: 14, script: 139, styles: 16, all: 300 };

/** What came with a page, in bytes as they travel. */
interface Weight {
	/** By Brotli of qualities 4, 5 and 11, and by gzip. */
	html: { br4: number; br5: number; br11: number; gz: number };
	script: number;
	styles: number;
	fonts: number;
	pictures: number;
	other: number;
	requests: number;
}

/** What each page weighs as it is kept, read to its end, in both languages. */
export async function pages(quick: boolean): Promise<Finding> {
	const site = await startSite({ state: emptyState("pages") });
	const front = await startFront({ pages: site.behindAssets, files: site.behindAssets });
	const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
	try {
		const weights: Record<string, Weight> = {};
		for (const path of quick ? pagePaths.slice(0, 2) : pagePaths) {
			for (const language of languages) {
				const address = pageAddress(path, language);
				await keptPage(`${site.behindAssets}${address}`);
				weights[address] = await weigh(browser, front.origin, address);
			}
		}
		return finding(weights);
	} finally {
		await browser.close();
		await front.stop();
		await site.stop();
	}
}

async function weigh(browser: Browser, origin: string, address: string): Promise<Weight> {
	const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
	const requests: Request[] = [];
	page.on("request", (request) => requests.push(request));
	await page.goto(`${origin}${address}`, { waitUntil: "networkidle" });
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
			scrollTo(0, top);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	});
	await page.waitForLoadState("networkidle");

	const weight: Weight = {
		html: { br4: 0, br5: 0, br11: 0, gz: 0 },
		...{ script: 0, styles: 0, fonts: 0, pictures: 0, other: 0, requests: requests.length },
	};
	for (const request of requests) {
		const response = await request.response();
		if (!response?.ok()) throw new Error(`${request.url()}: ${response?.status() ?? "no answer"}`);
		const body = await response.body();
		if (request.isNavigationRequest()) {
			weight.html = { br4: br(body, 4), br5: br(body, 5), br11: br(body, 11), gz: gz(body) };
		} else {
			const kind = kinds[request.resourceType()] ?? "other";
			weight[kind] += response.headers()["content-encoding"] ? gz(body) : body.length;
		}
	}
	await page.close();
	return weight;
}

/** By what the browser wants it for. */
const kinds: Record<string, "script" | "styles" | "fonts" | "pictures"> = {
	script: "script",
	stylesheet: "styles",
	font: "fonts",
	image: "pictures",
};

function br(body: Buffer, quality: number): number {
	return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

function gz(body: Buffer): number {
	return gzipSync(body).length;
}

function all({ html, script, styles, fonts, pictures, other }: Weight): number {
	return html.br4 + script + styles + fonts + pictures + other;
}

function finding(weights: Record<string, Weight>): Finding {
	const shown = (bytes: number) => (bytes / kilobyte).toFixed(1);
	const broken = languages.flatMap((language) => {
		const weight = weights[pageAddress("/", language)];
		if (!weight) return [];
		const found = [
			["HTML by Brotli 4", weight.html.br4, limits.html],
			["JavaScript", weight.script, limits.script],
			["CSS", weight.styles, limits.styles],
			["everything", all(weight), limits.all],
		] as const;
		return found
			.filter(([, bytes, limit]) => bytes > limit * kilobyte)
			.map(
				([what, bytes, limit]) =>
					`${pageAddress("/", language)}: ${what} weighs ${shown(bytes)} kB, more than ${limit}.`,
			);
	});
	return {
		title: "Weight of the pages",
		notes: [
			"What Chromium loads, 390 pixels wide and with nothing in its cache, until it has been quiet and the page was read to its end; nothing is clicked. In kB of 1,024 bytes without headers: HTML by Brotli 4 (Cloudflare's on the way), 5 and 11 and by gzip; JavaScript, CSS and SVG by gzip; fonts and other pictures as they are. “All” counts the HTML by Brotli 4. Without an idea, `/resultados` leads home, whose files then count too.",
			`Limits, for the home page: HTML by Brotli ${limits.html} kB, held against quality 4; JavaScript ${limits.script}; CSS ${limits.styles}; all ${limits.all}.`,
		],
		columns: [
			"page",
			"HTML br 4",
			"br 5",
			"br 11",
			"gz",
			"JS",
			"CSS",
			"fonts",
			"pictures",
			"other",
			"all",
			"requests",
		],
		rows: Object.entries(weights).map(([address, weight]) => {
			const { html, script, styles, fonts, pictures, other } = weight;
			return [
				address,
				...[html.br4, html.br5, html.br11, html.gz, script, styles, fonts, pictures, other, all(weight)].map(
					shown,
				),
				`${weight.requests}`,
			];
		}),
		broken,
	};
}
