import { describe, expect, it } from "vitest";
import {
	databaseProblems,
	describeProblems,
	domainProblems,
	exposureProblems,
	jurisdictionProblems,
	mailRecordProblems,
	migrationProblems,
	placeholderProblems,
	settingProblems,
	sharedProblems,
} from "../../scripts/live-checks.ts";

const whats = (problems: { what: string }[]) => problems.map(({ what }) => what);

describe("placeholders", () => {
	it("names each remaining one, and the security contact separately", () => {
		expect(whats(placeholderProblems(["Anella", "sec@anella.example"], "sec@anella.example"))).toEqual([
			"fact is still a placeholder: Anella",
			"security contact is still a placeholder: sec@anella.example",
		]);
		expect(placeholderProblems([], "sec@real.com")).toEqual([]);
	});
});

describe("the database id", () => {
	it.each([[["00000000-0000-0000-0000-000000000000"]], [[""]], [[undefined]], [[]]])(
		"is invalid: %j",
		(ids) => {
			expect(databaseProblems(ids)).toHaveLength(1);
		},
	);

	it("is valid with the id from D1", () => {
		expect(databaseProblems(["8f0c7a2e-0000-4000-8000-000000000000"])).toEqual([]);
	});
});

describe("the database's jurisdiction", () => {
	it("is the European Union", () => {
		expect(jurisdictionProblems({ value: '{"uuid":"8f0c7a2e","jurisdiction":"eu"}\n' })).toEqual([]);
	});

	it.each(['{"uuid":"8f0c7a2e"}', '{"jurisdiction":null}', '{"jurisdiction":"fedramp"}'])(
		"is another one, or none: %s",
		(value) => {
			expect(whats(jurisdictionProblems({ value }))).toEqual(["the database may leave the European Union"]);
		},
	);

	it.each([{ unknown: "not logged in" }, { value: "┌───┐" }])("could not be checked: %j", (answer) => {
		expect(whats(jurisdictionProblems(answer))).toEqual([
			"could not be checked: whether the database stays in the European Union",
		]);
	});
});

describe("the domain", () => {
	it("is the one in the facts, and another for staging", () => {
		expect(domainProblems("anella.com", "anella.com")).toEqual([]);
		expect(domainProblems("staging.anella.com", null)).toEqual([]);
		expect(whats(domainProblems("anella.com", "www.anella.com"))).toEqual([
			"domain in wrangler.toml is anella.com, and the facts say www.anella.com",
		]);
	});

	it.each(["anella.example", "staging.anella.example", "example.com", "www.example.org", "anella.test"])(
		"is a placeholder: %s",
		(domain) => {
			for (const expected of [domain, null]) {
				expect(whats(domainProblems(domain, expected))).toEqual([
					`domain in wrangler.toml is still a placeholder: ${domain}`,
				]);
			}
		},
	);

	it("is missing", () => {
		expect(whats(domainProblems(undefined, "anella.com"))).toEqual(["wrangler.toml names no domain"]);
	});

	it("is the only place where the site is reachable", () => {
		expect(exposureProblems([])).toEqual([]);
		expect(whats(exposureProblems(["workers_dev", "preview_urls"]))).toEqual([
			"the site is available outside its domain: workers_dev",
			"the site is available outside its domain: preview_urls",
		]);
	});
});

