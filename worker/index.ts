import type { ApiError } from "#app/schemas/errors.ts";
import { api } from "./api/index.ts";
import type { Bindings } from "./env.ts";
import { answerPage } from "./pages/render.ts";
import { answerPlainHttp } from "./plain-http.ts";
import { logged } from "./request-log.ts";
import { runScheduled } from "./scheduled.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { answerSiteFile } from "./site-files/site-file.ts";

const noAddress: ApiError = { error: { code: "invalid_input", message: "The address is not valid." } };
const neverStored = { "Cache-Control": "no-store" };

export default {
	fetch(request, env, context) {
		// A Host header can hold what is no host.
		const url = URL.parse(request.url);
		if (!url) return withSecurityHeaders(Response.json(noAddress, { status: 400, headers: neverStored }));
		const { pathname } = url;
		const isApi = pathname === "/api" || pathname.startsWith("/api/");
		return logged(request, pathname, async () =>
			withSecurityHeaders(
				answerPlainHttp(request, url) ??
					(isApi
						? await api.fetch(request, env, context)
						: (answerSiteFile(request) ?? (await answerPage(request, env, context)))),
			),
		);
	},
	scheduled({ scheduledTime }, env, context) {
		context.waitUntil(runScheduled(env, scheduledTime));
	},
} satisfies ExportedHandler<Bindings>;
