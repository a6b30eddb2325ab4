import { expect, test } from "vitest";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { pagePaths } from "#app/pages.ts";
import {
	isPagePathname,
	normalizePagePathname,
	pagePathnameOfDataRequest,
} from "#worker/pages/page-pathnames.ts";

const addresses = pagePaths.flatMap((path) => [path, localizedPath(path, "en"), localizedPath(path, "es")]);

test.each(addresses)("%s is spelt right, and other spellings lead to it", (address) => {
	expect(isPagePathname(address)).toBe(true);
	expect(normalizePagePathname(address)).toBeUndefined();
	for (const spelling of [`${address}/`, `/${address}`, `${address}//`, `${address}/index.html`]) {
		// The root has a closing slash in any case.
		if (spelling === address) continue;
		expect(isPagePathname(spelling)).toBe(false);
		expect(normalizePagePathname(spelling), spelling).toBe(address);
	}
	if (address !== "/") {
		expect(normalizePagePathname(address.toUpperCase())).toBe(address);
		const encoded = address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
		expect(normalizePagePathname(encoded), encoded).toBe(address);
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

test("the router's data requests name their page", () => {
	for (const [asked, page] of [
		["/_.data", "/"],
		["/es.data", "/es"],
		["/es/_.data", "/es"],
		["/en/contact.data", "/en/contact"],
		["/en/contact", undefined],
		["/data", undefined],
	] as const) {
		expect(pagePathnameOfDataRequest(asked), asked).toBe(page);
	}
});
