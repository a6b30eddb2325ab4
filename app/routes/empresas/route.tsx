import { companySections } from "../../content/company-texts.server.ts";
import { pageContext } from "../../context.ts";
import { pageData } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { Collaboration } from "./collaboration.tsx";
import { CompanySections } from "./company-sections.tsx";
import { Counters } from "./counters.tsx";
import { Hero } from "./hero.tsx";
import { Sectors } from "./sectors.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return {
		...pageData(context, "/empresas"),
		companies: companySections(language),
	};
}

export default function Companies({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Hero />
			<CompanySections texts={loaderData.companies} />
			<Sectors />
			<Counters />
			<Collaboration />
		</>
	);
}
