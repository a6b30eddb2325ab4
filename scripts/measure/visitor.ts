import { randomBytes } from "node:crypto";

/** The key that the sites of these runs take. */
export const publicKey = "fault-injection";

/** An address that no other visitor has: the rate limits are real and count by it. */
export function newVisitor(): string {
	return `2001:db8:${randomBytes(12).toString("hex").match(/.{4}/g)?.join(":")}`;
}

/**
 * Posts JSON to an endpoint, from a visitor who has not been there before.
 * @param site `http://127.0.0.1:<port>`
 * @param path such as `/api/chat-alianzas`
 */
export function post(site: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
	return fetch(`${site}${path}`, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${publicKey}`,
			"Content-Type": "application/json",
			"CF-Connecting-IP": newVisitor(),
			// Visitors share no connection.
			Connection: "close",
		},
		body: JSON.stringify(body),
		...(signal && { signal }),
	});
}
