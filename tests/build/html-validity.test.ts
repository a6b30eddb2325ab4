import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-paths.ts";
import { pagePaths } from "#app/pages.ts";
import { full } from "../../e2e/full.ts";
import { newFolder } from "./site.ts";

const checker = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

/** What the checker takes for a mistake and is none. */
const mistaken = [
	// Its CSS is older than the inlined style sheet's.
	"CSS: .*",
	// SVG 2 gives all shapes a path length, the checker knows it for paths alone.
	"Attribute “pathLength” not allowed on element “(?:circle|line)”.*",
];

test.runIf(full)("every page is valid by the Nu HTML Checker", async ({ skip }) => {
	const runs = spawnSync("java", ["-jar", checker, "--version"]).status === 0;
	skip(!runs, "The Nu HTML Checker needs Java 11 or newer, and there is no such `java` here.");
	// It reads no pages of this machine by their addresses.
	const folder = newFolder();
	for (const language of languages) {
		for (const path of pagePaths) {
			const address = localizedPath(path, language);
			const page = await fetch(inject("builtInSite") + address);
			writeFileSync(`${folder}/${address.slice(1).replace("/", "_")}.html`, await page.text());
		}
	}
	const options = ["--errors-only", "--exit-zero-always", "--stdout", "--filterpattern", mistaken.join("|")];
	const { stdout } = await promisify(execFile)("java", ["-jar", checker, ...options, folder]);
	expect(stdout).toBe("");
});
