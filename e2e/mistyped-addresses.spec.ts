import { builtInSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

test.use({ expectedProblems: /status of 404|No page at this path/ });

test("an unknown address shows the 404 page in its language, logs its path, and links home and to the translation", async ({
	page,
}) => {
	const [{ notFound }, spanish] = [translations.en, translations.es.notFound];
	const told: string[] = [];
	page.on("console", (message) => told.push(message.text()));
	for (const [path, logged, { message }] of [
		["/whatever", "/whatever", notFound],
		["/es/whatever/deep.php?q=1", "/es/whatever/deep.php", spanish],
		// An encoded fragment can name an analysis.
		["/en/none%2523secret", "/en/none", notFound],
	] as const) {
		await visitor.open(page, builtInSite + path);
		await expect(page.getByText(message)).toBeVisible();
		await expect.poll(() => told).toContain(`No page at this path: ${logged}`);
	}
	expect(told.join()).not.toContain("secret");

	await visitor.open(page, `${builtInSite}/en/nowhere`);
	await page.getByRole("banner").locator('a[hreflang="es"]:visible').click();
	await expect(page).toHaveURL(`${builtInSite}/es/404`);
	await page.getByRole("main").getByRole("link", { name: spanish.home }).click();
	await expect(page).toHaveURL(`${builtInSite}/es`);
	// Back to an address that only the server knows nothing of.
	await page.goBack();
	await expect(page.getByText(spanish.message)).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(`${builtInSite}/en/nowhere`);
	await expect(page.getByText(notFound.message)).toBeVisible();
});
