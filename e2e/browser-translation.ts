import type { Page } from "@playwright/test";

/**
 * Does to the page's text what Chrome's and Edge's translation do, at once and to what comes later: each text node makes
 * way for `<font><font>` with text of its own. The words stay, so that tests find them.
 *
 * Runs in the page. It needs nothing of this module, because Playwright sends its source.
 *
 * @param delay milliseconds that a translation takes; what is written into the text node meanwhile is lost
 * @returns stops it
 */
export function translateText(delay: number): () => void {
	function translate(text: Node) {
		const parent = text.parentElement;
		if (!parent || !text.textContent?.trim() || !document.body.contains(parent)) return;
		// What is in `font` is translated.
		if (parent.closest("font, script, style, textarea, noscript, [translate=no]")) return;
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
		inner.textContent = text.textContent;
		outer.appendChild(inner);
		const replace = () => text.parentNode === parent && parent.replaceChild(outer, text);
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
	return () => observer.disconnect();
}

/** Milliseconds that a translation takes over the network. */
export const translationDelay = 150;

/** Translates the page that is shown, until another document takes its place. */
export async function translatePage(page: Page, delay = translationDelay): Promise<void> {
	await page.evaluate(translateText, delay);
}
