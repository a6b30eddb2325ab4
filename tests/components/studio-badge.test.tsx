import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { names, sites } from "#app/content/placeholders.ts";
import { translations, visit } from "./render.tsx";

test.each([
	{
		shape: "a strip in the left margin",
		width: 1024,
		most: { width: 40, height: 240 },
		gap: ({ left }: DOMRect) => left,
	},
	{
		shape: "a chip in the lower right corner",
		width: 390,
		most: { width: 210, height: 40 },
		gap: ({ right }: DOMRect) => 390 - right,
	},
])("is $shape of a window of $width pixels", async ({ width, most, gap }) => {
	await visit("/es/contact");
	await page.viewport(width, 400);
	window.scrollTo({ top: 801, behavior: "instant" });
	const badge = page.getByRole("complementary", { name: translations.es.common.badge.label });
	await expect.element(badge.getByRole("button", { name: "Cerrar" })).toBeVisible();
	// Its place is where it ends up after sliding in.
	await Promise.all(
		badge
			.element()
			.getAnimations()
			.map(({ finished }) => finished),
	);
	const box = badge.element().getBoundingClientRect();
	expect(box.width).toBeLessThanOrEqual(most.width);
	expect(box.height).toBeLessThanOrEqual(most.height);
	expect(gap(box)).toBeLessThan(30);
	expect(400 - box.bottom).toBeLessThan(30);
});

test("is shown below 800 pixels with a link to the studio, until it is closed", async () => {
	const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });
	const link = badge.getByRole("link");
	const close = badge.getByRole("button", { name: translations.en.dialogs.close });
	const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
	await visit("/en/contact");
	for (const width of [1280, 390]) {
		await page.viewport(width, 400);
		scrollTo(801);
		await expect.element(badge).toBeVisible();
		expect(link.element().textContent).toContain(`Web by ${names.studio}`);
		await expect.element(link).toHaveAttribute("href", sites.studio);
		await expect.element(link).toHaveAttribute("target", "_blank");
		for (const target of [link, close]) {
			const { width, height } = target.element().getBoundingClientRect();
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
		}
		scrollTo(800);
		await expect.element(badge).not.toBeInTheDocument();
	}
	scrollTo(801);
	await close.click();
	await expect.element(badge).not.toBeInTheDocument();
	await expect.element(page.getByRole("main")).toHaveFocus();
	scrollTo(1000);
	await new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
	await expect.element(badge).not.toBeInTheDocument();
});
