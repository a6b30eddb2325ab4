import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, expectToast, mainLink, translations, visit } from "./render.tsx";

const text = translations.en.cookieSettings;
const optional = ["performance", "functionality", "analytics"] as const;
const key = "cookiePreferences";
const switchOf = (kind: keyof typeof text.kinds) =>
	page.getByRole("switch", { name: new RegExp(text.kinds[kind].label) });
const stored = () => JSON.parse(localStorage.getItem(key) ?? "null");
const open = () => visit("/en/cookie-settings");

const all = { essential: true, performance: true, functionality: true, analytics: true };

async function expectSwitches(...on: boolean[]) {
	for (const [index, kind] of optional.entries()) {
		if (on[index]) await expect.element(switchOf(kind)).toBeChecked();
		else await expect.element(switchOf(kind)).not.toBeChecked();
	}
}

test("has four switches, one locked, a text summary of what is on, and links to both policies", async () => {
	await open();
	expect(page.getByRole("switch").elements()).toHaveLength(4);
	await expect.element(switchOf("essential")).toBeChecked();
	await expect.element(switchOf("essential")).toBeDisabled();
	await expect.element(switchOf("analytics")).toHaveAccessibleDescription(text.kinds.analytics.text);
	await expectSwitches(false, false, false);
	await expect.element(page.getByText(text.basis.none)).toBeVisible();
	const row = page.getByRole("listitem").filter({ has: switchOf("performance") });
	await expect.element(row.getByText(text.off)).toBeVisible();
	await expect.element(row.getByText(text.on)).not.toBeVisible();
	await switchOf("performance").click();
	await expect.element(row.getByText(text.on)).toBeVisible();
	await expect.element(row.getByText(text.off)).not.toBeVisible();
	const { cookiePolicy, privacyPolicy } = translations.en;
	await expect.element(mainLink(cookiePolicy.name)).toHaveAttribute("href", "/en/cookie-policy");
	await expect.element(mainLink(privacyPolicy.name)).toHaveAttribute("href", "/en/privacy-policy");
});

test("saves the choice with version and date until it is changed", async () => {
	await open();
	await switchOf("functionality").click();
	await switchOf("analytics").click();
	await expectSwitches(false, true, true);
	await expect.element(page.getByText(text.unsaved)).toBeVisible();
	expect(stored()).toBeNull();
	await button(text.save).click();
	await expectToast("Preferences Saved");
	await expect.element(page.getByText(text.unsaved)).not.toBeInTheDocument();
	const some = { essential: true, performance: false, functionality: true, analytics: true, version: 1 };
	expect(stored()).toEqual({ ...some, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
	await open();
	await expectSwitches(false, true, true);
	const today = new Date(stored().date).toLocaleDateString("en-GB", { dateStyle: "long" });
	await expect
		.element(page.getByText(`Chosen on ${today}. It holds for 2 years`, { exact: false }))
		.toBeVisible();

	await button(text.acceptAll).click();
	await expectToast("All Cookies Accepted");
	await expectSwitches(true, true, true);
	expect(stored()).toMatchObject(all);
	await button(text.rejectAll).click();
	await expectToast("Preferences Updated");
	await expectSwitches(false, false, false);
	expect(stored()).toMatchObject({ ...all, performance: false, functionality: false, analytics: false });
});

test("a choice that was saved, or could not be, can be changed and saved again", async () => {
	await open();
	const save = async (said: string) => {
		await button(text.save).click();
		await expectToast(said);
		await expect.element(page.getByText(text.unsaved)).not.toBeInTheDocument();
	};
	const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("denied", "QuotaExceededError");
	});
	await switchOf("performance").click();
	await save(text.toasts.failed.description);
	await expectSwitches(false, false, false);
	setItem.mockRestore();
	await switchOf("performance").click();
	await save(text.toasts.saved.description);
	await switchOf("analytics").click();
	await expect.element(page.getByText(text.unsaved)).toBeVisible();
	await switchOf("analytics").click();
	await expect.element(page.getByText(text.unsaved)).not.toBeInTheDocument();
	expect(stored()).toMatchObject({ performance: true, functionality: false, analytics: false });
	await switchOf("performance").click();
	await switchOf("analytics").click();
	await save(text.toasts.saved.description);
	await open();
	await expectSwitches(false, false, true);
	await switchOf("functionality").click();
	await save(text.toasts.saved.description);
	expect(stored()).toMatchObject({ performance: false, functionality: true, analytics: true });
});

