import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { readWords } from "../../i18n/words-text.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { Commitment } from "./commitment.tsx";
import { InvestorContact } from "./investor-contact.tsx";
import { Reports } from "./reports.tsx";
import { Strategy } from "./strategy.tsx";
import { Structure } from "./structure.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return { words: wordsText(context.get(pageContext).language, "investors") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData && readWords(loaderData.words).investors);
}

export default function Investors() {
	return (
		<>
			<About />
			<Strategy />
			<Commitment />
			<Structure />
			<Reports />
			<InvestorContact />
		</>
	);
}
