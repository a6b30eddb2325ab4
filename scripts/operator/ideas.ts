/**
 * `npm run ideas [-- --csv]`: what visitors sent, newest first, and whether the team was mailed. `npm run ideas -- --analysis ID`: an
 * idea, by the id in its mail and link, and its analyses. Reads the local database, or with --remote the one in production.
 */
import { parseArgs } from "node:util";
import { refuse } from "../arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import { analysisQueries, csv, type Entry, entriesQuery, printable, table } from "./ideas-format.ts";

const options = { ...databaseOptions, csv: { type: "boolean" }, analysis: { type: "string" } } as const;
const { values } = parseArgs({ options });
if (values.analysis === undefined) {
	const { entries } = runStatements<"entries", Entry>({ entries: entriesQuery }, values);
	process.stdout.write(values.csv ? csv(entries) : table(entries));
} else {
	const texts = Object.values(runStatements(analysisQueries(values.analysis), values)).flat();
	if (texts.length === 0)
		refuse("usage: npm run ideas -- --analysis ID [--remote]", "There is no such idea.");
	for (const { text } of texts) process.stdout.write(`${printable(String(text))}\n\n`);
}
