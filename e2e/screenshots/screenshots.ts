import type { Page } from "@playwright/test";
import { builtInSite, connectedSite } from "../addresses.ts";
import { expect, type Language, languages, localized, pagePaths, test, translations } from "../fixtures.ts";
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

const press = ({ page }: Visit, name: string) => page.getByRole("button", { name }).click();

/** Sends the idea from the home page. */
async function send({ page, language, home, idea, email }: Visit) {
	await visitor.open(page, home);
	await visitor.sendIdea(page, language, idea, email);
}

async function openContact({ page, text, connectedHome }: Visit) {
	await visitor.open(page, connectedHome);
	await page.getByRole("main").getByRole("link", { name: text.dialogs.contact.title }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
}

async function stream(visit: Visit) {
	await send(visit);
	await expect(visit.page.getByRole("article").getByRole("listitem").first()).toBeVisible();
}

async function complete(visit: Visit, ideas?: Record<Language, string>) {
	await send({ ...visit, idea: ideas?.[visit.language] ?? visit.idea });
	await visitor.expectAnalysis(visit.page, visit.language);
}

/** Lays the page out for the printed sheet's content box: A4 without the margins of the stylesheet's `@page`, at 96 px an inch. */
async function print({ page }: Visit) {
	await page.setViewportSize({ width: 673, height: 986 });
	await page.emulateMedia({ media: "print" });
}

async function scrollDown(visit: Visit, address: string, top: number) {
	await visitor.open(visit.page, address);
	await visit.page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
	// Short pages don't scroll far enough for the badge on every screen.
	if (await visit.page.evaluate(() => window.scrollY > 800))
		await expect(visit.page.getByText(visit.text.common.badge.by)).toBeVisible();
}

const noMatch = {
	en: "Your lorries wake the whole street at six every morning. Who is in charge of this?",
	es: "Hace un mes que pedí una factura y nadie me contesta. Quiero hablar con un responsable.",
};

/** The states by page and state, with what brings the page into each. */
const states: Record<string, (visit: Visit) => Promise<void>> = {
	"home.menu": async (visit) => {
		await visitor.open(visit.page, visit.home);
		await press(visit, visit.text.common.nav.openMenu);
	},
	"email-dialog.error": async (visit) => {
		await send({ ...visit, email: "nobody" });
		await expect(visit.page.getByText(visit.text.dialogs.validation.idea_email_invalid)).toBeVisible();
	},
	"contact-dialog.errors": async (visit) => {
		await openContact(visit);
		await visitor.sendContactForm(visit.page.getByRole("dialog"), visit.language);
		await expect(visit.page.getByText(visit.text.dialogs.validation.name_required)).toBeVisible();
	},
	"toast.default": async (visit) => {
		const { page, language, email } = visit;
		await openContact(visit);
		await visitor.fillContactForm(page.getByRole("dialog"), language, email);
		await visitor.sendContactForm(page.getByRole("dialog"), language);
		await visitor.expectMessageSent(page, language);
	},
	"results.loading": async (visit) => {
		await visit.page.route("**/api/chat-alianzas", () => {});
		await send(visit);
		await expect(visit.page.getByText(visit.text.resultados.analyzing)).toBeVisible();
	},
	"results.streaming": stream,
	"results.stopped": async (visit) => {
		await stream(visit);
		await press(visit, visit.text.resultados.stop);
		await expect(visit.page.getByText(visit.text.resultados.stopped)).toBeVisible();
	},
	"results.complete": complete,
	"results.no-match": (visit) => complete(visit, noMatch),
	"results.model": (visit) => complete({ ...visit, home: visit.connectedHome }),
	"results.print": async (visit) => {
		await complete(visit);
		await print(visit);
	},
	"cookie-settings.saved": async (visit) => {
		const { cookieSettings } = visit.text;
		await visitor.open(visit.page, `${visit.home}/cookie-settings`);
		await press(visit, cookieSettings.acceptAll);
		await expect(visit.page.getByText(cookieSettings.toasts.accepted.title).first()).toBeVisible();
	},
	"toast.offline": async ({ page, language, text, home }) => {
		await visitor.open(page, home);
		await page.route("**/*", (route) => route.abort());
		await visitor.linkTo(page, "contentinfo", `/${language}/nosotros`).click();
		await expect(page.getByText(text.common.offline.description)).toBeVisible();
	},
};

for (const path of [...pagePaths, "/nowhere"]) {
	// It has states of its own.
	if (path === "/resultados") continue;
	const name = path.slice(1) || "home";
	for (const [state, top] of [
		["full", 0],
		["scrolled", 1000],
		["end", Number.MAX_SAFE_INTEGER],
	] as const) {
		states[`${name}.${state}`] = (visit) =>
			scrollDown(visit, builtInSite + localized(path, visit.language), top);
	}
}

/** What is taken of the whole page, not only of what is on the screen. */
const whole = /\.(full|print|stopped|complete|no-match|model)$/;

/**
 * A picture of each state, in each language, on the screens and schemes that are the projects:
 * `test-results/screenshots/<page>.<state>.<language>.<scheme>.<width>.png`.
 */
for (const language of languages) {
	test.describe(language, () => {
		// Some states are errors.
		test.use({ locale: language, expectedProblems: /./ });
		for (const [name, reach] of Object.entries(states)) {
			test(name, async ({ page }, { testId, project: { name: screen } }) => {
				const [width = "", scheme = ""] = screen.split("-");
				// A sheet of paper is the same on every screen, and wide ones have no menu button.
				test.skip(name.endsWith(".print") && screen !== "1280-light");
				test.skip(name === "home.menu" && Number(width) > 1023);
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
				const fullPage = whole.test(name);
				if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
				await page.evaluate(() => document.fonts.ready);
				const path = `test-results/screenshots/${name}.${language}.${scheme}.${width}.png`;
				await page.screenshot({ path, fullPage, animations: "disabled" });
			});
		}
	});
}
