import { describe, expect, test } from "vitest";
import { type AnalysisBlock, joinRuns, parseAnalysis } from "#app/routes/resultados/parse-analysis.ts";
import { readVerdict } from "#app/routes/resultados/read-verdict.ts";
import { cleanText } from "#worker/analysis/clean-text.ts";
import { habits, looseHabits, plainAnswer } from "../fakes/habits.ts";

/** A block without its bold text. */
const blockText = (block: AnalysisBlock) => ({ ...block, text: joinRuns(block.text) });

/** What the page shows of a text that arrives as the fake model sends it: the verdict in place of its section. */
async function read(written: string) {
	async function* model() {
		yield* written.match(/.{1,20}/gsu) ?? [];
	}
	let text = "";
	for await (const piece of cleanText(model())) text += piece;
	const sections = parseAnalysis(text.replaceAll("\u00a0", " "));
	const verdict = readVerdict(sections);
	const shown = sections.map(({ kind, heading, blocks }) => ({
		kind,
		heading,
		blocks: (kind === "fit" ? (verdict?.reason ?? []) : blocks).map(blockText),
	}));
	return { sections: shown, level: verdict?.level, word: verdict?.word, companies: verdict?.companies, text };
}

const plain = await read(plainAnswer);

test("the plain answer is read as the layout means it", () => {
	expect(plain.sections.map(({ kind }) => kind).join()).toBe(
		"understanding,fit,sector,sustainability,collaboration,goals,question,ready,next",
	);
	expect(plain).toMatchObject({ level: "joint", companies: ["construction", "platform"], text: plainAnswer });
});

test.each(Object.entries(habits))("%s gives the same page as the plain answer", async (_, write) => {
	const { text: _text, ...page } = await read(write(plainAnswer));
	expect({ ...page, text: plainAnswer }).toEqual(plain);
});

describe("what is said in another way has the same sections", () => {
	test.each(Object.entries(looseHabits).filter(([name]) => name !== "left-out"))("%s", async (_, write) => {
		const { sections, level, companies } = await read(write(plainAnswer));
		const shape = ({ kind, blocks }: (typeof sections)[number]) => [
			kind,
			...blocks.map((block) => block.kind),
		];
		expect(sections.map(shape)).toEqual(plain.sections.map(shape));
		expect(level).toBe("joint");
		expect(companies).toEqual(["construction", "platform"]);
	});

	test("sections that are left out are not there", async () => {
		const { sections } = await read(looseHabits["left-out"]?.(plainAnswer) ?? "");
		expect(sections.map(({ kind }) => kind)).toEqual(["understanding", "fit", "question", "next"]);
	});
});
