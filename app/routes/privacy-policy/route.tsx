import { pageContext } from "../../context.ts";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { Coil } from "./coil.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData("/privacy-policy", context.get(pageContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
	return <LegalPage page="/privacy-policy" withTurnstile={loaderData.withTurnstile} knot={<Coil />} />;
}
