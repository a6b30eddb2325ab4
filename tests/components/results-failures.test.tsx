import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { closeAnalysis } from "#app/idea/open-analysis.ts";
import { standInModel } from "#app/schemas/analysis-stream.ts";
import {
	address,
	answerWithStream,
	article,
	ask,
	breakOff,
	finish,
	heading,
	id,
	idea,
	reportFailure,
	results,
	show,
	status,
	write,
	writeSector,
} from "./analysis.ts";
import {
	button,
	expectErrors,
	expectToast,
	json,
	mainLink,
	mockApi,
	setReachable,
	toasts,
	translations,
	visit,
} from "./render.tsx";

const { ideaBox } = translations.en;

const limitError = { error: { code: "analysis_limit_reached", message: "" } };
const { limitReached } = results;

test("a new text over the limit of the day keeps the one before and says so on the page", async () => {
	expectErrors(/answered 429/);
	const calls = answerWithStream(() => json(429, limitError, { "Retry-After": "40000" }));
	await show();
	await expect.poll(() => calls.length).toBe(1);
	write(`## Sector\n\n${"Energy. ".repeat(500)}`, { language: "ca", created: 1_790_000_000 });
	finish();
	await expect.element(button(results.writeAgain)).toBeVisible();
	await expect.element(mainLink(results.writeInThisLanguage)).toBeVisible();
	window.scrollTo({ top: 0, behavior: "instant" });
	const again = button(results.writeAgain).element() as HTMLElement;
	again.focus({ preventScroll: true });
	again.click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(limitReached);
	await expect.element(heading()).toBeVisible();
	await expect.element(button(results.writeAgain)).not.toBeInTheDocument();
	await expect.element(mainLink(results.writeInThisLanguage)).not.toBeInTheDocument();
	await expect.element(button(results.copy)).toHaveFocus();
	await expect.element(page.getByRole("alert")).toBeInViewport();
	await expect.element(toasts()).not.toBeInTheDocument();
	expect(calls[1]?.body).toMatchObject({ id, newerThan: 1_790_000_000 });
});

test("a new text that cannot be had shows the one before, with its date where the reader is", async () => {
	expectErrors(/network error|answered 400/);
	const created = Date.parse("2026-11-21T23:30:00.000Z") / 1000;
	const failures = [() => json(400), () => Promise.reject(new TypeError("network error"))];
	const calls = answerWithStream(() => (failures.pop() ?? expect.unreachable)() as Response);
	await show();
	await expect.poll(() => calls.length).toBe(1);
	await writeSector();
	write("\n\nEnergy.", { created });
	finish();
	await expect.element(page.getByText("22 November 2026")).toBeVisible();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await button(results.writeAgain).click();
	await expect.element(button(results.stop)).toHaveFocus();
	await expect.element(heading()).not.toBeInTheDocument();
	// A connection that is lost joins what is written, and does not ask for yet another text.
	await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
	await vi.advanceTimersByTimeAsync(2000);
	await expectToast(results.failed);
	expect(calls.slice(1).map(({ body }) => body.newerThan)).toEqual([created, created]);
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(heading()).toBeVisible();
	await expect.element(page.getByText("22 November 2026")).toBeVisible();
	await expect.element(button(results.writeAgain)).toBeVisible();
});

test("a new text that the model fails to write is asked for once, and shows the one before", async () => {
	expectErrors(/The server reported/);
	const calls = await ask();
	await writeSector("\n\nEnergy.");
	finish();
	await button(results.writeAgain).click();
	await expect.poll(() => calls.length).toBe(2);
	reportFailure("upstream");
	await expectToast(results.failed);
	await expect.element(article().getByText("Energy.")).toBeVisible();
	await expect.element(button(results.writeAgain)).toBeVisible();
	expect(calls).toHaveLength(2);
});

