import { type CompanyId, companies } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ClueIndex, Sighting } from "./clues.ts";
import {
	chooseThemes,
	type FoundTheme,
	isWithin,
	outside,
	type Place,
	textAt,
	themeSightings,
} from "./evidence.ts";
import { mayNamePlace, placesIn, quantitiesIn, supplyOf } from "./figures-in-text.ts";
import { goalsOf } from "./goals-shown.ts";
import { type Indexes, loadIndexes, type ThemeSighting } from "./indexes.ts";
import type { Actor } from "./knowledge/actors.ts";
import type { AskKnowledge } from "./knowledge/asks.ts";
import { stages } from "./knowledge/circumstances.ts";
import type { Concept } from "./knowledge/concepts.ts";
import { type NoFitKind, noFitClues, weakNoFitClues } from "./knowledge/no-fit.ts";
import { commandForms, requestForms, we, weakRequestForms } from "./knowledge/requests.ts";
import type { Theme } from "./knowledge/theme.ts";
import { unnamedResidue } from "./knowledge/themes.ts";
import {
	fold,
	languageOf,
	type ReadLanguage,
	readLanguages,
	type TextLanguage,
	type UnreadLanguage,
	type Word,
	wordsOf,
} from "./language.ts";
import { likeliestTheme } from "./likeliest-theme.ts";
import { isInOwnProduct, isOwnProduct } from "./making.ts";
import type { Match, NoMatch, Restatement } from "./match.ts";
import { type AnsweredTheme, isAnswered, isOfMaterial, proposalFor } from "./proposals.ts";
import { impliedAsk, type Request, readRequest, requestIn } from "./request.ts";
import { senderOf } from "./sender.ts";
import { isSideMatter } from "./side-matter.ts";
import { directionOf, subjectsOf } from "./subjects.ts";

const aspectsAtMost = 3;
/** Independent hints that a theme needs which nothing unmistakable shows; for fewer, the analysis only says where they point. */
const hintsNeeded = 3;

/** An idea with what is read of it whether it fits or not. */
interface Reading {
	idea: string;
	words: readonly Word[];
	folded: string;
	written: TextLanguage;
	/** The language of the answer. */
	language: Language;
	index: Indexes;
	/** The clues of an index that the idea holds. */
	inIdea<Target>(clues: ClueIndex<Target>): Sighting<Target>[];
	sightings: readonly ThemeSighting[];
	concepts: readonly Sighting<Concept>[];
	/** Companies of the group that it names. */
	named: readonly CompanyId[];
	actor: Actor | undefined;
	request: Request;
	/** What is asked for in so many words or by what is left over. */
	implied: AskKnowledge | undefined;
	/** Whether the sender brings a technology or a tool. */
	hasSolution: boolean;
	/** Whether something of somebody else's would be tried at the sender's own place. */
	triesAtHome: boolean;
	stated: Restatement;
}

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

	const sender = senderOf(words, inIdea(index.actors));
	const { sightings: all, concepts } = themesIn(index, idea, words, written.read);
	// Who writes is not what the idea is about.
	const sightings = all.map((one) =>
		sender && isWithin(one, sender) ? { ...one, target: { ...one.target, sure: false, context: true } } : one,
	);
	const request = readRequest(idea, words, inIdea(index.asks), inIdea(index.wishes), inIdea(index.lacks));
	const { ask, wish, sentences, isAboutProduct } = request;
	const found = chooseThemes(words, sightings, named, sentences, isAboutProduct);
	const implied = ask ?? impliedAsk(found[0]?.theme, concepts, wish);
	const hasSolution = inIdea(index.solutions).length > 0;
	const triesAtHome = implied?.id === "pilot" && !hasSolution && atHome.test(folded);
	const places = placesIn(idea, words);
	const stated: Restatement = {
		quantities: quantitiesIn(idea),
		places,
		saysPlace: places.length > 0 || mayNamePlace(idea),
		// Who offers the place is not looking for one.
		ask: triesAtHome ? undefined : (ask ?? (wish ? undefined : implied)),
		wish,
	};
	if (found.length === 0 && isUnnamedResidue(request, stated))
		found.push({
			theme: unnamedResidue,
			evidence: 2,
			independent: 2,
			sure: false,
			strong: true,
			clues: sentences.map((place) => ({ ...place, worth: 1 })),
		});
	const reading: Reading = {
		idea,
		words,
		folded,
		written,
		language: answerIn,
		index,
		inIdea,
		sightings,
		concepts,
		named,
		actor: sender?.actor,
		request,
		implied,
		hasSolution,
		triesAtHome,
		stated,
	};
	return isNotEmpty(found)
		? matchOf(reading, found)
		: nothingFound(reading, kinds.has("vague") || named.length > 0);
}

