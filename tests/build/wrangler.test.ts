import { execFile } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { full } from "../../e2e/full.ts";
import { startSite } from "../../e2e/site.ts";
import { inStaging } from "../../scripts/release/wrangler.ts";
import { call, newFolder, settings } from "./site.ts";

/** Runs a program. @returns what it printed @throws if it fails */
async function run(program: string, options: string[], variables: Record<string, string>): Promise<string> {
	// With both of its variables about colours, Node warns.
	const env = { ...process.env, NO_COLOR: undefined, ...variables };
	return stripVTControlCharacters((await promisify(execFile)(program, options, { env })).stdout);
}

test.runIf(full)(
	"npm run forget erases a person, of whom neither npm nor wrangler logs anything",
	async () => {
		const folder = newFolder();
		// Where wrangler keeps the data of `--persist-to`.
		const site = await startSite({ state: `${folder}/v3`, settings });
		onTestFinished(() => site.stop());
		const email = "ada@example.com";
		const sent = await fetch(`${site.address}/api/analysis-requests`, call({ email, message: "Old nets" }));
		expect(sent.status).toBe(201);
		const options = ["run", "--silent", "forget", "--", email, "--erase", "--persist-to", folder];
		const logs = { WRANGLER_LOG_PATH: `${folder}/logs`, npm_config_cache: folder };
		const printed = await run("npm", options, logs);
		expect(printed).toContain("erased: ideas 1, contact messages 0, mails to the team 1\n");
		expect(globSync(`${folder}/{logs,_logs}/*`)).toEqual([]);
	},
);

test.runIf(full)(
	"wrangler can upload the production build to staging, with source maps and its own database",
	async () => {
		const built = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
		// At another place, because the build is that of all tests.
		const folder = newFolder();
		const assets = { ...built.assets, directory: resolve("build/client") };
		const configuration = { ...inStaging(built), main: resolve("build/server/index.js"), assets };
		writeFileSync(`${folder}/wrangler.json`, JSON.stringify(configuration));
		const upload = ["versions", "upload", "--dry-run", "--config", `${folder}/wrangler.json`];
		const output = `${folder}/output.json`;
		const printed = await run("wrangler", upload, { WRANGLER_OUTPUT_FILE_PATH: output });
		// Where a deployment finds the version's id.
		expect(readFileSync(output, "utf8")).toMatch(/^\{"type":"version-upload",.*"version_id":/m);
		expect(globSync("build/server/{index,assets/server-build-*}.js.map")).toHaveLength(2);
		expect(printed).toMatch(/assets\/server-build-\S+\.js +│ esm/);
		for (const name of ["DB (anella-staging)", "SUBMISSION_LIMIT (5 requests/60s)", "CF_VERSION_METADATA"])
			expect(printed).toContain(`env.${name}`);
	},
);
