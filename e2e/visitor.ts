/** What a visitor does, and what comes of it: `import * as visitor from "./visitor.ts"`. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { FakeOpenAIRequest } from "../tests/fakes/openai.ts";
import { mailService, modelService } from "./addresses.ts";
import { type Language, translations } from "./fixtures.ts";

/** An address that no other test uses, so that its mails can be told apart. */
export function uniqueEmail(): string {
	return `visitor+${crypto.randomUUID()}@example.org`;
}

/** Holds back the requests that match until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await released;
		// The document that asked may be gone by then.
		await route.continue().catch(() => {});
	});
	return release;
}

/** Opens a page and waits until it answers to the visitor, not only shows itself. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await hydrated(page);
}

/** Waits until React has taken over the content of the document, after its header. Later pages of the same document answer at once. */
export async function hydrated(page: Page): Promise<void> {
	await page.locator("html[data-hydrated-content]").waitFor({ state: "attached" });
}

/** A link to a page in the menu of the header or in the footer, by its address. */
export function linkTo(page: Page, area: "banner" | "contentinfo", address: string): Locator {
	return page.getByRole(area).locator(`a[href="${address}"]:visible`).first();
}

/** Describes an idea on the home page and asks for its analysis; ends with the e-mail dialog open. */
export async function describeIdea(page: Page, language: Language, idea: string): Promise<void> {
	await page.getByLabel(translations[language].ideaBox.prompt).fill(idea);
	await page.getByRole("button", { name: translations[language].ideaBox.analyze, exact: true }).click();
	await expect(page.getByRole("dialog", { name: translations[language].dialogs.email.title })).toBeVisible();
}

/** Sends an idea from the home page; where that leads is the caller's to say. */
export async function sendIdea(
	page: Page,
	language: Language,
	idea: string,
	email = uniqueEmail(),
): Promise<void> {
	const { label, confirm } = translations[language].dialogs.email;
	await describeIdea(page, language, idea);
	await page.getByRole("dialog").getByLabel(label).fill(email);
	await page.getByRole("dialog").getByRole("button", { name: confirm }).click();
}

/** Goes from the home page to the results of an idea. */
export async function submitIdea(
	page: Page,
	language: Language,
	idea: string,
	email = uniqueEmail(),
): Promise<void> {
	await sendIdea(page, language, idea, email);
	await expect(page).toHaveURL(/\/resultados(#|$)/);
}

/** Waits until an analysis is complete, whoever has written it. */
export async function expectAnalysis(page: Page, language: Language): Promise<void> {
	const { completed, completedBuiltIn } = translations[language].resultados;
	const done = page
		.getByText(completed, { exact: true })
		.or(page.getByText(completedBuiltIn, { exact: true }));
	await expect(done).toBeVisible({ timeout: 30_000 });
}

/** Fills in the contact form of a page or dialog. */
export async function fillContactForm(
	form: Locator,
	language: Language,
	email = uniqueEmail(),
): Promise<void> {
	const { contact } = translations[language].dialogs;
	await form.getByRole("textbox", { name: contact.name }).fill("Núria Vila");
	await form.getByRole("textbox", { name: contact.email }).fill(email);
	await form.getByRole("textbox", { name: contact.message }).fill("We would like to meet your team.");
}

/** Sends the contact form of a page or dialog as it is filled in. */
export async function sendContactForm(form: Locator, language: Language): Promise<void> {
	await form.getByRole("button", { name: translations[language].dialogs.contact.send }).click();
}

/** Waits until a message to the team has been taken. */
export async function expectMessageSent(page: Page, language: Language): Promise<void> {
	await expect(
		page.getByText(translations[language].dialogs.contact.successDescription).first(),
	).toBeVisible();
}

interface Mail {
	subject: string;
	text: string;
	html: string;
	to: string[];
}

/** What the mail service took for a visitor. */
export async function mailsFrom(replyTo: string): Promise<Mail[]> {
	const response = await fetch(`${mailService}/__mails?replyTo=${encodeURIComponent(replyTo)}`);
	return ((await response.json()) as { mails: Mail[] }).mails;
}

/** Waits until the team has got one mail for a visitor. */
export async function expectOneMail(replyTo: string): Promise<Mail> {
	await expect.poll(async () => (await mailsFrom(replyTo)).length, "mails to the team").toBe(1);
	return (await mailsFrom(replyTo))[0] as Mail;
}

/** What the model was asked about ideas that contain a text. */
export async function modelRequests(contains: string): Promise<FakeOpenAIRequest[]> {
	const response = await fetch(`${modelService}/__requests?contains=${encodeURIComponent(contains)}`);
	return (await response.json()) as FakeOpenAIRequest[];
}

/** Lets the model write the other half of ideas that contain a text, and `#fake:half`. */
export async function continueAnalysis(contains: string): Promise<void> {
	await fetch(`${modelService}/__continue?contains=${encodeURIComponent(contains)}`);
}

/** Expects the focus on the page's content or in it, so that a keyboard goes on from there. */
export async function expectFocusInMain(page: Page): Promise<void> {
	const focusIsInMain = () => document.querySelector("#content")?.contains(document.activeElement);
	await expect.poll(() => page.evaluate(focusIsInMain), "focus in main").toBe(true);
}

/** Waits until nothing that moves or fades is under way: its colours and places count only at its end. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		const moving = () =>
			document
				.getAnimations()
				.filter(
					({ playState, timeline, effect }) =>
						playState === "running" &&
						timeline instanceof DocumentTimeline &&
						effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
				);
		// What an observer or an effect starts comes a frame or two later.
		for (let still = 0; still < 3; still += 1) {
			await frame();
			// Not by its promise: out of sight, a transition may only end when it is asked about.
			if (moving().length > 0) still = -1;
		}
	});
}

/** Makes the page hidden, as when the visitor switches to another tab. */
export async function hidePage(page: Page): Promise<void> {
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});
}
