import { spawnSync } from "node:child_process";
import { expect, it, vi } from "vitest";
import { runStatements } from "../../scripts/operator/database.ts";

vi.mock("node:child_process", () => ({ spawnSync: vi.fn() }));

it.each([
	[{ remote: true }, ["--remote"]],
	[{}, ["--local", "--persist-to", ".wrangler/state"]],
	[{ "persist-to": "folder" }, ["--local", "--persist-to", "folder"]],
])("with %j, scripts ask that database for all at once", (asked, options) => {
	const answer = { status: 0, stdout: JSON.stringify([{ results: [{ id: 1 }] }]) };
	vi.mocked(spawnSync).mockReturnValueOnce(answer as ReturnType<typeof spawnSync>);
	expect(runStatements({ one: "SELECT 1", two: "SELECT 2" }, asked)).toEqual({ one: [{ id: 1 }], two: [] });
	const called = ["d1", "execute", "DB", "--json", ...options, "--command", "SELECT 1;\nSELECT 2"];
	expect(spawnSync).toHaveBeenLastCalledWith(
		process.execPath,
		["scripts/wrangler.ts", ...called],
		expect.anything(),
	);
});
