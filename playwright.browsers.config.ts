import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const viewport = { width: 1280, height: 800 };

/** The journeys in which engines differ, in those that `npm test` does not run. */
export default defineConfig({
	...journeys,
	testMatch: [
		"contact.spec.ts",
		"idea-to-analysis.spec.ts",
		"navigation.spec.ts",
		"results.spec.ts",
		"without-javascript.spec.ts",
	],
	// Beside the long matrices: printing to PDF, and prefetching by a link element, which only Chromium has here.
	grepInvert: /@full|sheets|prefetched/,
	use: { trace: "on-first-retry", viewport },
	projects: [
		{ name: "firefox", use: { browserName: "firefox" } },
		{ name: "webkit", use: { browserName: "webkit" } },
	],
});
