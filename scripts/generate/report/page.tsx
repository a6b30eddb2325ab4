import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Rings } from "../../../app/components/logo.tsx";
import { SectionNumber } from "../../../app/components/section-number.tsx";
import { figures } from "../../../app/content/figures.ts";
import { names } from "../../../app/content/placeholders.ts";
import type { Language } from "../../../app/i18n/languages.ts";

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
	/** The number of this page. */
	number: number;
	/** The page on which each section begins. */
	firstPages: Record<SectionId, number>;
}

interface SheetProps {
	/** On the deep ground. */
	night?: boolean;
	/** Drawings that reach the edges of the sheet. They lie under the rest. */
	ground?: ReactNode;
	children: ReactNode;
}

/** A sheet of A4. What is in its body has to fit; the print stops if it does not. */
export function Sheet({ night = false, ground, children }: SheetProps) {
	return (
		<section
			className={`relative isolate h-[297mm] w-[210mm] overflow-clip break-after-page last:break-after-auto ${night ? "on-night" : "bg-paper"}`}
		>
			{ground}
			{children}
		</section>
	);
}

interface PageFrameProps extends SheetProps {
	page: PageProps;
	/** What stands in the running head beside the report's title. */
	section: string;
}

/** A sheet with its running head and page number, which are for the eye only. */
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

/** The number, title and first sentence of a section. */
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
