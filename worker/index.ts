import { api } from "./api/index.ts";
import type { Bindings } from "./env.ts";
import { answerPage } from "./pages/render.ts";
import { logged } from "./request-log.ts";
import { runScheduled } from "./scheduled.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { answerSiteFile } from "./site-files/site-file.ts";

export default {
	fetch(request, env, context) {
		const { pathname } = new URL(request.url);
		const isApi = pathname === "/api" || pathname.startsWith("/api/");
		return logged(request, pathname, async () =>
			withSecurityHeaders(
				isApi
					? await api.fetch(request, env, context)
					: (answerSiteFile(request) ?? (await answerPage(request, env, context))),
			),
		);
	},
	scheduled({ scheduledTime }, env, context) {
		context.waitUntil(runScheduled(env, scheduledTime));
	},
} satisfies ExportedHandler<Bindings>;
