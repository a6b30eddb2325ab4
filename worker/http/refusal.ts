import type { Refusal } from "#app/schemas/errors.ts";
import { SettingError } from "#worker/env.ts";
import { databaseMessage, errorFields, log } from "#worker/log.ts";

/**
 * Logs an unexpected error and returns the response for it, which says nothing about the error itself.
 * @param endpoint path of the endpoint, for the log
 */
export function refusalOf(error: unknown, endpoint: string): Refusal {
	if (error instanceof SettingError) {
		log("error", "setting_invalid", { endpoint, setting: error.setting, message: error.message });
		const message = "The site is not set up for this endpoint. Please try again later.";
		return { status: 503, code: "misconfigured", message };
	}
	const cause = databaseMessage(error);
	log("error", "endpoint_failed", { endpoint, ...errorFields(error), cause });
	return cause !== undefined
		? { status: 503, code: "unavailable", message: "This cannot be stored just now. Please try again." }
		: { status: 500, code: "internal", message: "Something went wrong. Please try again." };
}
