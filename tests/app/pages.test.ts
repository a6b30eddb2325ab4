import { expect, test } from "vitest";
import { names, sites } from "#app/content/group.ts";
import { languages } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-data.server.ts";
import {
	footerPages,
	isListedPage,
	isPagePath,
	listedPages,
	menuPages,
	pagePaths,
	pages,
} from "#app/pages.ts";
import { shouldRevalidate } from "#app/root.tsx";
import routes from "#app/routes.ts";

const unlisted = pagePaths.filter((path) => !isListedPage(path));

test("menu and footer link to every page but the steps of a task", () => {
	expect(unlisted).toEqual(["/idea", "/resultados"]);
	const linked = [...menuPages, ...footerPages("pages"), ...footerPages("legal")];
	expect(new Set(linked)).toEqual(new Set(listedPages));
	expect(["/nowhere", "/en", "constructor", ""].filter(isPagePath)).toEqual([]);
});

test("each page has a route without a language and one in each, all else is the 404 page", () => {
	const children = routes.flatMap((route) => route.children ?? []);
	const paths = children.map(({ path, index }) => (index ? "/" : `/${path}`));
	const prefixed = languages.flatMap((language) => pagePaths.map((path) => `/${language}${path}`));
	expect(paths.sort()).toEqual([...pagePaths, ...prefixed, "/*"].sort());
	// `/ES` is not a language.
	const ignoringCase = children.filter(({ caseSensitive }) => !caseSensitive);
	expect(ignoringCase.map(({ id }) => id)).toEqual(["home", "not-found"]);
});

test.each([
	// In the browser's language, and in the page's only one.
	["/", "/terms-and-conditions", true],
	["/en/nosotros", "/es/nosotros", true],
	["/nosotros", "/contact", false],
])("what all pages share is loaded anew if the language may change: %s to %s: %s", (from, to, anew) => {
	const [currentUrl, nextUrl] = [new URL(from, sites.group), new URL(to, sites.group)];
	expect(shouldRevalidate({ currentUrl, nextUrl })).toBe(anew);
});

test("pages have a title and a description, the namespace of their path, and only steps are kept from search engines", () => {
	for (const path of pagePaths) {
		const camelCase = path.slice(1).replace(/-(.)/g, (_, first: string) => first.toUpperCase());
		expect(pages[path].namespace).toBe(camelCase || "home");
		for (const language of languages) {
			const { title, description, unlisted: isUnlisted } = describePage(path, language);
			expect(title, path).toContain(names.group);
			expect(isUnlisted, path).toBe((unlisted as string[]).includes(path));
			// The length of a search result.
			if (!isUnlisted) expect(description, path).toMatch(/^.{120,155}$/);
		}
	}
});
