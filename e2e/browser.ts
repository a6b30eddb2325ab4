import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import packaged from "@sparticuz/chromium";
import { chromium } from "playwright";

const installed = [
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser that tests run in, so that `npm ci` is all the set-up there is: `CHROMIUM_PATH`, the pinned build of
 * `@sparticuz/chromium` (Linux on x64 only), Playwright's own, else an installed Chrome or Chromium.
 *
 * @returns path of the executable
 * @throws Error if there is none
 */
export async function browserPath(): Promise<string> {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	if (process.platform === "linux" && process.arch === "x64") return packagedPath();
	const found = [chromium.executablePath(), ...installed].find((path) => existsSync(path));
	if (!found)
		throw new Error("No browser: set CHROMIUM_PATH to a Chromium, or run `npx playwright install chromium`.");
	return found;
}

/** Unpacks the packaged build. Not to the system's temporary folder, where it would take another version's for its own. */
async function packagedPath(): Promise<string> {
	const { TMPDIR } = process.env;
	process.env.TMPDIR = resolve("node_modules/.cache/chromium");
	try {
		mkdirSync(process.env.TMPDIR, { recursive: true });
		return await packaged.executablePath();
	} finally {
		if (TMPDIR === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = TMPDIR;
	}
}

/** Name, version and path of a browser, e.g. `Chromium 153.0.8010.0 (/usr/bin/chromium)`. */
export function describeBrowser(path: string): string {
	return `${execFileSync(path, ["--version"], { encoding: "utf8" }).trim()} (${path})`;
}

/**
 * Playwright's options to launch the browser. It calls nobody but the site, runs as root in containers, and on Linux finds
 * no other fonts than those of `fonts.conf`.
 */
export async function launchOptions(...otherArguments: string[]) {
	return {
		executablePath: await browserPath(),
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--no-first-run",
			...otherArguments,
		],
		env: { ...process.env, FONTCONFIG_FILE: resolve("e2e/fonts.conf") },
	};
}
