import { pageLoader } from "../../page-data.server.ts";
import { Authorities } from "./authorities.tsx";
import { ContactMethods } from "./contact-methods.tsx";
import { Process } from "./process.tsx";
import { Protection } from "./protection.tsx";
import { Topics } from "./topics.tsx";

export const loader = pageLoader("/denuncias");

/** The page states that it loads no third-party resources and keeps no record: add no requests, metrics or logs here. */
export default function Whistleblowing() {
	return (
		<>
			<ContactMethods />
			<Topics />
			<Process />
			<Protection />
			<Authorities />
		</>
	);
}
