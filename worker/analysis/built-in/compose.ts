import type { CompanyId } from "#app/content/companies.ts";
import { figures } from "#app/content/figures.ts";
import { withPlainSpaces } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import { getFixedT } from "#app/i18n/resources.server.ts";
import {
	type AnalysisSectionKind,
	analysisHeadings,
	fitLevels,
	goalAbbreviation,
} from "#app/schemas/analysis-layout.ts";
import type { CompanyMatch, Match } from "./classifier.ts";
import { dateIn, factsIn, type Need, type Request } from "./idea-reading.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { answers } from "./texts/idea-words.ts";

const texts: Record<Language, typeof en> = { en, es };
/** The goal of the ESG policy that is about a company's business. */
const goals: Partial<Record<CompanyId, "7" | "9" | "12">> = { paper: "12", energy: "7", engineering: "9" };

/** What is known of a text whatever it concerns. */
interface About {
	idea: string;
	need: Need | undefined;
	request: Request;
	/** The language to answer in. */
	language: Language;
	isCatalan: boolean;
}

type Lines = readonly (string | undefined | false)[];

const together = (...sentences: Lines) => sentences.filter(Boolean).join(" ");

/** The sections that have lines, in the order given. */
function written(
	language: Language,
	sections: Partial<Record<AnalysisSectionKind | "where", Lines>>,
): string {
	const headings = { ...analysisHeadings[language], where: texts[language].whereToGo };
	return (Object.keys(sections) as (keyof typeof sections)[])
		.map((kind) => [`**${headings[kind]}**`, ...(sections[kind] ?? []).filter(Boolean)])
		.flatMap((lines) => (lines.length > 1 ? lines.join("\n") : []))
		.join("\n\n");
}

function textsOf({ company, theme, words }: CompanyMatch, language: Language) {
	const say = texts[language];
	const text = say.companies[company];
	const [name = "", question = text.question] = (text.themes as Record<string, string[]>)[theme] ?? [];
	return { ...text, company, theme: name, question, words: say.list(words.map(say.quote)) };
}

/** What a decision needs to know about an idea for a company. */
const needs: Record<CompanyId, readonly (keyof typeof en.needs)[]> = {
	paper: ["state", "amount", "place", "money", "photos"],
	energy: ["energy", "time", "owner", "place", "bill"],
	engineering: ["measured", "amount", "place", "photos"],
	construction: ["area", "owner", "place", "photos"],
	platform: ["people", "place", "written"],
	foundation: ["people", "time", "trained", "organisation", "budget"],
};

/** Writes the first reading of an idea that concerns a company or two. */
export function writeMatch({ matches, level }: Match, about: About): string {
	const { idea, need, request, language, isCatalan } = about;
	const say = texts[language];
	const [match, otherMatch] = matches;
	const first = textsOf(match, language);
	const second = otherMatch && textsOf(otherMatch, language);
	const read = second ? [first, second] : [first];
	const { quote, isNothingProposed } = request;
	const stated = factsIn(idea);
	const needed = ({ name, company }: typeof first) => {
		const missing = needs[company].flatMap((fact) => (stated.has(fact) ? [] : say.needs[fact]));
		return say.toKnow(name, say.list(missing));
	};
	const fit = second ? (level === "joint" ? "joint" : "either") : match.isOutside ? "outside" : level;
	const reason = say.fit[fit](second ? first.name : `${first.name}, ${first.fact}`, second?.name ?? "");
	const isGrief = need === "grief";
	const date = isGrief ? undefined : dateIn(idea);
	const isClear = level === "clear" && !isGrief;
	const isAsked = !isGrief && !isNothingProposed;
	const published = getFixedT(language, "companies");
	const policy = getFixedT(language, "politicaEsg");
	const report = { tonnes: figures.tonnes2024, year: figures.year };
	const question = second && fit === "either" ? say.which(first.theme, second.theme) : first.question;
	const isOfCompany = first.question === say.companies[match.company].question;
	const isAnswered = fit !== "either" && isOfCompany && answers[match.company]?.test(idea);
	const proposal = say.proposal(read.map(needed).join("; "), read.map(({ decides }) => decides).join("; "));
	const goal = isClear && goals[match.company];
	return written(language, {
		understanding: [
			together(
				isGrief && say.nothing.grief[0],
				say.understood(read),
				date && say.date(say.quote(date)),
				isCatalan && say.inCatalan,
			),
		],
		fit: [`${fitLevels[language][level]}: ${reason}`],
		sector: [isClear && `${published(`${match.company}.activity`)}.`],
		// Of a company that may be the wrong one only the question is asked.
		collaboration: [isAsked && level !== "partial" && proposal],
		goals: [
			goal &&
				`${goalAbbreviation[language]} ${goal}: ${policy(`goals.${goal}.name`)}. ${withPlainSpaces(policy(`goals.${goal}.text`, report))}`,
		],
		question: [isAsked && !isAnswered && question],
		next: [`${say.next(quote && say.quote(quote))}\n`, together(say.automatic, say.terms)],
	});
}

/** Writes, for a text that concerns none of the companies for certain, what it was taken for and where to go with it. */
export function writeNothing(kind: keyof typeof en.nothing, about: About): string {
	const { request, language, isCatalan } = about;
	const say = texts[language];
	const [taken, reason = say.person, ...ways] = say.nothing[kind];
	const level = ["job", "hardship", "money", "complaint", "other"].includes(kind) ? "none" : "unclear";
	const isDanger = kind === "danger" || kind === "violence";
	const isNeed = isDanger || kind === "grief";
	// A plea for money, quoted, would raise a false hope.
	const quote = isNeed || kind === "hardship" ? undefined : request.quote;
	return written(language, {
		understanding: [together(taken, isCatalan && say.inCatalan)],
		fit: [`${fitLevels[language][level]}: ${reason}`],
		where: ways.map((way) => `- ${way}`),
		next: [
			`${say.next(quote && say.quote(quote))}\n`,
			together(isDanger && say.today, kind === "grief" && say.meanwhile, !isNeed && say.automatic),
		],
	});
}
