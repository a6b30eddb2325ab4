/**
 * `npm run ideas [-- --csv] [-- --remote]`: what visitors sent, newest first, and whether the team was mailed.
 * Reads the local database, or with --remote the one in production.
 */
import { spawnSync } from "node:child_process";
import { csv, type Entry, table } from "./ideas-format.ts";

const usage = "usage: npm run ideas -- [--csv] [--remote]";
const flags = new Set(process.argv.slice(2));
const asCsv = flags.delete("--csv");
const remote = flags.delete("--remote");
if (flags.size > 0) {
	console.error(usage);
	process.exit(2);
}

const query = `
	SELECT 'idea' AS kind, i.id, i.created_at AS createdAt, '' AS name, i.email, '' AS company, i.message,
		o.state AS mail, o.attempts, o.last_error AS lastError
	FROM analysis_requests AS i LEFT JOIN outbox AS o ON o.subject_id = i.id
	UNION ALL
	SELECT 'contact', c.id, c.created_at, c.name, c.email, c.company, c.message, o.state, o.attempts, o.last_error
	FROM contact_messages AS c LEFT JOIN outbox AS o ON o.subject_id = c.id
	ORDER BY createdAt DESC`;

const where = remote ? ["--remote"] : ["--local", "--persist-to", ".wrangler/state"];
const { status, stdout, stderr } = spawnSync(
	"wrangler",
	["d1", "execute", "DB", ...where, "--json", "--command", query.replace(/\s+/g, " ").trim()],
	{ encoding: "utf8", maxBuffer: 2 ** 30 },
);
if (status !== 0) {
	// With --json, wrangler reports its errors on stdout.
	console.error(stderr || stdout || "wrangler could not be run");
	console.error("\nIs the database there? `npm run migrate` makes the local one.");
	process.exit(1);
}
const [result] = JSON.parse(stdout) as { results: Entry[] }[];
const entries = result?.results ?? [];
process.stdout.write(asCsv ? csv(entries) : table(entries));
