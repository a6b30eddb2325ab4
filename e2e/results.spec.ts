import type { Page } from "@playwright/test";
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
	uniqueEmail,
	words,
} from "./fixtures.ts";

const { common, ideaBox, results } = words.en;

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

test("a phone's first screen has the first lines of the analysis", { tag: "@phone" }, async ({ page }) => {
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

test.describe("the date of an analysis", () => {
	// Where it is another day than in UTC at this hour.
	const timezoneId = new Date().getUTCHours() < 10 ? "Pacific/Niue" : "Pacific/Kiritimati";
	test.use({ timezoneId });

	test("is the visitor's own day", async ({ page }) => {
		await open(page, `${connectedSite}/en`);
		await submitIdea(page, "en", "Wind turbines for a paper mill", uniqueEmail());
		await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
		const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: timezoneId });
		await expect(page.getByRole("article").getByText(day.format(new Date()))).toBeVisible();
	});
});

test("a kept analysis that cannot be read is forgotten, and written anew", async ({ page }) => {
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Wind turbines for a paper mill", uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await page.evaluate(() => {
		const [key] = Object.keys(sessionStorage).filter((name) => name.startsWith("analysis:"));
		sessionStorage.setItem(key as string, "{ not JSON");
	});
	await page.reload();
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
});

test("an idea without an id in the navigation's state is analysed too", async ({ page }) => {
	await open(page, `${connectedSite}/en`);
	await page.evaluate(() =>
		history.replaceState(
			{ usr: { message: "Wind turbines for a paper mill" }, key: "handed" },
			"",
			"/en/resultados",
		),
	);
	await page.reload();
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await expect(page.locator("blockquote")).toHaveText("Wind turbines for a paper mill");
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
	const mark = crypto.randomUUID();
	const idea = `An idea to stop ${mark} #double:slow`;
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", idea, uniqueEmail());
	await expect(page.getByRole("article").getByRole("heading", { level: 2 }).first()).toBeVisible();
	await page.getByRole("button", { name: results.stop }).click();
	await expect(page.getByText(results.stopped)).toBeVisible();
	await expect(page.getByRole("button", { name: results.writeAgain })).toBeVisible();
	await expect(page).toHaveURL(`${connectedSite}/en/resultados`);
	await expect
		.poll(() => modelRequests(mark), { timeout: 15_000 })
		.toEqual([expect.objectContaining({ idea, aborted: true, finished: false })]);
});

test("the analysis can be copied as text, and the toast about it leaves by itself", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Wind turbines for a paper mill", uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
	await page.getByRole("button", { name: results.copy }).click();
	await expect(toasts).toHaveText(new RegExp(`^${results.copied}`));
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain("Wind turbines for a paper mill");
	expect(copied).not.toContain("**");

	// The next one takes its place.
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
	});
	await page.getByRole("button", { name: results.copy }).click();
	await expect(toasts).toHaveText([new RegExp(`^${results.copyFailed}`)]);
	const shown = Date.now();
	// A pointer on it would keep it.
	await page.mouse.move(5, 5);
	await expect(toasts).toHaveCount(0);
	expect(Date.now() - shown).toBeGreaterThan(4000);
	expect(Date.now() - shown).toBeLessThan(7500);
});

