import MiniSearch from "minisearch";
import { type CompanyId, companies } from "#app/group/companies.ts";
import { type GoalNumber, isGoalNumber } from "#app/group/goals.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { businessKinds } from "./knowledge/business-kinds.ts";
import { goalKnowledge } from "./knowledge/goals.ts";
import { commandPatterns, offTopicWords, vagueWords } from "./knowledge/off-topic.ts";
import type { Theme } from "./knowledge/theme.ts";
import { themes } from "./knowledge/themes.ts";
import {
	detectLanguage,
	fold,
	isConnector,
	isLightWord,
	isStopWord,
	properNames,
	stem,
	type Word,
	wordsOf,
} from "./language.ts";

/** Something of the knowledge base that the idea leads to. */
export interface Finding<Subject> {
	subject: Subject;
	/** For ordering: the higher the closer. */
	score: number;
	/** How sure the match is: 1 for one telling word or two that hint at it. */
	evidence: number;
	/** The pieces of the idea that led here, as the visitor wrote them, the most telling first. */
	quotes: string[];
	/** How much each of those words told, by its position in the idea. */
	weight: ReadonlyMap<number, number>;
}

/** Why nothing was found. */
export type NoMatchReason = "command" | "off-topic" | "vague" | "unknown";

/** What was read in an idea that fits the group. */
export interface Match {
	fits: true;
	language: Language;
	/** The theme that leads first; those after it add to it. Never empty. */
	themes: Finding<Theme>[];
	/** Companies that the idea calls by their name. */
	namedCompanies: CompanyId[];
	/** Goals that the idea itself speaks of, besides those of its themes. */
	goals: Finding<GoalNumber>[];
	/** Id of the way of doing business, if the idea says it. */
	kind: Finding<string> | undefined;
	/** A quantity with its unit, such as "300 toneladas". */
	quantity: string | undefined;
	/** Stems of the idea's words, to choose among sentences. */
	stems: ReadonlySet<string>;
	/** True when there is little more than the name of a subject. */
	brief: boolean;
}

/** What was read in an idea that fits nothing. */
export interface NoMatch {
	fits: false;
	language: Language;
	reason: NoMatchReason;
}

/** One entry of the index; its fields hold phrases separated by commas. */
interface Entry {
	id: string;
	words: Record<Language, string>;
	hints?: Record<Language, string>;
}

interface Knowledge {
	index: MiniSearch<Entry>;
	/** All single stems of each language. */
	subjects: Record<Language, ReadonlySet<string>>;
	/** All indexed phrases of each language, to tell a known word from a misspelt one. */
	phrases: Record<Language, ReadonlySet<string>>;
	vague: Record<Language, ReadonlySet<string>>;
	/** All words of each language as they are written there, folded. */
	forms: Record<Language, ReadonlySet<string>>;
}

/** Longest phrase, in words that are not stop words. */
const phraseLength = 3;
/** Longest stem, in letters, that has to be met as the very word. */
const shortStem = 5;
/** Themes told beside the leading one, and how close to it in score they have to be. */
const themesAtMost = 3;
const themeWithin = 0.35;
/** What being called by name (a company) or by number (a goal) adds: more than any words can. */
export const namedScore = 100;
/** Longest quote of the idea, in words. */
const quoteWords = 5;

const themeById = new Map(themes.map((theme) => [theme.id, theme]));

let knowledge: Knowledge | undefined;

/** The index is built at the first idea, not when the Worker starts. */
function loadKnowledge(): Knowledge {
	knowledge ??= buildKnowledge();
	return knowledge;
}

/** Stems of a phrase's words, joined by spaces, without the light words and the stop words at its ends. */
function phraseKey(phrase: string, language: Language): string {
	const words = wordsOf(phrase);
	const isContent = ({ folded }: Word) => !isStopWord(folded, language);
	return words
		.slice(words.findIndex(isContent), words.findLastIndex(isContent) + 1)
		.filter(({ folded }) => !isLightWord(folded, language))
		.map(({ folded }) => stem(folded, language))
		.join(" ");
}

