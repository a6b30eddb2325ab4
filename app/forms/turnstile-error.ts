/** Turnstile gave no token: its widget waits for the visitor (`unanswered`) or it failed. */
export class TurnstileError extends Error {
	readonly reason: "unanswered" | "failed";

	constructor(reason: TurnstileError["reason"], cause?: unknown) {
		super(`Turnstile: ${reason}`, { cause });
		this.name = "TurnstileError";
		this.reason = reason;
	}
}
