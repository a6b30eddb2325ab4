import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { limits } from "#app/schemas/limits.ts";
import { type Bindings, publicApiKey } from "#worker/env.ts";
import { errorResponse } from "./error-response.ts";

/** The Hono environment of all API routes. */
export interface ApiEnv {
	Bindings: Bindings;
}

/** `period` of the rate limits in wrangler.toml. */
export const rateLimitSeconds = 60;

/**
 * Whether a page of another origin sent the request. Browsers set `Origin` and `Sec-Fetch-Site`, and pages cannot change
 * them. Requests of other clients usually have neither.
 */
export function isCrossOrigin({ headers, url }: Request): boolean {
	const origin = headers.get("Origin");
	const isOwnOrigin = origin === null || origin === new URL(url).origin;
	return !isOwnOrigin || (headers.get("Sec-Fetch-Site") ?? "same-origin") !== "same-origin";
}

/**
 * The rate-limit key of an IP address: the address for IPv4, the /64 network for IPv6, because one customer usually gets
 * a whole /64.
 */
function visitorNetwork(ip: string): string {
	const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip) ?? [];
	if (mapped) return mapped;
	if (!ip.includes(":")) return ip;
	const [head = "", tail] = ip.split("::");
	const parseGroups = (part: string) => (part === "" ? [] : part.split(":"));
	const first = parseGroups(head);
	const last = parseGroups(tail ?? "");
	const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
	const network = [...first, ...zeros, ...last].slice(0, 4);
	return `${network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

type LimitName = "SUBMISSION_LIMIT" | "ANALYSIS_LIMIT" | "VITALS_LIMIT";

/** Counts a request of this visitor under a name. @returns false over the limit */
export async function isWithinLimit(c: Context<ApiEnv>, limit: LimitName, name: string): Promise<boolean> {
	// Cloudflare overwrites this header. Clients can set X-Forwarded-For.
	const visitor = visitorNetwork(c.req.header("CF-Connecting-IP") ?? "unknown");
	const { success } = await c.env[limit].limit({ key: `${name} ${visitor}` });
	return success;
}

/**
 * Reads a body of at most `maxSize` bytes; the rest is not read. Handlers can parse it afterwards.
 * @returns `invalid` if it is incomplete or not UTF-8: decoding it anyway would change the text
 */
export async function readText(
	c: Context<ApiEnv>,
	maxSize: number,
): Promise<{ text: string } | "too_large" | "invalid"> {
	let text = "";
	try {
		const tooLarge = await bodyLimit({ maxSize, onError: () => new Response() })(c, async () => {
			const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
			text = decoder.decode(await c.req.arrayBuffer());
		});
		return tooLarge ? "too_large" : { text };
	} catch {
		return "invalid";
	}
}

/** Whether the headers declare uncompressed JSON in UTF-8 (RFC 8259). */
function isUtf8Json(c: Context): boolean {
	const [mediaType, ...parameters] = (c.req.header("Content-Type") ?? "").toLowerCase().split(";");
	return (
		mediaType?.trim() === "application/json" &&
		!/charset\s*=(?!"?utf-?8"?\s*(;|$))/.test(parameters.join(";")) &&
		/^(identity)?$/i.test(c.req.header("Content-Encoding") ?? "")
	);
}

/**
 * Middleware that checks a request before its body is parsed: origin, API key, content type, size, encoding, rate limit. The
 * rate limit is last, so that requests that a visitor's browser sends for another site do not count.
 * @param endpoint name under which requests are counted, for each `visitorNetwork`
 */
export function guard(endpoint: string, limit: LimitName) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (isCrossOrigin(c.req.raw)) {
			return errorResponse(
				c,
				403,
				"forbidden_origin",
				"This endpoint only accepts requests from pages of this site.",
			);
		}
		const bearer = /^Bearer +(\S+) *$/i.exec(c.req.header("Authorization") ?? "")?.[1];
		// A plain comparison: every page contains the key.
		if (bearer !== publicApiKey(c.env)) {
			c.header("WWW-Authenticate", "Bearer");
			return errorResponse(c, 401, "unauthorized", "The public key is missing or wrong.");
		}
		if (!isUtf8Json(c)) {
			return errorResponse(c, 415, "unsupported_media_type", "The body must be application/json in UTF-8.");
		}
		const body = await readText(c, limits.bodyBytes);
		if (body === "too_large") {
			return errorResponse(c, 413, "too_large", `The body must not exceed ${limits.bodyBytes} bytes.`);
		}
		if (body === "invalid") throw new HTTPException(400);
		if (!(await isWithinLimit(c, limit, endpoint))) {
			c.header("Retry-After", String(rateLimitSeconds));
			return errorResponse(c, 429, "rate_limited", "Too many requests. Try again in a minute.");
		}
		return next();
	});
}
