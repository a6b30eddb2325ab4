import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { readWords } from "../../i18n/words-text.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { Authorities } from "./authorities.tsx";
import { Process } from "./process.tsx";
import { Protection } from "./protection.tsx";
import { Topics } from "./topics.tsx";
import { Ways } from "./ways.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return { words: wordsText(context.get(pageContext).language, "whistleblowing") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData && readWords(loaderData.words).whistleblowing);
}

/** It promises to load nothing from others and to keep no record: nothing here may ask, measure or log. */
export default function Whistleblowing() {
	return (
		<>
			<Ways />
			<Topics />
			<Process />
			<Protection />
			<Authorities />
		</>
	);
}
