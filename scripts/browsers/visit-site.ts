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
 * A visitor who has an idea analysed, reads about the group and writes to the team, in a browser that the other tests do not run.
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
	await seen(results("completedBuiltIn"), "article");
	await seen(idea, "article blockquote");
	await browser.evaluate("window.scrollTo(0, 0)");
	await picture("results");

	await browser.click(`header nav a[href="/${language}/nosotros"]`);
	await at("/nosotros");
	await seen(about("purpose.title"), "main");
	const title = await browser.evaluate("document.title");
	if (title !== about("metaTitle", { group: names.group })) throw new Error(`the title is “${title}”`);
	await picture("about");

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
