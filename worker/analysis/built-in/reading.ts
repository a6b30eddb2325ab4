import { type CompanyId, companies } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ClueIndex, Sighting } from "./clues.ts";
import { chooseThemes, type FoundTheme, type Place, textAt, themeSightings } from "./evidence.ts";
import { mayNamePlace, placesIn, quantitiesIn, type Supply, supplyOf } from "./figures-in-text.ts";
import { goalsOf, type ShownGoal } from "./goals-shown.ts";
import { loadIndexes, type Subject } from "./indexes.ts";
import type { Actor } from "./knowledge/actors.ts";
import type { AskKnowledge } from "./knowledge/asks.ts";
import { type Stage, stages } from "./knowledge/circumstances.ts";
import type { Fact } from "./knowledge/facts.ts";
import { type NoFitKind, noFitClues, weakNoFitClues } from "./knowledge/no-fit.ts";
import { commandForms, requestForms, we, weakRequestForms } from "./knowledge/requests.ts";
import type { Aspect, Direction, Theme } from "./knowledge/theme.ts";
import { unnamedResidue } from "./knowledge/themes.ts";
import {
	fold,
	languageOf,
	type ReadLanguage,
	readLanguages,
	type UnreadLanguage,
	type Word,
	wordsOf,
} from "./language.ts";
import { likeliestTheme } from "./likeliest-theme.ts";
import { isInOwnProduct, isOwnProduct } from "./making.ts";
import { type AnsweredTheme, isAnswered, proposalFor } from "./proposals.ts";
import { clauseAt, wishAtMost } from "./quotes.ts";
import { actorOf, impliedAsk, mostLikelyAsk, requestIn, sentenceAt, wishIn } from "./sender.ts";
import { isSideMatter } from "./side-matter.ts";
import { directionOf, type Making, subjectsOf } from "./subjects.ts";

/** Facts that an idea states, whether it fits or not. */
interface Statements {
	actor: Actor | undefined;
	quantities: readonly string[];
	places: readonly string[];
	/** Whether a place is named, be it one that is not known to be one. */
	saysPlace: boolean;
	stage: Stage | undefined;
	ask: AskKnowledge | undefined;
	/** The clause of a wish that is none of those asks. */
	wish: string | undefined;
	/** The clause in which the ask is made, where one of the known asks is stated outright. */
	request: string | undefined;
	/** Companies of the group that it names. */
	named: readonly CompanyId[];
}

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
	stated?: Omit<Statements, "actor" | "stage" | "named">;
	/** Set for the kind `language`. */
	writtenIn?: UnreadLanguage;
	named: readonly CompanyId[];
}

const aspectsAtMost = 3;
/** Independent hints that a theme needs which nothing unmistakable shows; for fewer, the analysis only says where they point. */
const hintsNeeded = 3;

/** What tells of a theme in the languages of a text; a term of another language only where they tell nothing. */
function themesIn(...[index, idea, words, read]: Parameters<typeof themeSightings>) {
	const found = themeSightings(index, idea, words, read);
	const isEnough = read.size === readLanguages.length || found.sightings.some(({ target }) => target.sure);
	return isEnough ? found : themeSightings(index, idea, words, new Set(readLanguages));
}

/** Whoever asks for one of these speaks of what he makes; any other ask is about something else. */
const isForProduct: ReadonlySet<Direction> = new Set<Direction>(["sell", "try", "join"]);

