import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { whistleblowing } from "#app/content/whistleblowing.ts";
import { pageContext } from "#app/context.ts";
import type { Language } from "#app/i18n/languages.ts";
import { getI18n } from "#app/i18n/resources.server.ts";
import type { LegalTextPage } from "#app/legal/legal-text.ts";
import { pageNames } from "#app/page-data.server.ts";
import LegalTextRoute, { loader } from "#app/routes/legal-text/route.tsx";
import { limits } from "#app/schemas/limits.ts";
import { retention } from "#app/schemas/retention.ts";

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
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const headingsOf = (html: string) => all(html, /<h2 id="([a-z-]+)"/g);

/** What a text consists of, without its words: its headings, its elements, and where its links lead in any language. */
const outlineOf = (html: string) => ({
	headings: headingsOf(html),
	elements: all(html, /<([a-z]\w*)/g),
	targets: all(html, /<a [^>]*?href="(?:\/(?:en|es)(?=\/))?([^"]*)"/g).sort(),
});

test.each(pages.flatMap((page) => [false, true].map((withTurnstile) => [page, withTurnstile] as const)))(
	"%s says the same in both languages (with Turnstile: %s)",
	(page, withTurnstile) => {
		const [en, es] = [renderLegalText(page, "en", withTurnstile), renderLegalText(page, "es", withTurnstile)];
		expect(headingsOf(en).length).toBeGreaterThan(5);
		expect(outlineOf(es)).toEqual(outlineOf(en));
		const concerned = withTurnstile && (page === "/privacy-policy" || page === "/cookie-policy");
		for (const html of [en, es]) {
			expect(textOf(html).includes("Turnstile")).toBe(concerned);
			// No place without its value, no link that is left as it was written.
			expect(textOf(html)).not.toMatch(/\{\{|\}\}|&lt;|\bundefined\b/);
			const isFixed = page === "/terms-and-conditions";
			expect(/ lang="(\w\w)" hrefLang="\1"/.test(html), "its translation").toBe(isFixed);
			expect(outlineOf(html).targets.includes(page), "no other link to itself").toBe(isFixed);
		}
	},
);

test.each(pages)("%s has tables whose cells are under their headers, and name them", (page) => {
	for (const table of all(renderLegalText(page, "en"), /<table>(.*?)<\/table>/g)) {
		const [, ...columns] = all(table, /<th scope="col">(.*?)<\/th>/g);
		const [, ...rows] = all(table, /<tr>(.*?)<\/tr>/g);
		const stakes = all(table, /data-column="Stake".*?>(.*?)<\/td>/g);
		if (columns.includes("Stake")) expect(new Set(stakes).size).toBe(3);
		for (const row of rows) {
			expect(all(row, /<th scope="(row)">/g)).toHaveLength(1);
			expect(all(row, /<td data-column="(.*?)"/g)).toEqual(columns);
		}
	}
});

test.each([undefined, "key"])("the privacy policy names Turnstile if that has a key: %s", (key) => {
	const context = new RouterContextProvider();
	const settings = { language: "es", nonce: undefined, publicApiKey: "", onError: () => {} } as const;
	context.set(pageContext, { ...settings, turnstileSiteKey: key });
	const url = new URL("https://example.com/es/privacy-policy");
	const data = loader({ ...({} as Parameters<typeof loader>[0]), url, context });
	expect(data.page).toBe("/privacy-policy");
	expect([data.withTurnstile, "turnstileClauses" in data.resources]).toEqual(Array(2).fill(key === "key"));
});

test("the privacy policy states how much of a message is kept, and how long", () => {
	const html = renderLegalText("/privacy-policy", "en");
	const text = textOf(html.replaceAll("<td", ": <td"));
	for (const fact of [
		`a message of up to ${limits.contactMessageBelow - 1} characters`,
		`Ideas, their analyses and their email addresses: ${retention.ideaMonths} months from the day they are sent`,
		`Messages of the contact form: ${retention.contactMessageMonths} months from the day they are sent`,
		`Record that an email to the team was delivered (it holds no text): ${retention.sentMailDays} days from delivery`,
		`Technical logs, measurements of speed included: ${retention.logDays} days at most`,
		`Encrypted backups of the database: ${retention.backupDays} days from the day they are made`,
		`Earlier states of the database, which Cloudflare keeps so that it can be restored: ${retention.recoveryDays} days`,
		`no investigation has begun ${whistleblowing.erasedWithinMonths} months after`,
		`kept for more than ${whistleblowing.keptAtMostYears} years`,
	])
		expect(text).toContain(fact);
	expect(html).toMatch(/mb-1">Ideas.*mb-1">Messages of the contact form/);
	expect(html).toMatch(RegExp(`x2="50.0%"[^>]*></line><text[^>]*>${retention.ideaMonths}\u00a0months<`));
});
