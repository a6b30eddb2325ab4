import worker from "#worker/index.ts";
import { answerSlowPage, slowPagePath } from "./pages/slow-page.ts";

/** The Worker itself, and beside it one page that takes its time. React Router's build is replaced (vitest.config.ts). */
export default {
	...worker,
	fetch(request, env, context) {
		return new URL(request.url).pathname === slowPagePath
			? answerSlowPage(request, context)
			: worker.fetch(request, env, context);
	},
} satisfies typeof worker;
