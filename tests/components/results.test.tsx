import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { keepNumbersTogether } from "#app/i18n/format.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import { limits } from "#app/schemas/limits.ts";
import {
	button,
	expectErrors,
	expectToast,
	json,
	mainLink,
	mockApi,
	toasts,
	translated,
	translateLate,
	translations,
	visit,
} from "./render.tsx";

const { dialogs, ideaBox, resultados: results } = translations.en;
const id = "0190163d-8694-739b-aea5-966c26f8ad91";
const idea = "Wind turbines for a paper mill";
const state = { message: idea, email: "nuria@example.org" };
const box = () => page.getByLabelText(ideaBox.prompt);
const article = () => page.getByRole("article");
const status = () => page.getByRole("main").getByRole("status");
const heading = () => article().getByRole("heading", { name: /^Sector/ });

/** The stream of the analysis that was asked for last. */
let stream: ReadableStreamDefaultController<Uint8Array>;
const send = (data: string) => stream.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));

const write = (content: string, about: object = {}, finish_reason: string | null = null) => {
	const choices = [{ delta: { content }, finish_reason }];
	send(JSON.stringify({ model: "model", language: "en", ...about, choices }));
};

/** Writes what is in the article's heading, and waits until it is shown. */
async function writeSector(text = "") {
	write(`**Sector**${text}`);
	await expect.element(heading()).toBeVisible();
}

function finish() {
	send("[DONE]");
	stream.close();
}

/** Writes all of an analysis, or the rest of it, and waits until it is complete. */
async function writeWhole(...event: Parameters<typeof write>) {
	write(...event);
	finish();
	await expect.element(button(results.writeAgain)).toBeVisible();
}

const breakOff = () => stream.error(new TypeError("network error"));

const show = (state: object | null = { message: idea }) => visit(`/en/resultados#${id}`, { state });

/** Shows the page of an idea whose analysis is about to be written. Later requests are answered with `next`, if it is given. */
async function ask(state?: object | null, next?: () => Response | Promise<Response>) {
	const calls = mockApi({
		"chat-alianzas": ({ signal }) => {
			if (next && calls.length > 1) return next();
			const start = (controller: typeof stream) => {
				stream = controller;
				signal?.addEventListener("abort", () => controller.error(signal.reason));
			};
			return new Response(new ReadableStream({ start }));
		},
	});
	await show(state);
	await expect.poll(() => calls.length).toBe(1);
	return calls;
}

test("is shown as it streams, with one status message for screen readers", async () => {
	const [call] = await ask();
	expect(call?.body).toEqual({ message: idea, id, language: "en" });
	await writeSector();
	await expect.element(page.getByText(results.notice, { exact: true })).toBeVisible();
	expect(status().elements()).toHaveLength(1);
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

test("a translation that comes late leaves no text cut off", async () => {
	translateLate();
	await ask();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const parts = "**Sector**|\n\nEnergy from wo|od| **and sun** for| all.\n\n1. **Paper**|: We";
	for (const part of parts.split("|")) {
		write(part);
		// Translations take longer.
		await vi.advanceTimersByTimeAsync(40);
	}
	await writeWhole(" would.");
	await vi.advanceTimersByTimeAsync(1000);
	await translated();
	for (const text of ["Sector", "Energy from wood and sun for all.", "Paper", "We would."])
		expect(article().element().textContent).toContain(text);
});

const whole = `**Encaje**
Parcial: falta el volumen.

**Propuestas de colaboración**
1. **Uno**: con **peso**.
   - **Qué aportas**: papel
   - **Terrana** mira
   1. **Paso**: pesar
2. **Dos**: probar.

**ODS relacionados**
ODS 12: menos residuos
ODS 3: salud`;

test("a whole analysis has numbered proposals, their points, goals that lead to the policy, and the language it is written in", async () => {
	await ask(state);
	await expect.element(article().getByRole("definition")).toHaveTextContent(state.email);
	await writeWhole(whole, { model: "built-in", language: "es" });
	await expect.element(page.getByText(results.completedBuiltIn)).toBeVisible();
	await expect.element(page.getByText(results.builtIn)).toBeVisible();
	const texts = (selector: string) =>
		[...article().element().querySelectorAll(`[lang=es] ${selector}`)].map(({ textContent }) => textContent);
	expect(texts("h2")).toEqual(["Encaje", "Propuestas de colaboración", "ODS relacionados"]);
	expect(texts("ol")).toEqual(["1.Unocon peso.Qué aportas: papelTerrana mira1.Paso: pesar2.Dosprobar."]);
	expect(texts(":is(li h3, strong)")).toEqual(["Uno", "peso", "Qué aportas", "Terrana", "Paso", "Dos"]);
	expect(texts("ul li:has(> div > a)")).toEqual([
		`ODS 12${results.committed}menos residuos`,
		`ODS 3${results.goalPolicy}salud`,
	]);
	const links = article().getByRole("link", { name: /^ODS/ });
	await expect.element(links.first()).toHaveAttribute("href", "/en/politica-esg#goal-12");
	await expect.element(links.last()).toHaveAttribute("href", "/en/politica-esg#goals");
});

const companyLinks = () =>
	[...article().element().querySelectorAll("h2 > a")].map((link) => [
		link.textContent,
		link.getAttribute("href"),
	]);

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
	expect(companyLinks()).toEqual([["Anella Paper", "/en/empresas#paper"]]);
	for (const text of ["Fit: clear", "it is paper.", "250,000\u00a0t a\u00a0year"])
		await expect.element(article().getByText(text, { exact: true })).toBeVisible();
});

