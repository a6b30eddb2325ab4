import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "../../components/section.tsx";
import { Drawing } from "../../illustrations/drawing.tsx";
import { ThreadBand } from "../../illustrations/thread-band.tsx";

/*
 * One band runs through all four illustrations: each continues it at the left edge, at the same height. Where the band
 * crosses itself or a ring, the upper part is drawn a second time through a mask.
 */
const values = ["strategic", "people", "environment", "innovation"] as const;

const loop = "C400 90 340 60 270 60C200 60 140 90 140 150C140 250 360 270 550 270";
const ring = "M170 270a100 100 0 1 0 200 0a100 100 0 1 0-200 0";

const illustrations: Record<(typeof values)[number], (id: string) => ReactNode> = {
	strategic: (id) => (
		<>
			<mask id={id}>
				<path className="fill-white" d="M0 160H540V440H0z" />
			</mask>
			<ThreadBand d={`M-10 270C180 270 400 250 400 150${loop}`} />
			<g mask={`url(#${id})`}>
				<ThreadBand d="M140 150C140 250 360 270 550 270" />
			</g>
		</>
	),
	people: (id) => (
		<>
			<mask id={id}>
				<path className="fill-white" d="M270 0H540V440H270z" />
			</mask>
			<ThreadBand d={ring} />
			<ThreadBand d="M-10 270H550" />
			<g mask={`url(#${id})`}>
				<ThreadBand d={ring} />
			</g>
		</>
	),
	environment: () => (
		<>
			<ThreadBand d="M208 318a62 62 0 1 0 124 0a62 62 0 1 0-124 0" />
			<ThreadBand d="M-10 270C120 270 60 90 270 90S420 270 550 270" />
		</>
	),
	innovation: () => <ThreadBand d="M-10 270H110C310 270 250 90 430 90H550" />,
};

function ValueIllustration({ value }: { value: (typeof values)[number] }) {
	return (
		<Drawing viewBox="0 0 540 440" className="w-full">
			{illustrations[value](useId())}
		</Drawing>
	);
}

export function Values() {
	const { t } = useTranslation("nosotros");
	return (
		<section aria-labelledby="values" className="overflow-clip pt-16 md:pt-28">
			<div className="frame">
				<SectionHeading id="values" title={t("values.title")} />
			</div>
			<ul className="mt-10 grid md:grid-cols-2 md:gap-y-10 xl:grid-cols-4">
				{values.map((value) => (
					<li
						key={value}
						className="flex flex-col max-md:first:*:last:-mt-[16vw] max-md:last:*:last:-mt-[16vw] xl:not-first:*:last:pl-8"
					>
						<ValueIllustration value={value} />
						<div className="grow px-(--frame-edge) pb-12 xl:pr-10 xl:pb-28">
							<h3 className="text-2xl xl:max-2xl:text-xl">{t(`values.${value}.title`)}</h3>
							<p className="mt-3 text-ink-soft">{t(`values.${value}.text`)}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
