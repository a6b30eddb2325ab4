import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, translations, visit } from "./render.tsx";

const { nav } = translations.en.common;
const menu = () => page.getByRole("navigation", { name: nav.menu });

test("the mobile menu closes by its button, by Escape, after navigation and when the focus leaves it", async () => {
	await page.viewport(390, 844);
	await visit("/en");
	await expect.element(menu()).not.toBeInTheDocument();
	for (const close of [() => button(nav.closeMenu).click(), () => userEvent.keyboard("{Escape}")]) {
		await button(nav.openMenu).click();
		await expect.element(menu()).toBeVisible();
		await close();
		await expect.element(menu()).not.toBeInTheDocument();
	}
	await button(nav.openMenu).click();
	await menu().getByRole("link", { name: translations.en.contact.name }).click();
	await expect
		.element(page.getByRole("heading", { level: 1, name: translations.en.contact.title }))
		.toBeVisible();
	await expect.element(menu()).not.toBeInTheDocument();
	// Not when nothing has the focus any more.
	await button(nav.openMenu).click();
	await button(nav.closeMenu).element().focus();
	await menu().click({ position: { x: 5, y: 5 } });
	await expect.element(document.body).toHaveFocus();
	await expect.element(menu()).toBeVisible();
	await userEvent.keyboard("{Escape}");
	// Also when the focus moves to the page behind it.
	await button(nav.openMenu).click();
	(menu().getByRole("link", { name: nav.explore }).element() as HTMLElement).focus();
	await userEvent.tab();
	await expect.element(menu()).not.toBeInTheDocument();
});

test("the language switch names each language in itself, and marks the one of the page", async () => {
	await visit("/es/contact");
	const links = page.getByRole("list", { name: "Idioma" }).getByRole("link").elements();
	const attributes = ["href", "lang", "hreflang", "aria-current"];
	expect(links.map((link) => attributes.map((name) => link.getAttribute(name)))).toEqual([
		["/en/contact", "en", "en", null],
		["/es/contact", "es", "es", "true"],
	]);
	expect(links.map(({ lastChild }) => lastChild?.textContent)).toEqual(["English", "Español"]);
});
