import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { figures } from "../../../app/content/figures.ts";
import { contacts, names, registration } from "../../../app/content/placeholders.ts";
import { formatDate } from "../../../app/i18n/format.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { Page, type PageProps, SectionHead } from "./page.tsx";

/** Converts an ISO date to a year with a fraction. */
const decimalYear = (isoDate: string) => 1970 + Date.parse(isoDate) / (365.2425 * 24 * 3600 * 1000);

const axis = { from: figures.oldestCompanySince, to: decimalYear(figures.incorporated) };
const width = 1700;
const baseline = 560;

/** A timeline with a stroke for each year and a flag for each date. */
function DateAxis({ language }: { language: Language }) {
	const { t } = useTranslation("report");
	const xAt = (year: number) => 3 + ((year - axis.from) / (axis.to - axis.from)) * (width - 6);
	/** Year, date, key of the caption, and height of the text. */
	const flags = [
		[axis.from, `${axis.from}`, "since", 410],
		[figures.globalCompactSince, `${figures.globalCompactSince}`, "compact", 410],
		[
			decimalYear(figures.ethicalCodeApproved),
			formatDate(figures.ethicalCodeApproved, language),
			"code",
			230,
		],
		[axis.to, formatDate(figures.incorporated, language), "incorporated", 50],
	] as const;
	const years = Array.from({ length: Math.floor(axis.to) - axis.from + 1 }, (_, index) => axis.from + index);
	const decades = years.filter((year) => year % 10 === 0);
	const strokes = years.map((year) => `M${xAt(year).toFixed(1)} ${baseline}v${year % 10 === 0 ? -60 : -30}`);
	return (
		<svg
			viewBox={`0 0 ${width} ${baseline + 50}`}
			fill="none"
			role="img"
			aria-label={t("governance.dates.art")}
			className="w-full"
		>
			<path d={strokes.join("")} strokeWidth="3" className="stroke-kraft" />
			{flags.map(([year, date, caption, top]) => {
				const x = xAt(year);
				// The text is to the left of its flag, but for the first.
				const text = year === axis.from ? { x: x + 22 } : { x: x - 22, textAnchor: "end" as const };
				return (
					<g key={date}>
						<path d={`M${x} ${baseline}V${top - 34}`} strokeWidth="5" className="stroke-signal" />
						<text {...text} y={top} fontSize="46" fontWeight="600" className="fill-ink font-display">
							{date}
						</text>
						<text {...text} y={top + 44} fontSize="31" className="fill-ink-soft">
							{t(`governance.dates.${caption}`)}
						</text>
					</g>
				);
			})}
			{decades.map((decade) => (
				<text
					key={decade}
					x={xAt(decade)}
					y={baseline + 42}
					fontSize="25"
					textAnchor="middle"
					className="fill-ink-soft tabular-nums"
				>
					{decade}
				</text>
			))}
		</svg>
	);
}

function Block({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
	return (
		<div className="border-t border-ink pt-2">
			<h3 className="text-xl">{title}</h3>
			<p className="mt-1.5 text-[9.5pt]/[1.42]">{text}</p>
			{children}
		</div>
	);
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
	return (
		<dl className="mt-3 text-sm/[1.4]">
			{facts.map(([label, value]) => (
				<div key={label} className="flex gap-4 border-t border-line py-1.5">
					<dt className="w-26 shrink-0 text-ink-soft">{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Dates, code of conduct, whistleblower channel and registered data. */
export function Governance(page: PageProps) {
	const { t } = useTranslation(["report", "common"]);
	const { language } = page;
	const address = t("common:footer.address", registration);
	const mail = <a href={`mailto:${contacts.ethicsEmail}`}>{contacts.ethicsEmail}</a>;
	return (
		<Page page={page}>
			<SectionHead section="governance" />
			<h3 className="mt-16 text-xl">{t("governance.dates.title")}</h3>
			<figure className="mt-2">
				<DateAxis language={language} />
				<figcaption className="caption mt-2 text-ink-soft">{t("governance.dates.scale")}</figcaption>
			</figure>
			<div className="mt-16 grid grid-cols-2 gap-x-8 gap-y-12">
				<Block title={t("governance.compact.title")} text={t("governance.compact.text")} />
				<Block title={t("governance.code.title")} text={t("governance.code.text")} />
				<Block title={t("governance.channel.title")} text={t("governance.channel.text")}>
					<Facts
						facts={[
							[t("governance.channel.email"), mail],
							[
								t("governance.channel.phone"),
								`${contacts.whistleblowerPhone}, ${t("governance.channel.hours")}`,
							],
							[t("governance.channel.post"), `${names.legal}, ${address}`],
						]}
					/>
				</Block>
				<Block title={t("governance.holding.title")} text={t("governance.holding.text")}>
					<Facts
						facts={[
							[t("governance.holding.incorporated"), formatDate(figures.incorporated, language)],
							[t("governance.holding.taxId"), registration.taxId],
							[t("governance.holding.office"), address],
						]}
					/>
				</Block>
			</div>
		</Page>
	);
}
