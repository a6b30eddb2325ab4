import { afterEach, expect } from "vitest";

/** Requests to hosts that no test expects: all fakes run on this machine. */
const unexpected: string[] = [];

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
	const { hostname, href } = new URL(input instanceof Request ? input.url : input);
	if (hostname !== "127.0.0.1") unexpected.push(href);
	return fetch(input, init);
};

// Thrown by `fetch`, the error would be handled like a lost connection.
afterEach(() => expect(unexpected.splice(0)).toEqual([]));
