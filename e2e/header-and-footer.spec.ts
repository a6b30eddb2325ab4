import { companies } from "../app/content/companies.ts";
import { contacts, sites } from "../app/content/placeholders.ts";
import { builtInSite } from "./addresses.ts";
import { expect, mainlyIn, open, test, translations } from "./fixtures.ts";

const menuPages = ["", "/nosotros", "/empresas", "/inversores", "/contact"];
const legalPages = [
	"/legal-notice",
	"/privacy-policy",
	"/cookie-policy",
	"/terms-and-conditions",
	"/cookie-settings",
	"/codigo-conducta",
	"/politica-esg",
	"/denuncias",
];

for (const { language, locale, tag } of mainlyIn("es")) {
	test.describe(`header and footer (${language})`, { tag }, () => {
		test.use({ locale });
		const { home } = translations[language];
		const fixed = `/${language}`;

		test("link to every page, with the language prefix of the current URL", async ({ page }) => {
			for (const prefix of ["", fixed]) {
				await page.goto(`${builtInSite}${prefix || "/"}`);
				const links = (area: "banner" | "contentinfo") =>
					page
						.getByRole(area)
						.locator("a")
						.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
				const header = await links("banner");
				const footer = await links("contentinfo");
				for (const path of menuPages) expect(header).toContain(`${prefix}${path}` || "/");
				for (const path of [...menuPages.slice(1), ...legalPages])
					expect(footer).toContain(`${prefix}${path}`);
				for (const { site } of companies) expect(footer).toContain(site);
				expect(footer).toContain(sites.linkedin);
				expect(footer).toContain(`mailto:${contacts.email}`);
				expect(footer).toContain(`tel:${contacts.phone.replaceAll(" ", "")}`);
			}
		});

		test("the home page shows six companies, whose sites open in a new tab", async ({ page }) => {
			await page.goto(`${builtInSite}${fixed}`);
			for (const { site, name } of companies) {
				const link = page.getByRole("main").locator(`a[href="${site}"]`);
				await expect(link).toHaveAttribute("target", "_blank");
				await expect(link).toHaveAttribute("rel", /noopener/);
				await expect(page.getByRole("main").getByRole("heading", { name })).toBeVisible();
			}
			await expect(page.getByRole("link", { name: home.companies.all })).toHaveAttribute(
				"href",
				`${fixed}/empresas`,
			);
		});
	});
}

test("a browser without popovers shows the page, and a link to the others", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(() => {
		Reflect.deleteProperty(HTMLElement.prototype, "popover");
		const { matches } = Element.prototype;
		Element.prototype.matches = function (this: Element, selectors: string) {
			if (selectors.includes(":popover-open")) throw new DOMException("not a valid selector", "SyntaxError");
			return matches.call(this, selectors);
		} as typeof matches;
	});
	await page.route("**/*", async (route) => {
		const kind = route.request().resourceType();
		if (kind !== "document" && kind !== "stylesheet") return route.continue();
		const response = await route.fetch();
		const body = await response.text();
		const headers = { ...response.headers(), "content-security-policy": "" };
		const withoutPopovers = (styles: string) => styles.replace(/(?<!\\):popover-open/g, ":unheard-of");
		if (kind === "stylesheet") return route.fulfill({ response, body: withoutPopovers(body) });
		const page = body.replace(/<style[\s\S]*?<\/style>/g, withoutPopovers).replace(/popover="auto"/g, "");
		return route.fulfill({ response, headers, body: page });
	});
	await open(page, `${builtInSite}/en/nosotros`);
	const { nav } = translations.en.common;
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	const atTheMiddle = () =>
		page.evaluate(() => document.elementFromPoint(195, 300)?.closest("main") !== null);
	expect(await atTheMiddle()).toBe(true);
	await expect(page.getByRole("button", { name: nav.openMenu })).toBeHidden();
	await page.getByRole("banner").getByRole("link", { name: nav.menu, exact: true }).click();
	const link = page
		.getByRole("contentinfo")
		.getByRole("link", { name: translations.en.companiesPage.name, exact: true });
	await expect(link).toBeInViewport();
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(translations.en.companiesPage.hero.title);
	await expect.poll(atTheMiddle).toBe(true);
});

test("the idea box is on the first screen of a desktop and near it on a phone", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto(`${builtInSite}/en`);
	const box = await page.getByLabel(translations.en.ideaBox.prompt).boundingBox();
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	const screens = width >= 1280 ? 1 : 1.5;
	expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(height * screens);
});

test("the design system's gallery is not in production", async ({ request }) => {
	expect((await request.get(`${builtInSite}/design`)).status()).toBe(404);
});
