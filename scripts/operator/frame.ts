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

for (const position of positionals) {
	const [, file, line, column] =
		/^([\w.-]+):(\d+):(\d+)$/.exec(position) ?? refuse(usage, `no position: ${position}`);
	const [map] = globSync(`${values.build}/**/${file}.map`);
	if (!map)
		refuse(usage, `${values.build}/ has no source map of ${file}: it is another commit's build, or has none`);
	const origin = new SourceMap(JSON.parse(readFileSync(map, "utf8"))).findOrigin(
		Number(line),
		Number(column),
	);
	const source = "fileName" in origin && relative(".", resolve(dirname(map), origin.fileName));
	console.log(
		source ? `${position}  ${source}:${origin.lineNumber}:${origin.columnNumber}` : `${position}  unknown`,
	);
}
