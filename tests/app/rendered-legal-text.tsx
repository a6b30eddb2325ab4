import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub, useRouteLoaderData } from "react-router";
import type { Language } from "#app/i18n/languages.ts";
import { i18nOf } from "#app/i18n/resources.server.ts";
import { LegalPage } from "#app/legal/legal-page.tsx";
import type { LegalTextPage } from "#app/legal/legal-texts.ts";

interface Data {
	language: Language;
	page: LegalTextPage;
	withTurnstile: boolean;
}

function Page() {
	const { page, withTurnstile } = useRouteLoaderData("root") as Data;
	return <LegalPage page={page} withTurnstile={withTurnstile} knot={null} />;
}

const Site = createRoutesStub([{ id: "root", path: "*", Component: Page }]);

/** A legal text as a visitor gets it, in HTML, at its address in that language. */
export function renderLegalText(page: LegalTextPage, language: Language, withTurnstile = false): string {
	const root: Data = { language, page, withTurnstile };
	return renderToStaticMarkup(
		<I18nextProvider i18n={i18nOf(language)}>
			<Site initialEntries={[`/${language}${page}`]} hydrationData={{ loaderData: { root } }} />
		</I18nextProvider>,
	);
}
