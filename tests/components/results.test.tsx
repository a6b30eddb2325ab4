import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import { standInModel } from "#app/schemas/analysis-stream.ts";
import { limits } from "#app/schemas/limits.ts";
import {
	box,
	button,
	expectErrors,
	expectToast,
	id,
	mainLink,
	mockApi,
	translations,
	visit,
} from "./render.tsx";
import {
	article,
	ask,
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

const whole = `**Encaje**
Conjunto: Terrana y Arrel.

**Propuestas de colaboración**
0. **Uno**: con **peso**.
   - **Qué aportas**: papel
     - **Terrana** mira
       1. **Paso**: pesar
1. **Dos**: Arrel, Terrana y Anella Paper.
2. Medir.

**ODS relacionados**
ODS 12: menos residuos
ODS 3: salud

**La pregunta que más importa**
¿Cuánto?`;

test("a whole analysis has its companies, numbered proposals with pictures of one or two, their points, goals that lead to the policy, and in either language for whom it is", async () => {
	await ask(state);
	await expect.element(article().getByRole("definition")).toHaveTextContent(state.email);
	await writeWhole(whole, { model: "built-in", language: "es" });
	await expect.element(page.getByText(results.completedBuiltIn)).toBeVisible();
	await expect.element(page.getByText(results.builtIn)).toBeVisible();
	const texts = (selector: string) =>
		[...article().element().querySelectorAll(`[lang=es] ${selector}`)].map(({ textContent }) => textContent);
	const question = "La pregunta que más importa";
	expect(texts("h2")).toEqual(["Encaje", "Propuestas de colaboración", "ODS relacionados", question]);
	for (const own of [page.getByLabelText(results.answer), page.getByText(results.committed)])
		expect(own.element().closest("[lang]")).toHaveProperty("lang", "en");
	expect(article().element().querySelector("[viewBox*=undefined], [class*=undefined]")).toBeNull();
	expect(texts("ol")).toEqual([
		"0.Unocon peso.Qué aportas: papelTerrana mira1.Paso: pesar1.DosArrel, Terrana y Anella Paper.2.Medir.",
	]);
	expect(texts(":is(li h3, strong)")).toEqual(["Uno", "peso", "Qué aportas", "Terrana", "Paso", "Dos"]);
	expect(texts("ul li:has(> a)")).toEqual([
		`ODS 12${results.committed}menos residuos`,
		`ODS 3${results.goalPolicy}salud`,
	]);
	const companies = [...article().element().querySelectorAll("h2 > a")];
	expect(companies.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Terrana", "/en/empresas#construction"],
		["Arrel", "/en/empresas#platform"],
	]);
	const proposals = [...article().element().querySelectorAll("ol > li")];
	expect(proposals.map((proposal) => proposal.querySelectorAll("use").length)).toEqual([1, 2, 2]);
	const links = article().getByRole("link", { name: /^ODS/ });
	await expect.element(links.first()).toHaveAttribute("href", "/en/politica-esg#goal-12");
	await expect.element(links.last()).toHaveAttribute("href", "/en/politica-esg#goals");
	await page.getByRole("banner").getByRole("link", { name: "es Español" }).click();
	await expect.element(links.last()).toHaveAttribute("href", "/es/politica-esg#goals");
	await expect.element(article().getByRole("definition")).toHaveTextContent(state.email);
});

test("a long idea stands in the ring alone until it is asked for as text", async () => {
	const long = "Wind\n".repeat(limits.ideaMax / 5).trim();
	await ask({ message: long });
	const quotation = article().getByRole("blockquote", { includeHidden: true });
	await expect.element(quotation).toHaveTextContent(long.replaceAll("\n", " "));
	await expect.element(quotation).not.toBeVisible();
	article().element().querySelector("summary")?.focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(quotation.getByText(/^W/)).toBeVisible();
	// It has no room for an answer.
	await writeWhole("**The question that matters most**\nHow?");
	await expect.element(page.getByLabelText(results.answer)).toBeValid();
});

test("the example asks for nothing, offers nothing that needs an idea of one's own, and leads to the form", async () => {
	const calls = mockApi();
	await visit("/en/resultados#example");
	await expect.element(article().getByRole("heading", { name: analysisHeadings.en.goals })).toBeVisible();
	const rows = article().element().querySelectorAll(".frame:has(> [data-kind])");
	expect(Array.from(rows, (row) => row.childElementCount)).toEqual([2, 2, 1, 1, 1, 2]);
	for (const name of [results.edit, results.contact])
		await expect.element(mainLink(name)).not.toBeInTheDocument();
	const offered = article().getByRole("button").elements();
	const forAnyone = [results.copy, results.downloadRing, results.print];
	expect(offered.map(({ textContent }) => textContent)).toEqual(forAnyone);
	await mainLink(results.example.own).click();
	await expect.element(box()).toHaveValue("");
	expect(calls).toEqual([]);
});

