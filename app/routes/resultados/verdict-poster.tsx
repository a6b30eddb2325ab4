import { type ReactNode, useEffect, useState } from "react";
import type { CompanyCards } from "../../content/formatted-texts.server.ts";
import { names } from "../../content/group.ts";
import { SectorPicture } from "../../illustrations/sector-picture.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import type { Verdict } from "./parse-analysis.ts";

/** The companies' pictures, into which the idea's thread leads. */
export function VerdictPictures({ verdict }: { verdict: Verdict | undefined }) {
	const companies = verdict?.companies ?? [];
	if (companies.length === 0) return null;
	return (
		<div className="relative col-span-full row-start-2 -me-(--frame-edge) ms-[50%] flex border-s-2 border-ink lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:-mt-14 lg:ms-0 lg:flex-col print:hidden">
			{companies.map((id) => (
				<SectorPicture
					key={id}
					company={id}
					className="grow basis-0 transition-[clip-path] duration-700 ease-house starting:[clip-path:inset(0_100%_0_0)]"
				/>
			))}
		</div>
	);
}

interface VerdictNamesProps {
	verdict: Verdict;
	/** Language of the analysis, as in BCP 47. */
	lang: string | undefined;
	cards: CompanyCards;
}

const plus = "+\u00a0";

/** How well the idea fits, and the company, or both, that it fits: the headline of the page. */
export function VerdictNames({
	verdict: { level, word, heading, companies },
	lang,
	cards,
}: VerdictNamesProps) {
	const [first, second] = companies;
	return (
		<div className="flex grow flex-col transition-[translate] duration-700 ease-house starting:translate-y-6">
			{level && (
				<p
					lang={lang}
					className={`font-display font-semibold tracking-tight text-kraft lg:mb-2 ${first ? "text-2xl" : "text-4xl text-balance lg:max-w-[calc(100%-.6*var(--ring))] lg:text-(length:--name)/[0.92]"}`}
				>
					<span className="inline-block first-letter:uppercase">
						{first ? `${heading}: ${word.toLowerCase()}` : word}
					</span>
				</p>
			)}
			{companies.map((id, index) => (
				<h2
					key={id}
					className={`text-4xl forced-colors:leading-tight print:text-[22pt] lg:w-min ${second ? "lg:text-[length:calc(var(--name)*.58)]/[0.95]" : "lg:text-(length:--name)/[0.92]"}`}
				>
					{index > 0 && (
						<span aria-hidden="true" className="text-kraft">
							{plus}
						</span>
					)}
					<PageLink
						page="/empresas"
						section={id}
						className="underline decoration-line-strong decoration-[0.015em] underline-offset-[0.12em] hover:decoration-ink"
					>
						<span translate="no">{names[id]}</span>
					</PageLink>
				</h2>
			))}
			{first && !second && (
				<dl className="mt-auto flex flex-wrap gap-x-6 gap-y-1 pt-3 max-sm:hidden lg:max-w-[calc(100%-.6*var(--ring))] xl:gap-x-8">
					{cards[first].facts.map(([label, value]) => (
						<div key={label}>
							<dt className="caption text-ink-soft">{label}</dt>
							<dd className="text-sm font-semibold xl:text-base">{value}</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}

/** Milliseconds after which an analysis without text takes longer than usual. */
const slowAfterMs = 10_000;

/** Says that it takes longer than usual, once it does. */
export function SlowNote({ children }: { children: ReactNode }) {
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
		return () => clearTimeout(timer);
	}, []);
	return (
		<p
			role="status"
			className="mt-2 max-w-(--measure) text-ink-soft empty:sr-only lg:max-w-[calc(100%-.6*var(--ring))]"
		>
			{isSlow && children}
		</p>
	);
}
