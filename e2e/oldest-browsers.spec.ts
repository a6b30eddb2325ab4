import { pagePaths } from "../app/pages.ts";
import { builtInSite } from "./addresses.ts";
import { expect, open, submitIdea, test, translations, uniqueEmail } from "./fixtures.ts";
import { removeNewerInterfaces } from "./newer-interfaces.ts";

const { contact, cookieSettings, dialogs, results } = translations.en;
const site = `${builtInSite}/en`;

test.describe("with only the interfaces that the oldest supported browsers have", () => {
	test.beforeEach(async ({ page }) => {
		await removeNewerInterfaces(page);
	});

	test("the newer ones are gone", async ({ page }) => {
		await page.goto(site);
		const found = await page.evaluate(() => ({
			any: "any" in AbortSignal,
			timeout: "timeout" in AbortSignal,
			popover: "popover" in HTMLElement.prototype,
			withResolvers: "withResolvers" in Promise,
			toSorted: "toSorted" in Array.prototype,
		}));
		expect(found).toEqual({
			any: false,
			timeout: true,
			popover: false,
			withResolvers: false,
			toSorted: true,
		});
	});

	test("every page hydrates without an error", async ({ page }) => {
		const errors: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "error") errors.push(message.text());
		});
		for (const path of pagePaths) await open(page, `${site}${path}`);
		expect(errors).toEqual([]);
	});

	test("an idea is analysed, a message sent, a choice saved", async ({ page }) => {
		await open(page, site);
		await submitIdea(page, "en", "We collect coffee grounds from 40 cafés for compost.", uniqueEmail());
		await expect(page.getByText(results.completedBuiltIn)).toBeVisible({ timeout: 30_000 });

		await page.getByRole("banner").getByRole("link", { name: contact.name }).click();
		const form = page.getByRole("region", { name: contact.form.title });
		const field = (label: string) => form.getByRole("textbox", { name: label });
		await field(dialogs.contact.name).fill("Núria Vila");
		await field(dialogs.contact.email).fill(uniqueEmail());
		await field(dialogs.contact.message).fill("We would like to meet your team.");
		await form.getByRole("button", { name: dialogs.contact.send }).click();
		await expect(page.getByText(dialogs.contact.successDescription).first()).toBeVisible();

		const settings = page.getByRole("contentinfo").getByRole("link", { name: cookieSettings.name });
		await settings.click();
		await page.getByRole("button", { name: cookieSettings.acceptAll }).click();
		await expect(page.getByText(cookieSettings.toasts.accepted.title).first()).toBeVisible();
		await page.getByRole("banner").locator('a[hreflang="es"]:visible').click();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
});
