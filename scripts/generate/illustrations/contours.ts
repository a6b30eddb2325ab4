import { contours } from "d3-contour";
import { createNoise2D } from "simplex-noise";
import { Pen, type Point } from "./pen.ts";
import { clipRing, cumulativeLengths, drawSmoothCurve } from "./polyline.ts";
import { createRandom } from "./seeded-random.ts";

const frame = { width: 1600, height: 900 };
/** Lines continue beyond the frame, so that none ends at its edge. */
const margin = 16;
/** Distance of the sample points. */
const grid = 5;

type Noise = (x: number, y: number) => number;

interface Field {
	height: (x: number, y: number) => number;
	/** Maximum distance of a curve from its contour. */
	tolerance: number;
	/** Stroke widths with their contour levels. */
	strokes: [width: number, levels: number[]][];
	/** Areas as path data, in which the first stroke is drawn again with this width. */
	parcels?: [width: number, data: string][];
}

const range = (from: number, to: number, step: number) =>
	Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);

const smoothstep = (from: number, to: number, value: number) => {
	const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
	return share * share * (3 - 2 * share);
};

/** A river delta: lines fan out from the left, round islands. */
function delta(noise: Noise): Field {
	const islands = [
		{ x: 660, at: -0.04, length: 470, reach: 0.44 },
		{ x: 1130, at: 0.44, length: 540, reach: 0.46 },
		{ x: 1180, at: -0.52, length: 500, reach: 0.4 },
		{ x: 1500, at: 0.04, length: 420, reach: 0.42 },
	];
	const height = (x: number, y: number) => {
		const share = x / frame.width;
		const spread = 130 + 560 * smoothstep(-0.15, 1.2, share);
		const centre = 330 + 90 * Math.sin(share * 5 + 0.5) + 110 * share + 46 * noise(x / 900, y / 700);
		const across = (y - centre) / spread;
		// Each island flattens the field round its centre, within its `length` and `reach`.
		return islands.reduce((level, { x: middle, at, length, reach }) => {
			const along = Math.max(0, 1 - ((x - middle) / length) ** 2);
			const aside = Math.max(0, 1 - ((across - at) / reach) ** 2);
			return level - (across - at) * along ** 2.5 * aside ** 2;
		}, across);
	};
	const banks = islands.flatMap(({ at }) => [at - 0.02, at + 0.02]);
	const isBank = (level: number) => banks.some((bank) => Math.abs(bank - level) < 0.001);
	const levels = range(-0.98, 0.98, 0.04);
	return {
		height,
		tolerance: 0.6,
		strokes: [
			[1.1, levels.filter((level) => !isBank(level))],
			[3, levels.filter(isBank)],
		],
	};
}

/** Ploughed slopes: furrows, heavier in some parcels. */
function terraces(noise: Noise): Field {
	const height = (x: number, y: number) =>
		Math.hypot(x - 1950, (y - 1650) * 1.15) + 84 * noise(x / 760, y / 560);
	return {
		height,
		tolerance: 1,
		strokes: [[1, range(300, 3100, 24)]],
		parcels: [
			[2.2, "M-20-20H260L180 420L-20 520ZM760 470L1120 380L1040 920H640ZM1370-20L1290 250L1620 330V-20Z"],
			[
				3.8,
				"M560-20H1010L760 470L470 380ZM180 420L450 550L330 920H-20V520ZM1120 380L1290 250L1620 330V720L1040 920Z",
			],
		],
	};
}

/** Tide marks on sand: few long lines, closer and heavier at the bottom. */
function shore(noise: Noise): Field {
	const height = (x: number, y: number) =>
		y + 0.16 * x + 105 * noise(x / 1250, y / 1500 + 3) + 22 * noise(x / 480, y / 900 + 8);
	const tides = range(0, 16, 1).map((tide) => 1010 - 11 * tide - 3 * tide ** 2);
	return {
		height,
		tolerance: 0.3,
		strokes: [
			[3.4, tides.slice(0, 3)],
			[2.2, tides.slice(3, 7)],
			[1.2, tides.slice(7)],
		],
	};
}

const fields = {
	delta: { create: delta, seed: 7 },
	terraces: { create: terraces, seed: 8 },
	shore: { create: shore, seed: 5 },
};

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** Returns the SVG file of a field of `app/illustrations/contour-field.tsx`. The page uses it as a mask. */
export function drawContours(name: FieldName): string {
	const { create, seed } = fields[name];
	const { height, tolerance, strokes, parcels = [] } = create(createNoise2D(createRandom(seed)));

	// Two more cells than the lines need, because d3-contour closes its rings along the outermost points.
	const origin = -margin - 2 * grid;
	const columns = Math.ceil((frame.width - 2 * origin) / grid) + 1;
	const rows = Math.ceil((frame.height - 2 * origin) / grid) + 1;
	const values = Array.from({ length: columns * rows }, (_, index) =>
		height(origin + (index % columns) * grid, origin + Math.floor(index / columns) * grid),
	);
	const generator = contours().size([columns, rows]);
	const inside = ([x, y]: Point) => margin + Math.min(x, y, frame.width - x, frame.height - y);

	const lines = strokes.map(([width, levels], index) => {
		const pen = new Pen();
		for (const ring of levels.flatMap((level) => generator.contour(values, level).coordinates.flat())) {
			// d3-contour places samples in the middle of cells.
			const points = ring.map(
				([x = 0, y = 0]): Point => [origin + (x - 0.5) * grid, origin + (y - 0.5) * grid],
			);
			for (const piece of clipRing(points, inside)) {
				if ((cumulativeLengths(piece).at(-1) ?? 0) > 3 * margin) drawSmoothCurve(pen, piece, tolerance);
			}
		}
		return `<g stroke-width="${width}"><path id="l${index}" d="${pen.data}"/></g>`;
	});
	const parcelPaths = parcels.map(
		([width, data], index) =>
			`<clipPath id="p${index}"><path d="${data}"/></clipPath><use href="#l0" stroke-width="${width}" clip-path="url(#p${index})"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" fill="none" stroke="#000">${lines.join("")}${parcelPaths.join("")}</svg>\n`;
}
