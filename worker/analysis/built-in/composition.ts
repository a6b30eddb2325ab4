import { analysisHeadings, goalAbbreviation } from "#app/contract/analysis-text.ts";
import { type CompanyId, companies } from "#app/group/companies.ts";
import { committedGoals, figures } from "#app/group/figures.ts";
import type { GoalNumber } from "#app/group/goals.ts";
import { names } from "#app/group/stand-ins.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import goalNamesEn from "#app/locales/en/goals.ts";
import goalNamesEs from "#app/locales/es/goals.ts";
import { businessKinds } from "./knowledge/business-kinds.ts";
import { companyTexts } from "./knowledge/companies.ts";
import { goalKnowledge } from "./knowledge/goals.ts";
import type { Proposal, Theme } from "./knowledge/theme.ts";
import { isStopWord, stem, wordsOf } from "./language.ts";
import { phrasing } from "./phrasing.ts";
import { type Finding, type Match, type NoMatch, namedScore } from "./retrieval.ts";

const goalNames = { en: goalNamesEn, es: goalNamesEs };

const proposalsAtMost = 4;
/** With one theme alone, two partners of the group are proposed beside its own company. */
const proposalsAtLeast = 3;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Puts the companies' names in the place of `{paper}`, `{energy}`…, and the leading company's in that of `{lead}`. */
function withNames(text: string, lead: string): string {
	return capital(
		text.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
			key === "lead" ? lead : (names[key as keyof typeof names] ?? placeholder),
		),
	);
}

const companyName = (id: CompanyId, language: Language) => phrasing[language].company(id, names[id]);

/** "“a”, “b” and “c”", at most so many. */
function quoted(quotes: readonly string[], language: Language, atMost: number): string {
	const { list, quote } = phrasing[language];
	return list(quotes.slice(0, atMost).map(quote));
}

/** The stems of a text's words, stop words aside. */
const stemsOf = (text: string, language: Language) =>
	new Set(
		wordsOf(text)
			.filter(({ folded }) => !isStopWord(folded, language))
			.map(({ folded }) => stem(folded, language)),
	);

const shareStem = (one: string, other: string, language: Language) =>
	[...stemsOf(one, language)].some((word) => stemsOf(other, language).has(word));

/** Puts the texts that share most words with the idea first; otherwise the order stays. */
function closestFirst<Item>(items: readonly Item[], textOf: (item: Item) => string, match: Match): Item[] {
	const { language, stems } = match;
	const shared = (item: Item) =>
		[...stemsOf(textOf(item), language)].filter((word) => stems.has(word)).length;
	return items
		.map((item) => ({ item, shared: shared(item) }))
		.sort((a, b) => b.shared - a.shared)
		.map(({ item }) => item);
}

function sectorSection(match: Match, lead: Finding<Theme>): string {
	const { language, themes, kind } = match;
	const say = phrasing[language];
	const { company } = lead.subject;
	const facts = companies.find(({ id }) => id === company);
	const name = companyName(company, language);
	const sentences = [`${companyTexts[company][language].sector}.`];

	const count = Math.min(lead.quotes.length, 3);
	sentences.push(
		count > 0
			? say.leads(quoted(lead.quotes, language, 3), count, lead.subject.text[language].name, name)
			: say.leadsByName(lead.subject.text[language].name, name),
	);
	if (facts) {
		const { role } = companyTexts[company][language];
		if (facts.since) {
			const tonnes = formatNumber(figures.paperCapacityPerYear, language);
			sentences.push(say.about(capital(name), role, say.paperFigures(facts.since, tonnes)));
		}
		sentences.push(say.participation[facts.participation]);
	}
	for (const { subject, quotes } of themes.slice(1)) {
		const other = companyName(subject.company, language);
		const same = subject.company === company;
		const theme = subject.text[language].name;
		sentences.push(say.adds(quoted(quotes, language, 2), Math.min(quotes.length, 2), theme, other, same));
	}
	const known = businessKinds.find(({ id }) => id === kind?.subject);
	sentences.push(
		kind && known ? say.kind(quoted(kind.quotes, language, 1), known.text[language].name) : say.noKind,
	);
	if (match.quantity) sentences.push(say.quantity(say.quote(match.quantity)));
	if (match.brief) sentences.push(say.brief);
	return sentences.join(" ");
}

function sustainabilitySection(match: Match): string {
	const { language, themes } = match;
	const share = { 1: 3, 2: 2, 3: 1 }[themes.length];
	return themes
		.flatMap(({ subject, quotes }, place) => {
			const told = new Set<string>();
			return closestFirst(subject.text[language].aspects, (aspect) => aspect, match)
				.slice(0, place === 0 ? share : 1)
				.map((aspect, line) => {
					// A quote opens the line that speaks of it; the theme's first line may take the most telling one.
					const rest = quotes.filter((quote) => !told.has(quote));
					const quote =
						rest.find((one) => shareStem(one, aspect, language)) ?? (line === 0 ? rest[0] : undefined);
					if (!quote) return `- ${aspect}`;
					told.add(quote);
					return `- ${phrasing[language].quote(quote)}: ${aspect}`;
				});
		})
		.join("\n");
}

/**
 * Proposals come from pairs of a company and a theme: the leading company in its own theme, then what each further company
 * that the idea touches could add to it.
 */
