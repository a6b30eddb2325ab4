import { names } from "#app/content/placeholders.ts";
import type { Language } from "#app/i18n/languages.ts";
import { getFixedT } from "#app/i18n/resources.server.ts";
import { type Browser, until } from "./browser.ts";

interface VisitOptions {
	site: string;
	/** Takes a picture, by its name. */
	picture(name: string): Promise<void>;
}

/**
 * A visitor who has an idea analysed, reads about the group, follows links to sections and back, and writes to the team, in a
 * browser that the other tests do not run.
 * @throws at what the visitor does not find
 */
export async function visitSite(browser: Browser, { site, picture }: VisitOptions): Promise<void> {
	const language: Language = "en";
	const [dialogs, results, about] = [
		getFixedT(language, "dialogs"),
		getFixedT(language, "results"),
		getFixedT(language, "about"),
	];
	const seen = (text: string, within = "body") =>
		until(`“${text}”`, () =>
			browser.evaluate(
				`document.querySelector(${JSON.stringify(within)})?.innerText.includes(${JSON.stringify(text)})`,
			),
		);
	const at = (path: string) =>
		until(path, async () => (await browser.evaluate("location.pathname")) === `/${language}${path}`);
	/** Until the page answers to the visitor. */
	const ready = () =>
		until("hydration", () =>
			browser.evaluate(
				`Object.keys(document.querySelector("#content") ?? {}).some((key) => key.startsWith("__reactProps"))`,
			),
		);
	const fill = async (selector: string, text: string) => {
		await browser.click(selector);
		await browser.type(text);
		await until(`${selector} filled in`, async () => {
			const value = await browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).value`);
			return value === text;
		});
	};

	await browser.goto(`${site}/${language}`);
	await ready();
	await picture("home");

	const idea = "We collect coffee grounds from 40 cafes and look for someone to turn them into compost.";
	await fill("#idea textarea", idea);
	await browser.click("#idea button[type=submit]");
	await seen(dialogs("email.text"), "dialog[open]");
	await fill("dialog[open] input[type=email]", `${crypto.randomUUID()}@example.org`);
	await picture("email-dialog");
	await browser.click("dialog[open] button[type=submit]");
	await at("/resultados");
	const focusIsOn = (name: string) =>
		browser.evaluate(`document.activeElement?.innerText.trim() === ${JSON.stringify(name)}`);
	await until("Stop in focus", async () => {
		await browser.evaluate(`document.querySelector("article [data-floating] button:last-child")?.focus()`);
		return focusIsOn(results("stop"));
	});
	await seen(results("completedBuiltIn"), "article");
	await until("the focus handed on", () => focusIsOn(results("copy")));
	await seen(idea, "article blockquote");
	await browser.evaluate("window.scrollTo(0, 0)");
	await picture("results");

	await browser.click(`header nav a[href="/${language}/nosotros"]`);
	await at("/nosotros");
	await seen(about("purpose.title"), "main");
	const title = await browser.evaluate("document.title");
	if (title !== about("metaTitle", { group: names.group })) throw new Error(`the title is “${title}”`);
	await picture("about");

	const follow = (selector: string) =>
		until(selector, () =>
			browser.evaluate(`(() => {
				const link = [...document.querySelectorAll(${JSON.stringify(selector)})].find((link) => link.checkVisibility());
				link?.click();
				return Boolean(link);
			})()`),
		);
	const scrolledTo = (top: number) =>
		until(`scrolled to ${top}`, () => browser.evaluate(`Math.abs(scrollY - ${top}) < 8`));
	const scrollTo = async (top: number) => {
		await browser.evaluate(`window.scrollTo({ top: ${top}, behavior: "instant" })`);
		await scrolledTo(top);
	};
	/** Until a section has the focus, right below the header. */
	const inSection = (id: string) =>
		until(`the section ${id}`, () =>
			browser.evaluate(`(() => {
				const { top } = document.getElementById(${JSON.stringify(id)})?.getBoundingClientRect() ?? {};
				return document.activeElement.id === ${JSON.stringify(id)} && top >= 60 && top < 180;
			})()`),
		);

	await scrollTo(2500);
	await follow(`header > div > a[href="/${language}"]:not([aria-label])`);
	await at("");
	await scrolledTo(0);
	await browser.evaluate("history.back()");
	await at("/nosotros");
	await scrolledTo(2500);
	await follow(`main a[href="/${language}/empresas#paper"]`);
	await at("/empresas");
	await inSection("paper");
	await picture("section");

	await browser.goto(`${site}/${language}/terms-and-conditions`);
	await ready();
	const left: number[] = [];
	for (const id of ["use", "liability", "termination"]) {
		await follow(`main a[href$="#${id}"]`);
		await inSection(id);
		left.push(Number(await browser.evaluate("Math.round(scrollY)")) + 200);
		await scrollTo(left.at(-1) ?? 0);
	}
	for (const place of [1, 0]) {
		await browser.evaluate("history.back()");
		await scrolledTo(left[place] ?? Number.NaN);
	}
	for (const place of [1, 2]) {
		await browser.evaluate("history.forward()");
		await scrolledTo(left[place] ?? Number.NaN);
	}

	await browser.goto(`${site}/${language}/contact`);
	await ready();
	await fill("#write input[name=name]", "Nuria Vila");
	await fill("#write input[name=email]", `${crypto.randomUUID()}@example.org`);
	await fill("#write textarea", "We would like to meet your team.");
	await browser.click("#write button[type=submit]");
	await seen(dialogs("contact.successDescription"));
	await picture("contact");

	if (browser.complaints?.length) throw new Error(`it complained: ${browser.complaints.join("; ")}`);
}
