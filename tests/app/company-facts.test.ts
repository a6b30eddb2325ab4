import { expect, it } from "vitest";
import { companyFacts } from "#app/content/company-facts.server.ts";
import { figureTexts } from "#app/content/figure-texts.server.ts";

it("each company has its three facts, and the figures their form in each language", () => {
	const facts = Object.values(companyFacts("en"));
	expect(facts.map((three) => three.map((fact) => fact.join(" ")).join(", "))).toEqual([
		"Stake 100%, Since 1946, Capacity 250,000\u00a0t a year",
		"Stake 100%, Sector Renewable energy, Focus Industry",
		"Stake 100%, Sector Engineering and waste, Focus Sustainable projects",
		"Stake Strategic, Sector Construction, Focus Agro-technology",
		"Stake Strategic, Type Agricultural association, Platform Sustainable business",
		"Stake Support, Focus Mental health, Impact Sustainability",
	]);
	const tonnes = { tonnes: "109.994", capacity: "250.000", tonnesPerLine: "1.000" };
	const others = { revenue: "80,5\u00a0M€", companies: "6", sectors: "5" };
	expect(figureTexts("es")).toEqual({ ...tonnes, ...others });
});
