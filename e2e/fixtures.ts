import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "../app/i18n/languages.ts";
import { en, es } from "../app/locales/index.ts";
import type { FakeOpenAIRequest } from "../tests/fakes/openai.ts";
import { mailService, modelService } from "./addresses.ts";

/** The site's texts, so that tests assert on what the pages really say. */
export const translations: Record<Language, typeof en> = { en, es };

export const languageTests = [
	{ language: "en", locale: "en-GB" },
	{ language: "es", locale: "es-ES" },
] as const;

/**
 * Both languages, for tests whose claim is the same in each: only one is in every run, the other with the long matrices.
 * Every page is opened in both by all-pages.spec.ts, and the compiler sees to it that both have every text.
 */
export function mainlyIn(language: Language) {
	return languageTests.map((each) => ({ ...each, tag: each.language === language ? [] : ["@full"] }));
}

let visitors = 0;

/** What a page does wrong: it breaks its content security policy, throws, misses a text, or hydrates to something else than the server sent. */
export function problemsOn(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", (error) => {
		// A view transition that the browser calls off, because the next page is there already, takes nothing along.
		if (!String(error).includes("Transition was aborted")) problems.push(String(error));
	});
	page.on("console", (message) => {
		if (/Content Security Policy|[Hh]ydrat|There is no (text|value)/.test(message.text())) {
			problems.push(message.text());
		}
	});
	return problems;
}

/** Every test is a visitor of its own (rate limits count addresses), and fails if its page has problems. */
export const test = base.extend<{ visitor: string }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
	visitor: async ({}, use, info) => {
		visitors += 1;
		const run = Math.floor(Math.random() * 65_536);
		await use(`10.${info.parallelIndex + 1}.${run >> 8}.${(run + visitors) & 255}`);
	},
	context: async ({ context, visitor }, use) => {
		await context.setExtraHTTPHeaders({ "CF-Connecting-IP": visitor });
		await use(context);
	},
	page: async ({ page }, use) => {
		const problems = problemsOn(page);
		await use(page);
		expect(problems).toEqual([]);
	},
});

export { expect };

/** An address that no other test uses, so that its mails can be told apart. */
export function uniqueEmail(name = "visitor"): string {
	return `${name}+${crypto.randomUUID()}@example.org`;
}

/**
 * How many tabs of a visitor show an address. Asked of the browser: Playwright never tells of a tab that the browser has opened by
 * itself and that was there before Playwright had got hold of it, as happens on a busy machine.
 */
export async function tabsAt(page: Page, address: string): Promise<number> {
	const session = await page.context().newCDPSession(page);
	const { targetInfos } = await session.send("Target.getTargets");
	const { targetInfo: own } = await session.send("Target.getTargetInfo");
	await session.detach();
	return targetInfos.filter(
		({ type, url, browserContextId }) =>
			type === "page" && url === address && browserContextId === own.browserContextId,
	).length;
}

/** Holds back the requests that match until the returned function is called. */
export async function holdRequests(
	page: Page,
	pattern: string,
	then: "continue" | "abort" = "continue",
): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await released;
		// The document that asked may be gone by then.
		await route[then]().catch(() => {});
	});
	return release;
}

/** Opens a page and waits until it answers to the visitor, not only shows itself. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await hydrated(page);
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		Object.keys(document.querySelector("#content") ?? {}).some((key) => key.startsWith("__reactProps")),
	);
}

/** Describes an idea on the home page and asks for its analysis; ends with the e-mail dialog open. */
export async function describeIdea(page: Page, language: Language, idea: string): Promise<void> {
	await page.getByLabel(translations[language].ideaBox.prompt).fill(idea);
	await page.getByRole("button", { name: translations[language].ideaBox.analyze, exact: true }).click();
	await expect(page.getByRole("dialog", { name: translations[language].dialogs.email.title })).toBeVisible();
}

/** Sends an idea from the home page; where that leads is the caller's to say. */
export async function sendIdea(page: Page, language: Language, idea: string, email: string): Promise<void> {
	await describeIdea(page, language, idea);
	await page.getByRole("dialog").getByLabel(translations[language].dialogs.email.label).fill(email);
	await page
		.getByRole("dialog")
		.getByRole("button", { name: translations[language].dialogs.email.confirm })
		.click();
}

/** Goes from the home page to the results of an idea. */
export async function submitIdea(page: Page, language: Language, idea: string, email: string): Promise<void> {
	await sendIdea(page, language, idea, email);
	await expect(page).toHaveURL(/\/resultados$/);
}

/** What the mail service took for a visitor. */
export async function mailsFrom(
	replyTo: string,
): Promise<{ subject: string; text: string; html: string; to: string[] }[]> {
	const response = await fetch(`${mailService}/__mails?replyTo=${encodeURIComponent(replyTo)}`);
	const { mails } = (await response.json()) as { mails: Awaited<ReturnType<typeof mailsFrom>> };
	return mails;
}

/** What the model was asked about ideas that contain a text. */
export async function modelRequests(contains: string): Promise<FakeOpenAIRequest[]> {
	const response = await fetch(`${modelService}/__requests?contains=${encodeURIComponent(contains)}`);
	return (await response.json()) as FakeOpenAIRequest[];
}

/** Expects the focus on the page's content or in it, so that a keyboard goes on from there. */
export async function expectFocusInMain(page: Page): Promise<void> {
	const focusIsInMain = () => document.querySelector("#content")?.contains(document.activeElement);
	await expect.poll(() => page.evaluate(focusIsInMain), "focus in main").toBe(true);
}
