import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/browser.ts";
import { full } from "./e2e/full.ts";

// All servers are on this machine. Playwright would ask a proxy for them.
process.env.NO_PROXY = process.env.no_proxy = "*";

/** The journeys in which engines differ, in one that `npm test` does not run. */
const otherBrowser = (browserName: "firefox" | "webkit") => ({
	name: browserName,
	testMatch: /(idea-to-analysis|navigation|results|scroll-position|without-javascript)\.spec\.ts/,
	// Printing to PDF, and prefetching by a link element, which only Chromium has here.
	grepInvert: /@full|sheets|prefetched/,
	use: { browserName, launchOptions: {} },
});

export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results/e2e",
	fullyParallel: true,
	workers: availableParallelism(),
	forbidOnly: Boolean(process.env.CI),
	// The retry records a trace. What passes only then fails the run, too.
	retries: 1,
	failOnFlakyTests: true,
	timeout: 45_000,
	expect: { timeout: 10_000 },
	reporter: [
		["line"],
		...(process.env.CI ? [["html", { outputFolder: "test-results/report", open: "never" }] as const] : []),
	],
	use: {
		viewport: { width: 1280, height: 800 },
		// Letters as wide as on phones: without a screen, Chromium rounds their widths to pixels.
		launchOptions: await launchOptions("--font-render-hinting=none"),
		trace: "on-first-retry",
		// Midnight in UTC is the day before there.
		timezoneId: "America/Mexico_City",
		// Drawings that move take a third of a page's time: only the tests of what moves see them.
		contextOptions: { reducedMotion: "reduce" },
	},
	// The long matrices: `npm run test:full`.
	grepInvert: full ? undefined : /@full/,
	projects: process.env.OTHER_BROWSERS ? [otherBrowser("firefox"), otherBrowser("webkit")] : [{}],
	webServer: { command: "node e2e/serve.ts", wait: { stdout: /ready/ } },
});
