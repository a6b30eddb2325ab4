import { getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { env, rows, runStatements } from "#tests/api/fetch-api.ts";
import { queueIdeas } from "#tests/mail/queue-ideas.ts";
import * as schema from "#worker/db/schema.ts";
import { applyRetention } from "#worker/retention.ts";
import { analysisQueries, entriesQuery } from "../../scripts/operator/ideas-format.ts";
import { erasedText, erasePerson, exportPerson, personJson } from "../../scripts/operator/person-queries.ts";
import { requeue } from "../../scripts/operator/sql.ts";

const database = drizzle(env.DB);
const person = "ada.o'brien@example.com";
const nothing = { ideas: [], contactMessages: [], analyses: [], mailsToTheTeam: [], analysisCounts: [] };

const tables = Object.values(schema).filter((table) => table instanceof SQLiteTable);
/** A row with a value of its own in every column, of what a person with this address has sent. Ada's mail is about a message. */
function rowOf(table: SQLiteTable, email: string, id: string): Record<string, unknown> {
	const message = table === schema.contactMessages && { id: `${id}-message` };
	const submissionId = id === "ada" ? "ada-message" : `${id}-id`;
	const links = { email, idea: `${id}-id`, submissionId, suspect: true, ...message };
	const columns = Object.entries(getTableColumns(table));
	const row = columns.map(([name, { dataType }], index) => [
		name,
		dataType === "number" ? index : `${id}-${name}`,
	]);
	return Object.fromEntries(row.map(([name, value]) => [name, links[name as keyof typeof links] ?? value]));
}
async function store(email: string, id: string): Promise<void> {
	for (const table of tables) await database.insert(table).values(rowOf(table, email, id));
}

test("forget exports all data of the person, whatever the case of the address, and no other data", async () => {
	await store(person, "ada");
	await store("bea@example.com", "bea");
	const { ideas, contactMessages, analyses, outbox, analysisCounts } = schema;
	const stored = { ideas, contactMessages, analyses, mailsToTheTeam: outbox, analysisCounts };
	const readable = (name: string, value: unknown) =>
		/At$/.test(name) ? new Date(Number(value)).toISOString() : name === "suspect" ? 1 : value;
	const rowsOf = Object.entries(stored).map(([name, table]) => [name, [rowOf(table, person, "ada")]]);
	const expected = JSON.parse(JSON.stringify(Object.fromEntries(rowsOf), readable));
	const exported = JSON.parse(personJson(await runStatements(exportPerson("Ada.O'Brien@EXAMPLE.com"))));
	expect(exported).toEqual(expected);
	expect(JSON.parse(personJson({ sentAt: null }))).toEqual({ sentAt: null });
});

test("forget erases all data of the person from every table and keeps everybody else's", async () => {
	await store(person, "ada");
	await store(person.toUpperCase(), "caps");
	await store("bea@example.com", "bea");
	const erased = await runStatements(erasePerson(person));
	expect(Object.values(erased).map((deleted) => deleted.length)).toEqual(tables.map(() => 2));
	for (const table of tables)
		expect(await database.select().from(table)).toEqual([rowOf(table, "bea@example.com", "bea")]);
});

test("forget takes an address literally", async () => {
	await store(person, "ada");
	for (const other of [person.replace("a", "_"), "' OR '1'='1"])
		for (const ask of [exportPerson, erasePerson]) expect(await runStatements(ask(other))).toEqual(nothing);
});

test("forget says how much it erased, and where copies are left", () => {
	const [counts, ...steps] = erasedText({ ...nothing, ideas: [{}], contactMessages: [{}, {}] }).split("\n");
	expect(counts).toBe("erased: ideas 1, contact messages 2, mails to the team 0");
	expect(steps.join()).toMatch(/mailbox.* in a minute.*backups.* 30 days.*Time Travel\) within 30\./);
	expect(erasedText({ ...nothing, contactMessages: [{}] })).toContain("mailbox");
	expect(erasedText(nothing)).not.toContain("mailbox");
});

