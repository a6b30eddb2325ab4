import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { PageError } from "#app/components/page-error.tsx";
import { contacts, names, sites } from "#app/content/group.ts";
import { ContactForm } from "#app/forms/contact-form.tsx";
import { parseLocalizedPath } from "#app/i18n/localized-paths.ts";
import { getI18n } from "#app/i18n/resources.server.ts";
import { IdeaForm } from "#app/idea/idea-form.tsx";
import { describePage, pageNames } from "#app/page-data.server.ts";
import { isPagePath } from "#app/pages.ts";
import { Layout, links } from "#app/root.tsx";
import { limits } from "#app/schemas/limits.ts";

/** What the server sends at an address, in the language of its prefix. */
function send(address: string, shown: ReactElement, turnstileSiteKey?: string): string {
	const language = address.startsWith("/es") ? "es" : "en";
	const show = () => shown;
	const Site = createRoutesStub([{ id: "root", path: "*", Component: show, links }]);
	const { path } = parseLocalizedPath(address);
	const meta = isPagePath(path) ? describePage(path, language) : undefined;
	const root = { language, pageNames: pageNames(language), turnstileSiteKey, meta };
	return renderToStaticMarkup(
		<I18nextProvider i18n={getI18n(language)}>
			<Site initialEntries={[address]} hydrationData={{ loaderData: { root } }} />
		</I18nextProvider>,
	);
}

test("a document fits the screen, has the colours and icons of the site, and says what it is when it is shared", () => {
	const errors = vi.spyOn(console, "error").mockImplementation(() => {});
	const html = send("/es/nosotros", <Layout>{null}</Layout>);
	expect(html.match(/<(meta|link) [^>]*>/g)).toEqual(
		expect.arrayContaining([
			'<meta charSet="utf-8"/>',
			'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
			'<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"/>',
			'<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f2ea"/>',
			'<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1813"/>',
			'<meta property="og:locale:alternate" content="en_GB"/>',
			'<meta property="og:image:width" content="1200"/>',
			'<meta property="og:image:height" content="630"/>',
			`<meta property="og:title" content="Nosotros"/>`,
			`<meta property="og:image:alt" content="Nosotros · ${names.group}"/>`,
			'<link rel="icon" href="/icons/tab-32.png" sizes="32x32"/>',
			'<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any"/>',
			'<link rel="apple-touch-icon" href="/icons/touch-180.png"/>',
			'<link rel="manifest" href="/site.webmanifest"/>',
		]),
	);
	expect(html).toContain(`<title>Nosotros · ${names.group}</title>`);
	const step = send("/en/idea", <Layout>{null}</Layout>);
	expect(step).toContain(`content="${sites.group}/social/en/home.png"`);
	// Of the scripts, which the stub does not have.
	for (const [logged] of errors.mock.calls) expect(logged).toMatch(/^An empty string/);
});

test("a page that failed leads to the same address again, and home in its language", () => {
	const html = send("/es/nosotros?from=mail", <PageError language="es" />);
	expect(html.match(/(?<=href=").*?(?=")/g)).toEqual(["/es/nosotros?from=mail", "/es"]);
	expect(html).toContain("<title>No se ha podido cargar esta página</title>");
});

test.each([
	["en", limits.ideaMax + 400, "400\u00a0characters too many"],
	["es", limits.ideaMax + 1, "Sobra 1\u00a0carácter"],
])(
	"without JavaScript, an idea that is too long comes back whole, with how much is too long (%s)",
	(language, length, tooMany) => {
		const message = "a".repeat(length);
		const actionData = { values: { message, email: "" }, errors: { message: "idea_too_long" } } as const;
		const html = send(`/${language}/idea`, <IdeaForm actionData={actionData} />);
		const [, id, text] =
			/<textarea.*? aria-invalid="true" aria-describedby="(.*?)".*?>(a*)</.exec(html) ?? [];
		expect(text).toBe(message);
		expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*><span>${tooMany}</span></p>`));
	},
);

test("where the security check needs JavaScript, the form names an address to write to, at first and after it failed", () => {
	const values = { name: "Ada", email: "ada@example.org", company: "", message: "We would like to meet." };
	const failed = { values, errors: {}, formError: { kind: "turnstile" } } as const;
	const form = (siteKey?: string) => send("/en/contact", <ContactForm actionData={failed} />, siteKey);
	const [before] = /<noscript>.*<\/noscript>/.exec(form("site-key")) ?? [];
	expect(before).toContain(`href="mailto:${contacts.email}"`);
	// The focus leads to it, since the answer is a new document.
	expect(form("site-key")).toMatch(
		/<p role="alert" tabindex="-1" autofocus=""(?:(?!<\/p>).)*<a href="mailto:/i,
	);
	expect(form()).not.toContain("<noscript>");
});
