import { execFile } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { full } from "../../e2e/full.ts";
import { startSite } from "../../e2e/site.ts";
import { call, settings } from "./site.ts";

/** Where wrangler would keep the data of the test's sites. */
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "build-test-"));
	return () => rmSync(folder, { recursive: true, force: true });
});
async function start() {
	const site = await startSite({ state: `${folder}/v3`, settings });
	onTestFinished(() => site.stop());
	return site;
}

// The process is found by /proc.
test.runIf(full && process.platform === "linux")(
	"ideas that were acknowledged while the process was killed are stored once, unchanged, with one mail to send",
	async () => {
		let site = await start();
		const ideas = Array.from({ length: 60 }, (_, index) => ({
			email: `client+${index}@example.org`,
			message: `Idea ${index}`,
		}));
		let acknowledged = 0;
		const send = async (idea: object): Promise<string | undefined> => {
			const answer = await fetch(`${site.address}/api/analysis-requests`, call(idea));
			const { id } = (await answer.json()) as { id?: string };
			acknowledged += 1;
			if (acknowledged === 20) await site.kill();
			return id;
		};
		/** Sends all ideas, eight at a time. @returns the ids of those that were acknowledged */
		const sendAll = async () => {
			const ids: (string | undefined)[] = [];
			const waiting = ideas.entries();
			const client = async () => {
				for (const [index, idea] of waiting) ids[index] = await send(idea).catch(() => undefined);
			};
			await Promise.all(Array.from({ length: 8 }, client));
			return ids;
		};
		const first = await sendAll();
		expect(first).toContain(undefined);
		site = await start();
		const second = await sendAll();
		expect(second).toEqual(first.map((id) => id ?? expect.any(String)));
		const query = `SELECT id, email, message, (SELECT count(*) FROM outbox WHERE subject_id = s.id) AS mails
			FROM analysis_requests AS s ORDER BY CAST(substr(message, 6) AS INTEGER)`;
		const { results } = await site.database.prepare(query).all();
		expect(results).toEqual(ideas.map((idea, index) => ({ ...idea, id: second[index], mails: 1 })));
	},
);

test.runIf(full)(
	"npm run forget erases a person, of whom neither npm nor wrangler logs anything",
	async () => {
		const site = await start();
		const email = "ada@example.com";
		await fetch(`${site.address}/api/analysis-requests`, call({ email, message: "Old nets" }));
		const options = ["run", "--silent", "forget", "--", email, "--erase", "--persist-to", folder];
		const env = { ...process.env, WRANGLER_LOG_PATH: `${folder}/logs`, npm_config_cache: folder };
		const { stdout } = await promisify(execFile)("npm", options, { env });
		expect(stdout).toContain("erased: ideas 1, contact messages 0, mails to the team 1\n");
		expect(globSync(`${folder}/{logs,_logs}/*`)).toEqual([]);
	},
);
