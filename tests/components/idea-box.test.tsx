import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { limits } from "#app/schemas/limits.ts";
import { shownWithLimits, withLimits } from "../with-limits.ts";
import {
	button,
	expectErrors,
	expectToast,
	json,
	mainLink,
	mockApi,
	pressBackdrop,
	setReachable,
	translated,
	translateLate,
	translations,
	visit,
} from "./render.tsx";

const { dialogs, ideaBox } = translations.en;
const { ideaMax } = limits;
const tooMany = (count: number) => shownWithLimits(dialogs.tooLong_other, count);
/** A text of which so many characters are left. */
const textWithLeft = (left: number) => "a".repeat(ideaMax - left);
const box = () => page.getByLabelText(ideaBox.prompt);
const dialog = () => page.getByRole("dialog");
const email = () => dialog().getByRole("textbox").first();

async function askForAnalysis(language: keyof typeof translations = "en") {
	await page.getByLabelText(translations[language].ideaBox.prompt).fill("Compost");
	await button(translations[language].ideaBox.analyze).click();
	await expect
		.element(page.getByRole("dialog", { name: translations[language].dialogs.email.title }))
		.toBeVisible();
}

/** Gives an address, as people do. */
async function send() {
	await email().fill("nuria@example.org");
	await userEvent.keyboard("{Enter}");
}

test("counts the characters left, and says at the field why an idea is not sent", async () => {
	await visit("/en");
	const { ideaCounterVisibleBelow: visibleBelow, ideaCounterWarningBelow: warningBelow } = limits;
	const left = (count: number) => page.getByText(withLimits(ideaBox.remaining_other, count));
	const spokenLeft = (count: number) => withLimits(ideaBox.remainingSpoken, Math.ceil(count / 25) * 25);
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription(dialogs.validation.idea_required);
	await button(ideaBox.analyze).click();
	await expect.element(box()).toHaveFocus();
	await expect.element(box()).toBeInvalid();
	await expect.element(box()).toHaveAccessibleDescription(dialogs.validation.idea_required);
	await expect.element(page.getByRole("main").getByRole("alert")).toBeVisible();
	await userEvent.keyboard("   ");
	await expect.element(box()).toBeValid();
	await userEvent.keyboard("{Control>}{Enter}{/Control}");
	await expect.element(box()).toHaveAccessibleDescription(dialogs.validation.idea_required);
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription(dialogs.validation.idea_required);
	await box().fill(textWithLeft(visibleBelow));
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription("");
	await expect.element(left(visibleBelow)).not.toBeInTheDocument();
	await userEvent.keyboard("{End}b");
	await expect.element(left(visibleBelow - 1)).toBeVisible();
	await expect
		.element(box())
		.toHaveAccessibleDescription(shownWithLimits(ideaBox.remaining_other, visibleBelow - 1));
	const spoken = page.getByRole("main").getByRole("status");
	await expect.element(spoken).toHaveTextContent(spokenLeft(visibleBelow - 1));
	await box().fill(textWithLeft(warningBelow));
	await expect.element(left(warningBelow)).toHaveStyle({ fontWeight: "400" });
	await userEvent.keyboard("{End}b");
	await expect.element(left(warningBelow - 1)).toHaveStyle({ fontWeight: "600" });
	await expect.element(spoken).toHaveTextContent(spokenLeft(warningBelow - 1));
	await box().fill(textWithLeft(0));
	await userEvent.keyboard("{End}zz");
	await expect.element(box()).toHaveValue(`${textWithLeft(0)}zz`);
	await button(ideaBox.analyze).click();
	await expect.element(box()).toHaveFocus();
	await expect.element(box()).toBeInvalid();
	const tooLong = withLimits(dialogs.validation.idea_too_long);
	await expect
		.element(box())
		.toHaveAccessibleDescription(`${tooMany(2)} ${shownWithLimits(dialogs.validation.idea_too_long)}`);
	await expect.element(page.getByRole("main").getByRole("alert")).toHaveTextContent(tooLong);
	await expect.element(dialog()).not.toBeInTheDocument();
	await userEvent.keyboard("{Control>}{End}{/Control}{Backspace}");
	await expect.element(box()).toHaveAccessibleDescription("1\u00a0character too many");
	await userEvent.keyboard("{Control>}{Enter}{/Control}");
	await expect.element(page.getByRole("main").getByRole("alert")).toHaveTextContent(tooLong);
	await userEvent.keyboard("{Backspace}");
	await expect.element(box()).toBeValid();
	for (const shortcut of ["{Enter}{Meta>}{Enter}{/Meta}", "{Escape}{Control>}{Enter}{/Control}"]) {
		await userEvent.keyboard(shortcut);
		await expect.element(dialog()).toBeVisible();
	}
});

