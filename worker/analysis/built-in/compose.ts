import { type CompanyId, companies } from "#app/content/companies.ts";
import type { GoalNumber } from "#app/content/goals.ts";
import { contacts, names } from "#app/content/group.ts";
import type { Language } from "#app/i18n/languages.ts";
import companyTextsEn from "#app/locales/en/companies.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import companyTextsEs from "#app/locales/es/companies.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import { analysisHeadings, fitLevels, goalAbbreviation } from "#app/schemas/analysis-layout.ts";
import type { Match } from "./classifier.ts";
import { type Fact, factsIn, questionIn, seeksMoney } from "./facts.ts";
import { type Pair, phrases } from "./texts/phrases.ts";
import { themeTexts } from "./texts/theme-texts.ts";
import { type Asked, type NothingKind, type Proposal, type ThemeText, themesOf } from "./themes.ts";

const companyTexts = { en: companyTextsEn, es: companyTextsEs };
const goalNames = { en: goalNamesEn, es: goalNamesEs };
/** Most things to have ready that are listed. */
const readyMax = 3;
/** Most facts that are quoted. */
const quotesMax = 8;

/** A company that an idea concerns, with all that is said about it. */
interface Part {
	company: CompanyId;
	/** The company's name as it stands in a sentence. */
	name: string;
	/** The theme where it is clear, and the company with what it does. */
	sector: string;
	text: ThemeText;
	goal: GoalNumber;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function section(heading: string, ...lines: (string | undefined | false)[]): string {
	const written = lines.filter(Boolean);
	return written.length > 0 ? [`**${heading}**`, ...written].join("\n") : "";
}

const joined = (...sections: string[]) => sections.filter(Boolean).join("\n\n");

function partOf({ company, theme }: { company: CompanyId; theme: string }, language: Language): Part {
	const texts: Record<string, ThemeText> = themeTexts[language][company];
	const text = texts[theme] as ThemeText;
	const name = phrases[language].company(company, names[company]);
	const does = `${capital(name)}: ${small(companyTexts[language][company].activity)}.`;
	return {
		company,
		name,
		sector: theme === "company" ? does : `${capital(text.name)}. ${does}`,
		text,
		goal: themesOf(company)[theme]?.goal as GoalNumber,
	};
}

/** What has been asked for but not given, each kind of fact once, in order. */
function missing(asked: readonly Asked[], given: ReadonlySet<Fact>): string[] {
	const texts = new Map<string, string>();
	for (const one of asked)
		for (const [fact, text] of Object.entries(one))
			if (!given.has(fact as Fact) && !texts.has(fact)) texts.set(fact, text);
	return [...texts.values()];
}

/** The first of the quotes, as far as they repeat less than half of the idea. */
function worthQuoting(quotes: readonly string[], idea: string): string[] {
	let room = idea.length / 2;
	return quotes.slice(0, quotesMax).filter((quote) => {
		room -= quote.length;
		return room > 0;
	});
}

/**
 * Writes the analysis of an idea that concerns a company or two. What the idea states is not asked for; where the company is
 * not certain, nothing is said that would be false of another idea in its field.
 * @param note the last sentence of the first section
 */
export function writeMatch(match: Match, idea: string, language: Language, note: string | undefined): string {
	const { matches, level, isShort } = match;
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const isSure = level !== "partial";
	const parts = matches.flatMap((one) =>
		one ? [partOf(isSure || one.isOutside ? one : { ...one, theme: "company" }, language)] : [],
	);
	const [first, second] = parts as [Part, Part?];
	const { given, quotes } = factsIn(idea);
	const wantsMoney = seeksMoney(idea);
	const question = questionIn(idea);
	const stage = given.has("grown") ? say.grown : given.has("tool") ? say.tool : undefined;
	const facts = worthQuoting(quotes, idea);
	const understood = [
		isSure && say.subject(parts.map(({ text }) => text.name)),
		facts.length > 0 && say.given(facts),
		note,
	];
	const sureAsked = wantsMoney ? say.forMoney : (stage ?? (second ? say.together : first.text));
	const unsureAsked = isShort ? { ask: say.start[first.company] } : first.text;
	const { askFirst = {}, ask }: Pick<ThemeText, "askFirst" | "ask"> = isSure ? sureAsked : unsureAsked;
	const readyLists = stage ? [stage.ready] : parts.map(({ text }) => text.ready);
	const ready = missing(wantsMoney ? [say.forMoney.ready, ...readyLists] : readyLists, given);
	const aspects = parts.map(({ text }) =>
		second ? `- ${capital(text.name)}: ${small(text.aspect)}` : `- ${text.aspect}`,
	);
	const sdg = goalAbbreviation[language];
	const goals = parts
		.filter(({ goal }, index) => index === 0 || goal !== first.goal)
		.map(({ goal, text }) => `${sdg} ${goal}: ${goalNames[language][`${goal}`]}. ${text.goal}`);
	const proposals = isShort ? [] : proposalsFor(first, second, isSure, stage, language);
	return joined(
		section(headings.understanding, understood.filter(Boolean).join(" ")),
		section(headings.fit, `${fitLevels[language][level]}: ${reasonOf(match, first, second, language)}`),
		section(headings.sector, ...parts.map(({ sector }) => (second ? `- ${sector}` : sector))),
		section(headings.sustainability, ...(isSure || !(second || isShort) ? aspects : [])),
		section(headings.collaboration, ...proposals.map((text, index) => `${index + 1}. ${text}`)),
		section(headings.goals, ...(isSure ? goals : [])),
		section(headings.question, missing([askFirst], given)[0] ?? ask),
		section(headings.ready, ...(isSure ? ready.slice(0, readyMax).map((thing) => `- ${thing}`) : [])),
		section(
			headings.next,
			say.next,
			question && say.asked(question),
			!isSure && say.more,
			wantsMoney && say.investors(contacts.investorsEmail),
		),
	);
}

function reasonOf({ matches, level }: Match, first: Part, second: Part | undefined, language: Language) {
	const say = phrases[language];
	const why = first.text.why ?? themeTexts[language][first.company].company.why;
	if (level === "joint" && second)
		return say.joint(first.name, first.text.name, second.name, second.text.name);
	if (second) return say.close(first.name, second.name);
	if (level === "clear") return `${say.clear(first.name)} ${why}`;
	return matches[0].isOutside ? `${say.nearest(first.name)} ${why}` : say.closest(first.name);
}

/**
 * The proposals: of one company what it would look at, and a first step; of two, one for each and one for both. What is tried
 * out already, or is a technology, has a proposal of its own instead, and no first step.
 */
function proposalsFor(
	first: Part,
	second: Part | undefined,
	isSure: boolean,
	stage: Proposal | undefined,
	language: Language,
): string[] {
	const say = phrases[language];
	const proposal = ({ title, decides }: Omit<Proposal, "looksAt">, looksAt: string) =>
		`**${title}**: ${looksAt}\n   - ${say.decides(decides)}`;
	const by = ({ name }: Part, text: Proposal) => proposal(text, say.looksAt(name, text.looksAt));
	if (!second) {
		if (isSure && stage) return [by(first, stage)];
		return [by(first, first.text), ...(isSure ? [say.firstStep(first.text.step)] : [])];
	}
	if (!isSure) return [];
	const byBoth = (text: Omit<Proposal, "looksAt">, looksAt: string) =>
		proposal(text, say.lookAt(first.name, second.name, looksAt));
	return [
		...(stage ? [byBoth(stage, stage.looksAt)] : [by(first, first.text), by(second, second.text)]),
		byBoth(say.together, say.pairs[pairOf(first.company, second.company)]),
	];
}

/** The two companies in the order of every list. */
function pairOf(one: CompanyId, other: CompanyId): Pair {
	const [first, second] = companies.map(({ id }) => id).filter((id) => id === one || id === other);
	return `${first}+${second}` as Pair;
}

/** Why a text is no idea that fits, rather than one that says too little. */
const unclear: readonly NothingKind[] = ["chat", "other-topic", "language"];

/** Writes, for a text that concerns none of the companies, what it was taken for and where to go with it. */
export function writeNothing(
	kind: NothingKind = "other-topic",
	idea: string,
	language: Language,
	note?: string,
): string {
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const { taken, reason, ways } = say.nothing[kind];
	const texts = companyTexts[language];
	const fields = companies.map(({ id, name }) => `${name} (${small(texts[id].activity)})`).join(", ");
	const values: Record<string, string> = { ...contacts, fields };
	const filled = ways.map((way) => way.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? ""));
	const question = kind !== "sales-offer" && questionIn(idea);
	const level = fitLevels[language][unclear.includes(kind) ? "unclear" : "none"];
	return joined(
		section(headings.understanding, note ? `${taken} ${note}` : taken),
		section(headings.fit, `${level}: ${reason}`),
		section(say.whereToGo, ...filled.map((way) => `- ${way}`)),
		section(headings.next, say.next, question && say.asked(question)),
	);
}
