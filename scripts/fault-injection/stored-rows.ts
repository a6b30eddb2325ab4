import * as z from "zod";
import { contactMessage } from "#app/schemas/contact.ts";
import { analysisRequest } from "#app/schemas/ideas.ts";

/** What a visitor wrote: text that can be stored and that the call's own schema leaves as it is. */
function writtenAs(schema: z.core.$ZodType): z.ZodType {
	return z.record(z.string(), z.string().nullable()).refine((row) => {
		const texts = Object.entries(row).filter((entry): entry is [string, string] => entry[1] !== null);
		const { data } = z.safeParse(schema, Object.fromEntries(texts)) as { data?: Record<string, unknown> };
		return texts.every(
			([name, text]) => data?.[name] === text && text.isWellFormed() && !text.includes("\0"),
		);
	}, "breaks the contract");
}

/** What the columns of a row may hold, by its table. */
const tables: Record<string, z.ZodType> = {
	analysis_requests: writtenAs(analysisRequest),
	contact_messages: writtenAs(contactMessage),
	outbox: z.object({
		kind: z.enum(["analysis_request", "contact_message"]),
		state: z.enum(["pending", "sent", "failed"]),
		// No address of a visitor.
		last_error: z
			.string()
			.regex(/^[^@]+$/)
			.nullable(),
	}),
	idempotency_keys: z.object({
		key: z.string().regex(/^(?:analysis-requests|send-contact-email) (?:content )?[!-~]{1,128}$/),
		body_hash: z.string().regex(/^[0-9a-f]{64}$/),
	}),
};

/** Rows that belong together but do not. */
const orphans = {
	"rows without exactly one mail":
		"SELECT count(*) AS count FROM (SELECT id FROM analysis_requests UNION ALL SELECT id FROM contact_messages) AS visitors WHERE (SELECT count(*) FROM outbox WHERE subject_id = visitors.id) <> 1",
	"mails without their row":
		"SELECT count(*) AS count FROM outbox WHERE subject_id NOT IN (SELECT id FROM analysis_requests UNION ALL SELECT id FROM contact_messages)",
	"keys without their row":
		"SELECT count(*) AS count FROM idempotency_keys WHERE subject_id NOT IN (SELECT subject_id FROM outbox)",
};

/** Reads every row. @returns how many there are, and what may not be there, in words */
export async function readRows(database: D1Database): Promise<{ rows: number; forbidden: string[] }> {
	const forbidden: string[] = [];
	let rows = 0;
	for (const [table, schema] of Object.entries(tables)) {
		const { results } = await database.prepare(`SELECT * FROM ${table}`).all();
		rows += results.length;
		for (const { id, created_at, ...row } of results) {
			const { error } = schema.safeParse(row);
			if (error) forbidden.push(`${table} ${JSON.stringify(row).slice(0, 300)}: ${z.prettifyError(error)}`);
		}
	}
	for (const [what, query] of Object.entries(orphans)) {
		const count = await database.prepare(query).first("count");
		if (count !== 0) forbidden.push(`${count} ${what}`);
	}
	return { rows, forbidden };
}
