import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects that axe finds nothing on a page as it is, and no body text with less contrast than 7:1. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	const { violations } = await new AxeBuilder({ page })
		.options({ rules: { "target-size": { enabled: true } } })
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	expect(found, state).toEqual([]);

	// Contrast once more with the drawings out of sight, over which it can't be reckoned; and 7:1 for body text.
	await showDrawings(page, false);
	const { violations: pale, incomplete } = await new AxeBuilder({ page })
		.withRules(["color-contrast", "color-contrast-enhanced"])
		.analyze();
	await showDrawings(page, true);
	const htmlOf = (results: typeof pale, rule: string) =>
		results
			.filter(({ id }) => id === rule)
			.flatMap(({ nodes }) => nodes)
			// A text with an emoji has no one colour.
			.filter(({ any }) => any[0]?.data?.messageKey !== "nonBmp")
			.map(({ html }) => html)
			// Words within a drawing are judged by eye, as the drawing is.
			.filter((html) => !/^<text/.test(html));
	expect(htmlOf(pale, "color-contrast"), `contrast, ${state}`).toEqual([]);
	expect(htmlOf(incomplete, "color-contrast"), `contrast that could not be told, ${state}`).toEqual([]);
	const isBodyText = (html: string) =>
		/^<(p|li|dd|dt|blockquote)\b/.test(html) && !/\b(caption|text-danger)\b/.test(html);
	expect(htmlOf(pale, "color-contrast-enhanced").filter(isBodyText), `body text, ${state}`).toEqual([]);
}

/** What lies behind or over the text: drawings, lines that are drawn as backgrounds, and what stays while the page scrolls. */
async function showDrawings(page: Page, shown: boolean): Promise<void> {
	await page.evaluate((visible) => {
		for (const element of document.querySelectorAll<HTMLElement | SVGElement>("body *")) {
			const { style } = element;
			if (element.matches("svg, div[aria-hidden=true], [role=img], :has(> [role=img]:only-child)"))
				style.visibility = visible ? "" : "hidden";
			else if (visible) {
				style.backgroundImage = "";
				style.position = "";
			} else {
				const { backgroundImage, position } = getComputedStyle(element);
				if (backgroundImage !== "none") style.backgroundImage = "none";
				if (position === "sticky") style.position = "static";
			}
		}
	}, shown);
}
