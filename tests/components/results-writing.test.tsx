/** An analysis while it is written, and where not all of it can be had. */
import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { names } from "#app/content/group.ts";
import { keepNumbersTogether } from "#app/i18n/format.ts";
import {
	box,
	button,
	expectErrors,
	expectToast,
	id,
	json,
	mainLink,
	mockApi,
	press,
	toasts,
	translations,
} from "./render.tsx";
import {
	article,
	ask,
	breakOff,
	heading,
	idea,
	show,
	state,
	status,
	write,
	writeSector,
	writeWhole,
} from "./results-scene.ts";

const { resultados: results } = translations.en;

test("is shown as it streams, without a date yet, with one status message for screen readers", async () => {
	const [call] = await ask();
	expect(call?.body).toEqual({ message: idea, id, language: "en" });
	await writeSector();
	await expect.element(page.getByText(results.notice, { exact: true })).toBeVisible();
	expect(status().elements()).toHaveLength(1);
	await expect.element(page.getByText(results.date, { exact: true })).not.toBeVisible();
	await expect.element(status()).toHaveTextContent(results.status.reading);
	expect(article().element().querySelector("[aria-live]")).toBeNull();
	await writeWhole("\n\nEnergy.");
	await expect.element(status()).toHaveTextContent(results.status.complete);
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(article().getByRole("blockquote")).toHaveTextContent(idea);
	expect(article().element().querySelector("details"), "a short idea is shown whole").toBeNull();
	// Nothing else takes the focus from where the reader begins.
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("the verdict waits for its company, names it with its facts, leads to its page, and is announced once", async () => {
	await ask();
	const element = status().last().element();
	const statuses = [element.textContent];
	const observer = new MutationObserver(() => statuses.push(element.textContent));
	observer.observe(element, { childList: true, characterData: true, subtree: true });
	write("**Fit**\nClear: it is paper.\n\n**Sector and type of business**\nAnella Pap");
	await expect.element(article().getByRole("heading", { name: "Fit" })).toBeVisible();
	expect(article().element().textContent).not.toContain("it is paper");
	await expect.element(heading()).not.toBeInTheDocument();
	write("er and Terrana.\n\n**The question that matters most**\nHow");
	await expect.element(heading()).toBeVisible();
	await writeWhole(" much?");
	expect(statuses).toEqual([results.status.reading, "Clear, Anella Paper", results.status.complete]);
	const company = article().getByRole("heading", { name: "Anella Paper" }).getByRole("link");
	await expect.element(company).toHaveAttribute("href", "/en/empresas#paper");
	for (const text of ["Fit: clear", "it is paper.", "250,000\u00a0t a\u00a0year"])
		await expect.element(article().getByText(text, { exact: true })).toBeVisible();
});

const paragraph = () => article().element().querySelector("[data-kind] p") as HTMLElement;

/** Writes more of a paragraph, and waits until it is shown. */
async function writeMore(text: string) {
	const all = (paragraph().textContent + text).replaceAll("*", "");
	write(text);
	await expect.poll(() => paragraph().textContent).toBe(keepNumbersTogether(all));
}

/** Selects so many characters of the paragraph. */
function select(from: number, to: number) {
	const text = document.createTreeWalker(paragraph(), NodeFilter.SHOW_TEXT).nextNode() as Node;
	getSelection()?.setBaseAndExtent(text, from, text, to);
}

test("a paragraph is one text, so that it is translated as a whole; but what is selected in it, or pressed, stays", async () => {
	await ask();
	await writeSector("\n\nEnergy from wo");
	const parts = () =>
		[...paragraph().querySelectorAll(":scope > :not([aria-hidden])")].map(({ textContent }) => textContent);
	await writeMore("od");
	expect(parts()).toEqual(["Energy from wood"]);
	select(6, 6);
	await writeMore(" and sun");
	expect(parts()).toEqual(["Energy from wood", " and sun"]);
	// What is not bold yet is rewritten once it is.
	write(" **by");
	await expect.poll(parts).toHaveLength(3);
	await writeMore(" sea**");
	getSelection()?.selectAllChildren(page.getByRole("heading", { level: 1 }).element());
	await writeMore(" in 12");
	expect(parts()).toEqual(["Energy from wood and sun ", "by sea", " in 12"]);
	select(7, 11);
	for (const text of [" to", "wns and **as**", " in", " 3"]) await writeMore(text);
	await writeWhole(".");
	const { anchorNode, anchorOffset } = getSelection() as Selection;
	expect(String(getSelection())).toBe("from");
	expect([paragraph().contains(anchorNode), anchorOffset]).toEqual([true, 7]);
});

test("says after ten seconds that it takes long, where screen readers listen already", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await ask();
	const slow = page.getByRole("status").filter({ hasText: results.slowButStored });
	await vi.advanceTimersByTimeAsync(9000);
	await expect.element(slow).not.toBeInTheDocument();
	const { length } = status().elements();
	await vi.advanceTimersByTimeAsync(1000);
	vi.useRealTimers();
	await expect.element(slow).toBeVisible();
	expect(status().elements()).toHaveLength(length);
	await writeSector();
	await expect.element(slow).not.toBeInTheDocument();
});

/** Shows the page on paper or with motion, until the test is over. */
async function emulate(media: "print" | "", motion: "reduce" | "no-preference" = "reduce") {
	const name = "prefers-reduced-motion";
	const set = (media: string, value: string) =>
		cdp().send("Emulation.setEmulatedMedia", { media, features: [{ name, value }] });
	await set(media, motion);
	onTestFinished(async () => void (await set("", "reduce")));
}

test("printed while it is written it says that it is not whole, and no sheet is filled up", async () => {
	await ask();
	await writeSector();
	await expect.element(page.getByText(results.stopped)).not.toBeVisible();
	await emulate("print");
	await expect.element(page.getByText(results.stopped)).toBeVisible();
	await expect.element(page.getByText(results.stop)).not.toBeVisible();
	// In Firefox a sheet's height is more than what fits on it.
	await expect.element(document.body).toHaveStyle({ minHeight: "0px" });
});

test("one cursor blinks at the end of the text", async () => {
	await emulate("", "no-preference");
	await ask();
	await writeSector("\n\nWind:\n\n- Sun\n\n**Collaboration proposals**\n1. **A**: b\n   - Ener\n   - gy");
	const blinking = () =>
		article()
			.element()
			.getAnimations({ subtree: true })
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => (effect as KeyframeEffect).target?.parentElement?.textContent);
	await expect.poll(blinking).toEqual(["gy"]);
});

