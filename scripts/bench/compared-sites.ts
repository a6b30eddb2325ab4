import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { startFront } from "./http2-front.ts";
import { emptyState, keptPage, startSite } from "./workerd-site.ts";

/** A site as browsers reach it: by HTTP/2 over TLS, compressed. */
export interface ComparedSite {
	name: string;
	/** `https://127.0.0.1:<port>` */
	origin: string;
	/** Has the page kept in the isolate's memory, as it is for nearly every visitor. */
	keep(address: string): Promise<unknown>;
	stop(): Promise<unknown>;
}

/** Serves the build of a checkout, by a workerd of its own. */
export async function startCheckout(
	checkout: string,
	name = checkout === "." ? "this build" : checkout,
): Promise<ComparedSite> {
	const site = await startSite({ checkout, state: emptyState(`state-${name.replaceAll(/\W/g, "-")}`) });
	const front = await startFront(site.behindAssets);
	return {
		name,
		origin: front.origin,
		keep: (address) => keptPage(`${site.behindAssets}${address}`),
		stop: () => Promise.all([front.stop(), site.stop()]),
	};
}

/** Builds and serves a page of React Router that is nothing but text. */
export async function startBarePage(): Promise<ComparedSite> {
	const checkout = emptyState("bare-page");
	cpSync("scripts/bench/bare-page", checkout, { recursive: true });
	execFileSync("react-router", ["build"], { cwd: checkout, stdio: ["ignore", "ignore", "inherit"] });
	return { ...(await startCheckout(checkout, "bare React Router page")), keep: async () => {} };
}