const phrasesOf = (list: string, language: Language) =>
	list
		.split(",")
		.map((phrase) => phraseKey(phrase, language))
		.filter(Boolean);

function entries(): Entry[] {
	const inBoth = <Value>(read: (language: Language) => Value) => ({ en: read("en"), es: read("es") });
	return [
		...themes.map(({ id, text }) => ({
			id: `theme:${id}`,
			words: inBoth((language) => text[language].words),
			hints: inBoth((language) => text[language].hints),
		})),
		...goalKnowledge.map(({ goal, text }) => ({
			id: `goal:${goal}`,
			words: inBoth((language) => text[language].words),
		})),
		...businessKinds.map(({ id, text }) => ({
			id: `kind:${id}`,
			words: inBoth((language) => text[language].words),
		})),
		{
			id: "off-topic",
			words: inBoth((language) => offTopicWords[language].serious),
			hints: inBoth((language) => offTopicWords[language].slight),
		},
	];
}

function buildKnowledge(): Knowledge {
	const all = entries();
	const index = new MiniSearch<Entry>({
		fields: languages.flatMap((language) => [`${language}.words`, `${language}.hints`]),
		extractField: (entry, field) => {
			const [language, list] = field.split(".") as [Language | "id", "words" | "hints" | undefined];
			return language === "id" || !list ? entry.id : (entry[list]?.[language] ?? "");
		},
		tokenize: (list, field) => phrasesOf(list, field?.startsWith("es") ? "es" : "en"),
		processTerm: (phrase) => phrase,
		searchOptions: {
			tokenize: (phrase) => [phrase],
			// A theme with many synonyms is no less fitting than one with few.
			bm25: { k: 1.2, b: 0, d: 0.5 },
		},
	});
	index.addAll(all);
	const collect = (language: Language) =>
		new Set(
			all.flatMap(({ words, hints }) => [
				...phrasesOf(words[language], language),
				...phrasesOf(hints?.[language] ?? "", language),
			]),
		);
	const phrases = { en: collect("en"), es: collect("es") };
	const written = (language: Language) =>
		new Set(
			all.flatMap(({ words, hints }) =>
				wordsOf(`${words[language]}, ${hints?.[language] ?? ""}`).map(({ folded }) => folded),
			),
		);
	const single = (language: Language) =>
		new Set([...phrases[language]].flatMap((phrase) => phrase.split(" ")));
	return {
		index,
		phrases,
		subjects: { en: single("en"), es: single("es") },
		vague: {
			en: new Set(phrasesOf(vagueWords.en, "en")),
			es: new Set(phrasesOf(vagueWords.es, "es")),
		},
		forms: { en: written("en"), es: written("es") },
	};
}

/** A run of the idea's words that is looked up as one phrase. */
interface Run {
	/** Positions in the list of all words of the idea. */
	positions: number[];
	/** The phrase in each language's stems. */
	key: Record<Language, string>;
	/** The word itself, folded, if the run is a single one. */
	word: string | undefined;
	/** True for a single word that looks like a proper name. */
	isName: boolean;
}

/** Every run of one to three words, stop words aside, the longest first. */
function runsOf(words: readonly Word[], language: Language, names: ReadonlySet<number>): Run[] {
	const content = words.flatMap((word, position) => (isStopWord(word.folded, language) ? [] : [position]));
	const runs: Run[] = [];
	for (let length = phraseLength; length >= 1; length--) {
		for (let first = 0; first + length <= content.length; first++) {
			const positions = content.slice(first, first + length);
			const [from = 0, to = 0] = [positions[0], positions.at(-1)];
			const telling = words.slice(from, to + 1).filter(({ folded }) => !isLightWord(folded, language));
			const key = (inLanguage: Language) => telling.map(({ folded }) => stem(folded, inLanguage)).join(" ");
			const single = length === 1;
			runs.push({
				positions,
				key: { en: key("en"), es: key("es") },
				word: single ? words[from]?.folded : undefined,
				isName: single && names.has(from),
			});
		}
	}
	return runs;
}

