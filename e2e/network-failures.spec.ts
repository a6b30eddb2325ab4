import { connectedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { about, dialogs, error, home, ideaBox, notFound, results } = translations.en;

// What the browser and the page log of requests and answers that fail.
test.use({
	expectedProblems: /net::ERR_FAILED|status of 404|No page at this path|Failed to fetch|model broke off/,
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

test("a connection that breaks during the analysis leads back home, with the idea kept", async ({ page }) => {
	const idea = "Solar panels for a farm";
	const disconnect = await visitor.holdRequests(page, "**/api/chat-alianzas", "abort");
	await visitor.open(page, `${connectedSite}/en`);
	await visitor.submitIdea(page, "en", idea, visitor.uniqueEmail());
	await expect(page.getByText(results.analyzing)).toBeVisible();
	await page.route("**/*.data*", (route) => route.abort());
	disconnect();
	await expect(page.getByText(results.failed, { exact: true }).first()).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);
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

for (const then of ["continue", "abort"] as const) {
	const outcome = then === "abort" ? "is told of its failure there" : "is not taken to the results later";
	test(`a visitor who leaves the page while an idea is sent ${outcome}`, async ({ page }) => {
		const aboutPage = page.getByRole("heading", { name: about.purpose.title });
		await visitor.open(page, `${connectedSite}/en/nosotros`);
		await page.getByRole("banner").locator('a[href="/en"]').first().click();
		await expect(page).toHaveURL(`${connectedSite}/en`);
		const release = await visitor.holdRequests(page, "**/api/analysis-requests", then);
		const releasePage = await visitor.holdRequests(page, "**/nosotros.data*");
		await visitor.sendIdea(page, "en", "Compost", visitor.uniqueEmail());
		await expect(page.getByRole("button", { name: dialogs.email.sending })).toBeVisible();
		await page.goBack();
		if (then === "abort") {
			releasePage();
			await expect(aboutPage).toBeVisible();
			release();
			await expect(page.getByText(dialogs.email.errorDescription).first()).toBeVisible();
			return;
		}
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
}