test("a joint verdict names two companies, and each proposal shows at most two that it names", async () => {
	await ask();
	const proposals = ["We begin.", "Terrana.", "Arrel, Terrana and Anella Paper."];
	const alliance = proposals.map((text, index) => `${index + 1}. **Title**: ${text}`).join("\n");
	await writeWhole(`**Fit**\nJoint: both Terrana and Arrel.\n\n**Collaboration proposals**\n${alliance}`);
	expect(companyLinks()).toEqual([
		["Terrana", "/en/empresas#construction"],
		["Arrel", "/en/empresas#platform"],
	]);
	const shown = [...article().element().querySelectorAll("ol > li")];
	expect(shown.map((proposal) => proposal.querySelectorAll("use").length)).toEqual([0, 1, 2]);
});

test.each([
	["many characters", "We have the place and look for the wind. ".repeat(11).trim()],
	["many lines", "Wind\n".repeat(11).trim()],
])(
	"an idea of %s stands in the ring alone until it is asked for as text, also by keyboard",
	async (_, long) => {
		await ask({ message: long });
		const quotation = article().getByRole("blockquote", { includeHidden: true });
		const height = () => quotation.element().getBoundingClientRect().height;
		await expect.element(quotation).toHaveTextContent(long.replaceAll("\n", " "));
		expect(height()).toBe(0);
		article().element().querySelector("summary")?.focus();
		await userEvent.keyboard("{Enter}");
		await expect.poll(height).toBeGreaterThan(100);
	},
);

test("the example asks for nothing, offers nothing that needs an idea of one's own, and leads to the form", async () => {
	const calls = mockApi();
	await visit("/en/resultados#example");
	await expect.element(page.getByText(results.example.label)).toBeVisible();
	await expect.element(article().getByRole("heading", { name: analysisHeadings.en.goals })).toBeVisible();
	for (const name of [results.edit, results.contact])
		await expect.element(mainLink(name)).not.toBeInTheDocument();
	await expect.element(button(results.writeAgain)).not.toBeInTheDocument();
	await expect.element(page.getByLabelText(results.answer)).not.toBeInTheDocument();
	await mainLink(results.example.own).click();
	await expect.element(box()).toHaveValue("");
	expect(calls).toEqual([]);
});

test("can be stopped, which keeps the text and aborts the request, and continued with the rest", async () => {
	const calls = await ask();
	await writeSector("\n\n**Ener**");
	await button(results.stop).click();
	await expect.element(page.getByText(results.stoppedButStored)).toBeVisible();
	await expect.element(article().getByText("Ener", { exact: true })).toBeVisible();
	await expect.element(status()).toHaveTextContent(results.status.stopped);
	await expect.element(button(results.continue)).toHaveFocus();
	expect(calls[0]?.signal?.aborted).toBe(true);
	await button(results.continue).click();
	await expect.element(button(results.stop)).toHaveFocus();
	await writeWhole("**Sector**\n\n**Energy** it is.");
	await expect.element(article().getByText("Energy")).toBeVisible();
});

test("one in another language than the page's is marked, and can be had in the page's", async () => {
	const calls = await ask();
	await writeWhole("**Sector**\n\nEnergia.", { language: "ca" });
	expect(article().element().querySelector("[lang=ca]")?.textContent).toContain("Energia.");
	await mainLink(results.writeInThisLanguage).click();
	await expect.poll(() => calls[1]?.body).toEqual({ message: idea, id, language: "en", writeIn: "en" });
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
	await writeWhole("**Sector**\n\nEnergy.");
	await expect.element(mainLink(results.writeInThisLanguage)).not.toBeInTheDocument();
});

