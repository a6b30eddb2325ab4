import { useTranslation } from "react-i18next";
import { Section, SectionHeading } from "../../components/section.tsx";
import { whistleblowing } from "../../content/whistleblowing.ts";

const weekCount = 13;
const daysInWeek = 7;
const dayCount = weekCount * daysInWeek;
const cellSize = 20;

const drawDot = (day: number, radius: number) =>
	`M${cellSize * (Math.floor(day / daysInWeek) + 0.5) - radius} ${cellSize * ((day % daysInWeek) + 0.5)}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0`;

const drawDots = (from: number, to: number, radius: number) =>
	Array.from({ length: to - from }, (_, index) => drawDot(from + index, radius)).join("");

const acknowledgedDay = whistleblowing.acknowledgedWithinDays;

/** The 13 weeks of the procedure: a dot for each day, a column for each week. */
function Calendar({ label, className }: { label: string; className: string }) {
	return (
		<svg
			viewBox={`0 0 ${weekCount * cellSize} ${daysInWeek * cellSize}`}
			role="img"
			aria-label={label}
			className={className}
		>
			<path d={drawDots(acknowledgedDay, dayCount - 1, 1.6)} className="fill-ink-soft" />
			<path d={drawDots(1, acknowledgedDay, 4.5)} className="fill-reed" />
			<path d={drawDot(0, 6.5)} className="fill-signal" />
			<path d={drawDot(dayCount - 1, 6.5)} className="fill-kraft" />
		</svg>
	);
}

const steps = [
	{ step: "report", colour: "bg-signal" },
	{ step: "acknowledgement", colour: "bg-reed" },
	{ step: "answer", colour: "bg-kraft" },
] as const;

/** The steps of a report with their legal deadlines. */
export function Process() {
	const { t } = useTranslation("denuncias");
	const periods = {
		days: whistleblowing.acknowledgedWithinDays,
		months: whistleblowing.answeredWithinMonths,
		extension: whistleblowing.extensionMonths,
	};
	return (
		<Section labelledBy="process" className="on-night" contentClassName="grid-12 gap-y-12">
			<div className="col-span-12">
				<SectionHeading id="process" className="text-3xl" title={t("process.title")} />
			</div>
			<figure className="col-span-12 lg:col-span-7">
				<Calendar label={t("process.art")} className="w-full" />
				<figcaption className="caption mt-4 text-ink-soft">{t("process.scale", periods)}</figcaption>
			</figure>
			<ol className="col-span-12 lg:col-span-4 lg:col-start-9">
				{steps.map(({ step, colour }) => (
					<li key={step} className="border-t border-line py-5 last:border-b">
						<h3 className="flex items-center gap-3 text-xl">
							<span
								aria-hidden="true"
								className={`size-3.5 shrink-0 rounded-full drawn-background ${colour}`}
							/>
							<span>{t(`process.${step}.when`, periods)}</span>
						</h3>
						<p className="mt-1.5 text-ink-soft">{t(`process.${step}.text`, periods)}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
