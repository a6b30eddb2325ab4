import type { TestProject } from "vitest/node";
import { startMailChannelsDouble } from "./mailchannels.ts";
import { startOpenAIDouble } from "./openai.ts";
import { startTurnstileDouble } from "./turnstile.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Base address of the OpenAI double, for OPENAI_BASE_URL. */
		openAIDouble: string;
		/** Base address of the MailChannels double, for MAILCHANNELS_BASE_URL. */
		mailChannelsDouble: string;
		/** Base address of the Turnstile double, for TURNSTILE_BASE_URL. */
		turnstileDouble: string;
		/** Whether the long run is meant, which tries time limits in real time. */
		isFullRun: boolean;
	}
}

/** Vitest's global setup: the doubles run in Node, the tests in workerd reach them over HTTP. */
export default async function setup(project: TestProject) {
	const openAI = await startOpenAIDouble();
	const mail = await startMailChannelsDouble();
	const turnstile = await startTurnstileDouble();
	project.provide("openAIDouble", openAI.url);
	project.provide("mailChannelsDouble", mail.url);
	project.provide("turnstileDouble", turnstile.url);
	project.provide("isFullRun", Boolean(process.env.TEST_FULL));
	return async () => {
		await Promise.all([openAI.close(), mail.close(), turnstile.close()]);
	};
}
