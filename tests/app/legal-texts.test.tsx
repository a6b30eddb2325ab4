import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it, test } from "vitest";
import { companies } from "#app/content/companies.ts";
import { registration } from "#app/content/group.ts";
import { pageContext } from "#app/context.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { getI18n } from "#app/i18n/resources.server.ts";
import type { LegalTextPage } from "#app/legal/legal-text.ts";
import companyTexts from "#app/locales/en/companies.ts";
import { pageNames } from "#app/page-data.server.ts";
import LegalTextRoute, { loader } from "#app/routes/legal-text/route.tsx";
import { limits } from "#app/schemas/limits.ts";

/** A legal text as a visitor gets it, in HTML, at its address in that language. */
function renderLegalText(page: LegalTextPage, language: Language, withTurnstile = false): string {
	const LegalText = LegalTextRoute as ComponentType<{ loaderData: object }>;
	const element = <LegalText loaderData={{ page, withTurnstile }} />;
	const router = createMemoryRouter([{ id: "root", path: "*", element }], {
		initialEntries: [`/${language}${page}`],
		hydrationData: { loaderData: { root: { language, pageNames: pageNames(language) } } },
	});
	return renderToStaticMarkup(
		<I18nextProvider i18n={getI18n(language)}>
			<RouterProvider router={router} />
		</I18nextProvider>,
	);
}

const pages = ["/legal-notice", "/privacy-policy", "/cookie-policy", "/terms-and-conditions"] as const;

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
/** All that is found in a text by an expression, by its group. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const linksOf = (html: string) => all(html, /<a [^>]*?href="([^"]*)"/g);
const headingsOf = (html: string) => all(html, /<h2 id="([a-z-]+)"/g);
/** What a text consists of, without its words, so that two languages can be compared. */
const elementsOf = (html: string) => all(html, /<([a-z]\w*)/g);

/** Where a text's links lead, whatever the language of its address. */
const targetsOf = (html: string) =>
	linksOf(html)
		.map((link) => link.replace(/^\/(en|es)(?=\/)/, ""))
		.sort();

describe.each(pages)("%s", (page) => {
	it.each([false, true])("says the same in both languages (with Turnstile: %s)", (withTurnstile) => {
		const [en, es] = [renderLegalText(page, "en", withTurnstile), renderLegalText(page, "es", withTurnstile)];
		expect(headingsOf(en).length).toBeGreaterThan(5);
		expect(headingsOf(es)).toEqual(headingsOf(en));
		expect(elementsOf(es)).toEqual(elementsOf(en));
		expect(targetsOf(es)).toEqual(targetsOf(en));
		const concerned = withTurnstile && (page === "/privacy-policy" || page === "/cookie-policy");
		for (const html of [en, es]) {
			expect(textOf(html).includes("Turnstile")).toBe(concerned);
			const explained = linksOf(html).includes("https://www.cloudflare.com/turnstile-privacy-policy/");
			expect(explained).toBe(concerned);
		}
	});

	it.each(languages)("is complete (%s)", (language) => {
		const html = renderLegalText(page, language);
		// No place without its value, no link that is left as it was written.
		expect(textOf(html)).not.toMatch(/\{\{|\}\}|&lt;|\bundefined\b/);
		expect(html.match(/<h3 /g)).toHaveLength(3);
		for (const table of all(html, /<table>(.*?)<\/table>/g)) {
			const [head, ...rows] = all(table, /<tr>(.*?)<\/tr>/g).map(
				(row) => elementsOf(row).filter((name) => name === "th" || name === "td").length,
			);
			expect(rows.length).toBeGreaterThan(0);
			expect(all(table, /<th scope="(row)">/g)).toHaveLength(rows.length);
			expect(new Set(rows)).toEqual(new Set([head]));
			// On narrow screens, each cell shows the name of its column.
			const [, ...columns] = all(table, /<th scope="col">(.*?)<\/th>/g);
			expect(all(table, /data-column="(.*?)"/g)).toEqual(rows.flatMap(() => columns));
		}
	});
});