/** One look-up: an entry, how well it matched, and whether by a telling word. */
interface Hit {
	entry: string;
	score: number;
	exact: boolean;
	telling: boolean;
}

/**
 * Looks a run up: as it is in the idea's language, then as it is in the other one (mixed ideas, loan words), then, if it is
 * a single word, allowing for misspelling. Short words and proper names are never guessed at.
 */
function lookUp(run: Run, language: Language, { index, phrases, vague, forms }: Knowledge): Hit[] {
	const other = language === "en" ? "es" : "en";
	const find = (phrase: string, inLanguage: Language, fuzzy: number | false): Hit[] =>
		index
			.search(phrase, {
				fields: [`${inLanguage}.words`, `${inLanguage}.hints`],
				boost: { [`${inLanguage}.words`]: 2 },
				fuzzy,
				weights: { fuzzy: 0.6, prefix: 0 },
			})
			.flatMap(({ id, score, match }) => {
				// Of a short word the first letter is seldom the one that is wrong: "clean" is no misspelt "glean".
				const likely = Object.entries(match).filter(
					([term]) => term === phrase || phrase.length >= 7 || term[0] === phrase[0],
				);
				if (likely.length === 0) return [];
				const exact = phrase in match;
				const telling = likely.some(([, fields]) => fields.includes(`${inLanguage}.words`));
				return [{ entry: id, score: exact || phrase.length >= 7 ? score : score / 2, exact, telling }];
			});
	for (const inLanguage of [language, other] as const) {
		const key = run.key[inLanguage];
		if (!phrases[inLanguage].has(key)) continue;
		// A stem of a few letters is shared by words that have nothing in common, such as "madres" and "Madrid".
		const doubtful = run.word !== undefined && (run.isName || key.length <= shortStem);
		if (!doubtful || isFormOf(run.word ?? "", forms[inLanguage])) return find(key, inLanguage, false);
	}
	if (run.word === undefined || run.isName) return [];
	const phrase = run.key[language];
	// A word that is spelt right and simply says nothing here must not be bent into one that does.
	if (vague[language].has(phrase)) return [];
	const fuzzy = phrase.length >= 9 ? 2 : phrase.length >= 5 ? 1 : false;
	return fuzzy ? find(phrase, language, fuzzy).filter(({ entry }) => entry !== "off-topic") : [];
}

/** True if the word is written like a known one, but for number and gender. */
function isFormOf(word: string, forms: ReadonlySet<string>): boolean {
	const ends = (from: RegExp, ...endings: string[]) =>
		from.test(word) && endings.some((ending) => forms.has(word.replace(from, ending)));
	return (
		ends(/$/, "", "s", "es") || ends(/s$/, "") || ends(/es$/, "") || ends(/[ao]s?$/, "a", "o", "as", "os")
	);
}

interface Tally {
	score: number;
	evidence: number;
	/** Score by position of the word, for the order of the quotes. */
	weight: Map<number, number>;
}

/** Evidence of a hit: a phrase tells more than a word, and a guess is never enough on its own. */
function evidenceOf({ exact, telling }: Hit, length: number): number {
	if (exact) return telling ? 1 + 0.5 * (length - 1) : 0.5 * length;
	return telling ? 0.5 : 0.25;
}

function tallyEntries(
	idea: string,
	words: readonly Word[],
	language: Language,
	known: Knowledge,
): Map<string, Tally> {
	const tallies = new Map<string, Tally>();
	const inLongerPhrase = new Set<number>();
	for (const run of runsOf(words, language, properNames(idea, words))) {
		const length = run.positions.length;
		// The words of a phrase that was understood ("waste heat") say little on their own ("waste").
		const discount = run.positions.some((position) => inLongerPhrase.has(position)) ? 0.3 : 1;
		const hits = lookUp(run, language, known);
		for (const hit of hits) {
			const tally: Tally = tallies.get(hit.entry) ?? { score: 0, evidence: 0, weight: new Map() };
			const fresh = run.positions.filter((position) => !tally.weight.has(position));
			if (fresh.length === 0) continue;
			tally.score += hit.score * (1 + 0.5 * (length - 1)) * discount;
			tally.evidence += evidenceOf(hit, length) * discount;
			for (const position of fresh) tally.weight.set(position, hit.score * discount);
			tallies.set(hit.entry, tally);
		}
		if (length > 1 && hits.some(({ telling, entry }) => telling && entry.startsWith("theme:"))) {
			for (const position of run.positions) inLongerPhrase.add(position);
		}
	}
	return tallies;
}

