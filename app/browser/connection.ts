/** Milliseconds between two tries while there is no connection. */
export const offlineRetryMs = 4000;

/** Milliseconds after which a request to the site counts as lost. */
const timeoutMs = 5000;

/** Whether the site answers although the browser says that it is offline, as behind some VPNs. */
let isWrong = false;
const believe = () => {
	isWrong = false;
};

/** Whether the browser says that it is offline. It may be wrong: this explains a failure, and never prevents an attempt. */
export function seemsOffline(): boolean {
	return !navigator.onLine && !isWrong;
}

/** Whether the site answers, whatever the browser says of its connection. */
export async function isReachable(): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal });
		isWrong = !navigator.onLine;
		// A browser that notices a change is believed again.
		if (isWrong) addEventListener("online", believe, { once: true });
		return true;
	} catch {
		believe();
		return false;
	}
}

/** Waits so many milliseconds, or until the browser says that it is online again, or the signal aborts. */
export async function nextTry(delayMs: number, signal: AbortSignal): Promise<void> {
	const over = new AbortController();
	await new Promise((resolve) => {
		signal.addEventListener("abort", resolve, { signal: over.signal });
		addEventListener("online", resolve, { signal: over.signal });
		setTimeout(resolve, delayMs);
	});
	over.abort();
}

/**
 * Waits until the site answers, or the signal aborts.
 *
 * @param onUnreachable called after each try that failed
 */
export async function untilReachable(signal: AbortSignal, onUnreachable?: () => void): Promise<void> {
	while (!(await isReachable()) && !signal.aborted) {
		onUnreachable?.();
		await nextTry(offlineRetryMs, signal);
	}
}
