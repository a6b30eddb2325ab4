import type { Page } from "@playwright/test";
import { connectedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { common, cookieSettings: text } = translations.en;
const settings = `${connectedSite}/en/cookie-settings`;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** What the page reports of itself, as it is sent. */
function reportsOf(page: Page) {
	const reports: { vitals: { name: string }[] }[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/api/vitals")) reports.push(request.postDataJSON());
	});
	return reports;
}

/** Opens a page, and waits until what measures it has run: to import it again resolves after that. */
async function openMeasured(page: Page, address: string): Promise<void> {
	await visitor.open(page, connectedSite + address);
	await page.waitForFunction(() => {
		const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
		const script = loaded.find((name) => name.includes("report-web-vitals"));
		return script !== undefined && import(script).then(() => true);
	});
}

/** Hides the page, and waits until what it sends then is under way. */
async function leave(page: Page): Promise<void> {
	await visitor.hidePage(page);
	const asked = page.waitForResponse(`${connectedSite}/robots.txt`);
	await page.evaluate(() => fetch("/robots.txt"));
	await asked;
}

test("web vitals are sent while performance is allowed, and never from the whistleblower channel", async ({
	page,
}) => {
	const reports = reportsOf(page);
	await visitor.open(page, settings);
	await page.getByRole("switch", { name: text.kinds.performance.label }).check();
	await press(page, text.save);
	await expect(page.getByText(text.toasts.saved.title).first()).toBeVisible();
	// Of the page that was there before, nothing is told.
	await leave(page);
	expect(reports).toEqual([]);

	await openMeasured(page, "/es");
	await page.getByRole("heading", { level: 1 }).click();
	const answered = page.waitForResponse("**/api/vitals");
	await visitor.hidePage(page);
	expect((await answered).status()).toBe(204);
	expect(Object.keys(reports[0] ?? {})).toEqual(["vitals"]);
	const measured = { value: expect.any(Number), rating: expect.any(String), path: "/", language: "es" };
	expect(reports[0]?.vitals).toEqual(
		expect.arrayContaining(["TTFB", "FCP", "LCP", "CLS"].map((name) => ({ name, ...measured }))),
	);

	await openMeasured(page, "/es/denuncias");
	await leave(page);
	expect(reports, "from the whistleblower channel").toHaveLength(1);

	// The router's own links, so that the page and what it measured stay.
	await openMeasured(page, "/en/nosotros");
	await visitor.linkTo(page, "contentinfo", "/en/cookie-settings").click();
	for (const choice of [text.rejectAll, text.acceptAll]) await press(page, choice);
	await leave(page);
	expect(
		reports.slice(1).flatMap(({ vitals }) => vitals),
		"measured before the choice was withdrawn",
	).toEqual([]);
	// With a choice that is stored, React finds what the server has sent.
	await visitor.open(page, settings);
});

test("the cookie policy lists everything that the browser stores, and no cookie is set", async ({
	page,
	context,
}) => {
	const keys = new Set<string>();
	const noteKeys = async () => {
		const kept = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
		for (const key of kept) keys.add(key);
	};
	await visitor.open(page, settings);
	await press(page, text.acceptAll);
	await visitor.linkTo(page, "banner", "/en/contact").click();
	await page.getByLabel(translations.en.dialogs.contact.message).fill("We would like to meet.");
	await visitor.linkTo(page, "banner", "/en").click();
	await page.getByLabel(translations.en.ideaBox.prompt).fill("Compost");
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem("functionality:ideaDraft")))
		.not.toBeNull();
	await noteKeys();
	await visitor.submitIdea(page, "en", "Compost");
	await visitor.expectAnalysis(page, "en");
	await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
	const badge = page.getByRole("complementary", { name: common.badge.label });
	await badge.getByRole("button", { name: translations.en.dialogs.close, exact: true }).click();
	await noteKeys();
	await page.goto(`${connectedSite}/en/cookie-policy`);
	await noteKeys();
	const known = ["ideaDraft", "contactDraft", "finishedAnalyses", "functionality:ideaDraft"];
	expect([...keys]).toEqual(expect.arrayContaining([...known, "cookiePreferences", "studioBadge"]));
	expect(await context.cookies()).toEqual([]);
	const listed = await page.getByRole("main").getByRole("rowheader").allTextContents();
	for (const key of keys) expect(listed).toContain(key);
	// The badge stays closed for the session of the tab, on pages that are loaded anew too.
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await visitor.settled(page);
	await expect(badge).toBeHidden();
});
