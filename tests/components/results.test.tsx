import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import {
	button,
	expectErrors,
	expectToast,
	json,
	mainLink,
	mockApi,
	setReachable,
	toasts,
	translated,
	translateLate,
	translations,
	visit,
} from "./render.tsx";

const { dialogs, ideaBox, resultados: results } = translations.en;
const idea = "Wind turbines for a paper mill";
const id = "0190163d-8694-739b-aea5-966c26f8ad91";
const address = `/en/resultados#${id}`;
const state = { message: idea };
const article = () => page.getByRole("article");
const status = () => page.getByRole("main").getByRole("status");
const heading = () => article().getByRole("heading", { name: "Sector" });

/** The stream of the analysis that was asked for last. */
let stream: ReadableStreamDefaultController<Uint8Array>;
const send = (data: string) => stream.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));

const write = (content: string, about: object = {}) =>
	send(JSON.stringify({ model: "model", language: "en", ...about, choices: [{ delta: { content } }] }));

/** Writes what is in the article's heading, and waits until it is shown. */
async function writeSector(text = "") {
	write(`## Sector${text}`);
	await expect.element(heading()).toBeVisible();
}

function finish() {
	send("[DONE]");
	stream.close();
}

const show = (path = address) => visit(path, { state });

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
async function ask(state: object | null = { message: idea }, path = address) {
	const calls = answerWithStream();
	await visit(path, { state });
	await expect.poll(() => calls.length).toBe(1);
	return calls;
}

test("is shown as it streams, with one status message for screen readers", async () => {
	const [call] = await ask(state, "/en/resultados");
	expect(call?.body).toEqual({ message: idea, language: "en" });
	await expect.element(page.getByText(results.analyzing)).toBeVisible();
	write("## Sec");
	await expect.element(article().getByRole("heading", { name: "Sec", exact: true })).toBeVisible();
	expect(status().elements()).toHaveLength(1);
	await expect.element(status()).toHaveTextContent(results.status.streaming);
	expect(article().element().querySelector("[aria-live]")).toBeNull();
	write("tor\n\nEnergy.");
	await expect.element(heading()).toBeVisible();
	finish();
	await expect.element(status()).toHaveTextContent(results.status.complete);
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(article().getByRole("blockquote")).toHaveTextContent(idea);
	// Nothing else takes the focus from where the reader begins.
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a translation that comes late leaves no text cut off", async () => {
	translateLate();
	await ask();
	const parts = [
		"## Sec",
		"tor\n\nEnergy from wo",
		"od **and s",
		"un** for",
		" all.\n\n1. **Pa",
		"per**: We wou",
		"ld.",
	];
	for (const part of parts) {
		write(part);
		await new Promise((resolve) => setTimeout(resolve, 40));
	}
	finish();
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await translated();
	for (const text of ["Sector", "Energy from wood and sun for all.", "Paper", "We would."])
		expect(article().element().textContent).toContain(text);
	await expect.element(status()).toHaveTextContent(results.status.complete);
});

const whole = [
	"**Encaje**\nParcial: falta el volumen.",
	"**Propuestas de colaboración**\n1. **Uno**: con **peso**.\n   - papel\n2. **Dos:** probar.",
	"**ODS relacionados**\nODS 12: menos residuos\nODS 3: salud",
].join("\n\n");

