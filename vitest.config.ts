import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { mailChannelsDoubleKey } from "./tests/doubles/mailchannels.ts";
import { openAIDoubleKey } from "./tests/doubles/openai.ts";

/** Tests of functions that need nothing of the Worker's runtime. */
const plainTests = [
	"tests/{app,art,i18n,seo}/**/*.test.{ts,tsx}",
	"tests/analysis/{built-in-*,one-way,prompt}.test.ts",
	"tests/scripts/{committed-files,configuration,deploy-plan,ideas-format,live-checks,log-events,polyline,workflows}.test.ts",
];

export default defineConfig({
	test: {
		testTimeout: 20_000,
		// Many tests wait for a timer: two at a time fill two cores.
		maxWorkers: 2,
		silent: "passed-only",
		projects: [
			{
				test: {
					name: "node",
					isolate: false,
					include: plainTests,
					// Read as text by a test.
					css: { include: [/fonts\.css/] },
				},
			},
			{
				plugins: [
					cloudflareTest(async ({ inject }) => ({
						main: "./tests/worker.ts",
						wrangler: { configPath: "./wrangler.toml" },
						miniflare: {
							// Every setting is given here, so that nobody's .dev.vars has a say.
							bindings: {
								MIGRATIONS: await readD1Migrations("migrations"),
								PUBLIC_API_KEY: "public-key",
								OPENAI_API_KEY: openAIDoubleKey,
								OPENAI_BASE_URL: inject("openAIDouble"),
								OPENAI_MODEL: "double",
								MAILCHANNELS_API_KEY: mailChannelsDoubleKey,
								MAILCHANNELS_BASE_URL: inject("mailChannelsDouble"),
								MAIL_FROM: "web@anella.example",
								MAIL_TO: "team@anella.example",
							},
						},
					})),
				],
				// The build of the pages is Vite's own work; without one, what answers them is tested on a build that counts.
				resolve: { alias: { "virtual:react-router/server-build": "/tests/pages/counted-build.ts" } },
				test: {
					name: "workerd",
					// One database for all files: each test uses addresses and keys of its own.
					isolate: false,
					include: ["tests/**/*.test.{ts,tsx}"],
					exclude: plainTests,
					globalSetup: ["tests/doubles/global-setup.ts"],
					setupFiles: ["tests/empty-database.ts"],
				},
			},
		],
	},
});
