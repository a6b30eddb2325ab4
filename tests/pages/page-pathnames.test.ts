import { expect, test } from "vitest";
import {
	isPagePathname,
	normalizePagePathname,
	pagePathnameOfDataRequest,
} from "#worker/pages/page-pathnames.ts";

test.each([
	["/", ["//", "/index.html", "/index.htm"]],
	["/es", ["/es/", "//es", "/ES", "/%65s", "/es/index.html"]],
	["/contact", ["/contact/", "//contact", "/contact//", "/Contact", "/%63ontact", "/contact/index.html"]],
	["/en/politica-esg", ["/en/politica-esg/", "/en//politica-esg", "/EN/Politica-ESG"]],
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
	"",
])("%s means no page", (path) => {
	expect(isPagePathname(path)).toBe(false);
	expect(normalizePagePathname(path)).toBeUndefined();
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
