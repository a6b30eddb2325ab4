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

interface PageFrameProps extends SheetProps {
	page: PageProps;
	/** Title of the section, for the running head. */
	section: string;
}

/** A page with running head and page number, which are hidden from screen readers. */
export function Page({ page: { number }, section, children, ...sheet }: PageFrameProps) {
	const { t } = useTranslation("common");
	return (
		<Sheet {...sheet}>
			<div
				aria-hidden="true"
				className="absolute inset-x-20 top-11 flex items-center gap-3 border-b border-line pb-2.5 text-[7.5pt]/[1.2] text-ink-soft"
			>
				<Rings className="h-3 w-4.5 text-ink" />
				<span className="font-semibold text-ink">{names.group}</span>
				<span>
					{t("reportName")} {figures.year}
				</span>
				<span className="ml-auto">{section}</span>
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

interface SectionHeadProps {
	id: SectionId;
	title: string;
	lead: string;
}

/** The number, title and lead of a section. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
	return (
		<header className="grid-12 items-end">
			<div className="col-span-8">
				<SectionNumber number={sectionIds.indexOf(id) + 1} of={sectionIds.length} />
				<h2 id={id} className="mt-2 text-4xl/[0.98]">
					{title}
				</h2>
			</div>
			<p className="col-span-4 border-t border-ink pt-2 text-sm/[1.4] text-ink-soft">{lead}</p>
		</header>
	);
}
