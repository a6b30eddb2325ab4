import { execFile, spawn } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, test } from "./fixtures.ts";

const live = "11111111-1111-4111-8111-111111111111";
const uploaded = "22222222-2222-4222-8222-222222222222";

/** What stands in for wrangler, npm and git: each notes how it was called, and says what the real one would. */
const fake = `#!/bin/sh
line="$(basename "$0") $*"
echo "$line" >> "$CALLS"
case "$line" in
"wrangler deployments status"*) echo '{"versions":[{"version_id":"${live}","percentage":100}]}' ;;
"wrangler auth token"*) echo '{"type":"api_token","token":"secret"}' ;;
"wrangler whoami"*) echo '{"accounts":[{"id":"account"}]}' ;;
"wrangler versions upload"*)
	echo '{"type":"version-upload","version_id":"${uploaded}"}' >> "$WRANGLER_OUTPUT_FILE_PATH" ;;
"git rev-parse"*) echo commit ;;
"git status"*) if [ -n "$CHANGED" ]; then echo " M app/root.tsx"; fi ;;
"npm test") node -e 'import("./scripts/build-note.ts").then((note) => note.noteTestedBuild())' ;;
esac
if [ -n "$FAILS" ]; then case "$line" in *"$FAILS"*) exit 1 ;; esac fi
`;

/** Deploys with fakes of everything that would reach out. */
async function deploy(folder: string, options: string[], settings: Record<string, string> = {}) {
	const calls = `${folder}/calls`;
	rmSync(calls, { force: true });
	mkdirSync(folder, { recursive: true });
	for (const name of ["wrangler", "npm", "git"]) {
		writeFileSync(`${folder}/${name}`, fake);
		chmodSync(`${folder}/${name}`, 0o755);
	}
	const api = createServer((request, response) => {
		const isAsked =
			request.url === "/accounts/account/workers/subdomain" &&
			request.headers.authorization === "Bearer secret";
		response.writeHead(isAsked ? 200 : 400).end(JSON.stringify({ result: { subdomain: "group" } }));
	}).listen(0);
	const run = spawn("node", ["scripts/deploy.ts", ...options], {
		env: {
			...process.env,
			PATH: `${folder}${delimiter}${process.env.PATH}`,
			CALLS: calls,
			CLOUDFLARE_ACCOUNT_ID: "account",
			CLOUDFLARE_API_BASE_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
			...settings,
		},
	});
	let output = "";
	for (const stream of [run.stdout, run.stderr]) stream.on("data", (part) => (output += part));
	const code = await new Promise<number | null>((end) => run.once("close", end));
	api.close();
	return { code, output, calls: readFileSync(calls, "utf8").trimEnd().split("\n") };
}

/** The calls that change something, or let somebody try it. */
const deeds = (calls: string[]) =>
	calls.filter((line) => /^npm|^wrangler (versions|d1|triggers)/.test(line) && !line.includes("check:live"));

test.describe("npm run deploy", () => {
	// Each deploy starts some twenty processes.
	test.describe.configure({ mode: "serial", timeout: 120_000 });
	const folder = resolve("test-results/deploy");
	test.afterAll(() => rmSync("build/tested.json", { force: true }));

	test("smoke-tests the tested build before visitors get it, the same one in staging and production", async () => {
		rmSync("build/tested.json", { force: true });
		const staged = await deploy(folder, ["--staging"]);
		expect(staged.output).toContain(`https://staging.anella.example is live as ${uploaded}.`);
		expect(staged.output).toContain(`npx wrangler rollback ${live} --message why --env staging`);
		expect(staged.code).toBe(0);
		const config = "--config build/server/wrangler.staging.json";
		expect(deeds(staged.calls)).toEqual([
			"npm test",
			`wrangler versions upload ${config}`,
			"wrangler d1 time-travel info DB --env staging",
			"wrangler d1 migrations apply DB --remote --env staging",
			`wrangler versions deploy ${uploaded}@0% ${live}@100% --yes ${config}`,
			`wrangler triggers deploy ${config}`,
			`npm run --silent smoke -- https://staging.anella.example --worker anella-web-staging --version ${uploaded}`,
			`wrangler versions deploy ${uploaded}@100% --yes ${config}`,
			`npm run --silent smoke -- https://staging.anella.example --version ${uploaded} --not-at https://anella-web-staging.group.workers.dev`,
		]);

		// What was tested is not tested, and not built, again.
		const { code, calls, output } = await deploy(folder, []);
		expect(code).toBe(0);
		expect(calls).not.toContain("npm test");
		expect(calls.join("\n")).not.toContain("build --");
		expect(calls).toContain("wrangler versions upload --config build/server/wrangler.json");
		expect(output).toContain(`npx wrangler rollback ${live} --message why\n`);
	});

	test("runs the tests again for another build, and refuses uncommitted changes", async () => {
		const file = "build/client/robots-of-a-test.txt";
		writeFileSync(file, "changed");
		const changed = await deploy(folder, []);
		rmSync(file);
		expect(changed.calls).toContain("npm test");

		const dirty = await deploy(folder, [], { CHANGED: "1" });
		expect(dirty.code).toBe(1);
		expect(dirty.output).toContain("on changes that are not committed");
		expect(dirty.output).toContain("Nothing was changed.");
		expect(dirty.calls.join("\n")).not.toContain("versions upload");
	});

	test("keeps the current version live where the smoke test fails", async () => {
		const { code, calls, output } = await deploy(folder, [], { FAILS: "--worker anella-web" });
		expect(code).toBe(1);
		expect(calls.at(-1)).toBe(
			`wrangler versions deploy ${live}@100% --yes --config build/server/wrangler.json`,
		);
		expect(output).toContain("Visitors get the previous version");
	});

	test("gives the staging build a database and rate limits of its own", async () => {
		const [staged, built] = ["wrangler.staging.json", "wrangler.json"].map(
			(file) => JSON.parse(readFileSync(`build/server/${file}`, "utf8")) as Record<string, unknown>,
		);
		for (const name of [
			"main",
			"assets",
			"limits",
			"triggers",
			"compatibility_date",
			"compatibility_flags",
		]) {
			expect(staged?.[name], name).toEqual(built?.[name]);
		}
		for (const name of ["name", "routes", "d1_databases", "ratelimits"]) {
			expect(staged?.[name], name).not.toEqual(built?.[name]);
		}
		for (const configuration of [staged, built]) {
			expect(configuration?.workers_dev).toBe(false);
			expect(configuration?.preview_urls).toBe(false);
			expect(configuration?.routes).toEqual([expect.objectContaining({ custom_domain: true })]);
		}
		const upload = ["versions", "upload", "--dry-run", "--config", "build/server/wrangler.staging.json"];
		const printed = await promisify(execFile)("node_modules/.bin/wrangler", upload);
		const stdout = stripVTControlCharacters(printed.stdout);
		expect(stdout).toContain("env.DB (anella-staging)");
		for (const [, binding] of JSON.stringify(built).matchAll(/"(?:binding|name)":"([A-Z_]+)"/g)) {
			expect(stdout).toContain(`env.${binding} `);
		}
	});
});
