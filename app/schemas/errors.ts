/** Values of `error.code`. */
export type ApiErrorCode =
	| "invalid_json"
	| "invalid_input"
	| "unauthorized"
	| "forbidden_origin"
	| "https_required"
	| "not_found"
	| "method_not_allowed"
	| "mail_given_up"
	| "too_large"
	| "unsupported_media_type"
	| "rate_limited"
	| "analysis_limit_reached"
	| "turnstile_failed"
	| "misconfigured"
	| "internal"
	| "unavailable";

/** An invalid field. `code` is a translation key in `dialogs:validation`. */
interface ApiIssue {
	field: string;
	code: string;
}

export interface Refusal {
	status: number;
	code: ApiErrorCode;
	message: string;
	/** Seconds to wait before a retry. */
	retryAfter?: number;
	issues?: ApiIssue[];
}

/** The JSON body of every error response of `/api`. */
export interface ApiErrorBody {
	error: { code: ApiErrorCode; message: string; issues?: ApiIssue[] };
}
