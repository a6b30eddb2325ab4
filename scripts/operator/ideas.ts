/**
 * `npm run ideas [-- --csv] [-- --remote]`: what visitors sent, newest first, and whether the team was mailed.
 * `npm run ideas -- --analysis ID`: an idea and its analyses, by the id that is in the mail and in the link.
 * Reads the local database, or with --remote the one in production.
 */
import { parseAnalysisHash } from "../../app/schemas/analysis-address.ts";
import { readArguments, refuse } from "../arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import {
	type AnalysisOfIdea,
	analysesQuery,
	analysesText,
	csv,
	type Entry,
	entriesQuery,
	table,
} from "./ideas-format.ts";

const usage = "usage: npm run ideas -- [--csv | --analysis ID] [--remote | --persist-to FOLDER]";

const { values } = readArguments(usage, {
	options: { ...databaseOptions, csv: { type: "boolean" }, analysis: { type: "string" } },
});
const { analysis: id } = values;

if (id === undefined) {
	const entries = runStatements({ entries: entriesQuery }, values).entries as unknown as Entry[];
	process.stdout.write(values.csv ? csv(entries) : table(entries));
} else {
	const named = parseAnalysisHash(`#${id}`) ?? refuse(usage, "An analysis is named by the id of its idea.");
	const { analyses } = runStatements({ analyses: analysesQuery(named.id) }, values);
	if (analyses.length === 0) {
		console.error("There is no such idea.");
		process.exit(1);
	}
	process.stdout.write(analysesText(analyses as unknown as AnalysisOfIdea[]));
}
