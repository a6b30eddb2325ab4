import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { closeAnalysis } from "#app/idea/open-analysis.ts";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import {
	article,
	ask,
	finish,
	heading,
	id,
	idea,
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
	mainLink,
	mockApi,
	translated,
	translateLate,
	translations,
	visit,
} from "./render.tsx";

const { ideaBox } = translations.en;

test("is shown as it streams, with one status message for screen readers", async () => {
	const [call] = await ask();
	expect(call?.body).toEqual({ message: idea, id, language: "en" });
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
	const ring = article().element().querySelector(".analysis-ring") as HTMLElement;
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
	expect(texts("h2")).toEqual(["Encaje", "Propuestas de colaboración", "ODS relacionados"]);
	expect(texts("ol")).toEqual(["1.Unocon peso.papel2.Dosprobar."]);
	expect(texts(":is(li h3, strong)")).toEqual(["Uno", "peso", "Dos"]);
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

	const links = () =>
		[...article().element().querySelectorAll("h2 > a")].map((link) => [
			link.textContent,
			link.getAttribute("href"),
		]);

	test("names the company with its facts, leads to its page, and is announced once when it is written", async () => {
		await ask();
		await expect.element(page.getByText(results.analyzing)).toBeVisible();
		const statuses = heard();
		write("**Fit**\nClear: paper is the fi");
		await expect.element(article().getByRole("heading", { name: "Fit" })).toBeVisible();
		expect(article().element().textContent).not.toContain("paper is");
		await expect.element(page.getByText(results.analyzing)).toBeVisible();
		write("eld of Anella Paper.\n\n**Sector**\nRecycling it is.\n\n**Question**\nHow");
		await expect.element(article().getByText("Recycling it is.")).toBeVisible();
		write(" much?");
		finish();
		await expect.element(status()).toHaveTextContent(results.status.complete);
		expect(statuses).toEqual([results.status.loading, "Clear, Anella Paper", results.status.complete]);
		expect(links()).toEqual([["Anella Paper", "/en/empresas#paper"]]);
		await expect.element(article().getByText("Fit: clear", { exact: true })).toBeVisible();
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
		await expect.element(heading()).toBeVisible();
		finish();
		await expect.element(article().getByText("How much?")).toBeVisible();
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
		const pictures = [...article().element().querySelectorAll("ol > li")].map(
			(proposal) => proposal.querySelectorAll("use").length,
		);
		expect(pictures).toEqual([1, 2]);
	});

	test("tells what it is about once, also where the model repeats the heading", async () => {
		await ask();
		write("**Encaje**\nEncaje claro: Terrana.");
		finish();
		await expect.element(article().getByText("Encaje claro", { exact: true })).toBeVisible();
	});

	test("of an idea that fits nothing leads back to the idea", async () => {
		await ask();
		write("**Fit**\nNo fit: a job.\n\n**Next steps**\nWrite to us.");
		finish();
		await expect.element(page.getByText(results.completed)).toBeVisible();
		expect(links()).toEqual([]);
		await expect.element(article().getByText("No fit", { exact: true })).toBeVisible();
		await mainLink(results.edit).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(idea);
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveFocus();
	});
});

test("what a proposal's items begin with in bold is their label only where a colon follows", async () => {
	await ask();
	write(
		"**Alliance**\n1. **One**: first.\n   - **What decides it**: the price.\n   - **Terrana** would look.\n   1. **Step**: weigh.",
	);
	finish();
	await expect.element(page.getByText(results.completed)).toBeVisible();
	const items = [...article().element().querySelectorAll("ol li li")].map((item) =>
		[...item.children].map(({ textContent }) => textContent),
	);
	expect(items).toEqual([
		["What decides it", "the price."],
		["", "Terrana would look."],
		["1.", "Step: weigh."],
	]);
});

test("the question comes as a whole, with the field for its answer", async () => {
	await ask();
	await writeSector("\n\n**Question**\nHow mu");
	await expect.element(article().getByText("How mu")).not.toBeInTheDocument();
	write("ch?\n\n**What to have ready**\nAn invoice");
	await expect.element(article().getByText("How much?")).toBeVisible();
	await expect.element(page.getByLabelText(results.answer)).toBeVisible();
});

