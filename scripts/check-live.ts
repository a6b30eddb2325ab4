/**
 * `npm run check:live`: what stands between this tree and going live, each with what to do; ends with 1 while anything is
 * left or could not be looked at. `-- --deploying` leaves out the migrations, which `npm run deploy` applies itself;
 * `-- --staging` looks at the domain and the database of staging only, which may do without facts, keys and mail.
 *
 * It does not look at what shows only at the live site, _Always Use HTTPS_ (the smoke test does), nor at zone rules, spending
 * limits and alerts (docs/operations.md, “Deploy”).
 */
import { spawnSync } from "node:child_process";
import { resolveTxt } from "node:dns/promises";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { contacts, remainingPlaceholders, sites } from "../app/content/placeholders.ts";
import { readEnvironment } from "./environments.ts";
import {
	databaseObstacles,
	describeObstacles,
	domainObstacles,
	exposureObstacles,
	jurisdictionObstacles,
	type Learnt,
	mailRecordObstacles,
	migrationObstacles,
	notChecked,
	type Obstacle,
	placeholderObstacles,
	settingObstacles,
	sharedObstacles,
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

/** Asks wrangler, which asks the account. */
function askWrangler(...options: string[]): Learnt<string> {
	const { status, stdout, stderr } = spawnSync("wrangler", options, {
		encoding: "utf8",
		// It must not ask a person: the answer is read here.
		env: { ...process.env, CI: "true" },
	});
	if (status === 0) return { value: stripVTControlCharacters(stdout) };
	const said = stripVTControlCharacters(`${stderr ?? ""}${stdout ?? ""}`);
	const reason = /\[ERROR\]\s*(.+)/.exec(said)?.[1] ?? said.trim().split("\n")[0];
	return { unknown: reason || "wrangler could not be run" };
}

/** The texts of a name's TXT records. */
async function askDns(name: string): Promise<Learnt<string[]>> {
	try {
		return { value: (await resolveTxt(name)).map((parts) => parts.join("")) };
	} catch (error) {
		const { code = "unknown" } = error as NodeJS.ErrnoException;
		return code === "ENOTFOUND" || code === "ENODATA" ? { value: [] } : { unknown: `DNS: ${code}` };
	}
}

async function mailObstacles(): Promise<Obstacle[]> {
	// As a secret its value is nobody's to read.
	const from = process.env.MAIL_FROM || (typeof vars.MAIL_FROM === "string" ? vars.MAIL_FROM : "");
	const domain = from.split("@")[1];
	if (!domain) {
		const reason = "the sender is not in wrangler.toml: MAIL_FROM=… npm run check:live";
		return [notChecked("the DNS records for mail", reason)];
	}
	const selector = process.env.DKIM_SELECTOR || "mc1";
	const [lockdown, spf, dkim, dmarc] = await Promise.all([
		askDns(`_mailchannels.${domain}`),
		askDns(domain),
		askDns(`${selector}._domainkey.${domain}`),
		askDmarc(domain),
	]);
	return mailRecordObstacles(domain, selector, { lockdown, spf, dkim, dmarc });
}

/** A domain without a DMARC record follows that of the domain above it. */
async function askDmarc(domain: string): Promise<Learnt<string[]>> {
	const found = await askDns(`_dmarc.${domain}`);
	const above = domain.slice(domain.indexOf(".") + 1);
	const isNone = "value" in found && !found.value.some((text) => text.startsWith("v=DMARC1"));
	return isNone && above.includes(".") ? askDmarc(above) : found;
}

const databaseLeft = databaseObstacles(databaseIds);
const obstacles = [
	...domainObstacles(domain, staging ? null : new URL(sites.group).host),
	...exposureObstacles(shownAt),
	...(databaseLeft.length > 0
		? databaseLeft
		: jurisdictionObstacles(askWrangler("d1", "info", "DB", "--json", ...environment))),
	...(staging
		? databaseLeft.length > 0
			? []
			: sharedObstacles(here, readEnvironment(false))
		: [
				...placeholderObstacles(remainingPlaceholders(), contacts.securityEmail),
				...settingObstacles(vars, askWrangler("secret", "list")),
				...(deploying ? [] : migrationObstacles(askWrangler("d1", "migrations", "list", "DB", "--remote"))),
				...(await mailObstacles()),
			]),
];
process.stdout.write(describeObstacles(obstacles));
process.exit(obstacles.length > 0 ? 1 : 0);
