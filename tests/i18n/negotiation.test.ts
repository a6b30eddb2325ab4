import { describe, expect, it } from "vitest";
import { negotiateLanguage, pageLanguage } from "#app/i18n/negotiation.ts";

describe("negotiateLanguage", () => {
	it.each([
		["es-ES,es;q=0.9,en;q=0.8", "es"],
		["en-US,en;q=0.9,es;q=0.8", "en"],
		["ca,es;q=0.9,en;q=0.8", "es"],
		["en;q=0.4, es;q=0.9", "es"],
		["ES", "es"],
		["fr, en;q=0.1", "en"],
		["es, en", "es"],
		["en;q=0.5, es;q=0.5", "en"],
	])("reads %j as %s", (header, language) => {
		expect(negotiateLanguage(header)).toBe(language);
	});

	it.each([
		[null],
		[""],
		["fr-FR,de;q=0.5"],
		["es;q=0"],
		["es;q=nonsense"],
		["es<script>alert(1)</script>"],
		["es'-alert(1)"],
		[`es-${"x".repeat(200)}`],
		["english"],
		["*"],
	])("finds no supported language in %j", (header) => {
		expect(negotiateLanguage(header)).toBeUndefined();
	});

	it("skips a value that looks like script injection and takes the next", () => {
		expect(negotiateLanguage('es"onload="x,en;q=0.5')).toBe("en");
	});
});

describe("pageLanguage", () => {
	it.each([
		["/es/nosotros", "en", "es"],
		["/en", "es", "en"],
		["/es.data", "en", "es"],
		["/es/_.data", "en", "es"],
		["/en/nosotros.data", "es", "en"],
		["/nosotros", "es", "es"],
		["/_.data", "es", "es"],
		["/estonia", "en", "en"],
		["/fr/nosotros", "es", "es"],
		["/terms-and-conditions", "es", "en"],
		["/es/terms-and-conditions", "en", "es"],
		["/denuncias", "en", "es"],
		["/en/denuncias", "es", "en"],
		["/denuncias/", "en", "es"],
	])("answers %s to a browser that asks for %s in %s", (pathname, acceptLanguage, language) => {
		expect(pageLanguage(pathname, acceptLanguage)).toBe(language);
	});

	it("falls back to English", () => {
		expect(pageLanguage("/", null)).toBe("en");
		expect(pageLanguage("/nosotros", "de")).toBe("en");
	});
});
