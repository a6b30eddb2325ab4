import { Hono } from "hono";
import { api } from "./api/index.ts";
import { type Bindings, type HonoEnv, SettingError } from "./env.ts";
import { enforceHttps } from "./http/enforce-https.ts";
import { logRequest } from "./http/request-log.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { errorFields, log } from "./log.ts";
import { plainTextResponse } from "./pages/form-post.ts";
import { pages } from "./pages/render.ts";
import { runScheduled } from "./scheduled.ts";
import { siteFiles } from "./site-files/site-file.ts";

const app = new Hono<HonoEnv>()
	.use(async (c, next) => {
		await next();
		addSecurityHeaders(c.res.headers);
	})
	.use(logRequest)
	.use(enforceHttps)
	.route("/api", api)
	.route("/", siteFiles)
	.route("/", pages)
	// Of what is not the API's, which has its own, nor React Router's, which has an error page.
	.onError((error) => {
		if (error instanceof SettingError) {
			log("error", "setting_invalid", { setting: error.setting, message: error.message });
			return plainTextResponse(503, "Service Unavailable");
		}
		log("error", "page_failed", errorFields(error));
		return plainTextResponse(500, "Internal Server Error");
	});

export default {
	fetch: app.fetch,
	scheduled({ scheduledTime }, env, context) {
		context.waitUntil(runScheduled(env, scheduledTime));
	},
} satisfies ExportedHandler<Bindings>;
