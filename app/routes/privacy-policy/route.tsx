import { ThreadBand } from "../../illustrations/thread-band.tsx";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageLoader } from "../../legal/legal-page-loader.server.ts";

export const loader = legalPageLoader("/privacy-policy");

export default function PrivacyPolicy() {
	return <LegalPage page="/privacy-policy" illustration={<Coil />} />;
}

const rope =
	"M-9000 475H300A215 215 0 0 0 300 45A165 165 0 0 0 300 375A115 115 0 0 0 300 145A65 65 0 0 0 300 275";

/** Illustration of the privacy policy: a rope that coils up and ends in the centre. */
function Coil() {
	return (
		<>
			<ThreadBand d={rope} />
			{/* Cuts the band off, and marks its end. */}
			<path d="M302 230v90" strokeWidth="6" className="stroke-paper" />
			<circle cx="300" cy="275" r="13" className="fill-signal" />
		</>
	);
}
