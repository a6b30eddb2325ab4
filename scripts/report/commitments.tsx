import { figures } from "../../app/group/figures.ts";
import { Page, type PageProps, SectionHead } from "./page.tsx";
import { Points } from "./points.tsx";
import { ShareRing } from "./scales.tsx";

/** What the ESG policy commits to, and its figures. */
export function Commitments(page: PageProps) {
	const { words } = page;
	const { commitments, facts } = words;
	const { metrics } = commitments;
	return (
		<Page page={page} section={commitments.title}>
			<SectionHead id="commitments" title={commitments.title} lead={commitments.lead} />
			<figure className="mt-12 flex items-end gap-10">
				<div className="relative size-82 shrink-0">
					<ShareRing
						share={figures.portfolioAligned}
						label={commitments.art}
						className="size-full text-reed"
					/>
					<p className="absolute inset-0 grid place-items-center font-display text-[38pt]/none font-semibold tracking-[-0.035em]">
						{facts.portfolio}
					</p>
				</div>
				<figcaption>
					<p className="font-display text-2xl/[1.12] font-semibold tracking-[-0.02em]">
						{commitments.aligned}
					</p>
					<p className="caption mt-4 border-t border-line pt-2 text-ink-soft">{commitments.scale}</p>
				</figcaption>
			</figure>
			<div className="mt-12 grid grid-cols-3 gap-x-8">
				<Points {...commitments.environment} />
				<Points {...commitments.social} />
				<Points {...commitments.governance} />
			</div>
			<div className="absolute inset-x-0 bottom-0">
				<h3 className="text-lg">{metrics.title}</h3>
				<dl className="mt-3 grid grid-cols-4 border-t border-ink">
					{[
						[`${facts.tonnes} t`, metrics.tonnes],
						[facts.revenue, metrics.revenue],
						[facts.portfolio, metrics.portfolio],
						[facts.keySectors, metrics.keySectors],
					].map(([value, label]) => (
						<div
							key={label}
							className="flex flex-col border-l border-line pt-3 pl-3 first:border-l-0 first:pl-0"
						>
							<dt className="caption order-2 mt-1 text-ink-soft">{label}</dt>
							<dd className="font-display text-xl font-semibold tracking-[-0.02em] tabular-nums">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</Page>
	);
}
