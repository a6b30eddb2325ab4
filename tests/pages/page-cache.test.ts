import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it, test } from "vitest";
import { PageCache, type Rendering } from "#worker/pages/page-cache.ts";
import { type RenderedPageOptions, renderedPage } from "./rendered-page.ts";

type Render = (nonce: string) => Promise<Rendering>;

/** One isolate's cache, and how often it rendered. */
function newIsolate({
	version = crypto.randomUUID() as string,
	waitTimeoutMs = 2000,
	openEdgeCache = () => caches.open("pages"),
	/** The status that a page must have to be cached. */
	status,
}: {
	version?: string;
	waitTimeoutMs?: number;
	openEdgeCache?: () => Promise<Cache>;
	status?: number;
} = {}) {
	const limits = { maxBytes: 1e6, maxPages: 100 };
	const cache = new PageCache({ limits, openEdgeCache, edgeMaxAgeSeconds: 60, waitTimeoutMs });
	let renderings = 0;
	return {
		renderings: () => renderings,
		/** Asks for a page, and waits for the work that goes on after the answer has been read. */
		async ask(
			key: string,
			page: RenderedPageOptions | Render = {},
			init: { method?: string; headers?: Record<string, string> } = {},
		) {
			const context = createExecutionContext();
			const response = await cache.respond({
				request: new Request("https://site.example/", init),
				version,
				key,
				...(status && { status }),
				render: (nonce) => {
					renderings += 1;
					return typeof page === "function" ? page(nonce) : Promise.resolve(renderedPage(nonce, page));
				},
				waitUntil: (work) => context.waitUntil(work),
			});
			const text = await response.text();
			await waitOnExecutionContext(context);
			return {
				status: response.status,
				headers: response.headers,
				text,
				source: /cache;desc="(\w+)";dur=\d+/.exec(response.headers.get("Server-Timing") ?? "")?.[1],
				policy: response.headers.get("Content-Security-Policy") ?? "",
			};
		},
	};
}

/** Texts of the inline scripts, as an HTML parser finds them. */
async function inlineScripts(html: string): Promise<string[]> {
	const scripts: string[] = [];
	const parser = new HTMLRewriter().on("script:not([src]):not([type='application/ld+json'])", {
		element() {
			scripts.push("");
		},
		text({ text }) {
			scripts.push(`${scripts.pop()}${text}`);
		},
	});
	await parser.transform(new Response(html)).arrayBuffer();
	return scripts;
}

async function hashOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

