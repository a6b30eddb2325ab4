import { useTranslation } from "react-i18next";
import { ContourField } from "../../art/contour-field.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { ArrowOut } from "../../components/icons.tsx";
import { Logo } from "../../components/logo.tsx";
import { SectionNumber } from "../../components/section-number.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { reports } from "../../group/documents.ts";
import { useLanguage } from "../../i18n/words-provider.tsx";

/** The 2024 report, to be opened in the page's language or in the other one; its cover comes out of the page's edge. */
export function Reports() {
	const { t } = useTranslation("investors");
	const language = useLanguage();
	const other = language === "es" ? "en" : "es";
	return (
		<section aria-labelledby="reports" className="overflow-clip bg-board">
			<div className="frame grid-12 gap-y-12 pt-16 md:pt-28">
				<div className="col-span-12 md:col-span-6 md:pb-28 lg:col-span-5">
					<SectionNumber number={5} of={6} />
					<h2 id="reports" className="mt-3 text-4xl">
						{t("reports.title")}
					</h2>
					<h3 className="mt-8 text-xl">{`${t("reports.name")} ${t("reports.year")}`}</h3>
					<p className="mt-2 max-w-[30rem]">{t("reports.text")}</p>
					<p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
						<ExternalLink
							href={reports[language]}
							type="application/pdf"
							className={buttonClass({ size: "lg" })}
						>
							{t("reports.open")}
							<ArrowOut />
						</ExternalLink>
						<span className="caption">{t("reports.format")}</span>
					</p>
					<p className="mt-2">
						<ExternalLink
							href={reports[other]}
							type="application/pdf"
							hrefLang={other}
							className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline underline-offset-4 hover:decoration-2"
						>
							{t("reports.other")}
							<ArrowOut />
						</ExternalLink>
					</p>
				</div>
				<Cover />
			</div>
		</section>
	);
}

/** Two sheets that lie on each other. Decoration: what the upper one says stands beside it. */
function Cover() {
	const { t } = useTranslation("investors");
	return (
		<div
			aria-hidden="true"
			className="relative col-span-12 h-96 sm:col-span-9 sm:col-start-3 md:col-span-6 md:h-auto md:min-h-128 2xl:min-h-160 lg:col-start-7"
		>
			<div className="absolute top-0 right-0 bottom-0 left-6 border border-b-0 border-line-strong bg-sheet" />
			<div className="absolute top-6 right-6 bottom-0 left-0 flex flex-col border-x border-line-strong bg-sheet p-6 pt-10 selvedge md:p-10 md:pt-14">
				<Logo />
				<div className="relative -mx-6 my-6 grow md:-mx-10 md:my-10">
					<ContourField field="terraces" className="absolute inset-0 text-kraft" />
				</div>
				<p className="max-w-[16rem] font-display text-lg/tight font-semibold tracking-tight">
					{t("reports.name")}
				</p>
				<p className="mt-4 -mb-[0.2em] font-display text-6xl font-semibold tracking-[-0.045em] md:-mb-[0.12em]">
					{t("reports.year")}
				</p>
			</div>
		</div>
	);
}
