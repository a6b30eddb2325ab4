import { useTranslation } from "react-i18next";
import { figures } from "../content/figures.ts";
import { Logo } from "../layout/logo.tsx";

/** The cover of the year's report, cut off at the lower edge. Decorative. `className` sets the height. */
export function ReportCover({ className }: { className: string }) {
	const { t } = useTranslation("common");
	return (
		<div aria-hidden="true" className={`relative break-inside-avoid drawn-background ${className}`}>
			<div className="absolute top-0 right-0 bottom-0 left-6 border border-b-0 border-line-strong bg-sheet" />
			<div className="absolute top-6 right-6 bottom-0 left-0 @container flex flex-col border-x border-line-strong bg-sheet p-6 pt-10 selvedge md:p-10 md:pt-14">
				<Logo />
				<div className="relative -mx-6 my-6 grow md:-mx-10 md:my-10">
					<div aria-hidden="true" className="contour-terraces absolute inset-0 text-kraft" />
				</div>
				<p className="max-w-[16rem] font-display text-lg/tight font-semibold tracking-tight">
					{t("reportName")}
				</p>
				<p className="mt-4 -mb-[0.2em] font-display text-[length:min(var(--text-6xl),36cqi)]/[0.82] font-semibold tracking-[-0.045em] whitespace-nowrap md:-mb-[0.12em]">
					{figures.year}
				</p>
			</div>
		</div>
	);
}