const overLimit = () => json(429, { error: { code: "analysis_limit_reached", message: "" } });

test("a new text over the limit of the day keeps the one before and says so on the page", async () => {
	expectErrors(/answered 429/);
	const calls = await ask(undefined, overLimit);
	await writeWhole(`**Sector**\n\n${"Energy. ".repeat(500)}`, { language: "ca", created: 1_790_000_000 });
	await expect.element(mainLink(results.writeInThisLanguage)).toBeVisible();
	window.scrollTo({ top: 0, behavior: "instant" });
	const again = button(results.writeAgain).element() as HTMLElement;
	again.focus({ preventScroll: true });
	again.click();
	await expect.element(page.getByRole("alert").getByText(results.limitReached)).toBeInViewport();
	await expect.element(heading()).toBeVisible();
	await expect.element(button(results.writeAgain)).not.toBeInTheDocument();
	await expect.element(mainLink(results.writeInThisLanguage)).not.toBeInTheDocument();
	await expect.element(button(results.copy)).toHaveFocus();
	await expect.element(toasts()).not.toBeInTheDocument();
	expect(calls[1]?.body).toMatchObject({ id, newerThan: 1_790_000_000 });
});

test("what was stopped over the limit of the day says so, and is not offered to go on", async () => {
	expectErrors(/answered 429/);
	await ask(undefined, overLimit);
	await writeSector();
	await button(results.stop).click();
	await button(results.continue).click();
	await expect.element(page.getByRole("alert").getByText(results.limitReached)).toBeVisible();
	await expect.element(button(results.continue)).not.toBeInTheDocument();
});

