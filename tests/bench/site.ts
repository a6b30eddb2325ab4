import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Settings } from "#worker/env.ts";

/** A production build that is being served by workerd itself: no proxy of a development server is in between. */
export interface Site {
	/** The Worker by itself, on a socket of workerd's own: `http://127.0.0.1:<port>`. */
	worker: string;
	/** The Worker behind the static files, as visitors reach it. */
	behindAssets: string;
	/** Addresses of the workers that were started beside it, and of its other entries, by name. */
	beside: Record<string, string>;
	/** Process that serves all of them. */
	workerdPid: number;
	/** Where the inspector of a worker that was started beside it, or of another entry, is reached, if there is one. */
	inspector(name: string): Promise<string>;
	database: D1Database;
	/** Runs the scheduled handler as if it were this time, in milliseconds since 1970; ends when its work has ended. */
	scheduled(time: number): Promise<void>;
	/** Ends workerd as a power cut would; what it had on disk is there for the next one that is given the same folder. */
	kill(): Promise<void>;
	stop(): Promise<void>;
}

interface SiteOptions {
	/** Folder of its database and caches. What is there is used. */
	state: string;
	/** The settings that it reads, and no others. */
	settings?: Settings;
	/** Scripts of module workers that are served by the same process, for comparison. */
	beside?: Record<string, string>;
	/**
	 * Other entries of the site, each an isolate of its own with the same bindings: modules that import the Worker from
	 * `./index.js` and call it in their own way.
	 */
	entries?: Record<string, string>;
	/** Whether to have inspectors. */
	inspect?: boolean;
	/** Gets what workerd and the Worker log, line by line; without it, nobody does. */
	onLog?: (line: string) => void;
}

const build = "build/server";

/** What wrangler reads from the configuration of a build, as far as it matters here. */
type BuiltWorker = Pick<V4WorkerOptions, "assets" | "bindings" | "compatibilityDate"> & {
	modulesRules?: unknown;
};

/** Makes an empty folder for a site, under the one that git ignores. */
export function emptyState(name: string): string {
	const state = `.wrangler/bench/${name}`;
	rmSync(state, { recursive: true, force: true });
	mkdirSync(state, { recursive: true });
	return state;
}

/**
 * Serves what `npm run build` has built, with the real migrations applied.
 * @throws if there is no build
 */
export async function startSite({
	state,
	settings = {},
	beside = {},
	entries = {},
	inspect,
	onLog,
}: SiteOptions): Promise<Site> {
	const { workerOptions } = unstable_getMiniflareWorkerOptions(`${build}/wrangler.json`);
	// Its rules find modules from an entry; here they are listed, for Miniflare to convert.
	const { modulesRules: _, assets, bindings, ...options } = workerOptions as BuiltWorker;
	const ownSocket = { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] };
	const site = {
		...options,
		...ownSocket,
		rootPath: process.cwd(),
		modulesRoot: build,
		modules: [`${build}/index.js`, ...globSync(`${build}/assets/*.js`)].map((path) => ({
			type: "ESModule" as const,
			path,
		})),
		bindings: { ...bindings, ...settings },
	};
	const workers: V4WorkerOptions[] = [
		{ ...site, name: "worker" },
		{ ...site, name: "behind-assets", ...(assets && { assets }) },
		...Object.entries(entries).map(([name, contents]) => ({
			...site,
			name,
			modules: [{ type: "ESModule" as const, path: `${build}/${name}.js`, contents }, ...site.modules],
		})),
		...Object.entries(beside).map(([name, script]) => ({
			...ownSocket,
			name,
			script,
			modules: true as const,
			compatibilityDate: options.compatibilityDate,
		})),
	];
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: "127.0.0.1",
			port: 0,
			...(inspect && { inspectorPort: 0 }),
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
	await migrate(database);
	const workerdPid = childOf(process.pid, "workerd");
	const worker = await miniflare.getWorker("worker");
	const besideAddresses: Record<string, string> = {};
	for (const name of Object.keys({ ...entries, ...beside })) besideAddresses[name] = await address(name);
	const stop = () => miniflare.dispose();
	return {
		worker: await address("worker"),
		behindAssets: await address("behind-assets"),
		beside: besideAddresses,
		workerdPid,
		inspector: async (name) => new URL(`/core:user:${name}`, await miniflare.getInspectorURL()).href,
		database,
		async scheduled(time) {
			await worker.scheduled({ scheduledTime: new Date(time) });
		},
		async kill() {
			process.kill(workerdPid, "SIGKILL");
			await stop();
		},
		stop,
	};
}

/** Applies the migrations, unless the database has its tables already. */
async function migrate(database: D1Database): Promise<void> {
	const tables = await database.prepare("SELECT name FROM sqlite_master WHERE name = 'outbox'").all();
	if (tables.results.length > 0) return;
	for (const file of globSync("migrations/*.sql").sort()) {
		const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
		await database.batch(statements.map((statement) => database.prepare(statement)));
	}
}

/** The process of this name that a process has started. Linux only, as the packaged browser is. */
function childOf(parent: number, name: string): number {
	const children = globSync(`/proc/${parent}/task/*/children`).flatMap((file) =>
		readFileSync(file, "utf8").split(" ").filter(Boolean).map(Number),
	);
	const found = children.findLast((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").trim() === name);
	if (found === undefined) throw new Error(`${name} is not running`);
	return found;
}
