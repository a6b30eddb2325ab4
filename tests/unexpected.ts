import { afterEach, expect, vi } from "vitest";

/** Errors in the log that no test expects: the test that does captures them. */
const errors: unknown[][] = [];
console.error = (...parts) => void errors.push(parts);

/** Requests to hosts that no test expects: all fakes run on this machine. */
const requests: string[] = [];
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
	const { hostname, href } = new URL(input instanceof Request ? input.url : input);
	if (hostname !== "127.0.0.1") requests.push(href);
	return fetch(input, init);
};

// Thrown where they happen, they would be handled like a lost connection.
afterEach(() => {
	vi.useRealTimers();
	// Vitest does so before the next test only, which may be one of another file.
	vi.unstubAllGlobals();
	expect(errors.splice(0)).toEqual([]);
	expect(requests.splice(0)).toEqual([]);
});