test.each([
	["of a language that the site has not", "fr", "ca"],
	["of a language that is not known", undefined, undefined],
])("idea, analysis and spoken verdict are marked as %s", async (_, ideaLanguage, language) => {
	await ask(null);
	write("", { idea: "Carton", ideaLanguage, language });
	await expect.element(article().getByRole("blockquote")).toHaveTextContent("Carton");
	write(
		"**Encaix**\nClar: és paper.\n\n**Sector i tipus de negoci**\nAnella Paper.\n\n**La pregunta que més importa**\nQu",
		{ language },
	);
	await expect.element(status().last()).toHaveTextContent("Clar, Anella Paper");
	const langs = (selector: string) =>
		[...document.querySelectorAll(`main ${selector}`)].map(
			(element) => element.closest<HTMLElement>("[lang]")?.lang,
		);
	expect(langs("blockquote p")).toEqual([ideaLanguage ?? ""]);
	expect(langs("[data-kind] p")).toEqual([language ?? "", language ?? ""]);
	expect(langs("p[role=status]:last-of-type span")).toEqual([language ?? ""]);
	expect(langs("p > span.inline-block")).toEqual([language ?? ""]);
	const { hyphens } = getComputedStyle(article().getByRole("blockquote").getByText("Carton").element());
	expect(hyphens).toBe(ideaLanguage ? "auto" : "manual");
});

const paragraph = () => article().element().querySelector("[data-kind] p") as HTMLElement;

/** Writes more of a paragraph, and waits until it is shown. */
async function writeMore(text: string) {
	const all = paragraph().textContent + text.replaceAll("*", "");
	write(text);
	await expect.poll(() => paragraph().textContent).toBe(keepNumbersTogether(all));
}

/** Selects so many characters of the paragraph. */
function select(from: number, to: number) {
	const text = document.createTreeWalker(paragraph(), NodeFilter.SHOW_TEXT).nextNode() as Node;
	getSelection()?.setBaseAndExtent(text, from, text, to);
}

test.each([
	["words", 7, 11],
	["all of it", 0, 14],
	["nothing yet, where the pointer went down", 3, 3],
])(
	"what is selected in a paragraph stays while it grows, and when it is complete: %s",
	async (_, from, to) => {
		await ask();
		await writeSector("\n\nEnergy from wo");
		select(from, to);
		for (const text of ["od", " and **sun**", " in 12", " towns"]) await writeMore(text);
		await writeWhole(".");
		const { anchorNode, anchorOffset } = getSelection() as Selection;
		expect(String(getSelection())).toBe("Energy from wo".slice(from, to));
		expect([paragraph().contains(anchorNode), anchorOffset]).toEqual([true, from]);
	},
);

test("a paragraph in which nothing is selected is one text, so that it is translated as a whole", async () => {
	await ask();
	await writeSector("\n\nEnergy from wo");
	const parts = () =>
		[...paragraph().querySelectorAll(":scope > :not([aria-hidden])")].map(({ textContent }) => textContent);
	await writeMore("od");
	expect(parts()).toEqual(["Energy from wood"]);
	select(0, 6);
	await writeMore(" and sun");
	expect(parts()).toEqual(["Energy from wood", " and sun"]);
	getSelection()?.selectAllChildren(page.getByRole("heading", { level: 1 }).element());
	await writeMore(".");
	expect(parts()).toEqual(["Energy from wood and sun."]);
});

test("says after ten seconds that it takes long", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await ask();
	const slow = page.getByRole("status").filter({ hasText: results.slowButStored });
	await vi.advanceTimersByTimeAsync(9000);
	await expect.element(slow).not.toBeInTheDocument();
	await vi.advanceTimersByTimeAsync(1000);
	vi.useRealTimers();
	await expect.element(slow).toBeVisible();
	await writeSector();
	await expect.element(slow).not.toBeInTheDocument();
});

test("printed while it is written it says that it is not whole, and no sheet is filled up", async () => {
	await ask();
	await writeSector();
	await expect.element(page.getByText(results.stopped)).not.toBeVisible();
	await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
	onTestFinished(async () => {
		await cdp().send("Emulation.setEmulatedMedia", { media: "" });
	});
	await expect.element(page.getByText(results.stopped)).toBeVisible();
	await expect.element(page.getByText(results.stop)).not.toBeVisible();
	// In Firefox a sheet's height is more than what fits on it.
	expect(getComputedStyle(document.body).minHeight).toBe("0px");
});

