import type { Page } from "@playwright/test";
import type { Language } from "../../app/i18n/languages.ts";
import { builtInSite, connectedSite, designSite } from "../addresses.ts";
import {
	describeIdea,
	expect,
	hydrated,
	languageTests,
	open,
	sendIdea,
	submitIdea,
	test,
	translations,
} from "../fixtures.ts";
import { screenshotPath } from "./screenshot-files.ts";

const ideas = {
	en: "We collect used paper and cardboard from 120 offices in Barcelona and look for a partner who turns them into new packaging, with a van that runs on renewable energy.",
	es: "Recogemos papel y cartón usados en 120 oficinas de Barcelona y buscamos un socio que los convierta en embalaje nuevo, con una furgoneta que funcione con energía renovable.",
};

const email = "nuria@cartro.example";

interface Visit {
	page: Page;
	language: Language;
	/** Email address of this picture, because an idea of one visitor is analysed only some times a day. */
	visitor: string;
	/** The site with the built-in analyst, at this language's address. */
	home: string;
	/** The one whose mail service answers. */
	connectedHome: string;
}

interface ShotOptions {
	/** The whole page, not only what is on the screen. */
	fullPage?: boolean;
	/** Each of these elements, under its id as the state, for a page that is too long for one picture. */
	parts?: string;
	/** For what other screens don't have. */
	maxWidth?: number;
	/** For what is the same on every screen. */
	project?: string;
	languages?: readonly Language[];
}

/**
 * A picture of one state, in each language, on the screens and schemes that are the projects.
 *
 * @param name page and state
 * @param reach brings the page into the state
 */
function screenshot(
	name: `${string}.${string}`,
	{ fullPage = false, parts, maxWidth, project, languages }: ShotOptions,
	reach: (visit: Visit) => Promise<void>,
) {
	for (const { language, locale } of languageTests) {
		if (languages && !languages.includes(language)) continue;
		test.describe(language, () => {
			test.use({ locale });
			test(name, async ({ page }, { testId, project: { name: screen } }) => {
				const [width = "", scheme = ""] = screen.split("-");
				test.skip(project !== undefined && project !== screen);
				test.skip(maxWidth !== undefined && Number(width) > maxWidth);
				await reach({
					page,
					language,
					visitor: `nuria@cartro-${testId.slice(-4)}.example`,
					home: `${builtInSite}/${language}`,
					connectedHome: `${connectedSite}/${language}`,
				});
				// Else the header would stand in the middle of the picture.
				if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
				await page.evaluate(() => document.fonts.ready);
				const picture = { animations: "disabled" } as const;
				if (!parts) {
					const path = screenshotPath({ name, language, scheme, width });
					await page.screenshot({ ...picture, path, fullPage });
					return;
				}
				// The header would lie over a part.
				await page.addStyleTag({ content: "body > header { position: static }" });
				for (const part of await page.locator(parts).all()) {
					const state = `${name.split(".")[0]}.${await part.getAttribute("id")}`;
					await part.screenshot({
						...picture,
						path: screenshotPath({ name: state, language, scheme, width }),
					});
				}
			});
		});
	}
}

const whole = { fullPage: true };

/** Pages by their names in the pictures; the results page is what it is only with an idea. */
const pages = {
	home: "",
	about: "/nosotros",
	companies: "/empresas",
	investors: "/inversores",
	contact: "/contact",
	whistleblowing: "/denuncias",
	"legal-notice": "/legal-notice",
	"privacy-policy": "/privacy-policy",
	"cookie-policy": "/cookie-policy",
	"terms-and-conditions": "/terms-and-conditions",
	"cookie-settings": "/cookie-settings",
	"code-of-conduct": "/codigo-conducta",
	"esg-policy": "/politica-esg",
	"not-found": "/nowhere",
};

for (const [name, path] of Object.entries(pages)) {
	screenshot(`${name}.full`, whole, ({ page, home }) => open(page, home + path));

	for (const [state, top] of [
		["scrolled", 1000],
		["end", Number.MAX_SAFE_INTEGER],
	] as const) {
		screenshot(`${name}.${state}`, {}, async ({ page, language, home }) => {
			await open(page, home + path);
			await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
			// Short pages don't scroll far enough for the badge on every screen.
			if (await page.evaluate(() => window.scrollY > 800)) {
				await expect(page.getByText(translations[language].common.badge.by)).toBeVisible();
			}
		});
	}
}

screenshot("home.top", {}, ({ page, home }) => open(page, home));

screenshot("home.idea", {}, async ({ page, language, home }) => {
	await open(page, home);
	const box = page.getByLabel(translations[language].ideaBox.prompt);
	await box.fill(ideas[language].repeat(3).slice(0, 481));
	await box.press("End");
	await box.evaluate((element) => element.closest("form")?.scrollIntoView({ block: "center" }));
});

screenshot("home.menu", { maxWidth: 1023 }, async ({ page, language, home }) => {
	await open(page, home);
	await page.getByRole("button", { name: translations[language].common.nav.openMenu }).click();
});

screenshot("email-dialog.rest", {}, async ({ page, language, home }) => {
	await open(page, home);
	await describeIdea(page, language, ideas[language]);
});

screenshot("email-dialog.error", {}, async ({ page, language, home }) => {
	await open(page, home);
	await sendIdea(page, language, ideas[language], "nobody");
	await expect(page.getByText(translations[language].dialogs.validation.idea_email_invalid)).toBeVisible();
});

screenshot("email-dialog.busy", {}, async ({ page, language, home }) => {
	await open(page, home);
	await page.route("**/api/analysis-requests", () => {});
	await sendIdea(page, language, ideas[language], email);
	await expect(
		page.getByRole("button", { name: translations[language].dialogs.email.sending }),
	).toBeVisible();
});

