import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showToast } from "#app/components/toasts.tsx";
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
	toasts,
	translated,
	translateLate,
	translations,
	visit,
} from "./render.tsx";

const { common, dialogs, idea: ideaPage, ideaBox } = translations.en;
const { validation } = dialogs;
const { ideaMax, ideaCounterVisibleBelow: visibleBelow, ideaCounterWarningBelow: warningBelow } = limits;
const id = "0190163d-8694-739b-aea5-966c26f8ad91";
const tooMany = (count: number) => shownWithLimits(dialogs.tooLong_other, count);
/** A text of which so many characters are left. */
const textWithLeft = (left: number) => "a".repeat(ideaMax - left);
const box = () => page.getByLabelText(ideaBox.prompt);
const dialog = () => page.getByRole("dialog");
const email = () => dialog().getByRole("textbox").first();
const draft = () => sessionStorage.getItem("ideaDraft");

async function askForAnalysis() {
	await box().fill("Compost");
	await button(ideaBox.analyze).click();
	await expect.element(page.getByRole("dialog", { name: dialogs.email.title })).toBeVisible();
}

/** Gives an address, as people do. */
async function send() {
	await email().fill("nuria@example.org");
	await userEvent.keyboard("{Enter}");
}

test("an idea of nothing or spaces is not sent, which the field says until something is typed", async () => {
	await visit("/en");
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription(validation.idea_required);
	for (const press of [
		() => button(ideaBox.analyze).click(),
		() => userEvent.keyboard("   {Control>}{Enter}{/Control}"),
	]) {
		await press();
		await expect.element(box()).toHaveFocus();
		await expect.element(box()).toBeInvalid();
		await expect.element(box()).toHaveAccessibleDescription(validation.idea_required);
	}
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription(validation.idea_required);
	await userEvent.keyboard("x");
	await expect.element(box()).toBeValid();
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription("");
});

test("once few characters are left they are counted, and spoken in steps; very few stand out", async () => {
	await visit("/en");
	const { remaining_other: shown, remainingSpoken } = dialogs;
	await box().fill(textWithLeft(visibleBelow));
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription("");
	await expect.element(box()).toHaveAccessibleDescription("");
	for (const [left, fontWeight] of [
		[visibleBelow - 1, "400"],
		[warningBelow, "400"],
		[warningBelow - 1, "600"],
	] as const) {
		await box().fill(textWithLeft(left));
		await expect.element(box()).toHaveAccessibleDescription(shownWithLimits(shown, left));
		await expect.element(page.getByText(withLimits(shown, left))).toHaveStyle({ fontWeight });
		const spoken = withLimits(remainingSpoken, Math.ceil(left / 25) * 25);
		await expect.element(page.getByRole("main").getByRole("status")).toHaveTextContent(spoken);
	}
	await box().fill(textWithLeft(-1));
	await expect.element(box()).toHaveAccessibleDescription("1\u00a0character too many");
});

