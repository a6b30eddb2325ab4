import { describe, expect, it } from "vitest";
import { sites } from "#app/content/group.ts";
import { alternateUrls, localizedPath, parseLocalizedPath } from "#app/i18n/localized-paths.ts";
import { negotiateLanguage, pageLanguage } from "#app/i18n/negotiation.ts";

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

	it("gives a page's path and URLs with and without a language prefix", () => {
		expect(localizedPath("/nosotros", undefined)).toBe("/nosotros");
		expect(localizedPath("/nosotros", "es")).toBe("/es/nosotros");
		expect(localizedPath("/", "en")).toBe("/en");
		expect(localizedPath("/", undefined)).toBe("/");
		expect(alternateUrls("/denuncias")).toEqual([
			{ tag: "en", href: `${sites.group}/en/denuncias` },
			{ tag: "es", href: `${sites.group}/es/denuncias` },
			{ tag: "x-default", href: `${sites.group}/denuncias` },
		]);
	});
});

describe("the language of a browser", () => {
	it.each([
		["es-ES,es;q=0.9,en;q=0.8", "es"],
		["ca,es;q=0.9,en;q=0.8", "es"],
		["en;q=0.4, es;q=0.9", "es"],
		["ES", "es"],
		["en;q=0.5, es;q=0.5", "en"],
		// Looks like script injection, so the next value counts.
		['es"onload="x,en;q=0.5', "en"],
		[null, undefined],
		["", undefined],
		["fr-FR,de;q=0.5", undefined],
		["es;q=0", undefined],
		["es;q=1.5", undefined],
		["es;q=nonsense", undefined],
		[`es-${"x".repeat(126)}`, undefined],
		["english", undefined],
	])("reads %j as %s", (header, language) => {
		expect(negotiateLanguage(header)).toBe(language);
	});
});

describe("the language of a page", () => {
	it.each([
		["/es/nosotros", "en", "es"],
		["/nosotros", "es", "es"],
		["/_.data", "es", "es"],
		["/estonia", "en", "en"],
		["/terms-and-conditions", "es", "en"],
		["/es/terms-and-conditions", "en", "es"],
		["/denuncias.data", "en", "es"],
		["/nosotros", "de", "en"],
	])("at %s, for a browser in %s, is %s", (pathname, acceptLanguage, language) => {
		expect(pageLanguage(pathname, acceptLanguage)).toBe(language);
	});
});
