import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";

const note = "build/tested.txt";
/** What npm test and a deployment write into `build/`. */
const notBuilt = /^(tested\.txt|server\/wrangler\.(deployed|output|previews)\.json)$|(^|\/)\.wrangler(\/|$)/;

/** Notes that the build in `build/` has passed every test, unless there are changes that are not committed. */
export function noteTestedBuild(): void {
	const commit = cleanCommit();
	if (commit) writeFileSync(note, `${commit} ${digestOfBuild()}`);
}

/** @returns the commit that is checked out @throws unless `build/` is a build of it, unchanged, that has passed every test */
export function commitOfTestedBuild(): string {
	const commit = cleanCommit();
	if (commit && readFileSync(note, "utf8") === `${commit} ${digestOfBuild()}`) return commit;
	throw new Error("build/ is not what npm test has passed on this commit, without changes.");
}

/** The commit that is checked out; undefined if anything differs from it. */
function cleanCommit(): string | undefined {
	const git = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" });
	const { status, stdout } = git("status", "--porcelain");
	return status === 0 && !stdout ? git("rev-parse", "HEAD").stdout.trim() : undefined;
}

function digestOfBuild(): string {
	const hash = createHash("sha256");
	for (const name of readdirSync("build", { recursive: true, encoding: "utf8" }).toSorted()) {
		if (notBuilt.test(name) || !statSync(`build/${name}`).isFile()) continue;
		hash.update(`${name} ${statSync(`build/${name}`).size}\n`).update(readFileSync(`build/${name}`));
	}
	return hash.digest("hex");
}
