/**
 * Measures the built-in analyst on labelled ideas, one JSON object a line (`idea`, `language`, `company`, optionally `theme` and
 * `oblique`): `npm run evaluate -- <file>`. Or on the examples, each writer's pass by an analyst that is trained without it:
 * `npm run evaluate -- --left-out [pass ...]`.
 */
import {
	type AnalystWeights,
	type Classification,
	Classifier,
} from "#worker/analysis/built-in/classifier.ts";
import weights from "#worker/analysis/built-in/weights.json" with { type: "json" };
import { refuse } from "../arguments.ts";
import { type LabelledIdea, readExamples, readIdeas } from "./examples.ts";
import { trainAnalyst } from "./training.ts";

/** A labelled idea, and what the analyst answered. */
interface Answered {
	idea: LabelledIdea;
	answer: Classification;
}

/**
 * Counts the answers: of ideas that fit a company, those for which the right one is named first, or at all, and those for which none
 * is; of ideas that fit nothing, those for which none is.
 */
export function count(answers: readonly Answered[]) {
	const counted = { fitting: 0, right: 0, named: 0, silent: 0, nothing: 0, honest: 0 };
	for (const { idea, answer } of answers) {
		const [first, second] = answer.matches;
		counted[idea.company === null ? "nothing" : "fitting"] += 1;
		if (!first) counted[idea.company === null ? "honest" : "silent"] += 1;
		else if (first.company === idea.company) counted.right += 1;
		if ([first, second].some((match) => match?.company === idea.company)) counted.named += 1;
	}
	return counted;
}

/** Prints the counts of all answers, of those that are clear, and by language and company. */
function report(answers: readonly Answered[]): void {
	const countedBy = (name: "language" | "company") =>
		[...Map.groupBy(answers, ({ idea }) => idea[name])].map(([value, group]) => [value, count(group)]);
	console.table({
		all: count(answers),
		clear: count(answers.filter(({ answer }) => "level" in answer && answer.level === "clear")),
		oblique: count(answers.filter(({ idea }) => idea.oblique)),
		...Object.fromEntries([...countedBy("language"), ...countedBy("company")]),
	});
}

/** The answers of the analyst with these weights. */
function answersTo(ideas: readonly LabelledIdea[], analystWeights = weights as AnalystWeights): Answered[] {
	const analyst = new Classifier(analystWeights);
	return ideas.map((idea) => ({ idea, answer: analyst.classify(idea.idea) }));
}

if (import.meta.main) {
	const [file, ...passes] = process.argv.slice(2);
	if (!file) refuse("npm run evaluate -- <file> | --left-out [pass ...]", "No file is named.");
	if (file !== "--left-out") report(answersTo(readIdeas(file)));
	else {
		const examples = readExamples();
		const ideas = Map.groupBy(
			examples.filter(({ weight }) => weight > 0.5),
			({ pass = "" }) => pass,
		);
		const answers = (passes.length > 0 ? passes : [...ideas.keys()]).flatMap((pass) =>
			answersTo(ideas.get(pass) ?? [], trainAnalyst(examples.filter((example) => example.pass !== pass))),
		);
		report(answers);
	}
}
