import { randomUUID } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Settings } from "#worker/env.ts";

/** A production build on workerd, without the proxy of a development server. Addresses are `http://127.0.0.1:<port>`. */
export interface Site {
	/** The Worker by itself, on a socket of workerd's own. */
	worker: string;
	/** The Worker behind the static files, as visitors reach it. */
	behindAssets: string;
	/** The same, and text is compressed, as Cloudflare does. */
	compressed: string;
	/** Addresses of its other entries, by name. */
	entries: Record<string, string>;
	/** Process id; NaN on other systems than Linux. */
	workerdPid: number;
	database: D1Database;
	/** Ends workerd as a power cut would. What it had on disk is there for the next site with the same `state`. */
	kill(): Promise<void>;
	stop(): Promise<void>;
}

interface SiteOptions {
	/** Folder of the checkout whose build is served; this one, if left out. */
	checkout?: string;
	/** Folder of its database and caches. What is there is used. */
	state: string;
	/** The settings that it reads beside those in `wrangler.toml`, and no others. */
	settings?: Settings;
	/** Where `behindAssets` listens; at a free port, if left out. */
	port?: number;
	/** Other entries, each an isolate of its own with the same bindings. Their code may import the Worker from `./index.js`. */
	entries?: Record<string, string>;
	/** Gets what workerd and the Worker log, line by line. */
	onLog?: (line: string) => void;
}

/** What wrangler reads from the configuration of a build, as far as it matters here. */
type BuiltWorker = Pick<V4WorkerOptions, "assets" | "versionMetadata"> & { modulesRules?: unknown };

/** Makes an empty folder for a site, under the one that git ignores. */
export function emptyState(name: string): string {
	const state = `.wrangler/measure/${name}`;
	rmSync(state, { recursive: true, force: true });
	mkdirSync(state, { recursive: true });
	return state;
}

/**
 * Serves the build of a checkout, with its migrations applied. No `.dev.vars` has a say.
 * @throws if there is no build
 */
export async function startSite(options: SiteOptions): Promise<Site> {
	const { checkout = ".", state, settings = {}, entries = {}, port = 0 } = options;
	const build = resolve(checkout, "build/server");
	const configuration = `${build}/wrangler.json`;
	const { workerOptions } = unstable_getMiniflareWorkerOptions(configuration);
	const { vars } = JSON.parse(readFileSync(configuration, "utf8")) as { vars?: Settings };
	// The modules are listed below, and Miniflare would draw another version for each entry and start.
	const { modulesRules: _, versionMetadata: __, assets, ...read } = workerOptions as BuiltWorker;
	const module = (path: string) => ({ type: "ESModule" as const, path });
	const worker = {
		...read,
		unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
		rootPath: resolve(checkout),
		modulesRoot: build,
		modules: [`${build}/index.js`, ...globSync(`${build}/assets/*.js`)].map(module),
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
			handleStructuredLogs: ({ message }) => options.onLog?.(message),
			workers: [
				// Miniflare's own address, which compresses, leads to the first.
				{
					...worker,
					name: "behind-assets",
					unsafeDirectSockets: [{ host: "127.0.0.1", port }],
					...(assets && { assets }),
				},
				{ ...worker, name: "worker" },
				...Object.entries(entries).map(([name, contents]) => ({
					...worker,
					name,
					modules: [{ ...module(`${build}/${name}.js`), contents }, ...worker.modules],
				})),
			] as V4WorkerOptions[],
		}),
	);
	const compressed = (await miniflare.ready).origin;
	const address = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin;
	const database = (await miniflare.getD1Database("DB", "worker")) as unknown as D1Database;
	const workerdPid = process.platform === "linux" ? lastWorkerd() : Number.NaN;
	const site: Site = {
		worker: await address("worker"),
		behindAssets: await address("behind-assets"),
		compressed,
		entries: {},
		workerdPid,
		database,
		kill() {
			process.kill(workerdPid, "SIGKILL");
			return site.stop();
		},
		stop: () => miniflare.dispose(),
	};
	for (const name of Object.keys(entries)) site.entries[name] = await address(name);
	await migrate(database, `${checkout}/migrations`);
	return site;
}

async function migrate(database: D1Database, folder: string): Promise<void> {
	if (await database.prepare("SELECT name FROM sqlite_master WHERE name = 'outbox'").first()) return;
	for (const file of globSync(`${folder}/*.sql`).sort()) {
		const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
		await database.batch(statements.map((statement) => database.prepare(statement)));
	}
}

/** The process id of the workerd that this process has started last (Linux). */
function lastWorkerd(): number {
	return globSync("/proc/self/task/*/children")
		.flatMap((file) => readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number))
		.filter((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "workerd")
		.at(-1) as number;
}
