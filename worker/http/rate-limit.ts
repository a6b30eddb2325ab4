import type { Refusal } from "#app/schemas/errors.ts";
import type { Bindings } from "#worker/env.ts";
import type { Visitor } from "./visitor.ts";

type LimitName = "SUBMISSION_LIMIT" | "ANALYSIS_LIMIT" | "VITALS_LIMIT";

/** `period` of the rate limits in wrangler.toml, in seconds. */
const rateLimitSeconds = 60;

/**
 * Counts a request of this visitor to an endpoint.
 * @returns the refusal over the limit
 */
export async function countRequest(
	env: Bindings,
	{ address = "unknown" }: Pick<Visitor, "address">,
	endpoint: string,
	limit: LimitName,
): Promise<Refusal | undefined> {
	const { success } = await env[limit].limit({ key: `${endpoint} ${networkOf(address)}` });
	if (success) return undefined;
	const message = "Too many requests. Try again in a minute.";
	return { status: 429, code: "rate_limited", message, retryAfter: rateLimitSeconds };
}

/**
 * The rate-limit key of an IP address: the address for IPv4, the /64 network for IPv6, because one customer usually gets
 * a whole /64.
 */
function networkOf(ip: string): string {
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
