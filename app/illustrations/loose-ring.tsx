import { ThreadBand } from "./thread-band.tsx";

/** An open ring, one end of which leaves the page. Decorative. */
export function LooseRing({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 640 640" fill="none" aria-hidden="true" className={className}>
			<ThreadBand openEnds d="M492 268A210 210 0 1 0 492 452C520 396 600 380 660 420S780 500 1700 430" />
		</svg>
	);
}