test("accents that are characters of their own, as in texts from PDFs, are neither counted nor kept", async () => {
	const tag = `${ideaBox.tag.sdgProjects}. `;
	await visit("/en");
	await box().fill("e\u0301".repeat(ideaMax - tag.length));
	expect(draft()).toBe("é".repeat(ideaMax - tag.length));
	await expect
		.element(box())
		.toHaveAccessibleDescription(shownWithLimits(dialogs.remaining_other, tag.length));
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(box()).toHaveValue(tag + "é".repeat(ideaMax - tag.length));
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

test.each([
	["/en", ideaBox.prompt, ideaBox.analyze, ` ${shownWithLimits(validation.idea_too_long)}`],
	["/en/idea", ideaPage.idea, ideaPage.send, ""],
])(
	"a text that is too long stays whole and is not sent; how much is too long is spoken in steps: %s",
	async (path, label, press, rule) => {
		const calls = mockApi();
		await visit(path);
		const field = page.getByLabelText(label);
		const regions = "[aria-live=polite], [role=status], [role=alert]";
		const spoken = new Set<string>();
		const main = page.getByRole("main").element();
		const observer = new MutationObserver(() => {
			for (const { textContent } of main.querySelectorAll(regions)) if (textContent) spoken.add(textContent);
		});
		await field.fill(textWithLeft(-20));
		observer.observe(main, { subtree: true, childList: true, characterData: true });
		await userEvent.keyboard("{Control>}{End}{/Control}bcdefg");
		await expect.element(field).toHaveAccessibleDescription(tooMany(26));
		expect([...spoken]).toEqual([25, 50].map((count) => `At most ${count}\u00a0characters too many`));
		await expect.element(field).toHaveValue(`${textWithLeft(-20)}bcdefg`);
		await button(press).click();
		await expect.element(field).toHaveFocus();
		await expect.element(field).toBeInvalid();
		await expect.element(field).toHaveAccessibleDescription(tooMany(26) + rule);
		expect(calls).toEqual([]);
		// Nothing of it can be seen, so the server counts none of it.
		await field.fill("\u200b".repeat(ideaMax + 1));
		await expect.element(field).toBeValid();
	},
);

test("Enter with Ctrl or Cmd sends the idea, also right after the dialog was closed", async () => {
	await visit("/en");
	await box().fill("Compost");
	for (const keys of ["{Enter}{Meta>}{Enter}{/Meta}", "{Escape}{Control>}{Enter}{/Control}"]) {
		await userEvent.keyboard(keys);
		await expect.element(dialog()).toBeVisible();
	}
	// The browser may tell only now that it was closed.
	dialog().element().dispatchEvent(new Event("close"));
	await userEvent.keyboard("nuria@example.org");
	await expect.element(email()).toHaveValue("nuria@example.org");
});

test("“Analyze” looks inactive until there is text, under the pointer too", async () => {
	await visit("/en");
	const colour = async () => {
		const element = button(ideaBox.analyze).element();
		await Promise.all(element.getAnimations().map(({ finished }) => finished));
		return getComputedStyle(element).backgroundColor;
	};
	const inactive = await colour();
	await button(ideaBox.analyze).hover();
	expect(await colour()).toBe(inactive);
	await box().fill("Compost");
	expect(await colour()).not.toBe(inactive);
});

test("a quick tag is put before the text, in place of another tag, and the caret after it", async () => {
	await visit("/en");
	// Also where the browser has filled in the text without an event.
	(box().element() as HTMLTextAreaElement).value = "Compost";
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(box()).toHaveFocus();
	await userEvent.keyboard("x");
	await expect.element(box()).toHaveValue(`${ideaBox.tag.sdgProjects}. xCompost`);
	await box().fill("");
	for (const tag of ["renewableEnergy", "industrialRecycling"] as const)
		await page.getByRole("list").getByRole("button", { name: ideaBox.tag[tag] }).click();
	await expect.element(box()).toHaveValue(`${ideaBox.tag.industrialRecycling}. `);
});

test("a quick tag can be undone, then the tag before it, then what was typed", async () => {
	await visit("/en");
	await box().click();
	await userEvent.keyboard("Compost");
	for (const tag of ["sdgProjects", "renewableEnergy"] as const) await button(ideaBox.tag[tag]).click();
	const [sdgs, energy] = [`${ideaBox.tag.sdgProjects}. `, `${ideaBox.tag.renewableEnergy}. `];
	await expect.element(box()).toHaveValue(`${energy}${sdgs}Compost`);
	for (const left of [`${sdgs}Compost`, "Compost"]) {
		await userEvent.keyboard("{Control>}z{/Control}");
		await expect.element(box()).toHaveValue(left);
		expect(draft()).toBe(left);
	}
	// What was typed in several goes is undone in several.
	await userEvent.keyboard("{Control>}zzzzzzz{/Control}");
	await expect.element(box()).toHaveValue("");
	expect(draft()).toBeNull();
	// In the place of another tag.
	for (const tag of ["sdgProjects", "renewableEnergy"] as const) await button(ideaBox.tag[tag]).click();
	await expect.element(box()).toHaveValue(energy);
	await userEvent.keyboard("{Control>}z{/Control}");
	await expect.element(box()).toHaveValue(sdgs);
});

test("a quick tag that does not fit leaves the text, and says so until the next step", async () => {
	await visit("/en");
	const tag = `${ideaBox.tag.sdgProjects}. `;
	const text = textWithLeft(tag.length - 1);
	const noRoom = page.getByText(withLimits(ideaBox.noRoomForTag));
	for (const step of [() => box().fill(text), () => button(ideaBox.analyze).click()]) {
		await box().fill(text);
		await button(ideaBox.tag.sdgProjects).click();
		await expect.element(noRoom).toBeVisible();
		await expect.element(box()).toHaveValue(text);
		await step();
		await expect.element(noRoom).not.toBeInTheDocument();
	}
	await expect.element(email()).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await box().fill(text.slice(1));
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(box()).toHaveValue(tag + text.slice(1));
});

test("the email dialog says what the address is for and that a machine writes", async () => {
	await visit("/en");
	showToast({ title: "An idea before it has failed", description: "", persistent: true });
	await askForAnalysis();
	// At its top the toast would explain another idea.
	await expect.element(dialog().getByRole("region")).not.toBeInTheDocument();
	await expect.element(dialog().getByText(dialogs.email.text)).toBeVisible();
	await expect.element(dialog().getByText(dialogs.email.machineMade)).toBeVisible();
	await expect.element(dialog().getByRole("link")).toHaveAttribute("href", "/en/privacy-policy");
	await expect.element(email()).toHaveFocus();
});

test("a wrong address is told to a screen reader although the field has the focus already", async () => {
	await visit("/en");
	await askForAnalysis();
	const heard = dialog().element().querySelector("[aria-live=polite]") as HTMLElement;
	expect(heard.textContent).toBe("");
	expect(getComputedStyle(heard).display).not.toBe("none");
	await userEvent.keyboard("nobody{Enter}");
	await expect.element(page.elementLocator(heard)).toHaveTextContent(validation.idea_email_invalid);
	await expect.element(email()).toHaveFocus();
});

test("only a press that began beside the dialog closes it", async () => {
	await visit("/en");
	await askForAnalysis();
	await dialog().click({ position: { x: 5, y: 60 } });
	// A selection of text may end beside the dialog.
	const target = { targetPosition: { x: 5, y: 5 } };
	await userEvent.dragAndDrop(dialog().getByRole("paragraph").first(), document.documentElement, target);
	await expect.element(dialog()).toBeVisible();
	await pressBackdrop();
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(button(ideaBox.analyze)).toHaveFocus();
	await expect.element(box()).toHaveValue("Compost");
});

test.each([120, 250])(
	"a double click on “Analyze” of %d ms opens the dialog and leaves it open",
	async (ms) => {
		await page.viewport(390, 844);
		await visit("/en");
		// The dialog's code is there.
		await askForAnalysis();
		await userEvent.keyboard("{Escape}");
		await button(ideaBox.analyze).dblClick({ delay: ms / 2 });
		await expect.element(email()).toHaveFocus();
		await pressBackdrop();
		await expect.element(dialog()).not.toBeInTheDocument();
	},
);

test("the dialog is busy and stays until the results page is shown, but waits for no mail to the team", async () => {
	const stored = Promise.withResolvers<Response>();
	const told = Promise.withResolvers<Response>();
	const loading = Promise.withResolvers<void>();
	const calls = mockApi({
		"analysis-requests": () => stored.promise,
		"send-analysis-notification": () => told.promise,
	});
	expectErrors(/send-analysis-notification answered 503/);
	await visit("/en", { loading: loading.promise });
	await askForAnalysis();
	await send();
	const busy = button(dialogs.email.sending);
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	await userEvent.keyboard("{Enter}{Escape}");
	await pressBackdrop();
	for (const name of [dialogs.close, dialogs.email.cancel]) {
		const press = dialog().getByRole("button", { name });
		await expect.element(press).toHaveAttribute("aria-disabled", "true");
		await press.click({ force: true });
	}
	await expect.element(dialog()).toBeVisible();
	stored.resolve(json(201, { id }));
	await expect.element(page.getByRole("progressbar")).toBeInTheDocument();
	await expect.element(dialog()).toBeVisible();
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	const address = "nuria@example.org";
	expect(calls).toMatchObject([
		{ name: "analysis-requests", body: { email: address, message: "Compost" } },
		{ name: "send-analysis-notification", body: { userEmail: address, message: "Compost" }, keepalive: true },
	]);
	loading.resolve();
	await expect.element(page.getByRole("blockquote").getByText("Compost")).toBeVisible();
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
	told.resolve(json(503));
});

test("what was refused stays in the box and its dialog, also while that is closed, and is sent again", async () => {
	expectErrors(/SyntaxError/);
	const answers = [new Response("<h1>Blocked by a firewall</h1>")];
	const calls = mockApi({ "analysis-requests": () => answers.shift() ?? json(201, { id }) });
	await visit("/en");
	// Some browsers fill in both without an event.
	(box().element() as HTMLTextAreaElement).value = "Compost";
	await button(ideaBox.analyze).click();
	await expect.element(email()).toHaveFocus();
	(email().element() as HTMLInputElement).value = "nuria@example.org";
	await userEvent.keyboard("{Enter}");
	await expect.element(dialog().getByRole("alert").first()).toHaveTextContent(dialogs.email.errorDescription);
	expect(draft()).toBe("Compost");
	await userEvent.keyboard("{Escape}");
	await expect.element(dialog()).not.toBeInTheDocument();
	await button(ideaBox.analyze).click();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("blockquote").getByText("Compost")).toBeVisible();
	const sent = calls.filter(({ name }) => name === "analysis-requests").map(({ body }) => body);
	expect(sent).toEqual(Array(2).fill({ email: "nuria@example.org", message: "Compost" }));
	await mainLink(translations.en.resultados.back).click();
	await expect.element(box()).toHaveValue("");
});

test("a dialog whose results page does not come can be closed, and the idea is out of the box", async () => {
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
			return json(201, { id });
		},
	});
	await visit("/en");
	await askForAnalysis();
	await send();
	await expectToast(common.offline.title);
	await expect.element(dialog()).not.toBeInTheDocument();
	await expect.element(box()).toHaveValue("");
});

