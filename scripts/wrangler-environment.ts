import { resolve } from "node:path";

/** Variables of wrangler and its Vite plugin, which otherwise take from the machine, or ask Cloudflare, what is fixed here. */
export const wranglerEnvironment = {
	// The build is production's; a deployment to staging derives its own.
	CLOUDFLARE_ENV: "",
	// No requests for `request.cf` and for wrangler's newest version.
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_HIDE_BANNER: "true",
	// It would keep what wrangler prints, which can be personal data.
	WRANGLER_WRITE_LOGS: "false",
	// Instead of the home folder, which may be read-only or have another project's state.
	XDG_CONFIG_HOME: resolve(".wrangler/config"),
};
