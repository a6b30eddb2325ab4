import { figures } from "./figures.ts";
import { placeholder } from "./placeholder.ts";

/** The holding's stake in a company. */
export type Participation = "whole" | "strategic" | "support";

/** Stage of the loop of materials. */
export type Stage = "collect" | "transform" | "return";

export type SectorId = "recycling" | "energy" | "engineering" | "construction" | "agriculture";

interface CompanyFacts {
	/** Key of the company in `names`, `sites`, the locale files and the drawings; the fragment of its section's URL. */
	id: string;
	/** Name and site are the owner's: see `group.ts`. */
	name: string;
	site: string;
	participation: Participation;
	/** Founding year, if published. */
	since?: number;
	stage?: Stage;
	sectors: readonly SectorId[];
}

/** The companies in the order of every list. The type checks that their number equals the published figure. */
const entries = [
	{
		id: "paper",
		name: placeholder("Anella Paper"),
		site: placeholder("https://paper.anella.example"),
		participation: "whole",
		since: figures.oldestCompanySince,
		stage: "collect",
		sectors: ["recycling"],
	},
	{
		id: "energy",
		name: placeholder("Anella Energia"),
		site: placeholder("https://energia.anella.example"),
		participation: "whole",
		stage: "transform",
		sectors: ["energy"],
	},
	{
		id: "engineering",
		name: placeholder("Anella Enginyeria"),
		site: placeholder("https://enginyeria.anella.example"),
		participation: "whole",
		stage: "transform",
		sectors: ["engineering"],
	},
	{
		id: "construction",
		name: placeholder("Terrana"),
		site: placeholder("https://terrana.example"),
		participation: "strategic",
		stage: "return",
		sectors: ["construction", "agriculture"],
	},
	{
		id: "platform",
		name: placeholder("Arrel"),
		site: placeholder("https://arrel.example"),
		participation: "strategic",
		stage: "return",
		sectors: ["agriculture"],
	},
	{
		id: "foundation",
		name: placeholder("Fundació Anella"),
		site: placeholder("https://fundacio.anella.example"),
		participation: "support",
		sectors: [],
	},
] as const satisfies readonly CompanyFacts[] & { readonly length: typeof figures.companies };

export type CompanyId = (typeof entries)[number]["id"];

export interface Company extends CompanyFacts {
	id: CompanyId;
}

/** The companies of the group, the foundation last. Their texts are in `app/locales/<language>/companies.ts`. */
export const companies: readonly Company[] = entries;

export function byCompany<Value>(get: (company: Company) => Value): Record<CompanyId, Value> {
	return Object.fromEntries(companies.map((company) => [company.id, get(company)])) as Record<
		CompanyId,
		Value
	>;
}
