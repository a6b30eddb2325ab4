import { type Configuration, domainOf } from "./wrangler.ts";

/** What the checks look at. */
export interface Sources {
	configuration: Configuration;
	/** To check staging, the configuration of production. */
	production?: Configuration;
	/** Facts that are still placeholders. */
	placeholders: readonly string[];
	/** Host of the site in the facts. */
	host: string;
	mailFrom: string | undefined;
	dkimSelector: string;
	/** Returns what a wrangler command prints. @throws if it fails */
	ask(...options: string[]): string;
	/** Looks up TXT records; none if the name does not exist. @throws if the lookup fails */
	txt(name: string): Promise<string[]>;
}

/** Reserved names (RFC 2606). */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

const requiredSettings = [
	"MAILCHANNELS_API_KEY",
	"MAIL_FROM",
	"MAIL_TO",
	"OPENAI_API_KEY",
	"OPENAI_MODEL",
	"PUBLIC_API_KEY",
];
const turnstileSettings = ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"];

/** The records that the sender's domain needs: of those that `counts` matches, exactly one, which `right` matches. */
const mailRecords = [
	{ kind: "lockdown", prefix: "_mailchannels.", counts: /^v=mc1\b/, right: /\bauth=\S/ },
	{ kind: "SPF", prefix: "", counts: /^v=spf1( |$)/, right: / include:relay\.mailchannels\.net( |$)/ },
	// An empty key is a revoked one (RFC 6376, 3.6.1).
	{ kind: "DKIM", prefix: "._domainkey.", counts: /(^|;)\s*p=/, right: /(^|;)\s*p=[\w+/=]{20,}/ },
	// The version comes first, and a policy is required (RFC 7489, 6.3).
	{
		kind: "DMARC",
		prefix: "_dmarc.",
		counts: /^v=DMARC1/,
		right: /^v=DMARC1\s*;(.*;)?\s*p=(none|quarantine|reject)\s*(;|$)/,
	},
];

/**
 * Checks whether a site is ready for visitors, without changing anything. Staging needs a domain and a database of its own,
 * but no facts, keys or mail.
 * @returns lines that name what is wrong or could not be checked, and what to do
 */
export async function findProblems(sources: Sources): Promise<string[]> {
	const { configuration, production, host, placeholders, mailFrom, dkimSelector, ask, txt } = sources;
	const { vars, d1_databases: databases } = configuration;
	const problems: string[] = [];
	const expect = (isRight: boolean, problem: string) => isRight || problems.push(problem);
	const attempt = async (what: string, check: () => void | Promise<void>) => {
		try {
			await check();
		} catch (error) {
			problems.push(`could not check ${what}: ${error instanceof Error ? error.message : error}`);
		}
	};

	const domain = domainOf(configuration);
	if (!domain) problems.push("routes in wrangler.toml must be one domain, with custom_domain = true");
	else if (reserved.test(domain)) problems.push(`domain in wrangler.toml is still a placeholder: ${domain}`);
	else if (production) expect(domain !== domainOf(production), "staging has production's domain");
	else expect(domain === host, `domain in wrangler.toml is ${domain}, and the facts say ${host}`);
	for (const setting of ["workers_dev", "preview_urls"] as const) {
		expect(configuration[setting] === false, `${setting} = false is missing in wrangler.toml`);
	}

	const ids = databases.map(({ database_id }) => database_id ?? "");
	if (ids.length > 0 && ids.every((id) => /[1-9a-f]/i.test(id))) {
		const isShared = production?.d1_databases.some(({ database_id = "" }) => ids.includes(database_id));
		expect(!isShared, "staging has production's database");
		await attempt("whether the database stays in the European Union", () => {
			const environment = production ? ["--env", "staging"] : [];
			const { jurisdiction } = JSON.parse(ask("d1", "info", "DB", "--json", ...environment)) as {
				jurisdiction?: string;
			};
			const problem = "the database may leave the European Union: create another with --jurisdiction eu";
			expect(jurisdiction === "eu", problem);
		});
	} else {
		problems.push("database_id in wrangler.toml is a placeholder: npx wrangler d1 create --jurisdiction eu");
	}
	if (production) return problems;

	for (const fact of placeholders) problems.push(`placeholder in app/content/placeholders.ts: ${fact}`);
	for (const name of turnstileSettings) {
		// Cloudflare's testing keys accept or reject every token. A secret cannot be read.
		const isTestingKey = /^\s*[123]x0{5}/.test(String(vars[name] ?? ""));
		expect(!isTestingKey, `${name} is one of Turnstile's testing keys`);
	}
	await attempt("whether the settings are complete", () => {
		const secrets = (JSON.parse(ask("secret", "list")) as { name: string }[]).map(({ name }) => name);
		const isMissing = (name: string) => !secrets.includes(name) && !String(vars[name] ?? "").trim();
		const turnstile = turnstileSettings.filter(isMissing);
		// Neither of the two works without the other.
		const missing = requiredSettings.filter(isMissing);
		if (turnstile.length === 1) missing.push(...turnstile);
		for (const name of missing) problems.push(`${name} is missing: npx wrangler secret put ${name}`);
	});

	const sender = mailFrom?.split("@")[1];
	if (!sender) return [...problems, "could not check DNS: pass the sender (MAIL_FROM=… npm run check:live)"];
	for (const { kind, prefix, counts, right } of mailRecords) {
		const name = `${kind === "DKIM" ? dkimSelector : ""}${prefix}${sender}`;
		await attempt(`the ${kind} record of ${name}`, async () => {
			const find = async (at: string) => (await txt(at)).filter((text) => counts.test(text));
			let records = await find(name);
			// A domain without a DMARC record inherits that of its parent.
			let domain = sender;
			while (kind === "DMARC" && records.length === 0 && domain.split(".").length > 2) {
				domain = domain.slice(domain.indexOf(".") + 1);
				records = await find(`${prefix}${domain}`);
			}
			const problem = `${name} needs one ${kind} record (docs/operations.md, “DNS”), and has`;
			const isRight = records.length === 1 && right.test(`${records[0]}`);
			expect(isRight, `${problem} ${records.join(" and ") || "none"}`);
		});
	}
	return problems;
}
