import { readFileSync } from "node:fs";
import { type GeoPermissibleObjects, geoAzimuthalEquidistant, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { mapGeometry } from "../../../app/illustrations/dotted-map-geometry.ts";
import type { Point } from "./pen.ts";

const { size, place, kilometresPerUnit, kilometresPerWave } = mapGeometry;
const earthRadius = 6371;

/** Distances of the dots and of their rows, in units of the map. Odd rows are offset by half a dot. */
const grid = { across: 15, down: 13 };
const diameters = [2.6, 3.6, 4.6, 5.8, 7.2, 9, 11.2];

/** Spain, Portugal and Andorra, by their ISO 3166 numbers. */
const iberia = new Set(["724", "620", "020"]);

/** Equidistant from the place, so that circles round it are true to scale. */
const projection = geoAzimuthalEquidistant()
	.rotate([-place.longitude, -place.latitude])
	.scale(earthRadius / kilometresPerUnit)
	.translate([place.x, place.y])
	.clipExtent([
		[-1, -1],
		[size + 1, size + 1],
	]);

/** The outlines of an area in units of the map. */
function outlines(area: GeoPermissibleObjects): Point[][] {
	const rings: Point[][] = [];
	geoPath(projection, {
		beginPath() {},
		moveTo: (x, y) => rings.push([[x, y]]),
		lineTo: (x, y) => rings.at(-1)?.push([x, y]),
		closePath() {},
		arc() {},
	})(area);
	return rings;
}

/** Returns a test whether a point with this y lies within the outlines (even-odd rule). */
function rowTest(rings: Point[][], y: number): (x: number) => boolean {
	const crossings = rings.flatMap((ring) =>
		ring.flatMap(([x, above], index) => {
			const [nextX, below] = ring[(index + 1) % ring.length] as Point;
			return above > y === below > y ? [] : [x + ((nextX - x) * (y - above)) / (below - above)];
		}),
	);
	return (x) => crossings.filter((crossing) => crossing < x).length % 2 === 1;
}

/**
 * Index of a dot's diameter; negative for no dot. The waves become weaker with the distance, the peninsula is heavier, and
 * dots become smaller towards the top, right and bottom edges.
 */
function diameterAt(x: number, y: number, onPeninsula: boolean): number {
	const kilometres = Math.hypot(x - place.x, y - place.y) * kilometresPerUnit;
	const crest = (0.5 + 0.5 * Math.cos((2 * Math.PI * kilometres) / kilometresPerWave)) ** 1.6;
	const strength = Math.max(0, 4.6 * (1.15 - kilometres / 2000));
	const edge = Math.min(1, (size - x) / 260, (size - y) / 170, 0.3 + y / 170);
	return (
		Math.min(diameters.length, Math.round((1.7 + (onPeninsula ? 1.2 : 0) + crest * strength) * edge)) - 1
	);
}

/** Returns the SVG file of `app/illustrations/dotted-map.tsx`. Source of the outlines: Natural Earth. */
export function drawDottedMap(): string {
	const atlas: Topology<{ countries: GeometryCollection; land: GeometryCollection }> = JSON.parse(
		readFileSync(new URL(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"),
	);
	const land = outlines(feature(atlas, atlas.objects.land));
	const countries = feature(atlas, atlas.objects.countries);
	const peninsula = outlines({
		...countries,
		features: countries.features.filter(({ id }) => iberia.has(`${id}`)),
	});

	const runs = diameters.map(() => "");
	for (let line = 0; (line + 0.5) * grid.down < size; line += 1) {
		const y = Math.round((line + 0.5) * grid.down);
		const onLand = rowTest(land, y);
		const onPeninsula = rowTest(peninsula, y);
		let run = { diameter: -1, start: 0 };
		for (let x = line % 2 ? 0 : Math.floor(grid.across / 2); ; x += grid.across) {
			const diameter = x < size && onLand(x) ? diameterAt(x, y, onPeninsula(x)) : -1;
			if (diameter !== run.diameter) {
				// One unit longer than the last dot, so that its dash is within the line.
				if (run.diameter >= 0) runs[run.diameter] += `M${run.start} ${y}h${x - run.start - grid.across + 1}`;
				run = { diameter, start: x };
			}
			if (x >= size) break;
		}
	}

	// Each dot is a dash of almost zero length with round caps; a run of equal dots is one line.
	const paths = runs.map((data, index) => `<path stroke-width="${diameters[index]}" d="${data}"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke="#000" stroke-linecap="round" stroke-dasharray=".01 ${grid.across - 0.01}">${paths.join("")}</svg>\n`;
}
