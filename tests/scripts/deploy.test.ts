import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { commitOfTestedBuild, noteTestedBuild } from "../../scripts/release/build-note.ts";
import { deploy } from "../../scripts/release/deploy.ts";
import { rollBack } from "../../scripts/release/rollback.ts";
import { run } from "../../scripts/release/wrangler.ts";
import { FakeCloudflare } from "./fake-cloudflare.ts";

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
const built = {
	name: "web",
	main: "index.js",
	workers_dev: false,
	preview_urls: false,
	routes: [{ pattern: "anella.com", custom_domain: true }],
	triggers: { crons: ["* * * * *"] },
	d1_databases: [{ binding: "DB", database_id: "1" }],
};

const home = process.cwd();
let commit: string;
let cloudflare: FakeCloudflare;
let interruption: AbortController;

const start = (staging = false) => deploy(staging, cloudflare.run, interruption.signal);
const output = () => `${vi.mocked(console.log).mock.calls.join("\n")}\n`;
async function commitAll(message: string): Promise<string> {
	const options = ["user.name=A", "user.email=a@b", "core.hooksPath=/dev/null", "commit.gpgsign=false"];
	await run(["git", "add", "."]);
	await run(["git", ...options.flatMap((option) => ["-c", option]), "commit", "--quiet", "-m", message]);
	return (await run(["git", "rev-parse", "HEAD"])).trim();
}

