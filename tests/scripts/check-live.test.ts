import { expect, test, vi } from "vitest";
import { findProblems, type Sources } from "../../scripts/release/check-live.ts";

const configuration = {
	routes: [{ pattern: "anella.com", custom_domain: true }],
	vars: {
		PUBLIC_API_KEY: "key",
		OPENAI_MODEL: "large",
		MODEL_ANALYSES_PER_DAY: "200",
		MAIL_FROM: "web@mail.anella.com",
	},
	d1_databases: [{ binding: "DB", database_id: "8f0c7a2e-0000-4000-8000-000000000000" }],
} as unknown as Sources["configuration"];
const secrets = ["MAILCHANNELS_API_KEY", "MAIL_TO", "OPENAI_API_KEY"];
const listed = (names: string[]) => JSON.stringify(names.map((name) => ({ name, type: "secret_text" })));
const answers: Record<string, string> = {
	"wrangler d1 info DB --json": '{"uuid":"8f0c7a2e","jurisdiction":"eu"}',
	"wrangler d1 info DB --json --env staging": '{"uuid":"1","jurisdiction":"eu"}',
	"wrangler secret list": listed(secrets),
};
const records: Record<string, string[]> = {
	"_mailchannels.mail.anella.com": ["v=mc1 auth=anella"],
	"mail.anella.com": ["some-verification=1", "v=spf1 include:relay.mailchannels.net -all"],
	// SPF is not inherited.
	"anella.com": ["v=spf1 include:relay.mailchannels.net -all"],
	"mc1._domainkey.mail.anella.com": ["v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A"],
	"_dmarc.mail.anella.com": ["v=DMARC1; p=quarantine; rua=mailto:dmarc@anella.com"],
};

/** The problems of a site that is ready but for some changes. */
function problemsOf(changed: Partial<Sources>, answered = {}, published = {}) {
	const printed: Record<string, string> = { ...answers, ...answered };
	const found: Record<string, string[]> = { ...records, ...published };
	return findProblems({
		configuration,
		placeholders: [],
		host: "anella.com",
		mailFrom: "web@mail.anella.com",
		dkimSelector: "mc1",
		runCommand: async (command) => printed[command.join(" ")] ?? "not JSON",
		resolveTxt: async (name) => {
			const texts = found[name] ?? [];
			const code = name.startsWith("_") ? "ENODATA" : "ENOTFOUND";
			if (texts.length === 0) throw Object.assign(new Error("not found"), { code });
			// A long record comes in parts.
			return texts.map((text) => [text.slice(0, 9), text.slice(9)]);
		},
		warn: (text) => expect.unreachable(text),
		...changed,
	});
}
const vars = (changed: object) => ({ vars: { ...configuration.vars, ...changed } });
const route = (pattern: string) => ({ routes: [{ pattern, custom_domain: true }] });

test("check:live finds nothing where all is ready, with or without a model", async () => {
	expect(await problemsOf({})).toEqual([]);
	// The key was never set, or deleted because the service is down; a model may still be named.
	const withoutModel = listed(["MAILCHANNELS_API_KEY", "MAIL_TO"]);
	const unlimited = { ...configuration, ...vars({ MODEL_ANALYSES_PER_DAY: "" }) };
	const found = await problemsOf({ configuration: unlimited }, { "wrangler secret list": withoutModel });
	expect(found).toEqual([]);
	// A DMARC record is inherited from the domain above.
	const above = { "_dmarc.mail.anella.com": [], "_dmarc.anella.com": ["v=DMARC1;sp=none;p=reject"] };
	expect(await problemsOf({}, {}, above)).toEqual([]);
});

test("check:live needs of staging a domain and a database of its own, but neither facts nor mail nor secrets", async () => {
	const d1_databases = [{ binding: "DB", database_id: "1" }];
	const staging = { ...configuration, ...route("staging.anella.com"), vars: {}, d1_databases };
	const left = { production: configuration, placeholders: ["Anella"], mailFrom: undefined };
	const elsewhere = { "wrangler d1 info DB --json": "{}" };
	expect(await problemsOf({ configuration: staging, ...left }, elsewhere)).toEqual([]);
	const same = ["staging has production's domain", "staging has production's database"];
	expect(await problemsOf({ production: configuration })).toEqual(same);
});

