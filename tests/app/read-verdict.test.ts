import { describe, expect, test } from "vitest";
import { joinRuns, parseAnalysis, readVerdict } from "#app/routes/resultados/parse-analysis.ts";

/** The verdict in short: level, word, and the text after it. */
function verdictOf(text: string) {
	const { level, word, reason } = readVerdict(parseAnalysis(text)) ?? {};
	return [level, word, reason?.map((block) => joinRuns(block.text)).join(" / ")];
}

test.each([
	["**Fit**\nClear: both collect paper.", "clear", "Clear", "both collect paper."],
	[
		"**Encaje**\nAún no está claro: falta **el** volumen.",
		"unclear",
		"Aún no está claro",
		"falta el volumen.",
	],
	["**Fit**\nNo fit: **It** is: a job.\n\nMore.", "none", "No fit", "It is: a job. / More."],
	["**Fit**\nClear", "clear", "Clear", ""],
	["**Fit**\nClearly, it is paper.", undefined, "", "Clearly, it is paper."],
	["**Fit**", undefined, "", ""],
	["**Related SDGs**\nClear: paper.", undefined, undefined, undefined],
])("the level and the reason: %j", (text, ...expected) => {
	expect(verdictOf(text)).toEqual(expected);
});

describe("the companies", () => {
	const companiesOf = (text: string) => readVerdict(parseAnalysis(text))?.companies;

	test.each([
		["**Fit**\nJoint: Terrana and Anella Paper, not Arrel.", ["construction", "paper"]],
		["**Fit**\nClear: it is paper.\n\n**Sector and type of business**\n- Paper: Anella Paper", ["paper"]],
		["**Fit**\nClear: Terrana, not Arrel.", ["construction"]],
		["**Fit**\nNo fit: a job.\n\n**Sector and type of business**\nAnella Paper", []],
		["**Fit**\nPartial: Terrana, Arrel or Anella Paper.", ["construction", "platform"]],
		["**Fit**\nClear: the group Anella.", []],
		["**Encaje**\nConjunto: FUNDACIO\u00a0anella\ny **Anella**\nEnginyería.", ["foundation", "engineering"]],
		["**Encaje**\nClaro: d’Arrel, Arrelar y Terranova.", ["platform"]],
		["**Encaje**\nClaro: Anella\n\nPaper.", []],
	])("are those that the verdict names, else the sector: %j", (text, expected) => {
		expect(companiesOf(text)).toEqual(expected);
	});

	test.each([
		"**Fit**\nClear: Arrel",
		"**Fit**\nClear: it is paper.\n\n**Sector and type of business**\nAnella Pap",
	])("are not read before all is written: %j", (text) => {
		expect(readVerdict(parseAnalysis(text), { partial: true })).toBeUndefined();
	});
});
