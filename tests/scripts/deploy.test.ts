import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { commitOfTestedBuild, noteTestedBuild } from "../../scripts/release/build-note.ts";
import { deploy } from "../../scripts/release/deploy.ts";
import { run } from "../../scripts/release/wrangler.ts";

const configuration = `
name = "web"
workers_dev = false
routes = [{ pattern = "anella.com", custom_domain = true }]
d1_databases = [{ binding = "DB", database_id = "1" }]
assets = { not_found_handling = "none" }
[env.staging]
routes = [{ pattern = "staging.anella.com", custom_domain = true }]
d1_databases = [{ binding = "DB", database_id = "2" }]
`;
const built = { name: "web", d1_databases: [{ binding: "DB" }], assets: { directory: "../client" } };

let tag: string;
let interruption: AbortController;
/** The commands that were run, in order. */
let commands: string[];
/** At Cloudflare: the percentages of the versions, and what the live one is bound to. */
let cloudflare: { traffic: Record<string, number>; bound: string[] };
/** A part of the commands that fail, and the command during which the deployment is cancelled. */
let failing: string | undefined;
let lastBeforeInterruption: string | undefined;

/** Notes a command and fails or prints what Cloudflare would. */
async function runCommand(command: string[], { WRANGLER_OUTPUT_FILE_PATH: file = "" } = {}) {
	const line = command.join(" ");
	commands.push(line);
	if (failing && line.includes(failing)) throw new Error("what went wrong");
	if (line === lastBeforeInterruption) interruption.abort(new Error("Interrupted."));
	const upload = { type: "version-upload", version_id: "new", preview_url: preview };
	if (file) fs.appendFileSync(file, `{"type":"wrangler-session"}\n${JSON.stringify(upload)}\n`);
	return JSON.stringify({
		versions: Object.entries(cloudflare.traffic).map(([version_id, percentage]) => ({
			version_id,
			percentage,
		})),
		resources: { bindings: cloudflare.bound.map((type) => ({ type })) },
	});
}
const start = (staging = false) => deploy(staging, runCommand, interruption.signal);
const printed = () => `${vi.mocked(console.log).mock.calls.join("\n")}\n`;
const readJson = (name: string) => JSON.parse(fs.readFileSync(`build/server/wrangler.${name}.json`, "utf8"));

const config = "--config build/server/wrangler.deployed.json";
const preview = "https://new-web.acme.workers.dev";
const smoke = "npm run --silent smoke -- --version new";
/** The commands of a deployment; `tag` is known once there is a commit. */
const steps = () => [
	"npm run --silent check:live --",
	"wrangler deployments status --json",
	"wrangler versions view old --json",
	`wrangler versions upload --tag ${tag} ${config}`,
	"wrangler d1 time-travel info DB",
	"wrangler d1 migrations apply DB --remote",
	`wrangler versions deploy new@0% old@100% --yes ${config}`,
	`${smoke} --worker web https://anella.com`,
	`wrangler versions deploy new@100% --yes ${config}`,
	`${smoke} https://anella.com`,
	`wrangler triggers deploy ${config}`,
];
const rolledBack = [
	"wrangler rollback old --message deployment failed --yes",
	"npm run --silent smoke -- https://anella.com --version old --other-commit",
];

beforeAll(async () => {
	// A clone with a tested build.
	const home = process.cwd();
	const clone = fs.mkdtempSync(join(tmpdir(), "deploy-test-"));
	process.chdir(clone);
	await run(["git", "init", "--quiet"]);
	fs.writeFileSync(".gitignore", "build/\n");
	fs.writeFileSync("wrangler.toml", configuration);
	await run(["git", "add", "."]);
	const options = ["user.name=A", "user.email=a@b", "core.hooksPath=/dev/null", "commit.gpgsign=false"];
	await run(["git", ...options.flatMap((option) => ["-c", option]), "commit", "--quiet", "-m", "Start"]);
	tag = (await run(["git", "rev-parse", "HEAD"])).slice(0, 12);
	return () => {
		process.chdir(home);
		fs.rmSync(clone, { recursive: true });
	};
});
beforeEach(() => {
	fs.rmSync("build", { recursive: true, force: true });
	for (const folder of ["build/server", "build/client"]) fs.mkdirSync(folder, { recursive: true });
	fs.writeFileSync("build/server/wrangler.json", JSON.stringify(built));
	// Of an earlier deployment.
	fs.writeFileSync("build/server/wrangler.output.json", '{"type":"version-upload","version_id":"older"}\n');
	noteTestedBuild();
	cloudflare = { traffic: { old: 100 }, bound: ["secret_text", "d1"] };
	interruption = new AbortController();
	commands = [];
	failing = lastBeforeInterruption = undefined;
	vi.spyOn(console, "log").mockReturnValue();
});

