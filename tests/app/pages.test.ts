import { expect, test } from "vitest";
import { names } from "#app/content/group.ts";
import { languages } from "#app/i18n/languages.ts";
import { describePage, pageNames } from "#app/page-data.server.ts";
import {
	footerPages,
	isListedPage,
	isPagePath,
	listedPages,
	menuPages,
	pagePaths,
	pages,
} from "#app/pages.ts";
import routes from "#app/routes.ts";

const unlisted = pagePaths.filter((path) => !isListedPage(path));

test("menu and footer link to every page but the steps of a task", () => {
	expect(menuPages).toEqual(["/", "/nosotros", "/empresas", "/inversores", "/contact"]);
	expect(footerPages("pages")).toEqual(menuPages.slice(1));
	expect(pageNames("en")["/"]).toBe("Home");
	expect(unlisted).toEqual(["/idea", "/resultados"]);
	const linked = [...menuPages, ...footerPages("pages"), ...footerPages("legal")];
	expect(new Set(linked)).toEqual(new Set(listedPages));
	expect(["/nowhere", "/en", "constructor", ""].filter(isPagePath)).toEqual([]);
});

test("each page has a route without a language and one in each, all else is the 404 page", () => {
	const children = routes.flatMap((route) => route.children ?? []);
	const paths = children.map(({ path, index }) => (index ? "/" : `/${path}`));
	const prefixed = ["/en", "/es"].flatMap((prefix) => pagePaths.map((path) => prefix + path));
	expect(paths.sort()).toEqual([...pagePaths, ...prefixed, "/*"].sort());
	// `/ES` is not a language.
	const ignoringCase = children.filter(({ caseSensitive }) => !caseSensitive);
	expect(ignoringCase.map(({ id }) => id)).toEqual(["home", "not-found"]);
});

test("the namespace of each page is its path in camel case", () => {
	for (const [path, { namespace }] of Object.entries(pages)) {
		const kebabCase = namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		expect(path === "/" ? "/home" : path).toBe(`/${kebabCase}`);
	}
});

test("pages have a title and a description, and only the steps of a task are kept from search engines", () => {
	for (const path of pagePaths) {
		for (const language of languages) {
			const { title, description, unlisted: isUnlisted } = describePage(path, language);
			expect(title, path).toContain(names.group);
			expect(isUnlisted, path).toBe((unlisted as string[]).includes(path));
			// The length of a search result.
			if (!isUnlisted) expect(description, path).toMatch(/^.{120,155}$/);
		}
	}
	expect(describePage("/", "en").title).toBe(`${names.group} · Where others end, we begin`);
});
