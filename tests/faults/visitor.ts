import { randomBytes } from "node:crypto";
import { publicKey } from "./settings.ts";

/** An address that no other visitor has: the rate limits are real and count by it. */
export function newVisitor(): string {
	return `2001:db8:${randomBytes(12).toString("hex").match(/.{4}/g)?.join(":")}`;
}

interface PostOptions {
	idempotencyKey?: string;
	/** Address that Cloudflare would report; without it, one of its own. */
	visitor?: string;
	headers?: Record<string, string>;
	signal?: AbortSignal;
}

/**
 * Posts JSON to a call of the API, as a script with the public key does.
 * @param site `http://127.0.0.1:<port>`
 * @param call path under `/api`, such as `/chat-alianzas`
 */
export function post(
	site: string,
	call: string,
	body: unknown,
	{ idempotencyKey, visitor = newVisitor(), headers, signal }: PostOptions = {},
): Promise<Response> {
	return fetch(`${site}/api${call}`, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${publicKey}`,
			"Content-Type": "application/json",
			"CF-Connecting-IP": visitor,
			// Visitors share no connection: one that workerd closes after an aborted body would take the next request along.
			Connection: "close",
			...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
			...headers,
		},
		body: JSON.stringify(body),
		...(signal && { signal }),
	});
}
