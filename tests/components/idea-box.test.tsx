import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { limits } from "#app/schemas/limits.ts";
import { shownWithLimits, withLimits } from "../with-limits.ts";
import { box, button, mockApi, translations, visit } from "./render.tsx";

const { dialogs, idea: ideaPage, ideaBox } = translations.en;
const { validation, remaining_other: shown, remainingSpoken } = dialogs;
const { ideaMax, ideaCounterVisibleBelow: visibleBelow, ideaCounterWarningBelow: warningBelow } = limits;
const tooMany = (count: number) => shownWithLimits(dialogs.tooLong_other, count);
/** A text of which so many characters are left. */
const textWithLeft = (left: number) => "a".repeat(ideaMax - left);
const draft = () => sessionStorage.getItem("ideaDraft");

test("an idea of nothing or spaces is not sent, which the field says until something is typed", async () => {
	await visit("/en");
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription(validation.idea_required);
	for (const text of ["", "   "]) {
		await box().fill(text);
		await button(ideaBox.analyze).click();
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
	await box().fill(textWithLeft(visibleBelow));
	await expect.element(button(ideaBox.analyze)).toHaveAccessibleDescription("");
	await expect.element(box()).toHaveAccessibleDescription("");
	for (const [left, fontWeight] of [
		[warningBelow - 1, "600"],
		[warningBelow, "400"],
		[visibleBelow - 1, "400"],
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
	await expect.element(box()).toHaveAccessibleDescription(shownWithLimits(shown, tag.length));
	await button(ideaBox.tag.sdgProjects).click();
	await expect.element(box()).toHaveValue(tag + "é".repeat(ideaMax - tag.length));
});

test.each([
	["/en", ideaBox.prompt, ideaBox.analyze, ` ${shownWithLimits(validation.idea_too_long)}`],
	["/en/idea", ideaPage.idea, ideaPage.send, ""],
])("a text that is too long stays whole and is not sent: %s", async (path, label, press, rule) => {
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
