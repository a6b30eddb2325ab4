import { expect, test } from "vitest";
import { isPagePathname, normalizePagePathname } from "#worker/pages/page-pathnames.ts";

test.each([
	["/", ["//", "/index.html"]],
	["/en/nosotros", ["/en//nosotros/", "/EN/Nosotros", "/en/nosotros/index.htm", "/%65n/nosotros"]],
	// What mail programs make of links.
	["/es/resultados", ["/es/resultados%23id", "/es/resultados/%252523id", "/ES/resultados%20%23"]],
	["/empresas", ["/empresas%23a%23b%0Ac", "/empresas%3Futm%3Dx%23terrana", "/empresas%23%"]],
	["/idea", ["/idea.", "/idea/%3E.", "/idea%C2%AD.", "/%E2%80%8Bidea", "/idea%25EF%25bc%2583write"]],
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
