import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { names } from "../../../app/content/placeholders.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { About } from "./about.tsx";
import { Commitments } from "./commitments.tsx";
import { Companies, MoreCompanies } from "./companies.tsx";
import { Contact } from "./contact.tsx";
import { Contents } from "./contents.tsx";
import { Cover } from "./cover.tsx";
import { Figures } from "./figures.tsx";
import { Goals } from "./goals.tsx";
import { Governance } from "./governance.tsx";
import { Group } from "./group.tsx";
import { Material } from "./material.tsx";
import { type PageProps, type SectionId, sectionIds } from "./page.tsx";
import { reportI18n } from "./translations.ts";

/** The pages in order; `begins` says which section's first page it is. */
const pages: { Content: ComponentType<PageProps>; begins?: SectionId }[] = [
	{ Content: Cover },
	{ Content: Contents },
	{ Content: About, begins: "about" },
	{ Content: Material, begins: "figures" },
	{ Content: Figures },
	{ Content: Group, begins: "group" },
	{ Content: Companies, begins: "companies" },
	{ Content: MoreCompanies },
	{ Content: Commitments, begins: "commitments" },
	{ Content: Goals, begins: "goals" },
	{ Content: Governance, begins: "governance" },
	{ Content: Contact, begins: "contact" },
];

const firstPages = Object.fromEntries(
	sectionIds.map((id) => [id, pages.findIndex(({ begins }) => begins === id) + 1]),
) as Record<SectionId, number>;

/** The report in a language as a page of HTML, and what its PDF says of itself. */
export function reportDocument(language: Language) {
	const i18n = reportI18n(language);
	const t = i18n.getFixedT(language, "report");
	const markup = renderToStaticMarkup(
		<I18nextProvider i18n={i18n}>
			<html lang={language}>
				<head>
					<meta charSet="utf-8" />
					<title>{t("documentTitle")}</title>
					<link rel="stylesheet" href="/scripts/generate/report/report.css" />
				</head>
				<body>
					<main>
						{pages.map(({ Content }, index) => (
							<Content key={Content.name} language={language} number={index + 1} firstPages={firstPages} />
						))}
					</main>
				</body>
			</html>
		</I18nextProvider>,
	);
	return {
		html: `<!doctype html>${markup}`,
		metadata: { author: names.legal, subject: t("subject") },
	};
}
