import type { ReactNode } from "react";
import { ArrowRight } from "../../components/ui/icons.tsx";
import { companies } from "../../content/companies.ts";
import type { CompanyCards } from "../../content/formatted-texts.server.ts";
import { names } from "../../content/group.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Drawing } from "../../illustrations/drawing.tsx";
import { sectorColours } from "../../illustrations/sector-pattern.tsx";
import { pictureGround, SectorPicture } from "../../illustrations/sector-picture.tsx";
import { Rings } from "../../layout/logo.tsx";
import { PageLink } from "../../layout/page-link.tsx";
import type { FitLevel } from "../../schemas/analysis-layout.ts";
import { Blocks, CompanyPatterns } from "./blocks.tsx";
import type { Verdict } from "./read-verdict.ts";

interface VerdictBandProps {
	/** Undefined until the section is written. */
	verdict: Verdict | undefined;
	title: ReactNode;
	/** Shown at the end. */
	children: ReactNode;
	cards: CompanyCards;
}

/**
 * The verdict across the page: how well the idea fits, and the company, or both, with picture and facts. It comes as a
 * whole, so that nothing in it moves while the reason is written.
 */
export function VerdictBand({ verdict, title, children, cards }: VerdictBandProps) {
	const language = useLanguage();
	const named = verdict?.companies ?? [];
	const [first, second] = named;
	return (
		<section
			data-kind="fit"
			className="analysis-section relative z-1 grid grid-cols-1 border-y border-ink bg-sheet wrap-anywhere lg:min-h-96 lg:grid-cols-12"
		>
			<div className="px-(--sheet-edge) py-10 lg:col-span-7 lg:py-16">
				{title}
				{verdict && (
					<>
						{verdict.level && (
							<p className="analysis-verdict mt-6 flex items-center gap-[0.35em] font-display text-4xl font-semibold tracking-tight text-kraft">
								<CertaintyRing level={verdict.level} />
								<span className="inline-block first-letter:uppercase">{verdict.word}</span>
							</p>
						)}
						{named.map((id) => (
							<h3 key={id} className="analysis-verdict mt-2 text-4xl">
								<PageLink
									page="/empresas"
									section={id}
									className="underline decoration-2 underline-offset-[0.14em] decoration-line-strong hover:decoration-ink"
								>
									<span translate="no">{names[id]}</span>
									<ArrowRight className="ms-[0.25em] inline-block size-[0.6em] print:hidden" />
								</PageLink>
							</h3>
						))}
						<div className="mt-6 grid max-w-(--measure) gap-4 text-lg *:first-letter:uppercase">
							<Blocks blocks={verdict.reason} cursor={false} />
						</div>
						{first && !second && (
							<dl
								lang={language}
								className="mt-8 flex flex-wrap gap-x-8 gap-y-4 border-t border-line-strong pt-4"
							>
								{cards[first].facts.map(([label, value]) => (
									<div key={label}>
										<dt className="caption text-ink-soft">{label}</dt>
										<dd className="mt-0.5 font-display text-xl font-semibold tracking-tight tabular-nums">
											{value}
										</dd>
									</div>
								))}
							</dl>
						)}
						{children}
					</>
				)}
			</div>
			<div className="relative flex h-56 overflow-clip border-line bg-board max-lg:order-first max-lg:border-b lg:col-span-5 lg:h-auto lg:border-s print:hidden">
				{named.map((id) => (
					<div key={id} className={`relative grow basis-0 ${pictureGround(id)}`}>
						<SectorPicture company={id} className={`absolute inset-0 size-full ${sectorColours[id]}`} />
					</div>
				))}
				{verdict?.level === "joint" && second && (
					<div className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full border border-ink bg-sheet">
						<Rings className="w-12" />
					</div>
				)}
				{verdict && !first && <CompanyPatterns ids={companies.map(({ id }) => id)} className="size-full" />}
			</div>
		</section>
	);
}

/** How much of a ring each level closes. */
const closed: Record<FitLevel, number> = { clear: 1, joint: 1, partial: 0.6, unclear: 0.25, none: 0 };

/** The level as a ring that is closed as far as it is certain; two of them for two companies. */
function CertaintyRing({ level }: { level: FitLevel }) {
	const centres = level === "joint" ? [12, 26] : [12];
	return (
		<Drawing viewBox={`0 0 ${12 + (centres.at(-1) ?? 0)} 24`} className="h-[0.8em] shrink-0">
			{centres.map((x) => (
				<g key={x} transform={`rotate(-90 ${x} 12)`}>
					<circle cx={x} cy="12" r="9" strokeWidth="1" className="stroke-line-strong" />
					<circle
						cx={x}
						cy="12"
						r="9"
						pathLength="1"
						strokeDasharray={`${closed[level]} 1`}
						strokeWidth="4"
						className="stroke-signal"
					/>
				</g>
			))}
		</Drawing>
	);
}
