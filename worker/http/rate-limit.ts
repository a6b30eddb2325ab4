import type { Refusal } from "#app/schemas/errors.ts";
import type { Bindings } from "#worker/env.ts";
import type { Visitor } from "./visitor.ts";

type LimitName = "SUBMISSION_LIMIT" | "ANALYSIS_LIMIT" | "VITALS_LIMIT";

/** `period` of the rate limits in wrangler.toml, in seconds. */
const rateLimitSeconds = 60;

/** Counts a request of this visitor to an endpoint. @returns the refusal over the limit */
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

/** The key of an IP address: for IPv6 the /64 network, which one customer usually has to themselves. */
function networkOf(ip: string): string {
	if (!ip.includes(":")) return ip;
	const [first = [], last = []] = ip.split("::").map((part) => part.split(":").filter(Boolean));
	const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
	const network = [...first, ...zeros, ...last].slice(0, 4);
	return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
