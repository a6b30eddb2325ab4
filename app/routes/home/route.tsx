import { pageContext } from "../../context.ts";
import { fixedAddress } from "../../i18n/addresses.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsText } from "../../i18n/words.server.ts";
import { readWords } from "../../i18n/words-text.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { Companies } from "./companies.tsx";
import { Figures } from "./figures.tsx";
import { Hero } from "./hero.tsx";
import { Talk } from "./talk.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return {
		words: wordsText(language, "home", "companies", "ideaBox"),
	};
}

type HomeData = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;
const received = new Map<Language | undefined, HomeData>();

/** Words that came once do for every return, so that the way home after a failure works without a connection too. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	const { language } = fixedAddress(new URL(request.url).pathname);
	const data = received.get(language) ?? (await serverLoader());
	received.set(language, data);
	return data;
}
clientLoader.hydrate = true as const;

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData && readWords(loaderData.words).home);
}

export default function Home() {
	return (
		<>
			<Hero />
			<Figures />
			<Companies />
			<Talk />
		</>
	);
}
