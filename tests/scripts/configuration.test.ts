import { expect, it } from "vitest";
import { readConfiguration } from "../../scripts/wrangler.ts";

const limits = (first: number) => [
	{ name: "SUBMISSION_LIMIT", namespace_id: `${first}`, simple: { limit: 5, period: 60 } },
	{ name: "ANALYSIS_LIMIT", namespace_id: `${first + 1}`, simple: { limit: 10, period: 60 } },
	{ name: "VITALS_LIMIT", namespace_id: `${first + 2}`, simple: { limit: 20, period: 60 } },
];

it.each([
	["production", "anella-web", "anella.example", "anella", 1001],
	["staging", "anella-web-staging", "staging.anella.example", "anella-staging", 2001],
])("%s is configured as an operator expects", (environment, name, domain, database, firstLimit) => {
	expect(readConfiguration(environment === "staging")).toMatchObject({
		name,
		routes: [{ pattern: domain, custom_domain: true }],
		// Nothing of the site is at another address.
		workers_dev: false,
		preview_urls: false,
		triggers: { crons: ["* * * * *"] },
		limits: { cpu_ms: 20_000 },
		compatibility_date: "2026-10-12",
		compatibility_flags: ["enable_request_signal"],
		vars: { PUBLIC_API_KEY: "anella-public" },
		d1_databases: [{ binding: "DB", database_name: database, migrations_dir: "migrations" }],
		// Limits with the same id share their counts.
		ratelimits: limits(firstLimit),
		version_metadata: { binding: "CF_VERSION_METADATA" },
		// /denuncias promises that visits are not recorded.
		observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
		send_metrics: false,
	});
});
