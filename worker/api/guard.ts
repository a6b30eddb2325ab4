import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { timingSafeEqual } from "hono/utils/buffer";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import type { ApiError, ApiErrorCode, ApiIssue } from "#app/schemas/errors.ts";
import { limits } from "#app/schemas/limits.ts";
import { type Bindings, publicApiKey } from "#worker/env.ts";

/** What every handler of the API is given. */
export interface ApiContext {
	Bindings: Bindings;
}

/** Seconds over which the limits count: `period` in wrangler.toml. */
export const rateLimitPeriod = 60;

/** Answers with an error in the one shape that the API has. */
export function refuse(
	c: Context,
	status: ContentfulStatusCode,
	code: ApiErrorCode,
	message: string,
	issues?: ApiIssue[],
): Response {
	return c.json<ApiError>({ error: { code, message, ...(issues && { issues }) } }, status);
}

/**
 * Whether a page of another site sent the request. `Sec-Fetch-Site` is sent by browsers only, and no page can change it; who
 * is no browser has neither of the two.
 */
export function isFromOtherSite({ headers, url }: Request): boolean {
	const origin = headers.get("Origin");
	const fromOurPage = origin === null || origin === new URL(url).origin;
	return !fromOurPage || (headers.get("Sec-Fetch-Site") ?? "same-origin") !== "same-origin";
}

/** Answers every method but POST, for a path whose POST has its own handler. */
export function onlyPost(c: Context): Response {
	c.header("Allow", "POST");
	return refuse(c, 405, "method_not_allowed", "This call only takes POST.");
}

/**
 * What a visitor's requests are counted under: an IPv4 address, or the /64 of an IPv6 address (its first four groups), for
 * whoever has one of those addresses has them all.
 */
export function visitorNetwork(address: string): string {
	const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
	if (mapped) return mapped;
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.split("::");
	const groupsOf = (part: string) => (part === "" ? [] : part.split(":"));
	const first = groupsOf(head);
	const last = groupsOf(tail ?? "");
	const left = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
	const network = [...first, ...left, ...last].slice(0, 4);
	return `${network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/** Whether a body is said to be what it is read as here: JSON in UTF-8 (RFC 8259), and not packed. */
function isPlainJson(c: Context): boolean {
	const [mediaType, ...parameters] = (c.req.header("Content-Type") ?? "").toLowerCase().split(";");
	return (
		mediaType?.trim() === "application/json" &&
		!/charset\s*=(?!"?utf-?8"?\s*(;|$))/.test(parameters.join(";")) &&
		/^(identity)?$/i.test(c.req.header("Content-Encoding") ?? "")
	);
}

/**
 * Everything that is asked of a request before its body is parsed, cheapest and most protective first:
 * rate, key, origin, content type, size, encoding.
 * @param call the name that visits are counted under, for each visitor address
 */
export function guard(call: string, limit: "SUBMISSION_LIMIT" | "ANALYSIS_LIMIT" | "VITALS_LIMIT") {
	return createMiddleware<ApiContext>(async (c, next) => {
		// Cloudflare sets this header itself; X-Forwarded-For is whatever the visitor says it is.
		const visitor = visitorNetwork(c.req.header("CF-Connecting-IP") ?? "unknown");
		const { success } = await c.env[limit].limit({ key: `${call} ${visitor}` });
		if (!success) {
			c.header("Retry-After", String(rateLimitPeriod));
			return refuse(c, 429, "rate_limited", "Too many requests. Try again in a minute.");
		}
		const bearer = /^Bearer +(\S+) *$/i.exec(c.req.header("Authorization") ?? "")?.[1];
		const key = publicApiKey(c.env);
		if (bearer === undefined || !(await timingSafeEqual(bearer, key))) {
			c.header("WWW-Authenticate", "Bearer");
			return refuse(c, 401, "unauthorized", "The public key is missing or wrong.");
		}
		if (isFromOtherSite(c.req.raw)) {
			return refuse(c, 403, "forbidden_origin", "This call only answers pages of the same site.");
		}
		if (!isPlainJson(c)) {
			return refuse(c, 415, "unsupported_media_type", "The body must be application/json in UTF-8.");
		}
		try {
			return await limitBody(c, async () => {
				requireUtf8(await c.req.arrayBuffer());
				await next();
			});
		} catch (cause) {
			// What fails behind `next` is answered there. Here it is the body: it breaks off, its chunks are none, or no UTF-8.
			throw new HTTPException(400, { cause });
		}
	});
}

const limitBody = bodyLimit({
	maxSize: limits.bodyBytes,
	onError: (c) => refuse(c, 413, "too_large", `The body must not exceed ${limits.bodyBytes} bytes.`),
});

/** @throws if the body is not UTF-8: decoded all the same, it would say something that nobody wrote. */
function requireUtf8(body: ArrayBuffer): void {
	new TextDecoder("utf-8", { fatal: true }).decode(body);
}

/** Parses the body and validates it; read the result with `c.req.valid("json")`. */
export function jsonBody<Schema extends z.ZodMiniObject>(schema: Schema) {
	return zValidator(
		"json",
		schema,
		(result, c) => {
			if (result.success) return;
			const issues = result.error.issues.map((issue) => ({
				field: String(issue.path[0] ?? ""),
				// Messages of the contract's schemas are codes; one of zod's own (the body is no object) isn't.
				code: issue.path.length > 0 ? issue.message : "not_an_object",
			}));
			return refuse(c, 400, "invalid_input", "The body is not valid.", issues);
		},
		{
			// Its result type hangs on the schema's, which is still open here.
			validationFunction: (expected, value) => z.safeParse(expected, storable(value)) as never,
		},
	);
}

/**
 * The value with U+FFFD in place of what neither UTF-8 nor SQLite text can hold (unpaired surrogates and NUL),
 * in its own strings. One code unit becomes one, so no length changes.
 */
function storable(value: unknown): unknown {
	if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, field]) => [
			name,
			typeof field === "string" ? field.toWellFormed().replaceAll("\0", "\uFFFD") : field,
		]),
	);
}

/**
 * The visitor's Idempotency-Key.
 * @returns undefined if there is none, null if it is not 1 to 128 visible ASCII characters
 */
export function idempotencyKey(c: Context): string | undefined | null {
	const key = c.req.header("Idempotency-Key");
	if (key === undefined) return undefined;
	return key.length <= limits.idempotencyKeyMax && /^[!-~]+$/.test(key) ? key : null;
}
