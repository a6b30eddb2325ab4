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
import { type Fact, factsIn, seeksMoney } from "./facts.ts";
import { type Pair, phrases } from "./texts/phrases.ts";
import { themeTexts } from "./texts/theme-texts.ts";
import { type Asked, type NothingKind, type ThemeText, themesOf } from "./themes.ts";

const companyTexts = { en: companyTextsEn, es: companyTextsEs };
const goalNames = { en: goalNamesEn, es: goalNamesEs };
/** Most things to have ready that are listed. */
const readyMax = 4;
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
 * Writes the analysis of an idea that concerns a company or two. What is not certain is said on a condition, and what the
 * idea states is not asked for.
 * @param note the last sentence of the first section
 */
export function writeMatch(match: Match, idea: string, language: Language, note: string | undefined): string {
	const { matches, level, isShort } = match;
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const parts = matches.flatMap((one) => (one ? [partOf(one, language)] : []));
	const [first, second] = parts as [Part, Part?];
	const fitSection = (reason: string) => section(headings.fit, `${fitLevels[language][level]}: ${reason}`);
	if (isShort)
		return joined(
			fitSection(second ? say.shortClose(first.name, second.name) : say.shortClosest(first.name)),
			section(headings.question, say.start[first.company]),
			section(headings.next, note ? `${say.more} ${note}` : say.more),
		);

	const { given, quotes } = factsIn(idea);
	const wantsMoney = seeksMoney(idea);
	const isCertain = level !== "partial" || matches[0].isOutside;
	const themeNames = parts.map(({ text }) => text.name);
	const facts = worthQuoting(quotes, idea);
	const understood = [
		isCertain ? say.subject(themeNames) : say.perhaps(themeNames),
		facts.length > 0 && say.given(facts),
		note,
	];
	const isDoubtful = second && !isCertain;
	const asked = wantsMoney ? say.forMoney : isDoubtful ? say.inDoubt : first.text;
	const readyLists = isDoubtful ? [say.inDoubt.ready] : parts.map(({ text }) => text.ready);
	const ready = missing(wantsMoney ? [say.forMoney.ready, ...readyLists] : readyLists, given);
	const aspects = second
		? parts.map(({ text }) => `${capital(text.name)}: ${small(text.aspect)}`)
		: [first.text.aspect, first.text.also];
	const goals = isCertain ? parts.filter(({ goal }, index) => index === 0 || goal !== first.goal) : [];
	return joined(
		section(headings.understanding, understood.filter(Boolean).join(" ")),
		fitSection(reasonOf(match, first, second, language)),
		section(headings.sector, ...parts.map(({ sector }) => (second ? `- ${sector}` : sector))),
		section(headings.sustainability, ...aspects.map((aspect) => `- ${aspect}`)),
		section(headings.collaboration, ...proposalsFor(first, second, isCertain, language)),
		section(
			headings.goals,
			...goals.map(
				({ goal, text }) =>
					`${goalAbbreviation[language]} ${goal}: ${goalNames[language][`${goal}`]}. ${text.goal}`,
			),
		),
		section(headings.question, missing([asked.askFirst ?? {}], given)[0] ?? asked.ask),
		section(headings.ready, ...ready.slice(0, readyMax).map((thing) => `- ${thing}`)),
		section(headings.next, say.next, wantsMoney && say.investors(contacts.investorsEmail)),
	);
}

function reasonOf(
	{ matches, level }: Match,
	{ name, text }: Part,
	second: Part | undefined,
	language: Language,
) {
	const say = phrases[language];
	if (second)
		return say[level === "joint" ? "joint" : "close"](name, text.name, second.name, second.text.name);
	if (level === "clear") return `${say.clear(name)} ${text.why}`;
	return matches[0].isOutside ? `${say.nearest(name)} ${text.why}` : say.closest(name, text.name);
}

/** The numbered proposals: of one company what it would look at, and a first step; of two, one for each and one for both. */
function proposalsFor(
	first: Part,
	second: Part | undefined,
	isCertain: boolean,
	language: Language,
): string[] {
	const say = phrases[language];
	const proposal = (title: string, looksAt: string, condition: string, decides: string) =>
		`**${title}**: ${isCertain ? looksAt : `${condition}, ${looksAt}`}\n   - ${say.decides(decides)}`;
	const proposals = [first, ...(second ? [second] : [])].map(({ name, text }) =>
		proposal(text.title, say.looksAt(name, text.looksAt), say.ifAbout(text.name), text.decides),
	);
	if (second) {
		const both = say.lookAt(first.name, second.name, say.pairs[pairOf(first.company, second.company)]);
		proposals.push(proposal(say.together, both, say.ifBoth, say.togetherDecides));
	} else proposals.push(say.firstStep(first.text.step));
	return proposals.map((text, index) => `${index + 1}. ${text}`);
}

/** The two companies in the order of every list. */
function pairOf(one: CompanyId, other: CompanyId): Pair {
	const [first, second] = companies.map(({ id }) => id).filter((id) => id === one || id === other);
	return `${first}+${second}` as Pair;
}

/** Why a text is no idea that fits, rather than one that says too little. */
const unclear: readonly NothingKind[] = ["chat", "other-topic", "language"];

/** Writes, for a text that concerns none of the companies, what it was taken for and where to go with it. */
export function writeNothing(kind: NothingKind = "other-topic", language: Language, note?: string): string {
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const { taken, reason, ways } = say.nothing[kind];
	const texts = companyTexts[language];
	const fields = companies.map(({ id, name }) => `${name} (${small(texts[id].activity)})`).join(", ");
	const filled = ways.map((way) =>
		Object.entries({ ...contacts, fields }).reduce(
			(text, [key, value]) => text.replace(`{${key}}`, value),
			way,
		),
	);
	const level = fitLevels[language][unclear.includes(kind) ? "unclear" : "none"];
	return joined(
		section(headings.understanding, note ? `${taken} ${note}` : taken),
		section(headings.fit, `${level}: ${reason}`),
		section(say.whereToGo, ...filled.map((way) => `- ${way}`)),
		section(headings.next, say.next),
	);
}
