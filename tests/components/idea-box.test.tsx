import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { limits } from "#app/schemas/limits.ts";
import {
	button,
	expectToast,
	fillTimePasses,
	json,
	mockApi,
	pressBackdrop,
	toasts,
	translations,
	visit,
} from "./render.tsx";

const { dialogs, ideaBox } = translations.en;
const box = () => page.getByLabelText(ideaBox.prompt);
const dialog = () => page.getByRole("dialog");
const email = (language: keyof typeof translations = "en") =>
	dialog().getByRole("textbox", { name: translations[language].dialogs.email.label });

async function askForAnalysis(language: keyof typeof translations = "en") {
	await page.getByLabelText(translations[language].ideaBox.prompt).fill("Compost");
	await button(translations[language].ideaBox.analyze).click();
	await expect
		.element(page.getByRole("dialog", { name: translations[language].dialogs.email.title }))
		.toBeVisible();
}

/** Gives an address, as people do. */
async function send(language?: keyof typeof translations) {
	await email(language).fill("nuria@example.org");
	fillTimePasses();
	await userEvent.keyboard("{Enter}");
}

test("counts the characters left, takes up to 500 and no blank idea", async () => {
	await visit("/en");
	const left = (count: number) => page.getByText(ideaBox.remaining_other.replace("{{count}}", `${count}`));
	await expect.element(button(ideaBox.analyze)).toBeDisabled();
	await box().fill("   ");
	await expect.element(button(ideaBox.analyze)).toBeDisabled();
	await box().fill("a".repeat(limits.ideaMax - 100));
	await expect.element(left(100)).not.toBeInTheDocument();
	await userEvent.keyboard("{End}b");
	await expect.element(left(99)).toBeVisible();
	await box().fill("a".repeat(limits.ideaMax));
	await userEvent.keyboard("{End}zz");
	await expect.element(box()).toHaveValue("a".repeat(limits.ideaMax));
	await expect.element(button(ideaBox.analyze)).toBeEnabled();
});

test("a quick tag fills the box and puts the caret after it", async () => {
	await visit("/en");
	for (const tag of Object.values(ideaBox.tag)) {
		await button(tag).click();
		await expect.element(box()).toHaveValue(`${tag}. `);
		await expect.element(box()).toHaveFocus();
	}
	await userEvent.keyboard("x");
	await expect.element(box()).toHaveValue(`${ideaBox.tag.sdgProjects}. x`);
});

test("a quick tag that does not fit says so until the text changes", async () => {
	await visit("/en");
	const text = "a".repeat(limits.ideaMax - 5);
	await box().fill(text);
	await button(ideaBox.tag.sdgProjects).click();
	const error = page.getByRole("main").getByRole("alert");
	const said = ideaBox.noRoomForTag.replace("{{ideaMax}}", `${limits.ideaMax}`);
	await expect.element(error).toHaveTextContent(said);
	await expect.element(box()).toHaveValue(text);
	await expect.element(box()).toHaveFocus();
	await box().fill("Compost");
	await expect.element(error).not.toBeInTheDocument();
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(box()).toHaveValue(`${ideaBox.tag.sdgProjects}. Compost`);
});

test("the email dialog explains how the address is used, and shows errors under the field", async () => {
	const calls = mockApi();
	await visit("/en");
	await askForAnalysis();
	await expect.element(dialog().getByText(dialogs.email.text)).toBeVisible();
	await expect.element(dialog().getByText(dialogs.email.machineMade, { exact: false })).toBeVisible();
	await expect.element(dialog().getByRole("link")).toHaveAttribute("href", "/en/privacy-policy");
	await expect.element(email()).toHaveFocus();
	await expect.element(button(dialogs.email.confirm)).toBeDisabled();
	// The field has the focus already, so that only a live region can tell a screen reader.
	const heard = dialog().element().querySelector("[aria-live=polite]") as HTMLElement;
	expect(heard.textContent).toBe("");
	expect(getComputedStyle(heard).display).not.toBe("none");
	await userEvent.keyboard("nobody{Enter}");
	await expect.element(page.elementLocator(heard)).toHaveTextContent(dialogs.validation.idea_email_invalid);
	await expect.element(email()).toHaveFocus();
	await expect.element(email()).toHaveAccessibleDescription(dialogs.validation.idea_email_invalid);
	await expect.element(email()).toBeInvalid();
	await email().fill(`${"a".repeat(250)}@example.org`);
	await userEvent.keyboard("{Enter}");
	await expect.element(email()).toHaveAccessibleDescription(expect.stringContaining(`${limits.emailMax}`));
	expect(calls).toEqual([]);
});

test("Escape and the backdrop close the dialog, return the focus and keep the idea", async () => {
	await visit("/en");
	for (const close of [() => userEvent.keyboard("{Escape}"), pressBackdrop]) {
		await askForAnalysis();
		await close();
		await expect.element(dialog()).not.toBeInTheDocument();
		await expect.element(button(ideaBox.analyze)).toHaveFocus();
	}
	await expect.element(box()).toHaveValue("Compost");
});

test("the dialog is busy and stays open until the results page has loaded", async () => {
	const stored = Promise.withResolvers<Response>();
	const loading = Promise.withResolvers<void>();
	const calls = mockApi({
		"analysis-requests": () => stored.promise,
		"chat-alianzas": () => new Promise(() => {}),
	});
	await visit("/en", { loading: loading.promise });
	await askForAnalysis();
	await send();
	const busy = button(dialogs.email.sending);
	await expect.element(busy).toHaveAttribute("aria-disabled", "true");
	await userEvent.keyboard("{Enter}{Escape}");
	await pressBackdrop();
	await expect.element(dialog()).toBeVisible();
	stored.resolve(json(201, { id: "1" }));
	await expect
		.poll(() => calls.map(({ name }) => name))
		.toEqual(["analysis-requests", "send-analysis-notification"]);
	await userEvent.keyboard("{Escape}");
	await expect.element(busy).toBeVisible();
	loading.resolve();
	await expect.element(page.getByRole("article").getByText("Compost")).toBeVisible();
});

const wait = dialogs.toasts.wait_other.replace("{{count}}", "42");
for (const [why, language, text, answer] of [
	["without a connection", "en", dialogs.email.errorDescription, () => Promise.reject(new TypeError())],
	["by a server that fails", "es", translations.es.dialogs.email.errorDescription, () => json(500)],
	["by a server that is busy", "en", wait, () => json(429, {}, { "Retry-After": "42" })],
] as const) {
	test(`an idea that is refused ${why} stays in the dialog, and is sent with the same key again`, async () => {
		const calls = mockApi({ "analysis-requests": answer });
		await visit(`/${language}`);
		await askForAnalysis(language);
		await send(language);
		await expect.element(dialog().getByRole("alert")).toHaveTextContent(text);
		if (text === wait) await expect.element(toasts(language)).not.toBeInTheDocument();
		else await expectToast(text, language);
		await expect.element(email(language)).toHaveValue("nuria@example.org");
		await userEvent.keyboard("{Enter}");
		await expect.poll(() => calls.length).toBe(2);
		const [first, second] = calls.map(({ headers }) => headers.get("Idempotency-Key"));
		expect(second).toBe(first);
	});
}