test("buttons that look inactive do so under the pointer, too", async () => {
	await visit("/en");
	const colourOf = async (name: string) => {
		const element = button(name).element();
		await Promise.all(element.getAnimations().map(({ finished }) => finished));
		return getComputedStyle(element).backgroundColor;
	};
	const inactive = await colourOf(ideaBox.analyze);
	await button(ideaBox.analyze).hover();
	expect(await colourOf(ideaBox.analyze)).toBe(inactive);
	await askForAnalysis();
	await button(dialogs.email.confirm).hover();
	expect(await colourOf(dialogs.email.confirm)).toBe(inactive);
	await email().fill("nuria@example.org");
	expect(await colourOf(dialogs.email.confirm)).not.toBe(inactive);
});

test("a translation that comes late leaves the numbers beside the field right", async () => {
	translateLate();
	await visit("/en");
	await box().fill(textWithLeft(60));
	const main = () => page.getByRole("main").element().textContent;
	await expect.poll(main).toContain("60\u00a0characters left");
	await userEvent.keyboard("{End}b");
	await translated();
	expect(main()).toContain("59\u00a0characters left");
});

for (const [path, name] of [
	["/en", ideaBox.prompt],
	["/en/idea", translations.en.idea.idea],
] as const) {
	test(`what is too long is spoken in steps, not at every key (${path})`, async () => {
		await visit(path);
		const field = page.getByLabelText(name);
		const regions = "[aria-live=polite], [role=status], [role=alert]";
		const spoken = new Set<string>();
		const main = page.getByRole("main").element();
		const observer = new MutationObserver(() => {
			for (const { textContent } of main.querySelectorAll(regions)) if (textContent) spoken.add(textContent);
		});
		await field.fill(textWithLeft(-20));
		observer.observe(main, { subtree: true, childList: true, characterData: true });
		await userEvent.keyboard("{Control>}{End}{/Control}abcd");
		await expect.element(field).toHaveAccessibleDescription(tooMany(24));
		expect([...spoken]).toEqual(["At most 25\u00a0characters too many"]);
		await userEvent.keyboard("ef");
		await expect.element(field).toHaveAccessibleDescription(tooMany(26));
		expect([...spoken]).toEqual([
			"At most 25\u00a0characters too many",
			"At most 50\u00a0characters too many",
		]);
		// Nothing of it can be seen, so the server counts none of it.
		await field.fill("\u200b".repeat(ideaMax + 1));
		await expect.element(field).toBeValid();
	});
}

test("a quick tag puts the caret after it; one that does not fit says so until the next step", async () => {
	await visit("/en");
	const text = textWithLeft(ideaBox.tag.sdgProjects.length);
	await box().fill(text);
	await button(ideaBox.tag.sdgProjects).click();
	const error = page.getByRole("main").getByRole("alert");
	await expect.element(error).toHaveTextContent(withLimits(ideaBox.noRoomForTag));
	await expect.element(box()).toHaveValue(text);
	await button(ideaBox.analyze).click();
	await expect.element(dialog()).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(error).not.toBeInTheDocument();
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(error).toBeVisible();
	await box().fill("Compost");
	await expect.element(error).not.toBeInTheDocument();
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(box()).toHaveFocus();
	await userEvent.keyboard("x");
	await expect.element(box()).toHaveValue(`${ideaBox.tag.sdgProjects}. xCompost`);
	// In place of another, not before it.
	await box().fill("");
	for (const name of ["Renewable Energy", "Industrial Recycling"])
		await page.getByRole("list", { name: ideaBox.tags }).getByRole("button", { name }).click();
	await expect.element(box()).toHaveValue("Industrial Recycling. ");
});

/** Contrast between two colours, by WCAG's definition of luminance. The second may be translucent: it lies on the first. */
function contrast(...colours: [string, string]): number {
	const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
	const [low, high] = colours
		.map((colour) => {
			context.fillStyle = colour;
			context.fillRect(0, 0, 1, 1);
			const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
				byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
			) as [number, number, number];
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
		})
		.sort((one, other) => one - other) as [number, number];
	return high / low;
}

