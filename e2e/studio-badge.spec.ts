import type { Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const badgeOf = (page: Page) => page.getByRole("complementary", { name: translations.es.common.badge.label });

/**
 * Scrolls there, waits until the badge has slid in, and says which texts of an area it covers: in the content those that
 * are seen in part, as the others are scrolled past, in the footer all.
 */
async function coveredAt(page: Page, top: number, area: "main" | "footer"): Promise<string[]> {
	await page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
	await expect(badgeOf(page)).toBeVisible();
	await visitor.settled(page);
	return badgeOf(page).evaluate((badge, area) => {
		const box = badge.getBoundingClientRect();
		const found: string[] = [];
		const root = document.querySelector(area === "main" ? "main" : "body > footer") as Element;
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const element = text.parentElement;
			if (!element?.checkVisibility() || element.closest(".sr-only, svg")) continue;
			range.selectNodeContents(text);
			for (const { left, right, top, bottom } of range.getClientRects()) {
				if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) continue;
				const isBeside = left < box.left - 1 || right > box.right + 1;
				const isBelow = bottom > box.bottom + 1 && box.bottom < innerHeight - 1;
				if (isBeside || isBelow || area === "footer") found.push(text.textContent ?? "");
			}
		}
		return found;
	}, area);
}

// How it looks and closes is tested in tests/components/studio-badge.test.tsx, that it stays closed in consent.spec.ts.
test("the studio's badge covers no text in the margin, nor at the end of the page, and is not printed", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	// The narrowest window with room for it in the margin.
	await page.setViewportSize({ width: 1024, height: 768 });
	await visitor.open(page, `${builtInSite}/es/nosotros`);
	for (let top = 900; top < 4000; top += 333) {
		expect(await coveredAt(page, top, "main"), `${top} pixels down`).toEqual([]);
	}
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await coveredAt(page, 100_000, "footer"), "at the end of the page, on a phone").toEqual([]);
	await page.emulateMedia({ media: "print" });
	await expect(badgeOf(page)).toBeHidden();
});
