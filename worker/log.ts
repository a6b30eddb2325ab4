import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the request that is being answered; null where nothing may be logged. */
const currentRequest = new AsyncLocalStorage<string | null>();

/**
 * Runs `work` so that every line that is logged by it, or by what it leaves behind for later, carries a request's id.
 * @param id null to log nothing at all
 */
export function withRequestId<Result>(id: string | null, work: () => Result): Result {
	return currentRequest.run(id, work);
}

/**
 * Writes one JSON line. Fields must hold no personal data: no addresses, no ideas, no names, no keys.
 * @param level what Workers Logs files the line under
 * @param event snake_case name to search for; docs/operations.md lists them
 */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}) {
	const request = currentRequest.getStore();
	if (request === null) return;
	console[level](JSON.stringify({ event, ...(request && { request }), ...fields }));
}

/**
 * What may be logged of an error that nobody foresaw: its name and the place in the build, which the uploaded source map
 * explains. Never its message, which can hold what a visitor wrote.
 */
export function errorFields(error: unknown): { name: string; at?: string } {
	if (!(error instanceof Error)) return { name: "unknown" };
	const at = /^\s+at .*?([\w.-]+:\d+:\d+)\)?$/m.exec(error.stack ?? "")?.[1];
	return { name: error.name, ...(at && { at }) };
}
