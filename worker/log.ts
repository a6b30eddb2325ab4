/**
 * Writes one JSON line. Fields must hold no personal data: no addresses, no ideas, no names, no keys.
 * @param level what Workers Logs files the line under
 * @param event snake_case name to search for
 */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}) {
	console[level](JSON.stringify({ event, ...fields }));
}
