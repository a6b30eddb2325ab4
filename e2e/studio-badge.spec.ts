import { builtInSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

test("the studio's badge covers neither text nor what can be pressed; neither it nor the header is printed", {
	tag: "@full",
}, async ({ page }) => {
	test.slow();
	const badge = page.getByRole("complementary", { name: translations.es.common.badge.label });
	for (const [width, path] of [
		[1024, "nosotros"],
		[390, "nosotros"],
		[390, "contact"],
		[390, "empresas"],
		[320, "contact"],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await visitor.open(page, `${builtInSite}/es/${path}`);
		await page.evaluate(() => window.scrollTo({ top: 801, behavior: "instant" }));
		await expect(badge).toBeVisible();
		await visitor.settled(page);
		// Whatever is at its height further down lies in these columns, too.
		const covered = await page.evaluate(() => {
			const badge = document.querySelector("aside.fixed")?.getBoundingClientRect() ?? new DOMRect();
			const from = scrollY + innerHeight / 2;
			return [
				...document.querySelectorAll("main :is(a, button, input, h1, h2, h3, p), body > footer :is(a, h2)"),
			]
				.filter((element) => element.checkVisibility({ visibilityProperty: true }))
				.map((element) => ({ element, box: element.getBoundingClientRect() }))
				.filter(({ box }) => box.width > 1 && box.bottom + scrollY > from)
				.filter(({ box }) => box.left < badge.right - 0.5 && box.right > badge.left + 0.5)
				.map(({ element }) => element.textContent);
		});
		expect(covered, `${path}, ${width} wide`).toEqual([]);
	}
	await page.emulateMedia({ media: "print" });
	await expect(badge).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
});
