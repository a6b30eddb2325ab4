import { expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { toastDuration } from "#app/components/ui/toast.tsx";
import { type Language, languages } from "#app/i18n/languages.ts";
import { type AnalysisChunk, streamDone } from "#app/schemas/analysis-stream.ts";
import { limits } from "#app/schemas/limits.ts";
import { button, expectToast, json, mockApi, toasts, translations, visit } from "./render.tsx";

const { ideaBox, results } = translations.en;
const idea = "Wind turbines for a paper mill";
const id = "0190163d-8694-739b-aea5-966c26f8ad91";
const address = "/en/resultados";
const article = () => page.getByRole("article");
const status = () => page.getByRole("main").getByRole("status");
const heading = () => article().getByRole("heading", { name: "Sector" });

/** The stream of the analysis that was asked for last. */
let stream: ReadableStreamDefaultController<Uint8Array>;
const send = (data: string) => stream.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));

function write(content: string) {
	const choices: AnalysisChunk["choices"] = [{ index: 0, delta: { content }, finish_reason: null }];
	send(JSON.stringify({ model: "model", choices }));
}

function finish() {
	send(streamDone);
	stream.close();
}

/** Answers with a stream that the test writes, and later requests with `next`, if it is given. */
const answerWithStream = (next?: () => Response) => {
	let asked = 0;
	return mockApi({
		"chat-alianzas": ({ signal }) => {
			asked += 1;
			if (next && asked > 1) return next();
			const start = (controller: typeof stream) => {
				stream = controller;
				signal?.addEventListener("abort", () => controller.error(signal.reason));
			};
			return new Response(new ReadableStream({ start }));
		},
	});
};

/** Shows the page of an idea whose analysis is about to be written. */
async function ask(state: object = { message: idea, id }) {
	const calls = answerWithStream();
	await visit(address, { state });
	await expect.poll(() => calls.length).toBe(1);
	return calls;
}

const emulate = (media: "reduce" | "no-preference") =>
	cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: media }] });

test("is shown as it streams, with one status message for screen readers", async () => {
	const [call] = await ask({ message: idea });
	expect(call?.body).toEqual({ message: idea, language: "en" });
	await expect.element(page.getByText(results.analyzing)).toBeVisible();
	write("## Sec");
	await expect.element(article().getByRole("heading", { name: "Sec", exact: true })).toBeVisible();
	expect(
		status()
			.elements()
			.map(({ textContent }) => textContent),
	).toEqual([results.status.streaming]);
	expect(article().element().querySelector("[aria-live]")).toBeNull();
	write("tor\n\nEnergy.");
	await expect.element(heading()).toBeVisible();
	finish();
	await expect.element(status()).toHaveTextContent(results.status.complete);
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(article().getByRole("blockquote")).toHaveTextContent(idea);
});

test("can be stopped, which keeps the text, aborts the request and offers a retry", async () => {
	const calls = await ask();
	write("## Sector\n\nEner");
	await expect.element(heading()).toBeVisible();
	await button(results.stop).click();
	await expect.element(page.getByText(results.stopped)).toBeVisible();
	await expect.element(heading()).toBeVisible();
	await expect.element(button(results.writeAgain)).toHaveFocus();
	expect(calls[0]?.signal?.aborted).toBe(true);
	await button(results.writeAgain).click();
	await expect.element(button(results.stop)).toHaveFocus();
	expect(calls).toHaveLength(2);
});

const limitError = { error: { code: "analysis_limit_reached", message: "" } };
const limitReached = (language: Language) =>
	translations[language].results.limitReached.replace("{{limit}}", `${limits.analysesPerDay}`);

for (const language of languages) {
	test(`a retry over the limit of the day keeps the text and says so on the page (${language})`, async () => {
		const texts = translations[language].results;
		let refused = 0;
		const calls = answerWithStream(() => {
			refused += 1;
			return json(429, limitError, { "Retry-After": "40000" });
		});
		await visit(`/${language}/resultados`, { state: { message: idea, id } });
		await expect.poll(() => calls.length).toBe(1);
		write("## Sector\n\nEner");
		await expect.element(heading()).toBeVisible();
		await button(texts.stop).click();
		await button(texts.writeAgain).click();
		await expect.element(page.getByRole("alert")).toHaveTextContent(limitReached(language));
		await expect.element(heading()).toBeVisible();
		await expect.element(button(texts.writeAgain)).not.toBeInTheDocument();
		await expect.element(button(texts.copy)).toHaveFocus();
		await expect.element(page.getByRole("alert")).toBeInViewport();
		await expect.element(toasts(language)).not.toBeInTheDocument();
		expect(refused).toBe(1);
	});
}

