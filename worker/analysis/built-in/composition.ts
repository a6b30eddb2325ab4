import { figures } from "#app/content/figures.ts";
import type { Language } from "#app/i18n/languages.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import { analysisHeadings, fitLevels, goalAbbreviation } from "#app/schemas/analysis-text.ts";
import { businessTypes } from "./knowledge/actors.ts";
import { companySectors } from "./knowledge/companies.ts";
import type { Preparation, Thing } from "./knowledge/theme.ts";
import { unnamedResidue } from "./knowledge/themes.ts";
import type { Match } from "./match.ts";
import { type FitReason, fitOf, type Need, phrasing } from "./phrasing.ts";
import { companyName, mention, quoted, statements, typographic } from "./statements.ts";

const goalNames = { en: goalNamesEn, es: goalNamesEs };
/** Things named in the restatement at most. */
const subjectsAtMost = 4;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Thousands apart, as the formatter of numbers does: making that one takes as long as the whole rest of a first analysis. */
function grouped(value: number, language: Language): string {
	return `${value}`.replace(/\B(?=(?:\d{3})+$)/g, language === "es" ? "." : ",");
}

/** `{a|b|c}` of the knowledge base: "a" where the amount is not known, "b" for a single lot, "c" where what arises is stated. */
function worded(text: string, { supply }: Pick<Match, "supply">): string {
	return text.replace(/\{([^{}]*)\}/g, (_, variants: string) => {
		const [unknown = "", lot = "", flow = unknown] = variants.split("|");
		return supply === "lot" ? lot : supply === "flow" ? flow : unknown;
	});
}

function understanding(match: Match): string {
	const { language, actor, found, subjects: things, direction, quantities, places, stage } = match;
	const { ask, wish } = match;
	const say = phrasing[language];
	const names = things.map((subject) => typographic(subject[language]));
	// "Batteries" says nothing beside "second-life batteries".
	const subjects = [...new Set(names)].filter(
		(name) => !names.some((other) => other !== name && other.includes(name)),
	);
	return [
		actor && say.writesAs(actor[language]),
		subjects.length > 0
			? say.mentionsThings(subjects.slice(0, subjectsAtMost))
			: say.theme(found[0].theme.name[language]),
		direction && say.direction(direction.from[language], direction.into[language]),
		...statements({ quantities, places, ask, wish }, language, stage?.[language]),
	]
		.filter(Boolean)
		.join(" ");
}

function fitReason({ found: [lead], isTentative, ask, wish }: Match): FitReason {
	if (!ask && !wish) return "noAsk";
	if (ask?.id === "money") return "money";
	if (ask?.id === "outlet" && lead.theme === unnamedResidue && !lead.sure) return "unnamed";
	if (!lead.sure) return "hinted";
	if (isTentative) return "tentative";
	return lead.theme.core ? "clear" : "related";
}

function fitWithReason(match: Match): string {
	const { language, found } = match;
	const reason = fitReason(match);
	const [{ theme }] = found;
	const text = phrasing[language].fit[reason](
		theme.name[language],
		companyName(theme.company, language),
		quoted(match.shownBy, language),
	);
	return `${fitLevels[language][fitOf[reason]]}: ${text}.`;
}

function sector({ language, found, actor, named }: Match): string {
	const say = phrasing[language];
	const [{ theme: lead }, ...others] = found;
	const sentences = [
		say.lead(companySectors[lead.company][language], lead.company, companyName(lead.company, language)),
	];
	if (lead.id === "paper") {
		sentences.push(say.capacity(grouped(figures.paperCapacityPerYear, language)));
	}
	if (actor) sentences.push(say.businessType(businessTypes[actor.type][language]));
	for (const { theme } of others) {
		const also = theme.company === lead.company ? say.alsoSame : say.also;
		sentences.push(also(companyName(theme.company, language), theme.name[language]));
	}
	for (const id of named) {
		if (!found.some(({ theme }) => theme.company === id)) sentences.push(mention(id, language));
	}
	return sentences.join(" ");
}

function collaboration(match: Match): string {
	const { language, answered } = match;
	const say = phrasing[language];
	return answered
		.map(({ theme, proposal }, place) => {
			const company = companyName(theme.company, language);
			if (!proposal) return `${place + 1}. ${firstConversation(match, company)}`;
			const [title = "", looksAt = "", brings = "", decides = ""] = proposal[language].map((part) =>
				worded(part, match),
			);
			return [
				`${place + 1}. **${title}**: ${say.looksAt(company, looksAt)}`,
				`   - ${say.brings(brings)}`,
				`   - ${say.decides(decides)}`,
			].join("\n");
		})
		.join("\n");
}

