import { pageContext } from "../../context.ts";
import { resourcesOf } from "../../i18n/resources.server.ts";
import { describePage } from "../../seo/page-descriptions.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { Future } from "./future.tsx";
import { Hero } from "./hero.tsx";
import { Industries } from "./industries.tsx";
import { Profile } from "./profile.tsx";
import { Purpose } from "./purpose.tsx";
import { Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { meta: describePage("/nosotros", language), resources: resourcesOf(language, "about") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
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
