import { mailChannelsDoubleKey } from "#tests/doubles/mailchannels.ts";
import { openAIDoubleKey } from "#tests/doubles/openai.ts";
import type { Settings } from "#worker/env.ts";

/** The key that the sites of these runs take. */
export const publicKey = "faults";

/** Settings of a site whose mails go to this address, which a mail double has. */
export function mailSettings(baseURL: string): Settings {
	return {
		MAILCHANNELS_API_KEY: mailChannelsDoubleKey,
		MAILCHANNELS_BASE_URL: baseURL,
		MAIL_FROM: "web@anella.example",
		MAIL_TO: "team@anella.example",
	};
}

/** Settings of a site that asks the model at this address, which a model double has. */
export function modelSettings(baseURL: string): Settings {
	return { OPENAI_API_KEY: openAIDoubleKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: "double" };
}