test("a new text that cannot be had says so, and shows the one before, with its date where the reader is and in its picture", async () => {
	expectErrors(/answered 400/);
	const answer = Promise.withResolvers<Response>();
	await ask(undefined, () => answer.promise);
	const created = Date.parse("2026-11-21T23:30:00.000Z") / 1000;
	await writeWhole("**Fit**\nNo fit\n\n**Sector**", { created });
	window.scrollTo({ top: 200, behavior: "instant" });
	const again = button(results.writeAgain).element() as HTMLElement;
	again.focus();
	press(again, 0, 1000);
	await expect.element(button(results.stop)).toHaveFocus();
	// By the second press of a double click, where the first one was.
	press(button(results.stop).element(), 0, 1100);
	await expect.element(heading()).not.toBeInTheDocument();
	expect(scrollY, "where the new text begins").toBe(0);
	answer.resolve(json(400));
	await expectToast(results.failed);
	await expect.element(heading()).toBeVisible();
	await expect.element(page.getByText("22 November 2026")).toBeVisible();
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValueOnce();
	vi.mocked(window.fetch).mockResolvedValueOnce(new Response("font"));
	const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
	await button(results.downloadRing).click();
	await expect.poll(() => drawn.mock.calls.map(([text]) => text)).toEqual([names.group, "22 November 2026"]);
	await expect.element(button(results.writeAgain)).toBeVisible();
});

test.each([
	["with its text", "**Fit**\nNo fit\n\n**Sector**", [results.connectionLost], results.continue],
	["without a text", "", [results.failed, results.failedDescription], results.tryAgain],
])("a connection that stays lost leaves the page and its offers: %s", async (_, text, explanation, offer) => {
	expectErrors(/network error|answered/);
	const calls = await ask(undefined, () => json(503));
	write(text);
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	breakOff();
	await expect.element(page.getByText(results.delay.lost).first()).toBeVisible();
	await expect.element(status().last()).toHaveTextContent(results.delay.lost);
	for (const count of [2, 3, 4]) {
		await vi.advanceTimersByTimeAsync(8000);
		await expect.poll(() => calls.length).toBe(count);
	}
	for (const told of explanation) await expect.element(page.getByText(told)).toBeVisible();
	await expect.element(status()).toHaveTextContent(results.status.stopped);
	expect(heading().elements()).toHaveLength(text ? 1 : 0);
	const isOffered = [results.copy, results.writeAgain].map((name) => button(name).query() !== null);
	expect(isOffered).toEqual([text !== "", false]);
	await button(offer).click();
	await expect.poll(() => calls.length).toBe(5);
	await expect.element(toasts()).not.toBeInTheDocument();
});

test("one that is refused leads home with the idea, unless another is there, and the address in the forms; the reason stays, and leads back", async () => {
	expectErrors(/answered 429/);
	const calls = mockApi({ "chat-alianzas": overLimit });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await show(state);
	await expectToast(results.failed);
	await vi.advanceTimersByTimeAsync(60_000);
	await expectToast(results.limitReached);
	expect(toasts().element().querySelector("[lang]")).toHaveProperty("lang", "en");
	await expect.element(box()).toHaveValue(idea);
	await box().fill("Another idea");
	await button(results.backToAnalysis).click();
	await expect.poll(() => calls.map(({ body }) => body.message)).toEqual([idea, idea]);
	await expectToast(results.limitReached);
	await expect.element(box()).toHaveValue("Another idea");
	await button(translations.en.ideaBox.analyze).click();
	await expect.element(page.getByRole("dialog").getByRole("textbox")).toHaveValue(state.email);
});

test("after too many requests from an office, the page stays and says when it goes on", async () => {
	expectErrors(/answered 429/);
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T16:04:28") });
	mockApi({ "chat-alianzas": () => json(429, {}, { "Retry-After": "42" }) });
	await show(null);
	const busy = results.delay.busy.replace("{{time, localTime}}", "16:05:10");
	await expect.element(article().getByText(busy).first()).toBeVisible();
	await expect.element(status().last()).toHaveTextContent(busy);
});
