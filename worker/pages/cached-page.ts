import { hashSource, pagePolicy } from "./page-csp.ts";
import { serverTiming } from "./server-timing.ts";

/** A rendered page that can be sent to any visitor. Responding with it neither copies nor changes it. */
export interface CachedPage {
	status: number;
	body: Uint8Array<ArrayBuffer>;
	/** Ready to use, because setting headers one by one takes five times as long. */
	headers: Headers;
	/** Headers of a 304 response. */
	notModifiedHeaders: Headers;
	/** Only with status 200: other responses ignore conditional headers (RFC 9110, 13.2.1). */
	etag: string | undefined;
}

const encode = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Turns a page that was rendered with a nonce into a page without one, whose content security policy allows the same
 * inline scripts and styles by their hashes.
 * @throws if the nonce occurs outside a `nonce` attribute, where removing it would change the page
 */
export async function createCachedPage(
	body: Uint8Array<ArrayBuffer>,
	{ status, headers }: Pick<Response, "status" | "headers">,
	nonce: string,
	turnstile = false,
): Promise<CachedPage> {
	const attribute = ` nonce="${nonce}"`;
	const rendered = decoder.decode(body);
	const plain = rendered.replaceAll(attribute, "");
	if (plain.includes(nonce)) throw new Error("The nonce occurs outside a nonce attribute.");
	const plainBody = encode(plain);
	const inline = {
		scripts: await inlineHashSources(rendered, "script", attribute),
		styles: await inlineHashSources(rendered, "style", attribute),
	};
	const plainHeaders = new Headers(headers);
	plainHeaders.set("Content-Security-Policy", pagePolicy(inline, turnstile));
	if (status === 200) plainHeaders.set("ETag", `"${await sha256(plainBody)}"`);
	return prepareCachedPage(plainBody, status, plainHeaders);
}

/** CSP sources of the inline scripts or styles that have the attribute, without duplicates. */
async function inlineHashSources(
	page: string,
	element: "script" | "style",
	attribute: string,
): Promise<string[]> {
	const texts = [...page.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, "gs"))].flatMap(
		([, attributes = "", text = ""]) => (attributes.includes(attribute) && text !== "" ? [text] : []),
	);
	return Promise.all([...new Set(texts)].map(async (text) => hashSource(await sha256(encode(text)))));
}

/** SHA-256 in Base64. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

function prepareCachedPage(body: Uint8Array<ArrayBuffer>, status: number, headers: Headers): CachedPage {
	headers.set("Server-Timing", serverTiming("memory", 0));
	const notModifiedHeaders = new Headers(headers);
	// A 304 has no body to describe (RFC 9110, 15.4.5). The browser updates its stored headers with the others.
	notModifiedHeaders.delete("Content-Type");
	notModifiedHeaders.delete("Content-Language");
	return { status, body, headers, notModifiedHeaders, etag: headers.get("ETag") ?? undefined };
}

/** Compares ETags weakly (RFC 9110, 13.1.2): compression by a proxy turns a strong ETag into a weak one. */
function matchesEtag({ etag }: CachedPage, ifNoneMatch: string): boolean {
	if (etag === undefined) return false;
	if (ifNoneMatch.trim() === "*") return true;
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** Responds to a GET or HEAD request with a cached page, or with 304. */
export function respondFromCache(page: CachedPage, request: Request): Response {
	const ifNoneMatch = request.headers.get("If-None-Match");
	if (ifNoneMatch !== null && matchesEtag(page, ifNoneMatch)) {
		return new Response(null, { status: 304, headers: page.notModifiedHeaders });
	}
	if (request.method === "HEAD") {
		const response = new Response(null, { status: page.status, headers: page.headers });
		response.headers.set("Content-Length", String(page.body.byteLength));
		return response;
	}
	return new Response(page.body, { status: page.status, headers: page.headers });
}

/** Hold the page's status and headers in the Cache API, which adds and removes some headers of its own. */
const statusHeader = "Page-Status";
const headersHeader = "Page-Headers";

/** Serialises a page for the Cache API. */
export function toEdgeResponse({ status, body, headers }: CachedPage, maxAgeSeconds: number): Response {
	return new Response(body, {
		headers: {
			"Cache-Control": `public, s-maxage=${maxAgeSeconds}`,
			"Content-Type": "text/html; charset=utf-8",
			[statusHeader]: String(status),
			[headersHeader]: JSON.stringify([...headers]),
		},
	});
}

/** Parses a page that `toEdgeResponse` wrote. */
export async function fromEdgeResponse(response: Response): Promise<CachedPage> {
	const headers = JSON.parse(response.headers.get(headersHeader) ?? "") as [name: string, value: string][];
	const status = Number(response.headers.get(statusHeader));
	return prepareCachedPage(new Uint8Array(await response.arrayBuffer()), status, new Headers(headers));
}
