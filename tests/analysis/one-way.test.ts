/** That every model is asked by `streamText`. Biome keeps the SDK's other functions out of worker/. */
import { expect, it } from "vitest";

const sources = Object.entries(
	import.meta.glob<string>("#worker/**/*.ts", { eager: true, query: "?raw", import: "default" }),
).map(([file, source]) => ({ file: file.replace(/^.*worker\//, ""), source }));

const filesWith = (text: RegExp) => sources.filter(({ source }) => text.test(source)).map(({ file }) => file);

it("asks a model in one place, by streamText", () => {
	expect(filesWith(/\bstreamText\(/)).toEqual(["analysis/request-analysis.ts"]);
});

it("takes the SDK's provider for every model but the built-in one, which alone defines what the SDK calls", () => {
	expect(filesWith(/\bdo(?:Stream|Generate)\b/)).toEqual(["analysis/built-in/built-in-analyst.ts"]);
	expect(filesWith(/chat\/completions/)).toEqual([]);
});

it("loads the SDK with the first analysis, not with the Worker", () => {
	const loading =
		/^import (?!type\b)[^;]*"(?:ai|@ai-sdk\/[\w-]+|\.\/request-analysis\.ts|\.\/model-fetch\.ts|.*built-in-analyst\.ts)"/m;
	expect(filesWith(loading)).toEqual(["analysis/model-fetch.ts", "analysis/request-analysis.ts"]);
});

it("takes values from the SDK for analyses alone", () => {
	const values = /^import (?!type\b)[^;]*"(?:ai|@ai-sdk\/openai)"|\bimport\("(?:ai|@ai-sdk\/openai)"\)/m;
	expect(filesWith(values)).toEqual(["analysis/request-analysis.ts"]);
});
