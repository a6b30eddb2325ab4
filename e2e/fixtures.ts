import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { names } from "../app/content/group.ts";
import type { Language } from "../app/i18n/languages.ts";
import { legalTextsUpdated } from "../app/legal/legal-facts.ts";
import { en, es } from "../app/locales/index.ts";
import { pages } from "../app/pages.ts";
import { full } from "./full.ts";

export { type Language, languages } from "../app/i18n/languages.ts";

/** The site's texts, so that tests find what they press by its name. */
export const translations: Record<Language, typeof en> = { en, es };

/** A phone, for `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The addresses of all pages without a language. */
export const pagePaths: readonly string[] = Object.keys(pages);

/**
 * The pages that show something of their own: without an idea the results are the home page, and one module shows the legal texts,
 * of which one has facts, lists and tables.
 */
export const sampledPaths = pagePaths.filter((path) =>
	path in legalTextsUpdated ? full || path === "/legal-notice" : path !== "/resultados",
);

/** The address of a page in a fixed language, or, without one, the one that follows the browser's. */
export function localized(path: string, language?: Language): string {
	if (!language) return path;
	return path === "/" ? `/${language}` : `/${language}${path}`;
}

/**
 * Listens for what no page may do: throw, log an error, break its content security policy, miss a text, hydrate to
 * something else than the server sent, ask another host.
 *
 * @returns the problems, as they come
 */
export function problemsIn(context: BrowserContext): string[] {
	const problems: string[] = [];
	context.on("weberror", (thrown) => problems.push(String(thrown.error())));
	context.on("console", (message) => {
		const text = message.text();
		if (
			message.type() === "error" ||
			/Content Security Policy|[Hh]ydrat|There is no (text|value)/.test(text)
		) {
			problems.push(`${text} (${message.location().url})`);
		}
	});
	context.on("request", (request) => {
		const { protocol, hostname } = new URL(request.url());
		if (protocol.startsWith("http") && hostname !== "localhost") problems.push(`asked ${request.url()}`);
	});
	return problems;
}

let visitors = 0;

/** Every test is a visitor of its own (rate limits count addresses), and fails if a page has problems. */
export const test = base.extend<{ visitorAddress: string; expectedProblems: RegExp | undefined }>({
	/** Problems that a test provokes. */
	expectedProblems: [undefined, { option: true }],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
	visitorAddress: async ({}, use, { workerIndex }) => {
		visitors += 1;
		await use(`10.${workerIndex & 255}.${visitors >> 8}.${visitors & 255}`);
	},
	context: async ({ context, visitorAddress, expectedProblems }, use) => {
		await context.setExtraHTTPHeaders({ "CF-Connecting-IP": visitorAddress });
		const problems = problemsIn(context);
		await use(context);
		expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
	},
});

/** Expects the title of the page whose texts these are. */
export const expectTitle = (page: Page, { metaTitle }: { metaTitle: string }) =>
	expect(page).toHaveTitle(metaTitle.replaceAll("{{group}}", names.group));

export { expect };