test("a whole analysis has numbered proposals, lists, goals, their colours and the language it is written in", async () => {
	await ask({ message: idea, email: "nuria@example.org" });
	await expect.element(article().getByRole("definition")).toHaveTextContent("nuria@example.org");
	const found = (selector: string) => [...article().element().querySelectorAll(selector)];
	const texts = (selector: string) => found(`[lang=es] ${selector}`).map(({ textContent }) => textContent);
	const ring = article().element().querySelector("figure") as HTMLElement;
	const lines = () =>
		[...ring.querySelectorAll("svg:first-child > path")].map((thread) => getComputedStyle(thread));
	const colours = () => new Set(lines().map(({ stroke }) => stroke)).size;
	const drawn = () => lines().length - ring.querySelectorAll("[stroke-dashoffset='1.1']").length;
	// The idea's thread goes round alone while there is no text.
	expect([colours(), drawn()]).toEqual([2, 1]);
	write(whole, { model: "built-in", language: "es" });
	await expect.poll(drawn).toBeGreaterThan(5);
	expect(drawn()).toBeLessThan(20);
	finish();
	await expect.element(page.getByText(results.completedBuiltIn)).toBeVisible();
	await expect.element(page.getByText(results.builtIn)).toBeVisible();
	expect(texts("h2")).toEqual(["01Encaje", "02Propuestas de colaboración", "03ODS relacionados"]);
	expect(texts("ol")).toEqual(["1.Unocon peso.papel2.Dosprobar."]);
	expect(texts(":is(li > h3, strong)")).toEqual(["Uno", "peso", "Dos"]);
	expect(texts("ul")).toEqual([
		"papel",
		`ODS 12${results.committed}menos residuosODS 3${results.goalPolicy}salud`,
	]);
	const links = article().getByRole("link", { name: /^ODS/ });
	await expect.element(links.first()).toHaveAttribute("href", "/en/politica-esg#goal-12");
	await expect.element(links.last()).toHaveAttribute("href", "/en/politica-esg#goals");
	await expect.poll(drawn).toBe(28);
	await expect.poll(colours).toBe(3);
});

describe("the verdict", () => {
	/** The texts of the status, one after the other. */
	function heard() {
		const element = status().last().element();
		const texts = [element.textContent];
		const observer = new MutationObserver(() => texts.push(element.textContent));
		observer.observe(element, { childList: true, characterData: true, subtree: true });
		return texts;
	}

	const fitSection = () => article().element().querySelector("[data-kind=fit]");
	const links = () =>
		[...(fitSection()?.querySelectorAll("h3 a") ?? [])].map((link) => [
			link.textContent,
			link.getAttribute("href"),
		]);

	test("names the company with its facts, leads to its page, and is announced once when it is written", async () => {
		await ask();
		await expect.element(page.getByText(results.analyzing)).toBeVisible();
		const statuses = heard();
		write("**Fit**\nClear: paper is the fi");
		await expect.element(article().getByRole("heading", { name: "Fit" })).toBeVisible();
		expect(fitSection()?.textContent).not.toContain("paper");
		write("eld of Anella Paper.\n\n**Sector**\nRecycling");
		await expect.element(article().getByText("Recycling")).toBeVisible();
		write(" it is.\n\n**Question**\nHow much?");
		finish();
		await expect.element(status()).toHaveTextContent(results.status.complete);
		expect(statuses).toEqual([results.status.loading, "Clear, Anella Paper", results.status.complete]);
		expect(links()).toEqual([["Anella Paper", "/en/empresas#paper"]]);
		await expect.element(article().getByText("Clear", { exact: true })).toBeVisible();
		await expect.element(article().getByText("paper is the field of Anella Paper.")).toBeVisible();
		await expect.element(article().getByText("250,000\u00a0t a\u00a0year")).toBeVisible();
	});

	test("waits for the sector where it names no company, and what comes after it waits too", async () => {
		await ask();
		const statuses = heard();
		write("**Fit**\nClear: it is paper.\n\n**Se");
		await expect.element(article().getByRole("heading", { name: "Fit" })).toBeVisible();
		write("ctor**\nAnella Pap");
		await expect.element(heading()).not.toBeInTheDocument();
		write("er and Terrana.\n\n**Question**\nHow much?");
		await expect.element(article().getByText("How much?")).toBeVisible();
		await expect.element(heading()).toBeVisible();
		finish();
		await expect.element(status()).toHaveTextContent(results.status.complete);
		expect(statuses).toEqual([results.status.loading, "Clear, Anella Paper", results.status.complete]);
	});

	test("joins two companies", async () => {
		await ask();
		write(
			"**Fit**\nJoint: both Terrana and Arrel.\n\n**Alliance**\n1. **One**: Terrana.\n2. **Two**: Arrel and Terrana",
		);
		finish();
		await expect.element(page.getByText(results.completed)).toBeVisible();
		expect(links()).toEqual([
			["Terrana", "/en/empresas#construction"],
			["Arrel", "/en/empresas#platform"],
		]);
		const patterns = [...article().element().querySelectorAll("ol > li")].map(
			(proposal) => proposal.querySelectorAll("pattern").length,
		);
		expect(patterns).toEqual([1, 2]);
	});

	test("of an idea that fits nothing leads back to the idea", async () => {
		await ask();
		write("**Fit**\nNo fit: a job.\n\n**Next steps**\nWrite to us.");
		finish();
		await expect.element(page.getByText(results.completed)).toBeVisible();
		expect(links()).toEqual([]);
		fitSection()?.querySelector("a")?.click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveFocus();
	});
});

