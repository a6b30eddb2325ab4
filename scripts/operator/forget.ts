/**
 * `npm run forget -- someone@example.com [--erase] [--remote]`: everything stored of the person with this address as
 * JSON, or with --erase deletes it in one transaction. Asks the local database, or with --remote the one in production.
 */
import { parseArgs } from "node:util";
import { idea } from "../../app/schemas/ideas.ts";
import { refuse } from "../arguments.ts";
import { databaseOptions, runStatements } from "./database.ts";
import { erasedText, erasePerson, exportPerson, type PersonRows, personJson } from "./person-queries.ts";

const usage = "usage: npm run forget -- ADDRESS [--erase] [--remote | --persist-to FOLDER]";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { ...databaseOptions, erase: { type: "boolean" } },
});
if (positionals.length !== 1) refuse(usage, "one address at a time");
// Nothing else has ever been stored: both forms ask for no more than this.
const address = idea.shape.email.safeParse(positionals[0]);
if (!address.success) refuse(usage, "this is no email address that the site would have taken");

const statements = values.erase ? erasePerson(address.data) : exportPerson(address.data);
const rows = runStatements(statements, values) as PersonRows;
process.stdout.write(values.erase ? erasedText(rows) : personJson(rows));
