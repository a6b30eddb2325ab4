import { execFile, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { builtInSite } from "./addresses.ts";
import { expect, languageTests, localized, pagePaths, test } from "./fixtures.ts";

const checker = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

/** What the checker takes for a mistake and is none. */
const mistaken = [
	// Its CSS is older than the inlined style sheet's.
	"CSS: .*",
	// SVG 2 gives all shapes a path length, the checker knows it for paths alone.
	"Attribute “pathLength” not allowed on element “(?:circle|line)”.*",
];

test("every page is valid by the Nu HTML Checker", { tag: "@full" }, async ({ request }, info) => {
	test.setTimeout(120_000);
	const runs = spawnSync("java", ["-jar", checker, "--version"]).status === 0;
	test.skip(!runs, "The Nu HTML Checker needs Java 11 or newer, and there is no such `java` here.");
	// It reads no pages of this machine by their addresses.
	const folder = info.outputPath("pages");
	await mkdir(folder, { recursive: true });
	for (const { language } of languageTests) {
		for (const path of pagePaths) {
			const address = localized(path, language);
			const page = await request.get(builtInSite + address);
			await writeFile(`${folder}/${address.slice(1).replace("/", "_")}.html`, await page.text());
		}
	}
	const options = ["--errors-only", "--exit-zero-always", "--stdout", "--filterpattern", mistaken.join("|")];
	const { stdout } = await promisify(execFile)("java", ["-jar", checker, ...options, folder]);
	expect(stdout).toBe("");
});
