import { describe, expect, it } from "vitest";
import { localeFromPath, localizedPath, parseLocalizedPath } from "#app/i18n/localized-paths.ts";
import { isListedPage, pagePaths } from "#app/layout/page-paths.ts";

describe("localized paths", () => {
	it.each([
		["/", undefined, "/"],
		["/es", "es", "/"],
		["/es/", "es", "/"],
		["/en/politica-esg", "en", "/politica-esg"],
		["/nosotros/", undefined, "/nosotros"],
		["/_.data", undefined, "/"],
		["/en/resultados.data", "en", "/resultados"],
		["/de/nosotros", undefined, "/de/nosotros"],
	])("parses %s", (pathname, language, path) => {
		expect(parseLocalizedPath(pathname)).toEqual({ language, path });
	});

	it("gives the language that a path determines", () => {
		expect(localeFromPath("/nosotros")).toBeUndefined();
		expect(localeFromPath("/es/nosotros")).toBe("es");
		expect(localeFromPath("/terms-and-conditions")).toBe("en");
		expect(localeFromPath("/es/terms-and-conditions")).toBe("es");
		expect(localeFromPath("/denuncias.data")).toBe("es");
	});

	it("gives a page's URL with and without a language prefix", () => {
		expect(localizedPath("/nosotros", undefined)).toBe("/nosotros");
		expect(localizedPath("/nosotros", "es")).toBe("/es/nosotros");
		expect(localizedPath("/", "en")).toBe("/en");
		expect(localizedPath("/", undefined)).toBe("/");
	});

	it.each([
		["/nosotros", undefined],
		["/es/nosotros", "es"],
		["/denuncias", "es"],
		["/en/denuncias", "en"],
		["/terms-and-conditions.data", "en"],
	])("returns the fixed language of %s", (pathname, language) => {
		expect(localeFromPath(pathname)).toBe(language);
	});

	it("lists every page except the idea form and the results", () => {
		expect(pagePaths.filter((path) => !isListedPage(path))).toEqual(["/idea", "/resultados"]);
		expect(isListedPage("/nowhere")).toBe(false);
	});
});
