import { ThreadBand } from "../../illustrations/thread-band.tsx";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageLoader } from "../../legal/legal-page-loader.server.ts";

export const loader = legalPageLoader("/cookie-policy");

export default function CookiePolicy() {
	return <LegalPage page="/cookie-policy" illustration={<BittenRing />} />;
}

/** Illustration of the cookie policy: a rope without a knot, and a bitten cookie above it. */
function BittenRing() {
	return (
		<>
			<ThreadBand d="M-9000 430H9000" />
			<ThreadBand d="M150 193a150 150 0 1 0 300 0a150 150 0 1 0-300 0" />
			<g className="fill-paper">
				<circle cx="385" cy="40" r="62" />
				<circle cx="470" cy="90" r="66" />
				<circle cx="505" cy="180" r="52" />
			</g>
			<circle cx="520" cy="60" r="9" className="fill-kraft" />
			<circle cx="560" cy="150" r="6" className="fill-reed" />
			<circle cx="548" cy="100" r="7" className="fill-signal" />
		</>
	);
}
