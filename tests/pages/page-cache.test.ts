import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it, test, vi } from "vitest";
import { captureErrorEvents, captureLog } from "#tests/api/fetch-api.ts";
import { PageCache, type Rendering } from "#worker/pages/page-cache.ts";

interface RenderedPageOptions {
	/** Texts of the inline scripts. */
	scripts?: readonly string[];
	body?: string;
	status?: number;
	headers?: Record<string, string>;
	/** Breaks the body off in the middle. */
	breaks?: boolean;
	/** A part of the page fails after the first byte: that is known once the body has ended. */
	failed?: boolean;
}

/** A page as the renderer gives it: in two parts, its inline scripts, its inline style and its preloads under the nonce. */
function renderedPage(nonce: string, options: RenderedPageOptions = {}): Rendering {
	const { scripts = ["start()"], body = "<p>Words</p>", status = 200, breaks, failed = false } = options;
	const head = `<!DOCTYPE html><html><head><link nonce="${nonce}" rel="modulepreload" href="/a.js"/><style nonce="${nonce}">p{margin:0}</style></head><body>`;
	const rest = `${body}${scripts.map((text) => `<script nonce="${nonce}">${text}</script>`).join("")}</body></html>`;
	const parts = [head, rest];
	let ended = false;
	const stream = new ReadableStream<Uint8Array>({
		pull(controller) {
			const part = parts.shift();
			if (part === rest && breaks) return controller.error(new Error("broken off"));
			if (part) controller.enqueue(new TextEncoder().encode(part));
			else {
				ended = true;
				controller.close();
			}
		},
	});
	const headers = {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Language": "en",
		"Cache-Control": "no-cache",
		Vary: "Accept-Language",
		...options.headers,
	};
	return { response: new Response(stream, { status, headers }), failed: () => failed && ended };
}

type Render = (nonce: string) => Promise<Rendering>;

/** One isolate's cache, and how often it rendered. */
function newIsolate({ version = crypto.randomUUID() as string, status = 200, turnstile = false } = {}) {
	const cache = new PageCache();
	let renderings = 0;
	return {
		renderings: () => renderings,
		/** Asks for a page, and waits for the work that goes on after the answer has been read. */
		async ask(
			key: string,
			page: RenderedPageOptions | Render = {},
			init: { method?: string; headers?: Record<string, string> } = {},
			read = (response: Response) => response.text(),
		) {
			const context = createExecutionContext();
			const response = await cache.respond({
				request: new Request("https://site.example/", init),
				version,
				key,
				status,
				policy: { turnstile, reported: false },
				render: async (nonce) => {
					renderings += 1;
					return typeof page === "function" ? page(nonce) : renderedPage(nonce, page);
				},
				waitUntil: (work) => context.waitUntil(work),
			});
			const text = await read(response);
			await waitOnExecutionContext(context);
			return {
				status: response.status,
				headers: response.headers,
				text,
				source: /^cache;desc="(\w+)";dur=\d+$/.exec(response.headers.get("Server-Timing") ?? "")?.[1],
				policy: response.headers.get("Content-Security-Policy") ?? "",
			};
		},
	};
}

async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

const hashOf = async (text: string) => `'sha256-${await sha256(text)}'`;

