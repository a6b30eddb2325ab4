import { fakeMailChannelsKey } from "#tests/fakes/mailchannels.ts";
import type { Settings } from "#worker/env.ts";
import { publicKey } from "./visitor.ts";

/** Settings of a site whose mails go to this address, which a fake mail service has. */
export function settingsWithMail(baseURL: string): Settings {
	return {
		PUBLIC_API_KEY: publicKey,
		MAILCHANNELS_API_KEY: fakeMailChannelsKey,
		MAILCHANNELS_BASE_URL: baseURL,
		MAIL_FROM: "web@anella.example",
		MAIL_TO: "team@anella.example",
	};
}
