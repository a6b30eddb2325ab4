/**
 * `npm run check:live`: what stands between this tree and going live, each with what to do; ends with 1 while anything is
 * left or could not be looked at. `-- --deploying` leaves out the migrations, which `npm run deploy` applies itself.
 *
 * It does not look at what shows only at the live site, the custom domain and _Always Use HTTPS_ (the smoke test does), nor at
 * zone rules, spending limits and alerts (docs/operations.md, “Deploy”).
 */
import { spawnSync } from "node:child_process";
import { resolveTxt } from "node:dns/promises";
import { stripVTControlCharacters } from "node:util";
import { unstable_readConfig } from "wrangler";
import { contacts, remainingStandIns } from "../app/group/stand-ins.ts";
import {
	databaseObstacles,
	describeObstacles,
	type Learnt,
	mailRecordObstacles,
	migrationObstacles,
	notChecked,
	type Obstacle,
	settingObstacles,
	standInObstacles,
} from "./live-checks.ts";

const flags = process.argv.slice(2);
const deploying = flags[0] === "--deploying";
if (flags.length > (deploying ? 1 : 0)) {
	console.error("usage: npm run check:live [-- --deploying]");
	process.exit(2);
}

const { vars, d1_databases } = unstable_readConfig({ config: "wrangler.toml" }) as {
	vars: Record<string, unknown>;
	d1_databases: { database_id?: string }[];
};

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
	const from = process.env.MAIL_FROM ?? (typeof vars.MAIL_FROM === "string" ? vars.MAIL_FROM : "");
	const domain = from.split("@")[1];
	if (!domain) {
		const reason = "the sender is not in wrangler.toml: MAIL_FROM=… npm run check:live";
		return [notChecked("the DNS records for mail", reason)];
	}
	const [lockdown, spf] = await Promise.all([askDns(`_mailchannels.${domain}`), askDns(domain)]);
	return mailRecordObstacles(domain, { lockdown, spf });
}

const obstacles = [
	...standInObstacles(remainingStandIns(), contacts.securityEmail),
	...databaseObstacles(d1_databases.map(({ database_id }) => database_id)),
	...settingObstacles(vars, askWrangler("secret", "list")),
	...(deploying ? [] : migrationObstacles(askWrangler("d1", "migrations", "list", "DB", "--remote"))),
	...(await mailObstacles()),
];
process.stdout.write(describeObstacles(obstacles));
process.exit(obstacles.length > 0 ? 1 : 0);