const mail = (id: number, state: "pending" | "sent" | "failed", attempts: number, dueAt: number) => {
	const about = { kind: "contact_message" as const, submissionId: `about ${id}`, sentAt: null };
	const tried = { state, attempts, dueAt, createdAt: 1000 * id, lastError: "HTTP 500" };
	return { id: `00000000-0000-4000-8000-00000000000${id}`, ...about, ...tried };
};
const due = mail(1, "pending", 2, 5000);
// Its lease has not ended, by a clock that is ahead: it may be on its way.
const claimed = mail(2, "pending", 9, Date.now() + 90_000);
const sent = mail(3, "sent", 1, 3000);
// As after a night with a wrong key.
const waiting = mail(4, "pending", 9, Date.now() + 6 * 3_600_000);
const failed = mail(5, "failed", 3, 4000);
// It was maybe sent, and stays marked so.
const alsoFailed = { ...mail(6, "failed", 1, 3000), sentAt: 2000 };
const justTried = { ...mail(7, "pending", 1, waiting.dueAt), sentAt: Date.now() - 60_000 };
const stored = [due, claimed, sent, waiting, failed, alsoFailed, justTried];

test.each([
	["one that failed", failed.id, [failed]],
	["the one about a message, whose id is in `npm run ideas`", failed.submissionId, [failed]],
	["one that waits for hours", waiting.id, [waiting]],
	["all that failed or wait", "all", [waiting, failed, alsoFailed]],
	["none that is due", due.id, []],
	["none that may be on its way", claimed.id, []],
	["none that was maybe sent a minute ago", justTried.id, []],
	["none that was sent", sent.id, []],
])("requeue makes mails due as if they had never been tried: %s", async (_case, which, mails) => {
	await database.insert(schema.outbox).values(stored);
	const { requeued } = await runStatements(requeue(which));
	expect(requeued).toEqual(mails.map(({ id }) => ({ id })));
	const freshOf = ({ createdAt, sentAt }: (typeof stored)[number]) => ({
		...{ state: "pending", attempts: 0, lastError: null, dueAt: createdAt },
		sentAt: sentAt && expect.closeTo(Date.now(), -5),
	});
	expect(await database.select().from(schema.outbox).orderBy(schema.outbox.id)).toEqual(
		stored.map((row) => (mails.includes(row) ? { ...row, ...freshOf(row) } : row)),
	);
});

test("the operator’s list, the newest first, has a mail as sent after retention has deleted its row, a waiting one as pending, and none of a suspect idea", async () => {
	const now = Date.now();
	await queueIdeas("ideas", 3, now - 40 * 86_400_000);
	await env.DB.exec("DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)");
	await env.DB.exec("UPDATE analysis_requests SET suspect = id NOT IN (SELECT subject_id FROM outbox)");
	const isFirst = "id = (SELECT min(id) FROM outbox)";
	await env.DB.exec(`UPDATE outbox SET state = 'sent', sent_at = created_at WHERE ${isFirst}`);
	await applyRetention(env, now);
	expect(await rows("SELECT state FROM outbox")).toEqual([{ state: "pending" }]);
	const listed = await rows<{ mail: string; createdAt: number }>(entriesQuery);
	expect(listed.map(({ mail }) => mail).sort()).toEqual(["none", "pending", "sent"]);
	const times = listed.map(({ createdAt }) => createdAt);
	expect(times).toEqual(times.toSorted().reverse());
});

test("an idea is read with what was written of each analysis, finished or not", async () => {
	const [{ idea = "" } = {}] = await queueIdeas("draft", 1);
	await env.DB.exec(
		`INSERT INTO analyses VALUES ('${idea}', 'en', '', '', 0, NULL, 0, 'stop', 'Half', 'large'),
		('${idea}', 'es', 'Todo', 'small', 0, 1000, 0, 'stop', 'Más', 'large')`.replaceAll("\n", ""),
	);
	expect(await runStatements(analysisQueries(idea))).toEqual({
		ideas: [{ text: "An idea" }],
		analyses: [{ text: "en, large, not finished\n\nHalf" }, { text: "es, small\n\nTodo" }],
	});
});