describe("settings", () => {
	/** As `wrangler secret list` prints it. */
	const list = (...names: string[]) => ({
		value: `${JSON.stringify(
			names.map((name) => ({ name, type: "secret_text" })),
			null,
			2,
		)}\n`,
	});
	const vars = { PUBLIC_API_KEY: "anella-public", MAIL_FROM: "web@anella.example", OPENAI_MODEL: "large" };
	const secrets = ["MAILCHANNELS_API_KEY", "MAIL_TO", "OPENAI_API_KEY"];
	const siteKey = "0x4AAAAAAA1x00000";

	it("are complete as vars and secrets together, with or without Turnstile", () => {
		expect(settingProblems(vars, list(...secrets))).toEqual([]);
		const both = list(...secrets, "TURNSTILE_SECRET_KEY");
		expect(settingProblems({ ...vars, TURNSTILE_SITE_KEY: siteKey }, both)).toEqual([]);
	});

	it("are listed where they are missing or blank", () => {
		expect(whats(settingProblems({ ...vars, OPENAI_MODEL: " " }, list("OPENAI_API_KEY")))).toEqual([
			"setting is missing: MAILCHANNELS_API_KEY",
			"setting is missing: MAIL_TO",
			"setting is missing: OPENAI_MODEL",
		]);
	});

	it("require both Turnstile keys or none", () => {
		const [obstacle, ...others] = settingProblems({ ...vars, TURNSTILE_SITE_KEY: siteKey }, list(...secrets));
		expect(obstacle?.what).toContain("TURNSTILE_SECRET_KEY");
		expect(others).toEqual([]);
	});

	// Source: Turnstile's documentation, testing.
	it.each(["1x00000000000000000000AA", "2x00000000000000000000AB", "3x00000000000000000000FF"])(
		"must not be the testing key %s, whether or not the secrets could be looked at",
		(key) => {
			const both = list(...secrets, "TURNSTILE_SECRET_KEY");
			const tested = { ...vars, TURNSTILE_SITE_KEY: key };
			const what = "setting is one of Turnstile's testing keys: TURNSTILE_SITE_KEY";
			expect(whats(settingProblems(tested, both))).toEqual([what]);
			expect(whats(settingProblems(tested, { unknown: "not logged in" }))).toContain(what);
			const testSecret = "1x0000000000000000000000000000000AA";
			expect(whats(settingProblems({ ...tested, TURNSTILE_SECRET_KEY: testSecret }, both))).toEqual([
				what,
				"setting is one of Turnstile's testing keys: TURNSTILE_SECRET_KEY",
			]);
		},
	);

	it.each([{ unknown: "not logged in" }, { value: "something else" }, { value: "" }])(
		"could not be checked: %j",
		(answer) => {
			const [obstacle, ...others] = settingProblems(vars, answer);
			expect(obstacle?.what).toMatch(
				/^could not be checked: .*MAILCHANNELS_API_KEY, MAIL_TO, OPENAI_API_KEY/,
			);
			expect(others).toEqual([]);
		},
	);
});

describe("migrations", () => {
	it("are all applied", () => {
		const output =
			"\n ⛅️ wrangler 4.164.0\n─────\nResource location: remote \n\n✅ No migrations to apply!\n";
		expect(migrationProblems({ value: output })).toEqual([]);
	});

	it("are listed where they are pending", () => {
		const output = `Migrations to be applied:
┌──────────────────┐
│ Name             │
├──────────────────┤
│ 0000_initial.sql │
├──────────────────┤
│ 0001_lease.sql   │
└──────────────────┘
`;
		expect(whats(migrationProblems({ value: output }))).toEqual([
			"migration is not applied: 0000_initial.sql",
			"migration is not applied: 0001_lease.sql",
		]);
	});

	it.each([{ unknown: "not logged in" }, { value: "Resource location: remote" }])(
		"could not be checked: %j",
		(answer) => {
			expect(whats(migrationProblems(answer))).toEqual([
				"could not be checked: whether all migrations are applied",
			]);
		},
	);
});

