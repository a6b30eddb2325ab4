import { pageContext } from "../../context.ts";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalPageData } from "../../legal/legal-page-data.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { SignatureLoop } from "./signature-loop.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return legalPageData("/legal-notice", context.get(pageContext));
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
}

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
	return <LegalPage page="/legal-notice" withTurnstile={loaderData.withTurnstile} knot={<SignatureLoop />} />;
}
