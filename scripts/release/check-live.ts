/**
 * `npm run check:live`: checks that the site is ready for production, or staging with `-- --staging`, and prints what to do.
 * Exits with 1 if a check fails or cannot be made; a DNS lookup without an answer is only a warning. The smoke test checks _Always Use HTTPS_. Zone rules, spending limits and
 * alerts are not checked (docs/set-up.md).
 */
import { resolveTxt } from "node:dns/promises";
import { parseArgs } from "node:util";
import type { Unstable_Config as Configuration } from "wrangler";
import { remainingPlaceholders, sites } from "../../app/content/group.ts";
import { stagingOption } from "../arguments.ts";
import { domainOf, readConfiguration, run } from "./wrangler.ts";

/** What the checks look at. */
export interface Sources {
	configuration: Configuration;
	/** To check staging, the configuration of production. */
	production?: Configuration | undefined;
	/** Facts that are still placeholders, and the host in the facts. */
	placeholders: readonly string[];
	host: string;
	mailFrom: string | undefined;
	dkimSelector: string;
	/** They throw if the command or the lookup fails. */
	runCommand: typeof run;
	resolveTxt: typeof resolveTxt;
	/** Is told what could not be checked but must not stop an urgent deployment. */
	warn: (text: string) => void;
}

/** Reserved names (RFC 2606). */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

const requiredSettings = ["MAILCHANNELS_API_KEY", "MAIL_FROM", "MAIL_TO", "PUBLIC_API_KEY"];
const modelSettings = ["OPENAI_MODEL", "MODEL_ANALYSES_PER_DAY"];
const turnstileSettings = ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"];

/** The records that the sender's domain needs: of those that `counts` matches, exactly one, which `right` matches. */
const mailRecords = [
	{ kind: "lockdown", prefix: "_mailchannels.", counts: /^v=mc1\b/, right: /\bauth=\S/ },
	{ kind: "SPF", prefix: "", counts: /^v=spf1( |$)/, right: / include:relay\.mailchannels\.net( |$)/ },
	// An empty key is a revoked one (RFC 6376, 3.6.1).
	{ kind: "DKIM", prefix: "._domainkey.", counts: /(^|;)\s*p=/, right: /(^|;)\s*p=[\w+/=]{20,}/ },
	// The version comes first, and a policy is required (RFC 7489, 6.3).
	{ kind: "DMARC", prefix: "_dmarc.", counts: /^v=DMARC1/, right: /;\s*p=(none|quarantine|reject)\s*(;|$)/ },
];

/**
 * Checks whether a site is ready for visitors, without changing anything. Staging needs a domain and a database of its own,
 * but no facts, keys or mail.
 * @returns lines that name what is wrong or could not be checked, and what to do
 */