for (const value of ["light", "dark"]) {
	test(`“Analyze” has the signal colour while it is inactive, and can be read and seen (${value})`, async () => {
		const features = [{ name: "prefers-color-scheme", value }];
		await cdp().send("Emulation.setEmulatedMedia", { features });
		onTestFinished(() => void cdp().send("Emulation.setEmulatedMedia", { features: [] }));
		await visit("/en");
		const { backgroundColor, borderColor, color } = getComputedStyle(button(ideaBox.analyze).element());
		const around = getComputedStyle(document.body).backgroundColor;
		expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
		expect(contrast(borderColor, around)).toBeGreaterThanOrEqual(3);
		const [, chroma] = borderColor.match(/[\d.]+/g) ?? [];
		expect(Number(chroma)).toBeGreaterThan(0.1);
	});

	test(`the idea page's field has a frame that can be seen, and an example (${value})`, async () => {
		const features = [{ name: "prefers-color-scheme", value }];
		await cdp().send("Emulation.setEmulatedMedia", { features });
		onTestFinished(() => void cdp().send("Emulation.setEmulatedMedia", { features: [] }));
		await visit("/en/idea");
		const field = page.getByRole("textbox", { name: translations.en.idea.idea });
		await expect.element(field).toHaveAttribute("placeholder", shownWithLimits(ideaBox.placeholder));
		const { borderLeftColor, borderStyle, borderWidth } = getComputedStyle(field.element());
		expect([borderStyle, borderWidth]).toEqual(["solid", "1px"]);
		const around = getComputedStyle(document.body).backgroundColor;
		expect(contrast(around, borderLeftColor)).toBeGreaterThanOrEqual(3);
	});
}

test("the email dialog explains how the address is used, and shows errors under the field", async () => {
	const calls = mockApi();
	await visit("/en");
	await askForAnalysis();
	await expect.element(dialog().getByText(dialogs.email.text)).toBeVisible();
	// On a small screen it scrolls.
	await expect.element(dialog()).toHaveStyle({ overflowY: "auto" });
	await expect.element(dialog().getByText(dialogs.email.machineMade, { exact: false })).toBeVisible();
	await expect.element(dialog().getByRole("link")).toHaveAttribute("href", "/en/privacy-policy");
	await expect.element(email()).toHaveFocus();
	await button(dialogs.email.confirm).click();
	await expect.element(email()).toHaveAccessibleDescription(dialogs.validation.idea_email_invalid);
	await expect.element(email()).toHaveFocus();
	await email().fill("n");
	// The field has the focus already, so that only a live region can tell a screen reader.
	const heard = dialog().element().querySelector("[aria-live=polite]") as HTMLElement;
	expect(heard.textContent).toBe("");
	expect(getComputedStyle(heard).display).not.toBe("none");
	await userEvent.keyboard("obody{Enter}");
	await expect.element(page.elementLocator(heard)).toHaveTextContent(dialogs.validation.idea_email_invalid);
	await expect.element(email()).toHaveFocus();
	await expect.element(email()).toHaveAccessibleDescription(dialogs.validation.idea_email_invalid);
	await expect.element(email()).toBeInvalid();
	const tooLong = `${"a".repeat(limits.emailMax)}@example.org`;
	await email().fill(tooLong);
	await userEvent.keyboard("{Enter}");
	await expect
		.element(email())
		.toHaveAccessibleDescription(shownWithLimits(dialogs.validation.idea_email_too_long));
	expect(calls).toEqual([]);
	await pressBackdrop();
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(button(ideaBox.analyze)).toHaveFocus();
	await expect.element(box()).toHaveValue("Compost");
	await button(ideaBox.analyze).click();
	await expect.element(email()).toHaveValue(tooLong);
	await expect.element(email()).toHaveAttribute("autocomplete", "email");
	await expect.element(email()).toHaveAttribute("enterkeyhint", "send");
	await expect.element(email()).toHaveAttribute("type", "email");
	await button(dialogs.email.cancel).click();
	await expect.element(dialog()).not.toBeInTheDocument();
});

