import { pageData } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { Commitment } from "./commitment.tsx";
import { InvestorContact } from "./investor-contact.tsx";
import { Reports } from "./reports.tsx";
import { Strategy } from "./strategy.tsx";
import { Structure } from "./structure.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return pageData(context, "/inversores");
}

export { meta } from "../../layout/page-meta.ts";

export default function Investors() {
	return (
		<>
			<About />
			<Strategy />
			<Commitment />
			<Structure />
			<Reports />
			<InvestorContact />
		</>
	);
}
