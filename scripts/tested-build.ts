/**
 * Sees to it that `build/` is a build of this commit that has passed every test: looks for the note that `npm test` leaves, and
 * runs it where there is none. Ends with 1 unless it is.
 */
import { spawnSync } from "node:child_process";
import { readTestedBuild } from "./build-note.ts";

let tested = readTestedBuild();
if (!tested) {
	const { status } = spawnSync("npm", ["test"], { stdio: "inherit" });
	tested = status === 0 ? readTestedBuild() : undefined;
	if (status === 0 && !tested) console.log("The tests passed, but on changes that are not committed.");
}
if (tested) console.log(`build ${tested.digest.slice(0, 12)} of commit ${tested.commit.slice(0, 12)}`);
process.exit(tested ? 0 : 1);
