import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedProblems: /Content Security Policy|React error #418|other\.example/ });

test("a page reports what fails in the browser, but the whistleblower channel nothing", async ({ page }) => {
	const reports: string[] = [];
	page.context().on("request", (request) => {
		if (!request.url().endsWith("/api/problems")) return;
		const [kind] = Object.keys(request.postDataJSON());
		reports.push(`${new URL(request.headers().referer ?? "").pathname} ${kind}`);
	});
	/** Loads what the policy blocks. A browser reports the same once for each document. */
	const breakPolicy = () =>
		page.evaluate(() => {
			new Image().src = `https://${Math.random()}.other.example/`;
		});
	// Another text than the page's data have.
	await page.route("**/en/empresas", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)/, "$1zq ") });
	});
	const answer = page.waitForResponse("**/api/problems");
	await page.goto(`${builtInSite}/en/empresas`);
	expect((await answer).status()).toBe(204);
	// React has rendered the document anew, with the styles that the server sent.
	await expect(page.getByText("zq ")).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Bricolage/);
	await breakPolicy();
	await expect.poll(() => reports).toEqual(["/en/empresas name", "/en/empresas csp-report"]);

	await page.getByRole("contentinfo").locator('a[href="/en/denuncias"]').first().click();
	await expect(page).toHaveURL(`${builtInSite}/en/denuncias`);
	await breakPolicy();
	await page.evaluate(() => {
		const error = Object.assign(new Error(), { stack: "/assets/a.js:1:1" });
		dispatchEvent(new ErrorEvent("error", { error }));
	});
	await page.goto(`${builtInSite}/en/nosotros`);
	await breakPolicy();
	await expect.poll(() => reports.slice(2)).toEqual(["/en/nosotros csp-report"]);
});
