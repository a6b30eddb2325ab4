import { randomUUID } from "node:crypto";
import { globSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Settings } from "#worker/env.ts";

/** A production build on workerd, static files before the Worker, without the proxy of a development server. */
interface Site {
	/** `http://127.0.0.1:<port>` */
	address: string;
	database: D1Database;
	/** Ends workerd as a power cut would (Linux). What it had on disk is there for the next site with the same `state`. */
	kill(): Promise<void>;
	stop(): Promise<void>;
}

interface SiteOptions {
	/** Folder of its database and caches. What is there is used. */
	state: string;
	/** The settings that it reads beside those in `wrangler.toml`, and no others. */
	settings: Settings;
	/** Where it listens; at a free port, if left out. */
	port?: number;
}

/** A site by whose settings it reads: `e2e/settings/<site>.vars`. */
type SiteName = "built-in" | "connected" | "protected";

/** What wrangler reads from the configuration of a build, as far as it matters here. */
type BuiltWorker = Pick<V4WorkerOptions, "assets" | "versionMetadata"> & { modulesRules?: unknown };

/**
 * Serves the production build with an empty database and empty caches.
 * @param name whose settings it reads, and no others
 */
export function serveSite(name: SiteName, port: number): Promise<Site> {
	const state = `.wrangler/end-to-end/${port}`;
	rmSync(state, { recursive: true, force: true });
	const settings = parseEnv(readFileSync(`e2e/settings/${name}.vars`, "utf8"));
	return startSite({ state, settings, port });
}

/**
 * Serves the production build, with its migrations applied. No `.dev.vars` has a say.
 *
 * Documented interfaces do not serve here: wrangler's `createTestHarness` has no folder that a second start finds, no port and no
 * process to kill, and puts wrangler's proxy before the site; Miniflare's `port` puts an entry Worker there, which logs and rewrites
 * requests. What is used instead is marked unstable or unsafe, and is that of the wrangler which `npm start` runs.
 * @throws if there is no build
 */
export async function startSite({ state, settings, port = 0 }: SiteOptions): Promise<Site> {
	const build = resolve("build/server");
	const configuration = `${build}/wrangler.json`;
	const { workerOptions } = unstable_getMiniflareWorkerOptions(configuration);
	const { vars } = JSON.parse(readFileSync(configuration, "utf8")) as { vars?: Settings };
	// The modules are listed below, and Miniflare would draw another version for each start.
	const { modulesRules: _, versionMetadata: __, assets, ...read } = workerOptions as BuiltWorker;
	const worker = {
		...read,
		...(assets && { assets }),
		name: "site",
		unsafeDirectSockets: [{ host: "127.0.0.1", port }],
		rootPath: resolve("."),
		modulesRoot: build,
		modules: [`${build}/index.js`, ...globSync(`${build}/assets/*.js`)].map((path) => ({
			type: "ESModule" as const,
			path,
		})),
		// A new version finds no page that another one has kept.
		bindings: { ...vars, ...settings, CF_VERSION_METADATA: { id: randomUUID() } },
	};
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: "127.0.0.1",
			port: 0,
			cf: false,
			resourcePersistencePath: resolve(state),
			log: new Log(LogLevel.NONE),
			handleStructuredLogs: () => {},
			workers: [worker] as V4WorkerOptions[],
		}),
	);
	await miniflare.ready;
	const database = (await miniflare.getD1Database("DB", "site")) as unknown as D1Database;
	const workerd = lastWorkerd();
	await migrate(database);
	return {
		address: (await miniflare.unsafeGetDirectURL("site")).origin,
		database,
		kill() {
			process.kill(workerd, "SIGKILL");
			return miniflare.dispose();
		},
		stop: () => miniflare.dispose(),
	};
}

async function migrate(database: D1Database): Promise<void> {
	if (await database.prepare("SELECT name FROM sqlite_master WHERE name = 'outbox'").first()) return;
	for (const file of globSync("migrations/*.sql").sort()) {
		const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
		await database.batch(statements.map((statement) => database.prepare(statement)));
	}
}

/** The process id of the workerd that this process has started last; NaN on other systems than Linux. */
function lastWorkerd(): number {
	return globSync("/proc/self/task/*/children")
		.flatMap((file) => readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number))
		.filter((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "workerd")
		.reduce((_, pid) => pid, Number.NaN);
}
