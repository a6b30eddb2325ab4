import type { GoalNumber } from "#app/content/goals.ts";
import type { Language } from "#app/i18n/languages.ts";
import { ClueIndex, type Sighting } from "./clues.ts";
import { type Actor, actors, firstPerson } from "./knowledge/actors.ts";
import { type AskKnowledge, askKnowledge } from "./knowledge/asks.ts";
import { lackWords, type Stage, solutionWords, stages, wishWords } from "./knowledge/circumstances.ts";
import { type Concept, concepts } from "./knowledge/concepts.ts";
import { type Fact, facts } from "./knowledge/facts.ts";
import { goalKnowledge } from "./knowledge/goals.ts";
import {
	misleadingPhrases,
	type NoFitKind,
	noFitClues,
	vagueWords,
	weakNoFitClues,
} from "./knowledge/no-fit.ts";
import type { Aspect, Clues, Theme } from "./knowledge/theme.ts";
import { themes } from "./knowledge/themes.ts";
import type { ReadLanguage } from "./language.ts";
import { Vocabulary } from "./spelling.ts";

/** A thing that an idea speaks of, by its name in each language. */
export type Subject = Record<Language, string>;

/** What a clue of a theme says; without a theme it is a phrase that misleads. */
export interface ThemeClue {
	theme: Theme | undefined;
	/** Its name, once it is found. */
	subject: Subject | undefined;
	/** The names of a thing. */
	thing: Clues | undefined;
	sure: boolean;
	/** Whether it supports only beside another clue. */
	context: boolean;
	/** Whether it tells the theme only together with another word of the idea. */
	together?: boolean;
}

/** A clue of a theme that was found. */
export type ThemeSighting = Sighting<ThemeClue>;

/** Every clue of the knowledge base. */
export interface Indexes {
	themes: ClueIndex<ThemeClue>;
	concepts: ClueIndex<Concept>;
	asks: ClueIndex<{ ask: AskKnowledge; outright: boolean }>;
	actors: ClueIndex<Actor | "first person">;
	stages: ClueIndex<Stage>;
	facts: ClueIndex<Fact>;
	solutions: ClueIndex<"solution">;
	wishes: ClueIndex<"wish">;
	lacks: ClueIndex<"lack">;
	noFit: ClueIndex<NoFitKind>;
	weakNoFit: ClueIndex<NoFitKind>;
	goals: ClueIndex<GoalNumber>;
	aspects: ClueIndex<Aspect>;
	/** The words of all clues for subjects, by language. */
	vocabularies: Record<ReadLanguage, Vocabulary>;
}

let indexes: Indexes | undefined;

/** Built at the first idea, not when the Worker starts. */
export function loadIndexes(): Indexes {
	indexes ??= buildIndexes();
	return indexes;
}

function buildIndexes(): Indexes {
	const built: Omit<Indexes, "vocabularies"> = {
		themes: new ClueIndex(),
		concepts: new ClueIndex(),
		asks: new ClueIndex(),
		actors: new ClueIndex(),
		stages: new ClueIndex(),
		facts: new ClueIndex(),
		solutions: new ClueIndex(),
		wishes: new ClueIndex(),
		lacks: new ClueIndex(),
		noFit: new ClueIndex(),
		weakNoFit: new ClueIndex(),
		goals: new ClueIndex(),
		aspects: new ClueIndex(),
	};
	for (const theme of themes) {
		for (const thing of theme.subjects)
			built.themes.add(thing, { theme, subject: undefined, thing, sure: true, context: false });
		built.themes.add(theme.sure, { theme, subject: undefined, thing: undefined, sure: true, context: false });
		built.themes.add(theme.hints, {
			theme,
			subject: undefined,
			thing: undefined,
			sure: false,
			context: false,
		});
		if (theme.context)
			built.themes.add(theme.context, {
				theme,
				subject: undefined,
				thing: undefined,
				sure: false,
				context: true,
			});
		for (const aspect of theme.aspects) if (aspect.clues) built.aspects.add(aspect.clues, aspect);
	}
	built.themes.add(misleadingPhrases, {
		theme: undefined,
		subject: undefined,
		thing: undefined,
		sure: false,
		context: false,
	});
	for (const [concept, clues] of Object.entries(concepts)) built.concepts.add(clues, concept as Concept);
	for (const ask of askKnowledge) {
		built.asks.add(ask.clues, { ask, outright: true });
		built.asks.add(ask.hints, { ask, outright: false });
	}
	for (const actor of actors) built.actors.add(actor.clues, actor);
	built.actors.add(firstPerson, "first person");
	for (const stage of stages) built.stages.add(stage.clues, stage);
	for (const [fact, clues] of Object.entries(facts)) built.facts.add(clues, fact as Fact);
	built.solutions.add(solutionWords, "solution");
	built.wishes.add(wishWords, "wish");
	built.lacks.add(lackWords, "lack");
	for (const { kind, clues } of noFitClues) built.noFit.add(clues, kind);
	for (const { kind, clues } of weakNoFitClues) built.weakNoFit.add(clues, kind);
	built.noFit.add(vagueWords, "vague");
	for (const { goal, clues } of goalKnowledge) built.goals.add(clues, goal);
	const vocabularyOf = (language: ReadLanguage) =>
		new Vocabulary([built.themes, built.concepts].map((index) => () => index.vocabulary(language)));
	return {
		...built,
		vocabularies: { en: vocabularyOf("en"), es: vocabularyOf("es"), ca: vocabularyOf("ca") },
	};
}

/**
 * How a thing is called in each language: where its clues have as many names in all, by the translation of the one that was found;
 * else the first in English and in Spanish are names of all.
 */
export function subjectNamed(thing: Clues, found: string): Subject {
	const lists = thing.split("|").map((list) => list.split(",").map((clue) => clue.trim()));
	const isTranslated = lists.every(({ length }) => length === lists[0]?.length);
	const place = isTranslated ? Math.max(0, ...lists.map((list) => list.indexOf(found))) : 0;
	const [en = "", es = en] = lists.map((list) => (list[place] ?? "").replace("*", ""));
	return { en, es };
}
