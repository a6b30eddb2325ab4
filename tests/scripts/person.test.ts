import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { env, rows, runStatements } from "#tests/api/fetch-api.ts";
import * as schema from "#worker/db/schema.ts";
import { erasedText, erasePerson, exportPerson, personJson } from "../../scripts/operator/person-queries.ts";

const person = "ada.o'brien@example.com";

const nothing = { ideas: [], contactMessages: [], analyses: [], mailsToTheTeam: [], analysisCounts: [] };

/** A row of every table, with every column. */
const rowsOf = (email: string, id: string) => ({
	analysis_requests: { id: `${id}-idea`, email, message: "Old nets", created_at: 1, suspect: 0 },
	contact_messages: {
		id: `${id}-message`,
		name: "Ada",
		email,
		company: "Engines",
		message: "Hello",
		created_at: 2,
		suspect: 1,
	},
	outbox: {
		id: `${id}-mail`,
		kind: "contact_message",
		subject_id: `${id}-message`,
		state: "sent",
		attempts: 3,
		due_at: 4,
		created_at: 5,
		sent_at: 6,
		last_error: "HTTP 500",
	},
	analyses: {
		idea: `${id}-idea`,
		language: "es",
		text: "Redes",
		model: "built-in",
		started_at: 7,
		finished_at: 8,
		lease_end: 0,
		ending: "stop",
		draft: "Xarxes",
		draft_model: "gpt",
	},
	analysis_counts: { day: "2026-11-23", idea: `${id}-idea`, count: 8, started: 9 },
});
const tables = Object.keys(rowsOf(person, ""));

async function store(email: string, id: string): Promise<void> {
	const inserts = Object.entries(rowsOf(email, id)).map(([table, row]) => {
		const places = Object.keys(row).map(() => "?");
		const insert = `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`;
		return env.DB.prepare(insert).bind(...Object.values(row));
	});
	await env.DB.batch(inserts);
}

/** The ids of whom there are rows, in all tables. */
const left = async () => {
	const stored = await Promise.all(tables.map((table) => rows(`SELECT * FROM ${table}`)));
	return JSON.stringify(stored).match(/\w+(?=-(?:idea|message|mail))/g);
};

// Whoever adds a column decides here and in the queries whether it is a person's.
it("knows every column of every table", () => {
	const all = Object.values(schema)
		.filter((table) => table instanceof SQLiteTable)
		.map((table) => getTableConfig(table))
		.map(({ name, columns }) => [name, columns.map((column) => column.name)]);
	const known = Object.entries(rowsOf(person, "")).map(([table, row]) => [table, Object.keys(row)]);
	expect(all).toEqual(known);
});

it("exports all data of the person, whatever the case of the address, and no other data", async () => {
	await store(person, "ada");
	await store("bea@example.com", "bea");
	const { created_at: _, ...contact_messages } = rowsOf(person, "ada").contact_messages;
	expect(JSON.parse(personJson(await runStatements(exportPerson("Ada.O'Brien@EXAMPLE.com"))))).toEqual({
		ideas: [
			{
				id: "ada-idea",
				email: person,
				message: "Old nets",
				createdAt: "1970-01-01T00:00:00.001Z",
				suspect: 0,
			},
		],
		contactMessages: [{ ...contact_messages, createdAt: "1970-01-01T00:00:00.002Z" }],
		analyses: [
			{
				idea: "ada-idea",
				language: "es",
				text: "Redes",
				model: "built-in",
				startedAt: "1970-01-01T00:00:00.007Z",
				finishedAt: "1970-01-01T00:00:00.008Z",
				leaseEnd: 0,
				ending: "stop",
				draft: "Xarxes",
				draftModel: "gpt",
			},
		],
		mailsToTheTeam: [
			{
				id: "ada-mail",
				kind: "contact_message",
				submissionId: "ada-message",
				state: "sent",
				attempts: 3,
				dueAt: "1970-01-01T00:00:00.004Z",
				createdAt: "1970-01-01T00:00:00.005Z",
				sentAt: "1970-01-01T00:00:00.006Z",
				lastError: "HTTP 500",
			},
		],
		analysisCounts: [{ day: "2026-11-23", idea: "ada-idea", count: 8, started: 9 }],
	});
});

describe("erasing", () => {
	it("deletes all data of the person and keeps everybody else's", async () => {
		await store(person, "ada");
		await store(person.toUpperCase(), "caps");
		await store("bea@example.com", "bea");
		const erased = await runStatements(erasePerson(person));
		expect(Object.values(erased).map((deleted) => deleted.length)).toEqual([2, 2, 2, 2, 2]);
		expect(new Set(await left())).toEqual(new Set(["bea"]));
	});

	it.each([
		"_da.o'brien@example.com",
		"da.o'brien@example.com",
		"' OR '1'='1",
		"x'; DROP TABLE analysis_requests; --",
	])("treats an address literally: %s", async (address) => {
		await store(person, "ada");
		expect(await runStatements(exportPerson(address))).toEqual(nothing);
		expect(await runStatements(erasePerson(address))).toEqual(nothing);
	});

	it("prints counts and the remaining manual steps", () => {
		const sent = { state: "sent", attempts: 1 };
		expect(erasedText({ ...nothing, mailsToTheTeam: [sent, sent], ideas: [{}, {}] })).toBe(
			"erased: ideas 2, contact messages 0, mails to the team 2\nThe team’s mailbox may hold copies that came by mail: search it for the address.\nEncrypted backups lose the data within 30 days, and D1’s earlier states (Time Travel) within 30.\n",
		);
		const underWay = { ...nothing, mailsToTheTeam: [{ state: "pending", attempts: 1 }], ideas: [{}] };
		expect(erasedText(underWay)).toContain("may still arrive");
		// The record of a mail that was delivered is gone before the message is.
		expect(erasedText({ ...nothing, contactMessages: [{}] })).toContain("mailbox");
		const untouched = { ...nothing, mailsToTheTeam: [{ state: "pending", attempts: 0 }], ideas: [{}] };
		expect(erasedText(untouched)).toBe(
			"erased: ideas 1, contact messages 0, mails to the team 1\nEncrypted backups lose the data within 30 days, and D1’s earlier states (Time Travel) within 30.\n",
		);
		expect(erasedText(nothing)).toBe("erased: ideas 0, contact messages 0, mails to the team 0\n");
	});
});
