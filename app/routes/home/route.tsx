import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { companyFacts } from "../../content/company-facts.server.ts";
import { figureTexts } from "../../content/figure-texts.server.ts";
import { pageContext } from "../../context.ts";
import type { Language } from "../../i18n/languages.ts";
import { parseLocalizedPath } from "../../i18n/localized-paths.ts";
import { pageData } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { Companies } from "./companies.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { Talk } from "./talk.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return {
		...pageData(context, "/", "home", "companies", "ideaBox"),
		figures: figureTexts(language),
		facts: companyFacts(language),
	};
}

export { clientAction } from "../../forms/client-action.ts";

type HomeData = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;
const received = new Map<Language | undefined, HomeData>();

/** What came once does for every return, so that the way home after a failure works without a connection too. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const { language } = parseLocalizedPath(new URL(request.url).pathname);
	const data = received.get(language) ?? (await serverLoader());
	received.set(language, data);
	return data;
}

export { meta } from "../../seo/page-meta.ts";

/** The idea box on the first screen hydrates first, then each section below it by itself. */
export default function Home({ loaderData }: Route.ComponentProps) {
	const { language } = parseLocalizedPath(useLocation().pathname);
	// The data of the first page come with its HTML, and not through `clientLoader`.
	useEffect(() => {
		received.set(language, loaderData);
	}, [language, loaderData]);
	return (
		<>
			<Hero />
			<Suspense>
				<Figures texts={loaderData.figures} />
			</Suspense>
			<Suspense>
				<Companies facts={loaderData.facts} />
			</Suspense>
			<Suspense>
				<Talk />
			</Suspense>
		</>
	);
}