/** Reads an idea. `language` is the one to answer in; without it, the idea's own, if the site has it, else English. */
export function readIdea(idea: string, language?: Language): Match | NoMatch {
	const words = wordsOf(idea);
	const written = languageOf(idea, words);
	const answerIn = language ?? (written.main === "es" || written.main === "ca" ? "es" : "en");
	const named = companiesNamed(idea);
	const noMatch = (kind: NoFitKind): NoMatch => ({ fits: false, language: answerIn, kind, named });
	const folded = fold(idea);
	if (requestIn(folded, commandForms)) return noMatch("command");
	if (written.main && !isRead(written.main)) return { ...noMatch("language"), writtenIn: written.main };

	const index = loadIndexes();
	const inIdea = <Target>(clues: ClueIndex<Target>) => clues.find(words, written.read);
	const kinds = new Set(inIdea(index.noFit).map(({ target }) => target));
	const decidedKind = noFitClues.find(({ kind }) => kinds.has(kind))?.kind ?? requestIn(folded, requestForms);
	if (decidedKind) return noMatch(decidedKind);

	const asked = inIdea(index.asks).filter(({ from }) => !isNegated(words, from));
	const { sightings, concepts } = themesIn(index, idea, words, written.read);
	const text = { idea, words, language: written.main };
	const direction = directionOf(text, sightings);
	const quantities = quantitiesIn(idea);
	const wishes = inIdea(index.wishes).filter(({ from }) => !isNegated(words, from));
	const likely = mostLikelyAsk(asked);
	// What is wanted in so many words says more than a word that only hints at an ask.
	const isHint = !asked.some(({ target }) => target.ask === likely && target.outright);
	const statedAsk = isHint && wishes.length > 0 ? undefined : likely;
	const askedIn = (statedAsk ? asked.filter(({ target }) => target.ask === statedAsk) : wishes).map((one) =>
		sentenceAt(idea, words, one),
	);
	const isAboutProduct = !statedAsk || isForProduct.has(statedAsk.direction);
	const found = chooseThemes(words, sightings, named, askedIn, isAboutProduct);
	const places = placesIn(idea, words);
	const wish = statedAsk ? undefined : wishIn(idea, words, wishes);
	const implied = statedAsk ?? impliedAsk(found[0]?.theme, concepts, wish);
	const ask = statedAsk ?? (wish ? undefined : implied);
	const askedAt = asked.filter(({ target }) => target.ask === ask);
	const saysPlace = places.length > 0 || mayNamePlace(idea);
	const saidAt = askedAt.findLast(({ target }) => target.outright);
	const request = saidAt && clauseAt(idea, words, saidAt, wishAtMost);
	const stated = { quantities, places, saysPlace, ask, wish, request };
	if (
		ask?.id === "outlet" &&
		(asked.some(({ target }) => target.outright) || quantities.some((quantity) => mass.test(quantity))) &&
		quantities.length > 0 &&
		found.length === 0
	)
		found.push({
			theme: unnamedResidue,
			evidence: 2,
			independent: 2,
			sure: false,
			strong: true,
			clues: askedAt.map((place) => ({ ...place, worth: 1 })),
		});
	const hint = ({ theme, clues }: Pick<FoundTheme, "theme"> & { clues: readonly Place[] }): NoMatch => ({
		...noMatch("hinted"),
		hinted: { theme, quotes: clues.map((place) => textAt(idea, words, place)) },
		stated,
	});
	if (!isNotEmpty(found)) {
		if (ask?.id === "money") return noMatch("money");
		const hinted = new Set(inIdea(index.weakNoFit).map(({ target }) => target));
		const isQuestion = idea.includes("?");
		if (isQuestion && named.length > 0) return noMatch("question");
		const kind = weakNoFitClues.find(
			(one) =>
				hinted.has(one.kind) &&
				(one.kind !== "question" || isQuestion) &&
				// A company that speaks of work offers it, or asks for orders.
				(one.kind !== "job" || !we.test(folded)),
		)?.kind;
		const enquiry = kind ?? (quantities.length === 0 ? requestIn(folded, weakRequestForms) : undefined);
		if (enquiry) return noMatch(enquiry);
		const likeliest = likeliestTheme(sightings, concepts);
		if (likeliest && (ask || wish || quantities.length > 0)) return hint(likeliest);
		return { ...noMatch(kinds.has("vague") || named.length > 0 ? "vague" : "other"), stated };
	}
	const [first] = found;
	const isResidue = ask?.id === "outlet" && first.theme.id.startsWith("organic-waste");
	if (!first.sure && first.independent < hintsNeeded && !isResidue) {
		const likeliest = likeliestTheme(sightings, concepts) ?? (first.theme.core ? first : undefined);
		return likeliest ? hint(likeliest) : { ...noMatch("other"), stated };
	}
	const isTentative =
		!named.includes(first.theme.company) && isSideMatter(idea, words, first, askedIn.at(-1), quantities);
	const hasSolution = inIdea(index.solutions).length > 0;
	const triesAtHome = !hasSolution && atHome.test(folded);
	const offersSolution =
		hasSolution || asked.some(({ target }) => target.ask.id === "pilot" && target.outright);
	const answered = found
		.map((one) => {
			const telling = one.clues.filter(({ worth }) => worth > 1);
			const makesIt =
				telling.length > 0 &&
				telling.every((place) => isOwnProduct(words, place) || isInOwnProduct(words, place));
			const proposal = proposalFor(one, implied, { offersSolution, makesIt, triesAtHome });
			return { ...one, proposal: isTentative ? undefined : proposal };
		})
		.filter((one, place, all) => place === 0 || isAnswered(one, implied, all[0]?.proposal));
	if (!isNotEmpty(answered)) return noMatch("other");
	const things = sightings.filter(
		(one) => one.target.subject && (isAboutProduct || !isOwnProduct(words, one)),
	);
	const shown = new Set(inIdea(index.aspects).map(({ target }) => target));
	const own = answered.flatMap(({ theme }) => theme.aspects.slice(0, 1));
	const further = answered.flatMap(({ theme }) => theme.aspects.filter((aspect) => shown.has(aspect)));
	return {
		fits: true,
		language: answerIn,
		found,
		isTentative,
		shownBy: first.clues[0] ? textAt(idea, words, first.clues[0]) : "",
		answered,
		subjects: things.some(({ target }) => found.some(({ theme }) => theme === target.theme))
			? subjectsOf(text, things)
			: [],
		direction,
		actor: actorOf(inIdea(index.actors)),
		...stated,
		stage: stages.find((stage) => inIdea(index.stages).some(({ target }) => target === stage)),
		named,
		aspects: (isTentative ? [] : [...own.slice(0, 1), ...further, ...own.slice(1)])
			.filter((aspect, place, all) => all.indexOf(aspect) === place)
			.slice(0, aspectsAtMost),
		supply: supplyOf(
			idea,
			quantities,
			sightings
				.filter(({ target }) => target.subject && ofMaterial(target.theme))
				.map((place) => textAt(idea, words, place)),
		),
		facts: new Set(inIdea(index.facts).map(({ target }) => target)),
		goals: goalsOf(idea, words, isTentative ? [] : found, outside(inIdea(index.goals), sightings)),
	};
}

