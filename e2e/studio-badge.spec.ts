import { builtInSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import { textOverflow } from "./text-overflow.ts";
import * as visitor from "./visitor.ts";

// How it looks and closes is tested in tests/components/studio-badge.test.tsx, that it stays closed in consent.spec.ts.
test("the studio's badge covers no text in the margin, nor at the end of the page, nor what can be pressed; neither it nor the header is printed", async ({
	page,
}) => {
	const badge = page.getByRole("complementary", { name: translations.es.common.badge.label });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await visitor.open(page, `${builtInSite}/es/nosotros`);
	for (const [width, top] of [
		// The narrowest window with room for it in the margin.
		...[900, 1300, 1700, 2100, 2500, 2900, 3300, 3700].map((top) => [1024, top] as const),
		[390, 100_000],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
		await expect(badge).toBeVisible();
		await visitor.settled(page);
		expect(await textOverflow(page), `${top} pixels down, ${width} wide`).toEqual([]);
	}
	const covered: string[] = [];
	for (const control of await page.locator("main :is(a, button), body > footer a").all()) {
		// As low in the window as the badge.
		await control.evaluate((element) => {
			const { bottom } = element.getBoundingClientRect();
			window.scrollTo({ top: scrollY + bottom - innerHeight + 16, behavior: "instant" });
		});
		await visitor.settled(page);
		const text = await control.evaluate((element) => {
			const badge = document.querySelector("aside.fixed");
			if (!badge?.checkVisibility({ visibilityProperty: true })) return null;
			const [a, b] = [badge.getBoundingClientRect(), element.getBoundingClientRect()];
			const over = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
			return over ? element.textContent : null;
		});
		if (text !== null) covered.push(text);
	}
	expect(covered, "links and buttons under the badge").toEqual([]);
	await page.emulateMedia({ media: "print" });
	await expect(badge).toBeHidden();
	await expect(page.getByRole("banner")).toBeHidden();
});
