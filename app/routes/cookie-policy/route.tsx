import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import type { Route } from "./+types/route";
import { BittenRing } from "./bitten-ring.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData(context, "/cookie-policy");
}

export { meta } from "../../layout/page-meta.ts";

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage page="/cookie-policy" withTurnstile={loaderData.withTurnstile} illustration={<BittenRing />} />
	);
}