describe("mail's DNS records", () => {
	const lockdown = { value: ["v=mc1 auth=anella"] };
	const spf = { value: ["some-verification=1", "v=spf1 include:relay.mailchannels.net -all"] };
	const dkim = { value: ["v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A"] };
	const dmarc = { value: ["v=DMARC1; p=quarantine; rua=mailto:dmarc@anella.example"] };
	const records = { lockdown, spf, dkim, dmarc };
	const problemsOf = (changed: Partial<typeof records> | Record<string, { unknown: string }>) =>
		mailRecordProblems("anella.example", "mc1", { ...records, ...changed });

	it("allow MailChannels to send", () => {
		expect(problemsOf({})).toEqual([]);
	});

	it.each([[[]], [["v=mc1 cfid=old.workers.dev"]], [["v=mc1 auth="]], [["auth=anella"]]])(
		"do not name the account: %j",
		(value) => {
			expect(whats(problemsOf({ lockdown: { value } }))).toEqual([
				"no TXT record of _mailchannels.anella.example says which account may send",
			]);
		},
	);

	it.each([
		[[]],
		[["v=spf1 -all"]],
		[["v=spf10 include:relay.mailchannels.net"]],
		[["v=spf1 include:relay.mailchannels.net.evil.example"]],
	])("do not allow it to send: %j", (value) => {
		expect(whats(problemsOf({ spf: { value } }))).toEqual([
			"the SPF record of anella.example does not let MailChannels send",
		]);
	});

	it("are invalid with two SPF records", () => {
		const twice = { value: [...spf.value, "v=spf1 -all"] };
		expect(whats(problemsOf({ spf: twice }))).toEqual(["anella.example has 2 SPF records"]);
	});

	it.each([[[]], [["v=DKIM1; k=rsa; p="]], [["p"]], [["v=spf1 -all"]]])(
		"contain no DKIM key: %j",
		(value) => {
			expect(whats(problemsOf({ dkim: { value } }))).toEqual([
				"no TXT record of mc1._domainkey.anella.example holds the key that mails are signed with (DKIM)",
			]);
		},
	);

	it.each([
		[[]],
		[["v=DMARC1"]],
		[["v=DMARC1; rua=mailto:dmarc@anella.example"]],
		[["v=DMARC1; p=quarantined"]],
		[["p=reject; v=DMARC1"]],
		[["v=DMARC1; p=none", "v=DMARC1; p=reject"]],
	])("contain no DMARC policy: %j", (value) => {
		expect(whats(problemsOf({ dmarc: { value } }))).toEqual([
			"anella.example does not say in one DMARC record what becomes of mails in its name that fail",
		]);
	});

	it.each(["v=DMARC1;p=none", "v=DMARC1; sp=none; p=reject", "v=DMARC1; p=quarantine; pct=100"])(
		"name a policy: %s",
		(policy) => {
			expect(problemsOf({ dmarc: { value: ["verification=1", policy] } })).toEqual([]);
		},
	);

	it("could not be checked", () => {
		const unknown = { unknown: "DNS: ETIMEOUT" };
		const problems = problemsOf({ lockdown: unknown, spf: unknown, dkim: unknown, dmarc: unknown });
		expect(problems).toHaveLength(4);
		for (const { what, todo } of problems) {
			expect(what).toMatch(/^could not be checked: /);
			expect(todo).toBe("DNS: ETIMEOUT");
		}
	});
});

it("lists failed checks with their remedy, each remedy once", () => {
	const problems = [
		{ what: "one", todo: "mend it" },
		{ what: "two", todo: "mend it" },
		{ what: "three", todo: "ask" },
	];
	expect(describeProblems(problems)).toBe(
		"✗ one\n✗ two\n    mend it\n\n✗ three\n    ask\n\nProblems to fix before deployment: 3.\n",
	);
	expect(describeProblems([])).toMatch(/^All production-readiness checks passed\..* npm run smoke\.\n$/);
});

it("staging may not use the database or domain of production", () => {
	const production = { domain: "anella.test", databaseIds: ["1a"] };
	expect(sharedProblems({ domain: "staging.anella.test", databaseIds: ["2b"] }, production)).toEqual([]);
	const found = sharedProblems({ ...production }, production).map(({ what }) => what);
	expect(found).toEqual(["staging has production's database", "staging has production's domain"]);
});
