import type { ApiErrorBody, ApiErrorCode } from "../schemas/errors.ts";

/** An error response of the API. */
class ApiError extends Error {
	readonly status: number;
	/** Undefined if a proxy responded instead of the API. */
	readonly code: ApiErrorCode | undefined;
	/** Seconds to wait before a retry (429 only). */
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
	/** The API repeats its first response to the same key and body, and stores nothing twice. */
	idempotencyKey?: string;
	/** Lets the request continue when the page unloads. */
	keepalive?: boolean;
}

/**
 * Posts JSON to an endpoint.
 *
 * @param endpoint name below `/api`
 * @throws ApiError for any status but 2xx; what `fetch` throws if there is no response
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

/** Timeout of requests that only store something, in milliseconds. */
const requestTimeoutMs = 30_000;

/** A signal for a request that only stores something. Older browsers have no `AbortSignal.timeout`. */
export function requestTimeout(): AbortSignal {
	const controller = new AbortController();
	setTimeout(
		() => controller.abort(new DOMException("The server took too long.", "TimeoutError")),
		requestTimeoutMs,
	);
	return controller.signal;
}

/** Seconds to wait before a retry, if the rate limit was exceeded. */
export function retryAfterSeconds(error: unknown): number | undefined {
	return error instanceof ApiError ? error.retryAfter : undefined;
}

/** Whether the API rejected the request because its Turnstile check failed. */
export function isTurnstileRejection(error: unknown): boolean {
	return error instanceof ApiError && error.code === "turnstile_failed";
}

/** Whether the API rejected the request because the idea has reached its analyses of the day. */
export function isAnalysisLimit(error: unknown): boolean {
	return error instanceof ApiError && error.code === "analysis_limit_reached";
}
