import { describe, expect, it, test } from "vitest";
import { type Language, languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { describePage } from "#app/layout/page-descriptions.server.ts";
import { pagePaths } from "#app/layout/page-paths.ts";
import { type LegalTextPage, legalNamespaces } from "#app/legal/legal-namespaces.ts";
import { renderLegalText } from "./rendered-legal-text.tsx";

const pages = Object.keys(legalNamespaces) as LegalTextPage[];

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");
/** All that is found in a text by an expression, by its group. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const linksOf = (html: string) => all(html, /<a [^>]*?href="([^"]*)"/g);
const headingsOf = (html: string) => all(html, /<h2 id="([a-z-]+)"/g);
/** What a text consists of, without its words, so that two languages can be compared. */
const elementsOf = (html: string) => all(html, /<([a-z]\w*)/g);
const sectionOf = (html: string, id: string) =>
	html.split("<h2 ").find((part) => part.startsWith(`id="${id}"`)) ?? "";

/** Where a text's links lead, whatever the language of its address. */
const targetsOf = (html: string) =>
	linksOf(html)
		.map((link) => link.replace(/^\/(en|es)(?=\/)/, ""))
		.sort();

describe.each(pages)("%s", (page) => {
	const texts = { en: renderLegalText(page, "en"), es: renderLegalText(page, "es") };

	it("has the same sections, blocks, rows and links in both languages", () => {
		expect(headingsOf(texts.en).length).toBeGreaterThan(5);
		expect(headingsOf(texts.es)).toEqual(headingsOf(texts.en));
		expect(elementsOf(texts.es)).toEqual(elementsOf(texts.en));
		expect(targetsOf(texts.es)).toEqual(targetsOf(texts.en));
	});

	it.each(languages)("is complete (%s)", (language) => {
		const html = texts[language];
		// No place without its value, no link that is left as it was written.
		expect(textOf(html)).not.toMatch(/\{\{|\}\}|&lt;|\bundefined\b/);
		const { description } = describePage(page, language);
		expect(description.length).toBeGreaterThanOrEqual(120);
		expect(description.length).toBeLessThanOrEqual(155);
		expect(html.match(/<h3 /g)).toHaveLength(3);
		const addresses = pagePaths.map((path) => localizedPath(path, language));
		for (const link of linksOf(html)) {
			const [path, section = ""] = link.split("#");
			const inside = path === localizedPath(page, language) && headingsOf(html).includes(section);
			expect(inside || addresses.includes(link) || /^(mailto:.+@|tel:\+\d+$|https:)/.test(link), link).toBe(
				true,
			);
		}
	});

	it.each(languages)("has as many cells in each row as columns (%s)", (language) => {
		for (const table of all(texts[language], /<table>(.*?)<\/table>/g)) {
			const [head = "", ...rows] = all(table, /<tr>(.*?)<\/tr>/g).map(elementsOf);
			expect(rows.length).toBeGreaterThan(0);
			for (const row of rows) {
				expect(row.filter((name) => name === "th" || name === "td")).toHaveLength(head.length);
			}
		}
	});
});

test("the terms have their twelve sections in order", () => {
	expect(headingsOf(renderLegalText("/terms-and-conditions", "en"))).toEqual([
		"acceptance",
		"use",
		"intellectual-property",
		"investment-disclaimer",
		"liability",
		"external-links",
		"user-submissions",
		"confidentiality",
		"modifications",
		"termination",
		"governing-law",
		"contact",
	]);
});

test("the privacy policy states the periods after which the Worker deletes", () => {
	const text = textOf(sectionOf(renderLegalText("/privacy-policy", "en"), "retention"));
	for (const period of ["12 months", "30 days", "24 hours"]) expect(text).toContain(period);
});

test.each([
	["en", "18 October 2021", "Spain", "100%"],
	["es", "18 de octubre de 2021", "España", "100\u00a0%"],
] as const)(
	"the legal notice writes dates, countries and shares as its language does (%s)",
	(language, ...facts) => {
		const text = textOf(renderLegalText("/legal-notice", language));
		for (const fact of facts) expect(text).toContain(fact);
	},
);

describe("Turnstile", () => {
	const saysSo = (page: LegalTextPage, language: Language, withTurnstile: boolean) =>
		textOf(renderLegalText(page, language, withTurnstile)).includes("Turnstile");

	it.each(languages)("is in the policies only where it is enabled (%s)", (language) => {
		for (const page of pages) {
			const concerned = page === "/privacy-policy" || page === "/cookie-policy";
			expect(saysSo(page, language, true), page).toBe(concerned);
			expect(saysSo(page, language, false), page).toBe(false);
		}
	});

	it("is described equally in both languages, with its link", () => {
		for (const page of ["/privacy-policy", "/cookie-policy"] as const) {
			const [en, es] = [renderLegalText(page, "en", true), renderLegalText(page, "es", true)];
			expect(elementsOf(es)).toEqual(elementsOf(en));
			expect(targetsOf(es)).toEqual(targetsOf(en));
			expect(linksOf(en)).toContain("https://www.cloudflare.com/turnstile-privacy-policy/");
		}
	});
});
