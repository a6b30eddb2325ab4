import type { Page } from "@playwright/test";

/** What is to be read in a page's content; but for forms, and for what is there instead of them. */
export function contentOf(page: Page): Promise<string> {
	return page.getByRole("main").evaluate((main) => {
		const shown = (node: Node): string => {
			if (node instanceof Text) {
				const visible = node.parentElement?.checkVisibility({
					visibilityProperty: true,
					opacityProperty: true,
				});
				return visible ? node.data : "";
			}
			if (!(node instanceof Element) || node.matches("noscript, form")) return "";
			return [...node.childNodes].map(shown).join(" ");
		};
		return shown(main).replace(/\s+/g, " ").trim();
	});
}
