import { Drawing } from "../../illustrations/drawing.tsx";
import rope from "../../illustrations/rope.svg?no-inline";
import { ThreadBand } from "../../illustrations/thread-band.tsx";

/** The threads, in an SVG file to which `<use>` refers. On narrow screens there are fewer lines, further to the left. */
function RopeThreads({ layout, className }: { layout: "narrow" | "wide"; className: string }) {
	return (
		<Drawing
			viewBox="0 0 100 700"
			preserveAspectRatio="none"
			strokeWidth="1.25"
			className={`reveal-downwards pointer-events-none absolute inset-y-0 left-0 h-full ${className}`}
		>
			<use href={`${rope}#${layout}`} />
		</Drawing>
	);
}

/**
 * A rope with a thread for each of the seven milestones. Browsers with scroll-driven animations reveal it down to a ring; others show
 * the whole rope with the ring at its end. Decorative. Fills its positioned parent, whose rows must be equally high.
 */
export function Rope() {
	return (
		<>
			<RopeThreads layout="narrow" className="w-full md:hidden" />
			<RopeThreads layout="wide" className="w-1/2 max-md:hidden" />
			<div className="pointer-events-none absolute inset-y-0 left-[10%] md:left-[40%]">
				<div className="reveal-front">
					<Drawing viewBox="0 0 320 320" className="absolute size-18 max-w-none -translate-1/2 md:size-28">
						<circle cx="160" cy="160" r="110" className="fill-paper" />
						<ThreadBand d="M50 160a110 110 0 1 0 220 0a110 110 0 1 0-220 0" />
					</Drawing>
				</div>
			</div>
		</>
	);
}
