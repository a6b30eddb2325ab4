import type { ApiErrorBody } from "#app/schemas/errors.ts";
import { api } from "./api/index.ts";
import type { Bindings } from "./env.ts";
import { enforceHttps } from "./http/enforce-https.ts";
import { withRequestLog } from "./http/request-log.ts";
import { withSecurityHeaders } from "./http/security-headers.ts";
import { pages } from "./pages/render.ts";
import { runScheduled } from "./scheduled.ts";
import { handleSiteFile } from "./site-files/site-file.ts";

const invalidUrl: ApiErrorBody = { error: { code: "invalid_input", message: "The URL is not valid." } };
const noStore = { "Cache-Control": "no-store" };

export default {
	fetch(request, env, context) {
		// An invalid Host header makes the URL invalid.
		const url = URL.parse(request.url);
		if (!url) return withSecurityHeaders(Response.json(invalidUrl, { status: 400, headers: noStore }));
		const { pathname } = url;
		const isApi = pathname === "/api" || pathname.startsWith("/api/");
		return withRequestLog(request, pathname, async () =>
			withSecurityHeaders(
				enforceHttps(request, url) ??
					(isApi
						? await api.fetch(request, env, context)
						: (handleSiteFile(request) ?? (await pages.fetch(request, env, context)))),
			),
		);
	},
	scheduled({ scheduledTime }, env, context) {
		context.waitUntil(runScheduled(env, scheduledTime));
	},
} satisfies ExportedHandler<Bindings>;
