import type { Page } from "@playwright/test";
import { builtInSite, connectedSite } from "../addresses.ts";
import { expect, type Language, languageTests, localized, pages, test, translations } from "../fixtures.ts";
import * as visitor from "../visitor.ts";

const ideas = {
	en: "We collect used paper and cardboard from 120 offices in Barcelona and look for a partner who turns them into new packaging, with a van that runs on renewable energy.",
	es: "Recogemos papel y cartón usados en 120 oficinas de Barcelona y buscamos un socio que los convierta en embalaje nuevo, con una furgoneta que funcione con energía renovable.",
};

interface Visit {
	page: Page;
	language: Language;
	/** The site's texts in this language. */
	text: typeof translations.en;
	idea: string;
	/** Email address of this picture, because an idea of one visitor is analysed only some times a day. */
	email: string;
	/** The site with the built-in analyst, at this language's address. */
	home: string;
	/** The one whose mail service answers. */
	connectedHome: string;
}

interface ShotOptions {
	/** The whole page, not only what is on the screen. */
	fullPage?: boolean;
	/** For what other screens don't have. */
	maxWidth?: number;
	/** For what is the same on every screen. */
	project?: string;
}

/**
 * A picture of one state, in each language, on the screens and schemes that are the projects:
 * `test-results/screenshots/<page>.<state>.<language>.<scheme>.<width>.png`.
 *
 * @param name page and state
 * @param reach brings the page into the state
 */
function screenshot(
	name: `${string}.${string}`,
	{ fullPage = false, maxWidth, project }: ShotOptions,
	reach: (visit: Visit) => Promise<void>,
) {
	for (const { language, locale } of languageTests) {
		test.describe(language, () => {
			// Some states are errors.
			test.use({ locale, expectedProblems: /./ });
			test(name, async ({ page }, { testId, project: { name: screen } }) => {
				const [width = "", scheme = ""] = screen.split("-");
				test.skip(project !== undefined && project !== screen);
				test.skip(maxWidth !== undefined && Number(width) > maxWidth);
				await reach({
					page,
					language,
					text: translations[language],
					idea: ideas[language],
					email: `nuria@cartro-${testId.slice(-4)}.example`,
					home: `${builtInSite}/${language}`,
					connectedHome: `${connectedSite}/${language}`,
				});
				// Else the header would stand in the middle of the picture.
				if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
				await page.evaluate(() => document.fonts.ready);
				const path = `test-results/screenshots/${name}.${language}.${scheme}.${width}.png`;
				await page.screenshot({ path, fullPage, animations: "disabled" });
			});
		});
	}
}

const whole = { fullPage: true };
const onOneScreen = { fullPage: true, project: "1280-light" };

// Both have states of their own.
const { idea: _, results: __, ...plainPages } = pages;

for (const [name, path] of Object.entries({ ...plainPages, "not-found": "/nowhere" })) {
	const addressOf = (language: Language) => builtInSite + localized(path, language);
	screenshot(`${name}.full`, whole, ({ page, language }) => visitor.open(page, addressOf(language)));

	for (const [state, top] of [
		["scrolled", 1000],
		["end", Number.MAX_SAFE_INTEGER],
	] as const) {
		screenshot(`${name}.${state}`, {}, async ({ page, language, text }) => {
			await visitor.open(page, addressOf(language));
			await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
			// Short pages don't scroll far enough for the badge on every screen.
			if (await page.evaluate(() => window.scrollY > 800)) {
				await expect(page.getByText(text.common.badge.by)).toBeVisible();
			}
		});
	}
}

screenshot("home.top", {}, ({ page, home }) => visitor.open(page, home));

screenshot("home.idea", {}, async ({ page, text, home, idea }) => {
	await visitor.open(page, home);
	const box = page.getByLabel(text.ideaBox.prompt);
	await box.fill(idea.repeat(3).slice(0, 481));
	await box.press("End");
	await box.evaluate((element) => element.closest("form")?.scrollIntoView({ block: "center" }));
});

screenshot("home.menu", { maxWidth: 1023 }, async ({ page, text, home }) => {
	await visitor.open(page, home);
	await page.getByRole("button", { name: text.common.nav.openMenu }).click();
});

/** Sends the idea from the home page. */
async function send({ page, language, home, idea }: Visit, email: string) {
	await visitor.open(page, home);
	await visitor.sendIdea(page, language, idea, email);
}

const email = "nuria@cartro.example";

screenshot("email-dialog.rest", {}, async ({ page, language, home, idea }) => {
	await visitor.open(page, home);
	await visitor.describeIdea(page, language, idea);
});

screenshot("email-dialog.error", {}, async (visit) => {
	await send(visit, "nobody");
	await expect(visit.page.getByText(visit.text.dialogs.validation.idea_email_invalid)).toBeVisible();
});

