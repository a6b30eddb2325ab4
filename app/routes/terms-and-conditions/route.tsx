import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalText } from "../../legal/legal-texts.server.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { HookedBights } from "./hooked-bights.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { words: wordsText(language, "legal"), text: legalText("terms", language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.text);
}

export default function TermsAndConditions({ loaderData }: Route.ComponentProps) {
	return <LegalPage page="/terms-and-conditions" text={loaderData.text} knot={<HookedBights />} />;
}
