import type { Page } from "@playwright/test";
import { names } from "../app/content/group.ts";
import { limits } from "../app/schemas/limits.ts";
import { builtInSite } from "./addresses.ts";
import { expect, full, test, translations } from "./fixtures.ts";
import * as visitor from "./visitor.ts";

const { cookieSettings, dialogs, ideaBox } = translations.en;
const { sdgProjects, renewableEnergy } = ideaBox.tag;

test.describe("before hydration", () => {
	const box = (page: Page) => page.getByLabel(ideaBox.prompt);
	const press = (page: Page, tag: string) => page.getByRole("button", { name: tag, exact: true }).click();

	/** Opens the home page with its early script running and React's part of the page held back. */
	async function openBeforeHydration(page: Page): Promise<() => void> {
		const release = await visitor.holdRequests(page, "**/assets/libraries-*.js");
		const earlyTags = page.waitForResponse(/idea-box-tags/).then((response) => response.finished());
		await page.goto(`${builtInSite}/en`, { waitUntil: "commit" });
		await earlyTags;
		return release;
	}

	test("text typed into the idea box is kept and can be sent", async ({ page }) => {
		let release = await openBeforeHydration(page);
		await box(page).pressSequentially("Cardboard from 120 offices");
		release();
		await visitor.hydrated(page);
		await expect(box(page)).toHaveValue("Cardboard from 120 offices");
		await box(page).press("End");
		await box(page).pressSequentially(" a year");
		await page.getByRole("button", { name: ideaBox.analyze, exact: true }).click();
		await expect(page.getByRole("dialog", { name: dialogs.email.title })).toBeVisible();
		await expect(box(page)).toHaveValue("Cardboard from 120 offices a year");

		// By now there is a draft, which it replaces.
		release = await openBeforeHydration(page);
		await box(page).pressSequentially("Glass");
		release();
		await visitor.hydrated(page);
		await expect(box(page)).toHaveValue("Glass");
	});

	test("the inactive button looks as it does afterwards", async ({ page }) => {
		const release = await openBeforeHydration(page);
		const analyze = page.getByRole("button", { name: ideaBox.analyze, exact: true });
		const look = () =>
			analyze.evaluate((button) => {
				const { backgroundColor, border, color } = getComputedStyle(button);
				return { backgroundColor, border, color };
			});
		await visitor.settled(page);
		const before = await look();
		release();
		await visitor.hydrated(page);
		await visitor.settled(page);
		expect(await look()).toEqual(before);
	});

	test("quick tags fill the idea box and are inserted once, before what is typed", async ({ page }) => {
		let release = await openBeforeHydration(page);
		for (const tag of [sdgProjects, renewableEnergy]) {
			await press(page, tag);
			await expect(box(page)).toHaveValue(`${tag}. `);
			await expect(box(page)).toBeFocused();
		}
		await page.keyboard.type("Solar roofs");
		const typed = `${renewableEnergy}. Solar roofs`;
		await expect(box(page)).toHaveValue(typed);
		release();
		await visitor.hydrated(page);
		await expect(box(page)).toHaveValue(typed);
		await press(page, sdgProjects);
		await expect(box(page)).toHaveValue(`${sdgProjects}. ${typed}`);

		// On a reload, the draft stored for the tab comes with React.
		release = await openBeforeHydration(page);
		await press(page, renewableEnergy);
		release();
		await visitor.hydrated(page);
		await expect(box(page)).toHaveValue(`${renewableEnergy}. ${sdgProjects}. ${typed}`);
	});

	test("a quick tag that does not fit says so once the page is hydrated", async ({ page }) => {
		const release = await openBeforeHydration(page);
		const text = "a".repeat(limits.ideaMax - sdgProjects.length);
		await box(page).fill(text);
		await press(page, sdgProjects);
		release();
		await expect(page.getByRole("alert")).toContainText(`more than ${limits.ideaMax} characters`);
		await expect(box(page)).toHaveValue(text);
	});
});

test.describe("before hydration, Back and Forward load the page of the address, once:", () => {
	test.use({ expectedProblems: /status of 404|No page at this path/ });
	const { contact, home, resultados } = translations.en;
	for (const [name, first, second, shown] of [
		["Back, without a language in the address", "/contact?from=mail", "/nosotros", contact],
		["Back, from an unknown address", "/en", "/en/nowhere", home],
		["Forward, to an analysis", "/en", "/en/resultados#example", resultados],
		["Back, within a page", "/en/contact", "/en/contact?from=mail#write", contact],
	] as const) {
		test(name, async ({ page }) => {
			const isBack = name.startsWith("Back");
			let documents = 0;
			await visitor.open(page, builtInSite + first);
			// As the router leaves it in the history.
			const state = { usr: null, key: "a", idx: 1 };
			await page.evaluate(([path, state]) => history.pushState(state, "", path), [second, state] as const);
			if (!isBack) await page.goBack();
			const release = await visitor.holdRequests(page, "**/assets/libraries-*.js");
			page.on("request", (request) => {
				if (request.isNavigationRequest()) documents += 1;
			});
			await page.reload({ waitUntil: "commit" });
			await page.evaluate((isBack) => history.go(isBack ? -1 : 1), isBack);
			await expect(page).toHaveURL(builtInSite + (isBack ? first : second));
			release();
			await expect(page).toHaveTitle(shown.metaTitle.replaceAll("{{group}}", names.group));
			await visitor.hydrated(page);
			expect(documents).toBe(name.endsWith("within a page") ? 1 : 2);
			if (shown === resultados) await expect(page.locator("blockquote")).toHaveText(resultados.example.idea);
		});
	}
});

