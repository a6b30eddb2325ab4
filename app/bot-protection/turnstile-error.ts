/** Why Turnstile's widget gave no token: it waits for the visitor to answer it, or it failed. */
export class TurnstileError extends Error {
	readonly reason: "unanswered" | "failed";

	constructor(reason: TurnstileError["reason"], cause?: unknown) {
		super(`Turnstile: ${reason}`, { cause });
		this.name = "TurnstileError";
		this.reason = reason;
	}
}
