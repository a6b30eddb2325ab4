/**
 * `npm run ideas [-- --csv] [-- --remote]`: what visitors sent, newest first, and whether the team was mailed.
 * Reads the local database, or with --remote the one in production.
 */
import { readArguments } from "../arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import { csv, type Entry, entriesQuery, table } from "./ideas-format.ts";

const usage = "usage: npm run ideas -- [--csv] [--remote | --persist-to FOLDER]";

const { values } = readArguments(usage, { options: { ...databaseOptions, csv: { type: "boolean" } } });
const { entries } = runStatements<"entries", Entry>({ entries: entriesQuery }, values);
process.stdout.write(values.csv ? csv(entries) : table(entries));
