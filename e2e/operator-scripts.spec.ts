import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

/** The scripts as they are called, on a local database of their own. */
test.describe("operator scripts", () => {
	const ids = ["10000000-0000-4000-8000-000000000000", "20000000-0000-4000-8000-000000000000"] as const;
	const person = "ada.o'brien@example.com";
	let state: string;

	const options = () => ({
		encoding: "utf8" as const,
		// With both of its variables about colours, Node warns.
		env: { ...process.env, NO_COLOR: undefined, WRANGLER_LOG_PATH: `${state}-logs` },
	});
	const run = (script: string, ...args: string[]) =>
		spawnSync("npm", ["run", "--silent", script, "--", ...args, "--persist-to", state], options());
	/** What `run` does but for npm, which takes its time to start. */
	const runAgain = (script: string, ...args: string[]) =>
		spawnSync("node", [`scripts/operator/${script}.ts`, ...args, "--persist-to", state], options());

	test("list what was sent, requeue mails, export and erase a person", () => {
		// Wrangler takes seconds to start.
		test.slow();
		state = test.info().outputPath("database");
		const quoted = person.replace("'", "''");
		const values = ids.map((id) => `('${id}', 'contact_message', 'message', 'failed', 1, 0, 0, 'HTTP 422')`);
		const statements = [
			...globSync("migrations/*.sql")
				.sort()
				.map((file) => readFileSync(file, "utf8")),
			`INSERT INTO contact_messages (id, name, email, message, created_at)
			VALUES ('message', 'Ada', '${quoted}', 'A message; with -- marks', 0);`,
			`INSERT INTO analysis_requests VALUES ('${ids[0]}', 'bea@example.com', 'Old nets', 86400000, 0);`,
			`INSERT INTO analyses (idea, language, text, model, started_at, finished_at, lease_end) VALUES ('${ids[0]}', 'en', 'Clear', 'built-in', 0, 86400000, 0);`,
			`INSERT INTO outbox (id, kind, subject_id, state, attempts, due_at, created_at, last_error)
			VALUES ${values.join()};`,
		];
		writeFileSync(`${state}.sql`, statements.join("\n"));
		const options = ["--file", `${state}.sql`, "--local", "--persist-to", state];
		const { status, stderr } = spawnSync("wrangler", ["d1", "execute", "DB", ...options], {
			encoding: "utf8",
			env: { ...process.env, CI: "true" },
		});
		expect(status, stderr).toBe(0);

		expect(run("requeue", ids[0])).toMatchObject({ status: 0, stdout: "requeued: 1\n" });
		const ideas = run("ideas").stdout;
		expect(ideas).toContain("1 pending, 1 failed");
		expect(ideas).toContain("failed (HTTP 422)");
		expect(ideas).toMatch(
			/^1970-01-02 00:00 {2}idea +sent +bea@example\.com +Old nets\n1970-01-01 00:00 {2}contact .+ A message;/m,
		);

		expect(runAgain("ideas", "--analysis", ids[0]).stdout).toContain(
			"Old nets\n\nen, built-in, 1970-01-02T00:00:00.000Z\n\nClear\n",
		);
		const exported = run("forget", person.toUpperCase());
		expect(JSON.parse(exported.stdout)).toMatchObject({
			ideas: [],
			contactMessages: [{ email: person, message: "A message; with -- marks" }],
			mailsToTheTeam: [{ id: ids[0], state: "pending" }, { id: ids[1] }],
		});
		expect(runAgain("forget", person, "--erase")).toMatchObject({
			status: 0,
			stdout: expect.stringContaining("erased: ideas 0, contact messages 1, mails to the team 2\n"),
		});
		expect(existsSync(`${state}-logs`), "wrangler keeps what it printed of the person").toBe(false);
	});

	test("refuse what they do not understand, and fail if they can run nothing", () => {
		const { status, stderr, stdout } = spawnSync(
			"node",
			["scripts/release/rollback.ts", "yesterday"],
			options(),
		);
		expect([status, stdout]).toEqual([2, ""]);
		expect(stderr).toContain("usage: npm run rollback -- ");
		const env = { ...process.env, PATH: "" };
		for (const [expected, ...asked] of [
			["spawn wrangler ENOENT", "scripts/release/rollback.ts", ids[0]],
			["Is the database there?", "scripts/operator/ideas.ts", "--persist-to", test.info().outputPath("none")],
		] as const) {
			const { status, stdout, stderr } = spawnSync(process.execPath, asked, { env, encoding: "utf8" });
			expect(status, asked[0]).toBe(1);
			expect(stdout + stderr).toContain(expected);
		}
	});
});
