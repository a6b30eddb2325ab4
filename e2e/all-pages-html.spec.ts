import { execFile, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { APIRequestContext, Page } from "@playwright/test";
import { sites } from "../app/content/placeholders.ts";
import type { Language } from "../app/i18n/languages.ts";
import { localeFromPath, localizedPath, parseLocalizedPath } from "../app/i18n/localized-paths.ts";
import { notFoundPath, pagePaths } from "../app/pages.ts";
import { builtInSite } from "./addresses.ts";
import { expect, languageTests, test, translations } from "./fixtures.ts";
import { foreignWords } from "./foreign-words.ts";
import { type ReadPage, readPages } from "./page-reader.ts";

interface Answer extends ReadPage {
	address: string;
	/** What the browser asks for. */
	locale: string;
	/** What it is answered in. */
	expected: Language;
	source: string;
}

/** Every page, the 404 page too, at its fixed and at its plain address, as a browser of each language gets it. */
async function readAll(page: Page, request: APIRequestContext): Promise<Answer[]> {
	const asked = languageTests.flatMap(({ language, locale }) =>
		[...pagePaths, notFoundPath].flatMap((path) =>
			[localizedPath(path, language), localizedPath(path, undefined)].map((address) => ({
				address,
				locale,
				expected: localeFromPath(address) ?? language,
			})),
		),
	);
	const answers: ((typeof asked)[number] & { source: string })[] = [];
	for (const question of asked) {
		const response = await request.get(builtInSite + question.address, {
			headers: { "Accept-Language": question.locale },
		});
		expect(response.status(), question.address).toBe(question.address.endsWith(notFoundPath) ? 404 : 200);
		answers.push({ ...question, source: await response.text() });
	}
	const read = await readPages(
		page,
		answers.map(({ source }) => source),
	);
	return answers.map((answer, index) => ({ ...answer, ...(read[index] as ReadPage) }));
}

let answers: Promise<Answer[]> | undefined;

/** Reads them once for all the tests of this file. */
function allAnswers(page: Page, request: APIRequestContext): Promise<Answer[]> {
	answers ??= readAll(page, request);
	return answers;
}

/** What is wrong anywhere, each with where. */
function problemsOf(all: Answer[], find: (answer: Answer) => string[]): string[] {
	return [
		...new Set(all.flatMap((answer) => find(answer).map((problem) => `${answer.address}: ${problem}`))),
	];
}

/** What machines are told in words: the texts of JSON-LD that are no address, type or code. */
function textsForMachines(data: unknown): string[] {
	if (Array.isArray(data)) return data.flatMap(textsForMachines);
	if (typeof data !== "object" || data === null) return [];
	return Object.entries(data).flatMap(([key, value]) =>
		typeof value === "string"
			? /^(name|alternateName|description|slogan|knowsAbout)$/.test(key)
				? [value]
				: []
			: textsForMachines(value),
	);
}

const run = promisify(execFile);
const nuHtmlChecker = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

/** What the checker says that is no mistake of a page, and why. */
const nuIsMistaken = [
	// React closes elements that have no end; the checker only warns of what could follow from it in HTML with bare values.
	/^Trailing slash on void elements has no effect/,
	// SVG 2 gives all shapes a path length, the checker knows it for paths alone.
	/^Attribute “pathLength” not allowed on element “circle”/,
	// Its CSS is older than the inlined style sheet's: properties, rules, custom properties in a transition of Tailwind's, …
	/^CSS: “(animation-(range|timeline)|container-type|field-sizing|interpolate-size|margin-trim|vector-effect|view-transition-name)”: Property “[\w-]+” doesn't exist/,
	/^CSS: Unrecognized at-rule “@(container|property|starting-style|view-transition)”/,
	/^CSS: “transition-property”: “--tw-gradient-from” is not a/,
	// … and the names in `::view-transition-old(name)`.
	/^CSS: Parse Error\. \S*-(old|new|group)\([\w*-]+\)\{/,
];

interface NuMessage {
	message: string;
	url: string;
	extract?: string;
}

/** Lets the checker read all pages in one go, as it takes long to start. */
async function checkedByNu(sources: Map<string, string>, folder: string): Promise<string[]> {
	await mkdir(folder, { recursive: true });
	const files = await Promise.all(
		[...sources].map(async ([name, source]) => {
			const file = join(folder, name);
			await writeFile(file, source);
			return file;
		}),
	);
	const options = ["-jar", nuHtmlChecker, "--stdout", "--exit-zero-always", "--format", "json"];
	const { stdout } = await run("java", [...options, ...files], { maxBuffer: 2 ** 26 });
	const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
	return messages.flatMap(({ message, url, extract = "" }) => {
		const said = `${message} ${extract}`;
		return nuIsMistaken.some((known) => known.test(said)) ? [] : [`${basename(url)}: ${said}`];
	});
}

test.describe("every page, in both languages and at every address", () => {
	// In order, so that one worker reads the pages once.
	test.describe.configure({ mode: "default" });

	test("is in one language, without a word of the other, visible or not", async ({ page, request }) => {
		const all = await allAnswers(page, request);
		for (const { address, language, expected } of all) expect(language, address).toBe(expected);
		const found = problemsOf(all, ({ texts, data, language }) =>
			[...texts, ...textsForMachines(data).map((text) => ({ language, text }))].flatMap((said) =>
				foreignWords(said.text, said.language).map(
					(word) => `“${word}” (${said.language}) in “${said.text}”`,
				),
			),
		);
		expect(found).toEqual([]);
	});

	test("a word in the wrong language would be found", async () => {
		expect(foreignWords("Recorre todos los años", "en")).toEqual(["todos", "los", "anos"]);
		expect(foreignWords("Read the policy", "es")).toContain("the");
		expect(foreignWords("Contacto", "en")).toEqual(["contacto"]);
		expect(foreignWords("Companies", "es")).toEqual(["companies"]);
		expect(foreignWords("Fundació Anella, Agencia Española de Protección de Datos", "en")).toEqual([]);
	});

	test("has one main heading, skips no level, and has its landmarks", async ({ page, request }) => {
		const found = problemsOf(await allAnswers(page, request), ({ headings, landmarks }) => {
			const kinds = (kind: string) => landmarks.filter((landmark) => landmark.kind === kind);
			return [
				...(headings.filter(({ level }) => level === 1).length === 1 ? [] : ["not one h1"]),
				...(headings[0]?.level === 1 || kinds("main").length !== 1 ? [] : ["the first heading is no h1"]),
				...headings
					.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
					.map(({ level, text }) => `h${level} “${text}” skips a level`),
				...headings.filter(({ text }) => text === "").map(({ level }) => `an empty h${level}`),
				...["banner", "main", "contentinfo"].filter((kind) => kinds(kind).length !== 1),
				...[...kinds("navigation"), ...kinds("region")]
					.filter(({ name }) => name.trim() === "")
					.map(({ kind }) => `a ${kind} without a name`),
			];
		});
		expect(found).toEqual([]);
	});

	test("has unique ids and refers only to existing ones", async ({ page, request }) => {
		const found = problemsOf(await allAnswers(page, request), ({ ids, references }) => [
			...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
			...references.filter((id) => !ids.includes(id)).map((id) => `no #${id}`),
		]);
		expect(found).toEqual([]);
	});

	test("links only to existing pages, sections and files, and to valid mail and telephone URLs", async ({
		page,
		request,
	}) => {
		const all = await allAnswers(page, request);
		const sectionsOf = new Map(
			all.flatMap(({ address, locale, ids }) => [
				[`${locale} ${address}`, ids],
				[address, ids],
			]),
		);
		const files = new Set<string>();
		const found = problemsOf(all, ({ address, locale, language, links, resources }) => {
			for (const resource of resources) {
				if (!resource.startsWith("data:")) files.add(resource.replace(sites.group, ""));
			}
			return links.flatMap(({ href, target, rel, text }) => {
				const problems = text === "" ? [`no words in the link to ${href}`] : [];
				if (target && !text.includes(translations[language as Language].common.newTab)) {
					problems.push(`${href} opens elsewhere, and does not say so`);
				}
				if (href.startsWith("mailto:")) {
					if (!/^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?\w+=[\w%.~-]+(&\w+=[\w%.~-]+)*)?$/.test(href))
						problems.push(href);
				} else if (href.startsWith("tel:")) {
					if (!/^tel:\+\d{8,15}$/.test(href)) problems.push(href);
				} else if (href.startsWith("https://")) {
					const apart = target === "_blank" && rel.split(" ").includes("noopener");
					if (!apart) problems.push(`${href} opens here, or gets hold of this page`);
				} else if (/^[/#?]/.test(href) && !href.startsWith("//")) {
					const { pathname, hash } = new URL(href, builtInSite + address);
					const sections = sectionsOf.get(`${locale} ${pathname}`) ?? sectionsOf.get(pathname);
					const section = decodeURIComponent(hash.slice(1));
					if (!sections) files.add(pathname);
					else if (section && !sections.includes(section)) problems.push(`no section ${href}`);
				} else problems.push(`what is “${href}”?`);
				return problems;
			});
		});
		expect(found).toEqual([]);
		expect(files.size).toBeGreaterThan(0);
		for (const file of files) {
			const response = await request.head(builtInSite + file);
			expect(response.status(), file).toBe(200);
		}
	});

	test("has only forms that work without JavaScript, or a note that says what needs it", async ({
		page,
		request,
	}) => {
		const all = await allAnswers(page, request);
		expect(all.filter(({ forms }) => forms.length > 0).length).toBeGreaterThan(0);
		const found = problemsOf(all, ({ forms }) =>
			forms.flatMap(({ postedTo, canBeSent, withoutScript }) => {
				if (postedTo === undefined) return withoutScript ? [] : ["a form says nothing of JavaScript"];
				const takesForms = ["/contact", "/idea"].includes(parseLocalizedPath(postedTo).path);
				return takesForms && canBeSent ? [] : [`a form cannot be posted to ${postedTo}`];
			}),
		);
		expect(found).toEqual([]);
	});

	test("is valid by the Nu HTML Checker", { tag: "@full" }, async ({ page, request }, info) => {
		const runs = spawnSync("java", ["-jar", nuHtmlChecker, "--version"]).status === 0;
		test.skip(!runs, "The Nu HTML Checker needs Java 11 or newer, and there is no such `java` here.");
		const sources = new Map<string, string>();
		for (const { address, locale, source } of await allAnswers(page, request)) {
			// The same HTML at another address says nothing new.
			const name = `${address.slice(1).replaceAll("/", "_") || "home"}.${locale}.html`;
			if (![...sources.values()].includes(source)) sources.set(name, source);
		}
		const found = await checkedByNu(sources, info.outputPath("pages"));
		expect(found).toEqual([]);
	});
});