describe("the idea goes back into the box", () => {
	const complete = async (path?: string, state?: object) => {
		await ask(state, path);
		write("**Question**\nHow much paper?");
		finish();
		await expect.element(page.getByText(results.completed)).toBeVisible();
	};

	test("as it is, to be edited", async () => {
		await complete();
		await mainLink(results.edit).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
	});

	test("with the answer to the question", async () => {
		await complete();
		const answer = page.getByLabelText(results.answer);
		await answer.fill(" 90 t a year ");
		await button(results.addAnswer).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(`${idea}\n\n90 t a year`);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveFocus();
	});

	test("with an answer that stays in its field until it is sent", async () => {
		await complete();
		const answer = page.getByLabelText(results.answer);
		await answer.fill("90 t");
		await visit("/en/contact");
		await show();
		await expect.element(answer).toHaveValue("90 t");
		await button(results.addAnswer).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(`${idea}\n\n90 t`);
		await show();
		await expect.element(answer).toHaveValue("");
	});

	test("with an answer above what was written since", async () => {
		await complete();
		await page.getByLabelText(results.answer).fill("No");
		sessionStorage.setItem("ideaDraft", "Nothing yet");
		await button(results.addAnswer).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(`${idea}\n\nNo\n\nNothing yet`);
	});

	test("and stays there when its analysis ends meanwhile", async () => {
		await ask();
		await writeSector();
		await mainLink(results.edit).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
		finish();
		await visit("/en/contact");
		await visit("/en");
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
	});

	test.each([
		["A new idea", `${idea}\n\nA new idea`],
		[`${idea}, better`, `${idea}, better`],
	])("above what was written since, unless that has it: %s", async (draft, expected) => {
		await complete();
		sessionStorage.setItem("ideaDraft", draft);
		await mainLink(results.edit).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(expected);
	});

	test("with an answer that makes it too long, which the box says", async () => {
		await complete("/en/resultados", { message: "a".repeat(495) });
		await page.getByLabelText(results.answer).fill("Enough");
		await button(results.addAnswer).click();
		await expect
			.element(page.getByText(dialogs.tooLong_other.replace("{{count}}", "3")).first())
			.toBeVisible();
		await button(ideaBox.analyze).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveFocus();
		await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
	});

	test("with all of an answer that is too long by itself, which its field says", async () => {
		await complete();
		const answer = page.getByLabelText(results.answer);
		await answer.fill("a".repeat(900));
		await expect.element(answer).toHaveAccessibleDescription("400 characters too many");
		await expect.element(answer).toBeInvalid();
		await button(results.addAnswer).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(`${idea}\n\n${"a".repeat(900)}`);
	});
});

