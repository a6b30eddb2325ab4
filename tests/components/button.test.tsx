import "#app/styles/app.css";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "#app/components/ui/button.tsx";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link", "premium"] as const;
/** Least heights in pixels. */
const heights = { default: 44, sm: 36, lg: 52, icon: 44 } as const;
const sizes = Object.keys(heights) as (keyof typeof heights)[];

/** Relative luminance (WCAG 2.2) of a colour painted on another. */
function luminance(...colours: string[]): number {
	const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
	for (const colour of colours) {
		context.fillStyle = colour;
		context.fillRect(0, 0, 1, 1);
	}
	const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) =>
		value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("buttons of every variant and size are legible, large enough and told apart", async () => {
	// The pointer is where another test left it, and a button under it would have its look on hover.
	await userEvent.hover(document.documentElement, { position: { x: 1200, y: 700 }, force: true });
	await render(
		variants.map((variant) =>
			sizes.map((size) => (
				<Button key={variant + size} variant={variant} size={size} aria-label={`${variant} ${size}`}>
					Aa
				</Button>
			)),
		),
	);
	const paper = getComputedStyle(document.body).backgroundColor;
	const looks = new Set<string>();
	for (const variant of variants) {
		for (const size of sizes) {
			const button = page.getByRole("button", { name: `${variant} ${size}`, exact: true }).element();
			const { backgroundColor, borderColor, boxShadow, color, textDecorationLine } = getComputedStyle(button);
			looks.add([backgroundColor, borderColor, boxShadow, color, textDecorationLine].join());
			const luminances = [luminance(paper, backgroundColor), luminance(paper, backgroundColor, color)];
			const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
			expect(contrast, `contrast of ${variant}`).toBeGreaterThanOrEqual(4.5);
			const { height } = button.getBoundingClientRect();
			expect(height, `${variant} ${size}`).toBeGreaterThanOrEqual(heights[size]);
		}
	}
	expect(looks.size).toBe(variants.length);
});
