import { execFile } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const live = "11111111-1111-4111-8111-111111111111";
const uploaded = "22222222-2222-4222-8222-222222222222";

/** Stands in for every program that a deployment runs: notes the call, and prints what the scripts read. */
const fake = `#!/bin/sh
line="$(basename "$0") $*"
case "$line" in
"git rev-parse HEAD") echo "\${COMMIT:-0123456789abcdef0123456789abcdef01234567}"; exit ;;
"git status --porcelain") printf "$CHANGES"; exit ;;
esac
echo "$line" >> calls
case "$line" in "$FAILS"*) echo "what went wrong"; exit 1 ;; esac
case "$line" in
"git show 0123456789ab:wrangler.toml") sed 's/crons = .*/crons = ["0 * * * *"]/' wrangler.toml ;;
"wrangler deployments status"*) echo '{"versions":[{"version_id":"${live}","percentage":'\${LIVE:-100}'}]}' ;;
"wrangler versions upload"*) echo "Worker Version ID: ${uploaded}" ;;
"wrangler versions view"*) echo '{"annotations":{"workers/tag":"'$TAG'"}}' ;;
esac
`;

const configuration = `
name = "web"
workers_dev = false
preview_urls = false
routes = [{ pattern = "anella.com", custom_domain = true }]
triggers.crons = ["* * * * *"]
d1_databases = [{ binding = "DB", database_id = "1" }]
[env.staging]
routes = [{ pattern = "staging.anella.com", custom_domain = true }]
d1_databases = [{ binding = "DB", database_id = "2" }]
`;

/** Every command of a deployment to production, in order. */
const commands = [
	"npm run --silent check:live --",
	"wrangler deployments status --json",
	"wrangler versions upload --tag 0123456789ab --config build/server/wrangler.json",
	"wrangler d1 time-travel info DB",
	"wrangler d1 migrations apply DB --remote",
	`wrangler versions deploy ${uploaded}@0% ${live}@100% --yes --config build/server/wrangler.json`,
	"wrangler triggers deploy --config build/server/wrangler.json",
	`npm run --silent smoke -- https://anella.com --worker web --version ${uploaded}`,
	`wrangler versions deploy ${uploaded}@10% ${live}@90% --yes --config build/server/wrangler.json`,
	"npm run --silent smoke -- https://anella.com",
	"sleep 300",
	`wrangler versions deploy ${uploaded}@100% --yes --config build/server/wrangler.json`,
	`npm run --silent smoke -- https://anella.com --version ${uploaded}`,
];
const rollback = [
	`wrangler rollback ${live} --message deployment failed --yes`,
	`wrangler versions view ${live} --json`,
	"git show 0123456789ab:wrangler.toml",
	"wrangler triggers deploy --config .wrangler/rollback/wrangler.json",
	`npm run --silent smoke -- https://anella.com --version ${live}`,
];

/** A checkout with a tested build, where every program but node is a fake. */
let checkout: string;
const folders: string[] = [];

/** Runs node in a copy of the checkout, in which a file may have changed since the tests. */
async function runNode(options: string[], settings: Record<string, string> = {}, changed = "") {
	const folder = fs.mkdtempSync(join(tmpdir(), "deploy-test-"));
	folders.push(folder);
	fs.cpSync(checkout, folder, { recursive: true, verbatimSymlinks: true });
	if (changed) fs.writeFileSync(join(folder, changed), "changed");
	const PATH = `${join(folder, "bin")}${delimiter}${process.env.PATH}`;
	const env = { ...process.env, PATH, FAILS: "nothing", TAG: "0123456789ab", ...settings };
	const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
		execFile(process.execPath, options, { cwd: folder, env }, (error, stdout, stderr) =>
			resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
		);
	});
	const calls = fs.readFileSync(join(folder, "calls"), "utf8").split("\n").slice(0, -1);
	const read = (path: string) => JSON.parse(fs.readFileSync(join(folder, path), "utf8"));
	return { code, output, calls, read, folder };
}
const deploy = (...[settings, changed]: [settings?: Record<string, string>, changed?: string]) =>
	runNode(["scripts/deploy.ts"], settings, changed);