test("on paper each section has its heading beside it, that of the fit too", async () => {
	await visit("/en/resultados#example");
	const fit = article().getByRole("heading", { name: analysisHeadings.en.fit, exact: true });
	const width = () => fit.element().getBoundingClientRect().width;
	expect(width(), "on the screen it is the headline of the page").toBe(1);
	await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
	onTestFinished(async () => {
		await cdp().send("Emulation.setEmulatedMedia", { media: "" });
	});
	await expect.poll(width).toBeGreaterThan(1);
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
	const parts = [results.title, `${results.proposal}\n${idea}`, "Sector\n\nEnergy from wind."];
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

test("nothing moves while the text is written, also for a reader who has scrolled", async () => {
	await page.viewport(390, 900);
	await ask();
	await writeSector();
	const { top } = heading().element().getBoundingClientRect();
	const more = "More text about it. ".repeat(60);
	write(`\n\n${more}`);
	await expect.poll(() => article().element().textContent).toContain(more.trim());
	window.scrollTo({ top: 300, behavior: "instant" });
	const end = scrollY;
	write(more);
	await expect.poll(() => article().element().textContent).toContain((more + more).trim());
	expect([scrollY, heading().element().getBoundingClientRect().top]).toEqual([end, top - end]);
});

test.each([
	["no-preference", ["gy"]],
	["reduce", []],
])("one cursor blinks at the end of the text unless motion is reduced: %s", async (value, blinking) => {
	const features = [{ name: "prefers-reduced-motion", value }];
	await cdp().send("Emulation.setEmulatedMedia", { features });
	onTestFinished(async () => {
		await cdp().send("Emulation.setEmulatedMedia", { features: [] });
	});
	await ask();
	await writeSector("\n\nWind:\n\n- Ener\n- gy");
	const running = () =>
		article()
			.element()
			.getAnimations({ subtree: true })
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => (effect as KeyframeEffect).target?.parentElement?.textContent);
	await expect.poll(running).toEqual(blinking);
});

test("a text that the limit has cut says so, also as a copy", async () => {
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	vi.stubGlobal("print", undefined);
	await ask();
	await writeWhole("**Sector**\n\nEnergy from **wi**", {}, "length");
	await expect.element(status()).toHaveTextContent(results.cut);
	await expect.element(page.getByText(results.completed)).not.toBeInTheDocument();
	await expect.element(article().getByText("wi", { exact: true })).toBeVisible();
	await button(results.copy).click();
	expect(copied.mock.lastCall?.[0]).toContain(`\n\n${results.cut}\n\n${results.machineMade}`);
	// The browser cannot print.
	await expect.element(button(results.print)).not.toBeInTheDocument();
});

test("the idea goes back into the box to be edited, also where it fits nothing", async () => {
	await ask();
	await writeWhole("**Fit**\nNo fit: a job.");
	await expect.element(article().getByText("No fit", { exact: true })).toBeVisible();
	expect(article().element().querySelector("h2 > a")).toBeNull();
	await mainLink(results.edit).click();
	await expect.element(box()).toHaveValue(idea);
	await expect.element(box()).toHaveFocus();
});

test("the question comes as a whole; its answer stays in the field until it goes below the idea in the box", async () => {
	await ask();
	await writeSector("\n\n**The question that matters most**\nHow mu");
	await expect.element(article().getByText("How mu")).not.toBeInTheDocument();
	expect(heading().element().querySelector(".animate-pulse, [aria-hidden]"), "the cursor").not.toBeNull();
	await writeWhole("ch paper?");
	await expect.element(article().getByText("How much paper?")).toBeVisible();
	const answer = page.getByLabelText(results.answer);
	await answer.fill(" 90 t a year ");
	const left = `${limits.ideaMax - idea.length - "\n\n90 t a year".length}\u00a0characters left`;
	await expect.element(answer).toHaveAccessibleDescription(left);
	await visit("/en/contact");
	await show();
	await expect.element(answer).toHaveValue(" 90 t a year ");
	await button(results.addAnswer).click();
	await expect.element(box()).toHaveValue(`${idea}\n\n90 t a year`);
	await expect.element(box()).toHaveFocus();
	await show();
	await expect.element(answer).toHaveValue("");
});

test("the contact form knows the address and the beginning of the idea, with whole characters", async () => {
	const beginning = "A pilot with 40 hectares for € 900, at 100 %,".padEnd(79, "x");
	await ask({ ...state, message: `${beginning.replace(" ", "\n")}🌱🌱 and more` });
	await writeWhole("**Sector**");
	await mainLink(results.contact).click();
	const field = (name: string) => page.getByRole("dialog").getByRole("textbox", { name });
	await expect.element(field(dialogs.contact.email)).toHaveValue(state.email);
	const about = results.aboutIdea.replace("{{idea}}", `${beginning}🌱…`);
	const opening = `${about}\n${window.location.href}\n\n`;
	await expect.element(field(dialogs.contact.message)).toHaveValue(opening);
	// Only what the visitor writes is a draft.
	expect(sessionStorage.getItem("contactDraft")).toBeNull();
	await field(dialogs.contact.message).fill(`${opening}When?`);
	expect(sessionStorage.getItem("contactDraft")).toBe("When?");
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

test("the rest of a stopped text over the limit of the day: the text stays, and the page says so", async () => {
	expectErrors(/answered 429/);
	await ask(undefined, overLimit);
	await writeSector();
	await button(results.stop).click();
	await button(results.continue).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(results.limitReached);
	await expect.element(heading()).toBeVisible();
	await expect.element(button(results.continue)).not.toBeInTheDocument();
});

test("a new text that cannot be had says so, and shows the one before, with its date where the reader is", async () => {
	expectErrors(/answered 400/);
	const answer = Promise.withResolvers<Response>();
	await ask(undefined, () => answer.promise);
	await writeWhole("**Sector**", { created: Date.parse("2026-11-21T23:30:00.000Z") / 1000 });
	await expect.element(page.getByText("22 November 2026")).toBeVisible();
	window.scrollTo({ top: 200, behavior: "instant" });
	const pressed = Promise.withResolvers<MouseEvent>();
	addEventListener("mousedown", pressed.resolve, { once: true });
	await button(results.writeAgain).click();
	await expect.element(button(results.stop)).toHaveFocus();
	// As the second press of a double click, at the same place of the window, though the page has scrolled.
	const first = await pressed.promise;
	for (const type of ["mousedown", "click"]) {
		const second = Object.defineProperty(new MouseEvent(type, first), "timeStamp", {
			value: first.timeStamp,
		});
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

test.each(["", "#part", `#${id}0`])(
	"an address without an idea leads home: /en/resultados%s",
	async (hash) => {
		await visit(`/en/resultados${hash}`);
		await expect.element(box()).toBeVisible();
	},
);

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
	const asked = calls.length;
	await button(offer).click();
	await expect.poll(() => calls.length).toBe(asked + 1);
	await expect.element(toasts()).not.toBeInTheDocument();
});

test.each([
	["by a server that does not understand it", results.failedDescription, () => json(400)],
	["at the limit of the day", results.limitReached, overLimit],
])(
	"one that is refused %s leads home with the idea and the address in the forms",
	async (_, description, answer) => {
		expectErrors(/answered/);
		mockApi({ "chat-alianzas": answer });
		await show(state);
		await expectToast(results.failed);
		await expectToast(description);
		await expect.element(box()).toHaveValue(idea);
		await button(ideaBox.analyze).click();
		await expect.element(page.getByRole("dialog").getByRole("textbox")).toHaveValue(state.email);
	},
);

test("a failure leaves what the visitor is writing as it is", async () => {
	expectErrors(/answered 400/);
	sessionStorage.setItem("ideaDraft", "Another idea");
	mockApi({ "chat-alianzas": () => json(400) });
	await show(state);
	await expectToast(results.failed);
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
	await expect.element(toasts()).not.toBeInTheDocument();
});

test("the message that an analysis has failed stays, and leads back to it", async () => {
	expectErrors(/answered 400/);
	const answers = [() => json(400)];
	const calls = mockApi({ "chat-alianzas": () => answers.pop()?.() ?? new Promise(() => {}) });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await show(state);
	await expectToast(results.failed);
	await vi.advanceTimersByTimeAsync(60_000);
	await toasts().getByRole("button", { name: results.backToAnalysis }).click();
	await expect.poll(() => calls.length).toBe(2);
	await expect.element(article().getByRole("definition")).toHaveTextContent(state.email);
	await expect.element(toasts()).not.toBeInTheDocument();
	await article().getByRole("link", { name: results.back }).click();
	await expect.element(box()).toHaveValue(idea);
});
