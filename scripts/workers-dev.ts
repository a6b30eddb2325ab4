/**
 * `node scripts/workers-dev.ts <worker>`: prints the address at which Cloudflare would show a Worker besides its domain, or an
 * empty line if the account has no such place. Asks with the credentials that wrangler has.
 */
import { spawnSync } from "node:child_process";

const [worker] = process.argv.slice(2);
if (!worker) throw new Error("usage: node scripts/workers-dev.ts <worker>");

function askWrangler(...options: string[]): unknown {
	const { status, stdout, stderr } = spawnSync("wrangler", options, { encoding: "utf8" });
	if (status !== 0) throw new Error(`wrangler ${options.join(" ")}: ${stderr || stdout}`);
	return JSON.parse(stdout);
}

function onlyAccount(): string {
	const { accounts } = askWrangler("whoami", "--json") as { accounts: { id: string }[] };
	const [account, ...others] = accounts;
	if (!account || others.length > 0) throw new Error("Which account? Set CLOUDFLARE_ACCOUNT_ID.");
	return account.id;
}

const { token } = askWrangler("auth", "token", "--json") as { token?: string };
const account = process.env.CLOUDFLARE_ACCOUNT_ID || onlyAccount();
if (!token) throw new Error("Log in by npx wrangler login, or set CLOUDFLARE_API_TOKEN.");

const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
const response = await fetch(`${base}/accounts/${account}/workers/subdomain`, {
	headers: { Authorization: `Bearer ${token}` },
	signal: AbortSignal.timeout(15_000),
});
// The account has never had one.
const isNone = response.status === 404;
if (!response.ok && !isNone) throw new Error(`Cloudflare answers ${response.status} about workers.dev.`);
const { result } = (await response.json()) as { result: { subdomain: string } | null };
console.log(isNone || !result ? "" : `https://${worker}.${result.subdomain}.workers.dev`);
