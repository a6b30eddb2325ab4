import type { FormContext } from "#app/context.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { getFixedT } from "#app/i18n/resources.server.ts";
import type { PagePath } from "#app/pages.ts";
import { limits } from "#app/schemas/limits.ts";
import { isCrossOrigin, rateLimitSeconds, visitorNetwork } from "#worker/api/guard.ts";
import { api } from "#worker/api/index.ts";
import { type Bindings, publicApiKey } from "#worker/env.ts";
import { plainTextResponse } from "./plain-text-response.ts";

/** The pages whose forms post to them without JavaScript. */
const formPages = ["/contact", "/idea"] as const satisfies PagePath[];

const formPathnames: ReadonlySet<string> = new Set(
	formPages.flatMap((path) => [undefined, ...languages].map((language) => localizedPath(path, language))),
);

/** A URL-encoded letter takes up to three times the bytes that it takes in JSON. */
const maxFormBytes = 4 * limits.bodyBytes;

/**
 * Validates a form post before anything is rendered: method, origin, content type, size, encoding and rate limit. The
 * rate limit is wider than that of the API endpoints, so that visitors usually meet the endpoint's limit first: its
 * response is a page that keeps what they typed.
 *
 * @returns the request with its body in memory, or an error response
 */
export async function readFormPost(
	request: Request,
	env: Bindings,
	language: Language,
): Promise<Request | Response> {
	const { pathname } = new URL(request.url);
	const isForm = formPathnames.has(pathname);
	// React Router would render an uncached error page for these.
	if (!isForm || request.method !== "POST") {
		return plainTextResponse(405, "Method Not Allowed", { Allow: isForm ? "GET, HEAD, POST" : "GET, HEAD" });
	}
	if (isCrossOrigin(request)) return plainTextResponse(403, "Forbidden");
	const [mediaType] = (request.headers.get("Content-Type") ?? "").toLowerCase().split(";");
	if (mediaType?.trim() !== "application/x-www-form-urlencoded")
		return plainTextResponse(415, "Unsupported Media Type");
	let body: Uint8Array<ArrayBuffer> | undefined;
	try {
		body = await readBody(request.body, maxFormBytes);
		if (!body) return plainTextResponse(413, "Content Too Large");
		assertUtf8(body);
	} catch {
		// The body is incomplete or not URL-encoded UTF-8.
		return plainTextResponse(400, "Bad Request");
	}
	const visitor = visitorNetwork(request.headers.get("CF-Connecting-IP") ?? "unknown");
	const { success } = await env.ANALYSIS_LIMIT.limit({ key: `form ${visitor}` });
	if (!success) {
		const wait = getFixedT(language, "dialogs")("toasts.wait", { count: rateLimitSeconds });
		return plainTextResponse(429, wait, {
			"Retry-After": String(rateLimitSeconds),
			"Content-Language": language,
		});
	}
	return new Request(request, { body });
}

/** @returns undefined if the body is longer than `maxBytes`; the rest is not read */
async function readBody(
	body: ReadableStream<Uint8Array> | null,
	maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const buffer = new Uint8Array(maxBytes);
	let length = 0;
	for await (const chunk of body ?? []) {
		if (length + chunk.length > maxBytes) return undefined;
		buffer.set(chunk, length);
		length += chunk.length;
	}
	return buffer.slice(0, length);
}

/** @throws if the form is not URL-encoded UTF-8: decoding it anyway would change the text */
function assertUtf8(body: Uint8Array): void {
	decodeURIComponent(
		new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body).replaceAll("+", " "),
	);
}

/** Lets a route's action call a form endpoint of the API for the visitor, within the Worker. */
export function createFormContext(request: Request, env: Bindings, context: ExecutionContext): FormContext {
	return {
		async submit(endpoint, body) {
			const headers = new Headers({
				Authorization: `Bearer ${publicApiKey(env)}`,
				"Content-Type": "application/json",
			});
			for (const name of ["CF-Connecting-IP", "Origin", "Sec-Fetch-Site"]) {
				const value = request.headers.get(name);
				if (value !== null) headers.set(name, value);
			}
			const url = new URL(`/api/${endpoint}`, request.url);
			return api.fetch(
				new Request(url, { method: "POST", headers, body: JSON.stringify(body) }),
				env,
				context,
			);
		},
	};
}
