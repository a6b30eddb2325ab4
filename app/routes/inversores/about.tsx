import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fact } from "../../components/ui/fact.tsx";
import { figures } from "../../content/figures.ts";
import { registration } from "../../content/group.ts";
import { formatDate, formatMillions, formatNumber } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { CompanySeal } from "../../illustrations/company-seal.tsx";

/** The first screen: the title, the seal with the company's figures, and its registered data. */
export function About() {
	const { t } = useTranslation(["inversores", "common"]);
	const language = useLanguage();
	const { tonnes2024: tonnes, revenue2024: revenue } = figures;
	const year = figures.incorporated.slice(0, 4);
	return (
		<div className="frame grid-12 pt-7 pb-14 lg:grid-rows-[auto_auto_1fr] lg:pt-10 lg:pb-24">
			<h1 className="z-10 col-span-12 text-5xl lg:col-span-8">{t("title")}</h1>
			<p className="z-10 col-span-12 mt-5 max-w-[30rem] text-lg text-ink-soft lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:mt-7">
				{t("lead")}
			</p>
			{/* On wide screens the seal reaches up beside a title of two lines, and moves down with a longer one. */}
			<div className="col-span-12 mt-8 sm:px-[10%] lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-2 lg:-mt-(--title-height) 2xl:col-span-5 2xl:col-start-8 lg:px-0">
				<CompanySeal
					label={t("about.seal", { year, revenue, tonnes })}
					centreText={[formatNumber(tonnes, language), t("about.sealMiddle")]}
					keys={[t("about.sealDays", { year }), t("about.sealStrokes", { million: 1_000_000 })]}
				/>
			</div>
			<section
				aria-labelledby="about"
				className="col-span-12 mt-12 self-end sm:col-span-9 lg:col-span-5 lg:col-start-1 lg:row-start-3 lg:mt-16"
			>
				<h2 id="about" className="text-2xl">
					{t("about.title")}
				</h2>
				<p className="mt-2 text-ink-soft">{t("about.text")}</p>
				<dl className="mt-6 border-b border-line *:py-3">
					<Fact large label={<SealLabel colour="bg-signal">{t("about.incorporated")}</SealLabel>}>
						{formatDate(figures.incorporated, language)}
					</Fact>
					<Fact large label={<SealLabel colour="bg-kraft">{t("about.revenue")}</SealLabel>}>
						{formatMillions(revenue, language)}
					</Fact>
					<Fact large label={<SealLabel colour="bg-reed">{t("about.tonnes")}</SealLabel>}>
						{formatNumber(tonnes, language)}
					</Fact>
					<Fact large label={t("about.taxId")}>
						{registration.taxId}
					</Fact>
					<Fact large label={t("about.office")}>
						{t("common:footer.address", registration)}
					</Fact>
				</dl>
			</section>
		</div>
	);
}

/** The label of a fact that the seal shows in a colour. */
function SealLabel({ colour, children }: { colour: string; children: ReactNode }) {
	return (
		<span className="flex items-baseline gap-3">
			<span aria-hidden="true" className={`size-3 shrink-0 rounded-full drawn-background ${colour}`} />
			<span>{children}</span>
		</span>
	);
}
