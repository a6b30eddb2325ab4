import "#app/styles/app.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "#app/components/ui/button.tsx";

// Their contrast is tested on the pages.
test.each([
	["default", 44],
	["sm", 36],
	["lg", 52],
	["icon", 44],
] as const)("a button of the size %s is at least %i pixels high", async (size, least) => {
	await render(<Button size={size}>Aa</Button>);
	const { height } = page.getByRole("button").element().getBoundingClientRect();
	expect(height).toBeGreaterThanOrEqual(least);
});
