import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { slowPagePath } from "./slow-page.ts";

/** Asks for a page in a request of its own. */
async function visit(query: string, init?: RequestInit) {
	const response = await exports.default.fetch(`https://site.example${slowPagePath}?${query}`, init);
	return {
		source: /desc="(\w+)"/.exec(response.headers.get("Server-Timing") ?? "")?.[1],
		renderings: Number(response.headers.get("Renderings")),
		text: await response.text(),
	};
}

/** Comes while the first visitor's page is being rendered. */
async function crowd(query: string) {
	await scheduler.wait(30);
	return Promise.all(Array.from({ length: 12 }, () => visit(query)));
}

function newKey(): string {
	return `key=${crypto.randomUUID()}`;
}

it("gives the page that one request renders to the other requests", async () => {
	const query = `${newKey()}&delay=150`;
	const [first, others] = await Promise.all([visit(query), crowd(query)]);
	expect(first.source).toBe("miss");
	expect(first.text).toContain("nonce=");
	for (const { source, renderings, text } of others) {
		expect({ source, renderings }).toEqual({ source: "memory", renderings: 1 });
		expect(text).toContain("Words");
		expect(text).not.toContain("nonce");
	}
	expect((await visit(query)).source).toBe("memory");
});

it("lets the others render if the first request's page is interrupted", async () => {
	const query = `${newKey()}&delay=150&failing`;
	const first = visit(query).catch(() => {});
	for (const { source, text } of await crowd(query)) {
		expect(source).toBe("bypass");
		expect(text).toContain("Words");
	}
	await first;
});

it.each([
	["before its first byte", "before=700"],
	["in the middle of it", "delay=700"],
])("goes on with a page whose visitor leaves %s", async (_when, query) => {
	const page = `${newKey()}&${query}`;
	const leaving = new AbortController();
	const first = visit(page, { signal: leaving.signal }).catch((error: Error) => error.name);
	setTimeout(() => leaving.abort(), 50);
	const others = await crowd(page);
	expect(await first).toBe("AbortError");
	for (const { source, renderings, text } of others) {
		expect({ source, renderings }).toEqual({ source: "memory", renderings: 1 });
		expect(text).toContain("Words");
	}
});

it("is not affected by a waiting visitor who disconnects", async () => {
	const query = `${newKey()}&delay=150`;
	const first = visit(query);
	await scheduler.wait(30);
	const leaving = new AbortController();
	const second = visit(query, { signal: leaving.signal }).catch((error: Error) => error.name);
	setTimeout(() => leaving.abort(), 20);
	const others = await crowd(query);
	expect(await second).toBe("AbortError");
	expect((await first).source).toBe("miss");
	for (const { source, renderings } of others)
		expect({ source, renderings }).toEqual({ source: "memory", renderings: 1 });
});
