import * as z from "zod";
import { contactMessage } from "#app/contract/contact.ts";
import { analysisRequest } from "#app/contract/ideas.ts";

/** Every row that the site may have stored between two moments, by its table. The calls' own schemas say the most. */
function allowedRows(from: number, until: number): Record<string, z.ZodType> {
	const moment = z.int().gte(from).lte(until);
	const id = z.uuid();
	const stored = { id, created_at: moment };
	return {
		analysis_requests: z
			.strictObject({ ...stored, email: z.string(), message: z.string() })
			.refine(
				({ email, message }) => isUnchangedBy(analysisRequest, { email, message }),
				"breaks the contract",
			),
		contact_messages: z
			.strictObject({
				...stored,
				name: z.string(),
				email: z.string(),
				company: z.string().min(1).nullable(),
				message: z.string(),
			})
			.refine(
				({ name, email, company, message }) =>
					isUnchangedBy(contactMessage, { name, email, message, ...(company !== null && { company }) }),
				"breaks the contract",
			),
		outbox: z.strictObject({
			...stored,
			kind: z.enum(["analysis_request", "contact_message"]),
			subject_id: id,
			state: z.enum(["pending", "sent", "failed"]),
			attempts: z.int().gte(0),
			due_at: z.int(),
			sent_at: moment.nullable(),
			last_error: z
				.string()
				.regex(/^[^@]+$/)
				.nullable(),
		}),
		idempotency_keys: z.strictObject({
			key: z.string().regex(/^(?:analysis-requests|send-contact-email) (?:content )?[!-~]{1,128}$/),
			body_hash: z.string().regex(/^[0-9a-f]{64}$/),
			subject_id: id,
			created_at: moment,
		}),
	};
}

/** True of what passes the schema as it is: trimmed, within its lengths, and text that can be stored. */
function isUnchangedBy(schema: z.core.$ZodType, row: Record<string, string>): boolean {
	const { success, data } = z.safeParse(schema, row);
	const texts = Object.entries(row);
	return (
		success &&
		texts.every(([name, text]) => (data as typeof row)[name] === text) &&
		texts.every(([, text]) => text.isWellFormed() && !text.includes("\0"))
	);
}

/** Rows that belong together but do not. */
const orphans = {
	"rows without exactly one mail":
		"SELECT count(*) AS count FROM (SELECT id FROM analysis_requests UNION ALL SELECT id FROM contact_messages) AS visitors WHERE (SELECT count(*) FROM outbox WHERE subject_id = visitors.id) <> 1",
	"mails without their row":
		"SELECT count(*) AS count FROM outbox WHERE subject_id NOT IN (SELECT id FROM analysis_requests WHERE kind = 'analysis_request' UNION ALL SELECT id FROM contact_messages WHERE kind = 'contact_message')",
	"keys without their row":
		"SELECT count(*) AS count FROM idempotency_keys WHERE subject_id NOT IN (SELECT subject_id FROM outbox)",
};

/** Reads every row that was stored since a moment. @returns how many there are, and what may not be there, in words */
export async function readRows(
	database: D1Database,
	from: number,
): Promise<{ rows: number; forbidden: string[] }> {
	const forbidden: string[] = [];
	let rows = 0;
	for (const [table, schema] of Object.entries(allowedRows(from, Date.now()))) {
		const { results } = await database.prepare(`SELECT * FROM ${table}`).all();
		rows += results.length;
		for (const row of results) {
			const { error } = schema.safeParse(row);
			if (error) forbidden.push(`${table} ${JSON.stringify(row).slice(0, 300)}: ${z.prettifyError(error)}`);
		}
	}
	for (const [what, query] of Object.entries(orphans)) {
		const found = await database.prepare(query).first<{ count: number }>();
		if (found?.count !== 0) forbidden.push(`${found?.count} ${what}`);
	}
	return { rows, forbidden };
}