screenshot("email-dialog.busy", {}, async (visit) => {
	await visit.page.route("**/api/analysis-requests", () => {});
	await send(visit, email);
	await expect(visit.page.getByRole("button", { name: visit.text.dialogs.email.sending })).toBeVisible();
});

screenshot("toast.destructive", {}, async (visit) => {
	const { page, text } = visit;
	await page.route("**/api/analysis-requests", (route) => route.fulfill({ status: 500, body: "{}" }));
	await send(visit, email);
	await expect(page.getByText(text.dialogs.email.errorDescription).first()).toBeVisible();
});

async function openContact({ page, text, connectedHome }: Visit) {
	await visitor.open(page, connectedHome);
	await page.getByRole("main").getByRole("link", { name: text.dialogs.contact.title }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
}

screenshot("contact-dialog.rest", {}, openContact);

screenshot("contact-dialog.errors", {}, async (visit) => {
	const { page, language, text } = visit;
	await openContact(visit);
	await visitor.sendContactForm(page.getByRole("dialog"), language);
	await expect(page.getByText(text.dialogs.validation.name_required)).toBeVisible();
});

screenshot("toast.default", {}, async (visit) => {
	const { page, language, text, idea } = visit;
	const dialog = page.getByRole("dialog");
	await openContact(visit);
	await visitor.fillContactForm(dialog, language, email);
	await dialog.getByRole("textbox", { name: text.dialogs.contact.message }).fill(idea);
	await visitor.sendContactForm(dialog, language);
	await visitor.expectMessageSent(page, language);
});

screenshot("results.loading", {}, async (visit) => {
	await visit.page.route("**/api/chat-alianzas", () => {});
	await send(visit, email);
	await expect(visit.page.getByText(visit.text.resultados.analyzing)).toBeVisible();
});

async function stream(visit: Visit) {
	await send(visit, visit.email);
	await expect(visit.page.getByRole("article").getByRole("listitem").first()).toBeVisible();
}

const press = ({ page }: Visit, name: string) => page.getByRole("button", { name }).click();

screenshot("results.streaming", {}, stream);

screenshot("results.stopped", whole, async (visit) => {
	const { page, text } = visit;
	await stream(visit);
	await press(visit, text.resultados.stop);
	await expect(page.getByText(text.resultados.stopped)).toBeVisible();
});

screenshot("results.limit-reached", whole, async (visit) => {
	const { page, text } = visit;
	await stream(visit);
	await press(visit, text.resultados.stop);
	await page.route("**/api/chat-alianzas", (route) =>
		route.fulfill({ status: 429, json: { error: { code: "analysis_limit_reached", message: "" } } }),
	);
	await press(visit, text.resultados.writeAgain);
	await expect(page.getByRole("alert")).toBeVisible();
});

async function complete(visit: Visit, idea = visit.idea) {
	await send({ ...visit, idea }, visit.email);
	await visitor.expectAnalysis(visit.page, visit.language);
}

screenshot("results.complete", whole, (visit) => complete(visit));

const twoCompanies = {
	en: "Our cooperative of farmers wants to save water in its fields.",
	es: "Nuestra cooperativa de agricultores quiere ahorrar agua en sus campos.",
};
screenshot("results.two-companies", whole, (visit) => complete(visit, twoCompanies[visit.language]));

const noMatch = {
	en: "Your lorries wake the whole street at six every morning. Who is in charge of this?",
	es: "Hace un mes que pedí una factura y nadie me contesta. Quiero hablar con un responsable.",
};
screenshot("results.no-match", whole, (visit) => complete(visit, noMatch[visit.language]));

screenshot("results.model", whole, (visit) => complete({ ...visit, home: visit.connectedHome }));

/** Lays the page out for the printed sheet's content box: A4 without the margins of the stylesheet's `@page`, at 96 px an inch. */
async function print({ page }: Visit) {
	await page.setViewportSize({ width: 673, height: 986 });
	await page.emulateMedia({ media: "print" });
}

screenshot("results.print", onOneScreen, async (visit) => {
	await complete(visit);
	await print(visit);
});

screenshot("privacy-policy.print", onOneScreen, async (visit) => {
	await visitor.open(visit.page, `${visit.home}/privacy-policy`);
	await print(visit);
});

screenshot("cookie-settings.saved", {}, async (visit) => {
	const { page, text, home } = visit;
	await visitor.open(page, `${home}/cookie-settings`);
	await press(visit, text.cookieSettings.acceptAll);
	await expect(page.getByText(text.cookieSettings.toasts.accepted.title).first()).toBeVisible();
});

screenshot("error.page", whole, async ({ page, language, text, home }) => {
	await visitor.open(page, home);
	await page.route("**/*.data*", (route) => route.abort());
	await visitor.linkTo(page, "contentinfo", `/${language}/nosotros`).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.error.title);
	// The error page puts up the document anew, and keeps its styles.
	await expect(page.locator("body")).toHaveCSS("margin", "0px");
});
