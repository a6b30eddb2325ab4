import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { homeCache } from "../../browser/home-cache.ts";
import { companyCards } from "../../content/company-texts.server.ts";
import { figureTexts } from "../../content/figure-texts.server.ts";
import { pageContext } from "../../context.ts";
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
		...pageData(context, "/", "ideaBox"),
		figures: figureTexts(language),
		companies: companyCards(language),
	};
}

/** Caches the loader data, so that the redirect after a failed analysis also works without a connection. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const { language } = parseLocalizedPath(new URL(request.url).pathname);
	const data = homeCache.get(language) ?? (await serverLoader());
	homeCache.set(language, data);
	return data;
}

/** `Suspense` lets React hydrate the idea box first and each section below it separately. */
export default function Home({ loaderData }: Route.ComponentProps) {
	const { language } = parseLocalizedPath(useLocation().pathname);
	// `clientLoader` does not run for a page rendered on the server.
	useEffect(() => {
		homeCache.set(language, loaderData);
	}, [language, loaderData]);
	return (
		<>
			<Hero />
			<Suspense>
				<Figures texts={loaderData.figures} />
			</Suspense>
			<Suspense>
				<Companies cards={loaderData.companies} />
			</Suspense>
			<Suspense>
				<ContactSection />
			</Suspense>
		</>
	);
}
