import { expect, type Page } from "@playwright/test";
import { adoptStyles } from "./axe.ts";
import * as visitor from "./visitor.ts";

/** A window, and whether its letters have twice their size, or the spacing of WCAG 1.4.12. */
export type Window = [width: number, height: number, setting: "plain" | "large" | "spaced"];

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }`;

/**
 * Texts, links and buttons that have no place in some windows. Afterwards the page has letters of the usual size.
 * @param styles what the page has in addition while it is looked at, e.g. so that a part of it is not
 */
export async function outOfPlace(page: Page, windows: Window[], styles = ""): Promise<string[]> {
	const found: string[] = [];
	const session = await page.context().newCDPSession(page);
	const setLetters = async (standard: number) => {
		await session.send("Page.setFontSizes", { fontSizes: { standard } });
		await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
	};
	for (const [width, height, setting] of windows) {
		await page.setViewportSize({ width, height });
		if (setting === "large") await setLetters(32);
		const restore = await adoptStyles(page, styles + (setting === "spaced" ? spacing : ""));
		for (const fault of [...(await textOverflow(page)), ...(await beyondTheWindow(page))])
			found.push(`${width} × ${height}, ${setting}: ${fault}`);
		await restore();
		if (setting === "large") await setLetters(16);
	}
	await session.detach();
	return found;
}

/** Links, buttons and text in drawings beyond the window or their dialog. */
function beyondTheWindow(page: Page): Promise<string[]> {
	return page.locator("a:visible, button:visible, main svg text:visible").evaluateAll((all) =>
		all
			.filter((element) => {
				// What scrolls by itself can be reached.
				for (
					let around = element.parentElement;
					around && around.tagName !== "DIALOG";
					around = around.parentElement
				)
					if (getComputedStyle(around).overflowX === "auto") return false;
				const limit = (element.closest("dialog") ?? document.documentElement).getBoundingClientRect();
				const { left, right } = element.getBoundingClientRect();
				return left < limit.left - 1 || right > limit.right + 1;
			})
			.map(({ outerHTML }) => outerHTML.slice(0, 120)),
	);
}

/**
 * Texts of a page at its top that reach out of the window, are cut off by their box, or lie over one another or over a
 * drawing, and figures that are broken onto two lines. A drawing is what an `<svg>` draws with more than half its colour:
 * fainter lines, and the contour lines and dots of masks, may lie behind texts.
 */
async function textOverflow(page: Page): Promise<string[]> {
	// A window of another size applies its styles within a few frames.
	await visitor.settled(page);
	return page.evaluate(() => {
		const found: string[] = [];
		const texts: { text: string; element: Element; node: Node; box: DOMRect; drawings: Element[] }[] = [];
		// An icon stands beside the text of its link or button.
		const drawings = [...document.querySelectorAll("svg:not(a svg, button svg)")]
			.filter((drawing) => drawing.checkVisibility())
			.map((drawing) => ({ drawing, area: drawing.getBoundingClientRect() }));
		const overlap = (a: DOMRect, b: DOMRect) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			const text = node.textContent?.trim();
			if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
			// Shown on focus only, or along a line, where words overlap as boxes.
			if (element.closest("script, style, noscript, textPath, .not-focus\\:sr-only")) continue;
			const surroundings: { around: Element; style: CSSStyleDeclaration }[] = [];
			for (let around: Element | null = element; around; around = around.parentElement)
				surroundings.push({ around, style: getComputedStyle(around) });
			// For screen readers, not for the eye.
			if (surroundings.some(({ style }) => style.clipPath === "inset(50%)")) continue;
			// A quotation of some lines, which opens.
			if (surroundings.some(({ style }) => style.webkitLineClamp !== "none")) continue;
			// A background hides the drawings behind it, and an outline those behind its letters.
			const ground = surroundings.find(({ style }) => !/^rgba\(.*, 0\)$/.test(style.backgroundColor))?.around;
			const outlined = getComputedStyle(element).stroke !== "none";
			const behind = outlined ? [] : drawings.filter(({ drawing }) => !ground || ground.contains(drawing));
			const range = document.createRange();
			range.selectNodeContents(node);
			const boxes = [...range.getClientRects()];
			// A number and its unit have no space between them that breaks. A range of years may break after its dash.
			const isFigure = /^[^ –-]*\d[^ –-]*$/.test(text);
			if (isFigure && boxes.some(({ top, height }) => top > (boxes[0]?.top ?? top) + height / 2))
				found.push(`on two lines: ${text}`);
			for (const box of boxes) {
				let { bottom } = box;
				// What scrolls by itself can be read.
				if (surroundings.some(({ style }) => style.overflowX === "auto")) continue;
				if (box.right > document.documentElement.clientWidth + 1) found.push(`beyond the window: ${text}`);
				for (const { around, style } of surroundings) {
					const { overflowX, overflowY, display } = style;
					if ((overflowX === "visible" && overflowY === "visible") || display === "contents") continue;
					const limit = around.getBoundingClientRect();
					if (overflowX !== "visible" && box.right > limit.right + 1) found.push(`cut off: ${text}`);
					// A cover is cut off at the lower edge of its section.
					if (overflowY !== "visible") bottom = Math.min(bottom, limit.bottom);
				}
				if (element.closest("header") || bottom <= box.top) continue;
				// From the height of its capitals to its base line.
				const edge = box.height / 5;
				const letters = new DOMRect(box.left, box.top + edge, box.width, bottom - box.top - 2 * edge);
				const near = behind.filter(({ area }) => overlap(area, letters)).map(({ drawing }) => drawing);
				texts.push({ text, element, node, box: letters, drawings: near });
			}
		}
		for (const [index, a] of texts.entries()) {
			for (const b of texts.slice(index + 1)) {
				if (a.node !== b.node && overlap(a.box, b.box)) found.push(`over one another: ${a.text} / ${b.text}`);
			}
		}

		// Whatever is drawn can then be hit, also in drawings that take no clicks.
		const hittable = new CSSStyleSheet();
		hittable.replaceSync("svg, svg * { pointer-events: visiblePainted !important }");
		document.adoptedStyleSheets.push(hittable);
		for (const { text, element, box, drawings } of texts) {
			if (drawings.length === 0) continue;
			window.scrollTo({ top: box.top - window.innerHeight / 2, behavior: "instant" });
			// The box of a letter that is turned is larger than the letter.
			const turned = element.closest("text");
			const isOverDrawing = (x: number, y: number) => {
				const hits = document.elementsFromPoint(x, y - window.scrollY);
				return (
					(!turned || hits.some((hit) => turned.contains(hit))) &&
					hits.some(
						(hit) =>
							hit instanceof SVGElement &&
							hit.ownerSVGElement &&
							!hit.closest("text, foreignObject") &&
							Number(getComputedStyle(hit).strokeOpacity) > 0.5 &&
							drawings.some((drawing) => drawing.contains(hit)),
					)
				);
			};
			const step = box.height / 3;
			const columns = Array.from(
				{ length: Math.ceil(box.width / step) },
				(_, column) => box.left + column * step,
			);
			const rows = [box.top + 1, box.top + box.height / 2, box.bottom - 1];
			if (columns.some((x) => rows.some((y) => isOverDrawing(x, y)))) found.push(`over a drawing: ${text}`);
		}
		document.adoptedStyleSheets.pop();
		window.scrollTo({ top: 0, behavior: "instant" });
		if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
			found.push("the page scrolls sideways");
		return found;
	});
}
