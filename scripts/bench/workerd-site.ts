import { randomUUID } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Settings } from "#worker/env.ts";

/** A production build that workerd itself serves: no proxy of a development server is in between. */
export interface Site {
	/** The Worker by itself, on a socket of workerd's own: `http://127.0.0.1:<port>`. */
	worker: string;
	/** The Worker behind the static files, as visitors reach it. */
	behindAssets: string;
	/** Addresses of its other entries, by name. */
	entries: Record<string, string>;
	/**
	 * Process that serves all of them.
	 * @throws on other systems than Linux
	 */
	readonly workerdPid: number;
	database: D1Database;
	/** Runs the scheduled handler as if it were this time, in milliseconds since 1970; ends when its work has ended. */
	scheduled(time: number): Promise<void>;
	/** Gives the database its tables, unless it has them. */
	migrate(): Promise<void>;
	/** Ends workerd as a power cut would; what it had on disk is there for the next one that is given the same folder. */
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
	/** What the Worker takes for its version: pages that were kept by another one are not found. A new one, if left out. */
	version?: string;
	/** Leaves the database as it is found: without tables, if it is new. */
	withoutTables?: boolean;
	/**
	 * Other entries, each an isolate of its own with the same bindings: modules that may import the Worker from
	 * `./index.js`.
	 */
	entries?: Record<string, string>;
	/** Gets what workerd and the Worker log, line by line. */
	onLog?: (line: string) => void;
}

/** What wrangler reads from the configuration of a build, as far as it matters here. */
type BuiltWorker = Pick<V4WorkerOptions, "assets" | "versionMetadata"> & {
	modulesRules?: unknown;
	bindings?: unknown;
};

/** Makes an empty folder for a site, under the one that git ignores. */
export function emptyState(name: string): string {
	const state = `.wrangler/bench/${name}`;
	rmSync(state, { recursive: true, force: true });
	mkdirSync(state, { recursive: true });
	return state;
}

/**
 * Serves the build of a checkout, with its migrations applied. No `.dev.vars` has a say.
 * @throws if there is no build
 */
export async function startSite(options: SiteOptions): Promise<Site> {
	const {
		checkout = ".",
		state,
		settings = {},
		entries = {},
		port = 0,
		version = randomUUID(),
		withoutTables,
		onLog,
	} = options;
	const build = resolve(checkout, "build/server");
	const configuration = `${build}/wrangler.json`;
	const { workerOptions } = unstable_getMiniflareWorkerOptions(configuration);
	const { vars } = JSON.parse(readFileSync(configuration, "utf8")) as { vars?: Settings };
	// Its rules find modules from an entry; here they are listed, for Miniflare to convert.
	const {
		modulesRules: _,
		assets,
		bindings: __,
		versionMetadata: ___,
		...read
	} = workerOptions as BuiltWorker;
	const module = (path: string) => ({ type: "ESModule" as const, path });
	const worker = {
		...read,
		unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
		rootPath: resolve(checkout),
		modulesRoot: build,
		modules: [`${build}/index.js`, ...globSync(`${build}/assets/*.js`)].map(module),
		// Miniflare would draw another version for each entry and start.
		bindings: { ...vars, ...settings, CF_VERSION_METADATA: { id: version } },
	};
	const workers: V4WorkerOptions[] = [
		{ ...worker, name: "worker" },
		{
			...worker,
			name: "behind-assets",
			unsafeDirectSockets: [{ host: "127.0.0.1", port }],
			...(assets && { assets }),
		},
		...Object.entries(entries).map(([name, contents]) => ({
			...worker,
			name,
			modules: [{ ...module(`${build}/${name}.js`), contents }, ...worker.modules],
		})),
	];
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: "127.0.0.1",
			port: 0,
			cf: false,
			resourcePersistencePath: resolve(state),
			log: new Log(LogLevel.NONE),
			handleStructuredLogs: ({ message }) => onLog?.(message),
			workers,
		}),
	);
	await miniflare.ready;
	const address = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin;
	const database = (await miniflare.getD1Database("DB", "worker")) as unknown as D1Database;
	const applyMigrations = () => migrate(database, `${checkout}/migrations`);
	if (!withoutTables) await applyMigrations();
	const workerdPid = process.platform === "linux" ? childOf(process.pid, "workerd") : undefined;
	const pid = () => {
		if (workerdPid === undefined) throw new Error("Only Linux says which process it is.");
		return workerdPid;
	};
	const { scheduled } = await miniflare.getWorker("worker");
	const stop = () => miniflare.dispose();
	const addresses: Record<string, string> = {};
	for (const name of Object.keys(entries)) addresses[name] = await address(name);
	return {
		worker: await address("worker"),
		behindAssets: await address("behind-assets"),
		entries: addresses,
		get workerdPid() {
			return pid();
		},
		database,
		scheduled: (time) => scheduled({ scheduledTime: new Date(time) }).then(() => {}),
		migrate: applyMigrations,
		kill() {
			process.kill(pid(), "SIGKILL");
			return stop();
		},
		stop,
	};
}

/** Applies the migrations, unless the database has its tables already. */
async function migrate(database: D1Database, folder: string): Promise<void> {
	if (await database.prepare("SELECT name FROM sqlite_master WHERE name = 'outbox'").first()) return;
	for (const file of globSync(`${folder}/*.sql`).sort()) {
		const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
		await database.batch(statements.map((statement) => database.prepare(statement)));
	}
}

/** The process of this name that a process has started last. Linux only, as the packaged browser is. */
function childOf(parent: number, name: string): number {
	const found = globSync(`/proc/${parent}/task/*/children`)
		.flatMap((file) => readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number))
		.findLast((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").trim() === name);
	if (found === undefined) throw new Error(`${name} is not running`);
	return found;
}

/** CPU time that a process and its threads have taken so far, in seconds (proc_pid_stat(5), fields 14 and 15). */
export function cpuSeconds(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	// The second field is the program's name in brackets, which may itself hold blanks.
	const fields = stat.slice(stat.lastIndexOf(") ") + 2).split(" ");
	// Linux counts in hundredths of a second.
	return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * Asks for a page until it is kept in the isolate's memory.
 * @returns its HTML
 * @throws if it is not kept
 */
export async function keptPage(url: string): Promise<string> {
	await (await fetch(url)).text();
	// It waits for the copy that is being made.
	const response = await fetch(url);
	const timing = response.headers.get("Server-Timing");
	if (!timing?.includes('"memory"')) throw new Error(`${url} is not kept: ${timing}`);
	return response.text();
}