it("comes from the renderer, then from memory, in another isolate from the Cache API, and never from another version", async () => {
	const version = crypto.randomUUID();
	const isolate = newIsolate({ version });
	const first = await isolate.ask("en/");
	expect(first.source).toBe("miss");
	expect(first.text).toMatch(/<script nonce="(\w{32})">start\(\)<\/script>/);
	const nonce = /nonce="(\w+)"/.exec(first.text)?.[1];
	expect(first.policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
	expect(first.policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
	expect(first.headers.get("ETag")).toBeNull();

	const second = await isolate.ask("en/");
	expect(second.source).toBe("memory");
	expect(second.text).toBe(first.text.replaceAll(` nonce="${nonce}"`, ""));
	expect(second.headers.get("ETag")).toBe(`"${await sha256(second.text)}"`);
	expect(second.policy).not.toContain("nonce");
	expect(second.policy).toContain(`script-src 'self' ${await hashOf("start()")};`);
	expect(second.policy).toContain(`style-src 'self' ${await hashOf("p{margin:0}")};`);
	expect(isolate.renderings()).toBe(1);
	const entry = await (await caches.open("pages")).match(`https://site.example/__pages/${version}/en%2F`);
	expect(entry?.headers.get("Cache-Control")).toBe("public, s-maxage=604800");

	const neighbour = newIsolate({ version });
	const third = await neighbour.ask("en/");
	expect(third.source).toBe("edge");
	expect((await neighbour.ask("en/")).source).toBe("memory");
	expect(neighbour.renderings()).toBe(0);
	third.headers.delete("Server-Timing");
	second.headers.delete("Server-Timing");
	expect([...third.headers]).toEqual([...second.headers]);
	expect(third.text).toBe(second.text);

	expect((await newIsolate().ask("en/")).source).toBe("miss");
});

it("is rendered for each of several visitors at once, none of whom gets another's nonce", async () => {
	const isolate = newIsolate();
	const answers = await Promise.all(Array.from({ length: 5 }, () => isolate.ask("en/")));
	expect(new Set(answers.map(({ source }) => source))).toEqual(new Set(["miss"]));
	expect(new Set(answers.map(({ policy }) => policy)).size).toBe(5);
	expect((await isolate.ask("en/")).source).toBe("memory");
});

it("is kept if its visitor leaves in the middle of it", async () => {
	const isolate = newIsolate();
	await isolate.ask("en/", {}, {}, async ({ body }) => {
		const reader = body?.getReader();
		await reader?.read();
		await reader?.cancel();
		return "";
	});
	const { source, text } = await isolate.ask("en/");
	expect(source).toBe("memory");
	expect(text).toContain("</html>");
});

it("comes from memory while the Cache API fails", async () => {
	vi.spyOn(caches, "open").mockRejectedValue(new Error("down"));
	const isolate = newIsolate();
	const lines = captureLog("warn");
	for (const source of ["miss", "memory"]) expect((await isolate.ask("en/")).source).toBe(source);
	const failed = (operation: string) => ({ event: "edge_cache_failed", operation, reason: "down" });
	expect(lines).toEqual([failed("read"), failed("write")]);
});

it("caches a 404 where one is expected, and ignores conditional headers for it", async () => {
	const { ask, renderings } = newIsolate({ status: 404 });
	for (const init of [{}, { headers: { "If-None-Match": "*" } }, { method: "HEAD" }]) {
		const answer = await ask("en/404", { status: 404, headers: { "Cache-Control": "no-store" } }, init);
		expect(answer.status).toBe(404);
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
		expect(answer.headers.get("ETag")).toBeNull();
	}
	expect(renderings()).toBe(1);
});

describe("is not cached", () => {
	const redirect = async () => ({ response: Response.redirect("https://a.example"), failed: () => false });
	const noncePage = async (nonce: string) => renderedPage(nonce, { scripts: [`remember("${nonce}")`] });

	const reason = "The nonce occurs outside a nonce attribute.";
	const noted = { event: "page_not_cached", reason, name: "Error", at: expect.any(Array) };

	it.each<[string, RenderedPageOptions | Render, expected: number, actual: number, logged?: object]>([
		["a 404", { status: 404 }, 200, 404],
		["a 200 where a 404 is expected", {}, 404, 200],
		["a redirect", redirect, 200, 302],
		["a page that failed after its first byte", { failed: true }, 200, 200],
		["a page with a cookie", { headers: { "Set-Cookie": "visitor=1" } }, 200, 200],
		["a page with its nonce outside nonce attributes", noncePage, 200, 200, noted],
	])("%s", async (_what, page, expected, actual, logged) => {
		const errors = captureLog("error");
		const version = crypto.randomUUID();
		const isolate = newIsolate({ version, status: expected });
		for (const visit of [1, 2]) {
			const answer = await isolate.ask("en/", page);
			expect(answer.status).toBe(actual);
			expect(answer.policy).toContain("'nonce-");
			expect(isolate.renderings()).toBe(visit);
		}
		expect(errors).toMatchObject(logged ? [logged, logged] : []);
		expect((await newIsolate({ version }).ask("en/")).source).toBe("miss");
	});

	it("a page whose body is interrupted", async () => {
		const isolate = newIsolate();
		const errors = captureErrorEvents();
		await expect(isolate.ask("en/", { breaks: true })).rejects.toThrow("broken off");
		expect(errors).toEqual(["page_not_cached"]);
		expect((await isolate.ask("en/")).source).toBe("miss");
	});
});

it.each<[string, number, ((tag: string) => string)?]>([
	["no tag", 200],
	["the tag", 304, (tag) => tag],
	["the tag, weakened on the way", 304, (tag) => `W/${tag}`],
	["a list with the tag", 304, (tag) => `"AAAA", W/${tag} ,"c,d"`],
	["a star", 304, () => " * "],
	["another tag", 200, () => '"AAAA"'],
	["the tag without its quotes", 200, (tag) => tag.slice(1, -1)],
])("a request with %s is answered %i, by HEAD as by GET, cached or not", async (_, status, header) => {
	const cached = newIsolate();
	await cached.ask("en/");
	const full = await cached.ask("en/");
	const headers: Record<string, string> = header
		? { "If-None-Match": header(full.headers.get("ETag") ?? "") }
		: {};
	for (const method of ["GET", "HEAD"]) {
		for (const isolate of [cached, newIsolate()]) {
			const answer = await isolate.ask("en/", {}, { method, headers });
			expect(answer.status).toBe(status);
			expect(answer.text === "").toBe(status === 304 || method === "HEAD");
			if (answer.policy.includes("nonce")) continue;
			for (const name of ["ETag", "Cache-Control", "Vary", "Content-Security-Policy"]) {
				expect(answer.headers.get(name), name).toBe(full.headers.get(name));
			}
			for (const name of ["Content-Type", "Content-Language"]) {
				expect(answer.headers.has(name), name).toBe(status === 200);
			}
			const length = method === "HEAD" && status === 200 ? String(full.text.length) : null;
			expect(answer.headers.get("Content-Length")).toBe(length);
			expect((await isolate.ask("en/")).source).toBe("memory");
		}
	}
});

test("the cached page's policy allows every script of the page that had the nonce, and no other", async () => {
	const scripts = ["x", "nonce á€😀\n\t", 'a < b && c > "\'"', "<!-- </ script> -->", "x", "&amp;"];
	const body =
		'<style>b{color:red}</style><script type="application/ld+json">{"a":1}</script><script>unknown()</script><script src="/b.js"></script>';
	const { ask } = newIsolate();
	await ask("en/", { scripts, body });
	const { text, policy } = await ask("en/");
	for (const script of scripts) expect(text).toContain(`<script>${script}</script>`);
	const hashes = await Promise.all(scripts.map(hashOf));
	expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual(["'self'", ...new Set(hashes)]);
	expect(policy).toContain(`style-src 'self' ${await hashOf("p{margin:0}")};`);
});
