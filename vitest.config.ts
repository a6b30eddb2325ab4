import { availableParallelism } from "node:os";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./e2e/browser.ts";
import { fakeMailChannelsKey } from "./tests/fakes/mailchannels.ts";
import { fakeOpenAIKey } from "./tests/fakes/openai.ts";

/** Tests of functions that need nothing of the Worker's runtime. */
const plainTests = [
	"tests/{app,i18n,illustrations,seo}/**/*.test.{ts,tsx}",
	"tests/{migrations,text-language,worker-configuration}.test.ts",
	"tests/analysis/{built-in-*,clean-text,idea-reading,new-text,prompt}.test.ts",
	"tests/scripts/{check-live,committed-files,deploy,ideas-format,operator}.test.ts",
];

/** Tests of components as a visitor uses them. */
const componentTests = "tests/components/*.test.tsx";

/** Tests of the production build, over HTTP. */
const buildTests = "tests/build/*.test.ts";

export default defineConfig({
	test: {
		testTimeout: 60_000,
		// As many files at once as there are cores.
		maxWorkers: availableParallelism(),
		silent: "passed-only",
		// Each test starts without what the one before it has replaced.
		restoreMocks: true,
		unstubEnvs: true,
		unstubGlobals: true,
		projects: [
			{
				test: {
					name: "node",
					isolate: false,
					include: plainTests,
					setupFiles: ["tests/unexpected.ts"],
					// Where midnight in UTC is the day before.
					env: { TZ: "Pacific/Pago_Pago" },
					// Read as text by a test.
					css: { include: [/fonts\.css/] },
				},
			},
			{
				plugins: [
					cloudflareTest(async ({ inject }) => ({
						main: "./worker/index.ts",
						wrangler: { configPath: "./wrangler.toml" },
						// The runtime would print each connection that a fake breaks off.
						verbose: false,
						miniflare: {
							// Every setting is given here, so that nobody's .dev.vars has a say.
							bindings: {
								MIGRATIONS: await readD1Migrations("migrations"),
								PUBLIC_API_KEY: "public-key",
								OPENAI_API_KEY: fakeOpenAIKey,
								OPENAI_BASE_URL: inject("fakeOpenAI"),
								OPENAI_MODEL: "fake",
								MAILCHANNELS_API_KEY: fakeMailChannelsKey,
								MAILCHANNELS_BASE_URL: inject("fakeMailChannels"),
								MAIL_FROM: "web@anella.example",
								MAIL_TO: "team@anella.example",
							},
						},
					})),
				],
				// Vite would warn of a package without its sources.
				logLevel: "error",
				// Vitest cannot run React Router's build.
				resolve: { alias: { "virtual:react-router/server-build": "/tests/pages/fake-server-build.ts" } },
				test: {
					name: "workerd",
					// workerd has no access to its files.
					fsModuleCache: false,
					// All files share a database, which is emptied before each test, and rate limits: each test uses addresses of its own.
					isolate: false,
					include: ["tests/**/*.test.{ts,tsx}"],
					exclude: [...plainTests, componentTests, buildTests],
					globalSetup: ["tests/fakes/global-setup.ts"],
					setupFiles: ["tests/unexpected.ts", "tests/workerd-setup.ts"],
				},
			},
			{
				test: {
					name: "build",
					include: [buildTests],
					globalSetup: ["tests/build/global-setup.ts"],
					setupFiles: ["tests/unexpected.ts"],
				},
			},
			{
				plugins: [tailwindcss()],
				// What is found only while a test runs would reload the page under it.
				optimizeDeps: { entries: ["app/**/*.tsx", componentTests] },
				test: {
					name: "browser",
					include: [componentTests],
					// A busy machine takes seconds for a frame.
					expect: { poll: { timeout: 15_000 } },
					browser: {
						enabled: true,
						headless: true,
						provider: playwright({
							launchOptions: await launchOptions(),
							contextOptions: {
								// Where it is another day than in UTC after ten o'clock in the morning.
								timezoneId: "Pacific/Kiritimati",
								locale: "en-US",
								// Drawings that move take a third of the time.
								reducedMotion: "reduce",
							},
							actionTimeout: 15_000,
						}),
						instances: [{ browser: "chromium" }],
						viewport: { width: 1280, height: 800 },
						screenshotFailures: false,
					},
				},
			},
		],
	},
});
