import { existsSync } from "node:fs";
import packaged from "@sparticuz/chromium";
import { chromium } from "playwright";

const installed = [
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
];

/**
 * The browser that tests run in: `CHROMIUM_PATH`, an installed Chrome or Chromium, Playwright's own, else the build
 * that comes with `@sparticuz/chromium` (Linux), so that `npm ci` is all the set-up there is.
 *
 * @returns path of the executable
 */
export async function browserPath(): Promise<string> {
	const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
	const found = candidates.find((path) => path && existsSync(path));
	return found ?? (await packaged.executablePath());
}

/** A browser under test calls nobody but the site, and runs as root in containers. */
export const browserArguments = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
];
