import error from "../app/locales/en/error.ts";
import { connectedSite } from "./addresses.ts";
import {
	expect,
	expectFocusInMain,
	holdRequests,
	open,
	sendIdea,
	submitIdea,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";

const { ideaBox, results } = translations.en;

for (const behaviour of ["cut", "hang", "stall"]) {
	// A silent model is given up after real seconds.
	const tag = behaviour === "hang" || behaviour === "stall" ? "@full" : [];
	test(`a failing model (${behaviour}) leads back home, with the idea kept`, { tag }, async ({ page }) => {
		// A model that says nothing gets 20 seconds.
		test.setTimeout(75_000);
		const idea = `Solar panels for a farm #fake:${behaviour}`;
		await open(page, `${connectedSite}/en`);
		await sendIdea(page, "en", idea, uniqueEmail());
		// A failure can come so fast that the results page is gone before one can look.
		await expect(page.getByText(results.failed, { exact: true }).first()).toBeVisible({ timeout: 35_000 });
		await expect(page).toHaveURL(`${connectedSite}/en`);
		await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);

		// The page has recovered: the same visitor can ask again.
		await page.getByLabel(ideaBox.prompt).fill("Solar panels for a farm");
		await submitIdea(page, "en", "Solar panels for a farm", uniqueEmail());
		await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	});
}

test("a connection that breaks during the analysis leads back home, with the idea kept", async ({ page }) => {
	const idea = "Solar panels for a farm";
	const disconnect = await holdRequests(page, "**/api/chat-alianzas", "abort");
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", idea, uniqueEmail());
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
	await open(page, `${connectedSite}/en/nowhere`);
	await page.route("**/*.data*", (route) => route.abort());
	await page.getByRole("main").getByRole("link", { name: translations.en.notFound.home }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(error.title);
	await expect(page.getByRole("banner")).toBeVisible();
	await expectFocusInMain(page);
	await page.unroute("**/*.data*");
	await page.getByRole("main").getByRole("link", { name: error.retry }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(translations.en.home.hero.title);
});
