import { randomBytes } from "node:crypto";

/** The key that the sites of these runs take. */
export const publicKey = "fault-injection";

/** An address that no other visitor has: the rate limits are real and count by it. */
export function newVisitor(): string {
	return `2001:db8:${randomBytes(12).toString("hex").match(/.{4}/g)?.join(":")}`;
}

interface PostOptions {
	idempotencyKey?: string;
	signal?: AbortSignal;
}

/**
 * Posts JSON to a call of the API, from a visitor who has not been there before.
 * @param site `http://127.0.0.1:<port>`
 * @param call path under `/api`, such as `/chat-alianzas`
 */
export function post(
	site: string,
	call: string,
	body: unknown,
	{ idempotencyKey, signal }: PostOptions = {},
): Promise<Response> {
	return fetch(`${site}/api${call}`, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${publicKey}`,
			"Content-Type": "application/json",
			"CF-Connecting-IP": newVisitor(),
			// Visitors share no connection: one that workerd closes after an aborted body would take the next request along.
			Connection: "close",
			...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
		},
		body: JSON.stringify(body),
		...(signal && { signal }),
	});
}
