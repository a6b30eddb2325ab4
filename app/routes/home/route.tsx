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
import { ContactSection } from "./contact-section.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return {
		...pageData(context, "/", "companies", "ideaBox"),
		figures: figureTexts(language),
		facts: companyFacts(language),
	};
}

type HomeData = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;
const loaderDataCache = new Map<Language | undefined, HomeData>();

/** Caches the loader data, so that the redirect after a failed analysis also works without a connection. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const { language } = parseLocalizedPath(new URL(request.url).pathname);
	const data = loaderDataCache.get(language) ?? (await serverLoader());
	loaderDataCache.set(language, data);
	return data;
}

export { meta } from "../../layout/page-meta.ts";

/** `Suspense` lets React hydrate the idea box first and each section below it separately. */
export default function Home({ loaderData }: Route.ComponentProps) {
	const { language } = parseLocalizedPath(useLocation().pathname);
	// `clientLoader` does not run for a page rendered on the server.
	useEffect(() => {
		loaderDataCache.set(language, loaderData);
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
				<ContactSection />
			</Suspense>
		</>
	);
}
