import { pageContext } from "../../context.ts";
import { resourcesOf } from "../../i18n/resources.server.ts";
import { describePage } from "../../seo/page-descriptions.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { Commitment } from "./commitment.tsx";
import { InvestorContact } from "./investor-contact.tsx";
import { Reports } from "./reports.tsx";
import { Strategy } from "./strategy.tsx";
import { Structure } from "./structure.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { meta: describePage("/inversores", language), resources: resourcesOf(language, "investors") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function Investors() {
	return (
		<>
			<About />
			<Strategy />
			<Commitment />
			<Structure />
			<Reports />
			<InvestorContact />
		</>
	);
}
