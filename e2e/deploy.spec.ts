import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { inStaging } from "../scripts/release/wrangler.ts";

test("wrangler can upload the production build to staging, with a database of its own", () => {
	const built = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
	// At another place, because the build is that of all tests.
	const file = test.info().outputPath("wrangler.json");
	const assets = { ...built.assets, directory: resolve("build/client") };
	writeFileSync(
		file,
		JSON.stringify({ ...inStaging(built), main: resolve("build/server/index.js"), assets }),
	);
	const upload = ["versions", "upload", "--dry-run", "--config", file];
	const output = test.info().outputPath("output.json");
	const env = { ...process.env, WRANGLER_OUTPUT_FILE_PATH: output };
	const printed = stripVTControlCharacters(execFileSync("wrangler", upload, { encoding: "utf8", env }));
	// Where a deployment finds the version's id.
	expect(readFileSync(output, "utf8")).toMatch(/^\{"type":"version-upload",.*"version_id":/m);
	const maps = readdirSync("build/server", { recursive: true, encoding: "utf8" }).join();
	for (const script of [/(^|,)index\.js\.map/, /assets\/server-build-[\w-]+\.js\.map/])
		expect(maps).toMatch(script);
	expect(printed).toMatch(/assets\/server-build-\S+\.js +│ esm/);
	expect([...printed.matchAll(/^env\.\S.*?(?= {2})/gm)].map(([binding]) => binding)).toEqual([
		"env.DB (anella-staging)",
		"env.SUBMISSION_LIMIT (5 requests/60s)",
		"env.ANALYSIS_LIMIT (10 requests/60s)",
		"env.VITALS_LIMIT (20 requests/60s)",
		"env.CF_VERSION_METADATA",
		expect.stringMatching(/^env\.PUBLIC_API_KEY \(".+"\)$/),
	]);
});
