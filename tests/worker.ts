import { api } from "#worker/api/index.ts";
import type { Bindings } from "#worker/env.ts";
import { runScheduled } from "#worker/scheduled.ts";
import { answerSlowPage, slowPagePath } from "./pages/slow-page.ts";

/** The Worker as the tests run it: without the pages, which need React Router's build, but with one of its own. */
export default {
	fetch(request, env, context) {
		return new URL(request.url).pathname === slowPagePath
			? answerSlowPage(request, context)
			: api.fetch(request, env, context);
	},
	scheduled({ scheduledTime }, env, context) {
		context.waitUntil(runScheduled(env, scheduledTime));
	},
} satisfies ExportedHandler<Bindings>;
