import { existsSync, readFileSync, rmSync } from "node:fs";
import { parseEnv } from "node:util";
import type { TestProject } from "vitest/node";
import { startSite } from "../../e2e/site.ts";
import { startFakeMailChannels } from "../fakes/mailchannels.ts";
import { startFakeOpenAI } from "../fakes/openai.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Addresses of the production build: with no service, and with the fakes. */
		builtInSite: string;
		connectedSite: string;
	}
}

/** Serves the production build once for all tests of this folder. */
export default async function setup(project: TestProject) {
	if (!existsSync("build/server/wrangler.json"))
		throw new Error("tests/build tests the production build, and there is none: run `npm run build` first.");
	const state = ".wrangler/build-test";
	rmSync(state, { recursive: true, force: true });
	const [openAI, mail] = [await startFakeOpenAI(), await startFakeMailChannels()];
	const fakes = { OPENAI_BASE_URL: openAI.url, MAILCHANNELS_BASE_URL: mail.url };
	const serve = (name: string) => {
		const settings = parseEnv(readFileSync(`e2e/settings/${name}.vars`, "utf8"));
		return startSite({ state: `${state}/${name}`, settings: { ...settings, ...fakes } });
	};
	const [builtIn, connected] = await Promise.all([serve("built-in"), serve("connected")]);
	project.provide("builtInSite", builtIn.address);
	project.provide("connectedSite", connected.address);
	project.provide("fakeOpenAI", openAI.url);
	return () => Promise.all([builtIn.stop(), connected.stop(), openAI.close(), mail.close()]);
}
