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
import type { quotesFrom } from "./quote.ts";
import { phrases } from "./texts/phrases.ts";
import { themeTexts } from "./texts/theme-texts.ts";
import { type NothingKind, type ThemeText, themes } from "./themes.ts";

const companyTexts = { en: companyTextsEn, es: companyTextsEs };
const goalNames = { en: goalNamesEn, es: goalNamesEs };

/** A company that an idea concerns, with all that is said about it. */
interface Part {
	company: CompanyId;
	/** The company's name as it stands in a sentence. */
	name: string;
	text: ThemeText;
	goal: GoalNumber;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function section(heading: string, ...lines: string[]): string {
	return [`**${heading}**`, ...lines].join("\n");
}

function partOf({ company, theme }: { company: CompanyId; theme: string }, language: Language): Part {
	const texts: Record<string, ThemeText> = themeTexts[language][company];
	const goals: Record<string, { goal: GoalNumber }> = themes[company];
	return {
		company,
		name: phrases[language].company(company, names[company]),
		text: texts[theme] as ThemeText,
		goal: (goals[theme] as { goal: GoalNumber }).goal,
	};
}

/**
 * Writes the analysis of an idea that concerns a company. Where it is not clear which one, it says less: a line that holds
 * for one company only would often be wrong.
 * @param note the last sentence of the first section
 */
export function writeMatch(
	{ matches, isClear, direction }: Match,
	{ telling, asking }: ReturnType<typeof quotesFrom>,
	language: Language,
	note: string | undefined,
): string {
	const say = phrases[language];
	const headings = analysisHeadings[language];
	const first = partOf(matches[0], language);
	const second = matches[1] && partOf(matches[1], language);
	const parts = second ? [first, second] : [first];
	const understood = [
		isClear && say.subject(first.text.name),
		telling && telling !== asking && say.telling(telling),
		asking && say.asking(asking),
		note,
	];
	const fit = isClear
		? `${fitLevels[language].clear}: ${say.clear(first.text.name, first.name)}`
		: `${fitLevels[language].partial}: ${second ? say.close(first.name, second.name) : say.closest(first.name)}`;
	const texts = companyTexts[language];
	const sectors = parts.map(({ company, name, text }) =>
		isClear
			? `${texts[company].activity}: ${say.closestMatch(company, name)} ${text.why}`
			: `- ${say.ifAbout(text.name)}: ${name} (${small(texts[company].activity)}). ${text.why}`,
	);
	const [title, looksAt] = first.text.proposals[direction] ?? first.text.proposals.other;
	const proposal = isClear
		? `1. **${title}**: ${say.looksAt(first.name, looksAt)}\n   - ${say.decides(first.text.decides)}`
		: `1. ${say.firstConversation(second ? say.or(first.name, second.name) : first.name)}`;
	const open = second ? say.whichOne(first.text.name, second.text.name) : say.whatFirst;
	const ready = isClear ? first.text.ready : say.ready;
	return [
		section(headings.understanding, understood.filter(Boolean).join(" ")),
		section(headings.fit, fit),
		section(headings.sector, ...sectors),
		isClear && section(headings.sustainability, ...first.text.aspects.map((aspect) => `- ${aspect}`)),
		section(headings.collaboration, proposal),
		isClear &&
			section(
				headings.goals,
				`${goalAbbreviation[language]} ${first.goal}: ${goalNames[language][`${first.goal}`]}. ${first.text.goal}`,
			),
		section(headings.question, isClear ? first.text.question : open),
		section(headings.ready, ...ready.map((thing) => `- ${thing}`)),
		section(headings.next, say.next),
	]
		.filter(Boolean)
		.join("\n\n");
}

/** Writes, for a text that concerns none of the companies, what it was taken for and where to go with it. */
export function writeNothing(kind: NothingKind | undefined, language: Language, note?: string): string {
	const say = phrases[language];
	const { heading, text, ways } = say.nothing[kind ?? "other-topic"];
	const { email, phone, investorsEmail } = contacts;
	const texts = companyTexts[language];
	const fields = companies.map(({ id, name }) => `${name} (${small(texts[id].activity)})`).join(", ");
	const filled = ways.map((way) =>
		way
			.replace("{email}", email)
			.replace("{phone}", phone)
			.replace("{investors}", investorsEmail)
			.replace("{fields}", fields),
	);
	return [
		section(heading, note ? `${text} ${note}` : text),
		section(say.whereToGo, ...filled.map((way) => `- ${way}`)),
		section(analysisHeadings[language].next, say.next),
	].join("\n\n");
}