test("hostile model output and a hostile idea stay text, from the box to the team's mail", async ({
	page,
}) => {
	const mark = crypto.randomUUID();
	const start = `😀👩‍👩‍👧‍👦 مرحبا שלום <script>window.hacked=1</script> & "'; DROP TABLE analysis_requests;--\nsecond line #double:html ${mark} x`;
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
	const memo = page.getByRole("article");
	await expect(memo.locator("script, img, iframe, a[href^='http']")).toHaveCount(0);
	await expect(memo).toContainText('<script>document.title = "owned"</script>');
	await expect(page).not.toHaveTitle("owned");
	expect((await modelRequests(mark)).map((request) => request.idea)).toEqual([idea]);

	await expect.poll(async () => (await mailsFrom(email)).length).toBe(1);
	const [mail] = await mailsFrom(email);
	const quoted = mail?.text.split("\n").filter((line) => line.startsWith("> "));
	expect(quoted?.map((line) => line.slice(2)).join("\n")).toBe(idea);
	expect(mail?.html).toContain("&lt;script&gt;window.hacked=1&lt;/script&gt; &amp; &quot;&#39;; DROP TABLE");
	expect(mail?.html).not.toContain("<script");
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

test("the page follows the text while the reader is at its end, and leaves others alone", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 500 });
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", `${"Wind turbines for a paper mill. ".repeat(8)}#double:slow`, uniqueEmail());
	const newContent = page.getByRole("button", { name: results.newContent });
	const place = () => page.evaluate(() => window.scrollY);
	const written = () => page.getByRole("article").evaluate((article) => (article.textContent ?? "").length);
	const moreThan = (before: number, added: number) => async () => (await written()) > before + added;

	const wheelUp = async (pixels: number) => {
		// In notches, as a wheel does.
		for (let left = pixels; left > 0; left -= 50) await page.mouse.wheel(0, -50);
	};

	// The long idea fills the screen: from the top of the page the text is out of view.
	await expect(page.getByText(/circular economy/)).toBeVisible();
	await newContent.click();
	await expect(newContent).toBeHidden();
	const followedFrom = await place();
	expect(followedFrom).toBeGreaterThan(0);
	await expect.poll(place, "follows").toBeGreaterThan(followedFrom + 40);

	const bottom = await place();
	await wheelUp(250);
	await expect(newContent).toBeVisible();
	// By the next pieces of text the wheel has come to rest.
	await expect.poll(moreThan(await written(), 20), "some text").toBe(true);
	const left = await place();
	expect(left).toBeLessThan(bottom - 100);
	await expect.poll(moreThan(await written(), 80), "more text").toBe(true);
	expect(await place()).toBe(left);

	await newContent.click();
	await expect(newContent).toBeHidden();
	const back = await place();
	expect(back).toBeGreaterThan(left);
	await expect.poll(place, "follows again").toBeGreaterThan(back);
	await page.getByRole("button", { name: results.stop }).click();
});

test("only a reader who takes motion sees the cursor blink", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", "Wind turbines for a paper mill #double:slow", uniqueEmail());
	const article = page.getByRole("article");
	const running = () =>
		article.evaluate(
			(element) =>
				element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
		);
	expect(await running()).toBe(0);
	await expect(page.getByText(/circular economy/)).toBeVisible();
	expect(await running()).toBe(0);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expect.poll(running).toBe(1);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect.poll(running).toBe(0);
	await expect(page.getByRole("button", { name: results.stop })).toBeVisible();
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

test("a keyboard skips to the analysis and goes on from each page's content", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const idea = "Wind turbines for a paper mill";
	await open(page, `${connectedSite}/en`);
	await submitIdea(page, "en", idea, uniqueEmail());
	await expect(page.getByText(results.completed)).toBeVisible({ timeout: 30_000 });
	await tabTo(page, common.skip);
	await page.keyboard.press("Enter");
	await expectFocusInMain(page);
	await page.keyboard.press("Tab");
	await expectFocusInMain(page);
	await expect(page.getByText(results.completed)).toBeVisible();
	// The history keeps it as well.
	await page.reload();
	await expect(page.getByText(results.completed)).toBeVisible();
	await expect(page.locator("blockquote")).toHaveText(idea);
	await hydrated(page);

	await page.getByRole("link", { name: results.explore }).click();
	await expect(page.getByLabel(ideaBox.prompt)).toBeVisible();
	await expectFocusInMain(page);
	await page.getByRole("banner").getByRole("link", { name: common.nav.about }).click();
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
