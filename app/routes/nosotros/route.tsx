import { pageLoader } from "../../page-data.server.ts";
import { Future } from "./future.tsx";
import { Hero } from "./hero.tsx";
import { Industries } from "./industries.tsx";
import { Profile } from "./profile.tsx";
import { Purpose } from "./purpose.tsx";
import { Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

export const loader = pageLoader("/nosotros");

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
