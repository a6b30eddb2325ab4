/**
 * `npm run mutate`: plants one fault at a time in the code and says which ones neither the type checks nor the tests find.
 * A fault that survives is a missing test, code that does nothing, or no fault at all: read it and decide.
 */
import { exec } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { type ESTree, parseSync, Visitor } from "vite";
import { readArguments, refuse } from "./arguments.ts";
import { digest } from "./digest.ts";
import { run } from "./wrangler.ts";

const usage = `npm run mutate [-- options] [files and folders of worker/ and app/]
  Without files: those that differ from --since. The tree must have no uncommitted changes.
  --since <commit>   main, unless given
  --count <n>        at most so many faults, chosen at random: 40, unless given
  --seed <n>         chooses the faults of an earlier run again
  --e2e              also builds the site and runs the end-to-end tests: three minutes more for a fault that survives`;

const { values, positionals } = readArguments(usage, {
	allowPositionals: true,
	options: {
		since: { type: "string", default: "main" },
		count: { type: "string", default: "40" },
		seed: { type: "string", default: String(Date.now() % 100_000) },
		e2e: { type: "boolean", default: false },
	},
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed))) refuse(usage, "A number is not one.");
if (run(["git", "status", "--porcelain"])) refuse(usage, "The tree has uncommitted changes.");

/** A part of a source text, in UTF-16 units. */
type Range = { start: number; end: number };
type Fault = Range & { file: string; planted: string };

/** Operators that are easily mistaken for one another. */
const pairs = ["=== !==", "< <=", "> >=", "+ -", "* /", "?? ||", "&& ||"].map((pair) => pair.split(" "));
const mistaken = new Map(
	pairs.flatMap(([one = "", other = ""]) => [[other, one] as const, [one, other] as const]),
);

/** Every fault that can be planted in a file. Types, imports, patterns and class names are left alone. */
function faultsIn(file: string): Fault[] {
	const source = readFileSync(file, "utf8");
	const faults: Fault[] = [];
	const leftAlone: Range[] = [];
	const plant = ({ start, end }: Range, planted: string) => void faults.push({ file, start, end, planted });
	const leaveAlone = (node: Range) => void leftAlone.push(node);
	const mistakeOperator = ({ left, right, operator }: { left: Range; right: Range; operator: string }) => {
		const planted = mistaken.get(operator);
		const start = source.indexOf(operator, left.end);
		if (planted && start < right.start) plant({ start, end: start + operator.length }, planted);
	};
	const negate = ({ test }: { test: Range }) => plant(test, `!(${source.slice(test.start, test.end)})`);
	const dropNegation = (node: ESTree.UnaryExpression) =>
		node.operator === "!" && plant({ start: node.start, end: node.start + 1 }, "");
	const dropStatement = (node: Range) => plant(node, ";");
	const dropProperty = (node: Range & { shorthand: boolean }) => !node.shorthand && plant(node, "...{}");
	const dropAttribute = (node: ESTree.JSXAttribute) =>
		node.name.name === "className" ? leaveAlone(node) : plant(node, "");
	const changeValue = ({ value, ...node }: Range & { value: unknown }) => {
		if (typeof value === "boolean") plant(node, String(!value));
		if (typeof value === "number") plant(node, String(value * 2 + 1));
		if (typeof value === "string" && value) plant(node, JSON.stringify(value.slice(0, -1)));
	};
	new Visitor({
		BinaryExpression: mistakeOperator,
		LogicalExpression: mistakeOperator,
		IfStatement: negate,
		ConditionalExpression: negate,
		UnaryExpression: dropNegation,
		ExpressionStatement: dropStatement,
		Property: dropProperty,
		JSXAttribute: dropAttribute,
		Literal: changeValue,
		ObjectPattern: leaveAlone,
		ImportDeclaration: leaveAlone,
		ImportExpression: leaveAlone,
		ExportAllDeclaration: leaveAlone,
		TSInterfaceDeclaration: leaveAlone,
		TSTypeAliasDeclaration: leaveAlone,
		TSTypeAnnotation: leaveAlone,
		TSTypeParameterInstantiation: leaveAlone,
		TSLiteralType: leaveAlone,
	}).visit(parseSync(file, source).program);
	return faults.filter(
		(fault) => !leftAlone.some(({ start, end }) => start <= fault.start && fault.end <= end),
	);
}

/** A place in a random order that a seed gives again, whatever other faults there are. */
const randomOrder = ({ file, start, planted }: Fault) => digest(`${seed} ${file} ${start} ${planted}`);

/** The first check that fails for a fault in these files, or takes longer than ten minutes; undefined if all pass. */
async function foundBy(files: string[]): Promise<string | undefined> {
	const checks = {
		types: "tsc -b",
		"the file's tests": `vitest related --run --bail 1 ${files.join(" ")}`,
		"unit tests": "vitest run --bail 1",
		...(values.e2e && { "end-to-end tests": "npm run build && playwright test --max-failures 1" }),
	};
	for (const [name, command] of Object.entries(checks)) {
		const passes = await promisify(exec)(command, { timeout: 600_000, maxBuffer: 2 ** 27 }).then(
			() => true,
			() => false,
		);
		if (!passes) return name;
	}
	return undefined;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 80);
const listed =
	positionals.length > 0
		? ["ls-files", ...positionals]
		: ["diff", "--name-only", "--diff-filter=d", values.since];
const files = run(["git", ...listed]).split("\n");
const faults = files
	.filter((file) => /^(worker|app)\/.*(?<!\.d)\.tsx?$/.test(file))
	.flatMap(faultsIn)
	.map((fault) => ({ fault, order: randomOrder(fault) }))
	.toSorted((one, other) => one.order.localeCompare(other.order))
	.slice(0, count)
	.map(({ fault }) => fault);
console.log(`${faults.length} faults, seed ${seed}`);
if (faults.length > 0 && (await foundBy([...new Set(faults.map(({ file }) => file))])))
	refuse(usage, "The checks fail without any fault.");

let survivors = 0;
for (const { file, start, end, planted } of faults) {
	const source = readFileSync(file, "utf8");
	const restore = () => writeFileSync(file, source);
	const interrupted = () => {
		restore();
		process.exit(130);
	};
	process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
	writeFileSync(file, source.slice(0, start) + planted + source.slice(end));
	const found = await foundBy([file]);
	restore();
	process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
	if (!found) survivors++;
	const place = `${file}:${source.slice(0, start).split("\n").length}`;
	const change = `${oneLine(source.slice(start, end))}  →  ${oneLine(planted) || "(nothing)"}`;
	console.log(`${found ? `found by ${found}` : "SURVIVED"}  ${place}  ${change}`);
}
console.log(`${survivors} of ${faults.length} survived`);
