import error from "../app/locales/en/error.ts";
import { connectedSite } from "./addresses.ts";
import {
	expect,
	expectFocusInMain,
	open,
	sendIdea,
	submitIdea,
	test,
	uniqueEmail,
	words,
} from "./fixtures.ts";

const { ideaBox, results } = words.en;

for (const behaviour of ["cut", "hang", "stall"]) {
	// A silent model is given up after real seconds.
	const tag = behaviour === "hang" || behaviour === "stall" ? "@full" : [];
	test(`a model that fails (${behaviour}) sends the visitor home with the idea kept`, { tag }, async ({
		page,
	}) => {
		// A model that says nothing gets 20 seconds.
		test.setTimeout(75_000);
		const idea = `Solar panels for a farm #double:${behaviour}`;
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

test("a connection that dies under the analysis leads home with the idea kept", async ({ page }) => {
	const idea = "Solar panels for a farm";
	let die = () => {};
	const dead = new Promise<void>((resolve) => {
		die = resolve;
	});
	await page.route("**/api/chat-alianzas", async (route) => {
		await dead;
		await route.abort();
	});
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", idea, uniqueEmail());
	await expect(page.getByText(results.analyzing)).toBeVisible();
	await page.route("**/*.data*", (route) => route.abort());
	die();
	await expect(page.getByText(results.failed, { exact: true }).first()).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await expect(page.getByLabel(ideaBox.prompt)).toHaveValue(idea);
});

test("a page that cannot be loaded leaves the shell standing and can be tried again", async ({ page }) => {
	await open(page, `${connectedSite}/en/nowhere`);
	await page.route("**/*.data*", (route) => route.abort());
	await page.getByRole("main").getByRole("link", { name: words.en.notFound.home }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(error.title);
	await expect(page.getByRole("banner")).toBeVisible();
	await expectFocusInMain(page);
	await page.unroute("**/*.data*");
	await page.getByRole("main").getByRole("link", { name: error.retry }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.home.hero.title);
});
