import { ThreadBand } from "../../illustrations/thread-band.tsx";

const ours = "M-9000 95H300A110 110 0 0 1 300 315H-9000";
const theirs = "M9000 205H300A110 110 0 0 0 300 425H9000";

/** Two ropes that hold each other by their bights: neither side can leave without the other. */
export function HookedBights() {
	return (
		<>
			<ThreadBand d={ours} />
			<ThreadBand d={theirs} />
			{/* The second lies on the first below, and under it above. */}
			<mask id="crossing">
				<circle cx="410" cy="205" r="75" className="fill-white" />
			</mask>
			<g mask="url(#crossing)">
				<ThreadBand d={ours} />
			</g>
		</>
	);
}
