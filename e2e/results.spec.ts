import type { Page } from "@playwright/test";
import { analysisHeadings } from "../app/schemas/analysis-layout.ts";
import { limits } from "../app/schemas/limits.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import {
	expect,
	expectFocusInMain,
	hydrated,
	mailsFrom,
	modelRequests,
	open,
	submitIdea,
	test,
	translations,
	uniqueEmail,
} from "./fixtures.ts";

const { about, common, ideaBox, results } = translations.en;

test("the results page without an idea redirects home", async ({ page }) => {
	await page.goto(`${builtInSite}/en/resultados`);
	await expect(page).toHaveURL(`${builtInSite}/en`);
});

test("a finished analysis is restored without another model request", async ({ page }) => {
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
	await expect(page.locator("blockquote")).toHaveText("Wind turbines for a paper mill");

	await page.getByRole("link", { name: results.explore }).click();
	await expect(page).toHaveURL(`${connectedSite}/en`);
	await page.goBack();
	await expect(page.getByText(results.completed)).toBeVisible();
	expect(asked).toBe(1);
});

test("the other language of the page has an analysis of its own", async ({ page }) => {
	const languages: string[] = [];
	await page.route("**/api/chat-alianzas", (route) => {
		languages.push(route.request().postDataJSON().language);
		return route.continue();
	});
	await open(page, `${builtInSite}/en`);
	await submitIdea(page, "en", "Cardboard from 120 offices", uniqueEmail());
	await expect(page.getByText(results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
	const switchTo = (name: string) => page.getByRole("banner").getByRole("link", { name }).click();
	await switchTo(common.language.es);
	await expect(page.getByText(translations.es.results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
	await expect(page.getByRole("heading", { name: analysisHeadings.es.sector, exact: true })).toBeVisible();
	await switchTo(common.language.en);
	await expect(page.getByText(results.completedBuiltIn)).toBeVisible();
	expect(languages).toEqual(["en", "es"]);
});

test("the first screen of a phone shows the first lines of the analysis", { tag: "@phone" }, async ({
	page,
}) => {
	// What an iPhone of 390 by 844 shows of a page between its bars.
	await page.setViewportSize({ width: 390, height: 664 });
	await open(page, `${connectedSite}/en`);
	const idea =
		"We collect coffee grounds from 40 cafés in Barcelona and look for someone to turn them into fuel or compost.";
	await submitIdea(page, "en", idea, uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
	const analysis = page.getByRole("article").locator("[lang] section").first();
	await expect(analysis.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
	/** Lower edges of the lines of the first paragraph or list. */
	const lines = await analysis.evaluate((section) => {
		const heading = section.querySelector("h2, h3");
		const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const found = new Set<number>();
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			if (heading?.contains(text) || !text.textContent?.trim()) continue;
			range.selectNodeContents(text);
			for (const { bottom } of range.getClientRects()) found.add(Math.round(bottom));
		}
		return [...found].sort((a, b) => a - b);
	});
	expect(lines[1], "the second line").toBeLessThanOrEqual(664);
});

test("hostile model output and a hostile idea are shown as text, on the page and in the email", async ({
	page,
}) => {
	const mark = crypto.randomUUID();
	const start = `😀👩‍👩‍👧‍👦 مرحبا שלום <script>window.hacked=1</script> & "'; DROP TABLE analysis_requests;--\nsecond line #fake:html ${mark} x`;
	// Full to the last unit, and the last character takes two.
	const idea = (start.length % 2 === 0 ? start : `${start}x`).padEnd(limits.ideaMax, "🌱");
	expect(idea).toHaveLength(limits.ideaMax);
	const email = uniqueEmail();
	await open(page, `${connectedSite}/en`);
	// The box makes one line break of the two characters.
	await submitIdea(page, "en", idea.replace("\n", "\r\n"), email);
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	expect(await page.locator("blockquote").textContent()).toBe(idea);
	expect(await page.evaluate(() => "hacked" in window)).toBe(false);
	const report = page.getByRole("article");
	await expect(report.locator("script, img, iframe, a[href^='http']")).toHaveCount(0);
	await expect(report).toContainText('<script>document.title = "owned"</script>');
	await expect(page).not.toHaveTitle("owned");
	expect((await modelRequests(mark)).map((request) => request.idea)).toEqual([idea]);

	await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
	const [mail] = await mailsFrom(email);
	const quoted = mail?.text.split("\n").filter((line) => line.startsWith("> "));
	expect(quoted?.map((line) => line.slice(2)).join("\n")).toBe(idea);
	expect(mail?.html).toContain("&lt;script&gt;window.hacked=1&lt;/script&gt; &amp; &quot;&#39;; DROP TABLE");
	expect(mail?.html).not.toContain("<script");
});

test("a finished analysis prints on one or two sheets, without the page around it", async ({ page }) => {
	await open(page, `${builtInSite}/en`);
	await submitIdea(page, "en", "We collect used paper and look for a recycling partner.", uniqueEmail());
	await expect(page.getByText(results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
	const around = [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByText(results.next)];
	for (const part of around) await expect(part).toBeVisible();
	await page.emulateMedia({ media: "print" });
	for (const part of around) await expect(part).toBeHidden();
	await expect(page.locator("button:visible")).toHaveCount(0);
	await expect(page.getByText(results.completedBuiltIn)).toBeVisible();
	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
	expect([1, 2]).toContain(sheets);
});

test("the skip link and the focus after navigation work by keyboard", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Wind turbines for a paper mill", uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await tabTo(page, common.skip);
	await page.keyboard.press("Enter");
	await expectFocusInMain(page);
	await page.keyboard.press("Tab");
	await expectFocusInMain(page);
	await expect(page.getByText(results.completed)).toBeVisible();

	await page.getByRole("link", { name: results.explore }).click();
	await expect(page.getByLabel(ideaBox.prompt)).toBeVisible();
	await expectFocusInMain(page);
	await page.getByRole("banner").getByRole("link", { name: about.name }).click();
	await expect(page).toHaveURL(`${connectedSite}/en/nosotros`);
	await expectFocusInMain(page);
});

/** Presses Tab until a link has the focus, round the end of the page if need be. */
async function tabTo(page: Page, name: string): Promise<void> {
	const focused = () => page.evaluate(() => document.activeElement?.textContent);
	for (let presses = 0; presses < 100 && (await focused()) !== name; presses += 1) {
		await page.keyboard.press("Tab");
	}
	await expect(page.getByRole("link", { name })).toBeFocused();
}
