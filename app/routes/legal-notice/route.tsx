import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { LegalPage } from "../../legal/legal-page.tsx";
import { legalText } from "../../legal/legal-texts.server.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { SignatureLoop } from "./signature-loop.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { words: wordsText(language, "legal"), text: legalText("legalNotice", language) };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.text);
}

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
	return <LegalPage page="/legal-notice" text={loaderData.text} knot={<SignatureLoop />} />;
}