test("the contact form knows the address and the idea", async () => {
	await ask({ message: idea, email: "nuria@example.org" });
	await writeSector();
	finish();
	await mainLink(results.contact).click();
	const field = (name: string) => page.getByRole("dialog").getByRole("textbox", { name });
	await expect.element(field(dialogs.contact.email)).toHaveValue("nuria@example.org");
	const message = results.aboutIdea.replace("{{idea}}", idea);
	const opening = `${message}\n${window.location.href}\n\n`;
	await expect.element(field(dialogs.contact.message)).toHaveValue(opening);
	// Only what the visitor writes is a draft.
	expect(sessionStorage.getItem("contactDraft")).toBeNull();
	await field(dialogs.contact.message).fill(`${opening}When?`);
	expect(sessionStorage.getItem("contactDraft")).toBe("When?");
});

test("the example is labelled, asks for no address and leads to the form", async () => {
	const [call] = await ask(null, "/en/resultados#example");
	expect(call?.body).toEqual({ message: results.example.idea, language: "en", example: true });
	await expect.element(page.getByText(results.example.label)).toBeVisible();
	write("**Question**\nHow much?");
	finish();
	await expect.element(page.getByText(results.completed)).toBeVisible();
	for (const name of [results.edit, results.contact])
		await expect.element(mainLink(name)).not.toBeInTheDocument();
	await expect.element(page.getByLabelText(results.answer)).not.toBeInTheDocument();
	await mainLink(results.example.own).click();
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue("");
	await mainLink(ideaBox.example).click();
	await expect.element(page.getByText(results.example.label)).toBeVisible();
});

test("an example that fails leaves nothing in the form", async () => {
	expectErrors(/answered 500/);
	mockApi({ "chat-alianzas": () => json(500) });
	await visit("/en/resultados#example");
	await expectToast(results.failed);
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue("");
});

test("hostile words of the model and of the visitor are shown as text", async () => {
	const hostile = '<img src="x" onerror="window.hacked=1"> [A link](https://evil.example/) <b>bold</b>';
	await ask({ message: hostile }, "/en/resultados");
	await writeSector(`\n\n${hostile}`);
	finish();
	await expect.poll(() => article().getByText(hostile).elements().length).toBe(2);
	expect(article().element().querySelector("img, b, a[href^='https:']")).toBeNull();
});

test("can be stopped, which keeps the text and aborts the request, and continued with the rest", async () => {
	const calls = await ask();
	expect(calls[0]?.body).toEqual({ message: idea, id, language: "en" });
	await writeSector("\n\n**Ener");
	// The page was never away.
	dispatchEvent(new PageTransitionEvent("pageshow"));
	await button(results.stop).click();
	await expect.element(page.getByText(results.stopped)).toBeVisible();
	await expect.element(page.getByText(results.stoppedButStored)).toBeVisible();
	await expect.element(heading()).toBeVisible();
	// What is cut within bold text shows no marks.
	await expect.element(article().getByText("Ener")).toBeVisible();
	expect(article().element().textContent).not.toContain("*");
	await expect.element(status()).toHaveTextContent(results.status.stopped);
	await expect.element(button(results.continue)).toHaveFocus();
	expect(calls[0]?.signal?.aborted).toBe(true);
	await button(results.continue).click();
	await expect.element(button(results.stop)).toHaveFocus();
	expect(calls[1]?.body).toEqual(calls[0]?.body);
	// What comes again does not make less of what is there.
	write("## Sec");
	await expect.element(article().getByText("Ener")).toBeVisible();
	write("tor\n\n**Energy** it is.\n\nPaper, too.");
	finish();
	await expect.element(article().getByText("Paper, too.")).toBeVisible();
	await expect.element(page.getByText(results.completed)).toBeVisible();
});

test("one that is not stored can be stopped and requested again", async () => {
	const calls = await ask(state, "/en/resultados");
	await writeSector();
	await button(results.stop).click();
	await expect.element(button(results.copyLink)).not.toBeInTheDocument();
	await button(results.writeAgain).click();
	await expect.poll(() => calls.length).toBe(2);
});