test.each([
	["Another idea", "Another idea"],
	[" Compost\n", null],
])("an idea that was sent leaves what was written meanwhile on another page: %s", async (written, left) => {
	const stored = Promise.withResolvers<Response>();
	const calls = mockApi({ "analysis-requests": () => stored.promise });
	await visit("/en");
	await askForAnalysis();
	await send();
	await expect.poll(() => calls.length).toBe(1);
	await visit("/en/contact");
	sessionStorage.setItem("ideaDraft", written);
	stored.resolve(json(201, { id }));
	await expect.poll(() => calls.length).toBe(2);
	await expect.poll(draft).toBe(left);
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
		await expect.element(alert).toHaveTextContent(withLimits(validation.idea_too_long));
		await expect.element(alert).toBeInViewport();
		// An error of the field that is there comes first.
		if (tries === 2) issues.push({ field: "email", code: "idea_email_invalid" });
		await userEvent.keyboard("{Enter}");
	}
	await expect.element(email()).toHaveAccessibleDescription(validation.idea_email_invalid);
	await expect.element(email()).toHaveFocus();
});

test("both forms preload the results page once they are used", async () => {
	const preloads = () => document.querySelectorAll("link[rel=prefetch][href^='/en/resultados.data']").length;
	await visit("/en/idea");
	expect(preloads()).toBe(0);
	await page.getByLabelText(ideaPage.idea).click();
	await expect.poll(preloads).toBe(1);
	await visit("/en");
	expect(preloads()).toBe(0);
	await askForAnalysis();
	await expect.poll(preloads).toBe(1);
});

