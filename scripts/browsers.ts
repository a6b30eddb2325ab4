/**
 * `npm run test:browsers`: a visit to the site in Firefox and in WebKit, on the production build. Pictures of it are left in
 * `test-results/browsers/`. A browser that is not installed is named, with the packages that bring it, and counts as a failure.
 * `npm run test:browsers -- firefox` runs one of them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { emptyState, startSite } from "./bench/workerd-site.ts";
import { type Installable, missingPrograms } from "./browsers/browser.ts";
import { firefox } from "./browsers/firefox.ts";
import { visitSite } from "./browsers/visit-site.ts";
import { webkit } from "./browsers/webkit.ts";

const pictures = "test-results/browsers";
const only = process.argv.slice(2);

async function run(installable: Installable, site: string): Promise<void> {
	const browser = await installable.launch();
	try {
		await browser.setSize(1280, 900);
		await visitSite(browser, {
			site,
			async picture(name) {
				const file = `${pictures}/${installable.name.toLowerCase()}-${name}.png`;
				writeFileSync(file, Buffer.from(await browser.screenshot(), "base64"));
			},
		});
		console.log(`✓ ${browser.name}`);
	} finally {
		await browser.close();
	}
}

mkdirSync(pictures, { recursive: true });
const site = await startSite({ state: emptyState("browsers") });
try {
	for (const installable of [firefox, webkit]) {
		const { name, packages } = installable;
		if (only.length > 0 && !only.includes(name.toLowerCase())) continue;
		const missing = missingPrograms(installable);
		try {
			if (missing.length > 0) {
				throw new Error(`not installed: ${missing.join(", ")} (Debian: apt-get install ${packages})`);
			}
			await run(installable, site.behindAssets);
		} catch (error) {
			console.error(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
			process.exitCode = 1;
		}
	}
} finally {
	await site.stop();
}
