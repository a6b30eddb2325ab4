import { type ReactNode, useId } from "react";
import { Trans, useTranslation } from "react-i18next";
import { ExternalLink } from "../components/external-link.tsx";
import { Logo } from "../components/logo.tsx";
import { Disclosure } from "../components/ui/disclosure.tsx";
import { ArrowRight } from "../components/ui/icons.tsx";
import { Prose, ProseTable } from "../components/ui/prose.tsx";
import { legalTextsUpdated } from "../content/legal-texts.ts";
import { formatMonth } from "../i18n/format.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { legalPages } from "../navigation/legal-pages.ts";
import { OtherLanguage } from "../navigation/other-language.tsx";
import { PageLink } from "../navigation/page-link.tsx";
import { pageNames } from "../navigation/page-names.ts";
import { isPagePath, type PagePath } from "../navigation/page-paths.ts";
import { legalFacts } from "./legal-facts.ts";
import type { LegalBlock, LegalText, TurnstileClauses } from "./legal-text.ts";
import { type LegalTextPage, legalTexts } from "./legal-texts.ts";
import { Contents } from "./table-of-contents.tsx";

interface LegalPageProps {
	page: LegalTextPage;
	/** Whether the forms use Turnstile. */
	withTurnstile: boolean;
	/** The knot in the rope under the title. */
	knot: ReactNode;
	/** Whether its plain address speaks one language to everybody. */
	inOneLanguage?: boolean;
}

/** Renders a line of the text, links and all, by its key. */
type RenderLine = (key: string) => ReactNode;

/** A legal text to be read in peace: its rope, the text at a glance, the contents beside the sections. */
export function LegalPage({ page, withTurnstile, knot, inOneLanguage = false }: LegalPageProps) {
	const { t: tLegal } = useTranslation("legal");
	const { t } = useTranslation(legalTexts[page]);
	const language = useLanguage();
	const facts = { ...legalFacts, ...useTurnstileClauses(withTurnstile) };
	const brief: LegalText["brief"] = t("brief", { returnObjects: true, ...facts });
	const sections: LegalText["sections"] = t("sections", { returnObjects: true, ...facts });
	const contents = Object.entries(sections).map(([id, { title }]) => ({ id, title }));
	const line: RenderLine = (key) => (
		<Trans
			key={key}
			ns={legalTexts[page]}
			// The keys of a list are no types: that they lead somewhere is held by a test.
			i18nKey={key as "title"}
			values={facts}
			components={{ a: <TextLink href="" /> }}
		/>
	);
	return (
		<article>
			<header className="overflow-clip">
				<div className="frame grid-12 items-end gap-y-5 pt-10 md:pt-16 print:block print:p-0">
					<p className="col-span-12 mb-6 hidden border-b border-ink pb-3 print:block">
						<Logo />
					</p>
					{inOneLanguage && (
						<p className="col-span-12 -mt-6 flex md:-mt-10">
							<OtherLanguage page={page}>{tLegal("otherLanguage")}</OtherLanguage>
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
					{knot}
				</svg>
			</header>
			<Brief brief={brief} line={line} />
			<div className="frame grid-12 gap-y-10 py-10 md:py-20 lg:py-28 print:block print:px-0 print:pt-6 print:pb-0">
				<aside className="col-span-12 lg:col-span-4 print:hidden">
					<div className="lg:hidden">
						<Disclosure title={tLegal("contents")}>
							<Contents sections={contents} />
						</Disclosure>
					</div>
					<div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden">
						<Contents sections={contents} caption={tLegal("contents")} />
					</div>
				</aside>
				<div className="col-span-12 lg:col-span-7 lg:col-start-6">
					<Prose numbered>
						{Object.entries(sections).map(([id, { title, blocks }]) => [
							<h2 key={id} id={id}>
								{title}
							</h2>,
							...blocks.map((block, index) => {
								const at = `sections.${id}.blocks.${index}`;
								return <Block key={at} block={block} at={at} line={line} />;
							}),
						])}
					</Prose>
				</div>
			</div>
			<Related page={page} />
		</article>
	);
}

function Brief({ brief, line }: Pick<LegalText, "brief"> & { line: RenderLine }) {
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
						<h3 className="caption font-sans tracking-normal text-kraft">{title}</h3>
						<p className="mt-3 font-display text-2xl font-semibold tracking-tight text-balance md:max-lg:text-xl wrap-anywhere [&_a]:underline [&_a]:decoration-signal [&_a]:decoration-2 [&_a]:underline-offset-4">
							{line(`brief.${index}.text`)}
						</p>
					</div>
				))}
			</div>
		</section>
	);
}

interface BlockProps {
	/** Its values filled in. */
	block: LegalBlock;
	/** Its key. */
	at: string;
	line: RenderLine;
}

function Block({ block, at, line }: BlockProps) {
	if (typeof block === "string") return <p>{line(at)}</p>;
	if ("list" in block) {
		return (
			<ul>
				{block.list.map((item, index) => (
					<li key={item}>{line(`${at}.list.${index}`)}</li>
				))}
			</ul>
		);
	}
	if ("facts" in block) {
		return (
			<dl className="border-b border-line">
				{block.facts.map(([label], index) => (
					<div key={label} className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[2fr_3fr]">
						<dt>{label}</dt>
						<dd>{line(`${at}.facts.${index}.1`)}</dd>
					</div>
				))}
			</dl>
		);
	}
	const { rows, ...head } = block.table;
	return (
		<ProseTable
			{...head}
			rows={rows.map(([name = "", ...cells], row) => [
				name,
				...cells.map((_, cell) => line(`${at}.table.rows.${row}.${cell + 1}`)),
			])}
		/>
	);
}

/** A link as the texts have it. */
function TextLink({ href, children }: { href: string; children?: ReactNode }) {
	if (isPagePath(href)) return <PageLink page={href}>{children}</PageLink>;
	if (href.startsWith("https:")) return <ExternalLink href={href}>{children}</ExternalLink>;
	return <a href={href}>{children}</a>;
}

/** What the texts say of Turnstile, by the place that it fills there: nothing where the forms do without it. */
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

/** The other pages on which the group answers for itself. */
function Related({ page }: { page: PagePath }) {
	const { t } = useTranslation(["legal", "common"]);
	const id = useId();
	return (
		<nav aria-labelledby={id} className="bg-board print:hidden">
			<div className="frame grid-12 gap-y-6 py-12 md:py-20">
				<h2 id={id} className="col-span-12 text-2xl lg:col-span-4">
					{t("related")}
				</h2>
				<ul className="col-span-12 grid gap-x-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
					{legalPages
						.filter((path) => path !== page)
						.map((path) => (
							<li key={path} className="border-t border-line-strong">
								<PageLink
									page={path}
									className="group flex min-h-14 items-center justify-between gap-4 py-2 font-display text-lg font-semibold tracking-tight hover:text-signal-text"
								>
									{t(`common:${pageNames[path]}`)}
									<ArrowRight className="size-4 shrink-0 transition-transform duration-300 ease-house group-hover:translate-x-1" />
								</PageLink>
							</li>
						))}
				</ul>
			</div>
		</nav>
	);
}
