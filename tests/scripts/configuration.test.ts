import { expect, it } from "vitest";
import { inEnvironment } from "../../scripts/configuration.ts";

it("changes only the values that differ in another environment", () => {
	const built = { name: "web", main: "index.js", no_bundle: true, routes: ["a"], vars: { KEY: "same" } };
	const from = {
		name: "web",
		main: "./worker.ts",
		routes: ["a"],
		vars: { KEY: "same" },
		limits: { cpu_ms: 1 },
	};
	const to = { ...from, name: "web-staging", routes: ["b"], env: "staging" };
	expect(inEnvironment(built, from, to)).toEqual({
		...built,
		name: "web-staging",
		routes: ["b"],
		env: "staging",
	});
});
