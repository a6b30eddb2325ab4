import { afterEach, describe, expect, it } from "vitest";
import { env, fetchApi, rows } from "#tests/api/fetch-api.ts";
import { erasedText, personJson } from "../../scripts/person-format.ts";
import { type ErasedRows, erasePerson, exportPerson, type PersonRows } from "../../scripts/person-queries.ts";

const tables = ["analysis_requests", "contact_messages", "outbox", "idempotency_keys", "analysis_counts"];
const person = "ada.o'brien@example.com";

/** As wrangler runs them: all in one transaction. */
async function run<Rows>(statements: string[]): Promise<Rows> {
	const results = await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
	return results.map((result) => result.results) as Rows;
}

/**
 * An idea and a contact message of this person, with a mail and two keys each (its own, its content's), and the count of the
 * idea's analyses, through the API.
 */
async function submit(email: string, message = "Old nets into yarn"): Promise<void> {
	const headers = { "Idempotency-Key": crypto.randomUUID() };
	const idea = await fetchApi("/analysis-requests", { body: { email, message }, headers });
	const contact = await fetchApi("/send-contact-email", {
		body: { name: "Ada", email, company: "Engines", message },
		headers,
	});
	expect([idea.status, contact.status]).toEqual([201, 200]);
	const { id } = await idea.json<{ id: string }>();
	await (await fetchApi("/chat-alianzas", { body: { message, id } })).text();
}

const counts = () => Promise.all(tables.map(async (table) => (await rows(`SELECT 1 FROM ${table}`)).length));

afterEach(async () => {
	for (const table of tables) await env.DB.exec(`DELETE FROM ${table}`);
});

describe("exporting", () => {
	it("contains all data of the person, whatever the case of the address, and no other data", async () => {
		await submit(person);
		await submit("ADA.O'BRIEN@Example.com", "Old ropes into mats");
		await submit("bea@example.com");
		const json = personJson(await run<PersonRows>(exportPerson("Ada.O'Brien@EXAMPLE.com")));
		expect(json).not.toContain("bea@");
		const stored = JSON.parse(json);
		expect(stored.ideas).toEqual([
			{ id: expect.any(String), email: person, message: "Old nets into yarn", createdAt: expect.any(String) },
			expect.objectContaining({ email: "ADA.O'BRIEN@Example.com" }),
		]);
		expect(stored.contactMessages[0]).toEqual({
			id: expect.any(String),
			name: "Ada",
			email: person,
			company: "Engines",
			message: "Old nets into yarn",
			createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		});
		const { mailsToTheTeam, idempotencyKeys, analysisCounts } = stored;
		expect(mailsToTheTeam).toHaveLength(4);
		expect(mailsToTheTeam[0]).toMatchObject({
			state: "sent",
			attempts: 1,
			sentAt: expect.stringMatching(/Z$/),
		});
		const subjects: string[] = [...stored.ideas, ...stored.contactMessages].map(({ id }) => id).sort();
		const subjectsOf = (owned: { subjectId: string }[]) => owned.map(({ subjectId }) => subjectId).sort();
		expect(subjectsOf(mailsToTheTeam)).toEqual(subjects);
		const analysed: string[] = analysisCounts.map(({ idea }: { idea: string }) => idea);
		expect(analysed.sort()).toEqual(stored.ideas.map(({ id }: { id: string }) => id).sort());
		expect(subjectsOf(idempotencyKeys)).toEqual(subjects.flatMap((subject) => [subject, subject]));
	});

	it("is empty for an unknown address", async () => {
		await submit("bea@example.com");
		expect(JSON.parse(personJson(await run<PersonRows>(exportPerson(person))))).toEqual({
			ideas: [],
			contactMessages: [],
			mailsToTheTeam: [],
			idempotencyKeys: [],
			analysisCounts: [],
		});
	});
});

describe("erasing", () => {
	it("deletes all data of the person and keeps everybody else's", async () => {
		await submit(person);
		await submit(person.toUpperCase(), "Old ropes into mats");
		await submit("bea@example.com");
		expect(await counts()).toEqual([3, 3, 6, 12, 3]);
		const erased = await run<ErasedRows>(erasePerson(person));
		expect(erased.map((deleted) => deleted.length)).toEqual([2, 8, 4, 2, 2]);
		expect(await counts()).toEqual([1, 1, 2, 4, 1]);
		expect(JSON.parse(personJson(await run<PersonRows>(exportPerson("bea@example.com"))))).toMatchObject({
			ideas: [{}],
			contactMessages: [{}],
			mailsToTheTeam: [{}, {}],
			idempotencyKeys: [{}, {}, {}, {}],
			analysisCounts: [{}],
		});
	});

	it.each([
		"a%@example.com",
		"_da.o'brien@example.com",
		"da.o'brien@example.com",
		"ada.o'brien@example.co",
		"' OR '1'='1",
		"x'; DROP TABLE analysis_requests; --",
		"\u0130@example.com",
	])("treats an address literally: %s", async (address) => {
		await submit(person);
		const erased = await run<ErasedRows>(erasePerson(address));
		expect(erased).toEqual([[], [], [], [], []]);
		expect(await counts()).toEqual([1, 1, 2, 4, 1]);
	});

	it("deletes all or nothing", async () => {
		await submit(person);
		await expect(run([...erasePerson(person), "SELECT nothing FROM nowhere"])).rejects.toThrow();
		expect(await counts()).toEqual([1, 1, 2, 4, 1]);
	});

	it("prints counts and the remaining manual steps", () => {
		const sent = { state: "sent", attempts: 1 };
		expect(erasedText([[], [{}], [sent, sent], [{}, {}], []])).toBe(
			"erased: ideas 2, contact messages 0, mails to the team 2, idempotency keys 1\nThe team’s mailbox may hold copies that came by mail: search it for the address.\n",
		);
		const underWay = erasedText([[], [], [{ state: "pending", attempts: 1 }], [{}], []]);
		expect(underWay).toContain("may still arrive");
		// The record of a mail that was delivered is gone before the message is.
		expect(erasedText([[], [], [], [], [{}]])).toContain("mailbox");
		const untouched = erasedText([[], [], [{ state: "pending", attempts: 0 }], [{}], []]);
		expect(untouched).toBe("erased: ideas 1, contact messages 0, mails to the team 1, idempotency keys 0\n");
	});
});