const limitError = { error: { code: "analysis_limit_reached", message: "" } };
const limitReached = results.limitReached.replace("{{limit}}", "5");

test("a new text over the limit of the day keeps the one before and says so on the page", async () => {
	expectErrors(/answered 429/);
	const calls = answerWithStream(() => json(429, limitError, { "Retry-After": "40000" }));
	await show();
	await expect.poll(() => calls.length).toBe(1);
	write(`## Sector\n\n${"Energy. ".repeat(500)}`, { language: "ca" });
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
	expect(calls[1]?.body).toMatchObject({ id, again: true });
});

test("a new text that fails shows the one before, with its date where the reader is", async () => {
	expectErrors(/network error/);
	await ask();
	await writeSector();
	write("\n\nEnergy.", { created: Date.parse("2026-11-21T23:30:00.000Z") / 1000 });
	finish();
	await expect.element(page.getByText("22 November 2026")).toBeVisible();
	await button(results.writeAgain).click();
	await expect.element(button(results.stop)).toHaveFocus();
	await expect.element(heading()).not.toBeInTheDocument();
	write("## Sec");
	stream.error(new TypeError("network error"));
	await expectToast(results.failed);
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(heading()).toBeVisible();
	await expect.element(button(results.writeAgain)).toBeVisible();
});

test("goes on when the page's language is switched", async () => {
	const calls = await ask();
	await writeSector();
	const banner = page.getByRole("banner");
	await banner.getByRole("link", { name: "Español" }).click();
	const about = banner.getByRole("link", { name: "About us" });
	await expect.element(about).toHaveAttribute("href", "/es/nosotros");
	await expect.element(heading()).toBeVisible();
	write("\n\nEnergy.");
	finish();
	await expect.element(article().getByText("Energy.")).toBeVisible();
	await expect.element(page.getByText(results.completed)).toBeVisible();
	expect(calls).toHaveLength(1);
});

test("one in another language than the page's is marked, and can be had in the page's", async () => {
	const calls = await ask();
	write("## Sector\n\nEnergia.", { language: "ca" });
	finish();
	await expect.element(article().getByText("Energia.")).toBeVisible();
	expect(article().element().querySelector("[lang=ca]")?.textContent).toContain("Energia.");
	await mainLink(results.writeInThisLanguage).click();
	await expect.poll(() => calls[1]?.body).toEqual({ message: idea, id, language: "en", writeIn: "en" });
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
	write("## Sector\n\nEnergy.");
	finish();
	await expect.element(article().getByText("Energy.")).toBeVisible();
	await expect.element(mainLink(results.writeInThisLanguage)).not.toBeInTheDocument();
});

test("from a link the server tells the idea, and nobody's email address is shown", async () => {
	const calls = await ask(null);
	expect(calls[0]?.body).toEqual({ id, language: "en" });
	write("", { idea });
	await expect.element(article().getByRole("blockquote")).toHaveTextContent(idea);
	await expect.element(page.getByText(results.analyzing)).toBeVisible();
	await expect.element(page.getByText(results.preparedFor)).not.toBeInTheDocument();
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
		stream.error(new TypeError("network error"));
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
		stream.error(new TypeError("network error"));
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
		stream.error(new TypeError("network error"));
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
		stream.error(new TypeError("network error"));
		for (const count of [2, 3]) {
			await expect.element(page.getByText(results.reconnecting).first()).toBeVisible();
			dispatchEvent(new Event("online"));
			await expect.poll(() => calls.length).toBe(count);
		}
		await vi.advanceTimersByTimeAsync(8000);
		await expect.poll(() => calls.length).toBe(4);
		await expect.element(page.getByText(results.connectionLost)).toBeVisible();
	});

	test.each([
		["seems to be online", true],
		["is offline", false],
	])("one that is not stored stays as far as it was written: the browser %s", async (_, online) => {
		expectErrors(/network error/);
		await ask(state, "/en/resultados");
		await writeSector();
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
		stream.error(new TypeError("network error"));
		await expect.element(page.getByText(results.stopped)).toBeVisible();
		await expect.element(heading()).toBeVisible();
	});
});

