import { ThreadBand } from "../../illustrations/thread-band.tsx";

const rope = "M-9000 430H-60C300 430 470 350 470 210A165 165 0 0 0 140 210C140 350 310 430 670 430H9000";
const goingOn = "M140 210C140 350 310 430 670 430H9000";

/** The rope signs: it comes in, turns over once and goes on. */
export function SignatureLoop() {
	return (
		<>
			<ThreadBand d={rope} />
			{/* Where it crosses itself, what goes on lies on top. */}
			<mask id="crossing">
				<circle cx="305" cy="385" r="170" className="fill-white" />
			</mask>
			<g mask="url(#crossing)">
				<ThreadBand d={goingOn} />
			</g>
		</>
	);
}