describe("the source of a page", () => {
	it("is the renderer, then memory, the Cache API in another isolate, and never another version's cache", async () => {
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
		expect(second.policy).not.toContain("nonce");
		expect(second.policy).toContain(`script-src 'self' ${await hashOf("start()")};`);
		expect(second.policy).toContain(`style-src 'self' ${await hashOf("p{margin:0}")};`);
		expect(isolate.renderings()).toBe(1);

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

	it("differs by key", async () => {
		const { ask } = newIsolate();
		await ask("en/", { body: "English" });
		await ask("es/", { body: "Español" });
		expect((await ask("en/")).text).toContain("English");
		expect((await ask("es/")).text).toContain("Español");
	});

	it("is the renderer again if the Cache API fails", async () => {
		const isolate = newIsolate({ openEdgeCache: () => Promise.reject(new Error("down")) });
		expect((await isolate.ask("en/")).source).toBe("miss");
		expect((await isolate.ask("en/")).source).toBe("memory");
	});
});

it("caches a 404 where one is expected, and ignores conditional headers for it", async () => {
	const version = crypto.randomUUID();
	const isolates = [newIsolate({ version, status: 404 }), newIsolate({ version, status: 404 })];
	const sources: (string | undefined)[] = [];
	for (const { ask } of isolates) {
		for (const init of [{}, { headers: { "If-None-Match": "*" } }, { method: "HEAD" }]) {
			const answer = await ask("en/404", { status: 404, headers: { "Cache-Control": "no-store" } }, init);
			expect(answer.status).toBe(404);
			expect(answer.headers.get("Cache-Control")).toBe("no-store");
			expect(answer.headers.get("ETag")).toBeNull();
			sources.push(answer.source);
		}
	}
	expect(sources).toEqual(["miss", "memory", "memory", "edge", "memory", "memory"]);
	expect(isolates.map(({ renderings }) => renderings())).toEqual([1, 0]);
	// It is no 200 that was asked for.
	const other = newIsolate({ status: 404 });
	for (const time of [1, 2]) {
		await other.ask("en/404", { status: 200 });
		expect(other.renderings()).toBe(time);
	}
});

describe("is not cached", () => {
	it.each<[string, RenderedPageOptions]>([
		["a 404", { status: 404 }],
		["an error", { status: 500 }],
		["a page that failed after its first byte", { failed: true }],
		["a page with a cookie", { headers: { "Set-Cookie": "visitor=1" } }],
	])("%s", async (_what, page) => {
		const version = crypto.randomUUID();
		const isolate = newIsolate({ version });
		for (let visit = 1; visit <= 2; visit += 1) {
			const answer = await isolate.ask("en/", page);
			expect(answer.status).toBe(page.status ?? 200);
			expect(answer.text).toContain("Words");
			expect(isolate.renderings()).toBe(visit);
		}
		expect((await newIsolate({ version }).ask("en/")).source).toBe("miss");
	});

	it("a page whose body is interrupted", async () => {
		const isolate = newIsolate();
		await expect(isolate.ask("en/", { breaks: true })).rejects.toThrow("broken off");
		expect((await isolate.ask("en/")).source).toBe("miss");
	});

	it("a page with its nonce outside nonce attributes", async () => {
		const isolate = newIsolate();
		await isolate.ask("en/", async (nonce) => renderedPage(nonce, { scripts: [`remember("${nonce}")`] }));
		const { source, text } = await isolate.ask("en/");
		expect(source).toBe("miss");
		expect(text).toContain("start()");
	});

	it("a redirect", async () => {
		const isolate = newIsolate();
		const elsewhere = async () => ({
			response: new Response(null, { status: 302, headers: { Location: "/en" } }),
			failed: () => false,
		});
		expect((await isolate.ask("en/", elsewhere)).status).toBe(302);
		expect((await isolate.ask("en/")).source).toBe("miss");
	});
});

describe("concurrent requests", () => {
	it("share one rendering", async () => {
		const isolate = newIsolate();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => isolate.ask("en/", { delay: 50, scripts: ["a()", "b()"] })),
		);
		expect(isolate.renderings()).toBe(1);
		const [first, ...others] = answers;
		expect(first?.source).toBe("miss");
		expect(first?.text).toContain("nonce=");
		for (const other of others) {
			expect(other.source).toBe("memory");
			expect(other.text).toBe(others[0]?.text);
			expect(other.text).not.toContain("nonce");
		}
	});

	it("do not share it with requests for another page", async () => {
		const isolate = newIsolate();
		const texts = await Promise.all(
			["en/", "es/", "en/", "es/"].map(
				async (key) => (await isolate.ask(key, { delay: 20, body: key })).text,
			),
		);
		expect(isolate.renderings()).toBe(2);
		for (const [index, key] of ["en/", "es/", "en/", "es/"].entries()) expect(texts[index]).toContain(key);
	});

	it.each<[string, Render]>([
		["cannot start", () => scheduler.wait(20).then(() => Promise.reject(new Error("no page")))],
		["breaks off", async (nonce) => renderedPage(nonce, { breaks: true, delay: 20 })],
		["fails", async (nonce) => renderedPage(nonce, { failed: true, delay: 20 })],
	])("render for themselves where the first rendering %s", async (_how, failing) => {
		const isolate = newIsolate();
		const first = isolate.ask("en/", failing).catch(() => {});
		const others = await Promise.all(Array.from({ length: 5 }, () => isolate.ask("en/")));
		await first;
		for (const { source, text } of others) {
			expect(source).toBe("bypass");
			expect(text).toContain("Words");
		}
		expect((await isolate.ask("en/")).source).toBe("miss");
		expect((await isolate.ask("en/")).source).toBe("memory");
	});

	it("wait at most waitTimeoutMs for a rendering that hangs", async () => {
		const isolate = newIsolate({ waitTimeoutMs: 50 });
		const hangs = Promise.withResolvers<Rendering>();
		const first = isolate.ask("en/", () => hangs.promise).catch(() => {});
		expect((await isolate.ask("en/")).source).toBe("bypass");
		expect((await isolate.ask("en/")).source).toBe("miss");
		expect((await isolate.ask("en/")).source).toBe("memory");
		hangs.reject(new Error("over"));
		await first;
		expect((await isolate.ask("en/")).source).toBe("memory");
	});
});

