import type { Page } from "@playwright/test";
import { companies } from "../app/content/companies.ts";
import { figures } from "../app/content/figures.ts";
import { contacts, names } from "../app/content/placeholders.ts";
import { industries, sectors } from "../app/content/sectors.ts";
import { timeline } from "../app/content/timeline.ts";
import { formatDate, formatMillions, formatNumber, formatShare } from "../app/i18n/format.ts";
import { builtInSite } from "./addresses.ts";
import { expect, mainlyIn, open, test, translations } from "./fixtures.ts";

/** The section under a heading. */
const section = (page: Page, name: string) =>
	page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

for (const { language, locale, tag } of mainlyIn("en")) {
	test.describe(`about us and the companies (${language})`, { tag }, () => {
		test.use({ locale });
		const { about, companies: shared, companiesPage } = translations[language];
		const tonnes = formatNumber(figures.tonnes2024, language);
		const revenue = formatMillions(figures.revenue2024, language);

		test("about us shows mission, vision, four figures and four values", async ({ page }) => {
			await open(page, `${builtInSite}/${language}/nosotros`);
			await expect(page).toHaveTitle(about.metaTitle.replace("{{group}}", names.group));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				about.hero.title.replace("{{years}}", `${figures.yearsOfHistory}`),
			);
			await expect(page.getByText(about.purpose.missionText)).toBeVisible();
			await expect(page.getByText(about.purpose.visionText)).toBeVisible();
			const profile = section(page, about.profile.title);
			await expect(profile.locator("dt")).toHaveText([
				about.profile.tonnes,
				about.profile.revenue,
				about.profile.companies,
				about.profile.years,
			]);
			await expect(profile.locator("dt + dd")).toHaveText([tonnes, revenue, "6", "40+"]);
			const { title: _, ...values } = about.values;
			await expect(section(page, about.values.title).getByRole("heading", { level: 3 })).toHaveText(
				Object.values(values).map(({ title }) => title),
			);
		});

		test("about us shows seven dates, six industries and three principles", async ({ page }) => {
			await open(page, `${builtInSite}/${language}/nosotros`);
			const dates = section(page, about.timeline.title).getByRole("listitem");
			await expect(dates.locator("h3 > span:first-child")).toHaveText([
				"1983",
				"1998",
				"2002",
				"2018",
				"2019",
				language === "es" ? "2020-2024" : "2020–2024",
				"2025+",
			]);
			await expect(dates.locator("h3 > span:last-child")).toHaveText(
				timeline.map(({ id }) => about.timeline[id].title),
			);
			await expect(dates.nth(4)).toContainText(formatDate(figures.ethicalCodeApproved, language));
			await expect(dates.nth(5)).toContainText(formatDate(figures.incorporated, language));
			const layers = section(page, about.industries.title);
			await expect(layers.getByRole("heading", { level: 3 })).toHaveText(
				industries.map(({ id }) => about.industries[id].title),
			);
			await expect(layers.getByRole("link", { name: names.paper })).toHaveAttribute(
				"href",
				`/${language}/empresas#paper`,
			);
			const future = section(page, about.future.title);
			await expect(future.getByRole("listitem")).toHaveCount(3);
			for (const { title } of [about.future.human, about.future.sustainable, about.future.resilient])
				await expect(future.getByRole("heading", { level: 3, name: title })).toBeVisible();
			await future.getByRole("link", { name: about.future.companies }).click();
			await expect(page).toHaveURL(`${builtInSite}/${language}/empresas`);
		});

		test("each company has its section, its three tiles and its site", { tag: "@phone" }, async ({
			page,
		}) => {
			await open(page, `${builtInSite}/${language}/empresas`);
			await expect(page).toHaveTitle(companiesPage.metaTitle.replace("{{group}}", names.group));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(companiesPage.hero.title);
			for (const { id, name, site } of companies) {
				const company = page.locator(`section#${id}`);
				await expect(company.getByRole("heading", { level: 2 })).toHaveText(name);
				await expect(company.getByText(companiesPage[id].tagline)).toBeVisible();
				await expect(company.locator("dt")).toHaveCount(3);
				await expect(company.locator("dt").first()).toHaveText(shared.labels.participation);
				const link = company.getByRole("link", { name: shared.visit });
				await expect(link).toHaveAttribute("href", site);
				await expect(link).toHaveAttribute("target", "_blank");
			}
			const tiles = (id: string) => page.locator(`section#${id} dd`);
			await expect(tiles("paper")).toHaveText([
				formatShare(1, language),
				"1946",
				shared.perYear.replace("{{tonnes, number}}", formatNumber(figures.paperCapacityPerYear, language)),
			]);
			await expect(tiles("construction").first()).toHaveText(shared.participation.strategic);
			await expect(tiles("foundation").first()).toHaveText(shared.participation.support);
			await page
				.getByRole("navigation", { name: companiesPage.hero.index })
				.getByRole("link", { name: names.platform })
				.click();
			await expect(page).toHaveURL(/#platform$/);
			await expect(page.locator("section#platform h2")).toBeInViewport();
		});

		test("the companies page ends with sectors, counters and an invitation to join", async ({ page }) => {
			await open(page, `${builtInSite}/${language}/empresas`);
			await expect(section(page, companiesPage.sectors.title).getByRole("heading", { level: 3 })).toHaveText(
				sectors.map(({ id }) => companiesPage.sectors[id].title),
			);
			await expect(page.getByText(companiesPage.sectors.companiesInSector)).toHaveCount(sectors.length);
			await expect(section(page, companiesPage.counters.title).locator("dt + dd")).toHaveText([
				"275",
				revenue,
				"6",
			]);
			const subject = encodeURIComponent(
				companiesPage.collaboration.subject.replace("{{group}}", names.group),
			);
			await expect(page.getByRole("link", { name: companiesPage.collaboration.mail })).toHaveAttribute(
				"href",
				`mailto:${contacts.email}?subject=${subject}`,
			);
		});
	});
}

test("the timeline is drawn as far as the reader has scrolled, and whole with reduced motion", async ({
	page,
}) => {
	await open(page, `${builtInSite}/en/nosotros`);
	const rope = page
		.locator("#timeline")
		.locator("xpath=ancestor::section")
		.locator("svg.reveal-downwards:visible");
	/** How far below the ring's middle the rope's visible end is. */
	const ahead = () =>
		rope.evaluate((svg) => {
			const ring = svg.parentElement?.querySelector(".reveal-front")?.getBoundingClientRect();
			const box = svg.getBoundingClientRect();
			const hidden = Number.parseFloat(getComputedStyle(svg).clipPath.split(" ").at(2) ?? "0") / 100;
			return Math.abs(box.bottom - (Number.isNaN(hidden) ? 0 : hidden) * box.height - (ring?.bottom ?? 0));
		});
	for (const row of [1, 3, 5]) {
		await page
			.locator("#timeline")
			.locator("xpath=ancestor::section")
			.getByRole("listitem")
			.nth(row)
			.evaluate((item) => item.scrollIntoView({ block: "center", behavior: "instant" }));
		await expect.poll(ahead).toBeLessThan(3);
	}
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(rope).toHaveCSS("clip-path", "none");
});
