import { useTranslation } from "react-i18next";
import { SectionIntro } from "../../components/section.tsx";
import { PlaitEnd, PlaitPiece } from "../../illustrations/plait.tsx";

/** Numbers of the UN Global Compact's principles by area. */
export const principleAreas = [
	{ area: "humanRights", principles: [1, 2] },
	{ area: "labour", principles: [3, 4, 5, 6] },
	{ area: "environment", principles: [7, 8, 9] },
	{ area: "antiCorruption", principles: [10] },
] as const;

type PrincipleArea = (typeof principleAreas)[number]["area"];

type PrincipleNumber = (typeof principleAreas)[number]["principles"][number];

/** Colour of the rule above a principle, which continues as a thread of the plait. */
const threads: Record<PrincipleArea, string> = {
	humanRights: "bg-ink",
	labour: "bg-kraft",
	environment: "bg-reed",
	antiCorruption: "bg-signal",
};

function Principle({ area, number }: { area: PrincipleArea; number: PrincipleNumber }) {
	const { t } = useTranslation("codigoConducta");
	return (
		<li className="relative grid grid-cols-[minmax(min-content,min(2.5rem,11vw))_minmax(0,1fr)] pt-4 pb-9 pl-[calc(var(--plait)+var(--plait-gap))] md:grid-cols-[min(5rem,9vw)_minmax(0,1fr)] md:pt-6 md:pb-14">
			<PlaitPiece part={`principle-${number}`} />
			<span
				aria-hidden="true"
				className={`absolute top-0 left-(--plait) -mt-px h-0.5 w-screen md:-mt-0.5 md:h-1 print:w-full drawn-background ${threads[area]}`}
			/>
			<span
				aria-hidden="true"
				className="pr-2 font-display text-xl leading-[1.15] font-semibold whitespace-nowrap text-kraft md:text-2xl"
			>
				{number}
			</span>
			<div>
				<h4 className="font-display text-2xl font-semibold tracking-[-0.022em] text-balance">
					{t(`principles.${number}.title`)}
				</h4>
				<p className="mt-2 max-w-[30.6em] text-ink-soft">{t(`principles.${number}.text`)}</p>
			</div>
		</li>
	);
}

/** The ten principles in their four areas. The rule above each principle joins the plait beside the list. */
export function Principles() {
	const { t } = useTranslation("codigoConducta");
	return (
		<section
			id="principles"
			aria-labelledby="principles-title"
			className="overflow-clip [--plait-gap:min(0.75rem,3vw)] [--plait:min(3.25rem,14vw)] md:[--plait-gap:min(2.5rem,5vw)] md:[--plait:min(7.5rem,16vw)] xl:[--plait:11.25rem]"
		>
			<SectionIntro
				id="principles-title"
				title={t("principles.title")}
				text={t("principles.text")}
				className="frame gap-y-5 pt-16 pb-12 md:pt-28 md:pb-20"
			/>
			<div className="frame grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
				{principleAreas.map(({ area, principles }) => (
					<div key={area} className="relative lg:col-span-2 lg:grid lg:grid-cols-subgrid">
						<div className="relative max-lg:pl-[calc(var(--plait)+var(--plait-gap))]">
							{principles[0] > 1 && <PlaitPiece part={`after-${principles[0] - 1}`} className="lg:hidden" />}
							<h3 className="flex flex-wrap items-baseline gap-x-3 pb-4 wrap-anywhere text-xl max-lg:pt-6 lg:sticky lg:top-24 lg:-mt-2">
								<span>{t(`principles.areas.${area}`)}</span>
								<span aria-hidden="true" className="caption font-sans tracking-normal text-kraft">
									{[...new Set([principles[0], principles.at(-1)])].join("–")}
								</span>
							</h3>
						</div>
						<ol start={principles[0]}>
							{principles.map((number) => (
								<Principle key={number} area={area} number={number} />
							))}
						</ol>
					</div>
				))}
				<PlaitEnd className="w-(--plait) lg:col-start-2" />
			</div>
		</section>
	);
}
