import { vi } from "vitest";

/** Lets a test set the time of all timers and of the clock, `AbortSignal.timeout` included. Ends with `vi.useRealTimers`. */
export function useFakeClock(): void {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
	vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
		const controller = new AbortController();
		setTimeout(() => controller.abort(new DOMException("Too long.", "TimeoutError")), ms);
		return controller.signal;
	});
}

/** Sets the time of everything but timers and D1. Ends with `vi.useRealTimers`. */
export const setClock = (now = Date.now()) => vi.useFakeTimers({ now, toFake: ["Date"] });

/** A request that gets no response until its signal aborts. */
export function hangingFetch(_: unknown, init?: RequestInit): Promise<never> {
	const { signal } = init ?? {};
	return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}
