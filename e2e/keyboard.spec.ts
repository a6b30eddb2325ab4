import type { Page } from "@playwright/test";
import { builtInSite } from "./addresses.ts";
import { expect, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

/** What a keyboard stops at, and whether that shows the focus where a reader sees it. */
interface Stop {
	name: string;
	/** The contrast of its outline, or of one around it, with the colour behind. */
	contrast: number;
	/** Whether it is in the window, and nothing lies over it. */
	inView: boolean;
}

/** The element with the focus; undefined if nothing has it. */
function currentStop(page: Page): Promise<Stop | undefined> {
	return page.evaluate(() => {
		const focused = document.activeElement as HTMLElement;
		if (focused === document.body) return undefined;
		const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
		const luminance = (...colours: string[]) => {
			if (!canvas) return 0;
			for (const colour of colours) {
				canvas.fillStyle = colour;
				canvas.fillRect(0, 0, 1, 1);
			}
			const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
				value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const around: Element[] = [];
		for (let element = focused.parentElement; element; element = element.parentElement) around.push(element);
		const contrast = [focused, ...around].map((element) => {
			const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
			if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return 1;
			const behind = around
				.filter((outer) => outer !== element && outer.contains(element))
				.map((outer) => getComputedStyle(outer).backgroundColor);
			const ground = luminance("white", ...behind.toReversed());
			const line = luminance("white", ...behind.toReversed(), outlineColor);
			return (Math.max(ground, line) + 0.05) / (Math.min(ground, line) + 0.05);
		});
		const boxes = [focused, ...((focused as HTMLInputElement).labels ?? [])].flatMap((element) => [
			...element.getClientRects(),
		]);
		const inView = boxes.some(({ left, top, width, height }) => {
			const shown = document.elementFromPoint(left + width / 2, top + height / 2);
			return focused.contains(shown) || shown?.closest("label")?.control === focused;
		});
		const name = `${focused.tagName} ${focused.id} ${focused.textContent.trim().slice(0, 40)}`;
		return { name, contrast: Math.max(...contrast), inView };
	});
}

for (const path of ["", "/contact", "/cookie-settings"]) {
	// Both ways: the header that stays on top could cover the focus on the way up.
	const key = path ? "Shift+Tab" : "Tab";
	test(`each stop of ${key} on /en${path} is in view and shows the focus`, async ({ page }) => {
		await visitor.open(page, `${builtInSite}/en${path}`);
		if (path === "") await page.getByLabel(translations.en.ideaBox.prompt).fill("Compost");
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		const stops: Stop[] = [];
		await page.keyboard.press(key);
		for (let stop = await currentStop(page); stop; stop = await currentStop(page)) {
			stops.push(stop);
			await page.keyboard.press(key);
		}
		expect(stops.length).toBeGreaterThan(20);
		expect(stops.filter(({ contrast, inView }) => contrast < 3 || !inView)).toEqual([]);
	});
}

test.describe("with an error", () => {
	test.use({ expectedProblems: /429/, viewport: { width: 844, height: 390 } });

	test("each stop of the Tab key in a dialog is in view in a low window", async ({ page }) => {
		const { dialogs } = translations.es;
		const busy = { error: { code: "rate_limited", message: "" } };
		await page.route("**/api/*", (route) =>
			route.fulfill({ status: 429, headers: { "Retry-After": "60" }, json: busy }),
		);
		await visitor.open(page, `${builtInSite}/es`);
		const dialog = page.getByRole("dialog");
		const stops: Stop[] = [];
		const walk = async () => {
			await expect(dialog.getByText(/60/)).toBeInViewport();
			for (let press = 0; press < 10; press += 1) {
				await page.keyboard.press("Tab");
				const stop = await currentStop(page);
				if (stop) stops.push(stop);
			}
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
		};
		await visitor.sendIdea(page, "es", "Compost");
		await walk();
		await page.getByRole("main").getByRole("link", { name: dialogs.contact.title }).click();
		await visitor.fillContactForm(dialog, "es");
		await visitor.sendContactForm(dialog, "es");
		await walk();
		expect(stops.length).toBeGreaterThan(14);
		expect(stops.filter(({ contrast, inView }) => contrast < 3 || !inView)).toEqual([]);
	});
});