test.each([
	["a stored idea", address, results.slowButStored],
	["an idea that is not stored", "/en/resultados", results.slow],
])("says after ten seconds that it takes long: %s", async (_, path, text) => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await ask(state, path);
	const slow = page.getByRole("status").filter({ hasText: text });
	await expect.element(page.getByText(results.analyzing)).toBeVisible();
	await vi.advanceTimersByTimeAsync(9000);
	await expect.element(slow).not.toBeInTheDocument();
	await vi.advanceTimersByTimeAsync(1000);
	await expect.element(slow).toBeVisible();
	await writeSector();
	await expect.element(slow).not.toBeInTheDocument();
});

test.each([
	[idea, ""],
	[` ${idea}\n`, ""],
	["Another idea", "Another idea"],
])("the idea stays in the box until its analysis is complete: %s", async (draft, left) => {
	sessionStorage.setItem("ideaDraft", draft);
	await ask();
	await writeSector();
	expect(sessionStorage.getItem("ideaDraft")).toBe(draft);
	finish();
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await article().getByRole("link", { name: results.back }).click();
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(left);
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

test("can be copied as text and printed", async () => {
	expectErrors(/not allowed/);
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
	await ask();
	await writeSector("\n\n**Energy** from wind.");
	(button(results.stop).element() as HTMLElement).focus();
	finish();
	// Stop hands the focus on.
	await expect.element(button(results.copy)).toHaveFocus();
	await button(results.copy).click();
	await expectToast(results.copied);
	const parts = [results.title, `${results.proposal}\n${idea}`, "Sector\nEnergy from wind."];
	expect(copied.mock.lastCall?.[0]).toBe([...parts, results.machineMade].join("\n\n"));
	copied.mockRejectedValueOnce(new DOMException("not allowed"));
	await button(results.copy).click();
	await expectToast(results.copyFailed);
	copied.mockResolvedValueOnce();
	await button(results.copyLink).click();
	await expectToast(results.linkCopied);
	expect(copied.mock.lastCall?.[0]).toBe(window.location.href);
	const printed = vi.spyOn(window, "print").mockReturnValue();
	await button(results.print).click();
	expect(printed).toHaveBeenCalledOnce();
});

test("has no button to print where the browser cannot", async () => {
	vi.stubGlobal("print", undefined);
	await ask();
	await writeSector();
	finish();
	await expect.element(button(results.copy).first()).toBeVisible();
	await expect.element(button(results.print)).not.toBeInTheDocument();
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
});

test("one that fails while another page is shown is requested again when the visitor comes back", async () => {
	expectErrors(/The server reported/);
	sessionStorage.setItem("ideaDraft", "Another idea");
	const calls = await ask(null);
	write("", { idea });
	await expect.element(article().getByRole("blockquote")).toHaveTextContent(idea);
	await article().getByRole("link", { name: results.back }).click();
	const box = page.getByLabelText(ideaBox.prompt);
	await expect.element(box).toBeVisible();
	send(JSON.stringify({ error: { code: "upstream", message: "" } }));
	await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
	await show();
	await expect.poll(() => calls.length).toBe(2);
	await writeSector();
	await expect.element(toasts()).not.toBeInTheDocument();
	// What the visitor was writing is not replaced by the idea of a link.
	send(JSON.stringify({ error: { code: "upstream", message: "" } }));
	await expectToast(results.failed);
	await expect.element(box).toHaveValue("Another idea");
});

test("one that fails leads home with the idea in the box, and back to the analysis", async () => {
	expectErrors(/The server reported/);
	const calls = await ask({ message: idea, email: "nuria@example.org" });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	write("## Sector\n\nEner");
	send(JSON.stringify({ error: { code: "interrupted", message: "" } }));
	await expectToast(results.failed);
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
	// It is the only explanation: it does not leave by itself.
	await vi.advanceTimersByTimeAsync(60_000);
	await toasts().getByRole("button", { name: results.backToAnalysis }).click();
	await expect.poll(() => calls.length).toBe(2);
	await expect.element(article().getByRole("definition")).toHaveTextContent("nuria@example.org");
	await expect.element(toasts()).not.toBeInTheDocument();
	await article().getByRole("link", { name: results.back }).click();
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
});

const busy = results.busyDescription_other.replace("{{count}}", "42");
for (const [how, title, description, answer] of [
	["by a server that fails", results.failed, results.failedDescription, () => json(500)],
	["by a server that is busy", results.busy, busy, () => json(429, {}, { "Retry-After": "42" })],
	["at the limit of the day", results.failed, limitReached, () => json(429, limitError)],
] as const) {
	test(`one that is refused ${how} leads home with the idea and the address in the forms`, async () => {
		expectErrors(/answered/);
		mockApi({ "chat-alianzas": answer });
		await visit(address, { state: { message: idea, email: "nuria@example.org" } });
		await expectToast(title);
		await expectToast(description);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
		await button(ideaBox.analyze).click();
		const field = page.getByRole("dialog").getByRole("textbox");
		await expect.element(field).toHaveValue("nuria@example.org");
		await expect.element(button(translations.en.dialogs.email.confirm)).toBeVisible();
	});
}

test("nothing moves while the text is written, until the reader has scrolled to its end", async () => {
	await page.viewport(390, 500);
	await ask();
	const newContent = button(results.newContent);
	// Playwright would scroll to it first, to where the reader has read everything.
	const pressNewContent = async () => {
		await expect.element(newContent).toBeVisible();
		const pressed = newContent.element() as HTMLElement;
		pressed.focus({ preventScroll: true });
		pressed.click();
	};
	const more = async () => {
		const before = article().element().textContent.length;
		write(`${"More text about it. ".repeat(30)}\n\n`);
		await expect.poll(() => article().element().textContent.length).toBeGreaterThan(before);
	};
	const scroll = async (top: number) => {
		const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
		window.scrollBy({ top, behavior: "instant" });
		await scrolled;
	};
	write("Begin. ");
	await expect.element(article().getByText("Begin.")).toBeVisible();
	await more();
	expect(scrollY).toBe(0);
	await scroll(40);
	await more();
	expect(scrollY, "a little down is not to the end").toBe(40);
	await pressNewContent();
	await expect.element(newContent).not.toBeInTheDocument();
	await expect.element(button(results.stop)).toHaveFocus();
	const followedFrom = scrollY;
	expect(followedFrom).toBeGreaterThan(40);
	await more();
	const bottom = scrollY;
	expect(bottom).toBeGreaterThan(followedFrom + 40);

	await scroll(-250);
	await more();
	await expect.element(newContent).toBeVisible();
	expect(scrollY).toBe(bottom - 250);
	await scroll(5000);
	await expect.element(newContent).not.toBeInTheDocument();
	const end = scrollY;
	await more();
	expect(scrollY).toBeGreaterThan(end);
});

test.each([
	["no-preference", ["gy"]],
	["reduce", []],
])("one cursor blinks at the end of the text unless motion is reduced: %s", async (value, blinking) => {
	const features = [{ name: "prefers-reduced-motion", value }];
	await cdp().send("Emulation.setEmulatedMedia", { features });
	onTestFinished(() => void cdp().send("Emulation.setEmulatedMedia", { features: [] }));
	await ask();
	await writeSector("\n\n- Ener\n- gy");
	const running = () =>
		article()
			.element()
			.getAnimations({ subtree: true })
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => (effect as KeyframeEffect).target?.parentElement?.textContent);
	await expect.poll(running).toEqual(blinking);
});