test("the dialog stays and is busy until the results page is shown", async () => {
	const stored = Promise.withResolvers<Response>();
	const loading = Promise.withResolvers<void>();
	const calls = mockApi({
		"analysis-requests": () => stored.promise,
		"send-analysis-notification": () => json(503),
		"chat-alianzas": () => new Promise(() => {}),
	});
	// That the team was not told yet is no error to the visitor.
	expectErrors(/send-analysis-notification answered 503/);
	await visit("/en", { loading: loading.promise });
	await askForAnalysis();
	await send();
	const busy = button(dialogs.email.sending);
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	const staysBusy = async () => {
		await userEvent.keyboard("{Enter}{Escape}");
		await pressBackdrop();
		for (const name of [dialogs.close, dialogs.email.cancel]) {
			const press = dialog().getByRole("button", { name });
			await expect.element(press).toHaveAttribute("aria-disabled", "true");
			await press.click({ force: true });
		}
		await expect.element(dialog()).toBeVisible();
		await expect.element(box()).toHaveValue("Compost");
	};
	await staysBusy();
	stored.resolve(json(201, { id: "0190163d-8694-739b-aea5-966c26f8ad91" }));
	await expect.element(page.getByRole("progressbar")).toBeInTheDocument();
	await expect.element(dialog()).toBeVisible();
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	expect(calls).toMatchObject([
		{ name: "analysis-requests", body: { email: "nuria@example.org", message: "Compost" } },
		{
			name: "send-analysis-notification",
			body: { userEmail: "nuria@example.org", message: "Compost" },
			keepalive: true,
		},
	]);
	loading.resolve();
	await expect.element(page.getByRole("article").getByText("Compost")).toBeVisible();
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a dialog whose results page does not come can be closed, and the idea is out of the box", async () => {
	mockApi();
	await visit("/en", { loading: new Promise(() => {}) });
	await askForAnalysis();
	await send();
	await expect.element(page.getByRole("progressbar")).toBeInTheDocument();
	await dialog().getByRole("button", { name: dialogs.email.cancel }).click();
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(box()).toHaveValue("");
});

test("the dialog closes if the connection is lost once the idea is stored, and the way to its results is offered", async () => {
	setReachable(false);
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
	mockApi({
		"analysis-requests": () => {
			onLine.mockReturnValue(false);
			return json(201, { id: "0190163d-8694-739b-aea5-966c26f8ad91" });
		},
	});
	await visit("/en");
	await askForAnalysis();
	await send();
	await expectToast(translations.en.common.offline.title);
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(box()).toHaveValue("");
});

describe("an idea that was sent", () => {
	const draft = () => sessionStorage.getItem("ideaDraft");
	const back = () => mainLink(translations.en.resultados.back).click();

	test("leaves the box empty, whatever becomes of its analysis", async () => {
		mockApi();
		await visit("/en");
		await askForAnalysis();
		await send();
		await expect.element(page.getByRole("article").getByText("Compost")).toBeVisible();
		expect(draft()).toBeNull();
		await back();
		await expect.element(box()).toHaveValue("");
	});

	test("leaves the box empty where the browser remembers ideas, too", async () => {
		const choice = { essential: true, performance: false, functionality: true, analytics: false };
		localStorage.setItem(
			"cookiePreferences",
			JSON.stringify({ ...choice, version: 1, date: new Date().toISOString() }),
		);
		mockApi();
		await visit("/en");
		await askForAnalysis();
		expect(localStorage.getItem("functionality:ideaDraft")).toBe("Compost");
		await send();
		await expect.poll(draft).toBeNull();
		expect(localStorage.getItem("functionality:ideaDraft")).toBeNull();
	});

	test.each([
		["Another idea", "Another idea"],
		[" Compost\n", null],
	])("leaves what was written meanwhile on another page: %s", async (written, left) => {
		const stored = Promise.withResolvers<Response>();
		const calls = mockApi({ "analysis-requests": () => stored.promise });
		await visit("/en");
		await askForAnalysis();
		await send();
		await expect.poll(() => calls.length).toBe(1);
		await visit("/en/contact");
		sessionStorage.setItem("ideaDraft", written);
		stored.resolve(json(201, { id: "0190163d-8694-739b-aea5-966c26f8ad91" }));
		await expect.poll(() => calls.length).toBe(2);
		await expect.poll(draft).toBe(left);
	});

	test("stays in the box if it was not stored, and is there again if its analysis is refused", async () => {
		expectErrors(/answered (503|429)/);
		const answers = [() => json(503), () => json(201, { id: "0190163d-8694-739b-aea5-966c26f8ad91" })];
		mockApi({
			"analysis-requests": () => (answers.shift() ?? expect.unreachable)(),
			"chat-alianzas": () => json(429, {}, { "Retry-After": "42" }),
		});
		await visit("/en");
		await askForAnalysis();
		await send();
		await expectToast(dialogs.email.errorDescription);
		expect(draft()).toBe("Compost");
		await userEvent.keyboard("{Enter}");
		await expectToast(translations.en.resultados.busy);
		await expect.element(box()).toHaveValue("Compost");
	});

	test.each([
		["/en/contact", "contactDraft"],
		["/en/idea", "ideaDraft"],
	])("or a message that was sent without its schema is no draft any more: %s", async (path, key) => {
		sessionStorage.setItem(key, "Compost for all");
		const values = { name: "Eve", email: "eve@example.org", company: "", message: "Compost for all" };
		const id = "0190163d-8694-739b-aea5-966c26f8ad91";
		await visit(path, { actionData: { values, errors: {}, id } });
		await expect.poll(() => sessionStorage.getItem(key)).toBeNull();
	});
});

