import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, it, test, vi } from "vitest";
import { captureErrorEvents, captureLog } from "#tests/api/fetch-api.ts";
import { PageCache, type Rendering } from "#worker/pages/page-cache.ts";

interface PageOptions {
	/** What follows the start of the page, with this nonce. */
	rest?: (nonce: string) => string;
	status?: number;
	headers?: Record<string, string>;
	/** Breaks the body off in the middle. */
	breaks?: boolean;
	/** A part of the page fails after the first byte: that is known once the body has ended. */
	failed?: boolean;
}

const scriptsWith = (nonce: string, texts: string[]) =>
	texts.map((text) => `<script nonce="${nonce}">${text}</script>`).join("");

/** A page as the renderer gives it: in two parts, with the nonce on its inline scripts, its inline style and its preloads. */
function renderedPage(nonce: string, options: PageOptions): Rendering {
	const { rest = (nonce) => scriptsWith(nonce, ["start()"]), status = 200, failed = false } = options;
	const head = `<!DOCTYPE html><html><head><link nonce="${nonce}" rel="modulepreload" href="/a.js"/><style nonce="${nonce}">p{margin:0}</style></head><body>`;
	let ended = false;
	async function* write() {
		yield head;
		if (options.breaks) throw new Error("broken off");
		yield `${rest(nonce)}</body></html>`;
		ended = true;
	}
	const parts = write();
	const stream = new ReadableStream<string>({
		async pull(controller) {
			const { done, value } = await parts.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	}).pipeThrough(new TextEncoderStream());
	const headers = {
		...{ "Content-Type": "text/html; charset=utf-8", "Content-Language": "en" },
		...{ "Cache-Control": "no-cache", Vary: "Accept-Language" },
		...options.headers,
	};
	return { response: new Response(stream, { status, headers }), failed: () => failed && ended };
}

/** One isolate's cache, and how often it rendered. */
function newIsolate({ version = crypto.randomUUID() as string, status = 200 } = {}) {
	const cache = new PageCache();
	let renderings = 0;
	return {
		renderings: () => renderings,
		/** Asks for the page, and waits for the work that goes on after the answer has been read. */
		async ask(
			page: PageOptions = {},
			init: { method?: string; headers?: Record<string, string> } = {},
			read = (response: Response) => response.text().catch(() => "broken off"),
		) {
			const context = createExecutionContext();
			const response = await cache.respond({
				request: new Request("https://site.example/", init),
				version,
				key: "en/",
				status,
				policy: { turnstile: false, reported: false },
				render: async (nonce) => {
					renderings += 1;
					return renderedPage(nonce, page);
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

it("comes from the renderer, then from memory, in another isolate from the Cache API, and never from another version", async () => {
	const version = crypto.randomUUID();
	const isolate = newIsolate({ version });
	const first = await isolate.ask();
	expect(first.source).toBe("miss");
	const [, nonce] = /<script nonce="(\w{32})">start\(\)<\/script>/.exec(first.text) ?? [];
	for (const kind of ["script", "style"])
		expect(first.policy).toContain(`${kind}-src 'self' 'nonce-${nonce}';`);

	const second = await isolate.ask();
	expect([second.source, isolate.renderings()]).toEqual(["memory", 1]);
	expect(second.text).toBe(first.text.replaceAll(` nonce="${nonce}"`, ""));
	expect(second.headers.get("ETag")).toBe(`"${await sha256(second.text)}"`);
	expect(second.policy).not.toContain("nonce");

	const neighbour = newIsolate({ version });
	const third = await neighbour.ask();
	expect([third.source, (await neighbour.ask()).source]).toEqual(["edge", "memory"]);
	for (const { headers } of [second, third]) headers.delete("Server-Timing");
	expect([...third.headers]).toEqual([...second.headers]);
	expect(third.text).toBe(second.text);

	expect((await newIsolate().ask()).source).toBe("miss");
});

it("is kept if its visitor leaves in the middle of it", async () => {
	const isolate = newIsolate();
	await isolate.ask({}, {}, async ({ body }) => {
		const reader = body?.getReader();
		await reader?.read();
		await reader?.cancel();
		return "";
	});
	const { source, text } = await isolate.ask();
	expect(source).toBe("memory");
	expect(text).toContain("</html>");
});

it("comes from memory while the Cache API fails", async () => {
	vi.spyOn(caches, "open").mockRejectedValue(new Error("down"));
	const isolate = newIsolate();
	const lines = captureLog("warn");
	for (const source of ["miss", "memory"]) expect((await isolate.ask()).source).toBe(source);
	expect(lines.map(({ operation }) => operation)).toEqual(["read", "write"]);
});

it("caches a 404 where one is expected, and ignores conditional headers for it", async () => {
	const { ask, renderings } = newIsolate({ status: 404 });
	for (const init of [{}, { headers: { "If-None-Match": "*" } }]) {
		const { status, headers } = await ask({ status: 404 }, init);
		expect([status, headers.get("ETag")]).toEqual([404, null]);
	}
	expect(renderings()).toBe(1);
});

it.each<[string, PageOptions, status: number, logged?: string]>([
	["a 404 where a page is expected", { status: 404 }, 404],
	["a page that failed after its first byte", { failed: true }, 200],
	["a page with a cookie", { headers: { "Set-Cookie": "visitor=1" } }, 200],
	["a page that breaks off", { breaks: true }, 200, "page_not_cached"],
	["a page with its nonce elsewhere", { rest: (nonce) => `<p>${nonce}</p>` }, 200, "page_not_cached"],
])("does not cache %s", async (_what, page, expected, logged) => {
	const errors = captureErrorEvents();
	const version = crypto.randomUUID();
	const isolate = newIsolate({ version });
	const nonces = new Set<string>();
	for (const visit of [1, 2]) {
		const { status, policy } = await isolate.ask(page);
		expect([status, isolate.renderings()]).toEqual([expected, visit]);
		nonces.add(/'nonce-\w+'/.exec(policy)?.[0] ?? "");
	}
	expect(nonces.size).toBe(2);
	expect(errors).toEqual(logged ? [logged, logged] : []);
	expect((await newIsolate({ version }).ask()).source).toBe("miss");
});

it.each<[string, number, ((tag: string) => string)?]>([
	["no tag", 200],
	["a list with the tag, weakened on the way", 304, (tag) => `"AAAA", W/${tag} ,"c,d"`],
	["a star", 304, () => " * "],
	["another tag", 200, () => '"AAAA"'],
])("a request with %s is answered %i, by HEAD as by GET, cached or not", async (_, status, header) => {
	const cached = newIsolate();
	await cached.ask();
	const full = await cached.ask();
	const tag = header?.(full.headers.get("ETag") ?? "");
	for (const method of ["GET", "HEAD"]) {
		for (const isolate of [cached, newIsolate()]) {
			const answer = await isolate.ask({}, { method, ...(tag && { headers: { "If-None-Match": tag } }) });
			expect(answer.status).toBe(status);
			expect(answer.text === "").toBe(status === 304 || method === "HEAD");
			if (answer.policy.includes("nonce")) continue;
			for (const name of ["ETag", "Cache-Control", "Vary", "Content-Security-Policy"])
				expect(answer.headers.get(name), name).toBe(full.headers.get(name));
			for (const name of ["Content-Type", "Content-Language"])
				expect(answer.headers.has(name), name).toBe(status === 200);
			const length = method === "HEAD" && status === 200 ? String(full.text.length) : null;
			expect(answer.headers.get("Content-Length")).toBe(length);
			expect((await isolate.ask()).source).toBe("memory");
		}
	}
});

test("the cached page's policy allows every script of the page that had the nonce, and no other", async () => {
	const scripts = ["x", "nonce á€😀\n\t", 'a < b && c > "\'"', "<!-- </ script> -->", "x", "&amp;"];
	const others = '<style>b{}</style><script>unknown()</script><script src="/b.js"></script>';
	const { ask } = newIsolate();
	await ask({ rest: (nonce) => others + scriptsWith(nonce, scripts) });
	const { text, policy } = await ask();
	expect(text).toContain(scripts.map((script) => `<script>${script}</script>`).join(""));
	const hashesOf = (texts: string[]) =>
		Promise.all(texts.map(async (text) => `'sha256-${await sha256(text)}'`));
	const allowed = (type: string) => new RegExp(`${type}-src ([^;]*)`).exec(policy)?.[1]?.split(" ");
	expect(allowed("script")).toEqual(["'self'", ...new Set(await hashesOf(scripts))]);
	expect(allowed("style")).toEqual(["'self'", ...(await hashesOf(["p{margin:0}"]))]);
});