test("the idea page has the draft of the box, and the box that of the page", async () => {
	await visit("/en");
	await box().fill(textWithLeft(-400));
	await visit("/en/idea");
	const field = page.getByLabelText(ideaPage.idea);
	await expect.element(field).toHaveValue(textWithLeft(-400));
	await expect.element(field).toHaveAccessibleDescription(tooMany(400));
	await field.fill("Glass");
	await visit("/en");
	await expect.element(box()).toHaveValue("Glass");
});

test("a sender who has moved on to another page is told there that the idea was sent, and led to its analysis", async () => {
	const stored = Promise.withResolvers<Response>();
	mockApi({ "analysis-requests": () => stored.promise });
	await visit("/en/idea");
	await page.getByLabelText(ideaPage.idea).fill("Glass");
	await page.getByLabelText(dialogs.email.label).fill("nuria@example.org");
	await userEvent.keyboard("{Enter}");
	await expect.element(button(dialogs.email.sending)).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: translations.en.contact.name }).click();
	await expect.element(page.getByLabelText(dialogs.contact.name)).toBeVisible();
	stored.resolve(json(201, { id }));
	await expectToast(dialogs.email.sent);
	await toasts().getByRole("button", { name: dialogs.email.confirm }).click();
	await expect.element(page.getByRole("blockquote").getByText("Glass")).toBeVisible();
});