test("what is wrong with the idea itself is said in the dialog, at each try", async () => {
	expectErrors(/answered 400/);
	const issues = [{ field: "message", code: "idea_too_long" }];
	const error = { code: "invalid_input", message: "", issues };
	const calls = mockApi({ "analysis-requests": () => json(400, { error }) });
	await visit("/en");
	await askForAnalysis();
	await send();
	for (const tries of [1, 2]) {
		await expect.poll(() => calls.length).toBe(tries);
		const alert = dialog().getByRole("alert").first();
		await expect.element(alert).toHaveTextContent(withLimits(dialogs.validation.idea_too_long));
		await expect.element(alert).toBeInViewport();
		// An error of the field that is there comes first.
		if (tries === 2) issues.push({ field: "email", code: "idea_email_invalid" });
		await userEvent.keyboard("{Enter}");
	}
	await expect.poll(() => calls.length).toBe(3);
	await expect.element(email()).toHaveAccessibleDescription(dialogs.validation.idea_email_invalid);
	await expect.element(email()).toHaveFocus();
});

test("both forms preload the results page once they have the focus", async () => {
	const preloads = () => document.querySelectorAll("link[rel=prefetch][href^='/en/resultados.data']").length;
	await visit("/en/idea");
	await expect.element(button(translations.en.idea.send)).toBeVisible();
	expect(preloads()).toBe(0);
	await page.getByLabelText(translations.en.idea.idea).click();
	await expect.poll(preloads).toBe(1);
	await visit("/en");
	expect(preloads()).toBe(0);
	await askForAnalysis();
	await expect.poll(preloads).toBe(1);
});

test("the idea page has the same draft, and its button is busy until the results page is shown", async () => {
	const loading = Promise.withResolvers<void>();
	const calls = mockApi({ "chat-alianzas": () => new Promise(() => {}) });
	await visit("/en");
	await box().fill("Compost");
	await visit("/en/idea");
	const idea = page.getByLabelText(translations.en.idea.idea);
	await expect.element(idea).toHaveValue("Compost");
	await idea.fill("Glass");
	await visit("/en");
	await expect.element(box()).toHaveValue("Glass");
	await visit("/en/idea", { loading: loading.promise });
	const address = page.getByLabelText(dialogs.email.label);
	await expect.element(address).toHaveAttribute("enterkeyhint", "send");
	await address.fill("nuria@example.org");
	const submit = button(translations.en.idea.send).element();
	const labels: (string | null)[] = [];
	const observer = new MutationObserver(() => labels.push(submit.textContent));
	observer.observe(submit, { subtree: true, childList: true, characterData: true });
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => calls.length).toBe(2);
	// Here, unlike in the site, the router renders what it does at its leisure.
	await expect.element(page.getByRole("progressbar")).toBeInTheDocument();
	loading.resolve();
	await expect.element(page.getByRole("article").getByText("Glass")).toBeVisible();
	expect(labels).toEqual([dialogs.email.sending]);
});

/** Fills a field as some password managers and autofill do, without an event. */
function autofill(field: { element(): Element }, value: string) {
	(field.element() as HTMLInputElement).value = value;
}

