import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, visit, words } from "./render.tsx";

const { nav } = words.en.common;
const menu = () => page.getByRole("navigation", { name: nav.menu });

test("the menu of a phone opens, closes by its button, by Escape and when it has led somewhere", async () => {
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
	await menu().getByRole("link", { name: nav.contact }).click();
	await expect.element(page.getByRole("heading", { level: 1, name: words.en.contact.title })).toBeVisible();
	await expect.element(menu()).not.toBeInTheDocument();
});

test("the menu closes when the focus leaves it for the page behind it", async () => {
	await page.viewport(390, 844);
	await visit("/en");
	await button(nav.openMenu).click();
	(menu().getByRole("link", { name: nav.explore }).element() as HTMLElement).focus();
	await userEvent.tab();
	await expect.element(menu()).not.toBeInTheDocument();
});

test("explore goes home, to the top", async () => {
	const explore = page.getByRole("banner").getByRole("link", { name: nav.explore });
	await page.viewport(1280, 500);
	await visit("/en");
	window.scrollTo({ top: 300, behavior: "instant" });
	(explore.element() as HTMLElement).focus({ preventScroll: true });
	expect(scrollY).toBe(300);
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => scrollY).toBe(0);
	await visit("/en/contact");
	await explore.click();
	await expect.element(page.getByLabelText(words.en.ideaBox.prompt)).toBeVisible();
});
