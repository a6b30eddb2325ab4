import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";

/** Every event that is logged, with its level. docs/reference.md says what each means and when to act. */
interface EventLevels {
	request: "info";
	endpoint_failed: "error";
	page_failed: "error";
	setting_invalid: "error";
	database_unreachable: "warn";
	analysis_finished: "info";
	analysis_failed: "warn";
	analysis_abandoned: "info";
	analysis_not_stored: "error";
	parameter_refused: "warn";
	mail_delivery_skipped: "warn" | "error";
	mail_attempt_failed: "warn";
	mail_dead_lettered: "error";
	mail_state_not_saved: "error";
	mail_sent: "info" | "warn";
	honeypot_filled: "info";
	turnstile_failed: "warn";
	turnstile_unavailable: "error";
	retention_applied: "info" | "warn";
	retention_failed: "error";
	page_not_cached: "error";
	edge_cache_failed: "warn";
	browser_problem: "warn";
	web_vitals: "info";
}

/** The id of the current request; null if nothing may be logged for it. */
const requestIdStorage = new AsyncLocalStorage<string | null>();

/** Adds a request's id to each line that `callback` logs, also in `waitUntil`; with null nothing is logged. */
export function withRequestId<Result>(id: string | null, callback: () => Result): Result {
	return requestIdStorage.run(id, callback);
}

/** Writes one JSON line. The fields must not contain personal data or keys. */
export function log<Event extends keyof EventLevels>(
	level: EventLevels[Event],
	event: Event,
	fields: Record<string, unknown> = {},
) {
	const request = requestIdStorage.getStore();
	if (request === null) return;
	console[level](JSON.stringify({ event, ...(request && { request }), ...fields }));
}

/**
 * Log fields of an unexpected error: its name and the last calls before it, as positions in the build (docs/runbook.md), but not
 * its message, which can contain what a visitor wrote.
 */
export function errorFields(error: unknown): { name: string; at?: string[] } {
	const name = errorName(error);
	if (!(error instanceof Error)) return { name };
	// The stack begins with the message.
	const calls = (error.stack ?? "").replace(error.message, "");
	const at = Array.from(calls.matchAll(/^\s+at .*?([\w.-]+:\d+:\d+)\)?$/gm), ([, position = ""]) => position);
	return { name, ...(at.length > 0 && { at: at.slice(0, 5) }) };
}

/** The message of an error that no visitor can have influenced. */
export function errorMessage(error: unknown): string {
	return (error instanceof Error ? error.message : String(error)).slice(0, 200);
}

/** What is logged of an error of the database: D1's message. Drizzle's contains the query's parameters, and with them texts. */
export function databaseMessage(error: unknown): string | undefined {
	const cause = error instanceof DrizzleQueryError ? error.cause : error;
	const message = cause instanceof Error ? cause.message : "";
	const isFromDatabase = error instanceof DrizzleQueryError || message.startsWith("D1_");
	return isFromDatabase ? message.slice(0, 200) : undefined;
}

/** Why something failed: the database's message, or the name of any other error. */
export function errorReason(error: unknown): string {
	return databaseMessage(error) ?? errorName(error);
}

/** The name of an error, which unlike its message contains nothing that a visitor wrote. */
export function errorName(error: unknown): string {
	return error instanceof Error ? error.name : "unknown";
}
