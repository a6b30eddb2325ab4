import type { CompanyId } from "#app/content/companies.ts";
import type { GoalNumber } from "#app/content/goals.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Concept } from "./concepts.ts";
import type { Fact } from "./facts.ts";

/**
 * Words and phrases that an idea may hold, separated by commas, in English, Spanish and Catalan, separated by `|`:
 * `"cardboard, paper bale | cartón, bala de papel | cartró"`. A word is met in the singular, as it is written here, and in
 * its language's plural; `recicl*` is met by every word that begins so; `~` stands for up to four words of any kind.
 * Articles and the prepositions of belonging ("de", "of") may be left out or added.
 */
export type Clues = string;

/**
 * What the sender is looking for, as proposals answer it: `give` (an outlet for a residue), `sell` (buyers), `take` (a supply),
 * `try` (a site for a pilot), `do` (a project or advice at the sender's place), `join` (a partner or money).
 */
export type Direction = "give" | "sell" | "take" | "try" | "do" | "join";

/**
 * A proposal in one language, its four parts without a capital and a full stop but for the title: what the company "would
 * look at" ("estudiaría"), what the sender brings, and what decides it. It promises nothing and states no figure. Here, in
 * questions and in aspects, `{a|b}` is "a" for what arises again and again and "b" for a single lot; in `{a|b|c}`, "a" is where
 * the idea states no amount, and "c" where it states how much arises.
 */
type ProposalText = readonly [title: string, looksAt: string, brings: string, decides: string];

/** One fact or several that an idea may state. */
type Facts = Fact | readonly Fact[];

/**
 * A thing to have ready. One with `unless` is left out where the idea states one of these facts. An amount is left out where the
 * idea states it, and is replaced by a date for a single lot. Of a place, only `known` is asked for where the idea names one, and
 * nothing where it also states one of `knownUnless`.
 */
export type Thing =
	| string
	| { thing: string; unless: Facts }
	| { amount: string }
	| { place: string; known?: string; knownUnless?: Facts };

/** The open question, and what to have ready, at most four things. */
export interface Preparation {
	question: Record<Language, string>;
	/** Facts that answer the question, or half of it: where the idea states one, the question is not asked. */
	questionUnless?: Facts;
	ready: Record<Language, readonly Thing[]>;
}

/**
 * A proposal is written for the senders of its directions, and supposes their situation: only who gives or sells a material has it,
 * only who asks for a project has a site. For a direction that none of a theme's proposals has, the analysis proposes a first
 * conversation. A proposal may prepare for another conversation than its theme: whoever buys a material need not analyse a waste.
 */
export interface Proposal extends Record<Language, ProposalText>, Partial<Preparation> {
	when: readonly Direction[];
}

/** A sustainable aspect. The first of a theme comes with the theme; any other needs one of its own clues. */
export interface Aspect extends Record<Language, string> {
	clues?: Clues;
}

/** A subject that an idea can be about, in the field of one company. To add one, add an entry to a file of this folder. */
export interface Theme extends Preparation {
	/** One that is a part of a wider subject is called "wider/part". */
	id: string;
	company: CompanyId;
	/** Whether it is the company's own trade, or only close to it. */
	core: boolean;
	/** Lower case; in Spanish with its article. */
	name: Record<Language, string>;
	/** Things that place an idea here by themselves. The first word in English and in Spanish is how the analysis calls it. */
	subjects: readonly Clues[];
	/** Other unmistakable words, such as verbs. */
	sure: Clues;
	/** Words that only support: two different ones are as good as an unmistakable one. */
	hints: Clues;
	/** Words that support only beside one of the others: who asks, and what is said in many fields. */
	context?: Clues;
	/** Concepts that tell the theme where an idea holds both in one sentence or two: the thing first, then what is the matter with it. */
	together?: readonly (readonly [Concept, Concept])[];
	/** The goal that comes with the theme, and how the theme serves it, told to a layman: no capital, no full stop. */
	goal: { number: GoalNumber } & Record<Language, string>;
	/** Goals that the idea may also serve, if it holds clues of theirs (`goals.ts`). */
	alsoGoals: readonly GoalNumber[];
	aspects: readonly Aspect[];
	proposals: readonly [Proposal, ...Proposal[]];
}
