import { type CompanyId, companies } from "#app/content/companies.ts";
import { contacts, names } from "#app/content/group.ts";
import type { Language } from "#app/i18n/languages.ts";
import companyTextsEn from "#app/locales/en/companies.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import companyTextsEs from "#app/locales/es/companies.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import { analysisHeadings, fitLevels, goalAbbreviation } from "#app/schemas/analysis-layout.ts";
import type { CompanyMatch, Match } from "./classifier.ts";
import { type Fact, factsIn, noteIn, reportsWrongdoing, speaksOfEquity, type sufferingIn } from "./facts.ts";
import type { Request } from "./request.ts";
import { sumIn } from "./sums.ts";
import { phrases } from "./texts/phrases.ts";
import { noteTexts, requestTexts, themeTexts } from "./texts/theme-texts.ts";
import type { NoteText, NothingKind, Proposal, RequestKind, ThemeText } from "./themes.ts";

const companyTexts = { en: companyTextsEn, es: companyTextsEs };
const goalNames = { en: goalNamesEn, es: goalNamesEs };
/** Companies of whose ideas an amount is what would be used again. */
const reusing: readonly CompanyId[] = ["paper", "engineering"];
/** Most proposals that are made. */
const proposalsMax = 2;
/** Most words of an analysis: beyond, what says least of the idea is left out. */
const wordsMax = 340;

/** What is known of a text whatever it concerns. */
interface About {
	idea: string;
	/** The language to answer in. */
	language: Language;
	suffering: ReturnType<typeof sufferingIn>;
	/** The last sentence of the first section. */
	remark: string | undefined;
}

