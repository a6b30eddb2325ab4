import { connectedSite, ports, tablelessSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import { serveSite } from "./site.ts";
import * as visitor from "./visitor.ts";

const { about, dialogs, error, home, ideaBox, notFound, results } = translations.en;

// What the browser and the page log of requests and answers that fail.
test.use({
	expectedProblems: /net::ERR_FAILED|status of 404|No page at this path|Failed to fetch|model broke off|503/,
});

test("a model that fails leads back home, with the idea kept, and can be asked again", async ({ page }) => {
	const idea = "Solar panels for a farm #fake:cut";
	await visitor.open(page, `${connectedSite}/en`);
	await visitor.sendIdea(page, "en", idea, visitor.uniqueEmail());
	// A failure can come so fast that the results page is gone before one can look.
	await expect(page.getByText(results.failed, { exact: true }).first()).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);
	await visitor.submitIdea(page, "en", "Solar panels for a farm", visitor.uniqueEmail());
	await visitor.expectAnalysis(page, "en");
});

test("a page that cannot be loaded shows an error below the header, and a link to retry", async ({
	page,
}) => {
	await visitor.open(page, `${connectedSite}/en/nowhere`);
	await page.route("**/*.data*", (route) => route.abort());
	await page.getByRole("main").getByRole("link", { name: notFound.home }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(error.title);
	await expect(page.getByRole("banner")).toBeVisible();
	await visitor.expectFocusInMain(page);
	await page.unroute("**/*.data*");
	await page.getByRole("main").getByRole("link", { name: error.retry }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);
});

test("a visitor who leaves the page while an idea is sent is not taken to the results later", async ({
	page,
}) => {
	const aboutPage = page.getByRole("heading", { name: about.purpose.title });
	await visitor.open(page, `${connectedSite}/en/nosotros`);
	await page.getByRole("banner").locator('a[href="/en"]').first().click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	const release = await visitor.holdRequests(page, "**/api/analysis-requests");
	const releasePage = await visitor.holdRequests(page, "**/nosotros.data*");
	await visitor.sendIdea(page, "en", "Compost", visitor.uniqueEmail());
	await expect(page.getByRole("button", { name: dialogs.email.sending })).toBeVisible();
	await page.goBack();
	// The page that the visitor goes back to comes later than the answer.
	const notified = page.waitForResponse("**/api/send-analysis-notification");
	release();
	await notified;
	releasePage();
	await expect(aboutPage).toBeVisible();
	// Had the results been opened meanwhile, going back from another page would lead there.
	await visitor.linkTo(page, "contentinfo", "/en/legal-notice").click();
	await expect(page).toHaveURL(`${connectedSite}/en/legal-notice`);
	await page.goBack();
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
});

test("with D1 failing, the dialog says so and keeps the idea, which can be sent once D1 is back", async ({
	page,
}) => {
	const server = await serveSite("connected", ports.tableless, { withoutTables: true });
	try {
		const { dialogs, ideaBox } = translations.es;
		const idea = "Compost de hoteles & restaurants";
		const email = visitor.uniqueEmail();
		await visitor.open(page, `${tablelessSite}/es`);
		await visitor.sendIdea(page, "es", idea, email);
		const dialog = page.getByRole("dialog", { name: dialogs.email.title });
		await expect(dialog.getByText(dialogs.email.errorDescription).first()).toBeVisible();
		await expect(dialog.getByLabel(dialogs.email.label)).toHaveValue(email);
		await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);
		await expect(page).toHaveURL(`${tablelessSite}/es`);
		expect(await visitor.mailsFrom(email)).toEqual([]);

		await server.migrate();
		await dialog.getByRole("button", { name: dialogs.email.confirm }).click();
		await expect(page).toHaveURL(`${tablelessSite}/es/resultados`);
		await visitor.expectAnalysis(page, "es");
		await visitor.expectOneMail(email);
	} finally {
		await server.stop();
	}
});
