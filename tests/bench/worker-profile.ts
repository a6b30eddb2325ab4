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

/**
 * What share of the time each owner's functions themselves ran.
 * @param mapOf the source map of a script, by its name in the profile
 */
export function shares(
	nodes: ProfileNode[],
	mapOf: (script: string) => string | undefined,
): Record<Owner, number> {
	const maps = new Map<string, SourceMap | undefined>();
	const sums = Object.fromEntries(owners.map((owner) => [owner, 0])) as Record<Owner, number>;
	let all = 0;
	for (const { callFrame, hitCount = 0 } of nodes) {
		if (["(root)", "(idle)"].includes(callFrame.functionName)) continue;
		const { url, lineNumber, columnNumber } = callFrame;
		if (!maps.has(url)) {
			const text = mapOf(url);
			maps.set(url, text === undefined ? undefined : new SourceMap(JSON.parse(text)));
		}
		const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
		const source = entry && "originalSource" in entry ? entry.originalSource : undefined;
		sums[owner(callFrame.functionName, source)] += hitCount;
		all += hitCount;
	}
	for (const name of owners) sums[name] /= all;
	return sums;
}

/** @param source the file that the function was written in; none for what is built into workerd */
function owner(functionName: string, source: string | undefined): Owner {
	if (functionName === "(garbage collector)") return "garbage collection";
	if (source === undefined) return "workerd";
	const inPackages = source.split("node_modules/").slice(1).at(-1);
	if (inPackages === undefined) return source.includes("/worker") ? "worker/" : "app/";
	if (inPackages.startsWith("react-dom/")) return "react-dom";
	return inPackages.startsWith("react-router/") ? "react-router" : "other packages";
}
