/**
 * Part of `npm run check`: lists the keys of `app/locales/` that no source names, and exits with 1 if there are any.
 * A key that a source names without a text is a type error (`app/i18n/i18next.d.ts`).
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

/** The code of each folder. The files of a folder share its namespaces: some get their `t` from others. */
const folders = new Map<string, string>();
for (const file of globSync("{app,worker,scripts}/**/*.{ts,tsx}")) {
	if (file.startsWith("app/locales/")) continue;
	folders.set(dirname(file), `${folders.get(dirname(file)) ?? ""}\n${readFileSync(file, "utf8")}`);
}
const words = new Set([...folders.values()].join("\n").match(/\w+/g));

/** What can be a key: `"hero.title"`, `"common:nav.home"` or a template such as `values.${value}.title`. */
const keyLike = /(["`])(?:\w+:)?([\w.]*(?:\$\{[^`{}]*\}[\w.]*)*)\1/g;
const computed = /\$\{[^}]*\}/g;

/** Expressions for the keys that code names. Their groups are what a template computes. */
function keysIn(code: string): RegExp[] {
	return [...new Set([...code.matchAll(keyLike)].map(([, , key = ""]) => key))]
		.filter((key) => /\w/.test(key.replaceAll(computed, "")))
		.map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replaceAll(computed, "(.+)")}$`));
}

/** The keys of all texts, with their parents: `hero.title`. A list is one text. */
function pathsIn(texts: object, parents = ""): string[] {
	return Object.entries(texts).flatMap(([name, text]) =>
		typeof text === "string" || Array.isArray(text) ? [parents + name] : pathsIn(text, `${parents}${name}.`),
	);
}

const isKnown = (part: string) => part.split(".").every((word) => words.has(word));
let count = 0;
const unused: string[] = [];
for (const file of [
	...globSync("app/locales/en/*.ts", { exclude: ["**/index.ts"] }),
	"app/locales/es/mail.ts",
]) {
	const name = basename(file, ".ts");
	const { default: texts } = (await import(resolve(file))) as { default: object };
	// A legal document is shown whole, and the names of the Sustainable Development Goals are found by number.
	if ("sections" in texts && "brief" in texts) continue;
	if (name === "goals") continue;
	const namespace = name.replaceAll(/-./g, (match) => match.slice(1).toUpperCase());
	const mention = new RegExp(`["\`]${namespace}[":]|locales/(en|es)/${name}\\.ts`);
	const keys = keysIn([...folders.values()].filter((code) => mention.test(code)).join("\n"));
	for (const path of pathsIn(texts)) {
		count += 1;
		// i18next chooses the form of a plural.
		const key = path.replace(/_(one|other)$/, "");
		if (!keys.some((named) => named.exec(key)?.slice(1).every(isKnown))) unused.push(`${namespace}:${path}`);
	}
}
for (const key of unused) console.error(`app/locales: unused key ${key}`);
if (unused.length === 0) console.log(`${count} translation keys, all used.`);
process.exitCode = unused.length > 0 ? 1 : 0;
