import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { ExternalLink } from "../components/external-link.tsx";
import { Disclosure } from "../components/ui/disclosure.tsx";
import { formatMonth } from "../i18n/format.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { Logo } from "../layout/logo.tsx";
import { PageLink } from "../layout/page-link.tsx";
import { TranslationLink } from "../layout/translation-link.tsx";
import { fixedLanguage, isPagePath, pages } from "../pages.ts";
import { LegalBlockContent } from "./legal-block.tsx";
import { LegalBrief } from "./legal-brief.tsx";
import { legalFacts, legalTextsUpdated } from "./legal-facts.ts";
import type { LegalText, LegalTextPage, RenderLine, TurnstileClauses } from "./legal-text.ts";
import { RelatedLegalPages } from "./related-legal-pages.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

interface LegalPageProps {
	page: LegalTextPage;
	/** Whether the forms use Turnstile. */
	withTurnstile: boolean;
	/** SVG content of the drawing under the title. */
	illustration: ReactNode;
}

/** The page of a legal text: title, drawing, summary, table of contents and sections. */
export function LegalPage({ page, withTurnstile, illustration }: LegalPageProps) {
	const { t: tLegal } = useTranslation("legal");
	const { t } = useTranslation(pages[page].namespace);
	const language = useLanguage();
	const facts = { ...legalFacts, ...useTurnstileClauses(withTurnstile) };
	const brief: LegalText["brief"] = t("brief", { returnObjects: true, ...facts });
	const sections: LegalText["sections"] = t("sections", { returnObjects: true, ...facts });
	const contents = Object.entries(sections).map(([id, { title }]) => ({ id, title }));
	const renderLine: RenderLine = (key) => (
		<Trans
			key={key}
			ns={pages[page].namespace}
			// i18next does not type keys of arrays; a test checks that they exist.
			i18nKey={key as "title"}
			values={facts}
			components={{ a: <LegalTextLink href="" /> }}
		/>
	);
	return (
		<article>
			<header className="overflow-clip">
				<div className="frame grid-12 items-end gap-y-5 pt-10 md:pt-16 print:block print:p-0">
					<p className="col-span-12 mb-6 hidden border-b border-ink pb-3 print:block">
						<Logo />
					</p>
					{fixedLanguage(page) && (
						<p className="col-span-12 -mt-6 flex md:-mt-10">
							<TranslationLink page={page}>{tLegal("otherLanguage")}</TranslationLink>
						</p>
					)}
					<h1 className="col-span-12 text-5xl lg:col-span-7 print:text-[24pt]">{t("title")}</h1>
					<div className="col-span-12 sm:col-span-9 lg:col-span-4 lg:col-start-9 print:mt-3">
						<p className="text-lg text-ink-soft">{t("lead")}</p>
						<p className="caption mt-3 text-kraft">
							{tLegal("updated")}{" "}
							<time dateTime={legalTextsUpdated}>{formatMonth(legalTextsUpdated, language)}</time>
						</p>
					</div>
				</div>
				<svg
					viewBox="0 0 600 520"
					fill="none"
					aria-hidden="true"
					className="mt-8 mb-8 h-36 w-full overflow-visible md:mt-8 md:mb-10 md:h-60 lg:translate-x-[17%] print:hidden"
				>
					{illustration}
				</svg>
			</header>
			<LegalBrief brief={brief} renderLine={renderLine} />
			<div className="frame grid-12 gap-y-10 py-10 md:py-20 lg:py-28 print:block print:px-0 print:pt-6 print:pb-0">
				<aside className="col-span-12 lg:col-span-4 print:hidden">
					<div className="lg:hidden">
						<Disclosure title={tLegal("contents")}>
							<TableOfContents sections={contents} />
						</Disclosure>
					</div>
					<div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden">
						<TableOfContents sections={contents} caption={tLegal("contents")} />
					</div>
				</aside>
				<div className="col-span-12 lg:col-span-7 lg:col-start-6">
					<div className="prose prose-numbered">
						{Object.entries(sections).map(([id, { title, blocks }]) => [
							<h2 key={id} id={id}>
								{title}
							</h2>,
							...blocks.map((block, index) => {
								const i18nKey = `sections.${id}.blocks.${index}`;
								return (
									<LegalBlockContent key={i18nKey} block={block} i18nKey={i18nKey} renderLine={renderLine} />
								);
							}),
						])}
					</div>
				</div>
			</div>
			<RelatedLegalPages page={page} />
		</article>
	);
}

/** The Turnstile clauses of the legal texts, by placeholder; empty strings if Turnstile is off. */
function useTurnstileClauses(withTurnstile: boolean): TurnstileClauses {
	const { t } = useTranslation("turnstileClauses");
	const clause = (name: keyof TurnstileClauses) => (withTurnstile ? t(name) : "");
	return {
		exceptTurnstile: clause("exceptTurnstile"),
		turnstileData: clause("turnstileData"),
		turnstileProcessor: clause("turnstileProcessor"),
		turnstileStorage: clause("turnstileStorage"),
	};
}

/** A link in a legal text: to a page, to another site, or to any other `href`. */
function LegalTextLink({ href, children }: { href: string; children?: ReactNode }) {
	if (isPagePath(href)) return <PageLink page={href}>{children}</PageLink>;
	if (href.startsWith("https:")) return <ExternalLink href={href}>{children}</ExternalLink>;
	return <a href={href}>{children}</a>;
}
