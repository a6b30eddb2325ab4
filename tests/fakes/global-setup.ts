import type { TestProject } from "vitest/node";
import { startFakeMailChannels } from "./mailchannels.ts";
import { startFakeOpenAI } from "./openai.ts";
import { startFakeTurnstile } from "./turnstile.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Base addresses of the fakes, for the settings that end in `_BASE_URL`. */
		fakeOpenAI: string;
		fakeMailChannels: string;
		fakeTurnstile: string;
	}
}

/** Vitest's global setup: the fakes run in Node, the tests in workerd reach them over HTTP. */
export default async function setup(project: TestProject) {
	const openAI = await startFakeOpenAI();
	const mail = await startFakeMailChannels();
	const turnstile = await startFakeTurnstile();
	project.provide("fakeOpenAI", openAI.url);
	project.provide("fakeMailChannels", mail.url);
	project.provide("fakeTurnstile", turnstile.url);
	return async () => {
		await Promise.all([openAI.close(), mail.close(), turnstile.close()]);
	};
}
