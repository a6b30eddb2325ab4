import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import type { Route } from "./+types/route";
import { Coil } from "./coil.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData(context, "/privacy-policy");
}

export { meta } from "../../layout/page-meta.ts";

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage page="/privacy-policy" withTurnstile={loaderData.withTurnstile} illustration={<Coil />} />
	);
}