/** The pieces of the idea at these positions, neighbours joined: "paneles solares" rather than two words. */
function quotesOf(
	idea: string,
	words: readonly Word[],
	weight: ReadonlyMap<number, number>,
	language: Language,
) {
	const pieces: { from: number; to: number; weight: number }[] = [];
	for (const position of [...weight.keys()].sort((a, b) => a - b)) {
		const last = pieces.at(-1);
		const joins =
			last !== undefined &&
			position - last.from < quoteWords &&
			words.slice(last.to + 1, position).every(({ folded }) => isConnector(folded, language)) &&
			// Across a comma or a line break they are two pieces; so a quote holds only letters, digits and single spaces.
			/^[\p{L}\p{N} '’-]*$/u.test(idea.slice(words[last.to]?.end, words[position]?.start));
		const own = weight.get(position) ?? 0;
		if (joins) {
			last.to = position;
			last.weight += own;
		} else pieces.push({ from: position, to: position, weight: own });
	}
	pieces.sort((a, b) => b.weight - a.weight || a.from - b.from);
	const quotes = pieces.map(({ from, to }) =>
		idea.slice(words[from]?.start, words[to]?.end).replace(/\s+/g, " ").slice(0, 60),
	);
	return quotes.filter((quote, place) => quotes.findIndex((one) => fold(one) === fold(quote)) === place);
}

const quantityPattern =
	/\d[\d.,]*\s?(?:kg|kilos?|toneladas?|tonnes?|tons?|litros?|lit(?:re|er)s?|kwh?|mwh?|mw|hect[aá]reas?|hectares?|ha|m[23²³]|metros|met(?:re|er)s|viviendas|homes|empresas|companies|personas|people|alumnos|students)(?![\p{L}\p{N}])/iu;

/** Goals that the idea calls by number: "ODS 7", "SDG7", "goal 7". */
function numberedGoals(idea: string): GoalNumber[] {
	return [...fold(idea).matchAll(/\b(?:ods|sdgs?|goals?|objetivos?)\s*(\d{1,2})\b/g)]
		.map(([, digits]) => Number(digits))
		.filter(isGoalNumber);
}

/** Companies whose name stands in the idea. */
function companiesNamed(idea: string): CompanyId[] {
	const spaced = (text: string) =>
		` ${wordsOf(text)
			.map(({ folded }) => folded)
			.join(" ")} `;
	return companies.filter(({ name }) => spaced(idea).includes(spaced(name))).map(({ id }) => id);
}

/** Reads an idea: its language, the themes, goals and companies it leads to, and the words that lead there. */
export function readIdea(idea: string, hint?: Language): Match | NoMatch {
	const known = loadKnowledge();
	const language = detectLanguage(idea, (word, inLanguage) => known.subjects[inLanguage].has(word), hint);
	if (commandPatterns.some((pattern) => pattern.test(fold(idea))))
		return { fits: false, language, reason: "command" };

	const words = wordsOf(idea);
	const tallies = tallyEntries(idea, words, language, known);
	const findings = <Subject>(
		prefix: string,
		subjectOf: (id: string) => Subject | undefined,
	): Finding<Subject>[] =>
		[...tallies]
			.flatMap(([entry, { score, evidence, weight }]) => {
				const subject = entry.startsWith(prefix) ? subjectOf(entry.slice(prefix.length)) : undefined;
				if (subject === undefined) return [];
				const quotes = quotesOf(idea, words, weight, language);
				return [{ subject, score, evidence, quotes, weight }];
			})
			.sort((a, b) => b.score - a.score);

	const foundThemes = findings("theme:", (id) => themeById.get(id));
	const goals = findings("goal:", (id) =>
		isGoalNumber(Number(id)) ? (Number(id) as GoalNumber) : undefined,
	).filter(({ evidence }) => evidence >= 0.75);
	for (const goal of numberedGoals(idea)) {
		const found = goals.find(({ subject }) => subject === goal);
		if (found) found.score += namedScore;
		else goals.unshift({ subject: goal, score: namedScore, evidence: 1, quotes: [], weight: new Map() });
	}
	goals.sort((a, b) => b.score - a.score);
	const namedCompanies = companiesNamed(idea);

	const offTopic = tallies.get("off-topic");
	const content = words.filter(({ folded }) => !isStopWord(folded, language));
	// A long text with a single telling word is more often about something else.
	const needed = 0.75 + (offTopic ? 1.5 * offTopic.evidence : 0) + (content.length > 16 ? 0.5 : 0);
	const sure = Math.max(0, ...foundThemes.map(({ evidence }) => evidence));
	const numbered = goals.find(({ score }) => score >= namedScore)?.subject;

	if (sure < needed) {
		// A company or a goal that is called by name says enough to start from, if nothing speaks against it.
		const fallback = namedCompanies[0]
			? themes.find(({ company }) => company === namedCompanies[0])
			: themeById.get(goalKnowledge.find(({ goal }) => goal === numbered)?.theme ?? "");
		if (!fallback || offTopic) {
			const vague =
				content.length > 0 && content.some(({ folded }) => known.vague[language].has(stem(folded, language)));
			return { fits: false, language, reason: offTopic ? "off-topic" : vague ? "vague" : "unknown" };
		}
		if (!foundThemes.some(({ subject }) => subject === fallback)) {
			foundThemes.push({ subject: fallback, score: 0, evidence: 1, quotes: [], weight: new Map() });
		}
		for (const found of foundThemes) if (found.subject === fallback) found.score += namedScore;
	}

	return {
		fits: true,
		language,
		themes: chooseThemes(foundThemes, namedCompanies).map((found) => ({
			...found,
			quotes: quotesOf(idea, words, found.weight, language),
		})),
		namedCompanies,
		goals,
		kind: findings("kind:", (id) => id).find(({ evidence }) => evidence >= 0.75),
		quantity: quantityPattern.exec(idea)?.[0].replace(/\s+/g, " "),
		stems: new Set(words.map(({ folded }) => stem(folded, language))),
		brief: content.length < 5,
	};
}

/**
 * Puts the themes in order: a company's field leads by its best theme and, less, by its others; a company called by name
 * comes first. Further themes are told only if words of their own led to them.
 */
function chooseThemes(found: readonly Finding<Theme>[], named: readonly CompanyId[]): Finding<Theme>[] {
	const byCompany = new Map<CompanyId, number>();
	const seen = new Set<CompanyId>();
	for (const { subject, score } of found) {
		const share = seen.has(subject.company) ? 0.5 : 1;
		seen.add(subject.company);
		byCompany.set(subject.company, (byCompany.get(subject.company) ?? 0) + score * share);
	}
	for (const company of named)
		if (byCompany.has(company)) byCompany.set(company, (byCompany.get(company) ?? 0) + namedScore);
	const leading = [...byCompany].sort((a, b) => b[1] - a[1])[0]?.[0];
	const lead = found
		.filter(({ subject }) => subject.company === leading)
		.sort((a, b) => b.score - a.score)[0];
	if (!lead) return [];
	const chosen = [lead];
	const told = new Set(lead.weight.keys());
	for (const finding of found) {
		if (chosen.length === themesAtMost) break;
		const own = [...finding.weight].filter(([position]) => !told.has(position));
		if (finding === lead || own.length === 0 || finding.evidence < 0.75) continue;
		if (finding.score < themeWithin * lead.score) continue;
		chosen.push({ ...finding, weight: new Map(own) });
		for (const [position] of own) told.add(position);
	}
	return chosen;
}
