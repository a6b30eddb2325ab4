import { pageContext } from "../../context.ts";
import { names } from "../../group/stand-ins.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import type { Route } from "./+types/route";
import { CompanyCards } from "./company-cards.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { Hero } from "./hero.tsx";
import { Talk } from "./talk.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { words: { ...wordsOf(language, "home"), ...wordsOf(language, "ideaBox") } };
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { metaTitle, metaDescription } = loaderData.words.home;
	return [
		{ title: metaTitle.replace("{{group}}", names.group) },
		{ name: "description", content: metaDescription },
	];
}

export default function Home() {
	return (
		<>
			<Hero />
			<FigureTiles />
			<CompanyCards />
			<Talk />
		</>
	);
}
