import type { CompanyId } from "#app/group/companies.ts";
import type { GoalNumber } from "#app/group/goals.ts";
import type { Language } from "#app/i18n/languages.ts";

/** A collaboration proposal: its title and its text. `{paper}`, `{energy}`… stand for the companies' names. */
export type Proposal = readonly [title: string, text: string];

/** A theme in one language. It promises nothing on the group's behalf ("could") and states no figure. */
interface ThemeText {
	/** Lower case, fits after "the field of". */
	name: string;
	/** Words and phrases that alone place an idea here, separated by commas. Any inflected form will do: they are stemmed. */
	words: string;
	/** Words that only support a match: two of them are as good as one of `words`. */
	hints: string;
	/** What makes it sustainable, or what to watch; those that share most words with the idea are shown first. */
	aspects: readonly string[];
	/** Why each of the theme's goals belongs to it, in the order of `goals`; no capital, no full stop. */
	why: readonly string[];
	/** What the theme's own company could do. */
	proposals: readonly Proposal[];
	/** What another company of the group could add: used when the idea touches that company's field too. */
	with: Partial<Record<CompanyId, Proposal>>;
}

/** A subject that an idea can be about, in the field of one company. To add one, add an entry to a file of this folder. */
export interface Theme {
	id: string;
	company: CompanyId;
	/** The closest goal first. */
	goals: readonly GoalNumber[];
	text: Record<Language, ThemeText>;
}
