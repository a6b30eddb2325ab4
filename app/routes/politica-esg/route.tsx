import { pageLoader } from "../../page-data.server.ts";
import { Commitments } from "./commitments.tsx";
import { Goals } from "./goals.tsx";
import { Hero } from "./hero.tsx";
import { Metrics } from "./metrics.tsx";
import { Priorities } from "./priorities.tsx";
import { Report } from "./report.tsx";

export const loader = pageLoader("/politica-esg");

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
