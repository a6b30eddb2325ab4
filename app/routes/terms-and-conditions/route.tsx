import { pageContext } from "../../context.ts";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { HookedBights } from "./hooked-bights.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData("/terms-and-conditions", context.get(pageContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function TermsAndConditions({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage
			page="/terms-and-conditions"
			withTurnstile={loaderData.withTurnstile}
			knot={<HookedBights />}
			inOneLanguage
		/>
	);
}
