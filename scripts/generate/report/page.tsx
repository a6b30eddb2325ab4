import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SectionNumber } from "../../../app/components/section-number.tsx";
import { figures } from "../../../app/content/figures.ts";
import { names } from "../../../app/content/placeholders.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { Rings } from "../../../app/layout/logo.tsx";

/** The sections in the order of the contents. */
export const sectionIds = [
	"about",
	"figures",
	"group",
	"companies",
	"commitments",
	"goals",
	"governance",
	"contact",
] as const;

export type SectionId = (typeof sectionIds)[number];

export interface PageProps {
	language: Language;
	/** The cover and the contents have none. */
	section?: SectionId | undefined;
	/** Page number. */
	number: number;
	/** Number of the first page of each section. */
	firstPages: Record<SectionId, number>;
}

interface SheetProps {
	/** Dark background. */
	night?: boolean;
	/** Illustrations behind the content, up to the edges of the page. */
	background?: ReactNode;
	children: ReactNode;
}

/** A page of A4. `report.ts` fails if the content of `data-body` overflows. */
export function Sheet({ night = false, background, children }: SheetProps) {
	return (
		<section
			className={`relative isolate h-[297mm] w-[210mm] overflow-clip break-after-page last:break-after-auto ${night ? "on-night" : "bg-paper"}`}
		>
			{background}
			{children}
		</section>
	);
}

/** A page with running head and page number, which are hidden from screen readers. */
export function Page({ page, children, ...sheet }: SheetProps & { page: PageProps }) {
	const { t } = useTranslation(["report", "common"]);
	const { section, number } = page;
	return (
		<Sheet {...sheet}>
			<div
				aria-hidden="true"
				className="absolute inset-x-20 top-11 flex items-center gap-3 border-b border-line pb-2.5 text-[7.5pt]/[1.2] text-ink-soft"
			>
				<Rings className="h-3 w-4.5 text-ink" />
				<span className="font-semibold text-ink">{names.group}</span>
				<span>
					{t("common:reportName")} {figures.year}
				</span>
				<span className="ml-auto">{section ? t(`${section}.title`) : t("contents")}</span>
			</div>
			<div data-body="" className="absolute inset-x-20 top-25 bottom-20">
				{children}
			</div>
			<p
				aria-hidden="true"
				className="absolute right-20 bottom-10 text-[9pt]/none font-semibold tabular-nums text-ink"
			>
				{number}
			</p>
		</Sheet>
	);
}

interface SectionTitleProps {
	section: SectionId;
	/** Classes of the title. */
	className: string;
}

/** The number and title of a section. */
export function SectionTitle({ section, className }: SectionTitleProps) {
	const { t } = useTranslation("report");
	return (
		<>
			<SectionNumber number={sectionIds.indexOf(section) + 1} of={sectionIds.length} />
			<h2 id={section} className={className}>
				{t(`${section}.title`)}
			</h2>
		</>
	);
}

/** The number, title and lead of a section. */
export function SectionHead({ section }: { section: SectionId }) {
	const { t } = useTranslation("report");
	return (
		<header className="grid-12 items-end">
			<div className="col-span-8">
				<SectionTitle section={section} className="mt-2 text-4xl/[0.98]" />
			</div>
			<p className="col-span-4 border-t border-ink pt-2 text-sm/[1.4] text-ink-soft">
				{t(`${section}.lead`)}
			</p>
		</header>
	);
}

interface PointsProps {
	/** Key of the list in the namespace `report`. */
	list:
		| `about.${"covers" | "leavesOut" | "reading"}`
		| `commitments.${"environment" | "social" | "governance"}`;
}

/** A titled list. */
export function Points({ list }: PointsProps) {
	const { t } = useTranslation("report");
	const points: string[] = t(`${list}.points`, { returnObjects: true });
	return (
		<div className="border-t border-ink pt-2">
			<h3 className="text-lg">{t(`${list}.title`)}</h3>
			<ul className="mt-2 list-[''] text-[9.5pt]/[1.42]">
				{points.map((point) => (
					<li key={point} className="border-t border-line py-2 first:border-t-0">
						{point}
					</li>
				))}
			</ul>
		</div>
	);
}

interface TableProps {
	head: readonly string[];
	/** The cells of each row, the heading of the row first. */
	rows: readonly (readonly ReactNode[])[];
	/** Classes of the cells in each column. */
	columns: readonly string[];
	className?: string;
}

/** A table with a rule below each row. */
export function Table({ head, rows, columns, className = "" }: TableProps) {
	return (
		<table className={`mt-3 w-full border-collapse text-left ${className}`}>
			<thead className="caption text-kraft">
				<tr>
					{head.map((name) => (
						<th key={name} scope="col" className="border-b border-ink pb-1.5 font-medium">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([heading, ...cells]) => (
					<tr key={`${heading}`} className="border-b border-line">
						<th scope="row" className={columns[0]}>
							{heading}
						</th>
						{cells.map((cell, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its column
							<td key={index} className={columns[index + 1]}>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
