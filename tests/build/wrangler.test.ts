import { execFile } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { full } from "../../e2e/full.ts";
import { inStaging } from "../../scripts/release/wrangler.ts";
import { newFolder } from "./site.ts";

/** Runs a program. @returns what it printed @throws if it fails */
async function run(program: string, options: string[], variables: Record<string, string>): Promise<string> {
	// With both of its variables about colours, Node warns.
	const env = { ...process.env, NO_COLOR: undefined, ...variables };
	return stripVTControlCharacters((await promisify(execFile)(program, options, { env })).stdout);
}

test.runIf(full)("neither npm nor wrangler logs whose data is asked for", async () => {
	const folder = newFolder();
	const options = ["run", "--silent", "forget", "--", "ada@example.com", "--persist-to", folder];
	const logs = { WRANGLER_LOG_PATH: `${folder}/logs`, npm_config_cache: folder };
	await expect(run("npm", options, logs)).rejects.toThrow("no such table");
	expect(globSync(`${folder}/{logs,_logs}/*`)).toEqual([]);
});

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
