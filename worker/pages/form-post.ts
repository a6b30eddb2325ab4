import type { FormContext } from "#app/context.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { fixedT } from "#app/i18n/resources.server.ts";
import type { PagePath } from "#app/navigation/page-paths.ts";
import { limits } from "#app/schemas/limits.ts";
import { isFromOtherSite, rateLimitPeriod, visitorNetwork } from "#worker/api/guard.ts";
import { api } from "#worker/api/index.ts";
import { type Bindings, publicApiKey } from "#worker/env.ts";
import { plainText } from "./plain-text.ts";

/** The pages whose forms are sent to them where no script does it. */
const formPages = ["/contact", "/idea"] as const satisfies PagePath[];

const formAddresses: ReadonlySet<string> = new Set(
	formPages.flatMap((path) => [undefined, ...languages].map((language) => localizedPath(path, language))),
);

/** Most bytes of a form: encoded for a form, a letter takes up to three times the bytes that it takes as JSON. */
const formBytes = 4 * limits.bodyBytes;

/**
 * Reads what a form has posted to a page. Asked before anything is rendered: whoever is refused here costs no rendering. The
 * rate is wider than that of the calls, whose refusal is a page with everything that was typed.
 *
 * @returns the request with its body in memory, or the answer to a visitor who is refused
 */
export async function readFormPost(
	request: Request,
	env: Bindings,
	language: Language,
): Promise<Request | Response> {
	const { pathname } = new URL(request.url);
	const isForm = formAddresses.has(pathname);
	// No other page takes anything, and one that says so would be rendered each time.
	if (!isForm || request.method !== "POST") {
		return plainText(405, "Method Not Allowed", { Allow: isForm ? "GET, HEAD, POST" : "GET, HEAD" });
	}
	const visitor = visitorNetwork(request.headers.get("CF-Connecting-IP") ?? "unknown");
	const { success } = await env.ANALYSIS_LIMIT.limit({ key: `form ${visitor}` });
	if (!success) {
		const wait = fixedT(language, "dialogs")("toasts.wait", { count: rateLimitPeriod });
		return plainText(429, wait, { "Retry-After": String(rateLimitPeriod), "Content-Language": language });
	}
	if (isFromOtherSite(request)) return plainText(403, "Forbidden");
	const [mediaType] = (request.headers.get("Content-Type") ?? "").toLowerCase().split(";");
	if (mediaType?.trim() !== "application/x-www-form-urlencoded")
		return plainText(415, "Unsupported Media Type");
	try {
		const body = await readBody(request.body, formBytes);
		if (!body) return plainText(413, "Content Too Large");
		requireUtf8(body);
		return new Request(request, { body });
	} catch {
		// It breaks off, or is not what it is said to be.
		return plainText(400, "Bad Request");
	}
}

/** @returns undefined if the body is longer than that, of which no more is read */
async function readBody(
	body: ReadableStream<Uint8Array> | null,
	longest: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const read = new Uint8Array(longest);
	let length = 0;
	for await (const bytes of body ?? []) {
		if (length + bytes.length > longest) return undefined;
		read.set(bytes, length);
		length += bytes.length;
	}
	return read.slice(0, length);
}

/** @throws if a form was not sent in the pages' own encoding: read all the same, it would say something that nobody wrote */
function requireUtf8(body: Uint8Array): void {
	decodeURIComponent(new TextDecoder("utf-8", { fatal: true }).decode(body).replaceAll("+", " "));
}

/** What an action needs to make the call of a form in the visitor's name. Nothing of it leaves the Worker. */
export function formContextOf(request: Request, env: Bindings, context: ExecutionContext): FormContext {
	return {
		async submit(call, body) {
			const headers = new Headers({
				Authorization: `Bearer ${publicApiKey(env)}`,
				"Content-Type": "application/json",
			});
			for (const name of ["CF-Connecting-IP", "Origin", "Sec-Fetch-Site"]) {
				const value = request.headers.get(name);
				if (value !== null) headers.set(name, value);
			}
			const address = new URL(`/api/${call}`, request.url);
			return api.fetch(
				new Request(address, { method: "POST", headers, body: JSON.stringify(body) }),
				env,
				context,
			);
		},
	};
}
