import type { CompanyId } from "#app/content/companies.ts";
import type { GoalNumber } from "#app/content/goals.ts";

/** What the sender asks for. */
export type Ask =
	| "buyer"
	| "supplier"
	| "pilot"
	| "outlet"
	| "project"
	| "advice"
	| "partner"
	| "money"
	/** The text does not say. */
	| "none";

/** Why a text is no idea for the group. */
export type NoFit =
	| "money"
	| "job"
	| "press"
	| "offer"
	| "question"
	| "complaint"
	| "language"
	| "enquiry"
	| "other";

/** An idea as a visitor might send it, with what a colleague of the group would read in it. */
export interface LabelledIdea {
	idea: string;
	/** The language that it is written in. */
	language: "en" | "es" | "ca" | "mixed" | "other";
	/** The company that comes first; null where the honest answer is that nothing fits. */
	company: CompanyId | null;
	/** Companies that may come first instead. */
	orCompany?: readonly CompanyId[];
	/** The kind of answer where nothing fits; any of them is right. */
	noFit?: readonly NoFit[];
	/** Ids of the themes that the analysis may hold: every other is unrelated. */
	themes?: readonly string[];
	/** Goals that the analysis may name: every other is unrelated. */
	goals?: readonly GoalNumber[];
	/** Quantities that the analysis has to repeat, as they are written. */
	quantities?: readonly string[];
	/** What is asked for; any of them is right. */
	asks?: readonly Ask[];
	/** Words that must not be read into it: themes by their id, or pieces of text. */
	never?: readonly string[];
}
