import { figures } from "./figures.ts";
import { names, sites } from "./placeholders.ts";

/** Key of a company in `names`, `sites` and the locale files. */
export type CompanyId = "paper" | "energy" | "engineering" | "construction" | "platform" | "foundation";

/** The holding's stake in a company. */
export type Participation = "whole" | "strategic" | "support";

export interface Company {
	id: CompanyId;
	name: string;
	site: string;
	participation: Participation;
	/** Founding year, if published. */
	since?: number;
}

/** The six companies of the group, the foundation last. Their descriptions are in the locale files. */
export const companies: readonly Company[] = [
	{
		id: "paper",
		name: names.paper,
		site: sites.paper,
		participation: "whole",
		since: figures.oldestCompanySince,
	},
	{ id: "energy", name: names.energy, site: sites.energy, participation: "whole" },
	{ id: "engineering", name: names.engineering, site: sites.engineering, participation: "whole" },
	{ id: "construction", name: names.construction, site: sites.construction, participation: "strategic" },
	{ id: "platform", name: names.platform, site: sites.platform, participation: "strategic" },
	{ id: "foundation", name: names.foundation, site: sites.foundation, participation: "support" },
];
