/**
 * Part of `npm run check`: lists the keys of `app/locales/` that no source names, and exits with 1 if there are any.
 * A key that a source names without a text is a type error (`app/i18n/i18next.d.ts`).
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const files = globSync("{app,worker,scripts}/**/*.{ts,tsx}", { exclude: ["app/locales/**"] });
const code = files.map((path) => readFileSync(path, "utf8")).join("\n");
const words = new Set(code.match(/\w+/g));
const isKnown = (part: string) => part.split(".").every((word) => words.has(word));

/** What can be a key: `"hero.title"`, `"common:nav.home"` or a template such as `values.${value}.title`. */
const keyLike = /(["`])(?:\w+:)?([\w.]*(?:\$\{[^`{}]*\}[\w.]*)*)\1/g;
const computed = /\$\{[^}]*\}/g;

/** Expressions for these keys. Their groups are what a template computes. */
const named = [...new Set(Array.from(code.matchAll(keyLike), ([, , key = ""]) => key))]
	.filter((key) => /\w/.test(key.replaceAll(computed, "")))
	.map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replaceAll(computed, "(.+)")}$`));

/** The keys of all texts, with their parents: `hero.title`. A list is one text. */
const keysIn = (texts: object, parents = ""): string[] =>
	Object.entries(texts).flatMap(([name, text]) =>
		typeof text === "string" || Array.isArray(text) ? [parents + name] : keysIn(text, `${parents}${name}.`),
	);

// The names of the Sustainable Development Goals are found by number.
const exclude = ["**/index.ts", "**/goals.ts"];
for (const file of [...globSync("app/locales/en/*.ts", { exclude }), "app/locales/es/mail.ts"]) {
	const { default: texts } = (await import(resolve(file))) as { default: object };
	// A legal document is shown whole.
	if ("sections" in texts && "brief" in texts) continue;
	for (const key of keysIn(texts)) {
		// i18next chooses the form of a plural.
		const asked = key.replace(/_(one|other)$/, "");
		if (named.some((name) => name.exec(asked)?.slice(1).every(isKnown))) continue;
		console.error(`${file}: unused key ${key}`);
		process.exitCode = 1;
	}
}
