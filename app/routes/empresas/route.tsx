import { companyFacts } from "../../content/company-facts.server.ts";
import { pageContext } from "../../context.ts";
import { resourcesOf } from "../../i18n/resources.server.ts";
import { describePage } from "../../seo/page-descriptions.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { Collaboration } from "./collaboration.tsx";
import { CompanySections } from "./company-sections.tsx";
import { Counters } from "./counters.tsx";
import { Hero } from "./hero.tsx";
import { Sectors } from "./sectors.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return {
		meta: describePage("/empresas", language),
		facts: companyFacts(language),
		resources: resourcesOf(language, "companies", "companiesPage"),
	};
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function Companies({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Hero />
			<CompanySections facts={loaderData.facts} />
			<Sectors />
			<Counters />
			<Collaboration />
		</>
	);
}
