import type { Context } from "hono";

/** Who sent a request. */
export interface Visitor {
	/** IP address; undefined without Cloudflare in front. */
	address: string | undefined;
	/** Host that the request was sent to. */
	hostname: string;
	/** Whether a page of another origin sent it. */
	isCrossOrigin: boolean;
	/** Continues work after the response. */
	waitUntil(work: Promise<unknown>): void;
}

/** The visitor of a request. */
export function visitorOf({ req, executionCtx }: Context): Visitor {
	const { origin, hostname } = new URL(req.url);
	const site = req.header("Sec-Fetch-Site");
	return {
		// Cloudflare overwrites this header. Clients can set X-Forwarded-For.
		address: req.header("CF-Connecting-IP"),
		hostname,
		// Browsers set both headers, and pages cannot change them; extensions and referrer policies make `Origin` `null`. Requests of
		// other clients usually have neither.
		isCrossOrigin: site === undefined ? (req.header("Origin") ?? origin) !== origin : site !== "same-origin",
		waitUntil: (work) => executionCtx.waitUntil(work),
	};
}
