import type { SVGProps } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import { whistleblowing } from "../../content/whistleblowing.ts";

/** Index of the last of the days drawn: 13 weeks. */
const lastDay = 13 * 7 - 1;
const acknowledged = whistleblowing.acknowledgedWithinDays - 1;

const place = (day: number) => `${(100 * day) / lastDay}%`;

/** A row of dots, one for each day from `from` to `to`. Their size follows the width of the drawing. */
function Dots({ from, to, ...line }: SVGProps<SVGLineElement> & { from: number; to: number }) {
	return (
		<line
			x1={place(from)}
			x2={place(to)}
			y1="50%"
			y2="50%"
			pathLength={to - from}
			strokeDasharray="0 1"
			strokeLinecap="round"
			{...line}
		/>
	);
}

/** The days of the procedure, as wide as the page. */
function Days({ label }: { label: string }) {
	return (
		<svg role="img" aria-label={label} className="h-10 w-full overflow-visible max-lg:hidden">
			<Dots from={0} to={lastDay} strokeWidth="0.5%" className="stroke-ink-soft" />
			<Dots from={1} to={acknowledged} strokeWidth="0.95%" className="stroke-reed" />
			<circle cx="0" cy="50%" r="8" className="fill-signal" />
			<circle cx={place(acknowledged)} cy="50%" r="8" className="fill-reed" />
			<circle cx="100%" cy="50%" r="8" className="fill-kraft" />
		</svg>
	);
}

const stepColours = { report: "bg-signal", acknowledgement: "bg-reed", answer: "bg-kraft" };

/** The steps of a report, each at its day. On narrow screens they are a list along a dotted line. */
export function Process() {
	const { t } = useTranslation("denuncias");
	const periods = {
		days: whistleblowing.acknowledgedWithinDays,
		months: whistleblowing.answeredWithinMonths,
		extension: whistleblowing.extensionMonths,
	};
	const textOf = (step: keyof typeof stepColours, className: string) => (
		<div
			className={`relative max-w-(--measure) border-line-strong max-lg:border-l-3 max-lg:border-dotted max-lg:ps-6 lg:border-l lg:px-5 ${className}`}
		>
			<h3 className="text-2xl">
				<span
					aria-hidden="true"
					className={`absolute top-2 -left-[0.6rem] size-4 rounded-full drawn-background lg:hidden ${stepColours[step]}`}
				/>
				<span>{t(`process.${step}.when`, periods)}</span>
			</h3>
			<p className="mt-1.5 text-ink-soft">{t(`process.${step}.text`, periods)}</p>
		</div>
	);
	return (
		<Section labelledBy="process" className="border-y border-line bg-board">
			<h2 id="process" className="text-4xl">
				{t("process.title")}
			</h2>
			{/* The first column is as wide as the first week of the days. */}
			<ol className="mt-10 grid md:mt-16 lg:grid-cols-[6.67%_1fr_1fr]">
				<li className="lg:col-span-3">
					{textOf("report", "pb-8")}
					<Days label={t("process.art")} />
				</li>
				<li className="lg:col-start-2">{textOf("acknowledgement", "max-lg:pb-8 lg:pt-8")}</li>
				<li className="lg:justify-self-end">
					{textOf("answer", "max-lg:border-transparent lg:max-w-112 lg:border-r lg:border-l-0 lg:pt-8")}
				</li>
			</ol>
		</Section>
	);
}
