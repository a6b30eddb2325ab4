import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { ports, startedSite } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

/** Starts what `npm start` runs once the build is there, on a database and settings of the test's own. Stops with the test. */
async function start(): Promise<AsyncDisposable> {
	const state = ".wrangler/end-to-end/started";
	rmSync(state, { recursive: true, force: true });
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
		scripts: Record<"start" | "migrate", string>;
	};
	expect(scripts.start).toMatch(/^npm run build && npm run migrate && node scripts\/wrangler.ts dev /);
	const commands = scripts.start.replace(/^npm run build && npm run migrate/, scripts.migrate);
	const ownState = commands.replaceAll(".wrangler/state", state);
	const server = spawn(`${ownState} --env-file e2e/settings/built-in.vars --inspector-port 0`, {
		shell: true,
		// A group of processes, which ends as one.
		detached: true,
		stdio: "ignore",
		env: { ...process.env, PORT: String(ports.started) },
	});
	const health = () => fetch(`${startedSite}/api/health`).then(({ ok }) => ok);
	await expect(async () => expect(await health()).toBe(true)).toPass({ timeout: 40_000 });
	return {
		async [Symbol.asyncDispose]() {
			if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
			await once(server, "close");
		},
	};
}

// The other tests' sites are workerd's alone; here `wrangler dev` serves the build, as for a developer who follows the README.
test("npm start serves the site with its database, its built-in analyst and its schedule", {
	tag: "@full",
}, async ({ page }) => {
	test.slow();
	await using _ = await start();
	await visitor.open(page, `${startedSite}/en`);
	await visitor.submitIdea(page, "en", "Used paper looks for a partner.");
	await visitor.expectAnalysis(page, "en");
	const scheduled = await fetch(`${startedSite}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`);
	expect(scheduled.status).toBe(200);
});
