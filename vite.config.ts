import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { supportedBrowsers } from "./scripts/supported-browsers.ts";
import { wranglerEnvironment } from "./scripts/wrangler-environment.ts";
import { headersFile } from "./worker/http/security-headers.ts";

/** Builds for production where the machine has another `NODE_ENV`, which would bring the development version of React. */
const productionBuild: Plugin = {
	name: "production-build",
	config: (_, { command }) => {
		if (command === "build") process.env.NODE_ENV = "production";
	},
};

/** Writes the headers that Cloudflare gives static files: the Worker's own, from the same table. */
const staticFileHeaders: Plugin = {
	name: "static-file-headers",
	applyToEnvironment: ({ name }) => name === "client",
	generateBundle() {
		this.emitFile({ type: "asset", fileName: "_headers", source: headersFile() });
	},
};

const target = Object.entries(supportedBrowsers).map(([name, version]) => name + version);

Object.assign(process.env, wranglerEnvironment);

export default defineConfig({
	plugins: [
		productionBuild,
		cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: ".wrangler/state" } }),
		tailwindcss(),
		reactRouter(),
		staticFileHeaders,
	],
	environments: {
		client: {
			build: {
				target,
				rolldownOptions: {
					output: {
						// Few chunks, because many small files share a slow connection. The libraries keep their hash in most deployments.
						codeSplitting: {
							groups: [
								{
									name: "libraries",
									test: /\/node_modules\/(react|react-dom|scheduler|react-router|i18next)\//,
								},
								{
									name: "shared",
									// Dialogs, rich texts, chips of goals and covers of reports come with the few pages that have some.
									test: /\/app\/(browser|components(?!\/(goal-chip|report-cover|rich-text|ui\/dialog))|content|i18n|illustrations|layout|forms\/(contact-button|use-text-draft)|idea\/idea-draft|schemas\/(limits|analysis-address|preferences|visible-text))/,
									minShareCount: 2,
								},
							],
						},
					},
				},
			},
		},
		ssr: {
			// The Worker is uploaded too, and compiled anew wherever it starts. It holds the style sheet of the pages.
			build: {
				minify: true,
				// For `upload_source_maps`, and to read positions in the log (docs/runbook.md).
				sourcemap: true,
				cssTarget: target,
				rolldownOptions: {
					// Tailwind's plugin gives no source map of the style sheet, which needs none.
					onLog: (level, log, handle) => log.code !== "SOURCEMAP_BROKEN" && handle(level, log),
				},
			},
		},
	},
	server: { port: Number(process.env.PORT ?? 8787) },
});
