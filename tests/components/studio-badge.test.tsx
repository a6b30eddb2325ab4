import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { dismissToast, showToast } from "#app/components/toast-store.ts";
import { names, sites } from "#app/content/group.ts";
import { translations, visit } from "./render.tsx";

const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });
const close = badge.getByRole("button", { name: translations.en.dialogs.close });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

test.each([
	["strip in the left margin", 1024, 240, ({ left }: DOMRect) => left],
	["chip in the lower right corner", 390, 40, ({ right }: DOMRect) => 390 - right],
] as const)("is shown below 800 pixels as a %s with a link to the studio", async (_, width, height, gap) => {
	await visit("/en/contact");
	await page.viewport(width, 400);
	scrollTo(801);
	await expect.element(close).toBeVisible();
	// Its place is where it ends up after sliding in.
	const animations = badge.element().getAnimations();
	await Promise.all(animations.map(({ finished }) => finished));
	const box = badge.element().getBoundingClientRect();
	expect(box.height).toBeLessThanOrEqual(height);
	expect(gap(box)).toBeLessThan(30);
	expect(400 - box.bottom).toBeLessThan(30);
	const link = badge.getByRole("link");
	expect(link.element().textContent).toContain(`Web by ${names.studio}`);
	await expect.element(link).toHaveAttribute("href", sites.studio);
	await expect.element(link).toHaveAttribute("target", "_blank");
	scrollTo(800);
	await expect.element(badge).not.toBeInTheDocument();
});

test("is shown until it is closed, which leaves the focus in the page", async () => {
	await visit("/en/contact");
	await page.viewport(390, 400);
	scrollTo(801);
	await expect.element(close).toBeVisible();
	// A toast would lie over it.
	showToast({ title: "Sent", description: "We will answer." });
	await expect.element(close).not.toBeInTheDocument();
	dismissToast();
	await close.click();
	await expect.element(badge).not.toBeInTheDocument();
	await expect.element(page.getByRole("main")).toHaveFocus();
	scrollTo(1000);
	await new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
	await expect.element(badge).not.toBeInTheDocument();
});
