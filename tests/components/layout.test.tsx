import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { names, sites } from "#app/content/group.ts";
import { box, button, navigationOver, press, translations, visit } from "./render.tsx";

const { common, contact, dialogs } = translations.en;
const { nav } = common;
const banner = () => page.getByRole("banner");
const menu = () => page.getByRole("dialog", { name: nav.menu });

test.each<[string, () => unknown]>([
	["its button", () => (button(nav.closeMenu).element() as HTMLElement).click()],
	["Escape", () => userEvent.keyboard("{Escape}")],
	["a link to another page", () => menu().getByRole("link", { name: contact.name }).click()],
	["a link to a section", () => menu().getByRole("link", { name: common.invitation.explore }).click()],
	["room for the links in the header", () => page.viewport(1280, 800)],
])(
	"%s closes the menu, with the focus kept; until then the page is fixed and out of reach",
	async (_, close) => {
		await page.viewport(390, 844);
		await visit("/en");
		await expect.element(menu()).not.toBeInTheDocument();
		await button(nav.openMenu).click();
		await expect.element(menu()).toBeVisible();
		expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
		const behind = banner().getByRole("link").first().element() as HTMLElement;
		behind.focus();
		expect(document.activeElement).not.toBe(behind);
		await close();
		await expect.element(menu()).not.toBeInTheDocument();
		await expect.element(document.body).not.toHaveFocus();
	},
);

test("only a press at once and nearby is part of a double click, and none of the keyboard or after a miss", async () => {
	await page.viewport(390, 844);
	await visit("/en");
	press(document.body, 0, 0);
	for (const [time, pixels, milliseconds, isOpen] of [
		[300, 20, 100, false],
		[2000, 0, 600, false],
		[4000, 8, 450, true],
	] as const) {
		press(button(nav.openMenu).element(), 4, time);
		await expect.element(menu()).toBeVisible();
		press(button(nav.closeMenu).element(), 4 + pixels, time + milliseconds);
		expect(menu().query() !== null).toBe(isOpen);
	}
	(button(nav.closeMenu).element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(menu()).not.toBeInTheDocument();
});

test("the mobile menu leads to the idea box, and its buttons are seen where the browser shows no SVG", async () => {
	await page.viewport(390, 844);
	await visit("/en/contact");
	await button(nav.openMenu).click();
	expect(document.querySelectorAll("button[aria-label] svg"), "icons without a word").toHaveLength(0);
	await menu().getByRole("link", { name: common.invitation.explore }).click();
	await expect.element(box()).toHaveFocus();
	// A wider window only takes the focus out of a menu.
	await page.viewport(1280, 800);
	await navigationOver();
	await expect.element(box()).toHaveFocus();
});

test("a page takes no focus at first; a click in the text leaves the keyboard there, also after the content had it", async () => {
	await visit("/en/contact#details");
	await expect.element(document.body).toHaveFocus();
	const skip = () => banner().getByRole("link").first().element() as HTMLElement;
	skip().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("main")).toHaveFocus();
	await page.getByRole("heading", { name: contact.details.title }).click();
	await expect.element(document.body).toHaveFocus();
	// The skip link leaves the address.
	expect(location.hash).toBe("");
});

test("the language switch names each language as it is seen and in itself, and leads to the page without its section", async () => {
	await visit("/es/contact#details");
	const links = page.getByRole("list", { name: "Idioma" }).getByRole("link").elements();
	const attributes = ["href", "lang", "hreflang", "aria-current"];
	expect(links.map((link) => attributes.map((name) => link.getAttribute(name)))).toEqual([
		["/en/contact", "en", "en", null],
		["/es/contact", "es", "es", "true"],
	]);
	for (const name of ["en English", "es Español"])
		await expect.element(banner().getByRole("link", { name, exact: true })).toBeVisible();
});

const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });

async function scrollTo(top: number) {
	const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
	window.scrollTo({ top, behavior: "instant" });
	await scrolled;
}

test("the studio's badge is shown from 800 pixels down, with a link to the studio, until it is closed, which leaves the focus in the page", async () => {
	await visit("/en/contact");
	await page.viewport(390, 400);
	await scrollTo(800);
	await expect.element(badge).not.toBeInTheDocument();
	await scrollTo(801);
	await expect.element(badge.getByRole("link")).toHaveAttribute("href", sites.studio);
	await expect.element(badge.getByText(names.studio)).toBeVisible();
	await badge.getByRole("button", { name: dialogs.close }).click();
	await expect.element(badge).not.toBeInTheDocument();
	await expect.element(page.getByRole("main")).toHaveFocus();
	await scrollTo(1000);
	await expect.element(badge).not.toBeInTheDocument();
});