test("a new text that was stopped or left is read on, and is not begun once more", async () => {
	const calls = await ask();
	await writeSector();
	write("", { created: 1_790_000_000 });
	finish();
	await button(results.writeAgain).click();
	await expect.poll(() => calls.length).toBe(2);
	await writeSector();
	await button(results.stop).click();
	await button(results.continue).click();
	await expect.poll(() => calls.length).toBe(3);
	dispatchEvent(new PageTransitionEvent("pagehide"));
	dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	await expect.poll(() => calls.length).toBe(4);
	await writeSector("\n\nNew.");
	finish();
	await expect.element(article().getByText("New.")).toBeVisible();
	expect(calls.slice(1).map(({ body }) => body.newerThan)).toEqual(Array(3).fill(1_790_000_000));
});

test("a link to an analysis that is gone leads home and says so", async () => {
	expectErrors(/answered 404/);
	mockApi({ "chat-alianzas": () => json(404) });
	await visit(address);
	await expectToast(results.gone);
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue("");
	await expect.element(button(results.backToAnalysis)).not.toBeInTheDocument();
});

test.each(["/en/resultados", "/en/resultados#part", `/en/resultados#${id}0`])(
	"without an idea the page leads home: %s",
	async (path) => {
		const calls = mockApi();
		await visit(path);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toBeVisible();
		expect(calls).toEqual([]);
	},
);

describe("when the connection is lost", () => {
	test("it is read on when the browser is online again", async () => {
		expectErrors(/network error/);
		const calls = await ask();
		await writeSector();
		const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		breakOff();
		await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
		await expect.element(heading()).toBeVisible();
		onLine.mockReturnValue(true);
		dispatchEvent(new Event("online"));
		await expect.poll(() => calls.length).toBe(2);
		write("## Sector\n\nEnergy.");
		await expect.element(page.getByText(results.reconnecting).first()).not.toBeInTheDocument();
		finish();
		await expect.element(page.getByText(results.completed)).toBeVisible();
		expect(calls[1]?.body).toEqual(calls[0]?.body);
	});

	test.each([
		["the browser is online", true],
		["the site answers a browser that says that it is offline", false],
	])("where %s, it is tried three times more, and then when the reader wants it", async (_, online) => {
		expectErrors(/network error/);
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const calls = answerWithStream(() => {
			throw new TypeError("network error");
		});
		await show();
		await writeSector();
		breakOff();
		await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
		for (const seconds of [2, 4, 8]) await vi.advanceTimersByTimeAsync(seconds * 1000);
		await expect.element(page.getByText(results.connectionLost)).toBeVisible();
		await expect.element(heading()).toBeVisible();
		expect(calls).toHaveLength(4);
		await button(results.continue).click();
		await expect.poll(() => calls.length).toBe(5);
	});

	test("without a connection, it is tried until the server answers", async () => {
		expectErrors(/network error/);
		dispatchEvent(new Event("online"));
		setReachable(false);
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const answers = Array.from({ length: 6 }, () => new TypeError("network error"));
		const calls = answerWithStream(() => {
			const failure = answers.pop();
			if (failure) throw failure;
			return new Response(
				'data: {"choices":[{"delta":{"content":"## Sector\\n\\nEnergy."}}]}\n\ndata: [DONE]\n\n',
			);
		});
		await show();
		await writeSector();
		breakOff();
		await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
		await expect
			.poll(async () => {
				await vi.advanceTimersByTimeAsync(4000);
				return calls.length;
			})
			.toBe(8);
		await expect.element(page.getByText(results.completed)).toBeVisible();
	});

	test("an event that says online only asks for a try, also where the connection is not there", async () => {
		expectErrors(/network error/);
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const calls = answerWithStream(() => {
			throw new TypeError("network error");
		});
		await show();
		await writeSector();
		breakOff();
		for (const count of [2, 3]) {
			await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
			dispatchEvent(new Event("online"));
			await expect.poll(() => calls.length).toBe(count);
		}
		await vi.advanceTimersByTimeAsync(8000);
		await expect.poll(() => calls.length).toBe(4);
		await expect.element(page.getByText(results.connectionLost)).toBeVisible();
	});

	test("what comes again and is the same stays, and what was rewritten is replaced", async () => {
		expectErrors(/network error/);
		const calls = await ask();
		await writeSector("\n\nEnergy from wind.");
		const shown = new Set<string>();
		const observer = new MutationObserver(() => shown.add(article().element().textContent ?? ""));
		observer.observe(article().element(), { subtree: true, childList: true, characterData: true });
		breakOff();
		await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
		dispatchEvent(new Event("online"));
		await expect.poll(() => calls.length).toBe(2);
		for (const part of ["## Se", "ctor\n\nEn", "ergy from "]) write(part);
		await expect.element(page.getByText(results.reconnecting).first()).not.toBeInTheDocument();
		expect([...shown].filter((text) => !text.includes("Energy from wind."))).toEqual([]);
		write("waves.");
		await expect.element(article().getByText("Energy from waves.")).toBeVisible();
		finish();
		await expect.element(page.getByText(results.completed)).toBeVisible();
	});
});