test("an idea is shown in part until all of it is asked for, also by keyboard", async () => {
	const long = `${idea}. ${"We have the place and look for the wind. ".repeat(10)}`.trim();
	await ask({ message: long });
	const quotation = article().getByRole("blockquote");
	const height = () => quotation.element().getBoundingClientRect().height;
	await expect.element(quotation).toHaveTextContent(long);
	const atFirst = height();
	const whole = article().element().querySelector("summary");
	whole?.focus();
	await userEvent.keyboard("{Enter}");
	await expect.poll(height).toBeGreaterThan(atFirst * 2);
});

test("a short idea is shown whole", async () => {
	await ask();
	expect(article().element().querySelector("details")).toBeNull();
});

test("the example is there at once, labelled as a model's, asks for nothing and leads to the form", async () => {
	const calls = mockApi();
	await visit("/en/resultados#example");
	await expect.element(page.getByText(results.example.label)).toBeVisible();
	await expect.element(page.getByText(results.machineMade)).toBeVisible();
	const { collaboration, goals } = analysisHeadings.en;
	for (const name of [collaboration, goals])
		await expect.element(article().getByRole("heading", { name })).toBeVisible();
	for (const name of [results.edit, results.contact])
		await expect.element(mainLink(name)).not.toBeInTheDocument();
	await expect.element(button(results.writeAgain)).not.toBeInTheDocument();
	await expect.element(page.getByLabelText(results.answer)).not.toBeInTheDocument();
	await mainLink(results.example.own).click();
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue("");
	await mainLink(ideaBox.example).click();
	await expect.element(page.getByText(results.example.label)).toBeVisible();
	expect(calls).toEqual([]);
});

test("hostile words of the model and of the visitor are shown as text", async () => {
	const hostile = '<img src="x" onerror="window.hacked=1"> [A link](https://evil.example/) <b>bold</b>';
	await ask({ message: hostile });
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

test("says after ten seconds that it takes long", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await ask();
	const slow = page.getByRole("status").filter({ hasText: results.slowButStored });
	await expect.element(page.getByText(results.analyzing)).toBeVisible();
	await vi.advanceTimersByTimeAsync(9000);
	await expect.element(slow).not.toBeInTheDocument();
	await vi.advanceTimersByTimeAsync(1000);
	await expect.element(slow).toBeVisible();
	await writeSector();
	await expect.element(slow).not.toBeInTheDocument();
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

test.each([
	["with its text", "\n\nEnergy from **wi", "Energy from wi"],
	["in the middle of a heading", "\n\n## Propo", "Propo"],
	["before the first word of a section", "\n\n**Collaboration proposals**\n1. **", "Collaboration proposals"],
])("a text that the limit has cut says so, also as a copy and after a reload: %s", async (_, text, end) => {
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
	const calls = await ask();
	await writeSector(text);
	write("", { created: 1_790_000_000 }, "length");
	finish();
	const isTold = async () => {
		await expect.element(page.getByText(results.cut).last()).toBeVisible();
		await expect.element(status()).toHaveTextContent(results.cut);
		await expect.element(page.getByText(results.completed)).not.toBeInTheDocument();
		await expect.element(article().getByText(end).first()).toBeVisible();
		expect(article().element().textContent).not.toContain("*");
		await button(results.copy).click();
		expect(copied.mock.lastCall?.[0]).toContain(`\n\n${results.cut}\n\n${results.machineMade}`);
	};
	await isTold();
	closeAnalysis();
	await show();
	await isTold();
	expect(calls).toHaveLength(1);
	await button(results.writeAgain).click();
	await expect.poll(() => calls[1]?.body).toMatchObject({ id, newerThan: 1_790_000_000 });
	await writeSector("\n\nWhole.");
	write("", {}, "stop");
	finish();
	await expect.element(page.getByText(results.completed)).toBeVisible();
	await expect.element(page.getByText(results.cut)).not.toBeInTheDocument();
});
