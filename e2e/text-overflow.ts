import type { Page } from "@playwright/test";

/** Texts that reach out of the window, are cut off by their box, or lie over one another. */
export async function textOverflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const texts: { text: string; box: DOMRect }[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.textContent?.trim();
			if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
			// In a picture, or shown on focus only.
			if (element.closest("svg, script, style, noscript, .not-focus\\:sr-only")) continue;
			const surroundings = [element];
			for (let around = element.parentElement; around; around = around.parentElement)
				surroundings.push(around);
			// For screen readers, not for the eye.
			if (surroundings.some((around) => getComputedStyle(around).clipPath === "inset(50%)")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const box of range.getClientRects()) {
				let { bottom } = box;
				if (box.right > document.documentElement.clientWidth + 1) found.push(`beyond the window: ${text}`);
				for (const around of surroundings) {
					const { overflowX, overflowY } = getComputedStyle(around);
					if (overflowX === "visible" && overflowY === "visible") continue;
					const limit = around.getBoundingClientRect();
					if (overflowX !== "visible" && box.right > limit.right + 1) found.push(`cut off: ${text}`);
					// A cover is cut off at the lower edge of its section.
					if (overflowY !== "visible") bottom = Math.min(bottom, limit.bottom);
				}
				if (element.closest("header") || bottom <= box.top) continue;
				texts.push({ text, box: new DOMRect(box.left, box.top, box.width, bottom - box.top) });
			}
		}
		for (const [index, a] of texts.entries()) {
			for (const b of texts.slice(index + 1)) {
				const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
				const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
				// Lines of one block share the space between them.
				if (width > 2 && height > Math.min(a.box.height, b.box.height) / 2)
					found.push(`over one another: ${a.text} / ${b.text}`);
			}
		}
		if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
			found.push("the page scrolls sideways");
		return found;
	});
}