export async function findProblems(sources: Sources): Promise<string[]> {
	const { configuration, production, host, mailFrom, dkimSelector, runCommand } = sources;
	const { vars, d1_databases: databases } = configuration;
	const problems: string[] = [];
	const report = (problem: string) => void problems.push(problem);
	const expect = (isRight: boolean, problem: string) => isRight || report(problem);
	const attempt = (what: string, check: () => Promise<void>, tell: (problem: string) => void = report) =>
		check().catch(({ message }) => tell(`could not check ${what}: ${message}`));

	const domain = domainOf(configuration);
	if (!domain) problems.push("routes in wrangler.toml must be one domain, with custom_domain = true");
	else if (reserved.test(domain)) problems.push(`domain in wrangler.toml is still a placeholder: ${domain}`);
	else if (production) expect(domain !== domainOf(production), "staging has production's domain");
	else expect(domain === host, `domain in wrangler.toml is ${domain}, and the facts say ${host}`);

	const id = databases[0]?.database_id ?? "";
	if (/[1-9a-f]/i.test(id)) {
		expect(production?.d1_databases[0]?.database_id !== id, "staging has production's database");
		await attempt("whether the database stays in the European Union", async () => {
			const environment = production ? ["--env", "staging"] : [];
			const info = await runCommand(["wrangler", "d1", "info", "DB", "--json", ...environment]);
			const problem = "the database may leave the European Union: create another with --jurisdiction eu";
			expect((JSON.parse(info) as { jurisdiction?: string }).jurisdiction === "eu", problem);
		});
	} else {
		problems.push("database_id in wrangler.toml is a placeholder: npx wrangler d1 create --jurisdiction eu");
	}
	if (production) return problems;

	problems.push(...sources.placeholders.map((fact) => `placeholder in app/content: ${fact}`));
	// Their tokens are for no host: the forms would refuse everybody.
	const isTestingKey = /^\s*[123]x0{5}/.test(String(vars.TURNSTILE_SITE_KEY ?? ""));
	expect(!isTestingKey, "TURNSTILE_SITE_KEY is one of Turnstile's testing keys");
	await attempt("whether the settings are complete", async () => {
		const list = JSON.parse(await runCommand(["wrangler", "secret", "list"])) as { name: string }[];
		const isMissing = (setting: string) =>
			!list.some(({ name }) => name === setting) && !String(vars[setting] ?? "").trim();
		const missing = requiredSettings.filter(isMissing);
		// Without a key the built-in analyst answers, whatever else is set.
		if (!isMissing("OPENAI_API_KEY")) missing.push(...modelSettings.filter(isMissing));
		// Neither of the two works without the other.
		const turnstile = turnstileSettings.filter(isMissing);
		if (turnstile.length === 1) missing.push(...turnstile);
		for (const name of missing) problems.push(`${name} is missing: npx wrangler secret put ${name}`);
	});

	const sender = mailFrom?.split("@")[1];
	if (!sender) return [...problems, "could not check DNS: pass the sender (MAIL_FROM=… npm run check:live)"];
	for (const { kind, prefix, counts, right } of mailRecords) {
		const name = `${kind === "DKIM" ? dkimSelector : ""}${prefix}${sender}`;
		const find = async (at: string): Promise<string[]> => {
			const texts = await sources.resolveTxt(at).catch((error: NodeJS.ErrnoException) => {
				if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
				throw error;
			});
			const records = texts.map((parts) => parts.join("")).filter((text) => counts.test(text));
			// A domain without a DMARC record inherits that of its parent.
			const parent = at.slice(prefix.length).replace(/^[^.]+\./, "");
			const inherits = kind === "DMARC" && records.length === 0 && parent.includes(".");
			return inherits ? find(`${prefix}${parent}`) : records;
		};
		const checkRecord = async () => {
			const records = await find(name);
			const problem = `${name} needs one ${kind} record (docs/set-up.md, “DNS”), and has`;
			const isRight = records.length === 1 && right.test(`${records[0]}`);
			expect(isRight, `${problem} ${records.join(" and ") || "none"}`);
		};
		await attempt(`the ${kind} record of ${name}`, checkRecord, sources.warn);
	}
	return problems;
}

if (import.meta.main) {
	const { staging } = parseArgs({ options: stagingOption }).values;
	const configuration = readConfiguration(staging);
	const problems = await findProblems({
		configuration,
		production: staging ? readConfiguration(false) : undefined,
		placeholders: remainingPlaceholders(),
		host: new URL(sites.group).host,
		// A secret cannot be read.
		mailFrom: process.env.MAIL_FROM || configuration.vars.MAIL_FROM?.toString(),
		dkimSelector: process.env.DKIM_SELECTOR || "mc1",
		runCommand: run,
		resolveTxt,
		warn: (text) => console.log(`! ${text}`),
	});
	for (const problem of problems) console.log(`✗ ${problem}`);
	const count = problems.length;
	console.log(count === 0 ? "Ready for deployment." : `\n${count} to fix before deployment.`);
	process.exitCode = Math.min(count, 1);
}
