import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

/** A site by whose settings it reads: `e2e/settings/<site>.vars`. */
export type Site = "built-in" | "connected" | "protected";

/**
 * Serves the production build.
 * @param site whose settings it reads, and no others
 * @param state folder of its database and its caches
 * @param output `pipe` to read what the Worker logs
 */
export function serveSite(
	site: Site,
	port: number | string,
	state: string,
	output: "ignore" | "pipe" = "ignore",
): ChildProcess {
	const options = [
		"--port",
		`${port}`,
		"--inspector-port",
		"0",
		"--persist-to",
		state,
		"--show-interactive-dev-session=false",
	];
	return spawn("wrangler", ["dev", "--env-file", `e2e/settings/${site}.vars`, ...options], {
		stdio: ["ignore", output, output === "pipe" ? "pipe" : "inherit"],
		env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false" },
	});
}

/**
 * Empties a folder of a site's state and gives it a database with the real migrations.
 * @throws if wrangler fails
 */
export function freshState(state: string): void {
	rmSync(state, { recursive: true, force: true });
	migrate(state);
}

/**
 * Gives the database in a folder of a site's state its tables, while the site runs or before.
 * @throws if wrangler fails
 */
export function migrate(state: string): void {
	const { status } = spawnSync(
		"wrangler",
		["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
		{ stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CI: "true" } },
	);
	if (status !== 0) throw new Error("The migrations could not be applied.");
}
