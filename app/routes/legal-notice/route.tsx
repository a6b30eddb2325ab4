import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import type { Route } from "./+types/route";
import { SignatureLoop } from "./signature-loop.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData(context, "/legal-notice");
}

export { meta } from "../../layout/page-meta.ts";

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
	return (
		<LegalPage
			page="/legal-notice"
			withTurnstile={loaderData.withTurnstile}
			illustration={<SignatureLoop />}
		/>
	);
}
