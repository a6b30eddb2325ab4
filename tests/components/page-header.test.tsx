import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contacts, names, registration, sites } from "#app/content/placeholders.ts";
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

test("the language switch keeps the focus, and the idea of the results; the skip link leads to the content", async () => {
	const state = { message: "Compost", unfinished: true };
	sessionStorage.setItem("analysis:es:Compost", JSON.stringify({ text: "## Sector", model: "model" }));
	const banner = page.getByRole("banner");
	const english = banner.getByRole("link", { name: "English" });
	const about = banner.getByRole("link", { name: "Nosotros" });
	for (const path of ["/es/resultados", "/es/contact"]) {
		await visit(path, { state });
		await english.click();
		await expect.element(about).toHaveAttribute("href", "/en/nosotros");
		if (path === "/es/contact") await expect.element(english).toHaveFocus();
		else await expect.element(page.getByRole("blockquote")).toHaveTextContent("Compost");
	}
	(banner.getByRole("link").first().element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("main")).toHaveFocus();
	expect(location.hash).toBe("");
});

test("header and footer lead to the home page, the idea box, contacts, networks and companies", async () => {
	await visit("/en/contact");
	const banner = page.getByRole("banner");
	await expect.element(banner.getByRole("navigation", { name: "Main" })).toBeVisible();
	for (const name of [`${names.group}, home page`, nav.explore]) {
		await expect.element(banner.getByRole("link", { name })).toHaveAttribute("href", "/en");
	}
	const footer = page.getByRole("contentinfo");
	const links = footer.getByRole("link").elements();
	const apart = " (opens in a new tab)";
	expect(links.slice(0, 5).map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		[contacts.email, `mailto:${contacts.email}`],
		[contacts.phone, `tel:${contacts.phone.replaceAll(" ", "")}`],
		[`LinkedIn${apart}`, sites.linkedin],
		[`Website${apart}`, sites.group],
		[names.paper + apart, sites.paper],
	]);
	const { street, postalCode } = registration;
	await expect.element(footer.getByText(`${street}, ${postalCode} Barcelona`)).toBeVisible();
	await expect.element(footer.getByText("Signatory of the UN Global Compact since 2019")).toBeVisible();
});