screenshot("toast.destructive", {}, async ({ page, language, home }) => {
	await open(page, home);
	await page.route("**/api/analysis-requests", (route) => route.fulfill({ status: 500, body: "{}" }));
	await sendIdea(page, language, ideas[language], email);
	await expect(page.getByText(translations[language].dialogs.email.errorDescription).first()).toBeVisible();
});

async function openContact({ page, language, connectedHome }: Visit) {
	await open(page, connectedHome);
	await page
		.getByRole("main")
		.getByRole("link", { name: translations[language].dialogs.contact.title })
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
}

const contactField = ({ page }: Visit, label: string) =>
	page.getByRole("dialog").getByRole("textbox", { name: label });

const sendContact = ({ page, language }: Visit) =>
	page.getByRole("dialog").getByRole("button", { name: translations[language].dialogs.contact.send }).click();

screenshot("contact-dialog.rest", {}, openContact);

screenshot("contact-dialog.errors", {}, async (visit) => {
	await openContact(visit);
	await sendContact(visit);
	const { validation } = translations[visit.language].dialogs;
	await expect(visit.page.getByText(validation.message_too_short)).toBeVisible();
});

screenshot("toast.default", {}, async (visit) => {
	const { contact } = translations[visit.language].dialogs;
	await openContact(visit);
	await contactField(visit, contact.name).fill("Núria Vila");
	await contactField(visit, contact.email).fill(email);
	await contactField(visit, contact.message).fill(ideas[visit.language]);
	await sendContact(visit);
	await expect(visit.page.getByText(contact.successDescription).first()).toBeVisible();
});

screenshot("results.loading", {}, async ({ page, language, home }) => {
	await open(page, home);
	await page.route("**/api/chat-alianzas", () => {});
	await submitIdea(page, language, ideas[language], email);
	await expect(page.getByText(translations[language].results.analyzing)).toBeVisible();
});

async function stream({ page, language, visitor, home }: Visit) {
	await open(page, home);
	await submitIdea(page, language, ideas[language], visitor);
	await expect(page.getByRole("article").getByRole("listitem").first()).toBeVisible();
}

screenshot("results.streaming", {}, stream);

screenshot("results.stopped", whole, async (visit) => {
	const { page, language } = visit;
	await stream(visit);
	await page.getByRole("button", { name: translations[language].results.stop }).click();
	await expect(page.getByText(translations[language].results.stopped)).toBeVisible();
});

screenshot("results.limit-reached", whole, async (visit) => {
	const { page, language } = visit;
	const { stop, writeAgain } = translations[language].results;
	await stream(visit);
	await page.getByRole("button", { name: stop }).click();
	await page.route("**/api/chat-alianzas", (route) =>
		route.fulfill({ status: 429, json: { error: { code: "analysis_limit_reached", message: "" } } }),
	);
	await page.getByRole("button", { name: writeAgain }).click();
	await expect(page.getByRole("alert")).toBeVisible();
});

async function complete({ page, language, visitor, home }: Visit, idea = ideas[language]) {
	await open(page, home);
	await submitIdea(page, language, idea, visitor);
	await expect(page.getByText(translations[language].results.completedBuiltIn)).toBeVisible({
		timeout: 30_000,
	});
}

screenshot("results.complete", whole, complete);

screenshot("results.two-companies", whole, (visit) =>
	complete(
		visit,
		{
			en: "Our cooperative of farmers wants to save water in its fields.",
			es: "Nuestra cooperativa de agricultores quiere ahorrar agua en sus campos.",
		}[visit.language],
	),
);

screenshot("results.no-match", whole, (visit) =>
	complete(
		visit,
		{
			en: "Your lorries wake the whole street at six every morning. Who is in charge of this?",
			es: "Hace un mes que pedí una factura y nadie me contesta. Quiero hablar con un responsable.",
		}[visit.language],
	),
);

screenshot("results.model", whole, async ({ page, language, visitor, connectedHome }) => {
	await open(page, connectedHome);
	await submitIdea(page, language, ideas[language], visitor);
	await expect(page.getByText(translations[language].results.completed, { exact: true })).toBeVisible({
		timeout: 30_000,
	});
});

/** The printed sheet's content box: A4 without the margins of the stylesheet's `@page`, at 96 px an inch. */
const sheet = { width: 673, height: 986 };

screenshot("results.print", { fullPage: true, project: "1280-light" }, async (visit) => {
	await complete(visit);
	await visit.page.setViewportSize(sheet);
	await visit.page.emulateMedia({ media: "print" });
});

screenshot("privacy-policy.print", { fullPage: true, project: "1280-light" }, async ({ page, home }) => {
	await open(page, `${home}/privacy-policy`);
	await page.setViewportSize(sheet);
	await page.emulateMedia({ media: "print" });
});
screenshot("cookie-settings.saved", {}, async ({ page, language, home }) => {
	await open(page, `${home}/cookie-settings`);
	const { acceptAll, toasts } = translations[language].cookieSettings;
	await page.getByRole("button", { name: acceptAll }).click();
	await expect(page.getByText(toasts.accepted.title).first()).toBeVisible();
});

screenshot("error.page", whole, async ({ page, language, home }) => {
	await open(page, home);
	await page.route("**/*.data*", (route) => route.abort());
	await page.getByRole("contentinfo").getByRole("link", { name: translations[language].about.name }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(translations[language].error.title);
	// The error page puts up the document anew, and keeps its styles.
	await expect(page.locator("body")).toHaveCSS("margin", "0px");
});

screenshot("design.parts", { parts: "main section[id]", languages: ["en"] }, async ({ page }) => {
	await open(page, `${designSite}/design`);
	// The server may reload the page once it knows all modules.
	await page.waitForLoadState("networkidle");
	await hydrated(page);
});
