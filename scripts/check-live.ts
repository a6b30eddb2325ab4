/**
 * `npm run check:live`: checks that the site is ready for production, or staging with `-- --staging`, and prints what to do.
 * Exits with 1 if a check fails or cannot be made. The smoke test checks _Always Use HTTPS_. Zone rules, spending limits and
 * alerts are not checked (docs/operations.md, “Deploy”).
 */
import { resolveTxt } from "node:dns/promises";
import { contacts, remainingPlaceholders, sites } from "../app/content/placeholders.ts";
import { readArguments } from "./arguments.ts";
import { findProblems } from "./live-checks.ts";
import { readConfiguration, run } from "./wrangler.ts";

const { staging } = readArguments("usage: npm run check:live [-- --staging]", {
	options: { staging: { type: "boolean", default: false } },
}).values;
const configuration = readConfiguration(staging);

async function txt(name: string): Promise<string[]> {
	const records = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOTFOUND" || error.code === "ENODATA") return [];
		throw error;
	});
	return records.map((parts) => parts.join(""));
}

const problems = await findProblems({
	configuration,
	...(staging && { production: readConfiguration(false) }),
	placeholders: remainingPlaceholders().map((fact) =>
		fact === contacts.securityEmail ? `${fact} (security contact)` : fact,
	),
	host: new URL(sites.group).host,
	// A secret cannot be read.
	mailFrom: process.env.MAIL_FROM || (configuration.vars.MAIL_FROM as string | undefined),
	dkimSelector: process.env.DKIM_SELECTOR || "mc1",
	ask: (...options) => run("wrangler", ...options),
	txt,
});
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(problems.length > 0 ? `\n${problems.length} to fix before deployment.` : "Ready for deployment.");
process.exitCode = problems.length > 0 ? 1 : 0;
