import { expect, it } from "vitest";
import { analyseIdea } from "#worker/analysis/built-in/built-in-analyst.ts";
import { developmentIdeas } from "./labelled-ideas/all-ideas.ts";

// Of its own file, because the first idea of an isolate builds the indexes.
it("reads the first idea of an isolate in tens of milliseconds and later ones in a few", () => {
	const started = performance.now();
	analyseIdea("We look for a buyer for 40 t of cardboard offcuts near Girona.");
	const first = performance.now() - started;
	for (const { idea } of developmentIdeas) analyseIdea(idea);
	const later = (performance.now() - started - first) / developmentIdeas.length;
	// The clock has to run for this to say anything. The first is allowed three times what it takes on a machine at rest.
	expect(later).toBeGreaterThan(0);
	expect(first, `${first} ms`).toBeLessThan(150);
	expect(later, `${later} ms`).toBeLessThan(5);
});