const choice = { ...all, version: 1, date: new Date().toISOString() };

const earlier = JSON.stringify({ ...choice, version: 0 });

test.each([
	["a foreign value", "{", false, text.basis.none],
	["a choice under an earlier policy", earlier, false, text.basis.lapsed.replace("{{years}}", "2")],
	["the Global Privacy Control signal", "", true, text.basis.signal],
])("%s allows nothing, and nothing is kept until the visitor allows it", async (_, value, signal, said) => {
	Object.defineProperty(navigator, "globalPrivacyControl", { value: signal, configurable: true });
	onTestFinished(() => void Reflect.deleteProperty(navigator, "globalPrivacyControl"));
	localStorage.setItem(key, value);
	localStorage.setItem("functionality:ideaDraft", "Half an idea");
	localStorage.setItem("another", "stays");
	await open();
	expect(Object.keys(localStorage).sort()).toEqual(["another", key]);
	await expect.element(page.getByText(said)).toBeVisible();
	await expectSwitches(false, false, false);
	await button(text.acceptAll).click();
	await expectSwitches(true, true, true);
	await expect.element(page.getByText(said)).not.toBeInTheDocument();
	await open();
	await expectSwitches(true, true, true);
});

test("a choice in another tab replaces unsaved changes", async () => {
	await open();
	await switchOf("analytics").click();
	const other = document.body.appendChild(document.createElement("iframe"));
	const elsewhere = other.contentWindow?.localStorage;
	elsewhere?.setItem(key, JSON.stringify({ ...choice, analytics: false }));
	await expectSwitches(true, true, false);
	elsewhere?.clear();
	await expectSwitches(false, false, false);
	other.remove();
});

test("a browser that stores nothing gets an error message, and an earlier choice does not stand", async () => {
	const denied = () => {
		throw new DOMException("denied", "QuotaExceededError");
	};
	localStorage.setItem(key, JSON.stringify(choice));
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
	await open();
	await expectSwitches(true, true, true);
	await button(text.acceptAll).click();
	await expectToast(text.toasts.failed.description);
	await expectSwitches(false, false, false);
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
	vi.spyOn(Storage.prototype, "removeItem").mockImplementation(denied);
	await visit("/en");
	await page.getByLabelText(translations.en.ideaBox.prompt).fill("Half an idea");
	await open();
	await expectSwitches(false, false, false);
});

test("functionality keeps an idea across visits, and deletes it when it is withdrawn", async () => {
	const box = page.getByLabelText(translations.en.ideaBox.prompt);
	/** In a new tab. */
	const expectIdea = async (idea: string) => {
		sessionStorage.clear();
		await visit("/en");
		await expect.element(box).toHaveValue(idea);
	};
	await visit("/en");
	await box.fill("Half an idea");
	await expectIdea("");
	await box.fill("Half an idea");
	await open();
	await switchOf("functionality").click();
	await button(text.save).click();
	await expectIdea("Half an idea");
	await open();
	await switchOf("performance").click();
	await button(text.save).click();
	await expectIdea("Half an idea");
	await box.fill("");
	await expectIdea("");
	await box.fill("Another idea");
	await open();
	await button(text.rejectAll).click();
	expect(Object.keys(localStorage)).toEqual([key]);
	await expectIdea("");
});
