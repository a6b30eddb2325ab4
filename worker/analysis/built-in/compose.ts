import { type CompanyId, companies } from "#app/content/companies.ts";
import { contacts, names } from "#app/content/group.ts";
import type { Language } from "#app/i18n/languages.ts";
import companyTextsEn from "#app/locales/en/companies.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import companyTextsEs from "#app/locales/es/companies.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import { analysisHeadings, fitLevels, goalAbbreviation } from "#app/schemas/analysis-layout.ts";
import type { Match } from "./classifier.ts";
import { type Fact, factsIn, reportsWrongdoing, speaksOfEquity, type sufferingIn } from "./facts.ts";
import type { Request } from "./request.ts";
import { type Pair, phrases } from "./texts/phrases.ts";
import { pairTexts, requestTexts, themeTexts } from "./texts/theme-texts.ts";
import { type NothingKind, type Proposal, type ThemeText, themesOf } from "./themes.ts";

const companyTexts = { en: companyTextsEn, es: companyTextsEs };
const goalNames = { en: goalNamesEn, es: goalNamesEs };
/** Most things to have ready that are listed. */
const readyMax = 3;
/** Most words of an analysis: beyond, the sections that say least of the idea are left out. */
const wordsMax = 340;

/** What is known of a text whatever it concerns. */
interface About {
	idea: string;
	/** The language to answer in. */
	language: Language;
	suffering: ReturnType<typeof sufferingIn>;
	/** The last sentence of the first section. */
	note: string | undefined;
}

