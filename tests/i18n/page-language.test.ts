import { expect, test } from "vitest";
import { negotiateLanguage, pageLanguage } from "#app/i18n/negotiation.ts";

test.each([
	["ca,en;q=0.4, ES;q=0.9", "es"],
	["en;q=0.5, es-ES;q=0.5", "en"],
	// Looks like script injection, so the next value counts.
	['es"onload="x,en;q=0.5', "en"],
	[null, undefined],
	["en;Q=0.5, es_ES;Q=0.9", "es"],
	["EN_gb.UTF-8;Q=0.5, es@euro;q=0.4", "en"],
	...["ca", "gl-ES,gl;q=0.9", "eu_ES", "ast", "AN", "oc-ES-aranes"].map((header): [string, string] => [
		header,
		"es",
	]),
	["ca, en;q=0.9, es;q=0.5", "en"],
	["ca, es;q=0", undefined],
	["ca;q=0", undefined],
	["ca;q=0.5, en", "en"],
	["pt, fr, qu, cat-x, english", undefined],
	["es;q=1.5,es;q=nonsense,es;q=0", undefined],
])("a browser that accepts %j prefers %s", (header, language) => {
	expect(negotiateLanguage(header)).toBe(language);
});

test.each([
	["/es/terms-and-conditions", "en", "es"],
	["/terms-and-conditions", "es", "en"],
	["/denuncias/_.data", "en", "es"],
	["/es.data", "en", "es"],
	["/denuncias/", "en", "es"],
	["/estonia", "en", "en"],
	["/nosotros", "de", "en"],
	["/nosotros", "ca", "es"],
])("the language of %s, for a browser in %s, is %s", (pathname, acceptLanguage, language) => {
	expect(pageLanguage(pathname, acceptLanguage)).toBe(language);
});
