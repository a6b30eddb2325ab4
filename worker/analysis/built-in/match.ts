import type { CompanyId } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { FoundTheme } from "./evidence.ts";
import type { Supply } from "./figures-in-text.ts";
import type { ShownGoal } from "./goals-shown.ts";
import type { Subject } from "./indexes.ts";
import type { Actor } from "./knowledge/actors.ts";
import type { AskKnowledge } from "./knowledge/asks.ts";
import type { Stage } from "./knowledge/circumstances.ts";
import type { Fact } from "./knowledge/facts.ts";
import type { NoFitKind } from "./knowledge/no-fit.ts";
import type { Aspect, Theme } from "./knowledge/theme.ts";
import type { UnreadLanguage } from "./language.ts";
import type { AnsweredTheme } from "./proposals.ts";
import type { Making } from "./subjects.ts";

/** Facts that an idea states, whether it fits or not. */
interface Statements {
	actor: Actor | undefined;
	quantities: readonly string[];
	places: readonly string[];
	/** Whether a place is named, be it one that is not known to be one. */
	saysPlace: boolean;
	stage: Stage | undefined;
	ask: AskKnowledge | undefined;
	/** What is wanted, in the text's own words. */
	wish: string | undefined;
	/** Companies of the group that it names. */
	named: readonly CompanyId[];
}

/** Those of them that are read before it is known whether the text fits. */
export type Restatement = Omit<Statements, "actor" | "stage" | "named">;

/** What was read in an idea that fits the group. */
export interface Match extends Statements {
	fits: true;
	language: Language;
	/** The theme that leads first; never empty. */
	found: readonly [FoundTheme, ...FoundTheme[]];
	/** Whether a single thing tells the first theme: then nothing is written that the theme brings with it. */
	isTentative: boolean;
	/** The words that tell the first theme best. */
	shownBy: string;
	/** Those of them that are answered: the first always, be it without a proposal of its own. */
	answered: readonly [AnsweredTheme, ...AnsweredTheme[]];
	/** The things that it names. */
	subjects: readonly Subject[];
	/** What is to be made, and of what, if it says so. */
	direction: Making | undefined;
	aspects: readonly Aspect[];
	/** Goals with the words that show them; those of the themes come first. */
	goals: readonly ShownGoal[];
	/** How much of a material there is. */
	supply: Supply;
	/** What it states of what the knowledge base may ask for. */
	facts: ReadonlySet<Fact>;
}

/** What was read in a text that fits nothing. */
export interface NoMatch {
	fits: false;
	language: Language;
	kind: NoFitKind;
	/** Set for the kind `hinted`: what some words may point to. */
	hinted?: { theme: Theme; quotes: readonly string[] };
	/** What the text says all the same, where nothing tells that it is no idea. */
	stated?: Restatement;
	/** Set for the kind `language`. */
	writtenIn?: UnreadLanguage;
	named: readonly CompanyId[];
}
