import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { box, button, expectToast, toasts, translations, visit } from "./render.tsx";

const { cookieSettings: text } = translations.en;
const optional = ["performance", "functionality", "analytics"] as const;
const key = "cookiePreferences";
const choice = { essential: true, performance: true, functionality: true, analytics: true, version: 1 };
const keptChoice = JSON.stringify({ ...choice, date: new Date().toISOString() });
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null");
const switchOf = (kind: keyof typeof text.kinds) =>
	page.getByRole("switch", { name: new RegExp(text.kinds[kind].label) });
const open = () => visit("/en/cookie-settings");
const denied = new DOMException("denied", "QuotaExceededError");

async function expectSwitches(...on: boolean[]) {
	for (const [index, kind] of optional.entries()) {
		if (on[index]) await expect.element(switchOf(kind)).toBeChecked();
		else await expect.element(switchOf(kind)).not.toBeChecked();
	}
}

const expectNothingUnsaved = () => expect.element(page.getByText(text.unsaved)).not.toBeInTheDocument();

/** Presses a button that saves a choice. */
async function save(name = text.save, said = text.toasts.saved) {
	await button(name).click();
	await expectToast(said.description);
	await expectNothingUnsaved();
}

test("at first only the switch that is locked is on; each says whether it is on, and can be pressed beside its words", async () => {
	localStorage.setItem(key, "not JSON");
	await open();
	await expect.element(switchOf("essential")).toBeChecked();
	await expect.element(switchOf("essential")).toBeDisabled();
	await expect.element(switchOf("essential")).toHaveAccessibleDescription(text.kinds.essential.text);
	await expectSwitches(false, false, false);
	await expect.element(page.getByText(text.basis.none)).toBeVisible();
	const row = page.getByRole("listitem").filter({ has: switchOf("performance") });
	for (const [shown, hidden] of [
		[text.off, text.on],
		[text.on, text.off],
	] as const) {
		await expect.element(row.getByText(shown)).toBeVisible();
		await expect.element(row.getByText(hidden)).not.toBeVisible();
		await row.click({ position: { x: 400, y: 70 } });
	}
});

test("a change is unsaved until it is saved or taken back, also of a choice that was saved before", async () => {
	// High enough that nothing scrolls: switches that come to the same place would be pressed by a double click.
	await page.viewport(1280, 2000);
	await open();
	await switchOf("performance").click();
	await expect.element(page.getByText(text.unsaved)).toBeVisible();
	expect(stored()).toBeNull();
	await save();
	await switchOf("analytics").click();
	await expect.element(page.getByText(text.unsaved)).toBeVisible();
	await switchOf("analytics").click();
	await expectNothingUnsaved();
	await switchOf("performance").click();
	await switchOf("analytics").click();
	await save();
	expect(stored()).toMatchObject({ performance: false, functionality: false, analytics: true });
	await open();
	await expectSwitches(false, false, true);
	const today = new Date(stored().date).toLocaleDateString("en-GB", { dateStyle: "long" });
	await expect.element(page.getByText(`Chosen on ${today}.`, { exact: false })).toBeVisible();
});

test("a choice under an earlier policy allows nothing, and nothing is kept until the visitor allows it", async () => {
	localStorage.setItem(key, JSON.stringify({ ...JSON.parse(keptChoice), version: 0 }));
	localStorage.setItem("functionality:ideaDraft", "Half an idea");
	localStorage.setItem("another", "stays");
	await visit("/en");
	await expect.element(box()).toHaveValue("");
	await open();
	expect(Object.keys(localStorage).sort()).toEqual(["another", key]);
	await expect.element(page.getByText(text.basis.none)).toBeVisible();
	await expectSwitches(false, false, false);
	await save(text.acceptAll, text.toasts.accepted);
	await expect.element(page.getByText(text.basis.none)).not.toBeInTheDocument();
	await open();
	await expectSwitches(true, true, true);
});

test("a choice in another tab is shown at once, beside what was changed here", async () => {
	localStorage.setItem(key, keptChoice);
	await open();
	await switchOf("analytics").click();
	const other = document.body.appendChild(document.createElement("iframe"));
	onTestFinished(() => void other.remove());
	const rejected = keptChoice.replace('"performance":true', '"performance":false');
	other.contentWindow?.localStorage.setItem(key, rejected);
	await expectSwitches(false, true, false);
});

test("where a choice cannot be stored the page says so, an earlier one does not stand, and the next try may succeed", async () => {
	localStorage.setItem(key, keptChoice);
	const setItem = vi.spyOn(Storage.prototype, "setItem").mockThrow(denied);
	await open();
	await expectSwitches(true, true, true);
	await switchOf("performance").click();
	await save(text.save, text.toasts.failed);
	await expect.element(toasts()).toHaveClass(/danger/);
	await expectSwitches(false, false, false);
	setItem.mockRestore();
	await switchOf("performance").click();
	await save();
	expect(stored()).toMatchObject({ performance: true, functionality: false, analytics: false });
});

test("pages work in a browser that stores nothing", async () => {
	for (const storage of ["localStorage", "sessionStorage"] as const)
		vi.spyOn(window, storage, "get").mockThrow(denied);
	await visit("/en");
	await box().fill("Half an idea");
	await open();
	await expectSwitches(false, false, false);
});

test("only functionality keeps an idea across visits, each tab its own while it is open, and deletes it when it is withdrawn", async () => {
	/** In a new tab. */
	const expectIdea = async (idea: string) => {
		sessionStorage.clear();
		await visit("/en");
		await expect.element(box()).toHaveValue(idea);
	};
	await visit("/en");
	await box().fill("Half an idea");
	expect(localStorage).toHaveLength(0);
	for (const kind of ["functionality", "performance"] as const) {
		await open();
		await switchOf(kind).click();
		await save();
		await expectIdea("Half an idea");
	}
	await box().fill("");
	await expectIdea("");
	await box().fill("Another idea");
	localStorage.setItem("functionality:ideaDraft", "Of another tab");
	await visit("/en");
	await expect.element(box()).toHaveValue("Another idea");
	await open();
	await switchOf("analytics").click();
	await save(text.rejectAll, text.toasts.rejected);
	await expectSwitches(false, false, false);
	expect(Object.keys(localStorage)).toEqual([key]);
	await expectIdea("");
});
