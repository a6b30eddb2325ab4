import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { names, sites } from "#app/content/group.ts";
import { translations, visit } from "./render.tsx";

const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });
const close = badge.getByRole("button", { name: translations.en.dialogs.close });

/** Its place is where it ends up. */
const hasSlidIn = () =>
	Promise.all(
		badge
			.element()
			.getAnimations()
			.map(({ finished }) => finished),
	);
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

test.each([320, 390, 768, 1024])(
	"is shown below 800 pixels in a margin, %i wide, with a link to the studio",
	async (width) => {
		await visit("/en/contact");
		await page.viewport(width, 400);
		scrollTo(801);
		await expect.element(close).toBeVisible();
		await hasSlidIn();
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

test("lies below the round button of the idea page, which reaches the same edge", async () => {
	await visit("/en/idea");
	await page.viewport(390, 400);
	await page.getByLabelText(translations.en.idea.idea).fill("Compost\n".repeat(20));
	const send = page.getByRole("button", { name: translations.en.idea.send }).element();
	const { top, height } = send.getBoundingClientRect();
	scrollTo(window.scrollY + top + height / 2 - 300);
	await expect.element(close).toBeInTheDocument();
	await hasSlidIn();
	expect(badge.element().getBoundingClientRect().top).toBeLessThan(300);
	const atEdge = document.elementFromPoint(385, 300);
	expect(send.contains(atEdge)).toBe(true);
});

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
