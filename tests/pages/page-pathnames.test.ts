import { expect, test } from "vitest";
import { encodedFragment, isPagePathname, normalizePagePathname } from "#worker/pages/page-pathnames.ts";

test.each([
	["/", ["//", "/index.html"]],
	[
		"/en/politica-esg",
		["/en//politica-esg/", "/EN/Politica-ESG", "/en/politica-esg/index.htm", "/%65n/politica-esg"],
	],
	// What mail programs make of links.
	["/es/resultados", ["/es/resultados%23id", "/es/resultados/%252523id", "/ES/resultados%20%23"]],
	["/empresas", ["/empresas%23a%23b", "/empresas%3Futm%3Dx%23terrana", "/empresas%23%"]],
	[
		"/contact",
		["/contact.", "/contact/%3E.", "/contact%C2%AD.", "/%E2%80%8Bcontact", "/contact%25EF%25bc%2583write"],
	],
])("other spellings of %s lead to it", (address, spellings) => {
	expect(isPagePathname(address)).toBe(true);
	expect(normalizePagePathname(address)).toBeUndefined();
	for (const spelling of spellings) {
		expect(isPagePathname(spelling), spelling).toBe(false);
		expect(normalizePagePathname(spelling), spelling).toBe(address);
	}
});

test.each([
	...["", "/nowhere/", "/nowhere%23id", "/fr/nosotros/", "/en/nosotros/x", "/index.html.html", "/%"],
	...["/%2F/evil.example/nosotros", "/%5Cevil.example%23id", "/%252F%252Fevil.example%253F/nosotros"],
	...["//evil.example%23/es/nosotros", "/nosotros%0d%0ax%23id", "/nosotros.php", "/nosotros).).).)."],
])("%s means no page", (path) => {
	expect(isPagePathname(path)).toBe(false);
	expect(normalizePagePathname(path)).toBeUndefined();
});

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

test.each([
	[`/es/resultados%252523${id}.es%3Futm=x`, `#${id}.es`],
	[`/es/resultados?utm_source=x%2523${id}&utm_medium=y`, `#${id}`],
	[`/es/resultados%EF%BC%83${id.toUpperCase()})`, `#${id}`],
	["/empresas%23terrana%3Futm_source%3Dx", "#terrana"],
	["/empresas%23%22terrana%22)", "#terrana"],
	["/politica-esg%23goal-7-%23x", "#goal-7"],
	["/en/empresas%3Fq%23//evil.example%0d%0aX:%20y", "#evil"],
	["/en/empresas%3Fq%23", ""],
	["/%25/25%2", ""],
])("the fragment that is encoded in %s is %j", (address, fragment) => {
	expect(encodedFragment(address)).toBe(fragment);
});
