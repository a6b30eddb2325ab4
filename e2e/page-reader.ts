import type { Page } from "@playwright/test";

/** What a page's HTML holds, as far as it can be checked without showing it. */
export interface ReadPage {
	language: string;
	title: string;
	ids: string[];
	/** Names of elements that other elements refer to, e.g. for their label. */
	references: string[];
	headings: { level: number; text: string }[];
	landmarks: { kind: string; name: string }[];
	links: { href: string; target: string; rel: string; text: string }[];
	/** Addresses of what the page shows or loads. */
	resources: string[];
	/** Where each form of the page is posted to, if to any page, and whether words for those without JavaScript are beside it. */
	forms: { postedTo: string | undefined; canBeSent: boolean; withoutScript: boolean }[];
	/** What is read, seen or heard, each with the language that it is marked with. */
	texts: { language: string; text: string }[];
	data: unknown[];
}

/** Reads pages' HTML as a browser does that runs no scripts. Nothing in them is loaded or shown. */
export function readPages(page: Page, sources: string[]): Promise<ReadPage[]> {
	return page.evaluate(
		(all) =>
			all.map((source): ReadPage => {
				const read = new DOMParser().parseFromString(source, "text/html");
				const find = (selector: string) => [...read.querySelectorAll(selector)];
				const attributes = (selector: string, name: string) =>
					find(selector).map((element) => element.getAttribute(name) ?? "");
				const said = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
				const languageOf = (element: Element | null) =>
					element?.closest("[lang]")?.getAttribute("lang") ?? "";
				const named = (element: Element) =>
					element.getAttribute("aria-label") ??
					(element.getAttribute("aria-labelledby") ?? "")
						.split(" ")
						.map((id) => said(read.getElementById(id)))
						.join(" ");

				const texts: ReadPage["texts"] = [];
				const walker = read.createTreeWalker(read.documentElement, NodeFilter.SHOW_TEXT);
				for (let node = walker.nextNode(); node; node = walker.nextNode()) {
					const text = node.textContent?.trim();
					const place = node.parentElement;
					// A language's code, as the language switch shows it, is no word.
					if (text && text !== languageOf(place) && !place?.closest("script, style")) {
						texts.push({ language: languageOf(place), text });
					}
				}
				const spoken = [
					...["alt", "title", "placeholder", "label", "data-column"],
					...["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"],
				];
				for (const name of spoken) {
					for (const element of find(`[${name}]`)) {
						texts.push({ language: languageOf(element), text: element.getAttribute(name) ?? "" });
					}
				}
				const shared = [
					...["description", "og:title", "og:description", "og:site_name", "og:image:alt"],
					...["twitter:title", "twitter:description", "twitter:image:alt", "apple-mobile-web-app-title"],
				];
				for (const name of shared) {
					for (const element of find(`meta[name="${name}"], meta[property="${name}"]`)) {
						texts.push({ language: languageOf(element), text: element.getAttribute("content") ?? "" });
					}
				}

				const referring = [
					"for",
					"aria-labelledby",
					"aria-describedby",
					"aria-controls",
					"popovertarget",
					"list",
				];
				return {
					language: read.documentElement.lang,
					title: read.title,
					ids: attributes("[id]", "id"),
					references: [
						...referring.flatMap((name) =>
							attributes(`[${name}]`, name).flatMap((value) => value.split(/\s+/)),
						),
						...attributes("use[href^='#'], textPath[href^='#']", "href").map((href) => href.slice(1)),
						...source.matchAll(/url\(#([^)]+)\)/g).map(([, id = ""]) => id),
					],
					headings: find("h1, h2, h3, h4, h5, h6").map((heading) => ({
						level: Number(heading.tagName.slice(1)),
						text: said(heading),
					})),
					landmarks: [
						...find("body > header").map((element) => ({ kind: "banner", name: named(element) })),
						...find("main").map((element) => ({ kind: "main", name: named(element) })),
						...find("body > footer").map((element) => ({ kind: "contentinfo", name: named(element) })),
						...find("nav").map((element) => ({ kind: "navigation", name: named(element) })),
						...find("section[aria-label], section[aria-labelledby]").map((element) => ({
							kind: "region",
							name: named(element),
						})),
					],
					links: find("a").map((link) => ({
						href: link.getAttribute("href") ?? "",
						target: link.getAttribute("target") ?? "",
						rel: link.getAttribute("rel") ?? "",
						text: said(link) || named(link),
					})),
					resources: [
						...attributes("link[href]:not([rel=canonical], [rel=alternate])", "href"),
						...attributes("script[src], img[src], source[src], iframe[src], embed[src]", "src"),
						...attributes("img[srcset], source[srcset]", "srcset").flatMap((set) =>
							set.split(",").map((part) => part.trim().split(" ")[0] ?? ""),
						),
						...attributes("use:not([href^='#']), image", "href"),
						...attributes("meta[property='og:image'], meta[name='twitter:image']", "content"),
					],
					forms: find("form").map((form) => {
						const place = form.closest("section, main") ?? read.body;
						return {
							postedTo:
								form.getAttribute("method") === "post"
									? (form.getAttribute("action") ?? undefined)
									: undefined,
							canBeSent: form.querySelector("[type=submit]:not([disabled])") !== null,
							withoutScript: place.querySelector("noscript p") !== null,
						};
					}),
					texts,
					data: find("script[type='application/ld+json']").map(({ textContent }) => JSON.parse(textContent)),
				};
			}),
		sources,
	);
}
