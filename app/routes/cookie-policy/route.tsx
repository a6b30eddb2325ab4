import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalText } from "../../legal/legal-texts.server.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { BittenRing } from "./bitten-ring.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language, turnstileSiteKey } = context.get(pageContext);
	const text = legalText("cookiePolicy", language, turnstileSiteKey !== undefined);
	return { words: wordsText(language, "legal"), text };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.text);
}

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
	return <LegalPage page="/cookie-policy" text={loaderData.text} knot={<BittenRing />} />;
}
