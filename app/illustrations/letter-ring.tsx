import { Drawing } from "./drawing.tsx";

const colours = ["stroke-reed", "stroke-kraft", "stroke-ink"];

/** A ring of wound threads, the outermost in the signal colour. It hides the lines that lead into it. Decorative. */
export function LetterRing({ className }: { className: string }) {
	return (
		<Drawing viewBox="-160 -160 320 320" className={`pointer-events-none ${className}`}>
			<circle r="158" className="fill-paper" />
			{Array.from({ length: 26 }, (_, index) => (
				<circle
					// biome-ignore lint/suspicious/noArrayIndexKey: the threads never move
					key={index}
					cx="8"
					r={96 + 2 * index}
					transform={`rotate(${index * 47})`}
					className={colours[index % 3]}
				/>
			))}
			<circle r="158" strokeWidth="3" vectorEffect="non-scaling-stroke" className="stroke-signal" />
		</Drawing>
	);
}
