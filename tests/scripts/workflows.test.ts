import { expect, it } from "vitest";
import check from "../../.github/workflows/check.yml?raw";
import deploy from "../../.github/workflows/deploy.yml?raw";
import nightly from "../../.github/workflows/nightly.yml?raw";
import readme from "../../README.md?raw";

const workflows = { check, deploy, nightly };

it.each(Object.entries(workflows))(
	"%s takes its actions at a commit, whose version it names",
	(_name, text) => {
		const uses = text.match(/uses: .*/g) ?? [];
		expect(uses.length).toBeGreaterThan(0);
		for (const line of uses) expect(line).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
	},
);

it("uses one version of each action", () => {
	const uses = new Set(Object.values(workflows).flatMap((text) => text.match(/(?<=uses: ).*/g) ?? []));
	const names = [...uses].map((line) => line.split("@")[0]);
	expect(names).toEqual([...new Set(names)]);
});

it.each(Object.entries(workflows))("%s may only read the repository", (_name, text) => {
	expect(text.match(/^\s*permissions:\n(.*)$/gm)).toEqual(["\npermissions:\n  contents: read"]);
	expect(text.match(/persist-credentials: false/g)).toHaveLength(
		text.match(/actions\/checkout/g)?.length ?? 0,
	);
});

it("runs the two commands of the README and uploads the browser report", () => {
	for (const line of ["npm ci && npm start", "npm ci && npm test"]) {
		expect(readme).toContain(`\n${line}\n`);
		expect(check).toContain(line);
	}
	expect(check).toMatch(
		/if: \$\{\{ !cancelled\(\) \}\}\n\s+uses: actions\/upload-artifact[\s\S]*path: test-results\//,
	);
});

it("deploys manually, with one build for staging and production", () => {
	expect(deploy).toMatch(/^on:\n {2}workflow_dispatch:/m);
	expect(deploy).not.toMatch(/^ {2}(push|schedule|pull_request)/m);
	expect(deploy.match(/npm test|npm run build/g)).toEqual(["npm test"]);
	expect(deploy.match(/npm run deploy.*/g)).toEqual(["npm run deploy -- --staging", "npm run deploy"]);
	expect(deploy).toMatch(
		/production:\n.*\n {4}if: inputs.until == 'production' && github.ref == 'refs\/heads\/main'\n {4}needs: staging/,
	);
});