/** What is to be tried at the sender's own place is somebody else's. */
const atHome =
	/\b(?:in|on|at) our\b|\b(?:en|sobre) nuestr[ao]s?\b|\b(?:a|en) (?:la|el|les|els) nostr|\bals? nostr|\b(?:os (?:dej|ced)|us (?:deix|ced))\w+/;

/** What tells of a theme in the languages of a text; a term of another language only where they tell nothing. */
function themesIn(...[index, idea, words, read]: Parameters<typeof themeSightings>) {
	const found = themeSightings(index, idea, words, read);
	const isEnough = read.size === readLanguages.length || found.sightings.some(({ target }) => target.sure);
	return isEnough ? found : themeSightings(index, idea, words, new Set(readLanguages));
}

/** Tonnes or kilos of something: what is to be got rid of is a residue, even where no clue tells which. */
const mass = /\d\s?(?:t|tn|kg|kilos?|quilos?|tones|toneladas?|tonnes?|tons?)(?!\p{L})/iu;

/** Whether an outlet is asked for so much of something that no theme knows. */
function isUnnamedResidue({ isOutright }: Request, { ask, quantities }: Restatement): boolean {
	if (ask?.id !== "outlet" || quantities.length === 0) return false;
	return isOutright || quantities.some((quantity) => mass.test(quantity));
}

/** Where no theme was found: the kind of text, or where some words point. */
function nothingFound(reading: Reading, isVague: boolean): NoMatch {
	const { idea, folded, index, inIdea, sightings, concepts, named, language, stated } = reading;
	const noMatch = (kind: NoFitKind): NoMatch => ({ fits: false, language, kind, named });
	if (stated.ask?.id === "money") return noMatch("money");
	const isQuestion = idea.includes("?");
	if (isQuestion && named.length > 0) return noMatch("question");
	const hinted = new Set(inIdea(index.weakNoFit).map(({ target }) => target));
	const kind = weakNoFitClues.find(
		(one) =>
			hinted.has(one.kind) &&
			(one.kind !== "question" || isQuestion) &&
			// A company that speaks of work offers it, or asks for orders.
			(one.kind !== "job" || !we.test(folded)),
	)?.kind;
	const isAmount = stated.quantities.length > 0;
	const enquiry = kind ?? (isAmount ? undefined : requestIn(folded, weakRequestForms));
	if (enquiry) return noMatch(enquiry);
	const likeliest = likeliestTheme(sightings, concepts);
	if (likeliest && (stated.ask || stated.wish || isAmount)) return hintAt(reading, likeliest);
	return { ...noMatch(isVague ? "vague" : "other"), stated };
}

/** A text of which some words may point to a theme. */
function hintAt(
	{ idea, words, language, named, stated }: Reading,
	{ theme, clues }: { theme: Theme; clues: readonly Place[] },
): NoMatch {
	const quotes = clues.map((place) => textAt(idea, words, place));
	return { fits: false, language, kind: "hinted", named, hinted: { theme, quotes }, stated };
}

