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
	// Also when the focus moves to the page behind it.
	await button(nav.openMenu).click();
	(menu().getByRole("link", { name: nav.explore }).element() as HTMLElement).focus();
	await userEvent.tab();
	await expect.element(menu()).not.toBeInTheDocument();
});
