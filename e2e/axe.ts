import { readFileSync } from "node:fs";
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

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Runs axe. Its source takes as long as its rules: a document gets it once. */
async function analyze(page: Page, options: Parameters<AxeBuilder["options"]>[0]) {
	const isThere = await page.evaluate(() => "axe" in window);
	// The pages have no frames. Legacy mode skips them, so axe opens no second page.
	return new AxeBuilder({ page, axeSource: isThere ? ";" : source })
		.setLegacyMode()
		.options(options)
		.analyze();
}

/** Expects no axe violations in the page's current state. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	await visitor.settled(page);
	const { violations } = await analyze(page, {
		rules: {
			"target-size": { enabled: true },
			...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
		},
		resultTypes: ["violations"],
	});
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
	expect(found, state).toEqual([]);
	await expectContrast(page, state);
}

/** Expects the contrast that axe asks for, and at least 7:1 for body text. */
export async function expectContrast(page: Page, state: string): Promise<void> {
	const restore = await adoptStyles(page, withoutDrawings);
	await visitor.settled(page);
	const contrast = await analyze(page, { runOnly: colourRules, resultTypes: ["violations", "incomplete"] });
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
