/**
 * Measures the built-in analyst on labelled ideas, one JSON object a line (`idea`, `language`, `company`, optionally `theme` and
 * `oblique`): `npm run evaluate -- <file>`. Or on the examples, each writer's pass by an analyst that is trained without it:
 * `npm run evaluate -- --left-out [pass ...]`.
 */
import { Classifier } from "#worker/analysis/built-in/classifier.ts";
import weights from "#worker/analysis/built-in/weights.json" with { type: "json" };
import { refuse } from "../arguments.ts";
import { type Answered, report } from "./evaluation.ts";
import { readExamples, readIdeas } from "./examples.ts";
import { trainAnalyst } from "./training.ts";

const [file, ...passes] = process.argv.slice(2);
if (!file) refuse("npm run evaluate -- <file> | --left-out [pass ...]", "No file is named.");
const answers: Answered[] = [];
if (file === "--left-out") {
	const examples = readExamples();
	const ideas = examples.filter(({ weight }) => weight > 0.5);
	for (const pass of passes.length > 0 ? passes : new Set(ideas.map((idea) => idea.pass))) {
		const analyst = new Classifier(trainAnalyst(examples.filter((example) => example.pass !== pass)));
		for (const idea of ideas)
			if (idea.pass === pass) answers.push({ idea, answer: analyst.classify(idea.idea) });
	}
} else {
	const analyst = new Classifier(weights);
	for (const idea of readIdeas(file)) answers.push({ idea, answer: analyst.classify(idea.idea) });
}
console.log(report(answers));
