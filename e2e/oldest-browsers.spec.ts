import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import type { Page } from "@playwright/test";
import { supportedBrowsers } from "../scripts/supported-browsers.ts";
import { builtInSite, connectedSite } from "./addresses.ts";
import { expect, localized, sampledPaths, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { cookieSettings } = translations.en;

/** The supported browsers by their names in MDN's data. */
const { ios, ...others } = supportedBrowsers;
const oldest = Object.entries({ ...others, safari_ios: ios });

const compare = new Intl.Collator("en", { numeric: true }).compare;

/** Whether all supported browsers have an interface, without a flag or prefix. */
function isSupported({ support }: CompatStatement): boolean {
	return oldest.every(([browser, version]) =>
		[support[browser as keyof typeof support] ?? []]
			.flat()
			.some(
				({ version_added, version_removed, flags, prefix, alternative_name }) =>
					typeof version_added === "string" &&
					version_added !== "preview" &&
					compare(version_added.replace("≤", ""), version) <= 0 &&
					!(typeof version_removed === "string" && compare(version_removed, version) <= 0) &&
					!(flags || prefix || alternative_name),
			),
	);
}

/**
 * The paths of what a supported browser lacks, from the global object: `["AbortSignal", "any_static"]`. MDN marks the static
 * members of the browser's interfaces, not those of JavaScript's.
 */
function missingIn({ __compat, ...members }: Identifier, path: string[] = []): string[][] {
	if (__compat && !isSupported(__compat)) return [path];
	return Object.entries<Identifier>(members).flatMap(([name, member]) => missingIn(member, [...path, name]));
}

const missing = [...missingIn(data.api), ...missingIn(data.javascript.builtins as Identifier)];

/** Takes away from a page's scripts all interfaces that one of the oldest supported browsers lacks. */
async function removeNewerInterfaces(page: Page): Promise<void> {
	await page.addInitScript((paths) => {
		for (const path of paths) {
			const [, name = "", isStatic] = /^(.*?)(_static)?$/.exec(path.pop() ?? "") ?? [];
			const key = name.startsWith("@@") ? Symbol[name.slice(2) as "iterator"] : name;
			// biome-ignore lint/suspicious/noExplicitAny: whatever the path leads to
			const owner = path.reduce<any>((object, step) => object?.[step], globalThis);
			for (const holder of [owner, !isStatic && owner?.prototype, owner === Window && window]) {
				if (Object(holder) === holder) Reflect.deleteProperty(holder, key);
			}
		}
	}, missing);
}

test.describe("with only the interfaces that the oldest supported browsers have", { tag: "@full" }, () => {
	test.beforeEach(({ page }) => removeNewerInterfaces(page));

	test("the newer ones are gone, and every kind of page hydrates without an error", async ({ page }) => {
		await page.goto(`${builtInSite}/en`);
		const gone = () => [
			"any" in AbortSignal,
			"closedBy" in HTMLDialogElement.prototype,
			"withResolvers" in Promise,
		];
		expect(await page.evaluate(gone)).toEqual([false, false, false]);
		for (const path of sampledPaths) await visitor.open(page, builtInSite + localized(path, "en"));
	});

	test("an idea is analysed, a message sent, a choice saved", async ({ page }) => {
		await visitor.open(page, `${connectedSite}/en`);
		await visitor.submitIdea(page, "en", "Coffee grounds for compost");
		await visitor.expectAnalysis(page, "en");

		await visitor.linkTo(page, "banner", "/en/contact").click();
		const form = page.getByRole("main").locator("form");
		await visitor.fillContactForm(form, "en");
		await visitor.sendContactForm(form, "en");
		await visitor.expectMessageSent(page, "en");

		await visitor.linkTo(page, "contentinfo", "/en/cookie-settings").click();
		await page.getByRole("button", { name: cookieSettings.acceptAll }).click();
		await expect(page.getByText(cookieSettings.toasts.accepted.title).first()).toBeVisible();
		await page.getByRole("banner").locator('a[hreflang="es"]:visible').click();
		await expect(page.locator("html")).toHaveAttribute("lang", "es");
	});
});