test("an idea and an address that a browser fills in without an event are sent", async () => {
	const calls = mockApi();
	await visit("/en");
	autofill(box(), "Compost");
	await button(ideaBox.analyze).click();
	await expect.element(dialog()).toBeVisible();
	autofill(email(), "nuria@example.org");
	await button(dialogs.email.confirm).click();
	await expect.poll(() => calls[0]?.body).toEqual({ email: "nuria@example.org", message: "Compost" });

	await visit("/en/idea");
	autofill(page.getByLabelText(translations.en.idea.idea), "Glass");
	autofill(page.getByLabelText(dialogs.email.label), "nuria@example.org");
	await button(translations.en.idea.send).click();
	await expect.poll(() => calls[2]?.body).toEqual({ email: "nuria@example.org", message: "Glass" });
});

test("a tag is put before a text that was filled in without an event", async () => {
	await visit("/en");
	autofill(box(), "Compost");
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(box()).toHaveValue(`${ideaBox.tag.sdgProjects}. Compost`);
});

for (const [language, excess] of [
	["en", "400\u00a0characters too many"],
	["es", "Sobran 400\u00a0caracteres"],
] as const) {
	test(`a text of any length is taken whole wherever they are pasted, with how many characters are too many (${language})`, async () => {
		const calls = mockApi();
		const { idea, ideaBox } = translations[language];
		const text = textWithLeft(-400);
		const isTakenWhole = async (name: string) => {
			const field = page.getByLabelText(name);
			await field.fill("");
			document.execCommand("insertText", false, text);
			await expect.element(field).toHaveValue(text);
			await expect.element(field).toBeInvalid();
			await expect.element(field).toHaveAccessibleDescription(excess);
		};
		await visit(`/${language}`);
		await isTakenWhole(ideaBox.prompt);
		// As the draft it is still all there.
		await visit(`/${language}/idea`);
		await expect.element(page.getByLabelText(idea.idea)).toHaveAccessibleDescription(excess);
		await page.getByLabelText(idea.idea).fill("Glass");
		await expect.element(page.getByLabelText(idea.idea)).toBeValid();
		await isTakenWhole(idea.idea);
		await page.getByLabelText(translations[language].dialogs.email.label).fill("nuria@example.org");
		await button(idea.send).click();
		await expect.element(page.getByLabelText(idea.idea)).toHaveFocus();
		expect(calls).toEqual([]);
	});
}

for (const [why, language, answer] of [
	["without a connection", "es", () => Promise.reject(new TypeError())],
	["by an answer that is not the server's", "en", () => json(201)],
] as const) {
	test(`an idea that is refused ${why} stays in the dialog, and can be sent again`, async () => {
		expectErrors(/TypeError/);
		const calls = mockApi({ "analysis-requests": answer });
		await visit(`/${language}`);
		await askForAnalysis(language);
		await send();
		const { errorDescription } = translations[language].dialogs.email;
		await expect.element(dialog().getByRole("alert").first()).toHaveTextContent(errorDescription);
		await expectToast(errorDescription, language);
		await expect.element(email()).toHaveValue("nuria@example.org");
		await userEvent.keyboard("{Enter}");
		await expect.poll(() => calls.length).toBe(2);
		expect(calls[1]?.body).toMatchObject({ email: "nuria@example.org", message: "Compost" });
	});
}

test("where the browser does not know closedby, a press beside the dialog closes it, and one in it does not", async () => {
	const { prototype } = HTMLDialogElement;
	const closedBy = Object.getOwnPropertyDescriptor(prototype, "closedBy") ?? {};
	Reflect.deleteProperty(prototype, "closedBy");
	onTestFinished(() => void Object.defineProperty(prototype, "closedBy", closedBy));
	await visit("/en");
	await askForAnalysis();
	dialog().element().removeAttribute("closedby");
	await dialog().click({ position: { x: 5, y: 60 } });
	await expect.element(dialog()).toBeVisible();
	// A selection that begins in it may end beside it.
	const targetPosition = { x: 5, y: 5 };
	await userEvent.dragAndDrop(dialog().getByRole("paragraph").first(), document.documentElement, {
		targetPosition,
	});
	await expect.element(dialog()).toBeVisible();
	await pressBackdrop();
	await expect.element(dialog()).not.toBeInTheDocument();
});
