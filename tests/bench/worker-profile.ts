import { SourceMap } from "node:module";

/** A function in a CPU profile, as the inspector's protocol has it (Profiler.ProfileNode). */
export interface ProfileNode {
	callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
	/** Samples in which this function itself ran. */
	hitCount?: number;
}

/** Microseconds between two looks at what runs. */
const interval = 200;

/**
 * Looks at what a worker's isolate does while it works.
 * @param inspector address of its inspector
 */
export async function profile(inspector: string, work: () => Promise<void>): Promise<ProfileNode[]> {
	const socket = new WebSocket(inspector);
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve);
		socket.addEventListener("error", reject);
	});
	let calls = 0;
	const call = (method: string, params = {}) =>
		new Promise<{ profile: { nodes: ProfileNode[] } }>((resolve, reject) => {
			calls += 1;
			const id = calls;
			socket.addEventListener("message", ({ data }) => {
				const answer = JSON.parse(data);
				if (answer.id !== id) return;
				if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
				else resolve(answer.result);
			});
			socket.send(JSON.stringify({ id, method, params }));
		});
	await call("Profiler.enable");
	await call("Profiler.setSamplingInterval", { interval });
	await call("Profiler.start");
	await work();
	const taken = await call("Profiler.stop");
	socket.close();
	return taken.profile.nodes;
}

/** Whose code it is that runs. */
export const owners = [
	"react-dom",
	"react-router",
	"other packages",
	"app/",
	"worker/",
	"workerd",
	"garbage collection",
] as const;

export type Owner = (typeof owners)[number];

/** The file that a function was written in; none for what is built into workerd. */
type SourceOf = (frame: ProfileNode["callFrame"]) => string | undefined;

/** Looks sources up in the maps of a build. A script that has none is nobody's. */
export function sourceFinder(mapOf: (script: string) => string | undefined): SourceOf {
	const maps = new Map<string, SourceMap | undefined>();
	return ({ url, lineNumber, columnNumber }) => {
		if (!maps.has(url)) {
			const map = mapOf(url);
			maps.set(url, map === undefined ? undefined : new SourceMap(JSON.parse(map)));
		}
		const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
		return entry && "originalSource" in entry ? entry.originalSource : undefined;
	};
}

/** What share of the time each owner's functions themselves ran. */
export function shares(nodes: ProfileNode[], sourceOf: SourceOf): Record<Owner, number> {
	const sums = Object.fromEntries(owners.map((owner) => [owner, 0])) as Record<Owner, number>;
	let all = 0;
	for (const { callFrame, hitCount = 0 } of nodes) {
		if (["(root)", "(idle)"].includes(callFrame.functionName)) continue;
		sums[owner(callFrame.functionName, sourceOf(callFrame))] += hitCount;
		all += hitCount;
	}
	for (const name of owners) sums[name] /= all;
	return sums;
}

function owner(functionName: string, source: string | undefined): Owner {
	if (functionName === "(garbage collector)") return "garbage collection";
	if (source === undefined) return "workerd";
	const inPackages = source.split("node_modules/").slice(1).at(-1);
	if (inPackages === undefined) return source.includes("/worker") ? "worker/" : "app/";
	if (inPackages.startsWith("react-dom/")) return "react-dom";
	return inPackages.startsWith("react-router/") ? "react-router" : "other packages";
}
