import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PageError } from "#app/components/page-error.tsx";
import { contacts } from "#app/content/group.ts";
import { ContactForm } from "#app/forms/contact-form.tsx";
import { getI18n } from "#app/i18n/resources.server.ts";
import { IdeaForm } from "#app/idea/idea-form.tsx";
import { pageNames } from "#app/page-data.server.ts";
import { limits } from "#app/schemas/limits.ts";

/** What the server sends at an address, in the language of its prefix. */
function send(address: string, shown: ReactElement, turnstileSiteKey?: string): string {
	const language = address.startsWith("/es") ? "es" : "en";
	const show = () => shown;
	const Site = createRoutesStub([{ id: "root", path: "*", Component: show }]);
	const root = { language, pageNames: pageNames(language), turnstileSiteKey };
	return renderToStaticMarkup(
		<I18nextProvider i18n={getI18n(language)}>
			<Site initialEntries={[address]} hydrationData={{ loaderData: { root } }} />
		</I18nextProvider>,
	);
}

test.each([
	["/nosotros?from=mail", "/"],
	["/es/contact", "/es"],
])("a page that failed leads to the same address again, and home with its language: %s", (address, home) => {
	const html = send(address, <PageError language="es" />);
	expect(html.match(/(?<=href=").*?(?=")/g)).toEqual([address, home]);
	expect(html).toContain("<title>No se ha podido cargar esta página</title>");
});

test("without JavaScript, an idea that is too long comes back whole, with how much is too long", () => {
	const message = "a".repeat(limits.ideaMax + 400);
	// In the order of the schema; the first field of the page takes the focus.
	const errors = { email: "idea_email_invalid", message: "idea_too_long" } as const;
	const actionData = { values: { message, email: "nobody" }, errors };
	const html = send("/en/idea", <IdeaForm actionData={actionData} />);
	const [field, id, text] =
		/<textarea.*? aria-invalid="true" aria-describedby="(.*?)".*?>(a*)</.exec(html) ?? [];
	expect(text).toBe(message);
	expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*><span>400\u00a0characters too many</span></p>`));
	expect(field).toMatch(/ autofocus=""/i);
	expect(html.match(/ autofocus=/gi)).toHaveLength(1);
});

test("where the security check needs JavaScript, or has failed, the form names an address to write to, and leads there", () => {
	const form = (siteKey?: string) => send("/en/contact", <ContactForm />, siteKey);
	const [notice] = /<noscript>.*<\/noscript>/.exec(form("site-key")) ?? [];
	expect(notice).toContain(`href="mailto:${contacts.email}"`);
	expect(form()).not.toContain("<noscript>");
	const values = { email: "", message: "" };
	const refused = { values, errors: {}, formError: { kind: "turnstile" } } as const;
	const html = send("/en/idea", <IdeaForm actionData={refused} />);
	expect(html).toContain(`"mailto:${contacts.email}"`);
	expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
	expect(html.match(/ autofocus=/gi)).toHaveLength(1);
});