test("a deployment gives visitors the new version once it has passed its test at 0 %", async () => {
	expect(await start()).toBe(true);
	expect(commands).toEqual(steps());
	expect(readJson("deployed")).toEqual(built);
	expect(printed()).toContain("npm run rollback -- old\n");
});

test("a deployment to staging releases the same build with staging's domain and database", async () => {
	expect(await start(true)).toBe(true);
	expect(commands).toContain("npm run --silent check:live -- --staging");
	expect(commands).toContain(`${smoke} --worker web-staging https://staging.anella.com`);
	const ofStaging = commands.filter((command) => command.endsWith(" --env staging"));
	expect(ofStaging.map((command) => command.split(" ")[2]).join()).toBe("status,view,time-travel,migrations");
	const own = { d1_databases: [{ database_id: "2" }], routes: [{ pattern: "staging.anella.com" }] };
	expect(readJson("deployed")).toMatchObject({ name: "web-staging", assets: built.assets, ...own });
	expect(printed()).toContain("npm run rollback -- old --staging\n");
	// Production gets the same build afterwards.
	expect(commitOfTestedBuild()).toContain(tag);
});

test("a deployment to staging that fails its test takes staging back, and production not", async () => {
	failing = `${smoke} --worker web-staging`;
	expect(await start(true)).toBe(false);
	const rollback = "wrangler rollback old --message deployment failed --yes --env staging";
	expect(commands.slice(-2)).toEqual([rollback, expect.stringContaining("https://staging.anella.com ")]);
});

test("a deployment does not start while the traffic is split", async () => {
	cloudflare.traffic = { old: 90, new: 10 };
	expect(await start()).toBe(false);
	expect(commands).toEqual(steps().slice(0, 2));
	expect(printed()).toContain("✗ The traffic is split between versions");
});

// What has passed all tests stays where only the domain and the schedule cannot be set.
test.each([
	["fails", 5, [], "Completed migrations stay applied."],
	...[6, 7, 8, 9].map((step) => ["fails", step, rolledBack, "what went wrong"] as const),
	["fails", 10, [], `Left to do:\nnpx wrangler triggers deploy ${config}\n`],
	["is cancelled", 3, [], "✗ Interrupted.\n"],
	["is cancelled", 9, rolledBack, "✗ Interrupted.\n"],
] as const)(
	"a deployment that %s at step %i leaves visitors what has passed",
	async (how, step, then, told) => {
		if (how === "fails") failing = steps()[step];
		else lastBeforeInterruption = steps()[step];
		expect(await start()).toBe(false);
		expect(commands).toEqual([...steps().slice(0, step + 1), ...then]);
		expect(printed()).toContain(told);
	},
);

test("a deployment says that the site needs a look where the rollback fails too", async () => {
	failing = "smoke";
	expect(await start()).toBe(false);
	expect(printed()).toContain("✗ Check the site: what went wrong");
});

test("the first deployment attaches the domain once the version has passed at its preview", async () => {
	cloudflare.bound = ["secret_text"];
	expect(await start()).toBe(true);
	expect(commands).toEqual([
		...steps().slice(0, 3),
		"wrangler triggers deploy --config build/server/wrangler.previews.json",
		...steps().slice(3, 6),
		`${smoke} --wait 900 ${preview}`,
		`wrangler versions deploy new@100% --yes ${config}`,
		`wrangler triggers deploy ${config}`,
		`${smoke} --wait 900 https://anella.com`,
	]);
	expect(readJson("previews")).toEqual({ name: "web", workers_dev: false, preview_urls: true });
	// Nobody may return to the draft.
	expect(printed()).not.toContain("npm run rollback");
});

test.each([
	["a hidden file was added to the build", "build/client/.assetsignore"],
	["a file was added and not committed", "x.ts"],
])("a deployment does not start if %s since the tests", async (_case, changed) => {
	fs.writeFileSync(changed, "changed");
	expect(await start()).toBe(false);
	fs.rmSync(changed);
	expect(commands).toEqual([]);
	expect(printed()).toContain("build/ is not what npm test has passed");
});

test("a command gets no prompts, and one that fails is an error with its output", async () => {
	const failing = run([process.execPath, "-p", "process.exitCode = 1; process.env.CI"], { CI: "false" });
	await expect(failing).rejects.toThrow(/^Command failed: .*\ntrue$/s);
});
