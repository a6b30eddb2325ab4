import { defineConfig } from "@playwright/test";
import { builtInSite, connectedSite, mailService, ports } from "./e2e/addresses.ts";
import { browserArguments, browserPath } from "./e2e/browser.ts";

const launchOptions = { executablePath: await browserPath(), args: browserArguments };

export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results/e2e",
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	// A loaded machine may be slow once; what fails twice is broken. The reporter names what was flaky.
	retries: process.env.CI ? 1 : 0,
	timeout: 45_000,
	expect: { timeout: 10_000 },
	reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
	use: { launchOptions, trace: "retain-on-failure" },
	projects: [
		// What does not depend on the width is tried at one.
		{
			name: "phone",
			testIgnore: "failures.spec.ts",
			grepInvert: /@once/,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true },
		},
		{ name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
	],
	webServer: [
		{
			command: `node tests/doubles/serve.ts ${ports.openai} ${ports.mailchannels}`,
			url: `${mailService}/__mails`,
		},
		{ command: `node e2e/serve.ts built-in ${ports.builtIn}`, url: builtInSite, timeout: 60_000 },
		{ command: `node e2e/serve.ts connected ${ports.doubles}`, url: connectedSite, timeout: 60_000 },
	],
});
