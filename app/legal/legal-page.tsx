import { type ReactNode, useId } from "react";
import { ArrowRight } from "../components/icons.tsx";
import { legalPages } from "../components/legal-pages.ts";
import { Logo } from "../components/logo.tsx";
import { PageLink } from "../components/page-link.tsx";
import { Disclosure } from "../components/ui/disclosure.tsx";
import { Prose, ProseTable } from "../components/ui/prose.tsx";
import { legalTextsUpdated } from "../group/legal-texts.ts";
import type { PagePath } from "../i18n/addresses.ts";
import { formatMonth } from "../i18n/format.ts";
import { pageNames } from "../i18n/page-names.ts";
import { useTranslation } from "../i18n/translation.ts";
import { useLanguage } from "../i18n/words-provider.tsx";
import { Contents } from "./contents.tsx";
import type { LegalBlock, LegalText } from "./legal-text.ts";
import { MarkedText } from "./marked-text.tsx";

interface LegalPageProps {
	page: PagePath;
	text: LegalText;
	/** The knot in the rope under the title. */
	knot: ReactNode;
}

/** A legal text to be read in peace: its rope, the text at a glance, the contents beside the sections. */
export function LegalPage({ page, text, knot }: LegalPageProps) {
	const { t } = useTranslation("legal");
	const language = useLanguage();
	const contents = Object.entries(text.sections).map(([id, { title }]) => ({ id, title }));
	return (
		<article>
			<header className="overflow-clip">
				<div className="frame grid-12 items-end gap-y-5 pt-10 md:pt-16 print:block print:p-0">
					<p className="col-span-12 mb-6 hidden border-b border-ink pb-3 print:block">
						<Logo />
					</p>
					<h1 className="col-span-12 text-5xl lg:col-span-7 print:text-[24pt]">{text.title}</h1>
					<div className="col-span-12 sm:col-span-9 lg:col-span-4 lg:col-start-9 print:mt-3">
						<p className="text-lg text-ink-soft">{text.lead}</p>
						<p className="caption mt-3 text-kraft">
							{t("updated")}{" "}
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
			<Brief brief={text.brief} />
			<div className="frame grid-12 gap-y-10 py-10 md:py-20 lg:py-28 print:block print:px-0 print:pt-6 print:pb-0">
				<aside className="col-span-12 lg:col-span-4 print:hidden">
					<div className="lg:hidden">
						<Disclosure title={t("contents")}>
							<Contents sections={contents} />
						</Disclosure>
					</div>
					<div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden">
						<Contents sections={contents} caption={t("contents")} />
					</div>
				</aside>
				<div className="col-span-12 lg:col-span-7 lg:col-start-6">
					<Prose numbered>
						{Object.entries(text.sections).map(([id, { title, blocks }]) => [
							<h2 key={id} id={id}>
								{title}
							</h2>,
							...blocks.map((block, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
								<Block key={`${id} ${index}`} block={block} />
							)),
						])}
					</Prose>
				</div>
			</div>
			<Related page={page} />
		</article>
	);
}

function Brief({ brief }: Pick<LegalText, "brief">) {
	const { t } = useTranslation("legal");
	const id = useId();
	return (
		<section aria-labelledby={id} className="on-night print:hidden">
			<div className="frame grid-12 gap-y-8 py-10 md:py-16">
				<h2 id={id} className="caption col-span-12 font-sans tracking-normal text-ink-soft">
					{t("brief")}
				</h2>
				{brief.map(({ title, text }) => (
					<div key={title} className="col-span-12 border-t border-line-strong pt-3 md:col-span-4">
						<h3 className="caption font-sans tracking-normal text-kraft">{title}</h3>
						<p className="mt-3 font-display text-2xl font-semibold tracking-tight text-balance md:max-lg:text-xl wrap-anywhere [&_a]:underline [&_a]:decoration-signal [&_a]:decoration-2 [&_a]:underline-offset-4">
							<MarkedText text={text} />
						</p>
					</div>
				))}
			</div>
		</section>
	);
}

function Block({ block }: { block: LegalBlock }) {
	if (typeof block === "string") {
		return (
			<p>
				<MarkedText text={block} />
			</p>
		);
	}
	if ("list" in block) {
		return (
			<ul>
				{block.list.map((item) => (
					<li key={item}>
						<MarkedText text={item} />
					</li>
				))}
			</ul>
		);
	}
	if ("facts" in block) {
		return (
			<dl className="border-b border-line">
				{block.facts.map(([label, value]) => (
					<div key={label} className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[2fr_3fr]">
						<dt>{label}</dt>
						<dd>
							<MarkedText text={value} />
						</dd>
					</div>
				))}
			</dl>
		);
	}
	const { rows, ...head } = block.table;
	return (
		<ProseTable
			{...head}
			rows={rows.map(([name = "", ...cells]) => [
				name,
				...cells.map((cell) => <MarkedText key={cell} text={cell} />),
			])}
		/>
	);
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
