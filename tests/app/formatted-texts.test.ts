import { expect, it } from "vitest";
import { companies } from "#app/content/companies.ts";
import { companyCards, companySections, figureTexts } from "#app/content/formatted-texts.server.ts";
import { languages } from "#app/i18n/languages.ts";

it("each company has its three facts, the stake first, and its texts their values", () => {
	for (const language of languages) {
		const [cards, sections] = [companyCards(language), companySections(language)];
		for (const { id } of companies) {
			expect(cards[id].facts).toHaveLength(3);
			expect(sections[id].facts).toEqual(cards[id].facts);
			expect(JSON.stringify(sections[id])).not.toMatch(/\{\{|undefined/);
		}
	}
	const { paper, platform, foundation } = companyCards("en");
	expect([paper, platform, foundation].map(({ facts }) => facts.map((fact) => fact.join(" ")))).toEqual([
		["Stake 100%", "Since 1946", "Capacity 250,000\u00a0t a\u00a0year"],
		["Stake Strategic", "Type Agricultural association", "Platform Sustainable business"],
		["Stake Support", "Focus Mental health", "Impact Sustainability"],
	]);
	expect(companySections("es").paper.text).toContain(
		"desde 1946, tiene capacidad para reciclar 250.000\u00a0ton",
	);
});

it("the figures have their form in each language", () => {
	const tonnes = { tonnes: "109.994", capacity: "250.000", tonnesPerLine: "1.000" };
	const others = { revenue: "80,5\u00a0M€", companies: `${companies.length}`, sectors: "5" };
	expect(figureTexts("es")).toEqual({ ...tonnes, ...others });
});
