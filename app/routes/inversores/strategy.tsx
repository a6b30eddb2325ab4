import { useTranslation } from "react-i18next";
import { ItemNumber } from "../../components/section.tsx";
import { figures } from "../../content/figures.ts";
import { Drawing } from "../../illustrations/drawing.tsx";
import rings from "../../illustrations/strategy-rings.svg?no-inline";

/**
 * The points. Each has its own ring: in three arcs, for the stages of the loop (`circular`); a disc with measuring lines
 * (`industry`); three groups for whole, part and support (`share`); a linked ring for each company (`together`); a tree ring
 * for each year of history, and a dashed one for the next (`patience`).
 */
const points = ["circular", "industry", "share", "together", "patience"] as const;

/** The five points of the strategy as rings on one line, horizontal on wide screens and vertical on narrow ones. */
export function Strategy() {
	const { t } = useTranslation("inversores");
	return (
		<section
			aria-labelledby="strategy"
			className="border-t border-line bg-sheet [--ground:var(--color-sheet)]"
		>
			<div className="frame pt-16 md:pt-28">
				<h2 id="strategy" className="text-4xl">
					{t("strategy.title")}
				</h2>
				<p className="mt-4 text-lg text-ink-soft">{t("strategy.text")}</p>
			</div>
			<div className="relative isolate mt-10 pb-16 md:mt-16 md:pb-28">
				<div
					aria-hidden="true"
					className="absolute inset-y-0 left-[calc(var(--frame-edge)+min(3rem,12vw))] -z-10 w-[3px] -translate-x-1/2 drawn-background bg-signal xl:inset-x-0 xl:top-22 xl:bottom-auto xl:left-0 xl:h-[3px] xl:w-full xl:translate-x-0 xl:-translate-y-1/2"
				/>
				<ol className="frame grid gap-y-10 xl:grid-cols-5 xl:gap-x-8 xl:gap-y-0">
					{points.map((point, index) => (
						<li
							key={point}
							className="grid grid-cols-[min(6rem,24vw)_minmax(0,1fr)] items-start gap-x-5 sm:gap-x-8 xl:row-span-4 xl:grid-cols-1 xl:grid-rows-subgrid"
						>
							<Drawing
								viewBox="-58 -58 116 116"
								stroke="currentColor"
								strokeWidth="1.3"
								className="w-full xl:w-44"
							>
								{/* Hides the line behind the ring. */}
								<circle r="58" stroke="none" className="fill-(--ground,var(--color-paper))" />
								<use href={`${rings}#${point}`} />
							</Drawing>
							<div className="xl:contents">
								<ItemNumber number={index + 1} className="block xl:mt-7" />
								<h3 className="mt-1 text-xl">{t(`strategy.${point}.title`)}</h3>
								<p className="mt-2 max-w-(--measure) text-ink-soft">
									{t(`strategy.${point}.text`, { years: figures.yearsOfHistory })}
								</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
