import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contacts, names, registration, sites } from "#app/content/group.ts";
import { writeToTeam, written } from "./contact-message.ts";
import {
	button,
	expectErrors,
	expectToast,
	mockApi,
	setReachable,
	toasts,
	translations,
	visit,
} from "./render.tsx";

const { common, ideaBox } = translations.en;
const { invitation, nav } = common;
const menu = () => page.getByRole("navigation", { name: nav.menu });

test("the mobile menu closes by its button, by Escape and after navigation; the page behind it is out of reach", async () => {
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
	await button(nav.openMenu).click();
	const behind = page.getByRole("banner").getByRole("link").first();
	(behind.element() as HTMLElement).focus();
	await expect.element(behind).not.toHaveFocus();
	const wheeled = new Promise((resolve) => addEventListener("wheel", resolve, { once: true }));
	await menu().wheel({ delta: { y: 600 } });
	await wheeled;
	for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	expect(window.scrollY).toBe(0);
	await page.viewport(1280, 800);
	await expect.element(menu()).not.toBeInTheDocument();
});

test("the mobile menu leads to the idea box, and has the team's email address and phone number, in any text size", async () => {
	await page.viewport(390, 844);
	await visit("/en/contact");
	await button(nav.openMenu).click();
	const dialog = page.getByRole("dialog", { name: nav.menu });
	const hrefs = [contacts.email, contacts.phone].map((name) =>
		dialog.getByRole("link", { name }).element().getAttribute("href"),
	);
	expect(hrefs).toEqual([`mailto:${contacts.email}`, `tel:${contacts.phone.replaceAll(" ", "")}`]);
	const { style } = document.documentElement;
	style.fontSize = "200%";
	onTestFinished(() => void style.removeProperty("font-size"));
	await page.viewport(320, 640);
	const { scrollWidth, clientWidth } = dialog.element();
	expect(scrollWidth, "width of enlarged text").toBe(clientWidth);
	await dialog.getByRole("link", { name: invitation.explore }).click();
	await expect.element(page.getByLabelText(ideaBox.prompt)).toHaveFocus();
	await expect.element(dialog).not.toBeInTheDocument();
});

test("a click in the text leaves the keyboard there, also after the content had the focus", async () => {
	await visit("/en/contact");
	const banner = page.getByRole("banner");
	const skip = () => (banner.getByRole("link").first().element() as HTMLElement).focus();
	for (const focusContent of [() => {}, () => userEvent.keyboard("{Enter}")]) {
		skip();
		await focusContent();
		// As when the visitor looks at another window meanwhile.
		const focused = document.activeElement;
		focused?.dispatchEvent(new FocusEvent("blur"));
		expect(document.activeElement).toBe(focused);
		await page.getByRole("heading", { name: translations.en.contact.details.title }).click();
		await expect.element(document.body).toHaveFocus();
		await expect.element(page.getByRole("main")).not.toHaveAttribute("tabindex");
	}
	// The skip link leaves the address.
	expect(location.hash).toBe("");
});

test("without a connection, links keep the page and say so; the last one is followed once there is one", async () => {
	const { offline } = translations.en.common;
	const onLine = vi.spyOn(navigator, "onLine", "get");
	const connect = (online: boolean) => {
		onLine.mockReturnValue(online);
		setReachable(online);
		window.dispatchEvent(new Event(online ? "online" : "offline"));
	};
	await visit("/en/cookie-settings");
	const title = page.getByRole("heading", { level: 1 });
	const follow = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true }).click();
	connect(false);
	for (const name of ["Español", translations.en.contact.name]) {
		await follow(name);
		await expectToast(offline.description);
	}
	await button(offline.stay).click();
	connect(true);
	connect(false);
	await follow(translations.en.contact.name);
	await expectToast(offline.description);
	await expect.element(title).toHaveTextContent(translations.en.cookieSettings.title);
	connect(true);
	await expect.element(title).toHaveTextContent(translations.en.contact.title);
	await expect.element(toasts()).not.toBeInTheDocument();
});

test.each([
	["a filter answers for it", async () => new Response(null, { status: 403 })],
	["its answer takes long", () => Promise.reject(new DOMException("signal timed out", "TimeoutError"))],
])("a browser that says that it is offline keeps nobody from a page: %s", async (_, answer) => {
	await visit("/en/cookie-settings");
	window.dispatchEvent(new Event("online"));
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const { promise: asked, resolve: go } = Promise.withResolvers<void>();
	vi.spyOn(window, "fetch").mockImplementation(async (address) => {
		await asked;
		if (address === "/en/contact") return answer();
		throw new TypeError("Failed to fetch");
	});
	const { contact } = translations.en;
	await page.getByRole("contentinfo").getByRole("link", { name: contact.name, exact: true }).click();
	await expect.element(page.getByRole("progressbar", { name: common.loading })).toBeVisible();
	go();
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(contact.title);
});

test("who sends the form instead is not led away later", async () => {
	expectErrors(/Failed to fetch/);
	const { offline } = translations.en.common;
	mockApi({ "send-contact-email": () => Promise.reject(new TypeError("Failed to fetch")) });
	await visit("/en/contact");
	window.dispatchEvent(new Event("online"));
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	setReachable(false);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: translations.en.cookieSettings.name })
		.click();
	await expectToast(offline.description);
	await writeToTeam();
	await button(translations.en.dialogs.contact.send).click();
	await expectToast(translations.en.dialogs.contact.errorDescription);
	const asked = vi.mocked(window.fetch).mock.calls.length;
	onLine.mockReturnValue(true);
	setReachable(true);
	window.dispatchEvent(new Event("online"));
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(window.fetch).toHaveBeenCalledTimes(asked);
	await expect
		.element(page.getByRole("textbox", { name: translations.en.dialogs.contact.name }))
		.toHaveValue(written.name);
});

test("a page that is slow to load shows a progress line, and is announced if it takes long", async () => {
	const { promise: loading, resolve: load } = Promise.withResolvers<void>();
	await visit("/en/contact", { loading });
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { loading: name } = translations.en.common;
	const said = page.getByRole("status").first();
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: translations.en.cookieSettings.name })
		.click();
	const line = page.getByRole("progressbar", { name });
	await expect.element(line).toBeVisible();
	// Each look at the page may advance the clock, too.
	await vi.advanceTimersByTimeAsync(1000);
	await expect.element(said).toHaveTextContent("");
	await vi.advanceTimersByTimeAsync(1000);
	await expect.element(said).toHaveTextContent(name);
	load();
	await expect.element(line).not.toBeInTheDocument();
	await expect.element(said).not.toHaveTextContent(name);
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

test("the language switch keeps the focus, and the idea of the results", async () => {
	const state = { message: "Compost" };
	const banner = page.getByRole("banner");
	const english = banner.getByRole("link", { name: "English" });
	const about = banner.getByRole("link", { name: "Nosotros" });
	for (const path of ["/es/resultados#0190163d-8694-739b-aea5-966c26f8ad91", "/es/contact"]) {
		await visit(path, { state });
		await english.click();
		await expect.element(about).toHaveAttribute("href", "/en/nosotros");
		if (path === "/es/contact") await expect.element(english).toHaveFocus();
		else await expect.element(page.getByRole("blockquote")).toHaveTextContent("Compost");
	}
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
