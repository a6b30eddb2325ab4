import { useTranslation } from "react-i18next";
import { figures } from "../../content/figures.ts";
import { type Milestone, timeline } from "../../content/timeline.ts";
import { Drawing } from "../../illustrations/drawing.tsx";
import rope from "../../illustrations/rope.svg?no-inline";
import { ThreadBand } from "../../illustrations/thread-band.tsx";

/** Dates named in the text of a milestone, ISO 8601. */
const days: Partial<Record<Milestone["id"], string>> = {
	commitment: figures.ethicalCodeApproved,
	holding: figures.incorporated,
};

/** The group's milestones beside the rope. */
export function Timeline() {
	const { t } = useTranslation("nosotros");
	/** A year, a span of years, or an open span. */
	const label = ({ year, until }: Milestone) => {
		if (!until) return `${year}`;
		return until === "now" ? t("timeline.onward", { year }) : t("timeline.span", { year, until });
	};
	return (
		<section aria-labelledby="timeline" className="on-night overflow-clip pb-24 md:pb-40">
			<div className="frame grid-12 items-end gap-y-5 pt-16 pb-20 md:pt-28 md:pb-32">
				<h2 id="timeline" className="col-span-12 text-4xl lg:col-span-6">
					{t("timeline.title")}
				</h2>
				<p className="col-span-12 text-lg text-ink-soft md:col-span-6 md:col-start-7">{t("timeline.text")}</p>
			</div>
			<div className="relative">
				<Rope />
				{/* `Rope` requires rows of equal height. */}
				<ol className="frame grid auto-rows-fr">
					{timeline.map((milestone) => (
						<li
							key={milestone.id}
							className="relative pt-12 pb-14 pl-[20%] md:grid-12 md:min-h-[min(24rem,70svh)] md:content-center md:py-12 md:pl-0"
						>
							<div className="md:col-span-6 md:col-start-7">
								<h3>
									<span className="block text-5xl tracking-[-0.04em]">{label(milestone)}</span>
									<span className="mt-3 block text-xl">{t(`timeline.${milestone.id}.title`)}</span>
								</h3>
								<p className="mt-3 max-w-(--measure) text-ink-soft">
									{t(`timeline.${milestone.id}.text`, {
										date: days[milestone.id] ?? `${milestone.year}`,
									})}
								</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

/** The threads, in an SVG file to which `<use>` refers. On narrow screens there are fewer lines, further to the left. */
function RopeThreads({ layout, className }: { layout: "narrow" | "wide"; className: string }) {
	return (
		<Drawing
			viewBox="0 0 100 700"
			preserveAspectRatio="none"
			strokeWidth="1.25"
			className={`pointer-events-none absolute inset-y-0 left-0 h-full ${className}`}
		>
			<use href={`${rope}#${layout}`} />
		</Drawing>
	);
}

/**
 * A rope with a thread for each of the seven milestones, and a ring at its end or, in browsers with scroll-driven animations,
 * at the same height of the window wherever the page is scrolled. Decorative. Fills its positioned parent, whose rows must be equally high.
 */
function Rope() {
	return (
		<>
			<RopeThreads layout="narrow" className="w-full md:hidden" />
			<RopeThreads layout="wide" className="w-1/2 max-md:hidden" />
			<div className="pointer-events-none absolute inset-y-0 left-[10%] md:left-[40%]">
				<div className="absolute bottom-0 scroll-driven:sticky scroll-driven:top-[64dvh]">
					<Drawing
						viewBox="0 0 320 320"
						className="absolute size-18 max-w-none -translate-1/2 md:size-[12vw]"
					>
						<circle cx="160" cy="160" r="70" className="fill-paper" />
						<ThreadBand d="M50 160a110 110 0 1 0 220 0a110 110 0 1 0-220 0" />
					</Drawing>
				</div>
			</div>
		</>
	);
}
