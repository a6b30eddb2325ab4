import { describe, expect, it } from "vitest";
import packageJson from "../../package.json";
import {
	type Command,
	deployPlan,
	type Outcome,
	rollbackCommand,
	runPlan,
	type Target,
} from "../../scripts/deploy-plan.ts";

const production: Target = { worker: "anella-web", site: "https://anella.example", staging: false };
const staging: Target = {
	worker: "anella-web-staging",
	site: "https://staging.anella.example",
	staging: true,
};
const live = "11111111-1111-4111-8111-111111111111";
const uploaded = "22222222-2222-4222-8222-222222222222";
const elsewhere = "https://anella-web.account.workers.dev";

/** Output of the commands that a deployment reads. */
const answers: Record<string, Partial<Outcome>> = {
	"wrangler deployments status": {
		printed: JSON.stringify({
			versions: [
				{ version_id: "00000000-0000-4000-8000-000000000000", percentage: 0 },
				{ version_id: live, percentage: 100 },
			],
		}),
	},
	"node scripts/workers-dev.ts": { printed: `${elsewhere}\n` },
	"wrangler versions upload": {
		recorded: `{"type":"wrangler-session","version":1}\n{"type":"version-upload","version_id":"${uploaded}"}\n`,
	},
};

/** Runs a plan whose commands do nothing, and one of which may fail. */
function rehearse(
	target: Target,
	fails: (line: string) => boolean = () => false,
	changed: typeof answers = {},
) {
	const ran: string[] = [];
	const said: string[] = [];
	const run = (command: Command): Outcome => {
		const line = command.join(" ");
		ran.push(line);
		const [, answer] =
			Object.entries({ ...answers, ...changed }).find(([start]) => line.startsWith(start)) ?? [];
		return { status: fails(line) ? 1 : 0, printed: "", recorded: "", ...answer };
	};
	const state = runPlan(target, run, (line) => said.push(line));
	return { state, ran, said: said.join("\n") };
}

/** The commands of a whole deploy. */
const lines = (target: Target) => rehearse(target).ran;

describe.each([
	["production", production, "build/server/wrangler.json", ""],
	["staging", staging, "build/server/wrangler.staging.json", " --env staging"],
])("%s", (_name, target, built, source) => {
	it("uploads the tested build as a version and smoke-tests it before it is live", () => {
		const { state, ran, said } = rehearse(target);
		expect(state).toEqual({ live, uploaded, workersDev: elsewhere });
		expect(said).not.toContain("✗");
		expect(ran).toEqual([
			`npm run --silent check:live -- --deploying${target.staging ? " --staging" : ""}`,
			"node scripts/tested-build.ts",
			...(target.staging ? ["node scripts/staging-configuration.ts"] : []),
			`wrangler deployments status --json${source}`,
			`node scripts/workers-dev.ts ${target.worker}`,
			`wrangler versions upload --config ${built}`,
			`wrangler d1 time-travel info DB${source}`,
			`wrangler d1 migrations apply DB --remote${source}`,
			`wrangler versions deploy ${uploaded}@0% ${live}@100% --yes --config ${built}`,
			`wrangler triggers deploy --config ${built}`,
			`npm run --silent smoke -- ${target.site} --worker ${target.worker} --version ${uploaded}`,
			`wrangler versions deploy ${uploaded}@100% --yes --config ${built}`,
			`npm run --silent smoke -- ${target.site} --version ${uploaded} --not-at ${elsewhere}`,
		]);
	});

	const retract = `wrangler versions deploy ${live}@100% --yes --config ${built}`;

	it.each(lines(target).map((line, index) => ({ line, index })))(
		"stops where $line fails, and leaves visitors what they had",
		({ line, index }) => {
			const { state, ran, said } = rehearse(target, (command) => command === line);
			expect(state).toBeNull();
			const beside = lines(target).findIndex((command) => command.includes("@0%"));
			const last = lines(target).length - 1;
			const retracts = index >= beside && index < last;
			expect(ran.slice(index + 1)).toEqual(retracts ? [retract] : []);
			expect(said).toContain(`✗ ${deployPlan(target)[index]?.name}`);
			const told = said.slice(said.indexOf("✗"));
			const migrations = lines(target).findIndex((command) => command.includes("migrations apply"));
			if (index < migrations) expect(told).toContain("Nothing was changed.");
			else if (index < last) expect(told).toContain("Visitors get the previous version");
			else expect(told).toContain(rollbackCommand(live, target));
		},
	);

	it("reports if the new version cannot be rolled back", () => {
		const { said } = rehearse(target, (line) => line.includes("smoke") || line === retract);
		expect(said).toContain(`The new version could not be removed: ${retract}`);
	});
});

it("changes nothing before all checks have passed, and migrates the database before the upload", () => {
	const order = [
		"check:live",
		"tested-build",
		"deployments status",
		"versions upload",
		"time-travel info",
		"migrations apply",
		"@0%",
		"--worker",
		`${uploaded}@100%`,
		"--not-at",
	];
	const found = order.map((part) => lines(production).findIndex((line) => line.includes(part)));
	expect(found).toEqual(found.toSorted((one, other) => one - other));
	expect(found).not.toContain(-1);
});

it.each([
	["deployments status", { printed: '{"versions":[{"version_id":"a","percentage":50}]}' }],
	["deployments status", { printed: "" }],
	["versions upload", { recorded: "" }],
	["versions upload", { recorded: '{"type":"version-upload","version_id":null}\n' }],
])("stops where wrangler %s has unexpected output", (command, answer) => {
	const { state, ran, said } = rehearse(production, undefined, { [`wrangler ${command}`]: answer });
	expect(state).toBeNull();
	expect(ran.at(-1)).toContain(command);
	expect(said).toContain("Nothing was changed.");
});

it("requires no resource that the account does not have", () => {
	const { ran } = rehearse(production, undefined, { "node scripts/workers-dev.ts": { printed: "\n" } });
	expect(ran.at(-1)).toBe(`npm run --silent smoke -- https://anella.example --version ${uploaded}`);
});

it("names existing scripts", () => {
	const files = Object.keys(import.meta.glob("../../scripts/*.ts"));
	for (const line of [...lines(production), ...lines(staging)]) {
		const [, script] = /^npm run --silent (\S+)/.exec(line) ?? [];
		if (script) expect(Object.keys(packageJson.scripts)).toContain(script);
		const [, file] = /^node (\S+)/.exec(line) ?? [];
		if (file) expect(files).toContain(`../../${file}`);
	}
});
