import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { keepNumbersTogether } from "#app/i18n/format.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import { limits } from "#app/schemas/limits.ts";
import {
	box,
	button,
	expectErrors,
	expectToast,
	id,
	mainLink,
	mockApi,
	translated,
	translateLate,
	translations,
	visit,
} from "./render.tsx";
import {
	article,
	ask,
	finish,
	heading,
	idea,
	show,
	state,
	status,
	write,
	writeSector,
	writeWhole,
} from "./results-scene.ts";

const { dialogs, resultados: results } = translations.en;

/** Lets the page be printed, or seen by a visitor with a preference, until the test is over. */
async function emulateMedia(media: object) {
	await cdp().send("Emulation.setEmulatedMedia", media);
	onTestFinished(
		async () => void (await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] })),
	);
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

const companyLinks = () =>
	[...article().element().querySelectorAll("h2 > a")].map((link) => [
		link.textContent,
		link.getAttribute("href"),
	]);

const whole = `**Encaje**
Conjunto: Terrana y Arrel.

**Propuestas de colaboración**
1. **Uno**: con **peso**.
   - **Qué aportas**: papel
   - **Terrana** mira
   1. **Paso**: pesar
2. **Dos**: Arrel, Terrana y Anella Paper.

**ODS relacionados**
ODS 12: menos residuos
ODS 3: salud`;

test("a whole analysis has its companies, numbered proposals with pictures of at most two, their points, and goals that lead to the policy", async () => {
	await ask(state);
	await expect.element(article().getByRole("definition")).toHaveTextContent(state.email);
	await writeWhole(whole, { model: "built-in", language: "es" });
	await expect.element(page.getByText(results.completedBuiltIn)).toBeVisible();
	await expect.element(page.getByText(results.builtIn)).toBeVisible();
	const texts = (selector: string) =>
		[...article().element().querySelectorAll(`[lang=es] ${selector}`)].map(({ textContent }) => textContent);
	expect(texts("h2")).toEqual(["Encaje", "Propuestas de colaboración", "ODS relacionados"]);
	expect(texts("ol")).toEqual([
		"1.Unocon peso.Qué aportas: papelTerrana mira1.Paso: pesar2.DosArrel, Terrana y Anella Paper.",
	]);
	expect(texts(":is(li h3, strong)")).toEqual(["Uno", "peso", "Qué aportas", "Terrana", "Paso", "Dos"]);
	expect(texts("ul li:has(> div > a)")).toEqual([
		`ODS 12${results.committed}menos residuos`,
		`ODS 3${results.goalPolicy}salud`,
	]);
	expect(companyLinks()).toEqual([
		["Terrana", "/en/empresas#construction"],
		["Arrel", "/en/empresas#platform"],
	]);
	const proposals = [...article().element().querySelectorAll("ol > li")];
	expect(proposals.map((proposal) => proposal.querySelectorAll("use").length)).toEqual([1, 2]);
	const links = article().getByRole("link", { name: /^ODS/ });
	await expect.element(links.first()).toHaveAttribute("href", "/en/politica-esg#goal-12");
	await expect.element(links.last()).toHaveAttribute("href", "/en/politica-esg#goals");
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
	expect(companyLinks()).toEqual([["Anella Paper", "/en/empresas#paper"]]);
	for (const text of ["Fit: clear", "it is paper.", "250,000\u00a0t a\u00a0year"])
		await expect.element(article().getByText(text, { exact: true })).toBeVisible();
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

test("one in another language than the page's can be had in the page's", async () => {
	const calls = await ask();
	await writeWhole("**Sector**\n\nEnergia.", { language: "ca" });
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
	await emulateMedia({ media: "print" });
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

test.each([
	["no-preference", ["gy"]],
	["reduce", []],
])("one cursor blinks at the end of the text unless motion is reduced: %s", async (value, blinking) => {
	await emulateMedia({ features: [{ name: "prefers-reduced-motion", value }] });
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
