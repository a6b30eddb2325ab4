import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects that axe finds nothing on a page as it is, and no body text with less contrast than 7:1. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	const colourRules = ["color-contrast", "color-contrast-enhanced"];
	// The pages have no frames: without looking for them, axe needs no second page for its result.
	const axe = () => new AxeBuilder({ page }).setLegacyMode();
	const { violations } = await axe()
		.options({
			rules: {
				"target-size": { enabled: true },
				...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
			},
			resultTypes: ["violations"],
		})
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	expect(found, state).toEqual([]);

	// Contrast with the drawings hidden, over which axe cannot tell it; and 7:1 for body text.
	await showDrawings(page, false);
	const { violations: pale, incomplete } = await axe().withRules(colourRules).analyze();
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

/** Shows or hides what lies behind or over the text: drawings, background pictures, and what stays while the page scrolls. */
async function showDrawings(page: Page, shown: boolean): Promise<void> {
	await page.evaluate((visible) => {
		const drawings = "svg, div[aria-hidden=true], [role=img], :has(> [role=img]:only-child)";
		const elements = [...document.querySelectorAll<HTMLElement | SVGElement>("body *")];
		// All are read before the first is changed, so that the styles are computed once.
		const changes = elements.map((element) => {
			const { backgroundImage, position } = getComputedStyle(element);
			return {
				style: element.style,
				isDrawing: element.matches(drawings),
				hasPicture: backgroundImage !== "none",
				isSticky: position === "sticky",
			};
		});
		for (const { style, isDrawing, hasPicture, isSticky } of changes) {
			if (visible || isDrawing) style.visibility = visible ? "" : "hidden";
			if (visible || hasPicture) style.backgroundImage = visible ? "" : "none";
			if (visible || isSticky) style.position = visible ? "" : "static";
		}
	}, shown);
}
