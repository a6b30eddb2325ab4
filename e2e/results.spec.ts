import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, phone, test, translations } from "./fixtures.ts";
import { fontsShown, recordShifts, shiftsOn } from "./layout-shift.ts";
import * as visitor from "./visitor.ts";

const { resultados: results } = translations.en;

test.describe("a finished analysis", () => {
	test("moves nothing while it is written, and is there at once where the reader was when it is shown again", async ({
		page,
		context,
	}) => {
		await page.setViewportSize(phone.viewport);
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await recordShifts(page);
		const idea = `Wind turbines for a paper mill ${crypto.randomUUID()}`;
		const report = page.getByRole("article");
		await visitor.open(page, `${connectedSite}/en`);
		await visitor.submitIdea(page, "en", idea);
		await visitor.expectAnalysis(page, "en");
		expect(await shiftsOn(page)).toEqual([]);
		const text = await report.ariaSnapshot();
		const requests: string[] = [];
		page.on("request", (request) => request.url().includes("/api/") && requests.push(request.url()));
		const isShown = async () => {
			await visitor.hydrated(page);
			await visitor.expectAnalysis(page, "en");
			expect(await report.ariaSnapshot()).toBe(text);
			await fontsShown(page);
			await expect.poll(() => page.evaluate(() => scrollY), "where the reader was").toBe(1500);
			expect(await shiftsOn(page)).toEqual([]);
		};
		await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
		await page.reload();
		await isShown();
		// Within the document, across documents, and without a connection.
		await page.getByRole("link", { name: results.explore }).evaluate((link: HTMLElement) => link.click());
		await expect(page).toHaveURL(`${connectedSite}/en`);
		await page.goBack();
		await isShown();
		await page.goto(`${connectedSite}/en/contact`);
		await page.goBack();
		await isShown();
		await page.goto(`${connectedSite}/en/contact`);
		await context.setOffline(true);
		await page.goBack();
		await isShown();
		await expect(page.locator("blockquote")).toHaveText(idea);
		expect(requests).toEqual([]);
	});

	test("leaves the focus where the visitor has moved it before the page was ready", async ({ page }) => {
		const release = await visitor.holdRequests(page, "**/assets/libraries-*.js");
		await page.goto(`${builtInSite}/en/resultados#example`, { waitUntil: "commit" });
		const link = page.getByRole("banner").locator('a[href="/en/nosotros"]:visible');
		await link.focus();
		release();
		await visitor.hydrated(page);
		await visitor.expectAnalysis(page, "en");
		await expect(link).toBeFocused();
	});
});

test("the example is shown to anyone, on a reload and in the other language too, and printed without its pictures", async ({
	page,
}) => {
	await visitor.open(page, `${connectedSite}/en`);
	await page.getByRole("link", { name: translations.en.ideaBox.example }).click();
	await visitor.expectAnalysis(page, "en");
	await expect(page.getByText(results.machineMade)).toBeVisible();
	await page.reload();
	await visitor.expectAnalysis(page, "en");
	const spanish = page.getByRole("banner").locator('a[hreflang="es"]:visible');
	await spanish.click();
	const { example } = translations.es.resultados;
	await expect(page.locator("blockquote")).toHaveText(example.idea);
	await visitor.expectAnalysis(page, "es");
	await expect(page.getByText(example.label)).toBeVisible();
	await expect(spanish).toBeFocused();
	expect(await visitor.modelRequests(example.idea)).toEqual([]);
	const pictures = page.locator(".analysis-picture svg:visible");
	await expect(pictures).not.toHaveCount(0);
	await page.emulateMedia({ media: "print" });
	await expect(pictures).toHaveCount(0);
});

test("the first screen of a phone shows the first lines of the analysis", async ({ page }) => {
	// What an iPhone of 390 by 844 shows of a page between its bars.
	await page.setViewportSize({ width: 390, height: 664 });
	await visitor.open(page, `${connectedSite}/en`);
	const idea =
		"We collect coffee grounds from 40 cafés in Barcelona and look for someone to make compost of them.";
	await visitor.submitIdea(page, "en", idea);
	await visitor.expectAnalysis(page, "en");
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
	const analysis = page.getByRole("article").locator("[lang] section").first();
	await expect(analysis.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
	const [first] = await analysis
		.locator("p, li")
		.first()
		.evaluate((text) => {
			const range = document.createRange();
			range.selectNodeContents(text);
			return [...range.getClientRects()].map(({ bottom }) => bottom);
		});
	expect(first, "the first line").toBeLessThanOrEqual(664);
});

test("a finished analysis of a long idea prints on one or two sheets, without the page around it", async ({
	page,
}) => {
	const idea = `Used paper looks for a recycling partner, as does ${"cardboard".repeat(12)}. `
		.repeat(3)
		.trim();
	await visitor.open(page, `${connectedSite}/en`);
	await visitor.submitIdea(page, "en", idea);
	await visitor.expectAnalysis(page, "en");
	const around = [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByText(results.next)];
	const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
	for (const part of [...around, badge]) await expect(part).toBeVisible();
	await page.emulateMedia({ media: "print" });
	for (const part of [...around, badge]) await expect(part).toBeHidden();
	await expect(page.getByText(results.notice, { exact: true })).toBeVisible();
	await expect(page.locator("button:visible")).toHaveCount(0);
	await visitor.expectAnalysis(page, "en");
	// A4 without its margins.
	await page.setViewportSize({ width: 673, height: 986 });
	const linesOfIdea = (over: boolean) =>
		page.getByRole("article").evaluate((article, over) => {
			const range = document.createRange();
			range.selectNodeContents(article.querySelector("blockquote") as Node);
			const ring = (article.querySelector(".analysis-ring svg") as Element).getBoundingClientRect();
			const lines = [...range.getClientRects()];
			return lines.filter(({ right, top }) => !over || (right > ring.left && top < ring.bottom)).length;
		}, over);
	// The style sheet for print loads in its own time.
	await expect.poll(() => linesOfIdea(true), "lines of the idea over its ring").toBe(0);
	expect(await linesOfIdea(false), "all of the idea").toBeGreaterThan(6);
	for (const part of [page.locator("[data-kind=fit]"), page.locator(".analysis footer")])
		await expect(part).toHaveCSS("break-inside", "avoid");
	const heading = page.locator("[data-kind=fit] h2");
	await expect(heading).toHaveCSS("break-after", "avoid");
	await expect(heading, "on paper it is for all").toHaveCSS("position", "static");
	const goal = page.locator("[data-kind=goals] .goal-ground").first();
	await expect(goal, "its colour").toHaveCSS("print-color-adjust", "exact");
	// It may be longer than what is left of a sheet.
	await expect(page.locator("[data-kind=collaboration]")).toHaveCSS("break-inside", "auto");
	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	expect([1, 2]).toContain(pdf.match(/\/Type\s*\/Page\b/g)?.length);
});
