import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub, useRouteLoaderData } from "react-router";
import type { Language } from "#app/i18n/languages.ts";
import { getI18n } from "#app/i18n/resources.server.ts";
import { LegalPage } from "#app/legal/legal-page.tsx";
import type { LegalTextPage } from "#app/legal/legal-text.ts";
import { pageNames } from "#app/page-data.server.ts";

interface Data {
	language: Language;
	page: LegalTextPage;
	withTurnstile: boolean;
	pageNames: Record<string, string>;
}

function Page() {
	const { page, withTurnstile } = useRouteLoaderData("root") as Data;
	return <LegalPage page={page} withTurnstile={withTurnstile} illustration={null} />;
}

const Site = createRoutesStub([{ id: "root", path: "*", Component: Page }]);

/** A legal text as a visitor gets it, in HTML, at its address in that language. */
export function renderLegalText(page: LegalTextPage, language: Language, withTurnstile = false): string {
	const root: Data = { language, page, withTurnstile, pageNames: pageNames(language) };
	return renderToStaticMarkup(
		<I18nextProvider i18n={getI18n(language)}>
			<Site initialEntries={[`/${language}${page}`]} hydrationData={{ loaderData: { root } }} />
		</I18nextProvider>,
	);
}
