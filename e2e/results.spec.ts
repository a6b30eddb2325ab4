import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, hydrated, open, submitIdea, test, uniqueEmail, words } from "./fixtures.ts";

const { results } = words.en;

test("without an idea the results page leads home", async ({ page }) => {
	await page.goto(`${builtInSite}/en/resultados`);
	await expect(page).toHaveURL(`${builtInSite}/en`);
});

test("a finished analysis comes back without asking the model again", async ({ page }) => {
	let asked = 0;
	await page.route("**/api/chat-alianzas", (route) => {
		asked += 1;
		return route.continue();
	});
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Wind turbines for a paper mill", uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	const text = await page.getByRole("article").ariaSnapshot();

	await page.reload();
	await hydrated(page);
	await expect(page.getByText(results.completed)).toBeVisible();
	expect(await page.getByRole("article").ariaSnapshot()).toBe(text);

	await page.getByRole("link", { name: results.explore }).click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await page.goBack();
	await expect(page.getByText(results.completed)).toBeVisible();
	expect(asked).toBe(1);
});

test("a reload in the middle asks again", async ({ page }) => {
	let asked = 0;
	await page.route("**/api/chat-alianzas", (route) => {
		asked += 1;
		return route.continue();
	});
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Slow idea about compost #double:slow", uniqueEmail());
	await expect(page.getByRole("button", { name: results.stop })).toBeVisible();
	await expect.poll(() => asked).toBe(1);
	await page.reload();
	await expect.poll(() => asked).toBe(2);
	await expect(page.getByText("Slow idea about compost #double:slow").first()).toBeVisible();
});

test("the reader can stop the analysis, and the model is told", async ({ page }) => {
	const idea = `An idea to stop ${crypto.randomUUID()} #double:slow`;
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", idea, uniqueEmail());
	await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
	await page.getByRole("button", { name: results.stop }).click();
	await expect(page.getByText(results.stopped)).toBeVisible();
	await expect(page.getByRole("button", { name: results.writeAgain })).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);
});

test("the analysis can be copied as text", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Wind turbines for a paper mill", uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await page.getByRole("button", { name: results.copy }).click();
	await expect(page.getByText(results.copied, { exact: true }).first()).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain("Wind turbines for a paper mill");
	expect(copied).not.toContain("**");
});

test("hostile model output and a hostile idea stay text", async ({ page }) => {
	const parts =
		"😀👩‍👩‍👧‍👦 مرحبا שלום <script>window.hacked=1</script> '; DROP TABLE analysis_requests;--\nsecond line #double:html ";
	const idea = (parts + "🌱".repeat(250))
		.slice(0, 499)
		.replace(/[\ud800-\udbff]$/, "")
		.trim();
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", idea, uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await expect(page.locator("blockquote")).toContainText("<script>window.hacked=1</script>");
	expect(await page.evaluate(() => "hacked" in window)).toBe(false);
	const memo = page.getByRole("article");
	await expect(memo.locator("script, img, iframe, a[href^='http']")).toHaveCount(0);
	await expect(memo).toContainText("<script>");
});

test("one status line tells a screen reader how far the analysis is", async ({ page }) => {
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Wind turbines for a paper mill #double:slow", uniqueEmail());
	const status = page.getByRole("main").getByRole("status");
	await expect(status).toHaveCount(1);
	await expect(status).toContainText(results.status.streaming);
	await expect(page.getByRole("article").locator("[aria-live]")).toHaveCount(0);
	await expect(status).toContainText(results.status.complete, { timeout: 40_000 });
});
