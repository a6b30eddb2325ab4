import { pageData } from "../../page-data.server.ts";
import type { Route } from "./+types/route";
import { Authorities } from "./authorities.tsx";
import { Process } from "./process.tsx";
import { Protection } from "./protection.tsx";
import { Topics } from "./topics.tsx";
import { Ways } from "./ways.tsx";

export function loader({ context }: Route.LoaderArgs) {
	return pageData(context, "/denuncias", "whistleblowing");
}

export { meta } from "../../seo/page-meta.ts";

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
