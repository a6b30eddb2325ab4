import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import * as visitor from "./visitor.ts";

const colourRules = ["color-contrast", "color-contrast-enhanced"];

/** Expects no axe violations in the page's current state, and a contrast of at least 7:1 for body text. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
	await visitor.settled(page);
	// The pages have no frames. Legacy mode skips them, so axe opens no second page.
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

	// axe cannot determine the contrast over illustrations, so they are hidden.
	await showDrawings(page, false);
	await visitor.settled(page);
	const contrast = await axe().withRules(colourRules).analyze();
	await showDrawings(page, true);
	const textsIn = (results: typeof contrast.violations, rule: string) =>
		results
			.filter(({ id }) => id === rule)
			.flatMap(({ nodes }) => nodes)
			// An emoji has several colours, and text inside illustrations is not checked automatically.
			.filter(({ any, html }) => any[0]?.data?.messageKey !== "nonBmp" && !html.startsWith("<text"))
			.map(({ any, html }) => `${any[0]?.data?.messageKey ?? any[0]?.message}: ${html}`);
	const isBodyText = (text: string) =>
		/: <(p|li|dd|dt|blockquote)\b/.test(text) && !/\b(caption|text-danger)\b/.test(text);
	const { violations: low, incomplete: undetermined } = contrast;
	expect(textsIn(low, "color-contrast"), `contrast, ${state}`).toEqual([]);
	expect(textsIn(undetermined, "color-contrast"), `undetermined contrast, ${state}`).toEqual([]);
	expect(textsIn(low, "color-contrast-enhanced").filter(isBodyText), `body text, ${state}`).toEqual([]);
}

/** Shows or hides what overlaps text: illustrations, background images, sticky elements, and what is under a dialog. */
async function showDrawings(page: Page, shown: boolean): Promise<void> {
	await page.evaluate((visible) => {
		const drawings = "svg, div[aria-hidden=true], [role=img], :has(> [role=img]:only-child)";
		const elements = [...document.querySelectorAll<HTMLElement | SVGElement>("body *")];
		const dialog = document.querySelector("dialog[open]");
		// Reads all styles before the first change, so that they are computed once.
		const changes = elements.map((element) => {
			const { backgroundImage, position } = getComputedStyle(element);
			return {
				style: element.style,
				// Axe knows no top layer: it takes what is under a dialog for what lies over it.
				isDrawing:
					element.matches(drawings) || (dialog && !dialog.contains(element) && !element.contains(dialog)),
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
