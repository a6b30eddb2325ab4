import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { stagingConfiguration } from "./deploy-plan.ts";

/** A build that has passed every test. */
export interface TestedBuild {
	/** What it is a build of. */
	commit: string;
	/** SHA-256 of its files. */
	digest: string;
}

const note = "build/tested.json";

/** Notes that the build in `build/` has passed every test. Not of changes that nobody could find again. */
export function noteTestedBuild(): void {
	const commit = cleanCommit();
	if (commit) writeFileSync(note, JSON.stringify({ commit, digest: digestOfBuild() } satisfies TestedBuild));
}

/** The build in `build/`; undefined unless it is one of this commit, unchanged, that has passed every test. */
export function readTestedBuild(): TestedBuild | undefined {
	let tested: TestedBuild;
	try {
		tested = JSON.parse(readFileSync(note, "utf8")) as TestedBuild;
	} catch {
		return undefined;
	}
	return tested.commit === cleanCommit() && tested.digest === digestOfBuild() ? tested : undefined;
}

/** The commit that is checked out; undefined if anything differs from it. */
function cleanCommit(): string | undefined {
	const git = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" });
	const changes = git("status", "--porcelain");
	const head = git("rev-parse", "HEAD");
	const isClean = changes.status === 0 && changes.stdout === "" && head.status === 0;
	return isClean ? head.stdout.trim() : undefined;
}

function digestOfBuild(): string {
	const hash = createHash("sha256");
	for (const file of globSync("build/{client,server}/**").toSorted()) {
		if (file === stagingConfiguration || !statSync(file).isFile()) continue;
		hash.update(`${file}\0`).update(createHash("sha256").update(readFileSync(file)).digest());
	}
	return hash.digest("hex");
}
