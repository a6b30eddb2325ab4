import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packages } from "../package-lock.json";

test("the project runs its scripts on one Node, whatever the system", () => {
	const node = Object.entries(packages[""].optionalDependencies).filter(([name]) => name.startsWith("node-"));
	expect(node).not.toEqual([]);
	expect(new Set(node.map(([, version]) => `v${version}`))).toEqual(new Set([process.version]));
	expect(readFileSync(".nvmrc", "utf8")).toBe(`${process.version.slice(1)}\n`);
});
