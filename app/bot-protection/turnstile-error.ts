/** Why Turnstile's widget gave no token: it waits for the visitor to answer it, or it failed. */
export class FormCheckError extends Error {
	readonly reason: "unanswered" | "failed";

	constructor(reason: FormCheckError["reason"], cause?: unknown) {
		super(`Turnstile: ${reason}`, { cause });
		this.name = "FormCheckError";
		this.reason = reason;
	}
}