test("a menu that was opened before hydration stays open, and closes afterwards", async ({ page }) => {
	const { common, nosotros } = translations.en;
	await page.setViewportSize({ width: 390, height: 844 });
	const release = await visitor.holdRequests(page, "**/assets/*.js");
	await page.goto(`${builtInSite}/en/contact`, { waitUntil: "commit" });
	await page.getByRole("button", { name: common.nav.openMenu }).click();
	const link = page.locator("#menu").getByRole("link", { name: nosotros.name });
	await expect(link).toBeVisible();
	release();
	await visitor.hydrated(page);
	await link.click();
	await expect(page).toHaveURL(`${builtInSite}/en/nosotros`);
	await expect(link).toBeHidden();
});

const forms = ["", "/contact", "/idea", "/cookie-settings"];

/**
 * What browsers and their extensions do to a page before React has hydrated it, evaluated in the page, and the forms that it is
 * tried on; in full on all of them.
 */
const changes: Record<string, [on: string[], change: () => void]> = {
	"nothing of the kind": [forms, () => {}],
	"a password manager's icons": [
		["/contact"],
		() => {
			for (const field of document.querySelectorAll<HTMLElement>("main :is(input, textarea)")) {
				const icon = document.createElement("div");
				icon.setAttribute("data-lastpass-icon-root", "");
				icon.style.cssText = "position: relative !important; height: 0px; width: 0px; float: left;";
				field.insertAdjacentElement("afterend", icon);
				field.style.cssText = "background-repeat: no-repeat;";
			}
		},
	],
	"a spelling checker's element and attributes": [
		["/idea"],
		() => {
			for (const textarea of document.querySelectorAll("textarea")) {
				textarea.insertAdjacentElement("beforebegin", document.createElement("lt-highlighter"));
				textarea.insertAdjacentElement("afterend", document.createElement("grammarly-extension"));
				textarea.dataset.gramm = "false";
				textarea.dataset.lpignore = "true";
			}
		},
	],
	"an element at the top of the form": [
		["/cookie-settings"],
		() => {
			for (const form of document.forms)
				form.insertAdjacentElement("afterbegin", document.createElement("div"));
		},
	],
	"a wrapper around each field": [
		[""],
		() => {
			for (const field of document.querySelectorAll("main :is(input, textarea)")) {
				const wrapper = document.createElement("span");
				field.replaceWith(wrapper as never);
				wrapper.appendChild(field);
			}
		},
	],
	"links for telephone numbers": [
		["/contact"],
		() => {
			for (const text of document.querySelectorAll("header a, main h1, main dd, footer p")) {
				const link = document.createElement("a");
				for (const child of [...text.childNodes]) link.appendChild(child);
				text.appendChild(link);
			}
		},
	],
	"a translation of the page": [
		["/idea"],
		() => {
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const nodes: Node[] = [];
			while (texts.nextNode()) nodes.push(texts.currentNode);
			for (const node of nodes) {
				const { parentElement } = node;
				if (!node.nodeValue?.trim() || parentElement?.closest("script, style, noscript, textarea")) continue;
				const fonts = [document.createElement("font"), document.createElement("font")] as const;
				parentElement?.replaceChild(fonts[0], node);
				fonts[0].appendChild(fonts[1]);
				fonts[1].appendChild(node);
			}
		},
	],
};

test.describe("what was typed or switched before hydration survives", () => {
	// React says that it renders the page, or its content, anew.
	test.use({ expectedProblems: /React error #418/ });

	for (const [name, [on, change]] of Object.entries(changes)) {
		for (const path of full ? forms : on) {
			test(`${name}, on /en${path}`, async ({ page }) => {
				const { kinds, save } = cookieSettings;
				const release = await visitor.holdRequests(page, "**/assets/*.js");
				await page.goto(`${builtInSite}/en${path}`, { waitUntil: "commit" });
				// The whole document is there, and its scripts are not.
				await expect(page.getByRole("contentinfo")).toBeVisible();

				if (path === "/cookie-settings") {
					await page.getByRole("switch", { name: kinds.functionality.label }).check();
					await page.evaluate(change);
					release();
					await visitor.hydrated(page);
					await page.getByRole("button", { name: save, exact: true }).click();
					const stored = () =>
						page.evaluate(() => JSON.parse(localStorage.getItem("cookiePreferences") ?? "null"));
					const chosen = { performance: false, functionality: true, analytics: false };
					await expect.poll(stored).toMatchObject(chosen);
					await expect(page.getByRole("switch", { name: kinds.functionality.label })).toBeChecked();
					return;
				}
				const fields = page.getByRole("main").getByRole("textbox");
				// A field that is replaced is found by its name.
				const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name")));
				expect(names.length).toBeGreaterThan(0);
				const field = (name: string | null) => page.locator(`main [name=${name}]`);
				for (const name of names) await field(name).fill(`${name}@example.org`);
				await page.evaluate(change);
				// It takes a while until an extension is done, and its visitor goes on.
				await field("message").fill("Cardboard from offices");
				await page.keyboard.press("Control+ArrowLeft");
				release();
				await visitor.hydrated(page);
				await expect(field("message")).toBeFocused();
				await page.keyboard.type("120 ");
				await expect(field("message")).toHaveValue("Cardboard from 120 offices");
				for (const name of names.filter((name) => name !== "message"))
					await expect(field(name)).toHaveValue(`${name}@example.org`);
				const stored = await page.evaluate(() => ({ ...sessionStorage }));
				expect(stored[path === "/contact" ? "contactDraft" : "ideaDraft"]).toBe("Cardboard from 120 offices");
			});
		}
	}
});
