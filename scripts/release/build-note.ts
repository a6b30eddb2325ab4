import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const note = "build/tested.json";

/** The configuration that a deployment to staging writes beside the build. */
export const stagingConfiguration = "build/server/wrangler.staging.json";

/** Notes that the build in `build/` has passed every test, unless there are changes that are not committed. */
export function noteTestedBuild(): void {
	const commit = cleanCommit();
	if (commit) writeFileSync(note, JSON.stringify({ commit, digest: digestOfBuild() }));
}

/**
 * @returns the commit that is checked out
 * @throws unless `build/` is a build of it, unchanged, that has passed every test
 */
export function commitOfTestedBuild(): string {
	const tested = JSON.parse(readFileSync(note, "utf8")) as { commit: string; digest: string };
	const commit = cleanCommit();
	if (!commit) throw new Error("There are changes that are not committed.");
	if (tested.commit !== commit) throw new Error(`The tests ran on ${tested.commit}, and this is ${commit}.`);
	if (tested.digest !== digestOfBuild()) throw new Error("build/ has changed since the tests.");
	return commit;
}

/** The commit that is checked out; undefined if anything differs from it. */
function cleanCommit(): string | undefined {
	const git = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" });
	const changes = git("status", "--porcelain");
	return changes.status === 0 && !changes.stdout ? git("rev-parse", "HEAD").stdout.trim() : undefined;
}

/** Of all files in `build/`, hidden ones too, but those that a deployment writes. */
function digestOfBuild(): string {
	const entries = readdirSync("build", { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
	const hash = createHash("sha256");
	for (const file of files.toSorted()) {
		if (file === note || file === stagingConfiguration || file.includes("/.wrangler/")) continue;
		const content = readFileSync(file);
		hash.update(`${file} ${content.length}\n`).update(content);
	}
	return hash.digest("hex");
}
