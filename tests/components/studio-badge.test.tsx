import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { names, sites } from "#app/content/placeholders.ts";
import { translations, visit } from "./render.tsx";

const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });
const close = badge.getByRole("button", { name: translations.en.dialogs.close });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

test.each([
	{ shape: "strip in the left margin", width: 1024, most: [40, 240], gap: ({ left }: DOMRect) => left },
	{
		shape: "chip in the lower right corner",
		width: 390,
		most: [210, 40],
		gap: ({ right }: DOMRect) => 390 - right,
	},
])("is shown below 800 pixels as a $shape with a link to the studio", async ({ width, most, gap }) => {
	await visit("/en/contact");
	await page.viewport(width, 400);
	scrollTo(801);
	await expect.element(close).toBeVisible();
	// Its place is where it ends up after sliding in.
	const animations = badge.element().getAnimations();
	await Promise.all(animations.map(({ finished }) => finished));
	const box = badge.element().getBoundingClientRect();
	expect(box.width).toBeLessThanOrEqual(most[0] ?? 0);
	expect(box.height).toBeLessThanOrEqual(most[1] ?? 0);
	expect(gap(box)).toBeLessThan(30);
	expect(400 - box.bottom).toBeLessThan(30);
	const link = badge.getByRole("link");
	expect(link.element().textContent).toContain(`Web by ${names.studio}`);
	await expect.element(link).toHaveAttribute("href", sites.studio);
	await expect.element(link).toHaveAttribute("target", "_blank");
	for (const target of [link, close]) {
		const { width, height } = target.element().getBoundingClientRect();
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
	}
	scrollTo(800);
	await expect.element(badge).not.toBeInTheDocument();
});

test("is shown until it is closed, which leaves the focus in the page", async () => {
	await visit("/en/contact");
	scrollTo(801);
	await close.click();
	await expect.element(badge).not.toBeInTheDocument();
	await expect.element(page.getByRole("main")).toHaveFocus();
	scrollTo(1000);
	await new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
	await expect.element(badge).not.toBeInTheDocument();
});
