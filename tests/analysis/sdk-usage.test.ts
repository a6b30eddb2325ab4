/** Every model is called with `streamText`. A Biome rule forbids the other functions of the SDK in worker/. */
import { expect, it } from "vitest";

const sources = Object.entries(
	import.meta.glob<string>("#worker/**/*.ts", { eager: true, query: "?raw", import: "default" }),
).map(([file, source]) => ({ file: file.replace(/^.*worker\//, ""), source }));

const filesWith = (text: RegExp) => sources.filter(({ source }) => text.test(source)).map(({ file }) => file);

it("calls models in one place, with streamText", () => {
	expect(filesWith(/\bstreamText\(/)).toEqual(["analysis/request-analysis.ts"]);
});

it("uses the SDK's provider for every model except the built-in one", () => {
	expect(filesWith(/\bdo(?:Stream|Generate)\b/)).toEqual(["analysis/built-in/built-in-model.ts"]);
	expect(filesWith(/chat\/completions/)).toEqual([]);
});

it("imports the SDK on demand", () => {
	const loading =
		/^import (?!type\b)[^;]*"(?:ai|@ai-sdk\/[\w-]+|\.\/request-analysis\.ts|\.\/model-fetch\.ts|.*built-in-model\.ts)"/m;
	expect(filesWith(loading)).toEqual([
		"analysis/built-in/built-in-model.ts",
		"analysis/model-fetch.ts",
		"analysis/request-analysis.ts",
	]);
});

it("uses the SDK only for analyses", () => {
	const values = /^import (?!type\b)[^;]*"(?:ai|@ai-sdk\/openai)"|\bimport\("(?:ai|@ai-sdk\/openai)"\)/m;
	expect(filesWith(values)).toEqual(["analysis/built-in/built-in-model.ts", "analysis/request-analysis.ts"]);
});
