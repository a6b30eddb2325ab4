import { expect, test } from "vitest";
import {
	encodedFragment,
	isPagePathname,
	normalizePagePathname,
	pagePathnameOfDataRequest,
} from "#worker/pages/page-pathnames.ts";

test.each([
	["/", ["//", "/index.html", "/index.htm"]],
	["/es", ["/es/", "//es", "/ES", "/%65s", "/es/index.html"]],
	["/contact", ["/contact/", "//contact", "/contact//", "/Contact", "/%63ontact", "/contact/index.html"]],
	["/en/politica-esg", ["/en/politica-esg/", "/en//politica-esg", "/EN/Politica-ESG"]],
	// What mail programs make of links.
	[
		"/es/resultados",
		["/es/resultados%23id", "/es/resultados%2523id", "/es/resultados/%252523id", "/ES/resultados%20%23"],
	],
	[
		"/empresas",
		["/empresas%23terrana", "/empresas%23a%23b", "/empresas%3Futm%3Dx%23terrana", "/empresas%23%"],
	],
	["/nosotros", ["/nosotros%3Futm_source=x", "/nosotros%253Fq", "/nosotros%253f", "/%256eosotros"]],
	[
		"/es/contact",
		[
			"/es/contact.",
			"/es/contact)",
			"/es/contact%3E",
			"/es/contact%22",
			"/es/contact/%3E.",
			"/es/contact%C2%BB",
			"/es/contact%E2%80%8B",
			"/es/%E2%80%8Bcontact",
			"/es/contact%C2%AD.",
			"/es/contact%E2%80%A6",
			"/es/contact*",
			"/es/contact%EF%BC%83write",
			"/es/contact%25EF%25bc%2583write",
			"/es/contact%E2%80%8B%23write",
		],
	],
])("%s is spelt right, and other spellings lead to it", (address, spellings) => {
	expect(isPagePathname(address)).toBe(true);
	expect(normalizePagePathname(address)).toBeUndefined();
	for (const spelling of spellings) {
		expect(isPagePathname(spelling), spelling).toBe(false);
		expect(normalizePagePathname(spelling), spelling).toBe(address);
	}
});

test.each([
	"/nowhere",
	"/nowhere/",
	"//evil.example/nosotros",
	"/fr/nosotros/",
	"/en/nosotros/x",
	"/index.html.html",
	"/%",
	"/%2F/evil.example/nosotros",
	"//evil.example%23/es/nosotros",
	"/%5Cevil.example%23id",
	"/%252F%252Fevil.example%253F/nosotros",
	"/nosotros%0d%0ax%23id",
	"/nowhere%23id",
	"/nosotros.php",
	"/nosotros).).).).",
	"",
])("%s means no page", (path) => {
	expect(isPagePathname(path)).toBe(false);
	expect(normalizePagePathname(path)).toBeUndefined();
});

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

test.each([
	["/es/nosotros", ""],
	["/es/nosotros?utm_source=x&y=50%25", ""],
	[`/es/resultados%23${id}`, `#${id}`],
	[`/es/resultados%252523${id}.es%3Futm=x`, `#${id}.es`],
	[`/es/resultados?utm_source=x%23${id}`, `#${id}`],
	[`/es/resultados?utm_source=x%2523${id}&utm_medium=y`, `#${id}`],
	[`/es/resultados%EF%BC%83${id.toUpperCase()})`, `#${id}`],
	["/empresas?x=1%23terrana", "#terrana"],
	["/empresas%23terrana%3Futm_source%3Dx", "#terrana"],
	["/empresas%23terrana%2526x%253D1", "#terrana"],
	["/empresas%23terrana.", "#terrana"],
	["/empresas%23%22terrana%22)", "#terrana"],
	["/politica-esg%23goal-7%23x", "#goal-7"],
	["/politica-esg%23goal-7-", "#goal-7"],
	["/en/empresas%3Fq%23//evil.example%0d%0aX:%20y", "#evil"],
	["/en/empresas%3Fq%23", ""],
	["/%25/25%2", ""],
])("the fragment that is encoded in %s is %j", (address, fragment) => {
	expect(encodedFragment(address)).toBe(fragment);
});

test.each([
	["/_.data", "/"],
	["/es.data", "/es"],
	["/es/_.data", "/es"],
	["/en/contact.data", "/en/contact"],
	["/en/contact", undefined],
	["/data", undefined],
])("the router's data request %s names its page", (asked, page) => {
	expect(pagePathnameOfDataRequest(asked)).toBe(page);
});
