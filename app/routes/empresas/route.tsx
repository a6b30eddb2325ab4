import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { readWords } from "../../i18n/words-text.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { Collaboration } from "./collaboration.tsx";
import { CompanySections } from "./company-sections.tsx";
import { Counters } from "./counters.tsx";
import { Hero } from "./hero.tsx";
import { Sectors } from "./sectors.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { words: wordsText(language, "companies", "companiesPage") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData && readWords(loaderData.words).companiesPage);
}

export default function Companies() {
	return (
		<>
			<Hero />
			<CompanySections />
			<Sectors />
			<Counters />
			<Collaboration />
		</>
	);
}
