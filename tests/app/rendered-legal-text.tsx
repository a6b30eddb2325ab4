import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub, useRouteLoaderData } from "react-router";
import type { Language } from "#app/i18n/languages.ts";
import { getI18n } from "#app/i18n/resources.server.ts";
import type { LegalTextPage } from "#app/legal/legal-namespaces.ts";
import { LegalPage } from "#app/legal/legal-page.tsx";

interface Data {
	language: Language;
	page: LegalTextPage;
	withTurnstile: boolean;
}

function Page() {
	const { page, withTurnstile } = useRouteLoaderData("root") as Data;
	return <LegalPage page={page} withTurnstile={withTurnstile} illustration={null} />;
}

const Site = createRoutesStub([{ id: "root", path: "*", Component: Page }]);

/** A legal text as a visitor gets it, in HTML, at its address in that language. */
export function renderLegalText(page: LegalTextPage, language: Language, withTurnstile = false): string {
	const root: Data = { language, page, withTurnstile };
	return renderToStaticMarkup(
		<I18nextProvider i18n={getI18n(language)}>
			<Site initialEntries={[`/${language}${page}`]} hydrationData={{ loaderData: { root } }} />
		</I18nextProvider>,
	);
}
