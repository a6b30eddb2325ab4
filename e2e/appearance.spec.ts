import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import {
	expect,
	hydrated,
	languageTests,
	mainlyIn,
	open,
	submitIdea,
	test,
	uniqueEmail,
	words,
} from "./fixtures.ts";
import { fontsShown, recordShifts, shiftsOn } from "./layout-shift.ts";

const kilobyte = 1024;

for (const { language, locale, tag } of mainlyIn("en")) {
	test.describe(`appearance (${language})`, { tag }, () => {
		test.use({ locale });
		const { results } = words[language];

		test("nothing moves on a first visit whose fonts come late, and a second one has them at once", {
			tag: "@phone",
		}, async ({ page }) => {
			await recordShifts(page);
			const { promise: late, resolve: letGo } = Promise.withResolvers<void>();
			await page.route("**/*.woff2", async (route) => {
				await late;
				await route.continue();
			});
			await page.goto(`${builtInSite}/${language}`, { waitUntil: "commit" });
			await hydrated(page);
			await page.waitForTimeout(300);
			letGo();
			await fontsShown(page);
			expect(await shiftsOn(page)).toEqual([]);
			await page.unroute("**/*.woff2");

			await open(page, `${builtInSite}/${language}/contact`);
			await fontsShown(page);
			expect(await shiftsOn(page)).toEqual([]);
			const loaded = await page.evaluate(() =>
				[...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
			);
			expect(loaded.join()).toContain("Bricolage Grotesque");
			expect(loaded.join()).toContain("Instrument Sans");
		});

		test("nothing moves while an analysis is written", { tag: "@phone" }, async ({ page }) => {
			await open(page, `${builtInSite}/${language}`);
			await fontsShown(page);
			await recordShifts(page);
			await open(page, `${builtInSite}/${language}`);
			await fontsShown(page);
			await submitIdea(page, language, "Cardboard from 120 offices", uniqueEmail());
			await expect(page.getByText(results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
			expect(await shiftsOn(page)).toEqual([]);
		});
	});
}

/** As a data centre compresses what it sends: on the fly, Brotli's quality is 4. */
const compressed = (text: string | Buffer) =>
	brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

for (const { language } of languageTests) {
	test(`the home page keeps to its weight (${language})`, async ({ page }) => {
		const addresses = new Set<string>();
		page.on("response", (response) => addresses.add(response.url()));
		const home = `${builtInSite}/${language}`;
		await open(page, home);
		await fontsShown(page);
		await page.waitForLoadState("networkidle");
		const weights = { page: 0, script: 0, all: 0 };
		for (const address of addresses) {
			const response = await page.request.get(address);
			const body = await response.body();
			const type = response.headers()["content-type"] ?? "";
			const isText = /text|javascript|json|svg/.test(type);
			weights.all += isText ? compressed(body) : body.length;
			if (address === home) weights.page = compressed(body);
			if (type.includes("javascript")) weights.script += gzipSync(body).length;
		}
		expect(weights.page).toBeLessThanOrEqual(32 * kilobyte);
		expect(weights.script).toBeLessThanOrEqual(155 * kilobyte);
		expect(weights.all).toBeLessThanOrEqual(260 * kilobyte);
		expect(Math.min(...Object.values(weights)), "everything was counted").toBeGreaterThan(10_000);
	});
}

test.describe("before hydration", () => {
	/** Holds the scripts of React's part of the page back until they are let go. */
	async function holdHydration(page: Page) {
		const { promise, resolve: letGo } = Promise.withResolvers<void>();
		await page.route("**/assets/shell-*.js", async (route) => {
			await promise;
			await route.continue();
		});
		return letGo;
	}

	test("what was typed is kept, and sent", async ({ page }) => {
		const letGo = await holdHydration(page);
		const earlyTags = page.waitForResponse(/early-tags/).then((response) => response.finished());
		await page.goto(`${builtInSite}/en`, { waitUntil: "commit" });
		await earlyTags;
		const box = page.getByLabel(words.en.ideaBox.prompt);
		await box.pressSequentially("Cardboard from 120 offices");
		letGo();
		await hydrated(page);
		await expect(box).toHaveValue("Cardboard from 120 offices");
		await box.press("End");
		await box.pressSequentially(" a year");
		await page.getByRole("button", { name: words.en.ideaBox.analyze, exact: true }).click();
		await expect(page.getByRole("dialog", { name: words.en.dialogs.email.title })).toBeVisible();
		await expect(box).toHaveValue("Cardboard from 120 offices a year");
		await page.reload();
		await hydrated(page);
		await expect(box, "the draft").toHaveValue("Cardboard from 120 offices a year");
	});

	test("a quick tag fills the box, and goes before what was typed", async ({ page }) => {
		const letGo = await holdHydration(page);
		const earlyTags = page.waitForResponse(/early-tags/).then((response) => response.finished());
		await page.goto(`${builtInSite}/en`, { waitUntil: "commit" });
		await earlyTags;
		const box = page.getByLabel(words.en.ideaBox.prompt);
		const { renewableEnergy, sdgProjects } = words.en.ideaBox.tag;
		for (const tag of [sdgProjects, renewableEnergy]) {
			await page.getByRole("button", { name: tag, exact: true }).click();
			await expect(box).toHaveValue(`${tag}. `);
			await expect(box).toBeFocused();
		}
		await page.keyboard.type("Solar roofs");
		await page.getByRole("button", { name: sdgProjects, exact: true }).click();
		const whole = `${sdgProjects}. ${renewableEnergy}. Solar roofs`;
		await expect(box).toHaveValue(whole);
		letGo();
		await hydrated(page);
		await expect(box).toHaveValue(whole);
		await expect(page.getByRole("button", { name: words.en.ideaBox.analyze, exact: true })).toBeEnabled();
		await page.getByRole("button", { name: sdgProjects, exact: true }).click();
		await expect(box, "answers once").toHaveValue(`${sdgProjects}. ${whole}`);
	});

	test("a quick tag goes before the draft that the tab has kept", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		const box = page.getByLabel(words.en.ideaBox.prompt);
		await box.fill("Solar roofs for six warehouses");
		const letGo = await holdHydration(page);
		const earlyTags = page.waitForResponse(/early-tags/).then((response) => response.finished());
		await page.reload({ waitUntil: "commit" });
		await earlyTags;
		const { sdgProjects } = words.en.ideaBox.tag;
		await page.getByRole("button", { name: sdgProjects, exact: true }).click();
		letGo();
		await hydrated(page);
		await expect(box).toHaveValue(`${sdgProjects}. Solar roofs for six warehouses`);
	});
});

test("pages change by a view transition, and the header stays", async ({ page }) => {
	await open(page, `${builtInSite}/en/nowhere`);
	await page.evaluate(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			document.documentElement.dataset.transitions = "1";
			return start(update);
		};
	});
	await page.getByRole("main").getByRole("link", { name: words.en.notFound.home }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.home.hero.title);
	await expect(page.locator("html")).toHaveAttribute("data-transitions", "1");
	await expect(page.locator("body > header")).toHaveCSS("view-transition-name", "header");
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("nothing is animated", async ({ page }) => {
		await open(page, `${builtInSite}/en`);
		for (const place of [0, 0.25, 0.5, 0.75, 1]) {
			await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), place);
			// Transitions take a hundredth of a millisecond, so that what waits for their end still hears of it.
			const lasting = () =>
				document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
			expect(await page.evaluate(`(${lasting})().length`)).toBe(0);
		}
	});
});
