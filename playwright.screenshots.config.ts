import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

const screens = [
	{ width: 390, height: 844, hasTouch: true },
	{ width: 768, height: 1024, hasTouch: true },
	// The narrowest screen with the layout of a desktop.
	{ width: 1024, height: 768, hasTouch: false },
	{ width: 1280, height: 800, hasTouch: false },
	{ width: 1920, height: 1080, hasTouch: false },
];

/** `npm run screenshots`: the same servers and browser as the journeys', and a project for each screen and scheme. */
export default defineConfig({
	...journeys,
	testDir: "e2e/screenshots",
	testMatch: "screenshots.ts",
	outputDir: "test-results/screenshots-failed",
	reporter: "line",
	projects: screens.flatMap(({ hasTouch, ...viewport }) =>
		(["light", "dark"] as const).map((colorScheme) => ({
			name: `${viewport.width}-${colorScheme}`,
			use: { viewport, hasTouch, colorScheme, contextOptions: { reducedMotion: "reduce" as const } },
		})),
	),
});
