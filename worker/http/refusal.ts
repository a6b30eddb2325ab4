import type { Refusal } from "#app/schemas/errors.ts";
import { SettingError } from "#worker/env.ts";
import { databaseMessage, errorFields, log } from "#worker/log.ts";

/** Logs an unexpected error. @param endpoint path of the endpoint */
export function logFailure(error: unknown, endpoint: string): void {
	if (error instanceof SettingError)
		log("error", "setting_invalid", { endpoint, setting: error.setting, message: error.message });
	else log("error", "endpoint_failed", { endpoint, ...errorFields(error), cause: databaseMessage(error) });
}

/** The response to an unexpected error, which says nothing about the error itself. */
export function refusalOf(error: unknown): Refusal {
	if (error instanceof SettingError) {
		const message = "The site is not set up for this endpoint. Please try again later.";
		return { status: 503, code: "misconfigured", message };
	}
	return databaseMessage(error) !== undefined
		? { status: 503, code: "unavailable", message: "This cannot be stored just now. Please try again." }
		: { status: 500, code: "internal", message: "Something went wrong. Please try again." };
}
