import { sha256 } from "#worker/sha256.ts";
import { pagePolicy } from "./page-csp.ts";

/** A rendered page that can be sent to any visitor. Responding with it neither copies nor changes it. */
export interface CachedPage {
	status: number;
	body: Uint8Array<ArrayBuffer>;
	/** Ready to use, because setting headers one by one takes five times as long. */
	headers: Headers;
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Turns a page that was rendered with a nonce into one without, whose policy allows the same inline scripts and styles by hashes.
 * @throws if the nonce occurs outside a `nonce` attribute, where removing it would change the page
 */
export async function createCachedPage(
	rendered: Uint8Array<ArrayBuffer>,
	{ status, headers: renderedHeaders }: Pick<Response, "status" | "headers">,
	nonce: string,
	turnstile: boolean,
): Promise<CachedPage> {
	const attribute = ` nonce="${nonce}"`;
	const html = decoder.decode(rendered);
	const plain = html.replaceAll(attribute, "");
	if (plain.includes(nonce)) throw new Error("The nonce occurs outside a nonce attribute.");
	const body = new TextEncoder().encode(plain) as Uint8Array<ArrayBuffer>;
	const scripts = await inlineHashSources(html, "script", attribute);
	const styles = await inlineHashSources(html, "style", attribute);
	const headers = new Headers(renderedHeaders);
	headers.set("Content-Security-Policy", pagePolicy(scripts, styles, turnstile));
	headers.set("Server-Timing", 'cache;desc="memory";dur=0');
	// Other responses ignore conditional headers (RFC 9110, 13.2.1).
	if (status === 200) headers.set("ETag", `"${(await sha256(plain)).toBase64()}"`);
	return { status, body, headers };
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
	return Promise.all([...new Set(texts)].map(async (text) => `'sha256-${(await sha256(text)).toBase64()}'`));
}

/** Responds to a GET or HEAD request with a cached page, or with 304. */
export function respondFromCache(page: CachedPage, { method, headers }: Request): Response {
	const isUnchanged = matchesEtag(page.headers.get("ETag"), headers.get("If-None-Match"));
	return new Response(isUnchanged || method === "HEAD" ? null : page.body, {
		status: isUnchanged ? 304 : page.status,
		headers: page.headers,
	});
}

/** Compares ETags weakly (RFC 9110, 13.1.2): compression by a proxy turns a strong ETag into a weak one. */
function matchesEtag(etag: string | null, ifNoneMatch: string | null): boolean {
	if (etag === null || ifNoneMatch === null) return false;
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** Adds where a page comes from, of which `bypass` is not cached. A Worker's clock only advances during I/O. */
export function withTiming(
	response: Response,
	source: "edge" | "miss" | "bypass",
	started: number,
): Response {
	response.headers.set("Server-Timing", `cache;desc="${source}";dur=${Date.now() - started}`);
	return response;
}
