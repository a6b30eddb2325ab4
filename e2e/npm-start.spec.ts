import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { ports, startedSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import { open, submitIdea, uniqueEmail } from "./visitor.ts";

/** The other tests' sites are workerd's alone; here `wrangler dev` serves the build, as for a developer who follows the README. */
test.describe("npm start", () => {
	const state = ".wrangler/end-to-end/started";
	let server: ChildProcess;

	test.beforeAll(async () => {
		rmSync(state, { recursive: true, force: true });
		const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
			scripts: Record<"start" | "migrate", string>;
		};
		expect(scripts.start).toMatch(/^npm run build && npm run migrate && .*wrangler dev/);
		// What it does when the build is there, on a database and settings of the test's own.
		const commands = scripts.start.replace(/^npm run build && npm run migrate/, scripts.migrate);
		const ownState = commands.replaceAll(".wrangler/state", state);
		server = spawn(`${ownState} --env-file e2e/settings/built-in.vars --inspector-port 0`, {
			shell: true,
			// A group of processes, which ends as one.
			detached: true,
			stdio: "ignore",
			env: { ...process.env, PORT: String(ports.started) },
		});
		const isWell = () =>
			fetch(`${startedSite}/api/health`).then(
				({ ok }) => ok,
				() => false,
			);
		await expect.poll(isWell, { timeout: 40_000 }).toBe(true);
	});
	test.afterAll(() => {
		if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
	});

	test("serves the site with its database and its built-in analyst", async ({ page }) => {
		await open(page, `${startedSite}/en`);
		await submitIdea(page, "en", "We collect used paper and look for a partner.", uniqueEmail());
		await expect(page.getByText(translations.en.results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });
	});
});
