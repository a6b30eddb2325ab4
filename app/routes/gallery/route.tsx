/*
 * The design system on one page, in English, on the development server only. Tailwind does not scan this folder, so
 * styles that no page uses are inline.
 */

import { buttonClass } from "../../components/ui/button.tsx";
import { Buttons, Dialogs, Disclosures, Fields, Switches, Toasts } from "./controls.tsx";
import { Cards, Chips, LongText, Tiles } from "./display.tsx";
import { Colours, Grid, Type } from "./foundations.tsx";
import { Illustrations, Patterns } from "./illustrations.tsx";
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
			<Illustrations />
		</div>
	);
}
