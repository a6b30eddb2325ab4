import { pageContext } from "../../context.ts";
import { resourcesOf } from "../../i18n/resources.server.ts";
import { describePage } from "../../seo/page-descriptions.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { Commitments } from "./commitments.tsx";
import { Goals } from "./goals.tsx";
import { Hero } from "./hero.tsx";
import { Metrics } from "./metrics.tsx";
import { Priorities } from "./priorities.tsx";
import { Report } from "./report.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { meta: describePage("/politica-esg", language), resources: resourcesOf(language, "esgPolicy") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function EsgPolicy() {
	return (
		<>
			<Hero />
			<Commitments />
			<Metrics />
			<Priorities />
			<Goals />
			<Report />
		</>
	);
}
