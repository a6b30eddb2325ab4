import { pageContext } from "../../context.ts";
import { resourcesOf } from "../../i18n/resources.server.ts";
import { describePage } from "../../seo/page-descriptions.server.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/route";
import { Authorities } from "./authorities.tsx";
import { Process } from "./process.tsx";
import { Protection } from "./protection.tsx";
import { Topics } from "./topics.tsx";
import { Ways } from "./ways.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(pageContext);
	return { meta: describePage("/denuncias", language), resources: resourcesOf(language, "whistleblowing") };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return pageMeta(loaderData?.meta);
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
