import { pageData } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { Commitments } from "./commitments.tsx";
import { Goals } from "./goals.tsx";
import { Hero } from "./hero.tsx";
import { Metrics } from "./metrics.tsx";
import { Priorities } from "./priorities.tsx";
import { Report } from "./report.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return pageData(context, "/politica-esg");
}

export { meta } from "../../layout/page-meta.ts";

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
