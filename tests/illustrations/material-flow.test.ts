import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MaterialFlow } from "#app/illustrations/material-flow.tsx";

function draw(falling: number, rising: number): string {
	return renderToStaticMarkup(
		createElement(MaterialFlow, {
			ribbons: [
				{ tonnes: falling, className: "falling" },
				{ tonnes: rising, className: "rising" },
			],
			label: "Two ribbons",
			className: "",
		}),
	);
}

/** How many lines each path draws, in the order of the paths. */
const lines = (svg: string) =>
	[...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data?.match(/m/gi)?.length);

test("draws a line for every thousand tonnes and a heavy one for every ten", () => {
	expect(lines(draw(250_000, 110_000))).toEqual([250, 25, 110, 11]);
});

test("ends the line of what is left over earlier by as much as is missing", () => {
	const svg = draw(250_000, 109_994);
	expect(lines(svg)).toEqual([250, 25, 109, 1, 10]);
	expect(svg).toContain(`<svg width="1431.4"`);
});

test("keeps both to one scale: a unit of height for every line", () => {
	const svg = draw(250_000, 110_000);
	const height = Number(/viewBox="0 0 1440 (\d+)"/.exec(svg)?.[1]);
	expect(height).toBe(250 + 110 + 40 + 2 * 10);
});

test("draws small amounts too", () => {
	expect(lines(draw(3000, 400))).toEqual([3, 1]);
});
