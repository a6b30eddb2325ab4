import { env, unique } from "#tests/api/fetch-api.ts";

/** Stores ideas with their emails, due one after the other. The addresses script the fake mail service. */
export async function queueIdeas(localPart: string, count: number, dueAt = Date.now() - 60_000) {
	const queued = Array.from({ length: count }, (_, index) => ({
		id: crypto.randomUUID(),
		idea: crypto.randomUUID(),
		email: `${unique(localPart)}@example.com`,
		time: dueAt + index,
	}));
	await env.DB.batch(
		queued.flatMap(({ id, idea, email, time }) => [
			env.DB.prepare("INSERT INTO analysis_requests VALUES (?, ?, 'An idea', ?, 0)").bind(idea, email, time),
			env.DB.prepare(
				`INSERT INTO outbox (id, kind, subject_id, state, due_at, created_at)
				VALUES (?, 'analysis_request', ?, 'pending', ?, ?)`,
			).bind(id, idea, time, time),
		]),
	);
	return queued;
}
