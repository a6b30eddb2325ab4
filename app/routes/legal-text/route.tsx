import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ExternalLink } from "../../components/links.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { pageContext } from "../../context.ts";
import { formatMonth } from "../../i18n/format.ts";
import { localizedPath, parseLocalizedPath } from "../../i18n/localized-paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Logo } from "../../layout/logo.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import { legalFacts, legalTextsUpdated } from "../../legal/legal-facts.ts";
import type { LegalText, LegalTextPage, RenderLine, TurnstileClauses } from "../../legal/legal-text.ts";
import { pageData } from "../../page-data.server.ts";
import { fixedLanguage, footerPages, isPagePath, type PagePath, pages } from "../../pages.ts";
import { useRootData } from "../../root-data.ts";
import type { Route } from "./+types/route";
import { Disclosure } from "./disclosure.tsx";
import { LegalBlockContent } from "./legal-block.tsx";
import { PeriodLines } from "./period-lines.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
	// No other routes lead here.
	const page = parseLocalizedPath(url.pathname).path as LegalTextPage;
	const withTurnstile = context.get(pageContext).turnstileSiteKey !== undefined;
	const clauses = withTurnstile ? (["turnstileClauses"] as const) : [];
	return { page, withTurnstile, ...pageData(context, page, "legal", ...clauses) };
}

/** The page of every legal text: title, periods, summary, table of contents and sections. */
export default function LegalTextRoute({ loaderData: { page, withTurnstile } }: Route.ComponentProps) {
	const { t: tLegal } = useTranslation("legal");
	const { t } = useTranslation(pages[page].namespace);
	const language = useLanguage();
	const facts = { ...legalFacts, ...useTurnstileClauses(withTurnstile) };
	const brief: LegalText["brief"] = t("brief", { returnObjects: true, ...facts });
	const sections: LegalText["sections"] = t("sections", { returnObjects: true, ...facts });
	const updated = legalTextsUpdated[page];
	const contents = Object.entries(sections).map(([id, { title }]) => ({ id, title }));
	const renderLine: RenderLine = (key, element) => (
		<RichText
			key={key}
			parent={element ?? "span"}
			ns={pages[page].namespace}
			// i18next does not type keys of arrays; a test checks that they exist.
			i18nKey={key as "title"}
			values={facts}
			components={{ a: <LegalTextLink href="" />, nobr: <span className="whitespace-nowrap" /> }}
		/>
	);
	return (
		// Another text is another page: nothing stays open.
		<article key={page}>
			<header className="overflow-clip pb-12 md:pb-16 print:pb-0">
				<div className="frame grid-12 items-end gap-y-5 pt-10 md:pt-16 lg:pb-7 print:block print:p-0">
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
							<span>{tLegal("updated")}</span>{" "}
							<time dateTime={updated}>{formatMonth(updated, language)}</time>
						</p>
					</div>
				</div>
				<PeriodLines sections={sections} />
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
				<div className="relative col-span-12 [--node:min(1.75rem,7vw)] max-lg:ps-[calc(1.5*var(--node))] before:absolute before:-top-10 before:-bottom-10 before:left-[calc(var(--node)/2-1.5px)] before:border-s-3 before:border-signal md:before:-bottom-20 lg:col-span-7 lg:col-start-6 lg:[--node:3rem] lg:before:-inset-y-28 lg:before:-left-[calc(1.1*var(--node)+1.5px)] print:ps-0 print:before:hidden">
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

/** A link to the translation of a page whose path without a prefix has one fixed language. */
function TranslationLink({ page, children }: { page: PagePath; children: ReactNode }) {
	const other = useLanguage() === "es" ? "en" : "es";
	return (
		<Link
			to={localizedPath(page, other)}
			lang={other}
			hrefLang={other}
			className="caption ml-auto inline-flex min-h-8 items-center underline underline-offset-4 hover:decoration-2 print:hidden"
		>
			{children}
		</Link>
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

function LegalBrief({ brief, renderLine }: Pick<LegalText, "brief"> & { renderLine: RenderLine }) {
	const { t } = useTranslation("legal");
	const id = useId();
	return (
		<section aria-labelledby={id} className="on-night print:hidden">
			<div className="frame grid-12 gap-y-8 py-10 md:py-16">
				<h2 id={id} className="caption col-span-12 font-sans tracking-normal text-ink-soft">
					{t("brief")}
				</h2>
				{brief.map(({ title }, index) => (
					<div key={title} className="col-span-12 border-t border-line-strong pt-3 md:col-span-4">
						<h3 className="font-sans text-sm tracking-normal text-kraft">{title}</h3>
						<p className="mt-3 font-display text-2xl font-semibold tracking-tight text-balance md:max-lg:text-xl wrap-anywhere [&_a]:underline [&_a]:decoration-signal [&_a]:decoration-2 [&_a]:underline-offset-4">
							{renderLine(`brief.${index}.text`)}
						</p>
					</div>
				))}
			</div>
		</section>
	);
}

function RelatedLegalPages({ page }: { page: LegalTextPage }) {
	const { t } = useTranslation("legal");
	const pageNames = useRootData()?.pageNames;
	const id = useId();
	return (
		<nav aria-labelledby={id} className="bg-board print:hidden">
			<div className="frame grid-12 gap-y-6 py-12 md:py-20">
				<h2 id={id} className="col-span-12 text-2xl lg:col-span-4">
					{t("related")}
				</h2>
				<ul className="col-span-12 grid gap-x-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
					{footerPages("legal")
						.filter((path) => path !== page)
						.map((path) => (
							<li key={path} className="border-t border-line-strong">
								<PageLink
									page={path}
									className="group flex min-h-14 items-center justify-between gap-4 py-2 font-display text-lg font-semibold tracking-tight hover:text-signal-text"
								>
									<span>{pageNames?.[path]}</span>
									<ArrowRight className="size-4 shrink-0 transition duration-300 ease-house group-hover:translate-x-1" />
								</PageLink>
							</li>
						))}
				</ul>
			</div>
		</nav>
	);
}