/** A company that an idea concerns, with what is said about it. */
interface Part {
	company: CompanyId;
	theme: string;
	/** The company's name as it stands in a sentence. */
	name: string;
	text: ThemeText;
	/** What is known of the thing that the idea names. */
	note: NoteText | undefined;
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

function partOf(
	match: CompanyMatch,
	{ idea, language }: About,
	given: ReadonlySet<Fact>,
	kind: RequestKind | undefined,
): Part {
	const { company, theme } = match;
	const texts: Record<string, ThemeText> = themeTexts[language][company];
	const name = phrases[language].company(company, names[company]);
	const key = noteIn(idea, match);
	const note = key && noteTexts[language][key];
	// Who has made a technology writes of that, and who buys a thing has none of it yet.
	const isOf = !given.has("tool") && (kind !== "supplier" || note?.answers?.supplier);
	return { company, theme, name, text: texts[theme] as ThemeText, note: isOf ? note : undefined };
}

/**
 * Writes the analysis of an idea that concerns a company or two. Proposals are about the thing that the idea names; what the idea
 * states is not asked for; where people suffer, nothing is counted.
 */
export function writeMatch(match: Match, request: Request | undefined, about: About): string {
	const { matches, level, isShort } = match;
	const { idea, language, suffering, remark } = about;
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const given = factsIn(idea);
	const parts = matches.flatMap((one) => (one ? [partOf(one, about, given, request?.kind)] : []));
	const [first, second] = parts as [Part, Part?];
	if (second && second.note === first.note) second.note = undefined;
	const isSure = level !== "partial";
	// Of two companies that are not certain, the one that knows the thing is spoken of.
	const told = isSure ? parts : [parts.find(({ note }) => note) ?? first];
	const sum = suffering ? undefined : sumIn(idea);
	const isEquity = request?.kind === "money" && speaksOfEquity(idea);
	const named = told.find(({ note }) => note)?.note;
	const kind = request?.kind;
	const general = isSure && !named && kind ? requestTexts[language][first.company][kind] : undefined;
	const answer = given.has("tool") ? say.tool : general;
	const lists = told.map((part) => proposalsFor(part, part === first ? answer : undefined, kind, language));
	const proposals = lists.flatMap((list) =>
		list.slice(0, lists.every(({ length }) => length > 0) ? proposalsMax / lists.length : proposalsMax),
	);
	const question =
		named?.ask ?? (isShort || !isSure ? say.start[first.company] : (answer?.ask ?? questionOf(told, given)));
	const subjects = told.map(subjectOf);
	const isNamed = named || (!isShort && first.theme !== "company");
	const understood = [
		suffering && say.suffering[suffering],
		isSure ? say.subject(subjects) : isNamed && say.maybe(subjects.join()),
		request?.quote && say.request(request.quote),
		sum && say.sum(sum),
		remark,
	];
	const isCounted = isSure && sum?.isWeight && reusing.includes(first.company);
	const goal = `${goalAbbreviation[language]} 12: ${goalNames[language]["12"]}.`;
	const write = (list: readonly string[]) =>
		joined([
			section(headings.understanding, understood.filter(Boolean).join(" ")),
			section(headings.fit, `${fitLevels[language][level]}: ${reasonOf(match, parts, language)}`),
			section(
				headings.sector,
				isSure && !suffering && !second && `${companyTexts[language][first.company].activity}.`,
			),
			section(headings.collaboration, ...list.map((text, index) => `${index + 1}. ${text}`)),
			section(headings.goals, isCounted && `${goal} ${say.counted(sum)}`),
			section(headings.question, question),
			section(headings.next, say.next, isEquity && say.investors(contacts.investorsEmail)),
		]);
	const text = write(proposals);
	return text.split(/\s+/).length > wordsMax ? write(proposals.slice(0, 1)) : text;
}

/** What an idea concerns: the thing that it names, or else its theme. */
const subjectOf = ({ note, text }: Part) => (note ?? text).name;

/** The first question of these whose fact is not given. */
function questionOf(parts: readonly Part[], given: ReadonlySet<Fact>) {
	const questions = parts.flatMap(({ text }) => Object.entries(text.ask));
	return questions.find(([fact]) => !given.has(fact as Fact))?.[1];
}

function reasonOf({ matches, level, isShort }: Match, parts: readonly Part[], language: Language) {
	const say = phrases[language];
	const [first, second] = parts as [Part, Part?];
	const why = first.text.why ?? themeTexts[language][first.company].company.why ?? "";
	const named = parts.find(({ note }) => note);
	if (level === "joint" && second)
		return say.joint(first.name, subjectOf(first), second.name, subjectOf(second));
	if (level === "clear") return `${say.clear(first.name)} ${why}`;
	if (matches[0].isOutside) return `${say.nearest(first.name)} ${why}`;
	if (named?.note) return say.named(named.name, named.note.name);
	if (second) return say.close(first.name, second.name);
	return isShort ? say.few(first.name) : say.closest(first.name, small(why));
}

/**
 * What a company proposes: to the request, and the smallest test of the thing that the idea names, with what it teaches. Who has
 * made a technology hears how to try it out.
 * @param answer to the request, where no thing is named
 */
function proposalsFor(
	{ company, name, note }: Part,
	answer: Proposal | undefined,
	kind: RequestKind | undefined,
	language: Language,
): string[] {
	const say = phrases[language];
	const own =
		kind && (note?.answers?.[kind] ?? (kind === "money" ? requestTexts[language][company].money : undefined));
	const told = note ? [own, note.test] : [answer];
	return told
		.filter((proposal) => proposal !== undefined)
		.map(({ title, text, decides }: Proposal, index) => {
			const insight = index === 0 && note ? `\n   - ${say.goodToKnow(small(note.insight))}` : "";
			return filled(`**${title}**: ${text}${insight}\n   - ${say.decides(decides)}`, { company: name });
		});
}

/** What may be an idea that fits, but is not understood. */
const unclear: readonly NothingKind[] = ["unclear", "language", "goals"];

/** Writes, for a text that concerns none of the companies, what it was taken for and where to go with it. */
export function writeNothing(kind: NothingKind, { idea, language, suffering, remark }: About): string {
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const { taken, reason, ways, specialWay } = say.nothing[kind];
	const texts = companyTexts[language];
	const fields = companies.map(({ id, name }) => `${name} (${small(texts[id].activity)})`).join(", ");
	const isSpecial = kind === "complaint" ? reportsWrongdoing(idea) : speaksOfEquity(idea);
	const lines = [isSpecial && specialWay, ...ways].filter((way) => way !== undefined && way !== false);
	const level = fitLevels[language][unclear.includes(kind) ? "unclear" : "none"];
	const understood = [suffering && suffering !== "strain" && say.suffering[suffering], taken, remark];
	return joined([
		section(headings.understanding, understood.filter(Boolean).join(" ")),
		section(headings.fit, `${level}: ${reason}`),
		section(say.whereToGo, ...lines.map((way) => `- ${filled(way, { ...contacts, fields })}`)),
		section(headings.next, say.next),
	]);
}
