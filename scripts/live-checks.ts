/** Production-readiness checks on files, wrangler's output and DNS records. They change nothing. */

/** A failed check, or one that could not be made, and what to do about it. */
export interface Problem {
	what: string;
	todo: string;
}

/** Result of an external lookup, or why it failed. */
export type LookupResult<Value> = { value: Value } | { unknown: string };

/** Required settings, and what to do about a missing one. */
const requiredSettings: readonly (readonly [name: string, todo: string])[] = [
	[
		"MAILCHANNELS_API_KEY",
		"npx wrangler secret put MAILCHANNELS_API_KEY; without it mails wait in the outbox",
	],
	["MAIL_FROM", "the sender, under [vars] in wrangler.toml or by npx wrangler secret put MAIL_FROM"],
	["MAIL_TO", "the team's address, under [vars] in wrangler.toml or by npx wrangler secret put MAIL_TO"],
	["OPENAI_API_KEY", "npx wrangler secret put OPENAI_API_KEY; without it only the built-in analyst answers"],
	["OPENAI_MODEL", "the model's name, under [vars] in wrangler.toml"],
	["PUBLIC_API_KEY", "any text, under [vars] in wrangler.toml"],
];

/** Optional, but neither works without the other. */
const turnstileSettings = ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"] as const;

/** @param left facts that are still placeholders */
export function placeholderProblems(left: readonly string[], securityEmail: string): Problem[] {
	return left.map((fact) => ({
		what:
			fact === securityEmail
				? `security contact is still a placeholder: ${fact}`
				: `fact is still a placeholder: ${fact}`,
		todo: "replace it in app/content/placeholders.ts, then npm run social and npm run report",
	}));
}

/** Reserved names (RFC 2606). */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/**
 * @param domain of the site in wrangler.toml; undefined unless it is one custom domain
 * @param expected host of the site in the facts, or null for staging, which has another one
 */
export function domainProblems(domain: string | undefined, expected: string | null): Problem[] {
	const todo = "routes in wrangler.toml: one pattern, the site's domain, with custom_domain = true";
	if (domain === undefined) return [{ what: "wrangler.toml names no domain", todo }];
	if (reserved.test(domain))
		return [{ what: `domain in wrangler.toml is still a placeholder: ${domain}`, todo }];
	if (expected === null || domain === expected) return [];
	return [{ what: `domain in wrangler.toml is ${domain}, and the facts say ${expected}`, todo }];
}

/** @param shownAt settings that are not `false`, each of which makes the Worker available on a Cloudflare domain */
export function exposureProblems(shownAt: readonly string[]): Problem[] {
	return shownAt.map((setting) => ({
		what: `the site is available outside its domain: ${setting}`,
		todo: `${setting} = false in wrangler.toml`,
	}));
}

/** @param answer output of `wrangler d1 info DB --json` */
export function jurisdictionProblems(answer: LookupResult<string>): Problem[] {
	const what = "whether the database stays in the European Union";
	if ("unknown" in answer) return [notChecked(what, answer.unknown)];
	let jurisdiction: unknown;
	try {
		({ jurisdiction } = JSON.parse(answer.value) as { jurisdiction?: unknown });
	} catch {
		return [notChecked(what, "wrangler d1 info printed no JSON")];
	}
	if (jurisdiction === "eu") return [];
	return [
		{
			what: "the database may leave the European Union",
			todo: "it cannot be moved: make another one with --jurisdiction eu, and put its id into wrangler.toml",
		},
	];
}

/** @param ids of the databases in wrangler.toml */
export function databaseProblems(ids: readonly (string | undefined)[]): Problem[] {
	const isReal = (id: string | undefined) => id !== undefined && /[1-9a-f]/i.test(id);
	if (ids.length > 0 && ids.every(isReal)) return [];
	return [
		{
			what: "database_id in wrangler.toml is the placeholder",
			todo: "npx wrangler d1 create anella --jurisdiction eu, and the id that it prints into wrangler.toml",
		},
	];
}

/** Staging must not share production's domain or database, because builds and migrations are tried there first. */
export function sharedProblems(
	staging: { domain: string | undefined; databaseIds: readonly (string | undefined)[] },
	production: { domain: string | undefined; databaseIds: readonly (string | undefined)[] },
): Problem[] {
	const todo = "give [env.staging] in wrangler.toml one of its own";
	const isShared = staging.databaseIds.some((id) => id !== undefined && production.databaseIds.includes(id));
	return [
		...(isShared ? [{ what: "staging has production's database", todo }] : []),
		...(staging.domain !== undefined && staging.domain === production.domain
			? [{ what: "staging has production's domain", todo }]
			: []),
	];
}

/**
 * @param vars what wrangler.toml sets
 * @param secrets output of `wrangler secret list`
 */
export function settingProblems(
	vars: Readonly<Record<string, unknown>>,
	secrets: LookupResult<string>,
): Problem[] {
	const isVar = (name: string) => typeof vars[name] === "string" && vars[name].trim() !== "";
	const names = "value" in secrets ? secretNames(secrets.value) : undefined;
	if (!names) {
		const missing = requiredSettings.map(([name]) => name).filter((name) => !isVar(name));
		const reason = "unknown" in secrets ? secrets.unknown : "wrangler secret list printed no list";
		return [
			notChecked(`whether the secrets are set (${missing.join(", ")})`, reason),
			...testingKeyProblems(vars),
		];
	}
	const isSet = (name: string) => isVar(name) || names.includes(name);
	const problems = requiredSettings
		.filter(([name]) => !isSet(name))
		.map(([name, todo]) => ({ what: `setting is missing: ${name}`, todo }));
	const [without, ...others] = turnstileSettings.filter((name) => !isSet(name));
	if (without && others.length === 0) {
		problems.push({
			what: `setting is missing: ${without}, and the other of Turnstile's two is set`,
			todo: `npx wrangler secret put ${without}, or delete the other`,
		});
	}
	return [...problems, ...testingKeyProblems(vars)];
}

