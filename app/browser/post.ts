import type { ApiErrorBody, ApiErrorCode } from "../schemas/errors.ts";
import type { FormEndpoint, SubmissionRefusal, SubmissionResult, SubmittedForm } from "../schemas/forms.ts";

export class ApiError extends Error implements SubmissionRefusal {
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

/** Milliseconds after which a request is aborted, unless the caller gives a signal of its own. */
const timeoutMs = 30_000;

/** Posts JSON to an endpoint below `/api`. Throws an `ApiError` for any status but 2xx. */
export async function post(
	publicApiKey: string,
	endpoint: string,
	body: object,
	{
		signal = AbortSignal.timeout(timeoutMs),
		keepalive = false,
	}: Pick<RequestInit, "signal" | "keepalive"> = {},
): Promise<Response> {
	const response = await fetch(`/api/${endpoint}`, {
		method: "POST",
		headers: { Authorization: `Bearer ${publicApiKey}`, "Content-Type": "application/json" },
		body: JSON.stringify(body),
		signal,
		keepalive,
	});
	if (response.ok) return response;
	const error = await response.json().catch(() => null);
	throw new ApiError(endpoint, response, error as Partial<ApiErrorBody> | null);
}

/** Posts a form to its endpoint. Throws, as `fetch` does, if the response has no id: a firewall's page can have the status 200. */
export async function postForm<Form extends FormEndpoint>(
	publicApiKey: string,
	form: Form,
	fields: SubmittedForm<Form>,
): Promise<SubmissionResult> {
	try {
		const response = await post(publicApiKey, form, fields);
		const { id } = (await response.json()) as { id?: unknown };
		if (typeof id !== "string") throw new TypeError(`The response of ${form} has no id.`);
		return { id };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		console.error(error);
		return { refusal: error };
	}
}
