type Point = readonly [x: number, y: number];

/** Corners of the parcels by row, in units of the 720 by 720 view box. The outer ones lie beyond its edges. */
const corners: readonly (readonly Point[])[] = [
	[
		[-30, -40],
		[170, -30],
		[390, -50],
		[560, -30],
		[760, -40],
	],
	[
		[-40, 150],
		[140, 190],
		[400, 130],
		[590, 200],
		[770, 140],
	],
	[
		[-30, 390],
		[190, 350],
		[370, 400],
		[560, 370],
		[760, 420],
	],
	[
		[-40, 560],
		[150, 590],
		[410, 550],
		[600, 600],
		[770, 570],
	],
	[
		[-30, 770],
		[180, 760],
		[380, 770],
		[580, 750],
		[760, 780],
	],
];

/** Direction, number and curvature of the furrows of each parcel. */
const parcels: readonly (readonly (readonly [
	direction: "along" | "across",
	furrows: number,
	bow: number,
])[])[] = [
	[
		["along", 15, 24],
		["across", 17, -30],
		["along", 21, 12],
		["across", 11, 34],
	],
	[
		["across", 22, 18],
		["along", 12, -34],
		["across", 13, 0],
		["along", 22, 30],
	],
	[
		["along", 11, -26],
		["across", 24, 32],
		["along", 17, -22],
		["across", 19, -18],
	],
	[
		["across", 14, -20],
		["along", 20, 22],
		["across", 20, 34],
		["along", 12, -16],
	],
];

/** The parcel with the building, and the building's walls and roof. */
const yard = { row: 1, column: 2 };
const walls =
	"M400 168 560 208 528 340 368 300ZM412 182 544 215 516 326 384 293ZM412 182 440 252 384 293M544 215 488 264 516 326M440 252 488 264";

/** Furrow in the signal colour. */
const accentFurrow = { row: 2, column: 1, furrow: 13 };

const interpolate = (a: Point, b: Point, share: number): Point => [
	a[0] + (b[0] - a[0]) * share,
	a[1] + (b[1] - a[1]) * share,
];
const formatPoint = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Path data of a furrow across a parcel, with a gap at both ends. */
function drawFurrow(
	[first, second, third, fourth]: readonly [Point, Point, Point, Point],
	share: number,
	bow: number,
): string {
	const from = interpolate(first, second, share);
	const to = interpolate(fourth, third, share);
	const [x, y] = interpolate(from, to, 0.5);
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const bend: Point = [x - ((to[1] - from[1]) / length) * bow, y + ((to[0] - from[0]) / length) * bow];
	return `M${formatPoint(interpolate(from, to, 0.04))}Q${formatPoint(bend)} ${formatPoint(interpolate(from, to, 0.96))}`;
}

let furrows = "";
let accentPath = "";
for (const [row, line] of parcels.entries()) {
	for (const [column, [direction, count, bow]] of line.entries()) {
		const [a, b] = [corners[row]?.[column], corners[row]?.[column + 1]];
		const [d, c] = [corners[row + 1]?.[column], corners[row + 1]?.[column + 1]];
		if (!a || !b || !c || !d) continue;
		if (row === yard.row && column === yard.column) {
			continue;
		}
		for (let index = 0; index < count; index += 1) {
			const share = (index + 1) / (count + 1);
			const drawn =
				direction === "along" ? drawFurrow([a, d, c, b], share, bow) : drawFurrow([a, b, c, d], share, bow);
			if (row === accentFurrow.row && column === accentFurrow.column && index === accentFurrow.furrow)
				accentPath = drawn;
			else furrows += drawn;
		}
	}
}

/** Ploughed fields with a building, from above. Decorative. Fills its box. */
export function Fields({ className }: { className: string }) {
	return (
		<svg
			viewBox="0 0 720 720"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			aria-hidden="true"
			className={className}
		>
			<path d={furrows} stroke="currentColor" strokeWidth="1.6" />
			<path d={walls} stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
			<path d={accentPath} strokeWidth="6" className="stroke-signal" />
		</svg>
	);
}
