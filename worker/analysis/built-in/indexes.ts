import type { GoalNumber } from "#app/group/goals.ts";
import type { Language } from "#app/i18n/languages.ts";
import { ClueIndex } from "./clues.ts";
import { type Actor, actors, firstPerson } from "./knowledge/actors.ts";
import { type AskKnowledge, askKnowledge } from "./knowledge/asks.ts";
import { type Stage, solutionWords, stages } from "./knowledge/circumstances.ts";
import { goalKnowledge } from "./knowledge/goals.ts";
import { misleadingPhrases, type NoFitKind, noFitClues, vagueWords } from "./knowledge/no-fit.ts";
import type { Aspect, Theme } from "./knowledge/theme.ts";
import { themes } from "./knowledge/themes.ts";
import { Speller } from "./spelling.ts";

/** A thing that an idea speaks of, by its name in each language. */
export type Subject = Record<Language, string>;

/** What a clue of a theme says; without a theme it is a phrase that misleads. */
export interface ThemeClue {
	theme: Theme | undefined;
	subject: Subject | undefined;
	sure: boolean;
}

/** Every clue of the knowledge base. */
export interface Indexes {
	themes: ClueIndex<ThemeClue>;
	asks: ClueIndex<{ ask: AskKnowledge; outright: boolean }>;
	actors: ClueIndex<Actor | "first person">;
	stages: ClueIndex<Stage>;
	solutions: ClueIndex<"solution">;
	noFit: ClueIndex<NoFitKind>;
	goals: ClueIndex<GoalNumber>;
	aspects: ClueIndex<Aspect>;
	speller: Speller;
}

let indexes: Indexes | undefined;

/** Built at the first idea, not when the Worker starts. */
export function loadIndexes(): Indexes {
	indexes ??= buildIndexes();
	return indexes;
}

function buildIndexes(): Indexes {
	const built: Omit<Indexes, "speller"> = {
		themes: new ClueIndex(),
		asks: new ClueIndex(),
		actors: new ClueIndex(),
		stages: new ClueIndex(),
		solutions: new ClueIndex(),
		noFit: new ClueIndex(),
		goals: new ClueIndex(),
		aspects: new ClueIndex(),
	};
	for (const theme of themes) {
		for (const clues of theme.subjects)
			built.themes.add(clues, { theme, subject: nameOf(clues), sure: true });
		built.themes.add(theme.sure, { theme, subject: undefined, sure: true });
		built.themes.add(theme.hints, { theme, subject: undefined, sure: false });
		for (const aspect of theme.aspects) if (aspect.clues) built.aspects.add(aspect.clues, aspect);
	}
	built.themes.add(misleadingPhrases, { theme: undefined, subject: undefined, sure: false });
	for (const ask of askKnowledge) {
		built.asks.add(ask.clues, { ask, outright: true });
		built.asks.add(ask.hints, { ask, outright: false });
	}
	for (const actor of actors) built.actors.add(actor.clues, actor);
	built.actors.add(firstPerson, "first person");
	for (const stage of stages) built.stages.add(stage.clues, stage);
	built.solutions.add(solutionWords, "solution");
	for (const { kind, clues } of noFitClues) built.noFit.add(clues, kind);
	built.noFit.add(vagueWords, "vague");
	for (const { goal, clues } of goalKnowledge) built.goals.add(clues, goal);
	return { ...built, speller: new Speller(built.themes.vocabulary()) };
}

/** The first words of a subject's clues in English and Spanish are its names. */
function nameOf(clues: string): Subject {
	const [en = "", es = en] = clues
		.split("|")
		.map((list) => list.split(",")[0]?.trim().replace("*", "") ?? "");
	return { en, es };
}
