import { expect, it } from "vitest";

const sources = import.meta.glob<string>("#worker/**/*.ts", {
	eager: true,
	query: "?raw",
	import: "default",
});

// A Biome rule allows the SDK's functions in these files only.
it("imports the SDK on demand, because most requests do not need it", () => {
	const loading = /^import (?!type\b)[^;]*"(?:ai|@ai-sdk\/[\w-]+|.*built-in-model\.ts)"/m;
	const files = Object.keys(sources).filter((file) => loading.test(sources[file] ?? ""));
	expect(files.map((file) => file.replace(/^.*worker\//, ""))).toEqual([
		"analysis/built-in/built-in-model.ts",
	]);
});
