/**
 * Part of `npm run check`: lists the keys of `app/locales/` that no source names, and exits with 1 if there are any.
 * A key that a source names without a text is a type error (`app/i18n/i18next.d.ts`).
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

/** The code of each folder. The files of a folder share its namespaces: some get their `t` from others. */
const files = globSync("{app,worker,scripts}/**/*.{ts,tsx}", { exclude: ["app/locales/**"] });
const folders = [...Map.groupBy(files, dirname).values()].map((paths) =>
	paths.map((path) => readFileSync(path, "utf8")).join("\n"),
);
const words = new Set(folders.join("\n").match(/\w+/g));
const isKnown = (part: string) => part.split(".").every((word) => words.has(word));

/** What can be a key: `"hero.title"`, `"common:nav.home"` or a template such as `values.${value}.title`. */
const keyLike = /(["`])(?:\w+:)?([\w.]*(?:\$\{[^`{}]*\}[\w.]*)*)\1/g;
const computed = /\$\{[^}]*\}/g;

/** Expressions for the keys that code names. Their groups are what a template computes. */
const keysIn = (code: string) =>
	[...new Set(Array.from(code.matchAll(keyLike), ([, , key = ""]) => key))]
		.filter((key) => /\w/.test(key.replaceAll(computed, "")))
		.map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replaceAll(computed, "(.+)")}$`));

/** The keys of all texts, with their parents: `hero.title`. A list is one text. */
const pathsIn = (texts: object, parents = ""): string[] =>
	Object.entries(texts).flatMap(([name, text]) =>
		typeof text === "string" || Array.isArray(text) ? [parents + name] : pathsIn(text, `${parents}${name}.`),
	);

// The names of the Sustainable Development Goals are found by number.
const exclude = ["**/index.ts", "**/goals.ts"];
for (const file of [...globSync("app/locales/en/*.ts", { exclude }), "app/locales/es/mail.ts"]) {
	const name = basename(file, ".ts");
	const { default: texts } = (await import(resolve(file))) as { default: object };
	// A legal document is shown whole.
	if ("sections" in texts && "brief" in texts) continue;
	const namespace = name.replaceAll(/-./g, (match) => match.slice(1).toUpperCase());
	const mention = new RegExp(`["\`]${namespace}[":]|locales/(en|es)/${name}\\.ts`);
	const keys = keysIn(folders.filter((code) => mention.test(code)).join("\n"));
	for (const path of pathsIn(texts)) {
		// i18next chooses the form of a plural.
		const key = path.replace(/_(one|other)$/, "");
		if (keys.some((named) => named.exec(key)?.slice(1).every(isKnown))) continue;
		console.error(`app/locales: unused key ${namespace}:${path}`);
		process.exitCode = 1;
	}
}
