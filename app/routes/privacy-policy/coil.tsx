import { ThreadBand } from "../../illustrations/thread-band.tsx";

const rope =
	"M-9000 475H300A215 215 0 0 0 300 45A165 165 0 0 0 300 375A115 115 0 0 0 300 145A65 65 0 0 0 300 275";

/** The rope winds up and ends inside: what comes in stays in. */
export function Coil() {
	return (
		<>
			<ThreadBand d={rope} />
			{/* A clean cut, and the end of the thread in the middle. */}
			<path d="M302 230v90" strokeWidth="6" className="stroke-paper" />
			<circle cx="300" cy="275" r="13" className="fill-signal" />
		</>
	);
}
