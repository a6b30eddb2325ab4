/** Milliseconds between two tries while there is no connection. */
export const offlineRetryMs = 4000;

/** Milliseconds that the site has to answer before it is no longer waited for. */
const timeoutMs = 2000;

/** Whether the site answers although the browser says that it is offline, as behind some VPNs. */
let isWrong = false;
const believe = () => {
	isWrong = false;
};

/** Whether the browser says that it is offline. It may be wrong: this explains a failure, and never prevents an attempt. */
export function seemsOffline(): boolean {
	return !navigator.onLine && !isWrong;
}

/**
 * Whether this page of the site can be reached, whatever the browser says of its connection: a filter may treat others differently.
 * Any answer counts, and so does one that takes long, since it may still come.
 */
export async function isReachable(pathname = location.pathname): Promise<boolean> {
	const signal = AbortSignal.timeout(timeoutMs);
	const request = fetch(pathname, { method: "HEAD", cache: "no-store", redirect: "manual", signal });
	const failure = await request.catch((error) => error);
	const isReached = !(failure instanceof TypeError);
	isWrong = isReached && !navigator.onLine;
	// A browser that notices a change is believed again.
	if (isWrong) addEventListener("online", believe, { once: true });
	return isReached;
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
 * Waits until this page of the site can be reached, or the signal aborts.
 *
 * @param onUnreachable called after each try that failed
 */
export async function untilReachable(pathname: string, signal: AbortSignal, onUnreachable?: () => void) {
	while (!(await isReachable(pathname)) && !signal.aborted) {
		onUnreachable?.();
		await nextTry(offlineRetryMs, signal);
	}
}

/** Whether `reload` was called. */
export let isReloading = false;

/** Reloads the document, which `ConnectionGuard` lets no other script do. */
export function reload(): void {
	isReloading = true;
	window.location.reload();
}

/**
 * How links prefetch a page. Where the router would reload the document for the missing code of a link that is only hovered, they do not.
 */
export const prefetch = "navigation" in globalThis ? "intent" : "none";