test("is requested again when the browser shows a page again that it has kept", async () => {
	const calls = await ask();
	await writeSector();
	dispatchEvent(new PageTransitionEvent("pagehide"));
	expect(calls[0]?.signal?.aborted).toBe(true);
	dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	await expect.poll(() => calls.length).toBe(2);
	await expect.element(heading()).toBeVisible();
	await expect.element(toasts()).not.toBeInTheDocument();
});

test("the rest of a stopped text over the limit of the day: the text stays, and the page says so", async () => {
	expectErrors(/answered 429/);
	answerWithStream(() => json(429, limitError));
	await show();
	await writeSector();
	await button(results.stop).click();
	await button(results.continue).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(limitReached);
	await expect.element(heading()).toBeVisible();
	await expect.element(button(results.continue)).not.toBeInTheDocument();
});

test("one that is refused while another page is shown is requested again when the visitor comes back", async () => {
	expectErrors(/network error|answered 400/);
	sessionStorage.setItem("ideaDraft", "Another idea");
	const refusals = [() => json(400)];
	const calls = answerWithStream(() => refusals.pop()?.() ?? json(400));
	await show();
	await expect.poll(() => calls.length).toBe(1);
	await article().getByRole("link", { name: results.back }).click();
	const box = page.getByLabelText(ideaBox.prompt);
	await expect.element(box).toBeVisible();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	breakOff();
	await expect
		.poll(async () => {
			await vi.advanceTimersByTimeAsync(2000);
			return calls.length;
		})
		.toBe(2);
	await expect.element(toasts()).not.toBeInTheDocument();
	await show();
	await expectToast(results.failed);
	expect(calls).toHaveLength(3);
	// What the visitor was writing is not replaced by the idea.
	await expect.element(box).toHaveValue("Another idea");
});

const html = (status: number) => () =>
	new Response("<html>", { status, headers: { "Content-Type": "text/html" } });
const events = (code: string) => () =>
	new Response(`data: ${JSON.stringify({ error: { code, message: "" } })}\n\n`);
const whole = () =>
	new Response('data: {"choices":[{"delta":{"content":"## Sector\\n\\nEnergy."}}]}\n\ndata: [DONE]\n\n');

describe("a temporary error", () => {
	test.each([
		["500", () => json(500, { error: { code: "internal", message: "" } })],
		["502 of a gateway", html(502)],
		["a page in place of the text", html(200)],
		["an event", events("upstream")],
	])("is tried again, and never leads home: %s", async (_, failure) => {
		expectErrors(/answered 5|The server reported|without \[DONE\]/);
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		let answer: () => Response = failure;
		const calls = mockApi({ "chat-alianzas": () => answer() });
		await visit(address);
		await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
		for (const seconds of [2, 4, 8]) await vi.advanceTimersByTimeAsync(seconds * 1000);
		await expect.element(button(results.tryAgain)).toBeVisible();
		expect(calls).toHaveLength(4);
		await expect.element(page.getByText(results.failed)).toBeVisible();
		await expect.element(status()).toHaveTextContent(results.status.stopped);
		await button(results.tryAgain).click();
		await expect.poll(() => calls.length).toBe(5);
		answer = whole;
		await vi.advanceTimersByTimeAsync(2000);
		await expect.element(page.getByText(results.completed)).toBeVisible();
		await expect.element(heading()).toBeVisible();
		await expect.element(toasts()).not.toBeInTheDocument();
	});

	test("leaves what was read, and the rest can be had", async () => {
		expectErrors(/answered 503|The server reported/);
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		answerWithStream(html(503));
		await show();
		await writeSector();
		reportFailure();
		await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
		for (const seconds of [2, 4, 8]) await vi.advanceTimersByTimeAsync(seconds * 1000);
		await expect.element(page.getByText(results.connectionLost)).toBeVisible();
		await expect.element(heading()).toBeVisible();
		await expect.element(button(results.continue)).toBeVisible();
	});
});

