/**
 * `npm run check:live`: checks that the site is ready for production, and prints what to do. Exits with 1 if a check fails or
 * cannot be made. `-- --deploying` skips the migrations, which `npm run deploy` applies itself. `-- --staging` checks only the
 * domain and the database of staging, which needs no facts, keys or mail.
 *
 * It does not check _Always Use HTTPS_ (the smoke test does), zone rules, spending limits and alerts (docs/operations.md,
 * “Deploy”).
 */
import { spawnSync } from "node:child_process";
import { resolveTxt } from "node:dns/promises";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { contacts, remainingPlaceholders, sites } from "../app/content/placeholders.ts";
import { readEnvironment } from "./environments.ts";
import {
	databaseProblems,
	describeProblems,
	domainProblems,
	exposureProblems,
	jurisdictionProblems,
	type LookupResult,
	mailRecordProblems,
	migrationProblems,
	notChecked,
	type Problem,
	placeholderProblems,
	settingProblems,
	sharedProblems,
} from "./live-checks.ts";

const { deploying, staging } = parseArgs({
	options: {
		deploying: { type: "boolean", default: false },
		staging: { type: "boolean", default: false },
	},
}).values;
const here = readEnvironment(staging);
const { domain, shownAt, databaseIds, vars } = here;
const environment = staging ? ["--env", "staging"] : [];

/** Runs wrangler and returns its output. */
function askWrangler(...options: string[]): LookupResult<string> {
	const { status, stdout, stderr } = spawnSync("wrangler", options, {
		encoding: "utf8",
		// Prevents interactive prompts.
		env: { ...process.env, CI: "true" },
	});
	if (status === 0) return { value: stripVTControlCharacters(stdout) };
	const said = stripVTControlCharacters(`${stderr ?? ""}${stdout ?? ""}`);
	const reason = /\[ERROR\]\s*(.+)/.exec(said)?.[1] ?? said.trim().split("\n")[0];
	return { unknown: reason || "wrangler could not be run" };
}

/** Looks up TXT records. */
async function askDns(name: string): Promise<LookupResult<string[]>> {
	try {
		return { value: (await resolveTxt(name)).map((parts) => parts.join("")) };
	} catch (error) {
		const { code = "unknown" } = error as NodeJS.ErrnoException;
		return code === "ENOTFOUND" || code === "ENODATA" ? { value: [] } : { unknown: `DNS: ${code}` };
	}
}

async function mailProblems(): Promise<Problem[]> {
	// A secret cannot be read.
	const from = process.env.MAIL_FROM || (typeof vars.MAIL_FROM === "string" ? vars.MAIL_FROM : "");
	const domain = from.split("@")[1];
	if (!domain) {
		const reason = "the sender is not in wrangler.toml; run MAIL_FROM=… npm run check:live";
		return [notChecked("the DNS records for mail", reason)];
	}
	const selector = process.env.DKIM_SELECTOR || "mc1";
	const [lockdown, spf, dkim, dmarc] = await Promise.all([
		askDns(`_mailchannels.${domain}`),
		askDns(domain),
		askDns(`${selector}._domainkey.${domain}`),
		askDmarc(domain),
	]);
	return mailRecordProblems(domain, selector, { lockdown, spf, dkim, dmarc });
}

/** A domain without a DMARC record inherits that of its parent domain. */
async function askDmarc(domain: string): Promise<LookupResult<string[]>> {
	const found = await askDns(`_dmarc.${domain}`);
	const above = domain.slice(domain.indexOf(".") + 1);
	const isNone = "value" in found && !found.value.some((text) => text.startsWith("v=DMARC1"));
	return isNone && above.includes(".") ? askDmarc(above) : found;
}

const databaseLeft = databaseProblems(databaseIds);
const problems = [
	...domainProblems(domain, staging ? null : new URL(sites.group).host),
	...exposureProblems(shownAt),
	...(databaseLeft.length > 0
		? databaseLeft
		: jurisdictionProblems(askWrangler("d1", "info", "DB", "--json", ...environment))),
	...(staging
		? databaseLeft.length > 0
			? []
			: sharedProblems(here, readEnvironment(false))
		: [
				...placeholderProblems(remainingPlaceholders(), contacts.securityEmail),
				...settingProblems(vars, askWrangler("secret", "list")),
				...(deploying ? [] : migrationProblems(askWrangler("d1", "migrations", "list", "DB", "--remote"))),
				...(await mailProblems()),
			]),
];
process.stdout.write(describeProblems(problems));
process.exit(problems.length > 0 ? 1 : 0);
