import { expect, test } from "vitest";
import { analysisHash, parseAnalysisHash } from "#app/schemas/analysis-address.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const other = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

test.each(["en", "es", undefined] as const)(
	"an analysis in %s is found by the fragment that names it",
	(writeIn) => {
		expect(parseAnalysisHash(analysisHash({ id, writeIn }))).toEqual({ id, ...(writeIn && { writeIn }) });
	},
);

test.each([
	...[`#${id}.`, `#${id})`, `#${id}).`, `#${id}?utm_source=x`, `#${id}&fbclid=IwAR0f8f`, `#/${id}/`],
	...[
		`#%3C${id}%3E`,
		`#%253C${id}%253E`,
		`#%22${id}%22`,
		`#id=${id}`,
		`#*${id}*`,
		`#_${id}_`,
		`#${id}.Gracias`,
	],
	// A word of a sentence follows, in no language of the site.
	...[
		`#${id}.De`,
		`#${id}.Si`,
		`#${id}.fr`,
		`#${id}-Juan`,
		`#${id}Saludos`,
		`#${id}.Abrazos`,
		`#${id}Abrazos`,
	],
	// What programs make of its hyphens, and put between its characters.
	...[`#${id.replaceAll("-", "\u2011")}`, `#${id.replaceAll("-", "%2D")}`, `#${id.replaceAll("-", "%252d")}`],
	...[`#${id.replace("-", "\u00ad-\u200b")}`, `#${id.replaceAll("-", "%E2%80%91")}`, `\uff03${id}`],
	// Trackers add other ids after it.
	...[`#${id}?mc_eid=${other}`, `#${id}%20${other}`, `#${id}&a=${other}.es`],
	...[`##${id}`, `#%23${id}`, `#${id}-`, `#\u201c${id}\u201d`, `#${id}%`, `#${id}%20${id}`, `#${id}.data`],
	`#${id.toUpperCase()}`,
])("an analysis is found in %s", (hash) => {
	expect(parseAnalysisHash(hash)).toEqual({ id });
});

test.each([
	`#${id}.es.`,
	`#${id}.ES`,
	`#<${id}.es>`,
	`#${id.toUpperCase()}.Es)`,
	`#${id}.es?x=y`,
	`#${id}.es%3E`,
])("the language stays in %s", (hash) => {
	expect(parseAnalysisHash(hash)).toEqual({ id, writeIn: "es" });
});

test.each([
	...["", "#", "#example", `#${id.slice(1)}`, `#${id.slice(0, -1)}`, `#${id.replaceAll("-", "")}`],
	...[`#${id}0`, `#a${id}`, `#0-${id}`, `#${id}-0f8f`, `#${id}abc`, `#${id}${other}`, `#${id}-${other}`],
])("no analysis is found in %s", (hash) => {
	expect(parseAnalysisHash(hash)).toBeUndefined();
});
