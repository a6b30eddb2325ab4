/** Analyses of which not all can be had. */
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
	box,
	button,
	expectErrors,
	expectToast,
	id,
	json,
	mainLink,
	mockApi,
	toasts,
	translations,
	visit,
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

const { ideaBox, resultados: results } = translations.en;
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

test("the rest of a stopped text over the limit of the day: the text stays, and the page says so", async () => {
	expectErrors(/answered 429/);
	await ask(undefined, overLimit);
	await writeSector();
	for (const name of [results.stop, results.continue]) await button(name).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(results.limitReached);
	await expect.element(heading()).toBeVisible();
	await expect.element(button(results.continue)).not.toBeInTheDocument();
});

test("a new text that cannot be had says so, and shows the one before, with its date where the reader is", async () => {
	expectErrors(/answered 400/);
	const answer = Promise.withResolvers<Response>();
	await ask(undefined, () => answer.promise);
	await writeWhole("**Sector**", { created: Date.parse("2026-11-21T23:30:00.000Z") / 1000 });
	window.scrollTo({ top: 200, behavior: "instant" });
	const pressed = Promise.withResolvers<MouseEvent>();
	addEventListener("mousedown", pressed.resolve, { once: true });
	await button(results.writeAgain).click();
	await expect.element(button(results.stop)).toHaveFocus();
	// As the second press of a double click, at the same place of the window, though the page has scrolled.
	const first = await pressed.promise;
	for (const type of ["mousedown", "click"]) {
		const second = new MouseEvent(type, first);
		Object.defineProperty(second, "timeStamp", { value: first.timeStamp });
		button(results.stop).element().dispatchEvent(second);
	}
	await expect.element(heading()).not.toBeInTheDocument();
	expect(scrollY, "where the new text begins").toBe(0);
	answer.resolve(json(400));
	await expectToast(results.failed);
	await expect.element(heading()).toBeVisible();
	await expect.element(page.getByText("22 November 2026")).toBeVisible();
	await expect.element(button(results.writeAgain)).toBeVisible();
});

test("an address without an idea leads home", async () => {
	await visit(`/en/resultados#${id}0`);
	await expect.element(box()).toBeVisible();
});

test("a link to an analysis that is gone leads home and says so", async () => {
	expectErrors(/answered 404/);
	mockApi({ "chat-alianzas": () => json(404) });
	await show(null);
	await expectToast(results.gone);
	await expect.element(box()).toHaveValue("");
	await expect.element(button(results.backToAnalysis)).not.toBeInTheDocument();
});

test.each([
	["it keeps what was read, and offers the rest", "**Sector**", results.connectionLost, results.continue],
	["without a text it offers another try", "", results.failed, results.tryAgain],
])("when a lost connection does not come back, the page stays: %s", async (_, text, explanation, offer) => {
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
	await expect.element(page.getByText(explanation)).toBeVisible();
	await expect.element(status()).toHaveTextContent(results.status.stopped);
	expect(heading().elements()).toHaveLength(text ? 1 : 0);
	await button(offer).click();
	await expect.poll(() => calls.length).toBe(5);
	await expect.element(toasts()).not.toBeInTheDocument();
});

test("one that is refused leads home with the idea and the address in the forms; the message stays, and leads back", async () => {
	expectErrors(/answered 429/);
	const answers = [overLimit];
	const calls = mockApi({ "chat-alianzas": () => answers.pop()?.() ?? new Promise(() => {}) });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await show(state);
	await expectToast(results.failed);
	await expectToast(results.limitReached);
	await vi.advanceTimersByTimeAsync(60_000);
	await toasts().getByRole("button", { name: results.backToAnalysis }).click();
	await expect.poll(() => calls.length).toBe(2);
	await expect.element(article().getByRole("definition")).toHaveTextContent(state.email);
	await expect.element(toasts()).not.toBeInTheDocument();
	await article().getByRole("link", { name: results.back }).click();
	await expect.element(box()).toHaveValue(idea);
	await button(ideaBox.analyze).click();
	await expect.element(page.getByRole("dialog").getByRole("textbox")).toHaveValue(state.email);
});

test("a failure leaves what the visitor is writing as it is", async () => {
	expectErrors(/answered 400/);
	sessionStorage.setItem("ideaDraft", "Another idea");
	mockApi({ "chat-alianzas": () => json(400) });
	await show(state);
	await expectToast(results.failedDescription);
	await expect.element(box()).toHaveValue("Another idea");
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
