import type { ReactNode } from "react";
import { ThreadBand } from "../../illustrations/thread-band.tsx";
import type { LegalTextPage } from "../../legal/legal-text.ts";

const hookedRope = "M-9000 95H300A110 110 0 0 1 300 315H-9000";

/** SVG content of the drawing of each legal text, in 600 by 520 units. Ropes reach beyond both edges of the page. */
export const illustrations: Record<LegalTextPage, ReactNode> = {
	// A rope with one loop, like a signature. Its upper part is drawn again where the rope crosses itself.
	"/legal-notice": (
		<>
			<ThreadBand d="M-9000 430H-60C300 430 470 350 470 210A165 165 0 0 0 140 210C140 350 310 430 670 430H9000" />
			<mask id="crossing">
				<circle cx="305" cy="385" r="170" className="fill-white" />
			</mask>
			<g mask="url(#crossing)">
				<ThreadBand d="M140 210C140 350 310 430 670 430H9000" />
			</g>
		</>
	),
	// A rope that coils up and is cut off in the centre, where its end is marked.
	"/privacy-policy": (
		<>
			<ThreadBand d="M-9000 475H300A215 215 0 0 0 300 45A165 165 0 0 0 300 375A115 115 0 0 0 300 145A65 65 0 0 0 300 275" />
			<path d="M302 230v90" strokeWidth="6" className="stroke-paper" />
			<circle cx="300" cy="275" r="13" className="fill-signal" />
		</>
	),
	// A rope without a knot, and a bitten cookie above it.
	"/cookie-policy": (
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
	),
	// Two ropes whose bights (loops) are hooked into each other. At the upper crossing the first lies on top, drawn again.
	"/terms-and-conditions": (
		<>
			<ThreadBand d={hookedRope} />
			<ThreadBand d="M9000 205H300A110 110 0 0 0 300 425H9000" />
			<mask id="crossing">
				<circle cx="410" cy="205" r="75" className="fill-white" />
			</mask>
			<g mask="url(#crossing)">
				<ThreadBand d={hookedRope} />
			</g>
		</>
	),
};
