import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { readWords } from "../../i18n/words-text.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { Future } from "./future.tsx";
import { Hero } from "./hero.tsx";
import { Industries } from "./industries.tsx";
import { Profile } from "./profile.tsx";
import { Purpose } from "./purpose.tsx";
import { Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return { words: wordsText(context.get(pageContext).language, "about") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData && readWords(loaderData.words).about);
}

export default function About() {
	return (
		<>
			<Hero />
			<Purpose />
			<Profile />
			<Values />
			<Timeline />
			<Industries />
			<Future />
		</>
	);
}
