import type { JSHandle, Page } from "@playwright/test";

/**
 * Does to the page's text what Chrome's and Edge's translation do, at once and to what comes later: each text node makes
 * way for `<font><font>` with text of its own. The words stay, so that tests find them.
 *
 * Runs in the page. It needs nothing of this module, because Playwright sends its source.
 *
 * @param delay milliseconds that a translation takes; what is written into the text node meanwhile is lost
 * @returns stops it, or waits until all that is shown is translated
 */
export function translateText(delay: number) {
	let pending = 0;

	function translate(text: Node) {
		const parent = text.parentElement;
		if (!parent || !text.textContent?.trim() || !document.body.contains(parent)) return;
		// What is in `font` is translated.
		if (parent.closest("font, script, style, textarea, noscript, [translate=no]")) return;
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
		inner.textContent = text.textContent;
		outer.appendChild(inner);
		const replace = () => {
			pending -= 1;
			if (text.parentNode === parent) parent.replaceChild(outer, text);
		};
		pending += 1;
		if (delay > 0) setTimeout(replace, delay);
		else replace();
	}

	function translateAll(root: Node) {
		const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts) translate(text);
	}

	const observer = new MutationObserver((changes) => {
		for (const { type, target, addedNodes } of changes) {
			if (type === "characterData") translate(target);
			for (const node of addedNodes) translateAll(node);
		}
	});
	observer.observe(document, { subtree: true, childList: true, characterData: true });
	translateAll(document);
	return {
		stop: () => observer.disconnect(),
		async done() {
			for (let frames = 0; frames < 3; frames += 1) {
				await new Promise(requestAnimationFrame);
				if (pending > 0) frames = -1;
			}
		},
	};
}

/** Milliseconds that a translation takes over the network. */
const translationDelay = 150;

/** Translates the page that is shown, until another document takes its place. */
export async function translatePage(page: Page, delay = translationDelay): Promise<void> {
	translations.set(page, await page.evaluateHandle(translateText, delay));
}

/** The last translation of each page. */
const translations = new WeakMap<Page, JSHandle<ReturnType<typeof translateText>>>();

/** Waits until all that a translated page shows is translated. */
export async function translated(page: Page): Promise<void> {
	await translations.get(page)?.evaluate((translation) => translation.done());
}