/** What is proposed where no proposal of the theme is for this sender: to talk about just what is asked. */
function firstConversation({ language, answered: [{ theme }], ask, wish }: Match, company: string): string {
	const say = phrasing[language];
	const what = ask || wish ? say.whatIsAsked : say.whatIsDescribed;
	return `**${say.firstConversation(company, theme.name[language])}**: ${say.looksAt(company, what)}`;
}

/**
 * What a first conversation needs and the text does not say. Only a material or a product has an amount, and only a pilot is asked
 * for its stage: a residue or a running service has none.
 */
function needsOf({ found: [{ theme }], quantities, saysPlace, stage, ask }: Match): Need[] {
	const direction = ask?.direction;
	const isOfThings = theme.company !== "foundation";
	const hasAmount = isOfThings && (direction === "give" || direction === "sell" || direction === "take");
	const isPilot = direction === "try";
	return [
		...(hasAmount && quantities.length === 0 ? (["amount"] as const) : []),
		...(isPilot && !stage ? (["stage"] as const) : []),
		// The place of a pilot is what is asked for.
		...(isPilot || saysPlace ? [] : (["place"] as const)),
	];
}

function goals({ language, goals: shown }: Match): string {
	return shown
		.map(({ goal, why, quote }) => {
			const reason = quote ? phrasing[language].shown(why[language], quoted(quote, language)) : why[language];
			return `${goalAbbreviation[language]} ${goal}: ${goalNames[language][`${goal}`]}. ${capital(reason)}.`;
		})
		.join("\n");
}

function question(match: Match): string | undefined {
	const { language, answered, ask, wish, quantities } = match;
	const say = phrasing[language];
	const [{ theme, proposal }] = answered;
	if (!ask && !wish) return theme.company === "foundation" ? say.askQuestionOfPeople : say.askQuestion;
	if (!proposal) {
		const first = needsOf(match).find((need) => need !== "place");
		return first && say.missingQuestions[first];
	}
	if (ask?.id === "outlet" && quantities.length === 0) return say.quantityQuestion;
	const preparation = preparationFor(match.answered[0]);
	if (states(match, preparation.questionUnless)) return undefined;
	return worded(preparation.question[language], match);
}

/** What to ask and to have ready: the proposal's own, if it has one, else the theme's. */
function preparationFor({ theme, proposal }: Match["answered"][0]): Preparation {
	const { question, questionUnless, ready } = proposal ?? theme;
	return question && ready ? { question, ready, ...(questionUnless && { questionUnless }) } : theme;
}

/** Whether the idea states one of these facts. */
function states({ facts }: Match, unless: Preparation["questionUnless"] = []): boolean {
	return [unless].flat().some((fact) => facts.has(fact));
}

/**
 * What to have ready for the first theme, thing by thing: a list for two would ask for much twice. What the text states is not
 * asked for.
 */
function ready(match: Match): string {
	const {
		language,
		answered: [{ proposal }],
		supply,
		saysPlace,
		ask,
	} = match;
	if (!proposal)
		return needsOf(match)
			.map((need) => `- ${phrasing[language].missing[need]}`)
			.join("\n");
	const isGivenUp = ask?.direction === "give" || ask?.direction === "sell";
	const asked = (thing: Thing): string | undefined => {
		if (typeof thing === "string") return thing;
		if ("unless" in thing) return states(match, thing.unless) ? undefined : thing.thing;
		if ("place" in thing) {
			if (!saysPlace) return thing.place;
			return states(match, thing.knownUnless) ? undefined : thing.known;
		}
		if (supply === "lot") return isGivenUp ? phrasing[language].dateOfLot : undefined;
		return supply === "flow" ? undefined : thing.amount;
	};
	return preparationFor(match.answered[0])
		.ready[language].flatMap((thing) => asked(thing) ?? [])
		.map((thing) => `- ${capital(thing)}`)
		.join("\n");
}

/** Writes the analysis of an idea from what was read in it. */
export function writeAnalysis(match: Match): string {
	const headings = analysisHeadings[match.language];
	const asked = question(match);
	const toHave = ready(match);
	const aspects = match.aspects.map((aspect) => `- ${worded(aspect[match.language], match)}`);
	return [
		`**${headings.understanding}**\n${understanding(match)}`,
		`**${headings.fit}**\n${fitWithReason(match)}`,
		`**${headings.sector}**\n${sector(match)}`,
		aspects.length > 0 && `**${headings.sustainability}**\n${aspects.join("\n")}`,
		`**${headings.collaboration}**\n${collaboration(match)}`,
		match.goals.length > 0 && `**${headings.goals}**\n${goals(match)}`,
		asked && `**${headings.question}**\n${asked}`,
		toHave && `**${headings.ready}**\n${toHave}`,
		`**${headings.next}**\n${phrasing[match.language].next}`,
	]
		.filter(Boolean)
		.join("\n\n");
}
