import { useTranslation } from "react-i18next";
import { ItemNumber, Section } from "../../components/section.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { figures } from "../../content/figures.ts";
import { timeline } from "../../content/timeline.ts";
import { Drawing } from "../../illustrations/drawing.tsx";
import yearRings from "../../illustrations/year-rings.svg?no-inline";
import { PageButton, PageLink } from "../../layout/page-link.tsx";
import { pageLoader } from "../../page-data.server.ts";
import { Industries } from "./industries.tsx";
import { LinkedRings } from "./linked-rings.tsx";
import { Profile } from "./profile.tsx";
import { Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

export const loader = pageLoader("/nosotros");

export default function About() {
	return (
		<>
			<Hero />
			<Purpose />
			<Profile />
			<Values />
			<Timeline />
			<Industries />
			<Future />
		</>
	);
}

/** The first screen: the title, and a ring for each year of the group. */
function Hero() {
	const { t } = useTranslation("nosotros");
	const from = timeline[0]?.year;
	const to = timeline.at(-1)?.year;
	return (
		<div className="relative isolate overflow-clip border-b border-line">
			<div className="frame grid-12 content-between gap-y-6 pt-7 lg:min-h-[min(100svh-4.25rem,62vw)] lg:pt-10 lg:pb-12">
				<div className="col-span-12 lg:col-span-7">
					<h1 className="text-5xl">{t("hero.title", { years: figures.yearsOfHistory })}</h1>
					<p className="mt-6 max-w-[34rem] text-lg text-ink-soft lg:mt-10 lg:max-w-[min(34rem,85%)]">
						{t("hero.text")}
					</p>
				</div>
				<div className="relative col-span-12 h-[116vw] overflow-clip print:h-[90vw] max-lg:frame-bleed lg:contents">
					<Drawing
						viewBox="-520 -520 1040 1040"
						label={t("hero.art", { from, to })}
						className="absolute -z-10 aspect-square max-lg:top-0 max-lg:left-[4%] max-lg:w-[142%] lg:top-1/2 lg:left-[55%] lg:w-[62%] xl:left-[53%] lg:-translate-y-1/2"
					>
						<use href={`${yearRings}#rings`} />
						<use
							href={`${yearRings}#years`}
							className="fill-ink stroke-paper font-display text-[24px] font-semibold max-lg:text-[30px]"
						/>
					</Drawing>
				</div>
			</div>
		</div>
	);
}

function Purpose() {
	const { t } = useTranslation("nosotros");
	return (
		<Section labelledBy="purpose">
			<h2 id="purpose" className="text-xl">
				{t("purpose.title")}
			</h2>
			<div className="mt-10 grid-12 gap-y-12 md:mt-16">
				<div className="col-span-12 border-t border-ink pt-4 md:col-span-7">
					<h3 className="caption font-sans tracking-normal text-ink-soft">{t("purpose.mission")}</h3>
					<p className="mt-4 font-display text-3xl font-semibold tracking-tight hyphens-manual">
						{t("purpose.missionText")}
					</p>
				</div>
				<div className="col-span-12 border-t border-ink pt-4 md:col-span-4 md:col-start-9 md:mt-40">
					<h3 className="caption font-sans tracking-normal text-ink-soft">{t("purpose.vision")}</h3>
					<p className="mt-4 text-2xl">{t("purpose.visionText")}</p>
				</div>
			</div>
		</Section>
	);
}

const principles = ["human", "sustainable", "resilient"] as const;

/** The three principles for the future, with interlinked rings. */
function Future() {
	const { t } = useTranslation("nosotros");
	return (
		<Section labelledBy="future" className="overflow-clip" contentClassName="grid-12 items-center gap-y-10">
			<LinkedRings
				label={t("future.art")}
				className="col-span-12 w-full max-lg:mx-auto max-lg:max-w-xl lg:row-span-3 lg:col-span-6"
			/>
			<div className="col-span-12 max-lg:row-start-1 lg:col-span-5 lg:col-start-8">
				<h2 id="future" className="text-4xl">
					{t("future.title")}
				</h2>
				<p className="mt-5 text-lg text-ink-soft">{t("future.text")}</p>
			</div>
			<ol className="col-span-12 lg:col-span-5 lg:col-start-8">
				{principles.map((principle, index) => (
					<li
						key={principle}
						className="grid grid-cols-[3rem_1fr] border-t border-line-strong py-5 last:border-b"
					>
						<ItemNumber number={index + 1} className="pt-1.5" />
						<div>
							<h3 className="text-xl">{t(`future.${principle}.title`)}</h3>
							<p className="mt-1 text-ink-soft">{t(`future.${principle}.text`)}</p>
						</div>
					</li>
				))}
			</ol>
			<p className="col-span-12 flex flex-wrap gap-3 lg:col-span-5 lg:col-start-8">
				<PageButton page="/" size="lg">
					{t("future.idea")}
				</PageButton>
				<PageLink page="/empresas" className={buttonClass({ variant: "outline", size: "lg" })}>
					{t("future.companies")}
				</PageLink>
			</p>
		</Section>
	);
}
