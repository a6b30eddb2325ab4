import { expect, it } from "vitest";
import { findProblems, type Sources } from "../../scripts/live-checks.ts";

const configuration = {
	name: "web",
	triggers: {},
	routes: [{ pattern: "anella.com", custom_domain: true }],
	vars: { PUBLIC_API_KEY: "key", OPENAI_MODEL: "large", MAIL_FROM: "web@mail.anella.com" },
	d1_databases: [{ database_id: "8f0c7a2e-0000-4000-8000-000000000000" }],
	workers_dev: false,
	preview_urls: false,
};
const secrets = ["MAILCHANNELS_API_KEY", "MAIL_TO", "OPENAI_API_KEY"];
const listed = (names: string[]) => JSON.stringify(names.map((name) => ({ name, type: "secret_text" })));
const answers: Record<string, string> = {
	"d1 info DB --json": '{"uuid":"8f0c7a2e","jurisdiction":"eu"}',
	"d1 info DB --json --env staging": '{"uuid":"1","jurisdiction":"eu"}',
	"secret list": listed(secrets),
};
const records: Record<string, string[]> = {
	"_mailchannels.mail.anella.com": ["v=mc1 auth=anella"],
	"mail.anella.com": ["some-verification=1", "v=spf1 include:relay.mailchannels.net -all"],
	"mc1._domainkey.mail.anella.com": ["v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A"],
	// The domain above: a subdomain inherits its policy.
	"_dmarc.anella.com": ["v=DMARC1; p=quarantine; rua=mailto:dmarc@anella.com"],
};

/** The problems of a site that is ready but for some changes. */
function problemsOf(changed: Partial<Sources>, answered = answers, published = records) {
	return findProblems({
		configuration,
		placeholders: [],
		host: "anella.com",
		mailFrom: "web@mail.anella.com",
		dkimSelector: "mc1",
		ask: (...options) => answered[options.join(" ")] ?? "not JSON",
		txt: async (name) => published[name] ?? [],
		...changed,
	});
}

it("finds nothing where all is ready, with or without Turnstile, and in staging", async () => {
	expect(await problemsOf({})).toEqual([]);
	const vars = { ...configuration.vars, TURNSTILE_SITE_KEY: "0x4AAAAAAA1x00000" };
	const both = { ...answers, "secret list": listed([...secrets, "TURNSTILE_SECRET_KEY"]) };
	expect(await problemsOf({ configuration: { ...configuration, vars } }, both)).toEqual([]);
	// Neither facts nor mail nor secrets.
	const staging = {
		...{ ...configuration, vars: {}, d1_databases: [{ database_id: "1" }] },
		routes: [{ pattern: "staging.anella.com", custom_domain: true }],
	};
	const left = { production: configuration, placeholders: ["Anella"], mailFrom: undefined };
	expect(await problemsOf({ configuration: staging, ...left })).toEqual([]);
	expect(await problemsOf({ production: configuration })).toEqual([
		"staging has production's domain",
		"staging has production's database",
	]);
});

const placeholderId =
	"database_id in wrangler.toml is a placeholder: npx wrangler d1 create --jurisdiction eu";
const noDomain = "routes in wrangler.toml must be one domain, with custom_domain = true";
const testingKey = "TURNSTILE_SITE_KEY is one of Turnstile's testing keys";
const incomplete = "TURNSTILE_SECRET_KEY is missing: npx wrangler secret put TURNSTILE_SECRET_KEY";
const route = (pattern: string) => ({ routes: [{ pattern, custom_domain: true }] });
it.each([
	[{ routes: [] }, [noDomain]],
	[{ routes: [{ pattern: "anella.com" }] }, [noDomain]],
	[{ routes: [...configuration.routes, ...configuration.routes] }, [noDomain]],
	[route("www.anella.com"), ["domain in wrangler.toml is www.anella.com, and the facts say anella.com"]],
	[route("anella.example"), ["domain in wrangler.toml is still a placeholder: anella.example"]],
	[route("www.example.org"), ["domain in wrangler.toml is still a placeholder: www.example.org"]],
	[{ workers_dev: true }, ["workers_dev = false is missing in wrangler.toml"]],
	[{ preview_urls: undefined }, ["preview_urls = false is missing in wrangler.toml"]],
	[{ d1_databases: [] }, [placeholderId]],
	[{ d1_databases: [{}] }, [placeholderId]],
	[{ d1_databases: [{ database_id: "00000000-0000-0000-0000-000000000000" }] }, [placeholderId]],
	[
		{ vars: { ...configuration.vars, OPENAI_MODEL: " " } },
		["OPENAI_MODEL is missing: npx wrangler secret put OPENAI_MODEL"],
	],
	[{ vars: { ...configuration.vars, TURNSTILE_SITE_KEY: "0x4AAA" } }, [incomplete]],
	[
		{ vars: { ...configuration.vars, TURNSTILE_SITE_KEY: "2x00000000000000000000AB" } },
		[testingKey, incomplete],
	],
])("finds what is wrong in the configuration: %j", async (changed, problems) => {
	expect(await problemsOf({ configuration: { ...configuration, ...changed } })).toEqual(problems);
});

