import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import * as visitor from "./visitor.ts";

/**
 * Axe cannot determine the contrast over illustrations and background images, or under sticky elements, and takes what is
 * under a dialog for what lies over it: it knows no top layer.
 */
const withoutDrawings = `
	svg, div[aria-hidden=true], [role=img], :has(> [role=img]:only-child),
	body:has(dialog[open]) :not(dialog, dialog *, :has(dialog[open])) { visibility: hidden !important }
	* { background-image: none !important }
	[class*=sticky], [class*=modal-actions] { position: static !important }`;

const colourRules = ["color-contrast", "color-contrast-enhanced"];

/** Expects no axe violations in the page's current state, and a contrast of at least 7:1 for body text. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	await visitor.settled(page);
	// The pages have no frames. Legacy mode skips them, so axe opens no second page.
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode()
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

	const restore = await adoptStyles(page, withoutDrawings);
	await visitor.settled(page);
	// Axe is in the page by now, and its half a megabyte of source takes as long as its rules.
	const isThere = new AxeBuilder({ page, axeSource: ";" });
	const contrast = await isThere.setLegacyMode().withRules(colourRules).analyze();
	await restore();
	const textsIn = (results: typeof contrast.violations, rule: string) =>
		results
			.filter(({ id }) => id === rule)
			.flatMap(({ nodes }) => nodes)
			// An emoji has several colours, a line can be half behind the floating controls, and text inside illustrations is not
			// checked automatically.
			.filter(({ any }) => !["nonBmp", "elmPartiallyObscuring"].includes(any[0]?.data?.messageKey))
			.filter(({ html }) => !html.startsWith("<text"))
			.map(({ any, html }) => `${any[0]?.data?.messageKey ?? any[0]?.message}: ${html}`);
	const isBodyText = (text: string) =>
		/: <(p|li|dd|dt|blockquote)\b/.test(text) && !/\b(caption|text-danger)\b/.test(text);
	const { violations: low, incomplete: undetermined } = contrast;
	expect(textsIn(low, "color-contrast"), `contrast, ${state}`).toEqual([]);
	expect(textsIn(undetermined, "color-contrast"), `undetermined contrast, ${state}`).toEqual([]);
	expect(textsIn(low, "color-contrast-enhanced").filter(isBodyText), `body text, ${state}`).toEqual([]);
}

/**
 * Adds styles to a page by a script, as its policy allows no style element of a test's.
 * @returns removes them
 */
export async function adoptStyles(page: Page, styles: string): Promise<() => Promise<void>> {
	await page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets.push(sheet);
	}, styles);
	return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
