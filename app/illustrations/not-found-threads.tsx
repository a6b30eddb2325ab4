import { ThreadBand } from "./thread-band.tsx";

const ring = "M640 260a160 160 0 1 0 320 0a160 160 0 1 0-320 0";

/** The number 404 written with bands of threads that reach both edges of the page. Decorative. */
export function NotFoundThreads({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 1600 520" fill="none" aria-hidden="true" className={className}>
			<ThreadBand d="M-1000 345H520M390 475V75L130 345" />
			<ThreadBand d={ring} />
			<ThreadBand d="M2600 345H1080L1340 75V475" />
		</svg>
	);
}