// A clone with a tested build.
beforeAll(async () => {
	process.chdir(fs.mkdtempSync(join(tmpdir(), "deploy-test-")));
	await run(["git", "init", "--quiet"]);
	fs.writeFileSync(".gitignore", "build/\n");
	fs.writeFileSync("wrangler.toml", configuration);
	commit = await commitAll("Start");
});
beforeEach(() => {
	fs.rmSync("build", { recursive: true, force: true });
	for (const folder of ["build/server", "build/client"]) fs.mkdirSync(folder, { recursive: true });
	fs.writeFileSync("build/server/wrangler.json", JSON.stringify(built));
	fs.writeFileSync("build/client/robots.txt", "User-agent: *");
	noteTestedBuild();
	cloudflare = new FakeCloudflare("web", "old");
	interruption = new AbortController();
	vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => expect(cloudflare.violations).toEqual([]));
afterAll(() => {
	fs.rmSync(process.cwd(), { recursive: true });
	process.chdir(home);
});

/** The start of every deployment but the first, until all visitors get the new version. */
const released = [
	"uploaded new",
	"migrated",
	"traffic: new 0 %, old 100 %",
	"tested new at anella.com, by override: passed",
	"traffic: new 100 %",
];
const rolledBack = ["traffic: old 100 %", "tested old at anella.com: passed"];

describe("a deployment", () => {
	it("gives visitors the new version once it has passed its test at 0 %", async () => {
		expect(await start()).toBe(true);
		const triggers = "triggers: anella.com domain, previews off";
		expect(cloudflare.effects).toEqual([...released, "tested new at anella.com: passed", triggers]);
		expect(cloudflare).toMatchObject({ visitorsGet: ["new"], crons: ["* * * * *"], previews: false });
		expect(cloudflare.versions[1]).toMatchObject({ tag: commit.slice(0, 12), database: "1" });
		expect(output()).toContain(`npm run rollback -- ${cloudflare.versions[0]?.id}\n`);
	});

	it("to staging releases the same build with staging's domain and database", async () => {
		cloudflare = new FakeCloudflare("web-staging", "old", "staging.anella.com");
		expect(await start(true)).toBe(true);
		expect(cloudflare).toMatchObject({ visitorsGet: ["new"], domain: "staging.anella.com" });
		expect(cloudflare.versions[1]?.database).toBe("2");
		expect(output()).toContain(`npm run rollback -- ${cloudflare.versions[0]?.id} --staging\n`);
		// Production gets the same build afterwards.
		expect(commitOfTestedBuild()).toBe(commit);
	});

	it("that fails its test at 0 % never reaches a visitor", async () => {
		cloudflare.broken = "override";
		expect(await start()).toBe(false);
		const failed = "tested new at anella.com, by override: failed";
		expect(cloudflare.effects).toEqual([...released.slice(0, 3), failed, ...rolledBack]);
		expect(cloudflare.visitorsGet).toEqual(["old"]);
	});

	it("that fails its test with all traffic is rolled back", async () => {
		cloudflare.broken = "visitors";
		expect(await start()).toBe(false);
		expect(cloudflare.effects).toEqual([...released, "tested new at anella.com: failed", ...rolledBack]);
		expect(cloudflare.visitorsGet).toEqual(["old"]);
	});

	it.each([
		["check:live", [], "check:live --\nwhat went wrong"],
		["migrations apply", released.slice(0, 1), "Completed migrations stay applied."],
		["@0%", [...released.slice(0, 2), ...rolledBack], "what went wrong"],
	])("stops where %s fails, and visitors keep the old version", async (failing, effects, told) => {
		cloudflare.failing = failing;
		expect(await start()).toBe(false);
		expect(cloudflare.effects).toEqual(effects);
		expect(cloudflare.visitorsGet).toEqual(["old"]);
		expect(output()).toContain(told);
	});

	it("whose domain or schedule cannot be set keeps the version that has passed, and says what is left", async () => {
		cloudflare.failing = "triggers deploy";
		expect(await start()).toBe(false);
		expect(cloudflare.visitorsGet).toEqual(["new"]);
		expect(output()).toContain(
			"Left to do:\nnpx wrangler triggers deploy --config build/server/wrangler.deployed.json\n",
		);
	});

	it.each([
		["uploaded new", released.slice(0, 1)],
		["traffic: new 0 %, old 100 %", [...released.slice(0, 3), ...rolledBack]],
		["traffic: new 100 %", [...released, ...rolledBack]],
	])("that is cancelled after “%s” leaves visitors the old version", async (last, effects) => {
		cloudflare.onEffect = (effect) => effect === last && interruption.abort(new Error("Interrupted."));
		expect(await start()).toBe(false);
		expect(cloudflare.effects).toEqual(effects);
		expect(cloudflare.visitorsGet).toEqual(["old"]);
		expect(output()).toContain("✗ Interrupted.\n");
	});

	it("says that the site needs a look where the rollback fails too", async () => {
		cloudflare.broken = "visitors";
		cloudflare.onEffect = (effect) => {
			if (effect === "traffic: old 100 %") cloudflare.failing = "smoke";
		};
		expect(await start()).toBe(false);
		expect(cloudflare.visitorsGet).toEqual(["old"]);
		expect(output()).toContain("✗ Check the site: ");
	});

	it("does not start while the traffic is split", async () => {
		const [old] = cloudflare.versions;
		if (old) cloudflare.traffic.set(old, 90);
		expect(await start()).toBe(false);
		expect(cloudflare.effects).toEqual([]);
		expect(output()).toContain("✗ The traffic is split between versions");
	});
});

describe("the first deployment", () => {
	const previewed = [
		"triggers: no domain, previews on",
		"uploaded new",
		"migrated",
		"tested new at 21111111-web.acme.workers.dev: passed",
	];
	const attached = ["traffic: new 100 %", "triggers: anella.com domain, previews off"];
	beforeEach(() => {
		cloudflare = new FakeCloudflare("web", "draft");
		cloudflare.certificateAfter = 600;
	});

	it("attaches the domain once the version has passed at its preview, and waits for a late certificate", async () => {
		expect(await start()).toBe(true);
		expect(cloudflare.effects).toEqual([...previewed, ...attached, "tested new at anella.com: passed"]);
		expect(cloudflare).toMatchObject({ visitorsGet: ["new"], previews: false });
		// Nobody may return to the draft.
		expect(output()).not.toContain("npm run rollback");
	});

	it("keeps the version where the certificate is missing after 15 minutes, and says what is left", async () => {
		cloudflare.certificateAfter = 3600;
		expect(await start()).toBe(false);
		expect(cloudflare.effects).toEqual([...previewed, ...attached, "tested new at anella.com: failed"]);
		expect(cloudflare.visitorsGet).toEqual(["new"]);
		const { id } = cloudflare.versions[1] ?? {};
		expect(output()).toContain(
			`&& npm run --silent smoke -- --version ${id} --wait 900 https://anella.com\n`,
		);
	});

	it("that fails its test at the preview attaches no domain", async () => {
		cloudflare.broken = "preview";
		expect(await start()).toBe(false);
		expect(cloudflare.effects).toEqual([...previewed.slice(0, 3), previewed[3]?.replace("passed", "failed")]);
		expect(cloudflare.domain).toBeUndefined();
	});

	it("that is cancelled before the domain is attached says how to go on", async () => {
		cloudflare.onEffect = (effect) => effect === attached[0] && interruption.abort(new Error("Interrupted."));
		expect(await start()).toBe(false);
		expect(cloudflare.effects).toEqual([...previewed, attached[0]]);
		expect(output()).toMatch(/Left to do:\nnpx wrangler triggers deploy .* && npm run --silent smoke/);
	});

	it("is followed by one like any other", async () => {
		await start();
		for (const version of cloudflare.versions) version.name = "old";
		cloudflare.effects = [];
		expect(await start()).toBe(true);
		expect(cloudflare.effects.slice(0, 5)).toEqual(released);
	});
});

describe("npm run rollback", () => {
	it("gives all traffic to a version that another deployment has replaced, and tests it", async () => {
		await start();
		cloudflare.effects = [];
		await rollBack(`${cloudflare.versions[0]?.id}`, false, "why", cloudflare.run);
		expect(cloudflare.effects).toEqual(rolledBack);
		expect(cloudflare.visitorsGet).toEqual(["old"]);
	});
});

it.each([
	["a file was changed", "build/client/robots.txt"],
	["a hidden file was added", "build/client/.assetsignore"],
	["the note was spoilt", "build/tested.txt"],
	["a file was added and not committed", "x.ts"],
])("npm run deploy does not start if %s since the tests", async (_case, changed) => {
	fs.writeFileSync(changed, "changed");
	expect(await start()).toBe(false);
	fs.rmSync(changed);
	expect(cloudflare.effects).toEqual([]);
	expect(output()).toContain("build/ is not what npm test has passed");
});

it("npm run deploy does not start on another commit than the tests ran on", async () => {
	fs.writeFileSync("more.txt", "");
	await commitAll("Go on");
	expect(commitOfTestedBuild).toThrow("build/ is not what npm test has passed");
});

it("a command gets its variables, and is an error with its output if it fails", async () => {
	expect(await run(["printenv", "ANSWER"], { ANSWER: "42" })).toBe("42\n");
	await expect(run(["git", "show", "nothing"])).rejects.toThrow(/^Command failed: git show nothing\nfatal: /);
	await expect(run(["no-such-program"])).rejects.toThrow("spawn no-such-program ENOENT");
});