/** What an idea says of the themes that were found in it; no match where nothing but a few hints tells the first. */
function matchOf(reading: Reading, found: readonly [FoundTheme, ...FoundTheme[]]): Match | NoMatch {
	const { idea, words, written, language, index, inIdea, sightings, concepts, named, request, stated } =
		reading;
	const [first] = found;
	const isResidue = stated.ask?.id === "outlet" && first.theme.id.startsWith("organic-waste");
	if (!first.sure && first.independent < hintsNeeded && !isResidue) {
		const likeliest = likeliestTheme(sightings, concepts) ?? (first.theme.core ? first : undefined);
		return likeliest ? hintAt(reading, likeliest) : { fits: false, language, kind: "other", named, stated };
	}
	const isTentative =
		!named.includes(first.theme.company) &&
		isSideMatter(idea, words, first, request.sentences.at(-1), stated.quantities);
	const answered = answersTo(reading, found, isTentative);
	const text = { idea, words, language: written.main };
	const things = sightings.filter(
		(one) => one.target.subject && (request.isAboutProduct || !isOwnProduct(words, one)),
	);
	const statedStages = new Set(inIdea(index.stages).map(({ target }) => target));
	const shown = new Set(inIdea(index.aspects).map(({ target }) => target));
	const own = answered.flatMap(({ theme }) => theme.aspects.slice(0, 1));
	const further = answered.flatMap(({ theme }) => theme.aspects.filter((aspect) => shown.has(aspect)));
	return {
		fits: true,
		language,
		found,
		isTentative,
		shownBy: first.clues[0] ? textAt(idea, words, first.clues[0]) : "",
		answered,
		subjects: things.some(({ target }) => found.some(({ theme }) => theme === target.theme))
			? subjectsOf(text, things)
			: [],
		direction: directionOf(text, sightings),
		actor: reading.actor,
		...stated,
		stage: stages.find((stage) => statedStages.has(stage)),
		named,
		aspects: (isTentative ? [] : [...own.slice(0, 1), ...further, ...own.slice(1)])
			.filter((aspect, place, all) => all.indexOf(aspect) === place)
			.slice(0, aspectsAtMost),
		supply: supplyOf(
			idea,
			stated.quantities,
			sightings
				.filter(({ target }) => target.subject && target.theme && isOfMaterial(target.theme))
				.map((place) => textAt(idea, words, place)),
		),
		facts: new Set(inIdea(index.facts).map(({ target }) => target)),
		goals: goalsOf(idea, words, isTentative ? [] : found, outside(inIdea(index.goals), sightings)),
	};
}

/** The themes that are answered, with their proposals: the first always, be it without one. */
function answersTo(
	{ words, request, implied, hasSolution, triesAtHome }: Reading,
	found: readonly [FoundTheme, ...FoundTheme[]],
	isTentative: boolean,
): readonly [AnsweredTheme, ...AnsweredTheme[]] {
	const sender = {
		triesAtHome,
		offersSolution: hasSolution || (request.ask?.id === "pilot" && request.isOutright),
		hasWish: request.wish !== undefined,
	};
	const answer = (one: FoundTheme): AnsweredTheme => {
		const telling = one.clues.filter(({ worth }) => worth > 1);
		const makesIt =
			telling.length > 0 &&
			telling.every((place) => isOwnProduct(words, place) || isInOwnProduct(words, place));
		const proposal = isTentative ? undefined : proposalFor(one, implied, { ...sender, makesIt });
		return { ...one, proposal };
	};
	const [first, ...others] = found;
	const lead = answer(first);
	return [lead, ...others.map(answer).filter((one) => isAnswered(one, implied, lead.proposal))];
}

function isRead(language: ReadLanguage | UnreadLanguage): language is ReadLanguage {
	return readLanguages.some((one) => one === language);
}

function isNotEmpty<Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] {
	return items.length > 0;
}

/** Companies of the group whose name stands in the idea. */
function companiesNamed(idea: string): CompanyId[] {
	const spaced = (text: string) =>
		` ${wordsOf(text)
			.map(({ folded }) => folded)
			.join(" ")} `;
	return companies.filter(({ name }) => spaced(idea).includes(spaced(name))).map(({ id }) => id);
}
