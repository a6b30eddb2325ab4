/** Parses a Retry-After header: seconds or a date. */
export function retryAfterToMs(retryAfter: string | null): number | undefined {
	if (retryAfter === null) return undefined;
	const isSeconds = /^\d+(?:\.\d+)?$/.test(retryAfter);
	const wait = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
	return wait > 0 ? wait : undefined;
}
