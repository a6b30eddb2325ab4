import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import type { Route } from "./+types/route";
import { HookedBights } from "./hooked-bights.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData(context, "/terms-and-conditions");
}

export { meta } from "../../layout/page-meta.ts";

export default function TermsAndConditions({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage
			page="/terms-and-conditions"
			withTurnstile={loaderData.withTurnstile}
			illustration={<HookedBights />}
		/>
	);
}
