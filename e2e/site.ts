import { readFileSync, rmSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Site, startSite } from "../scripts/measure/workerd-site.ts";

/** A site by whose settings it reads: `e2e/settings/<site>.vars`. */
export type SiteName = "built-in" | "connected" | "protected";

interface ServeOptions {
	/** What the Worker takes for its version; a new one, if left out. */
	version?: string;
	/** Leaves a new database without its tables. */
	withoutTables?: boolean;
	/** Gets what workerd and the Worker log, line by line. */
	onLog?: (line: string) => void;
}

/** Folder of a site's database and caches. */
const stateOf = (port: number) => `.wrangler/end-to-end/${port}`;

/** Forgets what a site's database and caches hold. */
export function forgetState(port: number): void {
	rmSync(stateOf(port), { recursive: true, force: true });
}

/**
 * Serves the production build on workerd, static files before the Worker, with what is left of its database and caches.
 * @param name whose settings it reads, and no others
 */
export function serveSite(name: SiteName, port: number, options: ServeOptions = {}): Promise<Site> {
	const settings = parseEnv(readFileSync(`e2e/settings/${name}.vars`, "utf8"));
	return startSite({ state: stateOf(port), settings, port, ...options });
}
