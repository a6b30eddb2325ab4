/** Milliseconds between two tries while there is no connection. */
export const offlineRetryMs = 4000;

/** Whether the browser says that it is offline. It may be wrong, as behind some VPNs: `isReachable` tells. */
export const seemsOffline = () => !navigator.onLine;

/** Whether a page of the site can be reached: any answer counts, and so does none within two seconds, since it may still come. */
export async function isReachable(pathname = location.pathname): Promise<boolean> {
	const signal = AbortSignal.timeout(2000);
	const request = fetch(pathname, { method: "HEAD", cache: "no-store", redirect: "manual", signal });
	return !((await request.catch((error) => error)) instanceof TypeError);
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