test("in the other language it is another analysis, and a complete one can be generated again", async () => {
	const calls = answerWithStream();
	const kept = { text: "## Sector", model: "model", writtenOn: "2026-11-21T23:30:00.000Z" };
	sessionStorage.setItem(`analysis:en:${id}`, JSON.stringify(kept));
	await visit("/es/resultados", { state: { message: idea, id } });
	await expect.poll(() => calls.map(({ body }) => body.language)).toEqual(["es"]);
	write("## Sector\n\nEnergía.");
	finish();
	await expect.element(page.getByText(translations.es.results.completed)).toBeVisible();
	await visit(address, { state: { message: idea, id } });
	await expect.element(page.getByText(results.completed)).toBeVisible();
	expect(calls).toHaveLength(1);
	await button(results.writeAgain).click();
	await expect.poll(() => calls.map(({ body }) => body.language)).toEqual(["es", "en"]);
	await expect.element(button(results.stop)).toHaveFocus();
	// One that fails leaves the one before to be read.
	write("## Sec");
	stream.error(new TypeError("network error"));
	await toasts().getByRole("button", { name: results.readComplete }).click();
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(heading()).toBeVisible();
});

test("Stop hands the focus on when the analysis is complete", async () => {
	await ask();
	write("## Sector");
	await expect.element(heading()).toBeVisible();
	(button(results.stop).element() as HTMLElement).focus();
	finish();
	await expect.element(button(results.copy)).toHaveFocus();
});

test("one that takes long says after ten seconds that the idea is stored", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await ask();
	const slow = page.getByText(results.slowButStored);
	await expect.element(page.getByText(results.analyzing)).toBeVisible();
	await vi.advanceTimersByTimeAsync(9000);
	await expect.element(slow).not.toBeInTheDocument();
	await vi.advanceTimersByTimeAsync(1000);
	await expect.element(slow).toBeVisible();
	await expect.element(slow).toHaveRole("status");
	write("## Sector");
	await expect.element(heading()).toBeVisible();
	await expect.element(slow).not.toBeInTheDocument();
});

test("the idea is in the box until the analysis is complete", async () => {
	sessionStorage.setItem("ideaDraft", idea);
	await ask();
	const box = page.getByLabelText(ideaBox.prompt);
	for (const value of [idea, ""]) {
		write("## Sector");
		await expect.element(heading()).toBeVisible();
		if (!value) finish();
		if (!value) await expect.element(page.getByText(results.completed)).toBeVisible();
		await article().getByRole("link", { name: results.back }).click();
		await expect.element(box).toHaveValue(value);
		if (value) await visit(address, { state: { message: idea, id } });
	}
});

test("is requested again after the visitor left in the middle and came back", async () => {
	const calls = await ask();
	write("## Sector");
	dispatchEvent(new PageTransitionEvent("pagehide"));
	expect(calls[0]?.signal?.aborted).toBe(true);
	dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	await expect.poll(() => calls.length).toBe(2);
	await expect.element(toasts()).not.toBeInTheDocument();
	await visit(address, { state: { message: idea, id } });
	await expect.poll(() => calls.length).toBe(3);
});

test("is stored for the tab with its local date; an unreadable entry is requested again", async () => {
	const calls = answerWithStream();
	const kept = { text: "## Sector", model: "model", writtenOn: "2026-11-21T23:30:00.000Z" };
	sessionStorage.setItem(`analysis:en:${id}`, JSON.stringify(kept));
	await visit(address, { state: { message: idea, id } });
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(page.getByText("22 November 2026")).toBeVisible();
	expect(calls).toEqual([]);
	sessionStorage.setItem(`analysis:en:${id}`, "{ not JSON");
	await visit(address, { state: { message: idea, id } });
	await expect.poll(() => calls.length).toBe(1);
});

