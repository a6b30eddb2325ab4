import { expect, onTestFinished, test } from "vitest";
import { full } from "../../e2e/full.ts";
import { startSite } from "../../e2e/site.ts";
import { call, newFolder, settings } from "./site.ts";

const ideas = Array.from({ length: 100 }, (_, index) => ({
	email: `client+${index}@example.org`,
	message: `Idea ${index}: ${crypto.randomUUID()}`,
}));
/** After how many acknowledged ideas the process is killed. */
const kills = [20, 40, 60, 80];

// The process is found by /proc.
test.runIf(full && process.platform === "linux")(
	"ideas that were acknowledged while the process was killed are stored once, unchanged, with one mail to send",
	async () => {
		const state = newFolder();
		let site = await startSite({ state, settings });
		onTestFinished(() => site.stop());
		let restarted = Promise.resolve();
		const restart = async () => {
			await site.kill();
			site = await startSite({ state, settings });
		};
		const ids: string[] = [];
		/** Sends an idea until it is acknowledged. While the process dies, D1 may be gone before the Worker: 503. */
		const send = async (index: number): Promise<string> => {
			const options = call(ideas[index] ?? {}, { Connection: "close" });
			const answer = await fetch(`${site.address}/api/analysis-requests`, options).catch(() => undefined);
			const body = (await answer?.json().catch(() => undefined)) as { id: string } | undefined;
			if (!answer || !body || answer.status === 503) return restarted.then(() => send(index));
			expect(answer.status).toBe(201);
			return body.id;
		};
		const waiting = ideas.keys();
		const client = async () => {
			for (const index of waiting) {
				ids[index] = await send(index);
				if (kills.includes(Object.keys(ids).length)) restarted = restart();
			}
		};
		await Promise.all(Array.from({ length: 8 }, client));
		await restarted;
		expect(await send(0)).toBe(ids[0]);

		const query = `SELECT id, email, message, (SELECT count(*) FROM outbox WHERE subject_id = s.id) AS mails
			FROM analysis_requests AS s ORDER BY CAST(substr(message, 6) AS INTEGER)`;
		const { results } = await site.database.prepare(query).all();
		expect(results).toEqual(ideas.map((idea, index) => ({ ...idea, id: ids[index], mails: 1 })));
	},
);