beforeAll(async () => {
	checkout = fs.mkdtempSync(join(tmpdir(), "deploy-test-"));
	for (const path of ["bin", "build/server", "build/client"]) {
		fs.mkdirSync(join(checkout, path), { recursive: true });
	}
	for (const name of ["wrangler", "npm", "git", "sleep"]) {
		fs.writeFileSync(join(checkout, "bin", name), fake, { mode: 0o755 });
	}
	fs.symlinkSync(join(process.cwd(), "scripts"), join(checkout, "scripts"));
	fs.writeFileSync(join(checkout, "calls"), "");
	fs.writeFileSync(join(checkout, "wrangler.toml"), configuration);
	fs.writeFileSync(join(checkout, "build/server/wrangler.json"), '{"name":"web","main":"index.js"}');
	fs.writeFileSync(join(checkout, "build/client/robots.txt"), "User-agent: *");
	const note = 'import("./scripts/build-note.ts").then((note) => note.noteTestedBuild())';
	checkout = (await runNode(["--eval", note])).folder;
});
afterAll(() => {
	for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

// Each run starts some twenty processes.
describe.concurrent("npm run deploy", { timeout: 60_000 }, () => {
	it("tests the new version at 0 % and at 10 % before all visitors get it", async () => {
		const { code, calls, output } = await deploy();
		expect(calls).toEqual(commands);
		expect(output).toContain(`https://anella.com is live as ${uploaded}.`);
		expect(output).toContain(`    npm run rollback -- ${live}\n`);
		expect(code).toBe(0);
	});

	it("deploys the same build to staging, with the domain and the database of staging", async () => {
		const { code, calls, output, read } = await runNode(["scripts/deploy.ts", "--staging"]);
		expect(calls).toHaveLength(commands.length);
		for (const call of calls) {
			expect(call).toMatch(/--staging$|--env staging$|wrangler\.staging\.json$|staging\.anella\.com|^sleep/);
		}
		expect(read("build/server/wrangler.staging.json")).toMatchObject({
			name: "web-staging",
			main: "index.js",
			routes: [{ pattern: "staging.anella.com", custom_domain: true }],
			d1_databases: [{ binding: "DB", database_id: "2" }],
		});
		expect(output).toContain(`    npm run rollback -- ${live} --staging\n`);
		expect(code).toBe(0);
	});

	it.each([
		["npm run --silent check:live", 1, "Nothing was changed.\nFix the problems in the list.\n"],
		["wrangler d1 migrations", 5, "Visitors get the previous version. Completed migrations stay applied"],
	])("stops where %s fails", async (FAILS, count, told) => {
		const { code, calls, output } = await deploy({ FAILS });
		expect(calls).toEqual(commands.slice(0, count));
		expect(output).toContain(`✗ ${commands[count - 1]}\nwhat went wrong`);
		expect(output).toContain(told);
		expect(code).toBe(1);
	});

	it.each([
		[`wrangler versions deploy ${uploaded}@0%`, 6],
		["sleep", 11],
		[`npm run --silent smoke -- https://anella.com --version ${uploaded}`, 13],
	])("rolls back where %s fails, with the domain and the schedule", async (FAILS, count) => {
		const { code, calls, output, read } = await deploy({ FAILS });
		expect(calls).toEqual([...commands.slice(0, count), ...rollback]);
		expect(read(".wrangler/rollback/wrangler.json")).toEqual({
			name: "web",
			routes: [{ pattern: "anella.com", custom_domain: true }],
			triggers: { crons: ["0 * * * *"] },
			workers_dev: false,
			preview_urls: false,
		});
		expect(output).toContain("\nVisitors get the previous version, on the migrated database.\n");
		expect(code).toBe(1);
	});

	it("reports that the rollback failed too", async () => {
		const FAILS = "npm run --silent smoke -- https://anella.com --version";
		const { code, output } = await deploy({ FAILS });
		expect(output).toContain(`Visitors get version ${live}.`);
		expect(output).toContain(`The rollback did not finish: npm run rollback -- ${live}\n`);
		expect(code).toBe(1);
	});

	it("does not start while the traffic is split, or with a build that has not been tested", async () => {
		const split = await deploy({ LIVE: "90" });
		expect(split.calls).toEqual(commands.slice(0, 2));
		expect(split.output).toContain("✗ The traffic is split between versions.\n\nNothing was changed.\n");
		expect(split.code).toBe(1);
		const changed = await deploy({}, "build/client/robots.txt");
		expect(changed.calls).toEqual([]);
		expect(changed.output).toContain("✗ build/ has changed since the tests.\n\nNothing was changed.\n");
		expect(changed.code).toBe(1);
	});
});

it.each([
	["a file was added", {}, "build/server/x.js", "build/ has changed since the tests."],
	["there is no note", {}, "build/tested.json", "is not valid JSON"],
	["a file is not committed", { CHANGES: "?? app/x.ts" }, "", "There are changes that are not committed."],
	["the commit is another", { COMMIT: "another" }, "", "and this is another."],
])("a build is not the tested one if %s", async (_case, settings, changed, told) => {
	const read = 'import("./scripts/build-note.ts").then((note) => note.commitOfTestedBuild())';
	const { code, output } = await runNode(["--eval", read], settings, changed);
	expect(output).toContain(told);
	expect(code).toBe(1);
});

it("npm run rollback leaves domain and schedule if the version does not name its commit", async () => {
	const { code, calls, output } = await runNode(["scripts/rollback.ts", live, "--staging"], { TAG: "" });
	expect(calls).toEqual([
		`wrangler rollback ${live} --message rollback --yes --env staging`,
		`wrangler versions view ${live} --json --env staging`,
		`npm run --silent smoke -- https://staging.anella.com --version ${live}`,
	]);
	expect(output).toContain("domain and schedule stay as they are");
	expect(code).toBe(0);
});
