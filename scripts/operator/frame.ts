/**
 * `npm run frame -- index.js:1:2048 …`: the line of the source for each position that the log has in `at`. `build/` must be
 * a build of the deployed commit: `npm run build -- --sourcemapClient`, whose option adds what browsers load.
 */
import { globSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { readArguments, refuse } from "../arguments.ts";

const usage = "usage: npm run frame -- FILE:LINE:COLUMN … [--build FOLDER]";

const { values, positionals } = readArguments(usage, {
	allowPositionals: true,
	options: { build: { type: "string", default: "build" } },
});
if (positionals.length === 0) refuse(usage, "which position?");

/** The line of the source; undefined for a position outside the build, such as in the runtime. */
function sourceOf(position: string): string | undefined {
	const [, file, line, column] =
		/^([\w.-]+):(\d+):(\d+)$/.exec(position) ?? refuse(usage, `no position: ${position}`);
	const [map] = globSync(`${values.build}/**/${file}.map`);
	if (!map) return undefined;
	const origin = new SourceMap(JSON.parse(readFileSync(map, "utf8"))).findOrigin(
		Number(line),
		Number(column),
	);
	if (!("fileName" in origin)) return undefined;
	return `${relative(".", resolve(dirname(map), origin.fileName))}:${origin.lineNumber}:${origin.columnNumber}`;
}

const sources = positionals.map(sourceOf);
if (sources.every((source) => source === undefined)) {
	refuse(usage, `${values.build}/ has no source map of these: is it a build of the deployed commit?`);
}
for (const [index, position] of positionals.entries())
	console.log(`${position}  ${sources[index] ?? "not in the build"}`);
