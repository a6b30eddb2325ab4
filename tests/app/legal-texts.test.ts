import { describe, expect, it, test } from "vitest";
import type { LegalText } from "#app/legal/legal-text.ts";
import { legalText } from "#app/legal/legal-texts.server.ts";

const names = ["legalNotice", "privacyPolicy", "cookiePolicy", "terms"] as const;

/** Pages that a text may link to, as `PagePath` has them. */
const pages =
	/^\/(empresas|contact|codigo-conducta|denuncias|privacy-policy|legal-notice|cookie-policy|terms-and-conditions|cookie-settings)$/;

/** All lines of a text in order. */
function lines(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(lines) : [];
}

const linksOf = (text: LegalText) =>
	[
		...lines(text)
			.join("\n")
			.matchAll(/\]\(([^)]*)\)/g),
	].map(([, to]) => to);

/** Keys and lengths without the words, so that two languages can be compared. */
function shape(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(shape);
	if (typeof value !== "object" || value === null) return typeof value;
	return Object.entries(value).map(([name, item]) => [name, shape(item)]);
}

describe.each(names)("%s", (name) => {
	const texts = { en: legalText(name, "en"), es: legalText(name, "es") };

	it("says the same in both languages: sections, blocks, rows, links", () => {
		expect(shape(texts.es)).toEqual(shape(texts.en));
		expect(linksOf(texts.es).sort()).toEqual(linksOf(texts.en).sort());
	});

	it.each(["en", "es"] as const)("is complete (%s)", (language) => {
		const text = texts[language];
		expect(lines(text).join()).not.toMatch(/\{\{|\}\}|\bundefined\b/);
		expect(text.metaDescription.length).toBeGreaterThanOrEqual(120);
		expect(text.metaDescription.length).toBeLessThanOrEqual(155);
		expect(text.brief).toHaveLength(3);
		for (const link of linksOf(text)) {
			const inside = link?.startsWith("#") && Object.hasOwn(text.sections, link.slice(1));
			expect(
				inside || pages.test(link ?? "") || /^(mailto:.+@|tel:\+\d+$|https:)/.test(link ?? ""),
				link,
			).toBe(true);
		}
	});

	it.each(["en", "es"] as const)("has as many cells in each row as columns (%s)", (language) => {
		for (const { blocks } of Object.values(texts[language].sections)) {
			for (const block of blocks) {
				if (typeof block === "string" || !("table" in block)) continue;
				for (const row of block.table.rows) expect(row).toHaveLength(block.table.columns.length);
			}
		}
	});
});

test("the terms have their twelve sections in order", () => {
	expect(Object.keys(legalText("terms", "en").sections)).toEqual([
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
	const text = lines(legalText("privacyPolicy", "en").sections.retention).join("\n");
	for (const period of ["12 months", "30 days", "24 hours"]) expect(text).toContain(period);
});

describe("Turnstile", () => {
	const saysSo = (name: (typeof names)[number], language: "en" | "es", turnstile: boolean) =>
		lines(legalText(name, language, turnstile))
			.join("\n")
			.includes("Turnstile");

	it.each(["en", "es"] as const)("is in the policies where it is on, and only there (%s)", (language) => {
		for (const name of names) {
			expect(saysSo(name, language, true), name).toBe(name === "privacyPolicy" || name === "cookiePolicy");
			expect(saysSo(name, language, false), name).toBe(false);
		}
	});

	it("is described alike in both languages", () => {
		for (const name of names) {
			const [en, es] = [legalText(name, "en", true), legalText(name, "es", true)];
			expect(shape(es)).toEqual(shape(en));
			expect(linksOf(es).sort()).toEqual(linksOf(en).sort());
		}
	});
});
