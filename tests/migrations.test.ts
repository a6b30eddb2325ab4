import { readdirSync, readFileSync } from "node:fs";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as schema from "#worker/db/schema.ts";

test("the schema needs no other migration than those that are committed", async () => {
	const snapshots = readdirSync("migrations/meta").filter((file) => file.endsWith("_snapshot.json"));
	const migrated = JSON.parse(readFileSync(`migrations/meta/${snapshots.sort().at(-1)}`, "utf8"));
	const current = await generateSQLiteDrizzleJson(schema, migrated.id);
	expect(await generateSQLiteMigration(migrated, current)).toEqual([]);
});