describe("conditional requests", () => {
	const other = '"AAAA"';

	it.each([
		["the tag", (tag: string) => tag, 304],
		["the tag, weakened on the way", (tag: string) => `W/${tag}`, 304],
		["a list with the tag", (tag: string) => `${other}, W/${tag} ,"c,d"`, 304],
		["a star", () => " * ", 304],
		["another tag", () => other, 200],
		["the tag without its quotes", (tag: string) => tag.slice(1, -1), 200],
		["nothing", () => "", 200],
	])("and sends %s is answered %3$i", async (_what, header, status) => {
		const isolate = newIsolate();
		await isolate.ask("en/");
		const full = await isolate.ask("en/");
		const tag = full.headers.get("ETag") ?? "";
		expect(tag).toMatch(/^"[\w+/=]{44}"$/);
		for (const method of ["GET", "HEAD"]) {
			const answer = await isolate.ask("en/", {}, { method, headers: { "If-None-Match": header(tag) } });
			expect(answer.status).toBe(status);
			for (const name of ["ETag", "Cache-Control", "Vary", "Content-Security-Policy"]) {
				expect(answer.headers.get(name), name).toBe(full.headers.get(name));
			}
			expect(answer.text).toBe(status === 200 && method === "GET" ? full.text : "");
			expect(answer.headers.has("Content-Type")).toBe(status === 200);
		}
	});

	it("get 304 from an isolate that has to render the page first", async () => {
		const isolate = newIsolate();
		await isolate.ask("en/");
		const tag = (await isolate.ask("en/")).headers.get("ETag") ?? "";
		const restarted = newIsolate();
		const answer = await restarted.ask("en/", {}, { headers: { "If-None-Match": tag } });
		expect(answer.status).toBe(304);
		expect(answer.source).toBe("miss");
		expect((await restarted.ask("en/")).source).toBe("memory");
	});

	it("get another ETag when a word has changed", async () => {
		const tags = await Promise.all(
			["one", "two"].map(async (body) => {
				const isolate = newIsolate();
				await isolate.ask("en/", { body });
				return (await isolate.ask("en/")).headers.get("ETag");
			}),
		);
		expect(tags[0]).not.toBe(tags[1]);
	});
});

test("HEAD gets the headers of GET without a body, also if the page is not cached yet", async () => {
	const isolate = newIsolate();
	const cold = await isolate.ask("en/", {}, { method: "HEAD" });
	const get = await isolate.ask("en/");
	const warm = await isolate.ask("en/", {}, { method: "HEAD" });
	expect(isolate.renderings()).toBe(1);
	for (const head of [cold, warm]) {
		expect(head.status).toBe(200);
		expect(head.text).toBe("");
		expect(head.headers.get("Content-Length")).toBe(String(new TextEncoder().encode(get.text).byteLength));
		for (const name of ["ETag", "Content-Type", "Content-Security-Policy"]) {
			expect(head.headers.get(name)).toBe(get.headers.get(name));
		}
	}
});

test("the cached page's policy allows every script of the page, and no other", async () => {
	// The same pseudo-random pages in each run (Park and Miller).
	let seed = 7;
	const random = (below: number) => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed % below;
	};
	const pieces = [
		"x",
		"á",
		"€",
		"😀",
		"\n",
		"\t",
		" ",
		"<",
		">",
		'"',
		"'",
		"&amp;",
		"nonce",
		"<!--",
		"</ script>",
	];
	for (let round = 0; round < 60; round += 1) {
		const scripts = Array.from({ length: random(7) }, () =>
			Array.from({ length: 1 + random(30) }, () => pieces[random(pieces.length)]).join(""),
		);
		const body =
			'<style>b{color:red}</style><script type="application/ld+json">{"a":1}</script><script>unknown()</script><script src="/b.js"></script>';
		const isolate = newIsolate();
		await isolate.ask("en/", { scripts, body });
		const { text, policy } = await isolate.ask("en/");
		expect(await inlineScripts(text)).toEqual(["unknown()", ...scripts]);
		const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
		const hashes = await Promise.all(scripts.map(hashOf));
		// What did not carry the nonce gets no hash: it was not allowed to run before either.
		expect(sources).toEqual(["'self'", ...new Set(hashes)]);
		expect(policy).toContain(`style-src 'self' ${await hashOf("p{margin:0}")};`);
	}
});
