import type { ApiErrorBody, ApiErrorCode } from "../schemas/errors.ts";

/** An answer of the API that is no success. */
class ApiError extends Error {
	readonly status: number;
	/** Undefined where something in between answered, not the API. */
	readonly code: ApiErrorCode | undefined;
	/** Seconds to wait before another try, where the API asks for it (429). */
	readonly retryAfter: number | undefined;

	constructor(endpoint: string, response: Response, body: Partial<ApiErrorBody> | null) {
		super(`${endpoint} answered ${response.status}: ${body?.error?.message ?? response.statusText}`);
		this.name = "ApiError";
		this.status = response.status;
		this.code = body?.error?.code;
		const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
		this.retryAfter = response.status === 429 ? (seconds > 0 ? seconds : 60) : undefined;
	}
}

interface PostOptions {
	signal?: AbortSignal;
	/** Same key, same body: the API answers as the first time and writes nothing twice. */
	idempotencyKey?: string;
	/** Lets the request outlive the page. */
	keepalive?: boolean;
}

/**
 * Posts JSON to one of the calls of `/api`.
 *
 * @param publicApiKey the anonymous key that every page carries
 * @throws ApiError for any status but 2xx; what `fetch` throws if there is no answer
 */
export async function post(
	publicApiKey: string,
	endpoint: string,
	body: object,
	{ idempotencyKey, ...options }: PostOptions,
): Promise<Response> {
	const response = await fetch(`/api/${endpoint}`, {
		method: "POST",
		headers: {
			Authorization: `Bearer ${publicApiKey}`,
			"Content-Type": "application/json",
			...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
		},
		body: JSON.stringify(body),
		...options,
	});
	if (!response.ok)
		throw new ApiError(
			endpoint,
			response,
			(await response.json().catch(() => null)) as Partial<ApiErrorBody> | null,
		);
	return response;
}

/** How long a visitor waits for a call that only stores something, in milliseconds. */
export const requestTimeoutMs = 30_000;

/** How many seconds to wait before the call is tried again, if that is why it failed. */
export function retryAfterSeconds(error: unknown): number | undefined {
	return error instanceof ApiError ? error.retryAfter : undefined;
}

/** Whether the call was refused because Turnstile does not take the visitor for a person. */
export function isTurnstileRejection(error: unknown): boolean {
	return error instanceof ApiError && error.code === "turnstile_failed";
}
