import { limits } from "#app/contract/limits.ts";
import { companies } from "#app/group/companies.ts";
import { reports } from "#app/group/documents.ts";
import { committedGoals, figures } from "#app/group/figures.ts";
import { contacts, names, registration, sites } from "#app/group/stand-ins.ts";
import { absoluteAddress, listedPages } from "#app/i18n/addresses.ts";
import { fillInAll } from "#app/i18n/fill-in-all.ts";
import { formatDate, formatList, formatMillions, formatNumber, formatShare } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pageName } from "#app/i18n/page-names.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import en from "#app/locales/en/llms.ts";
import es from "#app/locales/es/llms.ts";
import { pageWords } from "#app/seo/page-words.server.ts";

const allWords = { en, es };

/** What the group is and where its pages are, for machines that read text (llmstxt.org): in English, then in Spanish. */
export function llms(): string {
	const { language } = wordsOf("es", "common");
	return `# ${names.group}\n\n${part("en", "##")}\n## ${language.es}\n\n${part("es", "###")}`;
}

function part(language: Language, heading: string): string {
	const words = allWords[language];
	const number = (value: number) => formatNumber(value, language);
	const goals = formatList(committedGoals.map(String), language);
	const share = formatShare(1, language);
	const lines = (entries: string[]) => entries.map((entry) => `- ${entry}\n`).join("");

	const facts = [
		fillInAll(words.history, {
			years: figures.yearsOfHistory,
			date: formatDate(figures.incorporated, language),
		}),
		fillInAll(words.figures, {
			revenue: formatMillions(figures.revenue2024, language),
			tonnes: number(figures.tonnes2024),
			employees: figures.employees2024,
			companies: figures.companies,
			sectors: figures.sectors,
		}),
		fillInAll(words.paper, {
			company: names.paper,
			year: figures.oldestCompanySince,
			capacity: number(figures.paperCapacityPerYear),
		}),
		fillInAll(words.commitments, {
			year: figures.globalCompactSince,
			date: formatDate(figures.ethicalCodeApproved, language),
			share: formatShare(figures.portfolioAligned, language),
			goals,
		}),
	];
	const group = companies.map(
		({ id, name, site, participation }) =>
			`[${name}](${site}): ${words.does[id]}; ${fillInAll(words.participation[participation], { share })}`,
	);
	const common = wordsOf(language, "common");
	const report = `[${common.reportName} ${figures.year}](${new URL(reports[language], sites.group).href}): PDF`;
	const pages = listedPages.map((path) => {
		const { metaDescription } = pageWords(path, language);
		return `[${pageName(path, common)}](${absoluteAddress(path, language)}): ${fillInAll(metaDescription, names)}`;
	});

	return `> ${fillInAll(words.summary, { ...names, city: registration.city })}

${heading} ${words.facts}

${lines(facts)}
${heading} ${words.companies}

${lines(group)}
${heading} ${words.tool}

${fillInAll(words.toolText, { characters: limits.ideaMax })}

${heading} ${words.pages}

${lines([...pages, report])}
${heading} ${words.contact}

${fillInAll(words.contactText, { ...contacts, ...registration })}
`;
}