function proposalsOf(
	match: Match,
	lead: Finding<Theme>,
): { proposal: Proposal; quotes: readonly string[] }[] {
	const { language, themes, namedCompanies, kind } = match;
	const chosen: { proposal: Proposal; quotes: readonly string[] }[] = [];
	const add = (proposal: Proposal | undefined, quotes: readonly string[] = []) => {
		if (!proposal || chosen.length === proposalsAtMost) return;
		if (chosen.some((one) => one.proposal[0] === proposal[0])) return;
		chosen.push({ proposal, quotes });
	};
	const text = lead.subject.text[language];
	const own = closestFirst(text.proposals, (proposal) => proposal.join(" "), match);
	add(own[0], lead.quotes.slice(0, 1));

	for (const { subject, quotes } of themes.slice(1)) {
		const theirs = subject.text[language].proposals;
		const pair = subject.company === lead.subject.company ? undefined : text.with[subject.company];
		add(pair ?? closestFirst(theirs, (proposal) => proposal.join(" "), match)[0], quotes.slice(0, 1));
	}
	for (const company of namedCompanies) add(text.with[company]);

	const known = businessKinds.find(({ id }) => id === kind?.subject)?.text[language].proposal;
	if (chosen.length < proposalsAtLeast - 1) {
		const partners = closestFirst(Object.values(text.with), (proposal) => proposal.join(" "), match);
		add(partners[0]);
	}
	if (kind) add(known, kind.quotes.slice(0, 1));
	if (chosen.length < proposalsAtLeast) add(own[1]);
	return chosen;
}

function collaborationSection(match: Match, lead: Finding<Theme>): string {
	const { language } = match;
	const leadName = companyName(lead.subject.company, language);
	return proposalsOf(match, lead)
		.map(({ proposal: [title, text], quotes }, place) => {
			const start =
				quotes.length > 0 ? ` ${phrasing[language].startingPoint(quoted(quotes, language, 1))}` : "";
			return `${place + 1}. **${withNames(title, leadName)}**: ${withNames(text, leadName)}${start}`;
		})
		.join("\n");
}

/** The goals that belong to the idea, the closest first, each with the reason. */
function goalsOf(match: Match): { goal: GoalNumber; why: string }[] {
	const { language, themes, goals } = match;
	const points = new Map<GoalNumber, number>();
	const whys = new Map<GoalNumber, { why: string; from: ReadonlySet<number> }>();
	const best = themes[0]?.score || 1;
	themes.forEach(({ subject, score, weight }, place) => {
		const closeness = place === 0 ? 1 : Math.max(0.4, Math.min(1, score / best));
		subject.goals.forEach((goal, order) => {
			points.set(goal, (points.get(goal) ?? 0) + closeness * ([3, 1.5, 1][order] ?? 0.5));
			const why = subject.text[language].why[order];
			if (why && !whys.has(goal)) whys.set(goal, { why, from: new Set(weight.keys()) });
		});
	});
	for (const { subject, score, evidence, quotes, weight } of goals) {
		points.set(subject, (points.get(subject) ?? 0) + (score >= namedScore ? 10 : 1 + evidence));
		const given = whys.get(subject);
		const general = goalKnowledge.find(({ goal }) => goal === subject)?.text[language].why ?? "";
		// The theme's reason stands if the same words led to both; otherwise the words ask for the goal's own.
		const sameWords = given && [...weight.keys()].some((position) => given.from.has(position));
		const why = quotes.length > 0 && !sameWords ? general : (given?.why ?? general);
		whys.set(subject, {
			why: quotes.length > 0 ? phrasing[language].speaksOf(why, quoted(quotes, language, 1)) : why,
			from: given?.from ?? new Set(),
		});
	}
	const ordered = [...points].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
	return ordered
		.filter(([, score], place) => place < 2 || (place < 5 && score >= 1))
		.slice(0, themes.length > 1 || goals.length > 2 ? 5 : 4)
		.map(([goal]) => ({ goal, why: whys.get(goal)?.why ?? "" }));
}

function goalsSection(match: Match): string {
	const { language } = match;
	const say = phrasing[language];
	const found = goalsOf(match);
	const lines = found.map(
		({ goal, why }) => `${goalAbbreviation[language]} ${goal}: ${goalNames[language][`${goal}`]} — ${why}`,
	);
	const committed = found
		.map(({ goal }) => goal)
		.filter((goal) => committedGoals.some((one) => one === goal));
	if (committed.length > 0) {
		const numbers = committed.sort((a, b) => a - b).map(String);
		lines.push(`- ${say.committed(`${goalAbbreviation[language]} ${say.list(numbers)}`, committed.length)}`);
	}
	return lines.join("\n");
}

/** Writes the analysis of an idea from what was read in it. */
export function writeAnalysis(match: Match): string {
	const headings = analysisHeadings[match.language];
	const [lead] = match.themes;
	if (!lead) throw new Error("A match has at least one theme");
	return [
		`**${headings.sector}**\n${sectorSection(match, lead)}`,
		`**${headings.sustainability}**\n${sustainabilitySection(match)}`,
		`**${headings.collaboration}**\n${collaborationSection(match, lead)}`,
		`**${headings.goals}**\n${goalsSection(match)}`,
	].join("\n\n");
}

/** Writes, for an idea that fits nothing, that it does so, and what to add. */
export function writeNoMatch({ language, reason }: NoMatch): string {
	const { noMatch } = phrasing[language];
	const fields = companies.map(({ id, name }) => {
		const { sector } = companyTexts[id][language];
		return `${name} (${sector.charAt(0).toLowerCase()}${sector.slice(1)})`;
	});
	return [
		`**${noMatch.heading[reason]}**\n${noMatch.text[reason]}`,
		`**${noMatch.next}**\n${noMatch.toAdd.map((line) => `- ${line}`).join("\n")}\n- ${noMatch.fields(fields.join(", "))}`,
	].join("\n\n");
}
