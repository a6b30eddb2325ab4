import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { commitOfTestedBuild, noteTestedBuild } from "../../scripts/release/build-note.ts";
import { deploy } from "../../scripts/release/deploy.ts";
import { rollBack } from "../../scripts/release/rollback.ts";
import { run } from "../../scripts/release/wrangler.ts";

const live = "11111111-1111-4111-8111-111111111111";
const uploaded = "22222222-2222-4222-8222-222222222222";
/** A version of 23 November 2026 as wrangler lists it. A changed secret makes one without a tag. */
const versionOf = (time: string, tag?: string) => ({
	metadata: { created_on: `2026-11-23T${time}:00.000000Z` },
	annotations: tag ? { "workers/tag": tag } : { "workers/triggered_by": "secret" },
});
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
	"wrangler versions upload --tag COMMIT --config build/server/wrangler.json",
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
	"git show COMMIT:wrangler.toml",
	"wrangler triggers deploy --config .wrangler/rollback/wrangler.json",
	`npm run --silent smoke -- https://anella.com --version ${live} --other-commit`,
];

const home = process.cwd();
let commit: string;
let calls: string[];

const readJson = (path: string) => JSON.parse(fs.readFileSync(path, "utf8"));
function commitAll(message: string): string {
	const options = ["user.name=A", "user.email=a@b", "core.hooksPath=/dev/null", "commit.gpgsign=false"];
	run(["git", "add", "."]);
	run(["git", ...options.flatMap((option) => ["-c", option]), "commit", "--quiet", "-m", message]);
	return run(["git", "rev-parse", "HEAD"]).trim();
}
function writeBuild(): void {
	fs.rmSync("build", { recursive: true, force: true });
	for (const folder of ["build/server", "build/client"]) fs.mkdirSync(folder, { recursive: true });
	fs.writeFileSync("build/server/wrangler.json", '{"name":"web","main":"index.js"}');
	fs.writeFileSync("build/client/robots.txt", "User-agent: *");
	noteTestedBuild();
}
/** The version that the workflow returns to after a cancellation; undefined if there is nothing to return from. */
const versionBefore = () => {
	const file = ".wrangler/version-before-deployment";
	return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
};
const output = () => `${vi.mocked(console.log).mock.calls.join("\n")}\n`;

/** Notes a command, and returns what the scripts read of its output. */
function fakeRun({
	fails = "nothing",
	tag = commit.slice(0, 12),
	percentage = 100,
	listed = [versionOf("10:00")],
} = {}): typeof run {
	return (command) => {
		const line = command.join(" ");
		calls.push(line.replace(commit.slice(0, 12), "COMMIT"));
		if (line.startsWith(fails)) throw new Error(`${line}\nwhat went wrong`);
		if (command[0] === "git") return run(command);
		if (line.includes("versions upload")) return `Worker Version ID: ${uploaded}`;
		if (line.includes("versions view")) return JSON.stringify(versionOf("10:00", tag));
		if (line.includes("versions list")) return JSON.stringify(listed);
		return JSON.stringify({ versions: [{ version_id: live, percentage }] });
	};
}

// A clone with a tested build.
beforeAll(() => {
	process.chdir(fs.mkdtempSync(join(tmpdir(), "deploy-test-")));
	run(["git", "init", "--quiet"]);
	fs.writeFileSync(".gitignore", "build/\n.wrangler/\n");
	fs.writeFileSync("wrangler.toml", configuration);
	commit = commitAll("Start");
});
beforeEach(() => {
	writeBuild();
	fs.rmSync(".wrangler", { recursive: true, force: true });
	calls = [];
	vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
	fs.rmSync(process.cwd(), { recursive: true });
	process.chdir(home);
});

