import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { captureLog } from "#tests/api/fetch-api.ts";
import { PageCache } from "#worker/pages/page-cache.ts";
import { sha256 } from "#worker/sha256.ts";

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

const encoder = new TextEncoder();
const scriptsWith = (nonce: string, texts: string[]) =>
	texts.map((text) => `<script nonce="${nonce}">${text}</script>`).join("");

/** A page as the renderer gives it: in two parts, with the nonce on its inline scripts, its inline style and its preloads. */
function renderedPage(nonce: string, options: PageOptions) {
	const { rest = (nonce) => scriptsWith(nonce, ["start()"]), status = 200, failed = false } = options;
	let ended = false;
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const start = `<link nonce="${nonce}" rel="modulepreload" href="/a.js"/><style nonce="${nonce}">p{margin:0}</style>`;
			controller.enqueue(encoder.encode(start));
		},
		pull(controller) {
			ended = true;
			if (options.breaks) return controller.error(new Error("broken off"));
			controller.enqueue(encoder.encode(`${rest(nonce)}</html>`));
			controller.close();
		},
	});
	const headers = {
		...{ "Content-Type": "text/html; charset=utf-8", "Content-Language": "en" },
		...{ "Cache-Control": "no-cache", Vary: "Accept-Language" },
		...options.headers,
	};
	return { response: new Response(body, { status, headers }), failed: () => failed && ended };
}

/** One isolate's cache, and how often it rendered. */
function newIsolate(version: string = crypto.randomUUID()) {
	const cache = new PageCache();
	const render = vi.fn(async (nonce: string, page: PageOptions) => renderedPage(nonce, page));
	/** Asks for the page, and waits for the work that goes on after the answer has been read. */
	async function ask(page: PageOptions = {}, init: RequestInit = {}, status = 200) {
		const context = createExecutionContext();
		const response = await cache.respond({
			request: new Request("https://site.example/", init),
			version,
			key: "en/",
			status,
			turnstile: false,
			render: (nonce) => render(nonce, page),
			waitUntil: (work) => context.waitUntil(work),
		});
		const text = await response.text().catch(() => "broken off");
		await waitOnExecutionContext(context);
		const { headers } = response;
		const source = /^cache;desc="(\w+)";dur=\d+$/.exec(headers.get("Server-Timing") ?? "")?.[1];
		const policy = headers.get("Content-Security-Policy") ?? "";
		return { status: response.status, headers, text, source, policy };
	}
	return { ask, render };
}

const hashOf = async (text: string) => (await sha256(text)).toBase64();

test("a page comes from the renderer, then from memory, in another isolate from the Cache API, and never from another version", async () => {
	const version = crypto.randomUUID();
	const isolate = newIsolate(version);
	const first = await isolate.ask();
	expect(first.source).toBe("miss");
	const [, nonce] = /<script nonce="(\w{32})">start\(\)<\/script>/.exec(first.text) ?? [];
	for (const kind of ["script", "style"])
		expect(first.policy).toContain(`${kind}-src 'self' 'nonce-${nonce}';`);

	const second = await isolate.ask();
	expect(second.source).toBe("memory");
	expect(second.text).toBe(first.text.replaceAll(` nonce="${nonce}"`, ""));
	expect(second.headers.get("ETag")).toBe(`"${await hashOf(second.text)}"`);
	expect(second.policy).not.toContain("nonce");

	const neighbour = newIsolate(version);
	const third = await neighbour.ask();
	expect([third.source, (await neighbour.ask()).source]).toEqual(["edge", "memory"]);
	for (const { headers } of [second, third]) headers.delete("Server-Timing");
	expect([...third.headers]).toEqual([...second.headers]);
	expect(third.text).toBe(second.text);

	const other = crypto.randomUUID();
	for (const source of ["miss", "edge"]) {
		const kept = await newIsolate(other).ask({ status: 404 }, {}, 404);
		expect([kept.source, kept.status]).toEqual([source, 404]);
	}
});

test("a page comes from memory while the Cache API fails", async () => {
	vi.spyOn(caches, "open").mockRejectedValue(new Error("down"));
	const isolate = newIsolate();
	const lines = captureLog("warn");
	for (const source of ["miss", "memory"]) expect((await isolate.ask()).source).toBe(source);
	expect(lines.map(({ operation }) => operation)).toEqual(["read", "write"]);
});

test.each<[string, PageOptions, status: number, logged?: string]>([
	["a 404 where a page is expected", { status: 404 }, 404],
	["one that failed after its first byte", { failed: true }, 200],
	["one with a cookie", { headers: { "Set-Cookie": "visitor=1" } }, 200],
	["one that breaks off", { breaks: true }, 200, "page_not_cached"],
	["one with its nonce elsewhere", { rest: (nonce) => `<p>${nonce}</p>` }, 200, "page_not_cached"],
])("a page is not kept if it is %s", async (_what, page, expected, logged) => {
	const errors = captureLog("error");
	const version = crypto.randomUUID();
	const isolate = newIsolate(version);
	const policies = new Set<string>();
	for (const visit of [1, 2]) {
		const { status, policy } = await isolate.ask(page);
		expect([status, isolate.render.mock.calls.length]).toEqual([expected, visit]);
		policies.add(policy);
	}
	expect(policies.size).toBe(2);
	expect(errors).toMatchObject(logged ? [{ event: logged }, { event: logged }] : []);
	expect((await newIsolate(version).ask()).source).toBe("miss");
});

test.each<[string, number, string, ((tag: string) => string)?]>([
	["no tag", 200, "GET"],
	["no tag", 200, "HEAD"],
	["a list with the tag, weakened on the way", 304, "GET", (tag) => `"AAAA", W/${tag} ,"c,d"`],
	["another tag", 200, "GET", () => '"AAAA"'],
])("a kept page is answered to a request with %s by %i: %s", async (_, status, method, header) => {
	const { ask } = newIsolate();
	await ask();
	const full = await ask();
	const tag = header?.(full.headers.get("ETag") ?? "");
	const answer = await ask({}, { method, ...(tag && { headers: { "If-None-Match": tag } }) });
	expect(answer.status).toBe(status);
	expect(answer.text).toBe(status === 304 || method === "HEAD" ? "" : full.text);
	expect([...answer.headers]).toEqual([...full.headers]);
});

test("a page has a policy that allows every script of the page that had the nonce, and no other", async () => {
	const scripts = ["x", "nonce á€😀\n\t", 'a < b && c > "\'"', "<!-- </ script> -->", "x", "&amp;"];
	const others = '<style>b{}</style><script>unknown()</script><script src="/b.js"></script>';
	const { ask } = newIsolate();
	await ask({ rest: (nonce) => others + scriptsWith(nonce, scripts) });
	const { text, policy } = await ask();
	expect(text).toContain(scripts.map((script) => `<script>${script}</script>`).join(""));
	const hashes = await Promise.all(scripts.map(async (text) => `'sha256-${await hashOf(text)}'`));
	expect(policy).toContain(`; script-src 'self' ${[...new Set(hashes)].join(" ")};`);
	expect(policy).toContain(`; style-src 'self' 'sha256-${await hashOf("p{margin:0}")}';`);
});
