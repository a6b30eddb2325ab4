/**
 * `npm run mutate`: plants one fault at a time in the code and says which ones neither the type checks nor the tests find.
 * A fault that survives is a missing test, code that does nothing, or no fault at all: read it and decide.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";
import { readArguments, refuse } from "./arguments.ts";
import { digest } from "./digest.ts";
import { run } from "./wrangler.ts";

const usage = `npm run mutate [-- options] [files and folders of worker/ and app/]
  Without files: those that differ from --since. The tree must have no uncommitted changes.
  --since <commit>   main, unless given
  --count <n>        at most so many faults, chosen at random: 40, unless given
  --seed <n>         chooses the faults of an earlier run again
  A fault that survives may be found by the end-to-end tests, which are not run.`;

const { values, positionals } = readArguments(usage, {
	allowPositionals: true,
	options: {
		since: { type: "string", default: "main" },
		count: { type: "string", default: "40" },
		seed: { type: "string", default: String(Date.now() % 100_000) },
	},
});
const [count, seed] = [Number(values.count), Number(values.seed)];
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed))) refuse(usage, "A number is not one.");
if (run(["git", "status", "--porcelain"])) refuse(usage, "The tree has uncommitted changes.");

/** A part of a source text, in UTF-16 units. */
type Range = { start: number; end: number };
type Fault = Range & { file: string; planted: string };
type Operation = { left: Range; right: Range; operator: string };

/** Operators that are easily mistaken for one another. */
const pairs = ["=== !==", "< <=", "> >=", "+ -", "* /", "?? ||", "|| &&"].map((pair) => pair.split(" "));
const mistaken = new Map(pairs.flatMap((pair) => [pair.toReversed(), pair] as [string, string][]));

const typesAndNames = [
	...["ObjectPattern", "ImportDeclaration", "ImportExpression", "ExportAllDeclaration", "TSLiteralType"],
	...["TSInterfaceDeclaration", "TSTypeAliasDeclaration", "TSTypeAnnotation", "TSTypeParameterInstantiation"],
];

/** Every fault that can be planted in a file. Types, imports, patterns, class names and text in JSX are left alone. */
function faultsIn(file: string): Fault[] {
	const source = readFileSync(file, "utf8");
	const faults: Fault[] = [];
	const leftAlone: Range[] = [];
	const plant = ({ start, end }: Range, planted: string) => void faults.push({ file, start, end, planted });
	const leaveAlone = (node: Range) => void leftAlone.push(node);
	const mistakeOperator = ({ left, right, operator }: Operation) => {
		const planted = mistaken.get(operator);
		const start = source.indexOf(operator, left.end);
		if (planted && start < right.start) plant({ start, end: start + operator.length }, planted);
	};
	const negate = ({ test }: { test: Range }) => plant(test, `!(${source.slice(test.start, test.end)})`);
	const dropProperty = (node: Range & { shorthand: boolean }) => !node.shorthand && plant(node, "...{}");
	const dropStatement = (node: Range) => plant(node, ";");
	const dropAttribute = (node: ESTree.JSXAttribute) =>
		node.name.name === "className" ? leaveAlone(node) : plant(node, "");
	const changeValue = ({ value, ...node }: Range & { value: unknown }) => {
		if (typeof value === "boolean") plant(node, String(!value));
		if (typeof value === "number") plant(node, String(value * 2 + 1));
		if (typeof value === "string" && value) plant(node, JSON.stringify(value.slice(0, -1)));
	};
	const shorten = ({ end, value }: ESTree.TemplateElement) => {
		// The node ends after a backtick or `${`.
		const textEnd = end - (source[end - 1] === "`" ? 1 : 2);
		if (/[^\\][^\\]$/.test(value.raw)) plant({ start: textEnd - 1, end: textEnd }, "");
	};
	new Visitor({
		BinaryExpression: mistakeOperator,
		LogicalExpression: mistakeOperator,
		IfStatement: negate,
		ConditionalExpression: negate,
		ExpressionStatement: dropStatement,
		Property: dropProperty,
		JSXAttribute: dropAttribute,
		Literal: changeValue,
		TemplateElement: shorten,
		...Object.fromEntries(typesAndNames.map((type) => [type, leaveAlone])),
	}).visit(parseSync(file, source).program);
	return faults.filter(
		(fault) => !leftAlone.some(({ start, end }) => start <= fault.start && fault.end <= end),
	);
}

let checks: ChildProcess | undefined;
let restore = () => {};
// As a group: a shell that ends alone leaves the tests running.
const stopChecks = () => checks?.pid && process.kill(-checks.pid, "SIGKILL");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
process.on("exit", () => {
	restore();
	stopChecks();
});

async function passes(command: string): Promise<boolean> {
	checks = spawn(command, { shell: true, detached: true, stdio: "ignore" });
	const timer = setTimeout(stopChecks, 600_000);
	const [status] = await once(checks, "close");
	clearTimeout(timer);
	checks = undefined;
	return status === 0;
}

/** The first check that fails for a fault in these files, or takes longer than ten minutes; undefined if all pass. */
async function foundBy(files: string[]): Promise<string | undefined> {
	const commands = {
		types: "tsc -b",
		"the file's tests": `vitest related --run --bail 1 ${files.join(" ")}`,
		"unit tests": "vitest run --bail 1",
	};
	for (const [name, command] of Object.entries(commands)) if (!(await passes(command))) return name;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 80);
const changed = ["diff", "--name-only", "--diff-filter=d", values.since];
const listed = positionals.length > 0 ? ["ls-files", ...positionals] : changed;
const files = run(["git", ...listed]).split("\n");
const faults = files
	.filter((file) => /^(worker|app)\/.*(?<!\.d)\.tsx?$/.test(file))
	.flatMap(faultsIn)
	// A random order that the seed gives again, whatever other faults there are.
	.map((fault) => ({ fault, order: digest(`${seed} ${fault.file} ${fault.start} ${fault.planted}`) }))
	.toSorted((one, other) => one.order.localeCompare(other.order))
	.slice(0, count)
	.map(({ fault }) => fault);
console.log(`${faults.length} faults, seed ${seed}`);
if (faults.length > 0 && (await foundBy([...new Set(faults.map(({ file }) => file))])))
	refuse(usage, "The checks fail without any fault.");
let survivors = 0;
for (const { file, start, end, planted } of faults) {
	const source = readFileSync(file, "utf8");
	restore = () => writeFileSync(file, source);
	writeFileSync(file, source.slice(0, start) + planted + source.slice(end));
	const found = await foundBy([file]);
	restore();
	if (!found) survivors++;
	const place = `${file}:${source.slice(0, start).split("\n").length}`;
	const change = `${oneLine(source.slice(start, end))}  →  ${oneLine(planted) || "(nothing)"}`;
	console.log(`${found ? `found by ${found}` : "SURVIVED"}  ${place}  ${change}`);
}
console.log(`${survivors} of ${faults.length} survived`);