describe("npm run deploy", () => {
	it("tests the new version at 0 % and at 10 % before all visitors get it", () => {
		expect(deploy(false, fakeRun())).toBe(true);
		expect(calls).toEqual(commands);
		expect(output()).toContain(`https://anella.com is live as ${uploaded}.`);
		expect(output()).toContain(`    npm run rollback -- ${live}\n`);
	});

	it("leaves the version to return to in a file while visitors may get the new one", () => {
		const found: (string | undefined)[] = [];
		const runCommand = fakeRun();
		deploy(false, (command) => {
			found.push(versionBefore());
			return runCommand(command);
		});
		expect(found).toEqual([...Array(5).fill(undefined), ...Array(8).fill(live)]);
		expect(versionBefore()).toBeUndefined();
	});

	it("deploys the same build to staging, with the domain and the database of staging", () => {
		expect(deploy(true, fakeRun())).toBe(true);
		expect(calls).toHaveLength(commands.length);
		for (const call of calls) {
			expect(call).toMatch(/--staging$|--env staging$|wrangler\.staging\.json$|staging\.anella\.com|^sleep/);
		}
		expect(readJson("build/server/wrangler.staging.json")).toMatchObject({
			name: "web-staging",
			main: "index.js",
			routes: [{ pattern: "staging.anella.com", custom_domain: true }],
			d1_databases: [{ binding: "DB", database_id: "2" }],
		});
		expect(output()).toContain(`    npm run rollback -- ${live} --staging\n`);
		// Production gets the same build afterwards.
		expect(commitOfTestedBuild()).toBe(commit);
	});

	it.each([
		["npm run --silent check:live", 1, "Nothing was changed.\nFix the problems in the list.\n"],
		["wrangler d1 migrations", 5, "Visitors get the previous version. Completed migrations stay applied"],
	])("stops where %s fails", (fails, count, told) => {
		expect(deploy(false, fakeRun({ fails }))).toBe(false);
		expect(calls).toEqual(commands.slice(0, count));
		expect(output()).toContain(`✗ ${commands[count - 1]}\nwhat went wrong`);
		expect(output()).toContain(told);
	});

	it.each([
		[`wrangler versions deploy ${uploaded}@0%`, 6],
		["wrangler triggers deploy --config build", 7],
		["sleep", 11],
		[`npm run --silent smoke -- https://anella.com --version ${uploaded}`, 13],
	])("rolls back where %s fails, with the domain and the schedule", (fails, count) => {
		expect(deploy(false, fakeRun({ fails }))).toBe(false);
		expect(calls).toEqual([...commands.slice(0, count), ...rollback]);
		expect(readJson(".wrangler/rollback/wrangler.json")).toEqual({
			name: "web",
			routes: [{ pattern: "anella.com", custom_domain: true }],
			triggers: { crons: ["* * * * *"] },
			workers_dev: false,
			preview_urls: false,
		});
		expect(output()).toContain("\nVisitors get the previous version, on the migrated database.\n");
		expect(versionBefore()).toBeUndefined();
	});

	it("says how to roll back where that fails too", () => {
		deploy(false, fakeRun({ fails: "npm run --silent smoke -- https://anella.com --version" }));
		expect(output()).toContain(`The rollback did not finish: npm run rollback -- ${live}\n`);
		expect(versionBefore()).toBe(live);
	});

	it("does not start while the traffic is split", () => {
		expect(deploy(false, fakeRun({ percentage: 90 }))).toBe(false);
		expect(calls).toEqual(commands.slice(0, 2));
		expect(output()).toContain("✗ The traffic is split between versions.\n\nNothing was changed.\n");
	});
});

it("the workflow rolls back staging and production if an interrupted deployment has left its file", () => {
	const workflow = fs.readFileSync(join(home, ".github/workflows/deploy.yml"), "utf8");
	const parts = /cancelled\(\) \|\| failure\(\)|\.wrangler\/\S+|npm run rollback|--staging$/gm;
	expect(workflow.slice(workflow.indexOf("  staging:")).match(parts)).toEqual([
		"--staging",
		...["cancelled() || failure()", ".wrangler/version-before-deployment", "npm run rollback", "--staging"],
		...["cancelled() || failure()", ".wrangler/version-before-deployment", "npm run rollback"],
	]);
});

it.each([
	["a file was changed", "build/client/robots.txt", /build\/ has changed since the tests\.\n\nNothing was/],
	["a hidden file was added", "build/client/.assetsignore", "build/ has changed since the tests."],
	["the note was spoilt", "build/tested.json", "is not valid JSON"],
	["a file was added and not committed", "x.ts", "There are changes that are not committed."],
])("npm run deploy does not start if %s since the tests", (_case, changed, told) => {
	fs.writeFileSync(changed, "changed");
	expect(deploy(false, fakeRun())).toBe(false);
	fs.rmSync(changed);
	expect(calls).toEqual([]);
	expect(output()).toMatch(told);
});

it("a rollback to a version of a changed secret restores domain and schedule of the version whose code it has", () => {
	const [commitBefore, tag] = ["0123456789ab", commit.slice(0, 12)];
	const listed = [
		versionOf("08:00", commitBefore),
		versionOf("09:00", tag),
		versionOf("09:30"),
		versionOf("10:00"),
		versionOf("11:00", "ba9876543210"),
	];
	rollBack(live, false, "deployment failed", fakeRun({ tag: "", listed }));
	expect(calls).toEqual(rollback.toSpliced(2, 0, "wrangler versions list --json"));
});

it("npm run rollback leaves domain and schedule if no version names the commit", () => {
	rollBack(live, true, "why", fakeRun({ tag: "" }));
	expect(calls).toEqual([
		`wrangler rollback ${live} --message why --yes --env staging`,
		`wrangler versions view ${live} --json --env staging`,
		"wrangler versions list --json --env staging",
		`npm run --silent smoke -- https://staging.anella.com --version ${live} --other-commit`,
	]);
	expect(output()).toContain("domain and schedule stay as they are");
});

it("a command that fails is an error with its output", () => {
	expect(() => run(["git", "show", "nothing"])).toThrow(/^git show nothing\nfatal: /);
	expect(() => run(["no-such-program"])).toThrow(/^no-such-program\n.*ENOENT/);
});

it("a rollback restores domain and schedule of the version's commit, and a build of that commit is not this one's", () => {
	const changed = configuration.replace("* * * * *", "0 * * * *").replace('"anella.com', '"new.anella.com');
	fs.writeFileSync("wrangler.toml", changed);
	commitAll("Go on");
	rollBack(live, false, "deployment failed", fakeRun());
	expect(calls).toEqual(rollback);
	expect(readJson(".wrangler/rollback/wrangler.json")).toMatchObject({
		routes: [{ pattern: "anella.com" }],
		triggers: { crons: ["* * * * *"] },
	});
	expect(commitOfTestedBuild).toThrow(`The tests ran on ${commit}, and this is `);
});