/** A company that an idea concerns, with what is said about it. */
interface Part {
	company: CompanyId;
	theme: string;
	/** The company's name as it stands in a sentence. */
	name: string;
	text: ThemeText;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with `{key}` filled in, with a capital where a sentence begins. */
const filled = (text: string, values: Record<string, string>) =>
	text.replace(/(^|[.!?] )?\{(\w+)\}/g, (_, before: string | undefined, key: string) =>
		before === undefined ? (values[key] ?? "") : before + capital(values[key] ?? ""),
	);

function section(heading: string, ...lines: (string | undefined | false)[]): string {
	const written = lines.filter(Boolean);
	return written.length > 0 ? [`**${heading}**`, ...written].join("\n") : "";
}

const joined = (sections: readonly string[]) => sections.filter(Boolean).join("\n\n");

function partOf({ company, theme }: { company: CompanyId; theme: string }, language: Language): Part {
	const texts: Record<string, ThemeText> = themeTexts[language][company];
	const name = phrases[language].company(company, names[company]);
	return { company, theme, name, text: texts[theme] as ThemeText };
}

/**
 * Writes the analysis of an idea that concerns a company or two. What the idea states is not asked for; where the company is
 * not certain, only its nearest theme is told; where people suffer, nothing is counted.
 */
export function writeMatch(match: Match, request: Request | undefined, about: About): string {
	const { matches, level, isShort } = match;
	const { idea, language, suffering, note } = about;
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const [first, second] = matches.flatMap((one) => (one ? [partOf(one, language)] : [])) as [Part, Part?];
	const isSure = level !== "partial";
	const isTheme = !isShort && first.theme !== "company";
	/** Only of a sure theme, because what suits one theme is false of another. */
	const isToldTheme = isSure && isTheme;
	const given = factsIn(idea);
	const both = isSure && second ? [first, second] : [first];
	const answer =
		request?.kind && !matches[0].isOutside ? requestTexts[language][first.company][request.kind] : undefined;
	const asked = isShort ? undefined : questionOf(both, given);
	const question = answer?.ask ?? asked?.text ?? say.start[first.company];
	const ready = Object.entries(first.text.ready)
		.filter(([fact]) => !given.has(fact as Fact) && (fact === "open" || answer?.ask || fact !== asked?.fact))
		.map(([, text]) => `- ${text}`);
	const subject = isSure
		? say.subject(both.map(({ text }) => text.name))
		: isTheme && say.maybe(first.text.name);
	const isVague = isShort || !(isSure || answer);
	const proposals = isVague ? [] : proposalsFor(both as [Part, Part?], isToldTheme, given, answer, language);
	const { goal } = themesOf(first.company)[first.theme] ?? {};
	const isEquity = request?.kind === "money" && speaksOfEquity(idea);
	const isCounted = isToldTheme && !suffering;
	/** The optional parts in the order in which they are left out where the text is too long. */
	const optional = {
		sector: isCounted && !second && `${companyTexts[language][first.company].activity}.`,
		goals:
			isCounted &&
			goal &&
			first.text.goal &&
			`${goalAbbreviation[language]} ${goal}: ${goalNames[language][`${goal}`]}. ${first.text.goal}`,
		aspect: isCounted && `- ${first.text.aspect}`,
		ready: isToldTheme && ready.slice(0, readyMax).join("\n"),
		request: (request?.quote ? say.request(request.quote) : "") as string | false,
	};
	const write = () => {
		const understood = [suffering && say.suffering[suffering], subject, optional.request, note];
		return joined([
			section(headings.understanding, understood.filter(Boolean).join(" ")),
			section(headings.fit, `${fitLevels[language][level]}: ${reasonOf(match, first, second, language)}`),
			section(headings.sector, optional.sector),
			section(headings.sustainability, optional.aspect),
			section(headings.collaboration, ...proposals.map((text, index) => `${index + 1}. ${text}`)),
			section(headings.goals, optional.goals || undefined),
			section(headings.question, question),
			section(headings.ready, optional.ready),
			section(
				headings.next,
				say.next,
				proposals.length < 2 && !isSure && say.more,
				isEquity && say.investors(contacts.investorsEmail),
			),
		]);
	};
	for (const name of Object.keys(optional) as (keyof typeof optional)[])
		if (write().split(/\s+/).length > wordsMax) optional[name] = false;
	return write();
}

/** The first question of these whose fact is not given. */
function questionOf(parts: readonly Part[], given: ReadonlySet<Fact>) {
	const questions = parts.flatMap(({ text }) => Object.entries(text.ask));
	const [fact, text] = questions.find(([fact]) => !given.has(fact as Fact)) ?? [];
	return text === undefined ? undefined : { fact, text };
}

function reasonOf(
	{ matches, level, isShort }: Match,
	first: Part,
	second: Part | undefined,
	language: Language,
) {
	const say = phrases[language];
	const why = first.text.why ?? themeTexts[language][first.company].company.why;
	if (level === "joint" && second)
		return say.joint(first.name, first.text.name, second.name, second.text.name);
	if (second) return say.close(first.name, second.name);
	if (level === "clear") return `${say.clear(first.name)} ${why}`;
	if (matches[0].isOutside) return `${say.nearest(first.name)} ${why}`;
	return isShort ? say.few(first.name) : say.closest(first.name);
}

/**
 * The proposals: what both would do together with what the second knows, the first company's answer to the request, and, unless
 * there are two by then, the test of its theme with what it teaches. What is tried out already, or is a technology, gets its next
 * stage instead of the test.
 */
function proposalsFor(
	[first, second]: readonly [Part, Part?],
	isToldTheme: boolean,
	given: ReadonlySet<Fact>,
	answer: Proposal | undefined,
	language: Language,
): string[] {
	const say = phrases[language];
	const write = ({ title, text, decides }: Proposal, values: Record<string, string>, insight?: string) => {
		const points = [insight && say.goodToKnow(filled(insight, values)), say.decides(filled(decides, values))];
		const lines = points.filter(Boolean).map((point) => `\n   - ${point}`);
		return `**${filled(title, values)}**: ${filled(text, values)}${lines.join("")}`;
	};
	const company = { company: first.name };
	const test = given.has("grown") ? say.grown : given.has("tool") ? say.tool : first.text.test;
	const both = second && pairOf(first, second);
	return [
		...(both
			? [
					write(
						pairTexts[language][both.key],
						both.values,
						second.theme === "company" ? undefined : second.text.insight,
					),
				]
			: []),
		...(answer ? [write(answer, company)] : []),
		...(answer && (both || !isToldTheme)
			? []
			: [write(test, company, both ? undefined : first.text.insight)]),
	];
}

/** Two companies in the order of every list, with their names. */
function pairOf(...parts: [Part, Part]) {
	const order = companies.map(({ id }) => id);
	const [first, second] = parts.sort(
		(one, other) => order.indexOf(one.company) - order.indexOf(other.company),
	);
	return {
		key: `${first.company}+${second.company}` as Pair,
		values: { first: first.name, second: second.name },
	};
}

/** What may be an idea that fits, but is not understood. */
const unclear: readonly NothingKind[] = ["unclear", "language", "goals"];

/** Writes, for a text that concerns none of the companies, what it was taken for and where to go with it. */
export function writeNothing(kind: NothingKind, { idea, language, suffering, note }: About): string {
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const { taken, reason, ways, specialWay } = say.nothing[kind];
	const texts = companyTexts[language];
	const fields = companies.map(({ id, name }) => `${name} (${small(texts[id].activity)})`).join(", ");
	const isSpecial = kind === "complaint" ? reportsWrongdoing(idea) : speaksOfEquity(idea);
	const lines = [isSpecial && specialWay, ...ways].filter((way) => way !== undefined && way !== false);
	const level = fitLevels[language][unclear.includes(kind) ? "unclear" : "none"];
	const understood = [suffering && say.suffering[suffering], taken, note];
	return joined([
		section(headings.understanding, understood.filter(Boolean).join(" ")),
		section(headings.fit, `${level}: ${reason}`),
		section(say.whereToGo, ...lines.map((way) => `- ${filled(way, { ...contacts, fields })}`)),
		section(headings.next, say.next),
	]);
}
