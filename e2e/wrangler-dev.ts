import { type ChildProcess, spawn } from "node:child_process";

/**
 * Serves the production build.
 * @param site whose settings it reads, and no others: `e2e/settings/<site>.vars`
 * @param state folder of its database and its caches
 */
export function serveSite(
	site: "built-in" | "connected",
	port: number | string,
	state: string,
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
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false" },
	});
}
