import { pageContext } from "../../context.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { readWords } from "../../i18n/words-text.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { AboutGroup } from "./about-group.tsx";
import { Details } from "./details.tsx";
import { FollowUs } from "./follow-us.tsx";
import { GetInTouch } from "./get-in-touch.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return { words: wordsText(context.get(pageContext).language, "contact") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData && readWords(loaderData.words).contact);
}

export default function Contact() {
	return (
		<>
			<Details />
			<GetInTouch />
			<FollowUs />
			<AboutGroup />
		</>
	);
}
