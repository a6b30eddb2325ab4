/*
 * Colours, type and controls in every state on one page, in English, on the development server only. Illustrations, cards,
 * dialogs and long texts are on the pages. Tailwind does not scan this folder, so styles that no page uses are inline.
 */

import { Buttons, Disclosures, Fields, Switches, Toasts } from "./controls.tsx";
import { Chips, Colours, Type } from "./foundations.tsx";

export function meta() {
	return [{ title: "Design system" }, { name: "robots", content: "noindex" }];
}

export default function Design() {
	return (
		<div className="frame py-16">
			<h1 className="text-5xl">Design system</h1>
			<p className="mt-5 max-w-[30.6em] text-lg text-ink-soft">
				What pages are built from, in every state. Hover, focus and press are live: point, tab and click.
				Change the system's scheme for the other one.
			</p>
			<Type />
			<Colours />
			<Buttons />
			<Fields />
			<Switches />
			<Chips />
			<Disclosures />
			<Toasts />
		</div>
	);
}
