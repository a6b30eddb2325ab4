import type { CompanyId } from "#app/content/companies.ts";
import type { FoundTheme } from "./evidence.ts";
import type { AskKnowledge } from "./knowledge/asks.ts";
import { funding, sale } from "./knowledge/shared-proposals.ts";
import type { Proposal, Theme } from "./knowledge/theme.ts";

/** A theme with what it proposes; undefined where only a first conversation can be proposed. */
export interface AnsweredTheme extends FoundTheme {
	proposal: Proposal | undefined;
}

/** What is known of the sender besides the ask. */
interface Sender {
	/** Whether the sender offers or tries out a technology or a tool. */
	offersSolution: boolean;
	/** Whether what the sender makes for a living is the theme's subject, or made of it. */
	makesIt: boolean;
	/** Whether something of somebody else's would be tried at the sender's own place. */
	triesAtHome: boolean;
	/** Whether the text holds a wish, be it for none of the known asks. */
	hasWish: boolean;
}

/** Companies whose studies and projects are done at the site of whoever wants them. */
const worksAtSites: ReadonlySet<CompanyId> = new Set<CompanyId>(["energy", "engineering", "construction"]);

/**
 * What a theme proposes to a sender in this situation. Undefined where the situation is not recognised or the theme has no
 * proposal for it: one that is written for another kind of sender misleads.
 */
export function proposalFor(
	{ theme, sure }: FoundTheme,
	ask: AskKnowledge | undefined,
	{ offersSolution, makesIt, triesAtHome, hasWish }: Sender,
): Proposal | undefined {
	const { proposals, company } = theme;
	if (!ask) {
		// Who has neither a solution nor a material to offer wants something done, in whichever words.
		const offersNothing = !offersSolution && !makesIt && !isOfMaterial(theme);
		return hasWish && sure && offersNothing && worksAtSites.has(company)
			? proposals.find(({ when }) => when.includes("do"))
			: undefined;
	}
	if (ask.id === "money") return proposals.find(({ when }) => when.includes("join")) ?? funding;
	const { direction } = ask;
	if (!sure && direction !== "give") return undefined;
	if (direction === "try" && triesAtHome) return undefined;
	if (offersSolution && company !== "foundation") {
		if (direction === "sell") return sale;
		// Studies of a site are for its owner, not for whoever brings a product to it.
		if (direction === "do" || direction === "join") return undefined;
	}
	const proposal = proposals.find(({ when }) => when.includes(direction));
	// What takes a residue in is not for a product that is made to be sold.
	return direction === "sell" && makesIt && proposal?.when.includes("give") ? undefined : proposal;
}

/** Whether what a theme's subjects name is a material, which somebody has too much of. */
export function isOfMaterial({ together }: Theme): boolean {
	return together?.some(([, situation]) => situation === "leftover" || situation === "unsold") === true;
}

/** Whether a further theme gets its own proposal: there is evidence enough, or just what it supplies is asked for. */
export function isAnswered(
	{ strong, proposal }: AnsweredTheme,
	ask: AskKnowledge | undefined,
	leading: Proposal | undefined,
): boolean {
	if (!proposal || proposal === leading) return false;
	return strong || (ask?.direction === "take" && proposal.when.length === 1);
}
