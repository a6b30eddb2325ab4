import { connectedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { common, contact, dialogs, ideaBox, nosotros, resultados: results } = translations.en;

// What the browser and the page log of requests and answers that fail.
test.use({
	expectedProblems:
		/net::ERR_(FAILED|INTERNET_DISCONNECTED)|status of (400|403|404|500)|answered 400|No page at this path|Failed to fetch|loading route module/,
});

test("without a connection the language switch and links leave the page as it is, until there is one, whatever an event says", async ({
	page,
	context,
}) => {
	await visitor.open(page, `${connectedSite}/es/contact`);
	for (const [from, link, heading] of [
		["es", page.getByRole("banner").locator('a[hreflang="en"]:visible'), contact.title],
		// Neither hovered nor focused before.
		["en", visitor.linkTo(page, "contentinfo", "/en/nosotros"), nosotros.purpose.title],
	] as const) {
		const offline = page.getByText(translations[from].common.offline.description);
		await context.setOffline(true);
		await link.evaluate((element: HTMLElement) => element.click());
		await expect(offline).toBeVisible();
		const tried = page.waitForEvent("requestfailed");
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await tried;
		await expect(offline).toBeVisible();
		await expect(page).toHaveURL(`${connectedSite}/${from}/contact`);
		await context.setOffline(false);
		await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
		await visitor.hydrated(page);
	}
	await visitor.expectFocusInMain(page);
});

test("without a connection the contents of a page work, a link to the page itself waits, and who stays is not moved later", async ({
	page,
	context,
}) => {
	const terms = `${connectedSite}/en/terms-and-conditions`;
	const main = page.getByRole("main");
	const offline = page.getByText(common.offline.description);
	await visitor.open(page, terms);
	await context.setOffline(true);
	await main.locator('a[href$="#liability"]:visible').first().click();
	await expect(page).toHaveURL(`${terms}#liability`);
	await expect(page.locator("#liability")).toBeFocused();
	await expect(offline).toHaveCount(0);

	const navigations = [
		visitor.linkTo(page, "contentinfo", "/en/terms-and-conditions"),
		visitor.linkTo(page, "contentinfo", "/en/nosotros"),
	];
	for (const link of navigations) {
		await link.click();
		await expect(offline).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(offline).toHaveCount(0);
	}
	await context.setOffline(false);
	// The page stays, and a link works again.
	await main.locator('a[href$="#termination"]:visible').first().click();
	await expect(page).toHaveURL(`${terms}#termination`);
	await navigations[1]?.click();
	await expect(page.getByRole("heading", { name: nosotros.purpose.title })).toBeVisible();
});

test("a connection that is lost unnoticed by the browser is told, and what was typed stays until it is back", async ({
	page,
}) => {
	const offline = page.getByText(common.offline.description);
	const name = page.getByRole("textbox", { name: dialogs.contact.name });
	await visitor.open(page, `${connectedSite}/en/contact`);
	await name.fill("Núria");
	await page.route("**/*", (route) => route.abort());
	const link = visitor.linkTo(page, "contentinfo", "/en/nosotros");
	await link.hover();
	await link.click();
	await expect(offline).toBeVisible();
	await page.getByRole("button", { name: common.offline.stay }).click();
	await expect(offline).toHaveCount(0);
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(page).toHaveURL(`${connectedSite}/en/contact`);
	expect(await page.evaluate(() => scrollY), "where the link is").toBeGreaterThan(0);
	await expect(name).toHaveValue("Núria");
	await link.click();
	await expect(offline).toBeVisible();
	await page.unroute("**/*");
	await expect(page.getByRole("heading", { name: nosotros.purpose.title })).toBeVisible();
});

test("where requests for data are blocked, links, Back and an idea lead on, and no text is lost", async ({
	page,
}) => {
	const message = page.getByRole("textbox", { name: dialogs.contact.message });
	await visitor.open(page, `${connectedSite}/en/contact#write`);
	await message.fill("We would like to meet");
	await visitor.linkTo(page, "contentinfo", "/en/nosotros").click();
	await expect(page.getByRole("heading", { name: nosotros.purpose.title })).toBeVisible();
	// By content blockers, firewalls and gateways.
	await page.route("**/contact.data*", (route) => route.abort());
	await page.route("**/en.data*", (route) => route.fulfill({ status: 403, body: "Forbidden" }));
	await page.route("**/resultados.data*", (route) =>
		route.fulfill({ contentType: "text/html", body: "<h1>Blocked</h1>" }),
	);
	await page.goBack();
	await expect(message).toHaveValue("We would like to meet");
	await page.getByRole("banner").locator('a[hreflang="es"]:visible').click();
	await expect(page).toHaveURL(`${connectedSite}/es/contact`);
	await page.goBack();
	await visitor.linkTo(page, "banner", "/en").click();
	await expect(page.getByLabel(ideaBox.prompt)).toBeVisible();
	await visitor.hydrated(page);
	await visitor.submitIdea(page, "en", `Compost ${crypto.randomUUID()}`);
	await visitor.expectAnalysis(page, "en");
});

test("a message without a connection stays in its form, and is sent later, even though the form's code is gone", async ({
	page,
	context,
}) => {
	const form = page.getByRole("main").locator("form");
	await visitor.open(page, `${connectedSite}/en/contact`);
	await context.setOffline(true);
	await visitor.fillContactForm(form, "en");
	await visitor.sendContactForm(form, "en");
	await expect(form.getByRole("alert")).toHaveText(dialogs.contact.errorDescription);
	await page.route(/assets\/contact-[\w-]{8}\.js/, (route) => route.abort());
	await context.setOffline(false);
	await visitor.sendContactForm(form, "en");
	await visitor.expectMessageSent(page, "en");
});

test.describe("in a browser that says that it is offline, and is not,", () => {
	test.beforeEach(({ page }) =>
		page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false })),
	);

	test("every link leads to its page, also Back and Forward", async ({ page }) => {
		await visitor.open(page, `${connectedSite}/en`);
		for (const path of ["denuncias", "contact", "nosotros"]) {
			await visitor.linkTo(page, "contentinfo", `/en/${path}`).click();
			await expect(page.locator(`[aria-current=page][href="/en/${path}"]`).first()).toBeAttached();
			await visitor.hydrated(page);
		}
		await page.goBack();
		await expect(page.getByRole("textbox", { name: dialogs.contact.name })).toBeVisible();
		await page.goForward();
		await expect(page.getByRole("heading", { name: nosotros.purpose.title })).toBeVisible();
		await visitor.linkTo(page, "contentinfo", "/en/contact").click();
		await expect(page.getByText(common.offline.description)).toHaveCount(0);
	});
});

