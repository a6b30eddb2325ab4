import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { names, sites } from "#app/content/group.ts";
import { translations, visit } from "./render.tsx";

const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });
const close = badge.getByRole("button", { name: translations.en.dialogs.close });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

test.each([320, 390, 768, 1024])(
	"is shown below 800 pixels in a margin, %i wide, with a link to the studio",
	async (width) => {
		await visit("/en/contact");
		await page.viewport(width, 400);
		scrollTo(801);
		await expect.element(close).toBeVisible();
		// Its place is where it ends up after sliding in.
		const animations = badge.element().getAnimations();
		await Promise.all(animations.map(({ finished }) => finished));
		const box = badge.element().getBoundingClientRect();
		const content = page.getByRole("heading", { level: 1 }).element().getBoundingClientRect();
		const isBeside = width < 1024 ? box.left >= content.right : box.right <= content.left;
		expect(isBeside).toBe(true);
		expect(400 - box.bottom).toBeLessThan(30);
		const link = badge.getByRole("link");
		expect(link.element().textContent).toContain(`Web by ${names.studio}`);
		await expect.element(link).toHaveAttribute("href", sites.studio);
		await expect.element(link).toHaveAttribute("target", "_blank");
		scrollTo(800);
		await expect.element(badge).not.toBeInTheDocument();
	},
);

test("is shown until it is closed, which leaves the focus in the page", async () => {
	await visit("/en/contact");
	await page.viewport(390, 400);
	scrollTo(801);
	await expect.element(close).toBeVisible();
	await close.click();
	await expect.element(badge).not.toBeInTheDocument();
	await expect.element(page.getByRole("main")).toHaveFocus();
	scrollTo(1000);
	await new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
	await expect.element(badge).not.toBeInTheDocument();
});
