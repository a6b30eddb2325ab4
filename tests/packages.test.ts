import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packages } from "../package-lock.json";

test.each(["workerd", "miniflare", "wrangler", "react-router", "@react-router/node"])(
	"the project has one %s for development, npm start and all tests",
	(name) => {
		const copies = Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));
		expect(copies).toEqual([`node_modules/${name}`]);
	},
);

test("the project runs its scripts on one Node, whatever the system", () => {
	const node = Object.entries(packages[""].optionalDependencies).filter(([name]) => name.startsWith("node-"));
	expect(node).not.toEqual([]);
	expect(new Set(node.map(([, version]) => `v${version}`))).toEqual(new Set([process.version]));
	expect(readFileSync(".nvmrc", "utf8")).toBe(`${process.version.slice(1)}\n`);
});
