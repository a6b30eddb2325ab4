import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { readWords } from "../../i18n/words-text.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { Commitments } from "./commitments.tsx";
import { Goals } from "./goals.tsx";
import { Hero } from "./hero.tsx";
import { Metrics } from "./metrics.tsx";
import { Priorities } from "./priorities.tsx";
import { Report } from "./report.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return { words: wordsText(context.get(pageContext).language, "esgPolicy") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData && readWords(loaderData.words).esgPolicy);
}

export default function EsgPolicy() {
	return (
		<>
			<Hero />
			<Commitments />
			<Metrics />
			<Priorities />
			<Goals />
			<Report />
		</>
	);
}