describe("a finished analysis is kept in the tab", () => {
	/** Shows an analysis to its end, as the first one of a new document. */
	async function readWhole(path = address, text = "## Sector\n\nEnergy.") {
		const calls = await ask({ message: idea }, path);
		write(text, { idea, created: 1_790_000_000 });
		finish();
		await expect.element(page.getByText(results.completed)).toBeVisible();
		closeAnalysis();
		return calls;
	}

	test("and is shown at once, whole, without a request", async () => {
		await readWhole();
		const calls = mockApi({ "chat-alianzas": () => json(503) });
		const whole = article().element().textContent;
		await visit(address, { state: { message: idea } });
		expect(article().element().textContent).toBe(whole);
		// From its link, where the browser knows no idea.
		closeAnalysis();
		await visit(address);
		expect(article().element().textContent).toBe(whole);
		expect(calls).toEqual([]);
	});

	test("unless the built-in analyst stood in for the model, which the next visit asks", async () => {
		await ask({ message: idea }, address);
		write("## Sector\n\nEnergy.", { idea, model: standInModel });
		finish();
		await expect.element(page.getByText(results.standIn)).toBeVisible();
		// Without closing it: the visitor has only been on another page.
		expect(await ask({ message: idea }, address)).toHaveLength(1);
	});

	test("each language by itself", async () => {
		await readWhole();
		await readWhole(`${address}.es`, "## Sector\n\nEnergía.");
		const calls = mockApi();
		for (const [path, text] of [
			[address, "Energy."],
			[`${address}.es`, "Energía."],
		] as const) {
			closeAnalysis();
			await visit(path);
			await expect.element(article().getByText(text)).toBeVisible();
		}
		expect(calls).toEqual([]);
	});

	test("until there is a newer one", async () => {
		await readWhole();
		await show();
		const calls = answerWithStream();
		await button(results.writeAgain).click();
		await expect.poll(() => calls.length).toBe(1);
		write("## Sector\n\nNew.");
		finish();
		await expect.element(article().getByText("New.")).toBeVisible();
		closeAnalysis();
		await show();
		await expect.element(article().getByText("New.")).toBeVisible();
	});

	test("until its idea is gone, in any language", async () => {
		expectErrors(/answered 404/);
		await readWhole();
		await readWhole(`${address}.es`, "## Sector\n\nEnergía.");
		mockApi({ "chat-alianzas": () => json(404, { error: { code: "not_found", message: "" } }) });
		await show();
		await button(results.writeAgain).click();
		await expectToast(results.gone);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toBeVisible();
		expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Energ/);
	});

	test("unless it is one of too many, or there is no room", async () => {
		const kept = () => JSON.parse(sessionStorage.getItem("analyses") ?? "[]").length;
		for (let count = 0; count < 3; count += 1)
			await readWhole(`/en/resultados#${crypto.randomUUID()}`, `## Sector\n\n${"Energy. ".repeat(15_000)}`);
		expect(kept()).toBe(2);
		sessionStorage.setItem("analyses", "{");
		await readWhole();
		expect(kept()).toBe(1);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		await readWhole(`${address}.es`);
		expect(kept()).toBe(1);
	});
});
