import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { limits } from "#app/schemas/limits.ts";
import { address, article, ask, finish, idea, results, show, write, writeSector } from "./analysis.ts";
import {
	button,
	expectErrors,
	expectToast,
	json,
	mainLink,
	mockApi,
	toasts,
	translations,
	visit,
} from "./render.tsx";

const { dialogs, ideaBox } = translations.en;

describe("the idea goes back into the box", () => {
	const complete = async (state?: object) => {
		await ask(state);
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
		const boxOf = (element: Element) => element.getBoundingClientRect();
		expect(boxOf(button(results.addAnswer).element()).right).toBe(boxOf(answer.element()).right);
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
		await complete({ message: "a".repeat(limits.ideaMax - 5) });
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
		const text = "a".repeat(limits.ideaMax + 400);
		await answer.fill(text);
		await expect.element(answer).toHaveAccessibleDescription("400\u00a0characters too many");
		await expect.element(answer).toBeInvalid();
		await button(results.addAnswer).click();
		await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveValue(`${idea}\n\n${text}`);
	});
});

test("the contact form knows the address and the idea", async () => {
	const idea = "A pilot with 40 hectares for € 900, at 100 %";
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

test("one that fails leads home with the idea in the box, and back to the analysis", async () => {
	expectErrors(/answered 400/);
	const answers = [() => json(400)];
	const calls = mockApi({ "chat-alianzas": () => answers.pop()?.() ?? new Promise(() => {}) });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await visit(address, { state: { message: idea, email: "nuria@example.org" } });
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

const limitError = { error: { code: "analysis_limit_reached", message: "" } };
const { limitReached } = results;
const busy = results.busyDescription_other.replace("{{count}}", "42");
for (const [how, title, description, answer] of [
	["by a server that does not understand it", results.failed, results.failedDescription, () => json(400)],
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
