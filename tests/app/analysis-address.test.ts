import { expect, test } from "vitest";
import { analysisHash, parseAnalysisHash } from "#app/schemas/analysis-address.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const other = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

test.each([
	["es", analysisHash({ id, writeIn: "es" })],
	["es", `#<${id.toUpperCase()}.Es).`],
	["es", `#${id}\uff0ees?x=y`],
	[undefined, analysisHash({ id })],
	...[
		...[`#${id}).`, `#${id}&fbclid=IwAR0f8f`, `#_${id}_`, `#%253C${id}%253E`, `\uff03${id}`, `#${id}%`],
		// A word of a sentence follows, in no language of the site.
		...[`#${id}.De`, `#${id}.fr`, `#${id}-Juan`, `#${id}Saludos`, `#${id}.Espero`, `#${id}Abrazos`],
		// What programs make of its hyphens, and put between its characters.
		...["\u2011", "%25252d", "\u00ad-\u200b"].map((hyphen) => `#${id.replaceAll("-", hyphen)}`),
		// Trackers add other ids after it.
		...[`#${id}?mc_eid=${other}`, `#${id}&a=${other}.es`],
	].map((hash) => [undefined, hash] as const),
] as const)("an analysis in its language (%s) is found in %s", (writeIn, hash) => {
	expect(parseAnalysisHash(hash)).toEqual({ id, ...(writeIn && { writeIn }) });
});

test("no analysis is found in anything else", () => {
	for (const hash of ["", "#example", `#${id.slice(1)}`, `#${id.slice(0, -1)}`, `#${id.replaceAll("-", "")}`])
		expect(parseAnalysisHash(hash), hash).toBeUndefined();
});
