import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { linkedIcons, otherIcons } from "#app/layout/public-images.ts";

/** Each icon's drawing is light, on a dark ground. Lengths are in shares of the icon's size. */
async function drawingOf(file: string) {
	const bytes = readFileSync(`public${file}`);
	// A .ico file wraps a PNG.
	const picture = file.endsWith(".ico") ? bytes.subarray(bytes.readUInt32LE(18)) : bytes;
	const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	let [left, right, top, bottom, radius] = [1, 1, 1, 1, 0];
	for (let pixel = 0; pixel < width * height; pixel += 1) {
		if ((data[pixel * channels] ?? 0) < 128) continue;
		const x = ((pixel % width) + 0.5) / width;
		const y = (Math.floor(pixel / width) + 0.5) / height;
		left = Math.min(left, x);
		right = Math.min(right, 1 - x);
		top = Math.min(top, y);
		bottom = Math.min(bottom, 1 - y);
		radius = Math.max(radius, Math.hypot(x - 0.5, y - 0.5));
	}
	return { size: [width, height], margins: { left, right, top, bottom }, radius, corner: data[3] };
}

it.each([{ file: "/favicon.svg", size: 40 }, ...Object.values({ ...linkedIcons, ...otherIcons })])(
	"the drawing of $file is in its middle, whole, with a margin",
	async ({ file, size }) => {
		const { margins, radius, corner, ...drawing } = await drawingOf(file);
		expect(drawing.size).toEqual([size, size]);
		expect(Math.min(...Object.values(margins))).toBeGreaterThan(0.05);
		expect(Math.abs(margins.left - margins.right) * size).toBeLessThanOrEqual(1);
		expect(Math.abs(margins.top - margins.bottom) * size).toBeLessThanOrEqual(1);
		// Systems cut these to a shape of their own, which keeps at least the circle in the middle four fifths.
		if (file.includes("maskable")) expect(radius, "in the safe zone").toBeLessThan(0.4);
		expect(corner, "rounded by itself, or by the system").toBe(/maskable|touch/.test(file) ? 255 : 0);
	},
);
