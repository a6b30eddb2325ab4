import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { sites } from "#app/content/group.ts";
import { retention } from "#app/schemas/retention.ts";

const production = unstable_readConfig({ config: "wrangler.toml" });
const staging = unstable_readConfig({ config: "wrangler.toml", env: "staging" });

test.each([
	["production", production],
	["staging", staging],
])("%s runs each minute, logs no visits, and answers at its domain only", (_, configuration) => {
	expect(configuration).toMatchObject({
		triggers: { crons: ["* * * * *"] },
		// All but the Worker's own lines contain addresses or headers; /denuncias promises that visits are not recorded.
		observability: {
			enabled: true,
			redact_query_string: true,
			logs: { enabled: true, invocation_logs: false },
			traces: { enabled: false },
			issues: { enabled: false },
		},
		workers_dev: false,
		preview_urls: false,
		version_metadata: { binding: "CF_VERSION_METADATA" },
		routes: [{ custom_domain: true }],
	});
});

test("staging has a database, limits and a name of its own", () => {
	expect(production.d1_databases).toMatchObject([{ binding: "DB", database_name: "anella" }]);
	expect(staging.d1_databases).toMatchObject([{ binding: "DB", database_name: "anella-staging" }]);
	const limits = [...production.ratelimits, ...staging.ratelimits];
	expect(new Set(limits.map(({ namespace_id }) => namespace_id)).size).toBe(6);
	const domain = new URL(sites.group).hostname;
	expect(production).toMatchObject({ name: "anella-web", routes: [{ pattern: domain }] });
	expect(staging).not.toMatchObject({ routes: [{ pattern: domain }] });
});

test("a backup is stored encrypted, and for as long as the privacy policy says", () => {
	const workflow = readFileSync(".github/workflows/backup.yml", "utf8");
	const stored = Array.from(workflow.matchAll(/^ +path: (.+)$/gm), ([, path]) => path);
	expect(stored).toEqual([/^ +openssl cms -encrypt .* -out (\S+)/m.exec(workflow)?.[1]]);
	expect(workflow).toMatch(/^ +retention-days: 30$/m);
	expect(retention.backupDays).toBe(30);
});
