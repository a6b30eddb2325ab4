import { ThreadBand } from "../../illustrations/thread-band.tsx";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageLoader } from "../../legal/legal-page-loader.server.ts";

export const loader = legalPageLoader("/terms-and-conditions");

export default function TermsAndConditions() {
	return <LegalPage page="/terms-and-conditions" illustration={<HookedBights />} />;
}

const firstRope = "M-9000 95H300A110 110 0 0 1 300 315H-9000";
const secondRope = "M9000 205H300A110 110 0 0 0 300 425H9000";

/** Illustration of the terms: two ropes whose bights (loops) are hooked into each other. */
function HookedBights() {
	return (
		<>
			<ThreadBand d={firstRope} />
			<ThreadBand d={secondRope} />
			{/* Draws the first rope again at the upper crossing, where it lies on top. */}
			<mask id="crossing">
				<circle cx="410" cy="205" r="75" className="fill-white" />
			</mask>
			<g mask="url(#crossing)">
				<ThreadBand d={firstRope} />
			</g>
		</>
	);
}
