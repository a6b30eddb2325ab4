/*
 * The design system on one page, for those who build with it: in English, and on the development server only. The
 * site's stylesheet leaves this folder out: a style that no page has is inline here.
 */

import { buttonClass } from "../components/ui/button.tsx";
import { Buttons, Dialogs, Disclosures, Fields, Switches, Toasts } from "./controls.tsx";
import { Cards, Chips, LongText, Tiles } from "./display.tsx";
import { Drawings, Patterns } from "./drawings.tsx";
import { Colours, Grid, Type } from "./foundations.tsx";
import { sections } from "./section.tsx";

export function meta() {
	return [{ title: "Design system" }, { name: "robots", content: "noindex" }];
}

export default function Design() {
	return (
		<div className="frame py-16">
			<h1 className="text-5xl">Design system</h1>
			<p className="mt-5 max-w-[30.6em] text-lg text-ink-soft">
				Everything that pages are built from, in every state. Hover, focus and press are live: point, tab and
				click. Change the system's scheme for the other one.
			</p>
			<ul className="mt-8 flex flex-wrap gap-2">
				{sections.map((id) => (
					<li key={id}>
						<a href={`#${id}`} className={buttonClass({ variant: "outline", size: "sm" })}>
							{id}
						</a>
					</li>
				))}
			</ul>
			<Type />
			<Colours />
			<Grid />
			<Buttons />
			<Fields />
			<Switches />
			<Chips />
			<Tiles />
			<Cards />
			<Disclosures />
			<Dialogs />
			<Toasts />
			<LongText />
			<Patterns />
			<Drawings />
		</div>
	);
}
