import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { names, sites } from "#app/content/group.ts";
import { translations, visit } from "./render.tsx";

const badge = page.getByRole("complementary", { name: translations.en.common.badge.label });
const close = badge.getByRole("button", { name: translations.en.dialogs.close });

async function scrollTo(top: number) {
	const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
	window.scrollTo({ top, behavior: "instant" });
	await scrolled;
}

test("the studio's badge is shown from 800 pixels down, with a link to the studio, until it is closed, which leaves the focus in the page", async () => {
	await visit("/en/contact");
	await page.viewport(390, 400);
	await scrollTo(800);
	await expect.element(badge).not.toBeInTheDocument();
	await scrollTo(801);
	await expect.element(badge.getByRole("link")).toHaveAttribute("href", sites.studio);
	await expect.element(badge.getByText(names.studio)).toBeVisible();
	await close.click();
	await expect.element(badge).not.toBeInTheDocument();
	await expect.element(page.getByRole("main")).toHaveFocus();
	await scrollTo(1000);
	await expect.element(badge).not.toBeInTheDocument();
});
