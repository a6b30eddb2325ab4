/**
 * `npm run ideas [-- --csv] [-- --remote]`: what visitors sent, newest first, and whether the team was mailed.
 * `npm run ideas -- --analysis ID`: an idea and its analyses, by the id that is in the mail and in the link.
 * Reads the local database, or with --remote the one in production.
 */
import { parseAnalysisHash } from "../../app/schemas/analysis-address.ts";
import { readArguments, refuse } from "../arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import * as format from "./ideas-format.ts";

const usage = "usage: npm run ideas -- [--csv | --analysis ID] [--remote | --persist-to FOLDER]";

const { values } = readArguments(usage, {
	options: { ...databaseOptions, csv: { type: "boolean" }, analysis: { type: "string" } },
});
const { analysis: id } = values;

if (id === undefined) {
	const { entries } = runStatements<"entries", format.Entry>({ entries: format.entriesQuery }, values);
	process.stdout.write(values.csv ? format.csv(entries) : format.table(entries));
} else {
	const named = parseAnalysisHash(`#${id}`) ?? refuse(usage, "An analysis is named by the id of its idea.");
	const query = { rows: format.analysesQuery(named.id) };
	const { rows } = runStatements<"rows", format.AnalysisOfIdea>(query, values);
	if (rows.length === 0) {
		console.error("There is no such idea.");
		process.exit(1);
	}
	process.stdout.write(format.analysesText(rows));
}
