import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const build = mkdtempSync(join(tmpdir(), "build-"));
afterAll(() => rmSync(build, { recursive: true }));

const frame = (...positions: string[]) =>
	spawnSync("node", ["scripts/operator/frame.ts", "--build", build, ...positions], { encoding: "utf8" });

it("names the line of the source for positions in any file of a build", () => {
	const folder = join(build, "server/assets");
	mkdirSync(folder, { recursive: true });
	// Column 1 of the file is line 3, column 5 of the source.
	const map = { version: 3, sources: [join(process.cwd(), "worker/log.ts")], names: [], mappings: "AAEI" };
	writeFileSync(join(folder, "chunk-1_a.js.map"), JSON.stringify(map));
	expect(frame("d1-api:193:19", "chunk-1_a.js:1:1")).toMatchObject({
		status: 0,
		stdout: "d1-api:193:19  not in the build\nchunk-1_a.js:1:1  worker/log.ts:3:5\n",
	});
	expect(frame("chunk-2.js:1:1")).toMatchObject({
		status: 2,
		stderr: expect.stringContaining("no source map"),
	});
	expect(frame("chunk-1_a.js")).toMatchObject({ status: 2, stderr: expect.stringContaining("no position") });
});