const noDomain = "routes in wrangler.toml must be one domain, with custom_domain = true";
const noDatabase = "database_id in wrangler.toml is a placeholder: npx wrangler d1 create --jurisdiction eu";
const missing = (name: string) => `${name} is missing: npx wrangler secret put ${name}`;
test.each([
	[{ routes: [...(configuration.routes ?? []), ...(configuration.routes ?? [])] }, [noDomain]],
	[{ routes: [{ pattern: "anella.com", zone_name: "anella.com" }] }, [noDomain]],
	[route("www.anella.com"), ["domain in wrangler.toml is www.anella.com, and the facts say anella.com"]],
	[route("anella.example"), ["domain in wrangler.toml is still a placeholder: anella.example"]],
	[{ d1_databases: [{ database_id: "00000000-0000-0000-0000-000000000000" }] }, [noDatabase]],
	[
		{ vars: { OPENAI_MODEL: " " } },
		["MAIL_FROM", "PUBLIC_API_KEY", "OPENAI_MODEL", "MODEL_ANALYSES_PER_DAY"].map(missing),
	],
	[
		vars({ TURNSTILE_SITE_KEY: " 3x00000000000000000000FF" }),
		["TURNSTILE_SITE_KEY is one of Turnstile's testing keys", missing("TURNSTILE_SECRET_KEY")],
	],
])("check:live finds what is wrong in the configuration: %j", async (changed, problems) => {
	const changedConfiguration = { ...configuration, ...changed } as Sources["configuration"];
	expect(await problemsOf({ configuration: changedConfiguration })).toEqual(problems);
});

test("check:live names the placeholders, the missing secrets, and what it could not check", async () => {
	const unset = { "wrangler secret list": "[]" };
	expect(await problemsOf({ placeholders: ["Anella"], mailFrom: "" }, unset)).toEqual([
		"placeholder in app/content: Anella",
		...["MAILCHANNELS_API_KEY", "MAIL_TO"].map(missing),
		"could not check DNS: pass the sender (MAIL_FROM=… npm run check:live)",
	]);
	const runCommand = vi.fn().mockRejectedValue(new Error("not logged in"));
	const unknown = await problemsOf({ runCommand });
	expect(unknown).toEqual(Array(2).fill(expect.stringMatching(/^could not check .+: not logged in$/)));
	expect(await problemsOf({}, { "wrangler d1 info DB --json": '{"jurisdiction":null}' })).toEqual([
		"the database may leave the European Union: create another with --jurisdiction eu",
	]);
});

test("check:live warns of a DNS lookup that fails", async () => {
	const warn = vi.fn();
	const resolveTxt = vi.fn().mockRejectedValue(new Error("queryTxt ETIMEOUT"));
	expect(await problemsOf({ resolveTxt, warn })).toEqual([]);
	expect(warn.mock.calls.map(String)).toEqual(
		Array(4).fill(expect.stringMatching(/^could not check the .+ record of .+: queryTxt ETIMEOUT$/)),
	);
});

const spf = "v=spf1 include:relay.mailchannels.net";
test.each([
	["_mailchannels.mail.anella.com", "lockdown", [[], ["v=mc1 cfid=old.workers.dev"], ["v=mc1 auth="]]],
	["mail.anella.com", "SPF", [[], ["v=spf1 -all"], [`${spf}.evil.example`], [`${spf} -all`, "v=spf1 -all"]]],
	["mc1._domainkey.mail.anella.com", "DKIM", [[], ["v=DKIM1; k=rsa; p="], ["p"]]],
	["_dmarc.mail.anella.com", "DMARC", [[], ["v=DMARC1"], ["v=DMARC1; p=quarantined"], ["v=DMARC1; sp=none"]]],
])("check:live needs one right record at %s", async (name, kind, wrong) => {
	const problem = `${name} needs one ${kind} record (docs/set-up.md, “DNS”), and has `;
	for (const texts of wrong)
		expect(await problemsOf({}, {}, { [name]: texts })).toEqual([expect.stringContaining(problem)]);
});
