import { Hono } from "hono";
import type { ApiErrorBody } from "#app/schemas/errors.ts";
import { api } from "./api/index.ts";
import type { Bindings, HonoEnv } from "./env.ts";
import { enforceHttps } from "./http/enforce-https.ts";
import { logRequest } from "./http/request-log.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { pages } from "./pages/render.ts";
import { runScheduled } from "./scheduled.ts";
import { siteFiles } from "./site-files/site-file.ts";

const invalidUrl: ApiErrorBody = { error: { code: "invalid_input", message: "The URL is not valid." } };

const app = new Hono<HonoEnv>()
	.use(async (c, next) => {
		await next();
		addSecurityHeaders(c.res.headers);
	})
	.use(async (c, next) => {
		// An invalid Host header makes the URL invalid.
		if (!URL.canParse(c.req.url)) return c.json(invalidUrl, 400, { "Cache-Control": "no-store" });
		return next();
	})
	.use(logRequest)
	.use(enforceHttps)
	.route("/api", api)
	.route("/", siteFiles)
	.route("/", pages);

export default {
	fetch: app.fetch,
	scheduled({ scheduledTime }, env, context) {
		context.waitUntil(runScheduled(env, scheduledTime));
	},
} satisfies ExportedHandler<Bindings>;
