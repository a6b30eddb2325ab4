import { useId } from "react";

/** Rings about one middle: the innermost radius, how many, and how far apart. */
const innermost = 46;
const count = 10;
const apart = 13;

/** The middles: staggered, so that each one's rings reach into those of all its neighbours. */
const middles = [0, 1, 2, 3].flatMap((row) =>
	[0, 1, 2, 3].map((column) => ({ x: column * 240 + (row % 2 ? -120 : 0), y: row * 208 + 48 })),
);

/** The ring that goes on to the next. */
const followed = { x: 360, y: 256, radius: innermost + (count - 1) * apart };

/** Rings that reach into one another. Fills its box. */
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
						<circle key={ring} r={innermost + ring * apart} />
					))}
				</g>
			</defs>
			{middles.map(({ x, y }) => (
				<use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} />
			))}
			<circle cx={followed.x} cy={followed.y} r={followed.radius} strokeWidth="7" className="stroke-signal" />
		</svg>
	);
}
