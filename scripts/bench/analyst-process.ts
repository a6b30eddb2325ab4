/** Prints the CPU time that the first idea of a process and each later one take the built-in analyst, in milliseconds. */
import { readIdeas } from "../analyst/examples.ts";

/** CPU time of this process, in milliseconds. */
const cpuTime = () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
};

const ideas = readIdeas("tests/analysis/labelled-ideas.jsonl");
// The SDK is not the analyst's cost.
await import("#worker/analysis/request-analysis.ts");
const started = cpuTime();
const { analyseIdea } = await import("#worker/analysis/built-in/built-in-model.ts");
analyseIdea("We look for a buyer for 40 t of cardboard offcuts near Girona.");
const first = cpuTime() - started;
for (const { idea } of ideas) analyseIdea(idea);
const later = (cpuTime() - started - first) / ideas.length;
console.log(JSON.stringify({ first, later }));
