import { useId } from "react";

/** Concentric rings: smallest radius, number and distance. */
const innermost = 46;
const count = 10;
const gap = 13;

/** Staggered centres; the rings of neighbours overlap. */
const centres = [0, 1, 2, 3].flatMap((row) =>
	[0, 1, 2, 3].map((column) => ({ x: column * 240 + (row % 2 ? -120 : 0), y: row * 208 + 48 })),
);

/** Ring in the signal colour. */
const accentRing = { x: 360, y: 256, radius: innermost + (count - 1) * gap };

/** Overlapping groups of rings. Decorative. Fills its box. */
export function Rings({ className }: { className: string }) {
	const id = useId();
	return (
		<svg
			viewBox="0 0 720 720"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			aria-hidden="true"
			className={className}
		>
			<defs>
				<g id={id} stroke="currentColor" strokeWidth="1.4">
					{Array.from({ length: count }, (_, ring) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the rings never move
						<circle key={ring} r={innermost + ring * gap} />
					))}
				</g>
			</defs>
			{centres.map(({ x, y }) => (
				<use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} />
			))}
			<circle
				cx={accentRing.x}
				cy={accentRing.y}
				r={accentRing.radius}
				strokeWidth="7"
				className="stroke-signal"
			/>
		</svg>
	);
}
