import { api } from "#worker/api/index.ts";
import type { Bindings } from "#worker/env.ts";
import { runScheduled } from "#worker/scheduled.ts";

/** The Worker as the tests run it: without the pages, which need React Router's build. */
export default {
	fetch: api.fetch,
	scheduled({ scheduledTime }, env, context) {
		context.waitUntil(runScheduled(env, scheduledTime));
	},
} satisfies ExportedHandler<Bindings>;
