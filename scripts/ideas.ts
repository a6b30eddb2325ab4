/**
 * `npm run ideas [-- --csv] [-- --remote]`: what visitors sent, newest first, and whether the team was mailed.
 * Reads the local database, or with --remote the one in production.
 */
import { readArguments } from "./arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import { csv, type Entry, table } from "./ideas-format.ts";

const { values } = readArguments("usage: npm run ideas -- [--csv] [--remote | --persist-to FOLDER]", {
	options: { ...databaseOptions, csv: { type: "boolean" } },
});

const query = `
	SELECT 'idea' AS kind, i.id, i.created_at AS createdAt, '' AS name, i.email, '' AS company, i.message,
		o.state AS mail, o.attempts, o.last_error AS lastError
	FROM analysis_requests AS i LEFT JOIN outbox AS o ON o.subject_id = i.id
	UNION ALL
	SELECT 'contact', c.id, c.created_at, c.name, c.email, c.company, c.message, o.state, o.attempts, o.last_error
	FROM contact_messages AS c LEFT JOIN outbox AS o ON o.subject_id = c.id
	ORDER BY createdAt DESC`;

const [entries = []] = runStatements([query], values) as Entry[][];
process.stdout.write(values.csv ? csv(entries) : table(entries));