/** Cloudflare's testing keys accept or reject every token. Only vars can be read, not secrets. */
function testingKeyProblems(vars: Readonly<Record<string, unknown>>): Problem[] {
	return turnstileSettings
		.filter((name) => /^\s*[123]x0{5}/.test(String(vars[name] ?? "")))
		.map((name) => ({
			what: `setting is one of Turnstile's testing keys: ${name}`,
			todo: "take the keys of a widget of your own, or neither",
		}));
}

function secretNames(output: string): string[] | undefined {
	try {
		const list = JSON.parse(output) as { name: string }[];
		return list.map(({ name }) => name);
	} catch {
		return undefined;
	}
}

/** @param output of `wrangler d1 migrations list DB --remote` */
export function migrationProblems(output: LookupResult<string>): Problem[] {
	const what = "whether all migrations are applied";
	if ("unknown" in output) return [notChecked(what, output.unknown)];
	if (output.value.includes("No migrations to apply")) return [];
	const waiting = [...output.value.matchAll(/│ (\S+\.sql) *│/g)].map(([, name]) => name);
	if (waiting.length === 0) return [notChecked(what, "wrangler d1 migrations list printed no list")];
	return waiting.map((name) => ({
		what: `migration is not applied: ${name}`,
		todo: "npm run deploy applies it",
	}));
}

/** TXT records of the sender's domain. A missing record is an empty list. */
export interface MailRecords {
	/** Of `_mailchannels.<domain>`. */
	lockdown: LookupResult<string[]>;
	/** Of the domain itself. */
	spf: LookupResult<string[]>;
	/** Of `<selector>._domainkey.<domain>`. */
	dkim: LookupResult<string[]>;
	/** Of `_dmarc.<domain>`, or of the domain above that has one. */
	dmarc: LookupResult<string[]>;
}

/**
 * @param domain of MAIL_FROM
 * @param selector DKIM selector of the key that MailChannels signs with
 */
export function mailRecordProblems(
	domain: string,
	selector: string,
	{ lockdown, spf, dkim, dmarc }: MailRecords,
): Problem[] {
	const problems: Problem[] = [];
	if ("unknown" in lockdown) {
		problems.push(notChecked(`the TXT record of _mailchannels.${domain}`, lockdown.unknown));
	} else if (!lockdown.value.some((text) => /^v=mc1\b.*\bauth=\S/.test(text))) {
		problems.push({
			what: `no TXT record of _mailchannels.${domain} says which account may send`,
			todo: `add one: v=mc1 auth=<the id of the MailChannels account>`,
		});
	}
	if ("unknown" in spf) {
		problems.push(notChecked(`the SPF record of ${domain}`, spf.unknown));
	} else {
		const policies = spf.value.filter((text) => /^v=spf1( |$)/.test(text));
		if (policies.length > 1) {
			problems.push({
				what: `${domain} has ${policies.length} SPF records`,
				todo: "merge them: two count as none",
			});
		} else if (!policies[0]?.split(" ").includes("include:relay.mailchannels.net")) {
			problems.push({
				what: `the SPF record of ${domain} does not let MailChannels send`,
				todo: "include:relay.mailchannels.net in its TXT record that begins with v=spf1",
			});
		}
	}
	const key = `${selector}._domainkey.${domain}`;
	if ("unknown" in dkim) {
		problems.push(notChecked(`the TXT record of ${key}`, dkim.unknown));
	} else if (!dkim.value.some(isDkimKey)) {
		problems.push({
			what: `no TXT record of ${key} holds the key that mails are signed with (DKIM)`,
			todo: "let MailChannels make one and publish what it answers (docs/operations.md); under another selector: DKIM_SELECTOR=… npm run check:live",
		});
	}
	if ("unknown" in dmarc) {
		problems.push(notChecked(`the DMARC record of ${domain}`, dmarc.unknown));
	} else if (dmarc.value.filter(isDmarcPolicy).length !== 1) {
		problems.push({
			what: `${domain} does not say in one DMARC record what becomes of mails in its name that fail`,
			todo: `a TXT record _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:<who reads the reports>`,
		});
	}
	return problems;
}

/** An empty key is a revoked one (RFC 6376, 3.6.1). */
function isDkimKey(text: string): boolean {
	return /(^|;)\s*p=[\w+/=]{20,}/.test(text);
}

/** The version comes first, and a policy is required (RFC 7489, 6.3). */
function isDmarcPolicy(text: string): boolean {
	return /^v=DMARC1\s*;(.*;)?\s*p=(none|quarantine|reject)\s*(;|$)/.test(text);
}

/** A check that could not be made counts as a problem. */
export function notChecked(what: string, reason: string): Problem {
	return { what: `could not be checked: ${what}`, todo: reason };
}

/** Formats the problems, grouped by their remedy. */
export function describeProblems(problems: readonly Problem[]): string {
	if (problems.length === 0) {
		return "All production-readiness checks passed. Check the domain and HTTPS of the running site with npm run smoke.\n";
	}
	const groups = [...Map.groupBy(problems, ({ todo }) => todo)].map(
		([todo, alike]) => `${alike.map(({ what }) => `✗ ${what}\n`).join("")}    ${todo}\n`,
	);
	return `${groups.join("\n")}\nProblems to fix before deployment: ${problems.length}.\n`;
}
