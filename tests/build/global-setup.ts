import { existsSync, rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startSite } from "../../e2e/site.ts";
import { settings } from "./site.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of the production build, with no service. */
		builtInSite: string;
	}
}

/** Serves the production build once for all tests of this folder. */
export default async function setup(project: TestProject) {
	if (!existsSync("build/server/wrangler.json"))
		throw new Error("tests/build tests the production build, and there is none: run `npm run build` first.");
	const state = ".wrangler/build-test";
	rmSync(state, { recursive: true, force: true });
	const site = await startSite({ state, settings });
	project.provide("builtInSite", site.address);
	return () => site.stop();
}
