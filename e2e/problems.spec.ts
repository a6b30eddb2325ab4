import { builtInSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

test.use({ expectedProblems: /React error #418|^Error$/ });

test("a page reports what fails in the browser", async ({ page }) => {
	const reports: string[] = [];
	page.context().on("request", (request) => {
		if (!request.url().endsWith("/api/problems")) return;
		reports.push(request.postDataJSON().path);
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
	await expect.poll(() => reports).toEqual(["/empresas"]);

	// A promise that nobody waits for, and then the same without an interface to report it.
	for (const reported of [1, 0]) {
		await page.goto(`${builtInSite}/en/contact`);
		await visitor.hydrated(page);
		await page.evaluate((canReport) => {
			if (!canReport) Object.defineProperty(navigator, "sendBeacon", { value: undefined });
			Promise.reject(Object.assign(new Error(), { stack: "/assets/a.js:1:1" }));
		}, reported);
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await expect.poll(() => reports.splice(1)).toEqual(reported ? ["/contact"] : []);
	}
});
