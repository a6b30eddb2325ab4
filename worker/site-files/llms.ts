import { companies } from "#app/content/companies.ts";
import { committedGoals, figures } from "#app/content/figures.ts";
import { contacts, names, registration, reports, sites } from "#app/content/group.ts";
import { withPlainSpaces } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import { absoluteUrl } from "#app/i18n/localized-paths.ts";
import { getFixedT } from "#app/i18n/resources.server.ts";
import { describePage, pageNames } from "#app/page-data.server.ts";
import { listedPages } from "#app/pages.ts";
import { limits } from "#app/schemas/limits.ts";

/** A summary of the group and its pages for language models (llmstxt.org), in English and then in Spanish. */
export function llms(): string {
	const spanish = getFixedT("es", "common")("language.es");
	return withPlainSpaces(`# ${names.group}\n\n${part("en", "##")}\n## ${spanish}\n\n${part("es", "###")}`);
}

function part(language: Language, heading: string): string {
	const t = getFixedT(language, "llms");
	const common = getFixedT(language, "common");
	const companyTexts = getFixedT(language, "companies");
	const lines = (entries: string[]) => entries.map((entry) => `- ${entry}\n`).join("");

	const facts = [
		t("history", { years: figures.yearsOfHistory, date: figures.incorporated }),
		t("figures", {
			revenue: figures.revenue2024,
			tonnes: figures.tonnes2024,
			employees: figures.employees2024,
			companies: figures.companies,
			sectors: figures.sectors,
		}),
		t("paper", { year: figures.oldestCompanySince, capacity: figures.paperCapacityPerYear }),
		t("commitments", {
			year: figures.globalCompactSince,
			date: figures.ethicalCodeApproved,
			share: figures.portfolioAligned,
			goals: committedGoals.map(String),
		}),
	];
	const group = companies.map(
		({ id, name, site, participation }) =>
			`[${name}](${site}): ${companyTexts(`${id}.activity`)}; ${t(`participation.${participation}`, { share: 1 })}`,
	);
	const report = `[${common("reportName")} ${figures.year}](${new URL(reports[language], sites.group).href}): PDF`;
	const names = pageNames(language);
	const pages = listedPages.map((path) => {
		const { description } = describePage(path, language);
		return `[${names[path]}](${absoluteUrl(path, language)}): ${description}`;
	});

	return `> ${t("summary", registration)}

${heading} ${t("facts")}

${lines(facts)}
${heading} ${t("companies")}

${lines(group)}
${heading} ${t("tool")}

${t("toolText", { characters: limits.ideaMax })}

${heading} ${t("pages")}

${lines([...pages, report])}
${heading} ${t("contact")}

${t("contactText", { ...contacts, ...registration })}
`;
}
