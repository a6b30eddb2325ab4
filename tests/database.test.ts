import { expect, it } from "vitest";
import { rows } from "#tests/api/fetch-api.ts";

it("the migrations make these tables, with these columns", async () => {
	const columns = await rows(
		`SELECT t.name || '.' || c.name || ' ' || c.type || iif(c."notnull", ' not null', '') || iif(c.pk, ' key', '') AS "column"
		FROM sqlite_schema t, pragma_table_info(t.name) c
		WHERE t.type = 'table' AND t.name NOT GLOB '_cf_*' AND t.name NOT GLOB 'sqlite_*' AND t.name <> 'd1_migrations'
		ORDER BY t.name, c.cid`,
	);
	expect(columns.map(({ column }) => column)).toEqual([
		"analysis_counts.day TEXT not null key",
		"analysis_counts.idea TEXT not null key",
		"analysis_counts.count INTEGER not null",
		"analysis_requests.id TEXT not null key",
		"analysis_requests.email TEXT not null",
		"analysis_requests.message TEXT not null",
		"analysis_requests.created_at INTEGER not null",
		"contact_messages.id TEXT not null key",
		"contact_messages.name TEXT not null",
		"contact_messages.email TEXT not null",
		"contact_messages.company TEXT",
		"contact_messages.message TEXT not null",
		"contact_messages.created_at INTEGER not null",
		"outbox.id TEXT not null key",
		"outbox.kind TEXT not null",
		"outbox.subject_id TEXT not null",
		"outbox.state TEXT not null",
		"outbox.attempts INTEGER not null",
		"outbox.due_at INTEGER not null",
		"outbox.created_at INTEGER not null",
		"outbox.sent_at INTEGER",
		"outbox.last_error TEXT",
	]);
});

it("the migrations make these indexes, none of which is unique", async () => {
	const indexes = await rows(
		`SELECT i.name || iif(l."unique", ' unique', '') || ': ' || group_concat(c.name) AS "index"
		FROM sqlite_schema i, pragma_index_list(i.tbl_name) l, pragma_index_info(i.name) c
		WHERE i.type = 'index' AND i.sql IS NOT NULL AND l.name = i.name AND i.name NOT GLOB '_cf_*'
		GROUP BY i.name ORDER BY i.name`,
	);
	expect(indexes.map(({ index }) => index)).toEqual([
		"analysis_requests_created: created_at",
		"analysis_requests_email: email,created_at",
		"contact_messages_created: created_at",
		"contact_messages_email: email",
		"outbox_due: state,due_at",
		"outbox_subject: subject_id",
	]);
});
