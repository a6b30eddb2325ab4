import { pageLoader } from "../../page-data.server.ts";
import { About } from "./about.tsx";
import { Commitment } from "./commitment.tsx";
import { InvestorContact } from "./investor-contact.tsx";
import { Reports } from "./reports.tsx";
import { Strategy } from "./strategy.tsx";
import { Structure } from "./structure.tsx";

export const loader = pageLoader("/inversores");

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
