import { ThreadBand } from "../../illustrations/thread-band.tsx";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageLoader } from "../../legal/legal-page-loader.server.ts";

export const loader = legalPageLoader("/legal-notice");

export default function LegalNotice() {
	return <LegalPage page="/legal-notice" illustration={<SignatureLoop />} />;
}

const rope = "M-9000 430H-60C300 430 470 350 470 210A165 165 0 0 0 140 210C140 350 310 430 670 430H9000";
const upperPart = "M140 210C140 350 310 430 670 430H9000";

/** Illustration of the legal notice: a rope with one loop, like a signature. */
function SignatureLoop() {
	return (
		<>
			<ThreadBand d={rope} />
			{/* Draws the upper part again where the rope crosses itself. */}
			<mask id="crossing">
				<circle cx="305" cy="385" r="170" className="fill-white" />
			</mask>
			<g mask="url(#crossing)">
				<ThreadBand d={upperPart} />
			</g>
		</>
	);
}