it("names the placeholders, the missing secrets, and what it could not check", async () => {
	expect(
		await problemsOf({ placeholders: ["Anella"], mailFrom: "" }, { ...answers, "secret list": "[]" }),
	).toEqual([
		"placeholder in app/content/placeholders.ts: Anella",
		"MAILCHANNELS_API_KEY is missing: npx wrangler secret put MAILCHANNELS_API_KEY",
		"MAIL_TO is missing: npx wrangler secret put MAIL_TO",
		"OPENAI_API_KEY is missing: npx wrangler secret put OPENAI_API_KEY",
		"could not check DNS: pass the sender (MAIL_FROM=… npm run check:live)",
	]);
	const fail = () => {
		throw new Error("not logged in");
	};
	expect(await problemsOf({ ask: fail, txt: fail })).toEqual([
		"could not check whether the database stays in the European Union: not logged in",
		"could not check whether the settings are complete: not logged in",
		"could not check the lockdown record of _mailchannels.mail.anella.com: not logged in",
		"could not check the SPF record of mail.anella.com: not logged in",
		"could not check the DKIM record of mc1._domainkey.mail.anella.com: not logged in",
		"could not check the DMARC record of _dmarc.mail.anella.com: not logged in",
	]);
	expect(await problemsOf({}, {})).toHaveLength(2);
	for (const info of ['{"uuid":"1"}', '{"jurisdiction":null}', '{"jurisdiction":"fedramp"}']) {
		expect(await problemsOf({}, { ...answers, "d1 info DB --json": info })).toEqual([
			"the database may leave the European Union: create another with --jurisdiction eu",
		]);
	}
});

it.each([
	[
		"_mailchannels.mail.anella.com",
		"lockdown",
		[[], ["v=mc1 cfid=old.workers.dev"], ["v=mc1 auth="], ["auth=a"]],
	],
	[
		"mail.anella.com",
		"SPF",
		[
			["v=spf1 -all"],
			["v=spf10 include:relay.mailchannels.net"],
			["v=spf1 include:relay.mailchannels.net.evil.example"],
			["v=spf1 include:relay.mailchannels.net -all", "v=spf1 -all"],
		],
	],
	["mc1._domainkey.mail.anella.com", "DKIM", [[], ["v=DKIM1; k=rsa; p="], ["p"]]],
	[
		"_dmarc.mail.anella.com",
		"DMARC",
		[
			["v=DMARC1"],
			["v=DMARC1; p=quarantined"],
			["v=DMARC1; rua=mailto:dmarc@anella.com"],
			["v=DMARC1; p=none", "v=DMARC1; p=reject"],
		],
	],
])("needs one right record at %s", async (name, kind, wrong) => {
	for (const texts of wrong) {
		const [problem, ...others] = await problemsOf({}, answers, { ...records, [name]: texts });
		expect(problem).toMatch(`${name} needs one ${kind} record (docs/operations.md, “DNS”), and has `);
		expect(others).toEqual([]);
	}
	for (const policy of [
		"v=DMARC1;p=none",
		"v=DMARC1; sp=none; p=reject",
		"v=DMARC1; p=quarantine; pct=100",
	]) {
		expect(await problemsOf({}, answers, { ...records, "_dmarc.mail.anella.com": [policy] })).toEqual([]);
	}
});