test("one in another language than the page's can be had in the page's", async () => {
	const calls = await ask(state);
	await writeWhole("**Sector**\n\nEnergia.", { language: "ca" });
	await mainLink(results.writeInThisLanguage).click();
	await expect.poll(() => calls[1]?.body).toEqual({ message: idea, id, language: "en", writeIn: "en" });
	await expect.element(article().getByRole("definition")).toHaveTextContent(state.email);
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
	await writeWhole("**Sector**\n\nEnergy.");
	await expect.element(mainLink(results.writeInThisLanguage)).not.toBeInTheDocument();
});

test.each([
	["of a language that the site has not", "fr", "ca"],
	["of a language that is not known", undefined, undefined],
])("idea, analysis and spoken verdict are marked as %s", async (_, ideaLanguage, language) => {
	await ask(null);
	write("", { idea: "كرتون", ideaLanguage, language });
	await expect.element(article().getByRole("blockquote")).toHaveTextContent("كرتون");
	write(
		"**Encaix**\nClar: és paper.\n\n**Sector i tipus de negoci**\nAnella Paper.\n\nكرتون.\n\n**La pregunta que més importa**",
		{ language },
	);
	await expect.element(status().last()).toHaveTextContent("Clar, Anella Paper");
	const languageOf = (selector: string) =>
		document.querySelector(`main ${selector}`)?.closest<HTMLElement>("[lang]")?.lang;
	expect(languageOf("blockquote p")).toBe(ideaLanguage ?? "");
	for (const selector of ["[data-kind] p", "p[role=status]:last-of-type span", "p > span.inline-block"])
		expect(languageOf(selector), selector).toBe(language ?? "");
	const arabic = Array.from(article().element().querySelectorAll("blockquote p, [data-kind] p"))
		.filter((text) => text.textContent.startsWith("كرتون"))
		.map((text) => getComputedStyle(text));
	expect(arabic.map(({ direction }) => direction)).toEqual(["rtl", "rtl"]);
	expect(arabic[0]?.hyphens).toBe(ideaLanguage ? "auto" : "manual");
});

test("can be copied as text and printed", async () => {
	expectErrors(/not allowed/);
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
	await ask();
	await writeSector("\n\n**Energy** from 40\u00a0mills.");
	(button(results.stop).element() as HTMLElement).focus();
	await writeWhole("");
	// Stop hands the focus on.
	await expect.element(button(results.copy)).toHaveFocus();
	await button(results.copy).click();
	await expectToast(results.copied);
	const parts = [results.title, `${results.proposal}\n${idea}`, "Sector\n\nEnergy from 40 mills."];
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

test("a text that the limit has cut says so, and who stood in for the model, also as a copy", async () => {
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	vi.stubGlobal("print", undefined);
	await ask();
	await writeWhole("**Sector**\n\nBy **wi**", { model: standInModel, language: undefined }, "length");
	await expect.element(mainLink(results.writeInThisLanguage)).not.toBeInTheDocument();
	await expect.element(status()).toHaveTextContent(results.cut);
	await expect.element(page.getByText(results.completedBuiltIn)).not.toBeInTheDocument();
	await expect.element(article().getByText("wi", { exact: true })).toBeVisible();
	await button(results.copy).click();
	expect(copied.mock.lastCall?.[0]).toContain(`\n\n${results.cut}\n\n${results.standIn}`);
	// The browser cannot print.
	await expect.element(button(results.print)).not.toBeInTheDocument();
});

test("the idea goes back into the box to be edited, above what is there, also where it fits nothing", async () => {
	await ask();
	await writeWhole("**Fit**\nNo fit: a job.");
	await expect.element(article().getByText("No fit", { exact: true })).toBeVisible();
	expect(article().element().querySelector("h2 > a")).toBeNull();
	sessionStorage.setItem("ideaDraft", "Paper");
	await mainLink(results.edit).click();
	await expect.element(box()).toHaveValue(`${idea}\n\nPaper`);
	await expect.element(box()).toHaveFocus();
});

test("the question comes as a whole; its answer stays in the field until it goes below the idea in the box", async () => {
	Object.assign(sessionStorage, { ideaDraft: "Paper", answerDraft: '{"idea":"Another","answer":"No"}' });
	await ask();
	await writeSector("\n\n**The question that matters most**\nHow mu");
	await expect.element(article().getByText("How mu")).not.toBeInTheDocument();
	expect(heading().element().querySelector(".animate-pulse, [aria-hidden]"), "the cursor").not.toBeNull();
	await writeWhole("ch paper?");
	await expect.element(article().getByText("How much paper?")).toBeVisible();
	const answer = page.getByLabelText(results.answer);
	await expect.element(answer).toHaveValue("");
	await answer.fill(" 90 t a year ");
	const left = `${limits.ideaMax - idea.length - "\n\n90 t a year".length}\u00a0characters left`;
	await expect.element(answer).toHaveAccessibleDescription(left);
	expect(page.getByText(left).element().closest("[aria-live]")).toHaveProperty("ariaLive", "off");
	await visit("/en/contact");
	await show();
	await expect.element(answer).toHaveValue(" 90 t a year ");
	await button(results.addAnswer).click();
	await expect.element(box()).toHaveValue(`${idea}\n\n90 t a year\n\nPaper`);
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
});
