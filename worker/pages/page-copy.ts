import { hashSource, pagePolicy } from "./page-csp.ts";
import { serverTiming } from "./server-timing.ts";

/** A page as it is kept, ready to be sent to anybody. Sending it copies nothing and changes nothing. */
export interface PageCopy {
	status: number;
	body: Uint8Array<ArrayBuffer>;
	/** Of the answer that brings the page. Headers that are ready cost a fifth of headers that are set one by one. */
	headers: Headers;
	/** Of the answer that the visitor's own copy is still right. */
	unchangedHeaders: Headers;
	/** Only of a page with status 200: nothing else can be asked for on a condition (RFC 9110, 13.2.1). */
	etag: string | undefined;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Makes the copy of a page that was rendered under a nonce: without it, and with a policy that lets the same inline
 * scripts run and styles apply by their hashes.
 * @throws if the nonce is anywhere but in its attributes: whoever reads the copy could see it
 */
export async function copyPage(
	body: Uint8Array<ArrayBuffer>,
	{ status, headers }: Pick<Response, "status" | "headers">,
	nonce: string,
	turnstile = false,
): Promise<PageCopy> {
	const attribute = ` nonce="${nonce}"`;
	const rendered = decoder.decode(body);
	const plain = rendered.replaceAll(attribute, "");
	if (plain.includes(nonce)) throw new Error("The page shows its nonce.");
	const plainBody = encoder.encode(plain);
	const inline = {
		scripts: await hashSources(rendered, "script", attribute),
		styles: await hashSources(rendered, "style", attribute),
	};
	const plainHeaders = new Headers(headers);
	plainHeaders.set("Content-Security-Policy", pagePolicy(inline, turnstile));
	if (status === 200) plainHeaders.set("ETag", `"${await sha256(plainBody)}"`);
	return readyCopy(plainBody, status, plainHeaders);
}

/** Sources of the inline scripts or styles that carry the attribute, each once. */
async function hashSources(page: string, element: "script" | "style", attribute: string): Promise<string[]> {
	const texts = [...page.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, "gs"))].flatMap(
		([, attributes = "", text = ""]) => (attributes.includes(attribute) && text !== "" ? [text] : []),
	);
	return Promise.all([...new Set(texts)].map(async (text) => hashSource(await sha256(encoder.encode(text)))));
}

/** In Base64. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

function readyCopy(body: Uint8Array<ArrayBuffer>, status: number, headers: Headers): PageCopy {
	headers.set("Server-Timing", serverTiming("memory", 0));
	const unchangedHeaders = new Headers(headers);
	// They describe a body (RFC 9110, 15.4.5). The browser updates its own copy's headers with the others.
	unchangedHeaders.delete("Content-Type");
	unchangedHeaders.delete("Content-Language");
	return { status, body, headers, unchangedHeaders, etag: headers.get("ETag") ?? undefined };
}

/**
 * Whether the visitor has this copy already (RFC 9110, 13.1.2). A tag that compression on the way has weakened still
 * counts.
 */
function visitorHas({ etag }: PageCopy, ifNoneMatch: string): boolean {
	if (etag === undefined) return false;
	if (ifNoneMatch.trim() === "*") return true;
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** Answers a GET or HEAD of a page from its copy, as from the memory. */
export function answerFrom(copy: PageCopy, request: Request): Response {
	const ifNoneMatch = request.headers.get("If-None-Match");
	if (ifNoneMatch !== null && visitorHas(copy, ifNoneMatch)) {
		return new Response(null, { status: 304, headers: copy.unchangedHeaders });
	}
	if (request.method === "HEAD") {
		const response = new Response(null, { status: copy.status, headers: copy.headers });
		response.headers.set("Content-Length", String(copy.body.byteLength));
		return response;
	}
	return new Response(copy.body, { status: copy.status, headers: copy.headers });
}

/** Hold the copy's status and headers in the Cache API: caches add and drop some of an answer's own. */
const keptStatus = "Page-Status";
const keptHeaders = "Page-Headers";

/** A week. Addresses hold the version, so that a copy is never out of date, only unused. */
const edgeSeconds = 604_800;

/** The copy as the Cache API takes it. */
export function toEdge({ status, body, headers }: PageCopy): Response {
	return new Response(body, {
		headers: {
			"Cache-Control": `public, s-maxage=${edgeSeconds}`,
			"Content-Type": "text/html; charset=utf-8",
			[keptStatus]: String(status),
			[keptHeaders]: JSON.stringify([...headers]),
		},
	});
}

/** The copy that the Cache API gives back. */
export async function fromEdge(response: Response): Promise<PageCopy> {
	const headers = JSON.parse(response.headers.get(keptHeaders) ?? "") as [name: string, value: string][];
	const status = Number(response.headers.get(keptStatus));
	return readyCopy(new Uint8Array(await response.arrayBuffer()), status, new Headers(headers));
}
