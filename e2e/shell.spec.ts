import { companies } from "../app/content/companies.ts";
import { contacts, sites } from "../app/content/placeholders.ts";
import { builtInSite } from "./addresses.ts";
import { expect, mainlyIn, open, test, words } from "./fixtures.ts";

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
	test.describe(`shell (${language})`, { tag }, () => {
		test.use({ locale });
		const { common, home, ideaBox, notFound, results } = words[language];
		const fixed = `/${language}`;

		test("the plain address answers in the browser's language", async ({ page }) => {
			const response = await page.goto(builtInSite);
			expect(response?.headers()["content-language"]).toBe(language);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(page.getByRole("heading", { level: 1, name: home.hero.title })).toBeVisible();
			await expect(page.getByLabel(ideaBox.prompt)).toBeVisible();
		});

		test("header and footer link to every page, plain or fixed like the page itself", async ({ page }) => {
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

		test("an unknown page is a 404 that says so and logs its path", async ({ page }) => {
			const logged: string[] = [];
			page.on("console", (message) => {
				if (message.type() === "error") logged.push(message.text());
			});
			const response = await page.goto(`${builtInSite}${fixed}/nowhere`);
			expect(response?.status()).toBe(404);
			await expect(page.getByText(notFound.message)).toBeVisible();
			await expect.poll(() => logged.join("\n")).toContain(`${fixed}/nowhere`);
			await page.getByRole("main").getByRole("link", { name: notFound.home }).click();
			await expect(page).toHaveURL(`${builtInSite}${fixed}`);
			await expect(page.getByLabel(ideaBox.prompt)).toBeVisible();
		});

		test("the home page shows six companies, and its sites open elsewhere", async ({ page }) => {
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

		test.describe("without JavaScript", { tag: "@phone" }, () => {
			test.use({ javaScriptEnabled: false });

			test("pages are readable, the menu opens, the languages change, home says what becomes of an idea", async ({
				page,
			}) => {
				await page.goto(`${builtInSite}${fixed}`);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expect(page.locator("noscript p", { hasText: ideaBox.noScript })).toBeVisible();
				const menu = page.getByRole("button", { name: common.nav.openMenu });
				const small = await menu.isVisible();
				if (small) await menu.click();
				await expect(page.getByRole("link", { name: common.nav.about }).first()).toBeVisible();
				const other = language === "en" ? "es" : "en";
				const area = small ? page.locator("#menu") : page.getByRole("banner");
				await area.locator(`a[hreflang="${other}"]:visible`).click();
				await expect(page).toHaveURL(`${builtInSite}/${other}`);
				await expect(page.locator("html")).toHaveAttribute("lang", other);

				await page.goto(`${builtInSite}${fixed}/resultados`);
				await expect(page.locator("noscript p", { hasText: results.noScript })).toBeVisible();
				await page.getByRole("main").getByRole("link", { name: results.back }).click();
				await expect(page).toHaveURL(`${builtInSite}${fixed}`);
			});
		});
	});
}

test("a browser that knows no popovers shows the page, and a way to the others", async ({ page }) => {
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
	const { nav } = words.en.common;
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	const atTheMiddle = () =>
		page.evaluate(() => document.elementFromPoint(195, 300)?.closest("main") !== null);
	expect(await atTheMiddle()).toBe(true);
	await expect(page.getByRole("button", { name: nav.openMenu })).toBeHidden();
	await page.getByRole("banner").getByRole("link", { name: nav.menu, exact: true }).click();
	const link = page.getByRole("contentinfo").getByRole("link", { name: nav.companies, exact: true });
	await expect(link).toBeInViewport();
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.companiesPage.hero.title);
	await expect.poll(atTheMiddle).toBe(true);
});

test("an icon is there for whoever asks for one without reading a page", async ({ request }) => {
	const response = await request.get(`${builtInSite}/favicon.ico`);
	expect(response.status()).toBe(200);
	expect(response.headers()["content-type"]).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
	const icon = await response.body();
	// One picture of 32 pixels, which is a PNG.
	expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	expect(icon.subarray(22, 26).toString("latin1")).toBe("\u0089PNG");
	expect(icon.length).toBe(22 + icon.readUInt32LE(14));
	expect(icon.length).toBeLessThan(5000);
});

test("the idea box is on the first screen of a desktop and near it on a phone", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto(`${builtInSite}/en`);
	const box = await page.getByLabel(words.en.ideaBox.prompt).boundingBox();
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	const screens = width >= 1280 ? 1 : 1.5;
	expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(height * screens);
});

test("the design system's page is not in production", async ({ request }) => {
	expect((await request.get(`${builtInSite}/design`)).status()).toBe(404);
});

test("every kind of answer carries the security headers and says how long it keeps", async ({ request }) => {
	for (const address of ["/en", "/en/nowhere", "/api/nothing", "/favicon.svg"]) {
		const headers = (await request.get(`${builtInSite}${address}`)).headers();
		expect(headers["x-content-type-options"], address).toBe("nosniff");
		expect(headers["strict-transport-security"], address).toContain("max-age=63072000");
		expect(headers["content-security-policy"], address).toMatch(
			/^default-src ('none'|'self'; object-src 'none');/,
		);
		expect(headers["content-security-policy"], address).not.toContain("unsafe-");
		expect(headers["cache-control"], address).toBeTruthy();
		expect(headers["set-cookie"], address).toBeUndefined();
	}
});