test.each([undefined, "key"])("the privacy policy names Turnstile if that has a key: %s", (key) => {
	const context = new RouterContextProvider();
	const settings = { language: "es", nonce: undefined, publicApiKey: "", onError: () => {} } as const;
	context.set(pageContext, { ...settings, turnstileSiteKey: key });
	const url = new URL("https://example.com/es/privacy-policy");
	const { page, withTurnstile, resources } = loader({
		...({} as Parameters<typeof loader>[0]),
		url,
		context,
	});
	expect(page).toBe("/privacy-policy");
	expect([withTurnstile, "turnstileClauses" in resources]).toEqual(Array(2).fill(key === "key"));
});

test("the terms have their twelve sections in order, and lead to their translation", () => {
	const html = renderLegalText("/terms-and-conditions", "en");
	expect(html).toMatch(/<a lang="es" hrefLang="es" [^>]*href="\/es\/terms-and-conditions"/);
	expect(headingsOf(html)).toEqual([
		...["acceptance", "use", "intellectual-property", "investment-disclaimer", "liability", "external-links"],
		...["user-submissions", "confidentiality", "modifications", "termination", "governing-law", "contact"],
	]);
});

test("the legal notice has every company with its activity, stake and website", () => {
	const rows = all(renderLegalText("/legal-notice", "en"), /<tr>(.*?)<\/tr>/g).slice(1);
	const { participation, ...texts } = companyTexts;
	const stakes = { ...participation, whole: "100%" };
	expect(rows.map((row) => row.split("</td>").map(textOf).slice(0, 2))).toEqual(
		companies.map((company) => [company.name + texts[company.id].activity, stakes[company.participation]]),
	);
	expect(rows.flatMap(linksOf)).toEqual(companies.map(({ site }) => site));
});

test.each([
	["/legal-notice", "registerSheet"],
	["/legal-notice", "taxId"],
	["/privacy-policy", "taxId"],
] as const)("%s keeps the %s on one line", (page, number) => {
	for (const language of languages) {
		const [before = "", ...rest] = renderLegalText(page, language).split(registration[number]);
		expect(rest).toHaveLength(1);
		expect(before).toMatch(/<span class="whitespace-nowrap">$/);
	}
});

test.each([
	["/privacy-policy", "en", ["no investigation has begun 3 months after", "kept for more than 10 years"]],
	[
		"/privacy-policy",
		"en",
		[
			`of up to ${limits.ideaMax} characters`,
			`a message of up to ${limits.contactMessageBelow - 1} characters`,
		],
	],
	[
		"/privacy-policy",
		"en",
		["Ideas, their analyses and their email addresses: 12 months from the day they are sent"],
	],
	["/privacy-policy", "en", ["Messages of the contact form: 12 months from the day they are sent"]],
	["/privacy-policy", "en", ["was delivered (it holds no text): 30 days from delivery"]],
	[
		"/privacy-policy",
		"en",
		[
			"at most the first error of the site’s scripts on each page visited",
			"one of ten cases, what the browser’s security rules",
		],
	],
	[
		"/privacy-policy",
		"es",
		[
			"como máximo el primer error de los programas del sitio en cada página visitada",
			"uno de cada diez casos, lo que las reglas",
		],
	],
	["/privacy-policy", "en", ["have access to them. An idea and its analysis can also be read by anyone"]],
	[
		"/privacy-policy",
		"es",
		["acceso a ellos. Una idea y su análisis puede leerlos, además, quien tenga su enlace"],
	],
	["/privacy-policy", "en", ["Technical logs, measurements of speed included: 7 days at most"]],
	["/privacy-policy", "en", ["Encrypted backups of the database: 30 days from the day they are made"]],
	[
		"/privacy-policy",
		"es",
		["Ideas, sus análisis y sus direcciones de correo: 12 meses desde el día del envío"],
	],
	["/privacy-policy", "es", ["Registros técnicos, medidas de velocidad incluidas: 7 días como máximo"]],
	["/privacy-policy", "es", ["de la base de datos: 30 días desde el día en que se hacen"]],
	["/cookie-policy", "es", ["vale 2 años como máximo"]],
	["/legal-notice", "en", ["18 October 2021", "Spain", "100%", "January 2025"]],
	["/legal-notice", "es", ["18 de octubre de 2021", "España", "100 %", "enero de 2025"]],
] as const)("%s states dates, shares and periods in its language (%s): %j", (page, language, facts) => {
	const text = textOf(renderLegalText(page, language).replaceAll("<td", ": <td"));
	for (const fact of facts) expect(text).toContain(fact);
});
