import { readFileSync, rmSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Site, startSite } from "../scripts/measure/workerd-site.ts";

/** A site by whose settings it reads: `e2e/settings/<site>.vars`. */
export type SiteName = "built-in" | "connected" | "protected";

interface ServeOptions {
	/** Gets what workerd and the Worker log, line by line. */
	onLog?: (line: string) => void;
}

/**
 * Serves the production build on workerd, static files before the Worker, with an empty database and empty caches.
 * @param name whose settings it reads, and no others
 */
export function serveSite(name: SiteName, port: number, options: ServeOptions = {}): Promise<Site> {
	const state = `.wrangler/end-to-end/${port}`;
	rmSync(state, { recursive: true, force: true });
	const settings = parseEnv(readFileSync(`e2e/settings/${name}.vars`, "utf8"));
	return startSite({ state, settings, port, ...options });
}
