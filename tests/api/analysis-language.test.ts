import { expect, test } from "vitest";
import { analysisHeadings } from "#app/schemas/analysis-layout.ts";
import { type AnalysisChunk, streamDone } from "#app/schemas/analysis-stream.ts";
import { fetchApi } from "./fetch-api.ts";

const message = "May I send my CV?";

/** The analysis that the built-in analyst writes: it answers where the honeypot is filled in, whatever the settings. */
async function analysis(language?: string) {
	const response = await fetchApi("/chat-alianzas", { body: { message, language, website: "filled" } });
	if (!response.ok) return response;
	const events = (await response.text()).matchAll(/^data: (.+)$/gm);
	const data = [...events].map(([, event = ""]) => event).filter((event) => event !== streamDone);
	return data.map((event) => (JSON.parse(event) as AnalysisChunk).choices[0].delta.content ?? "").join("");
}

test("the built-in analyst answers in the page's language, else in the idea's", async () => {
	const answers = await Promise.all([analysis("es"), analysis("en"), analysis()]);
	const expected = [analysisHeadings.es, analysisHeadings.en, analysisHeadings.en];
	expected.forEach(({ next }, place) => {
		expect(answers[place]).toContain(`**${next}**`);
	});
});

test("a language that the site has not is refused", async () => {
	const refused = await analysis("fr");
	expect(refused).toMatchObject({ status: 400 });
	expect(await (refused as Response).text()).toContain("language_invalid");
});
