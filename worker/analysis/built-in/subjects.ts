import { textAt } from "./evidence.ts";
import type { Subject, ThemeSighting } from "./indexes.ts";
import { fold, type TextLanguage, type Word } from "./language.ts";
import { isMaking } from "./making.ts";

/** What an idea wants to make, and of what. */
export interface Making {
	from: Subject;
	into: Subject;
}

/** An idea with its words and the language of most of them. */
export interface Text {
	idea: string;
	words: readonly Word[];
	language: TextLanguage["main"];
}

/** A subject as the idea calls it, in the idea's language; in another one by its usual name. */
function asCalled({ idea, words, language }: Text, sighting: ThemeSighting): Subject {
	const { target, clue } = sighting;
	const subject = target.subject ?? { en: clue, es: clue };
	if (sighting.language !== language || (language !== "en" && language !== "es") || clue.includes("~"))
		return subject;
	// The plural as it is written; else the knowledge base spells better.
	const written = textAt(idea, words, sighting).toLowerCase();
	const isPlural = fold(written).length > fold(clue).length;
	return { ...subject, [language]: isPlural ? written : clue.replace("*", "") };
}

/** Everything that the idea names outright, in its order, each thing once. */
export function subjectsOf(text: Text, sightings: readonly ThemeSighting[]): Subject[] {
	const things = sightings.filter(({ target }) => target.subject && target.sure);
	return things
		.filter(({ target }, place) => things.findIndex((one) => one.target.thing === target.thing) === place)
		.map((sighting) => asCalled(text, sighting));
}

/** Words between two things that say which is made of which. */
const intoWords = /^(?:into|en|a)$/;
const madeOfWords = /^(?:from|con|amb|partir|of|de|d)$/;

/** "Paper from tomato waste", "convertir residuos en papel": said only where a word of making is beside the two things. */
export function directionOf(text: Text, sightings: readonly ThemeSighting[]): Making | undefined {
	const { idea, words } = text;
	const things = sightings
		.filter(({ target }) => target.subject && target.sure)
		.sort((a, b) => a.from - b.from);
	for (const [place, first] of things.entries()) {
		const second = things[place + 1];
		if (!second?.target.subject || !first.target.subject || second.from <= first.to) continue;
		if (
			second.from - first.to > 4 ||
			/[.!?]/.test(idea.slice(words[first.to]?.end, words[second.from]?.start))
		)
			continue;
		const between = words.slice(first.to + 1, second.from).map(({ folded }) => folded);
		const before = words.slice(Math.max(0, first.from - 3), first.from).map(({ folded }) => folded);
		const made = [...before, ...between].some((word) => isMaking(word));
		if (first.target.thing === second.target.thing || !made) continue;
		const one = asCalled(text, first);
		const other = asCalled(text, second);
		if (/^(?:turn|convert|transform)/.test(before.find((word) => isMaking(word)) ?? "")) {
			if (between.some((word) => intoWords.test(word))) return { from: one, into: other };
		} else if (between.some((word) => madeOfWords.test(word))) return { from: other, into: one };
	}
	return undefined;
}
