import { pageContext } from "../../context.ts";
import { resourcesOf } from "../../i18n/resources.server.ts";
import { pageMeta } from "../../page-meta.ts";
import { describePage } from "../../seo/page-descriptions.server.ts";
import type { Route } from "./+types/route";
import { AboutGroup } from "./about-group.tsx";
import { Details } from "./details.tsx";
import { FollowUs } from "./follow-us.tsx";
import { GetInTouch } from "./get-in-touch.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { meta: describePage("/contact", language), resources: resourcesOf(language, "contact") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
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
