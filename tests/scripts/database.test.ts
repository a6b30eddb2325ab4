import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { runStatements } from "../../scripts/operator/database.ts";

it.each([
	[{ remote: true }, ["--remote"]],
	[{}, ["--local", "--persist-to", ".wrangler/state"]],
	[{ "persist-to": "folder" }, ["--local", "--persist-to", "folder"]],
])(
	"with %j, scripts ask that database for all at once, and keep no copy in wrangler's log",
	(asked, options) => {
		const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const answer = "[{ results: [process.argv.slice(2), process.env.WRANGLER_WRITE_LOGS] }]";
		const script = `#!${process.execPath}\nconsole.log(JSON.stringify(${answer}))`;
		writeFileSync(join(folder, "wrangler"), script, { mode: 0o755 });
		vi.stubEnv("PATH", folder);
		const called = ["d1", "execute", "DB", "--json", ...options, "--command", "SELECT 1;\nSELECT 2"];
		expect(runStatements({ one: "SELECT 1", two: "SELECT 2" }, asked)).toEqual({
			one: [called, "false"],
			two: [],
		});
	},
);
