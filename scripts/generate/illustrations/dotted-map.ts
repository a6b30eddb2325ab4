import { readFileSync } from "node:fs";
import { type GeoPermissibleObjects, geoAzimuthalEquidistant, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { mapFrame } from "../../../app/illustrations/dotted-map-frame.ts";
import type { Point } from "./pen.ts";

const { size, place, kilometresPerUnit, kilometresPerWave } = mapFrame;
const earthRadius = 6371;

/** Dots stand in the rows of a hexagonal grid. */
const grid = { across: 15, down: 13 };
const diameters = [2.6, 3.6, 4.6, 5.8, 7.2, 9, 11.2];

/** Spain, Portugal and Andorra, by their ISO 3166 numbers. */
const iberia = new Set(["724", "620", "020"]);

/** Round the place, so that circles round it are equal distances. */
const projection = geoAzimuthalEquidistant()
	.rotate([-place.longitude, -place.latitude])
	.scale(earthRadius / kilometresPerUnit)
	.translate([place.x, place.y])
	.clipExtent([
		[-1, -1],
		[size + 1, size + 1],
	]);

/** The outlines of an area on the map. */
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

/** Says of the points at the height `y` whether they lie within the outlines. */
function row(rings: Point[][], y: number): (x: number) => boolean {
	const crossings = rings.flatMap((ring) =>
		ring.flatMap(([x, above], index) => {
			const [nextX, below] = ring[(index + 1) % ring.length] as Point;
			return above > y === below > y ? [] : [x + ((nextX - x) * (y - above)) / (below - above)];
		}),
	);
	return (x) => crossings.filter((crossing) => crossing < x).length % 2 === 1;
}

/**
 * Which of the diameters a dot has, if any. Waves run out from the place and grow weaker; the peninsula is a little
 * heavier than the rest; towards the edges of the frame, other than the ocean's, the land dissolves.
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

/** The dots of `app/illustrations/dotted-map.tsx` as an SVG file, from Natural Earth's outlines. */
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
		const onLand = row(land, y);
		const onPeninsula = row(peninsula, y);
		let run = { diameter: -1, start: 0 };
		for (let x = line % 2 ? 0 : Math.floor(grid.across / 2); ; x += grid.across) {
			const diameter = x < size && onLand(x) ? diameterAt(x, y, onPeninsula(x)) : -1;
			if (diameter !== run.diameter) {
				// One more unit than the dots are apart: the last dash must fall within the line.
				if (run.diameter >= 0) runs[run.diameter] += `M${run.start} ${y}h${x - run.start - grid.across + 1}`;
				run = { diameter, start: x };
			}
			if (x >= size) break;
		}
	}

	// A dot is the round cap of a dash of next to no length, and a run of equal dots one line.
	const paths = runs.map((data, index) => `<path stroke-width="${diameters[index]}" d="${data}"/>`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none" stroke="#000" stroke-linecap="round" stroke-dasharray=".01 ${grid.across - 0.01}">${paths.join("")}</svg>\n`;
}
