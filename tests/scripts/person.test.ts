import { getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { env, runStatements } from "#tests/api/fetch-api.ts";
import * as schema from "#worker/db/schema.ts";
import { erasedText, erasePerson, exportPerson, personJson } from "../../scripts/operator/person-queries.ts";

const person = "ada.o'brien@example.com";
const nothing = { ideas: [], contactMessages: [], analyses: [], mailsToTheTeam: [], analysisCounts: [] };

const database = drizzle(env.DB);
const tables = Object.values(schema).filter((table) => table instanceof SQLiteTable);
/** A row with a value of its own in every column, of what a person with this address has sent. */
function rowOf(table: SQLiteTable, email: string, id: string): Record<string, unknown> {
	const links = { email, idea: `${id}-id`, submissionId: `${id}-id`, suspect: true };
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
	expect(exported.ideas[0].createdAt).toMatch(/^1970-01-01T00:00:00\.\d{3}Z$/);
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

test.each(["_da.o'brien@example.com", "' OR '1'='1"])(
	"forget takes an address literally: %s",
	async (address) => {
		await store(person, "ada");
		for (const ask of [exportPerson, erasePerson]) expect(await runStatements(ask(address))).toEqual(nothing);
	},
);

test("forget says how much it erased, and where copies are left", () => {
	const [counts, ...steps] = erasedText({ ...nothing, ideas: [{}], contactMessages: [{}, {}] }).split("\n");
	expect(counts).toBe("erased: ideas 1, contact messages 2, mails to the team 0");
	expect(steps.join()).toMatch(/mailbox.* in a minute.*backups.* 30 days.*Time Travel\) within 30\./);
	expect(erasedText(nothing)).not.toContain("mailbox");
});
