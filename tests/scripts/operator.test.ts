import { spawnSync } from "node:child_process";
import { expect, onTestFinished, test, vi } from "vitest";
import { runStatements } from "../../scripts/operator/database.ts";

vi.mock("node:child_process", () => ({ spawnSync: vi.fn() }));

/** Lets wrangler print this, and end with a status. */
const answerOnce = (stdout: string, status = 0) =>
	vi.mocked(spawnSync).mockReturnValueOnce({ status, stdout, stderr: "" } as ReturnType<typeof spawnSync>);

test.each([
	[{ remote: true }, ["--remote"]],
	[{}, ["--local", "--persist-to", ".wrangler/state"]],
])("with %j, scripts ask that database for all at once", (asked, options) => {
	answerOnce(JSON.stringify([{ results: [{ id: 1 }] }]));
	expect(runStatements({ one: "SELECT 1", two: "SELECT 2" }, asked)).toEqual({ one: [{ id: 1 }], two: [] });
	const called = ["d1", "execute", "DB", "--json", ...options, "--command", "SELECT 1;\nSELECT 2"];
	// By default an answer of more than a megabyte is a failure.
	const output = { encoding: "utf8", maxBuffer: 2 ** 30 };
	expect(vi.mocked(spawnSync).mock.lastCall?.slice(1)).toEqual([["scripts/wrangler.ts", ...called], output]);
});

/** Runs an operator's script, which has to end with a status. @returns what it printed */
async function run(script: string, given: string[], status = 0): Promise<string> {
	const { argv } = process;
	onTestFinished(() => void Object.assign(process, { argv }));
	process.argv = ["node", script, ...given];
	const printed: unknown[] = [];
	const print = (...parts: unknown[]) => Boolean(printed.push(...parts));
	for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(print);
	vi.spyOn(process.stdout, "write").mockImplementation(print);
	vi.spyOn(process, "exit").mockImplementation((status) => {
		throw new Error(`ends with ${status}`);
	});
	// Each run is that of a module of its own.
	const module = `../../scripts/operator/${script}.ts?${crypto.randomUUID()}`;
	const ended = import(/* @vite-ignore */ module);
	if (status === 0) await ended;
	else await expect(ended).rejects.toThrow(`ends with ${status}`);
	vi.mocked(process.stdout.write).mockRestore();
	return printed.join();
}

test.each([
	["requeue", "1", "2"],
	["forget", "x' OR 'x'='x"],
	["forget", "a@example.com", "b@example.com", "--erase"],
])("%s refuses what it does not understand, and says how to ask: %s", async (script, ...given) => {
	expect(await run(script, given, 2)).toContain(`usage: npm run ${script} -- `);
	expect(spawnSync).not.toHaveBeenCalled();
});

const id = "10000000-0000-4000-8000-000000000000";

test.each([
	["requeue", ["all"], [], 0, "requeued: 0"],
	["requeue", [id], [{ id }], 0, "requeued: 1"],
	["requeue", [id], [], 1, "requeued: 0"],
	["ideas", ["--csv"], [], 0, '"received";"kind";'],
	["ideas", ["--analysis", id], [], 2, "There is no such idea."],
	["ideas", ["--analysis", id], [{ text: "Old\n nets \u001b[31m" }], 0, "Old\n nets \ufffd[31m\n\n"],
])("%s %j says what it has done or found: %j", async (script, given, results, status, said) => {
	answerOnce(JSON.stringify([{ results }]));
	expect(await run(script, given, status)).toContain(said);
});

test("forget finds or erases a person by an address as it is pasted, which is not as it is stored", async () => {
	for (const [verb, ...options] of [["SELECT"], ["DELETE", "--erase"]]) {
		answerOnce('{"error":"no such table"}', 1);
		expect(await run("forget", ["Ana <ana@bücher.de>", ...options], 1)).toContain("no such table");
		const statements = vi.mocked(spawnSync).mock.lastCall?.[1]?.at(-1);
		expect(statements).toMatch(new RegExp(`^${verb} .* email = 'ana@xn--bcher-kva.de'`));
	}
});