function isRead(language: ReadLanguage | UnreadLanguage): language is ReadLanguage {
	return readLanguages.some((one) => one === language);
}

/** Whether what a theme's subjects name is a material, and so an amount of it. */
function ofMaterial(theme: Theme | undefined): boolean {
	return (
		theme?.together?.some(([, situation]) => situation === "leftover" || situation === "unsold") === true
	);
}

/** "We don't want", "no queremos". */
function isNegated(words: readonly Word[], from: number): boolean {
	return /^(?:t|not|never|no|nunca|mai)$/.test(words[from - 1]?.folded ?? "");
}

function isNotEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
	return items.length > 0;
}

/** What is to be tried at the sender's own place is somebody else's. */
const atHome =
	/\b(?:in|on|at) our\b|\b(?:en|sobre) nuestr[ao]s?\b|\b(?:a|en) (?:la|el|les|els) nostr|\bals? nostr/;

/** Without those inside a longer phrase of a theme: "old solar panels" says nothing of solar energy. */
function outside<Target>(
	sightings: readonly Sighting<Target>[],
	phrases: readonly Sighting<unknown>[],
): Sighting<Target>[] {
	return sightings.filter(
		({ from, to, length }) =>
			!phrases.some((phrase) => phrase.length > length && phrase.from <= from && phrase.to >= to),
	);
}

/** Tonnes or kilos of something: what is to be got rid of is a residue, even where no clue tells which. */
const mass = /\d\s?(?:t|tn|kg|kilos?|quilos?|tones|toneladas?|tonnes?|tons?)(?!\p{L})/iu;

/** Companies of the group whose name stands in the idea. */
function companiesNamed(idea: string): CompanyId[] {
	const spaced = (text: string) =>
		` ${wordsOf(text)
			.map(({ folded }) => folded)
			.join(" ")} `;
	return companies.filter(({ name }) => spaced(idea).includes(spaced(name))).map(({ id }) => id);
}
