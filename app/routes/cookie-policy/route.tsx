import { pageContext } from "../../context.ts";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { BittenRing } from "./bitten-ring.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData("/cookie-policy", context.get(pageContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
	return <LegalPage page="/cookie-policy" withTurnstile={loaderData.withTurnstile} knot={<BittenRing />} />;
}
