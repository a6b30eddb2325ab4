import { useTranslation } from "react-i18next";
import { committedGoals, figures } from "../../../app/content/figures.ts";
import { goalNumbers } from "../../../app/content/goals.ts";
import { formatMillions, formatNumber, formatShare } from "../../../app/i18n/format.ts";
import { GoalGlyph } from "../../../app/illustrations/goal-glyph.tsx";
import { goalAbbreviation } from "../../../app/schemas/analysis-layout.ts";
import { Page, type PageProps, Points, SectionHead } from "./page.tsx";

/** The commitments of the ESG policy, and its figures. */
export function Commitments(page: PageProps) {
	const { t } = useTranslation("report");
	const { language } = page;
	const portfolio = formatShare(figures.portfolioAligned, language);
	return (
		<Page page={page}>
			<SectionHead section="commitments" />
			<figure className="mt-12 flex items-end gap-10">
				<div className="relative size-82 shrink-0">
					{/* A hundred strokes, of which the aligned share is heavy. */}
					<svg
						viewBox="-100 -100 200 200"
						role="img"
						aria-label={t("commitments.art")}
						className="size-full stroke-reed"
					>
						{Array.from({ length: 100 }, (_, percent) => (
							<path
								// biome-ignore lint/suspicious/noArrayIndexKey: the strokes never move
								key={percent}
								d="M0-70V-98"
								strokeWidth={percent < Math.round(figures.portfolioAligned * 100) ? 2.4 : 0.5}
								transform={`rotate(${percent * 3.6})`}
							/>
						))}
					</svg>
					<p className="absolute inset-0 grid place-items-center font-display text-[38pt]/none font-semibold tracking-[-0.035em]">
						{portfolio}
					</p>
				</div>
				<figcaption>
					<p className="font-display text-2xl/[1.12] font-semibold tracking-[-0.02em]">
						{t("commitments.aligned")}
					</p>
					<p className="caption mt-4 border-t border-line pt-2 text-ink-soft">{t("commitments.scale")}</p>
				</figcaption>
			</figure>
			<div className="mt-12 grid grid-cols-3 gap-x-8">
				<Points list="commitments.environment" />
				<Points list="commitments.social" />
				<Points list="commitments.governance" />
			</div>
			<div className="absolute inset-x-0 bottom-0">
				<h3 className="text-lg">{t("commitments.metrics.title")}</h3>
				<dl className="mt-3 grid grid-cols-4 border-t border-ink">
					{[
						[`${formatNumber(figures.tonnes2024, language)} t`, t("commitments.metrics.tonnes")],
						[formatMillions(figures.revenue2024, language), t("commitments.metrics.revenue")],
						[portfolio, t("commitments.metrics.portfolio")],
						[formatNumber(figures.keySectors, language), t("commitments.metrics.keySectors")],
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

/** The five committed goals. */
export function Goals(page: PageProps) {
	const { t } = useTranslation(["report", "goals"]);
	const { language } = page;
	const committed: readonly number[] = committedGoals;
	return (
		<Page page={page}>
			<SectionHead section="goals" />
			<svg
				viewBox="0 0 340 20"
				strokeWidth="0.6"
				role="img"
				aria-label={t("goals.art")}
				className="mt-11 w-full fill-none stroke-ink"
			>
				{goalNumbers.map((goal) => (
					<circle
						key={goal}
						cx={goal * 20 - 10}
						cy="10"
						r="9.4"
						className={committed.includes(goal) ? `fill-(--goal) goal-${goal}` : undefined}
					/>
				))}
			</svg>
			<ol className="absolute inset-x-0 bottom-0 flex list-[''] flex-col gap-3">
				{committedGoals.map((goal) => (
					<li key={goal} className="-ml-20 flex h-36 gap-9">
						<div
							aria-hidden="true"
							className={`flex w-76 shrink-0 items-end justify-between py-4 pr-5 pl-20 goal-ground goal-${goal}`}
						>
							<span className="font-display text-[54pt]/[0.78] font-semibold tracking-[-0.05em]">{goal}</span>
							<GoalGlyph goal={goal} className="size-20" />
						</div>
						<div className="grow border-t border-ink pt-2.5">
							<p className="caption text-kraft">
								{goalAbbreviation[language]} {goal}
							</p>
							<h3 className="mt-0.5 text-xl/[1.15]">{t(`goals:${goal}`)}</h3>
							<p className="mt-2 text-base/[1.42]">{t(`goals.${goal}`)}</p>
						</div>
					</li>
				))}
			</ol>
		</Page>
	);
}