test("a visitor who leaves the page while an idea is sent is not taken to the results later", async ({
	page,
}) => {
	const aboutPage = page.getByRole("heading", { name: nosotros.purpose.title });
	await visitor.open(page, `${connectedSite}/en/nosotros`);
	await page.getByRole("banner").locator('a[href="/en"]').first().click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	const release = await visitor.holdRequests(page, "**/api/analysis-requests");
	const releasePage = await visitor.holdRequests(page, "**/nosotros.data*");
	await visitor.sendIdea(page, "en", "Compost");
	await expect(page.getByRole("button", { name: dialogs.email.sending })).toBeVisible();
	await page.goBack();
	// The page that the visitor goes back to comes later than the answer.
	const notified = page.waitForResponse("**/api/send-analysis-notification");
	release();
	await notified;
	releasePage();
	await expect(aboutPage).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.ideaDraft), "the idea, which was sent").toBeUndefined();
	// Had the results been opened meanwhile, going back from another page would lead there.
	await visitor.linkTo(page, "contentinfo", "/en/legal-notice").click();
	await expect(page).toHaveURL(`${connectedSite}/en/legal-notice`);
	await page.goBack();
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
});

test("Back after an analysis that was refused, or cannot be named by its link, leads to the page before, and requests none", async ({
	page,
}) => {
	await visitor.open(page, `${connectedSite}/en/nosotros`);
	await page.getByRole("banner").locator('a[href="/en"]').first().click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	let requested = 0;
	await page.route("**/api/chat-alianzas", (route) => {
		requested += 1;
		return route.fulfill({ status: 400, json: { error: { code: "invalid_input", message: "" } } });
	});
	await visitor.sendIdea(page, "en", "Compost");
	await expect(page.getByText(results.failedDescription)).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await page.goBack();
	await page.goBack();
	await expect(page.getByRole("heading", { name: nosotros.purpose.title })).toBeVisible();
	expect(requested).toBe(1);
	// As a mail program may cut its link.
	await page.goto(`${connectedSite}/en/resultados#0190163d`);
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await page.goBack();
	await expect(page.getByRole("heading", { name: nosotros.purpose.title })).toBeVisible();
});
