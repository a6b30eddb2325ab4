import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { reports } from "../../../app/content/documents.ts";
import { names } from "../../../app/content/placeholders.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import { digest } from "../../digest.ts";
import { Commitments, Goals } from "./commitments.tsx";
import { Companies, Group } from "./companies.tsx";
import { Contact } from "./contact.tsx";
import { Figures, Material } from "./figures.tsx";
import { Governance } from "./governance.tsx";
import { About, Contents, Cover } from "./opening.tsx";
import { type PageProps, type SectionId, sectionIds } from "./page.tsx";
import { reportI18n } from "./translations.ts";

/** The pages in order, with their section. */
const pages: [Content: ComponentType<PageProps>, section?: SectionId][] = [
	[Cover],
	[Contents],
	[About, "about"],
	[Material, "figures"],
	[Figures, "figures"],
	[Group, "group"],
	[Companies, "companies"],
	[Companies, "companies"],
	[Commitments, "commitments"],
	[Goals, "goals"],
	[Governance, "governance"],
	[Contact, "contact"],
];

const firstPages = Object.fromEntries(
	sectionIds.map((id) => [id, pages.findIndex(([, section]) => section === id) + 1]),
) as Record<SectionId, number>;

/** Renders the report in a language as HTML, with the metadata of its PDF. */
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
						{pages.map(([Content, section], index) => {
							const number = index + 1;
							return <Content key={number} {...{ language, section, number, firstPages }} />;
						})}
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

/** Digest of the report's current HTML and metadata, by the path of its PDF. */
export function reportDigests(): Record<string, string> {
	return Object.fromEntries(
		languages.map((language) => [reports[language], digest(JSON.stringify(reportDocument(language)))]),
	);
}