test("can be copied as text; its toast is replaced by the next and closes by itself", async () => {
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
	await ask();
	write("## Sector\n\n**Energy** from wind.");
	finish();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	await button(results.copy).click();
	await expectToast(results.copied);
	expect(copied.mock.lastCall?.[0]).toContain(idea);
	expect(copied.mock.lastCall?.[0]).toContain("Sector\nEnergy from wind.");
	copied.mockRejectedValueOnce(new DOMException("not allowed"));
	await button(results.copy).click();
	await expectToast(results.copyFailed);
	expect(toasts().elements()).toHaveLength(1);
	// A pointer on it would keep it.
	await button(results.copy).hover();
	await vi.advanceTimersByTimeAsync(toastDuration - 2000);
	await expect.element(toasts()).toBeVisible();
	await vi.advanceTimersByTimeAsync(2000);
	await expect.element(toasts()).not.toBeInTheDocument();
});

for (const [how, said, fail] of [
	["with an error", results.failed, () => send('{"error":{"code":"upstream","message":""}}')],
	["by a connection that breaks", results.failed, () => stream.error(new TypeError("network error"))],
	["without its end", results.failed, () => stream.close()],
] as const) {
	test(`one that fails ${how} leads home with the idea in the box, and the partial text can be read`, async () => {
		await ask();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		write("## Sector\n\nEner");
		fail();
		await expectToast(said);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
		// It is the only explanation: it does not leave by itself.
		await vi.advanceTimersByTimeAsync(60_000);
		await toasts().getByRole("button", { name: results.readUnfinished }).click();
		await expect.element(heading()).toBeVisible();
		await expect.element(page.getByText(results.stopped)).toBeVisible();
		await expect.element(toasts()).not.toBeInTheDocument();
		await article().getByRole("link", { name: results.back }).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
	});
}

for (const [how, title, description, answer] of [
	["by a server that fails", results.failed, results.failedDescription, () => json(500)],
	["without a connection", results.failed, results.failedDescription, () => Promise.reject(new TypeError())],
	[
		"by a server that is busy",
		results.busy,
		results.busyDescription_other.replace("{{count}}", "42"),
		() => json(429, {}, { "Retry-After": "42" }),
	],
	[
		"at the limit of the day",
		results.failed,
		limitReached("en"),
		() => json(429, limitError, { "Retry-After": "40000" }),
	],
] as const) {
	test(`one that is refused ${how} leads home with the idea in the box`, async () => {
		mockApi({ "chat-alianzas": answer });
		await visit(address, { state: { message: idea, id } });
		await expectToast(title);
		await expectToast(description);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
		await expect.element(button(results.readUnfinished)).not.toBeInTheDocument();
	});
}

test("the page scrolls with the text only while the reader is at its end", async () => {
	await page.viewport(390, 500);
	await ask({ message: `${idea}. `.repeat(16), id });
	const newContent = button(results.newContent);
	const more = async () => {
		const before = article().element().textContent.length;
		write(`${"More text about it. ".repeat(30)}\n\n`);
		await expect.poll(() => article().element().textContent.length).toBeGreaterThan(before);
	};
	// The long idea fills the screen: from the top of the page the text is out of view.
	await more();
	await newContent.click();
	await expect.element(newContent).not.toBeInTheDocument();
	await expect.element(button(results.stop)).toHaveFocus();
	const followedFrom = scrollY;
	expect(followedFrom).toBeGreaterThan(0);
	await more();
	const bottom = scrollY;
	expect(bottom).toBeGreaterThan(followedFrom + 40);

	const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
	window.scrollBy({ top: -250, behavior: "instant" });
	await scrolled;
	await more();
	await expect.element(newContent).toBeVisible();
	expect(scrollY).toBe(bottom - 250);
	await newContent.click();
	await expect.element(newContent).not.toBeInTheDocument();
	expect(scrollY).toBeGreaterThan(bottom);
});

test("the cursor does not blink with reduced motion", async () => {
	await emulate("reduce");
	await ask();
	write("## Sector\n\nEner");
	await expect.element(heading()).toBeVisible();
	const running = () =>
		article()
			.element()
			.getAnimations({ subtree: true })
			.filter(({ playState }) => playState === "running").length;
	expect(running()).toBe(0);
	await emulate("no-preference");
	await expect.poll(running).toBe(1);
	await emulate("reduce");
	await expect.poll(running).toBe(0);
	await emulate("no-preference");
});
