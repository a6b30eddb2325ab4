import { Drawing } from "../../illustrations/drawing.tsx";
import type { LegalText } from "../../legal/legal-text.ts";
import { retention } from "../../schemas/retention.ts";

/** The longest is in the signal colour. */
const colours = ["stroke-ink", "stroke-reed", "stroke-kraft"];

interface Line {
	label: string;
	note?: string;
	length: number;
}

/** How long what is kept: the rows of a text's tables whose period, before its number is written, is one of `retention`. */
function readPeriods(sections: LegalText["sections"], templates: LegalText["sections"]): Line[] {
	return Object.entries(templates).flatMap(([id, { blocks }]) =>
		blocks.flatMap((block, index) => {
			const written = sections[id]?.blocks[index];
			if (typeof block === "string" || !("table" in block)) return [];
			return block.table.rows.flatMap(([, period = ""], row) => {
				const key = /^\{\{(\w+)/.exec(period)?.[1] as keyof typeof retention;
				const [label = "", note = ""] =
					(typeof written === "object" && "table" in written && written.table.rows[row]) || [];
				const days = key?.endsWith("Months") ? 365 / 12 : 1;
				return key in retention ? [{ label, note, length: retention[key] * days }] : [];
			});
		}),
	);
}

interface LengthLinesProps {
	sections: LegalText["sections"];
	/** The same with placeholders. */
	templates: LegalText["sections"];
}

/** What a text keeps, as lines as long as it does so; where it keeps nothing, its sections, as long as they are. Decorative. */
export function LengthLines({ sections, templates }: LengthLinesProps) {
	const periods = readPeriods(sections, templates);
	const parts = Object.values(sections).map(({ title, blocks }) => ({
		label: title,
		note: "",
		length: JSON.stringify(blocks).length,
	}));
	const lines = periods.length > 0 ? periods : parts;
	const longest = Math.max(...lines.map(({ length }) => length));
	return (
		<div aria-hidden="true" className="frame mt-10 mb-12 grid gap-y-3 md:mb-16 print:hidden">
			{lines.map(({ label, note, length }, index) => (
				<div key={label} className="caption grid grid-cols-[2fr_3fr] items-center gap-x-4 lg:grid-12">
					<Drawing
						viewBox="0 0 100 8"
						preserveAspectRatio="none"
						className="-ms-(--frame-edge) h-2 w-[calc(100%+var(--frame-edge))] lg:col-span-8"
					>
						<path d="M0 4H100" className="stroke-line" />
						<path
							d={`M0 4H${((100 * length) / longest).toFixed(1)}`}
							strokeWidth="8"
							className={length === longest ? "stroke-signal" : colours[index % 3]}
						/>
					</Drawing>
					<p className="lg:col-span-4">
						{note && <strong className="font-semibold">{note}</strong>}{" "}
						<span className="text-ink-soft">{label}</span>
					</p>
				</div>
			))}
		</div>
	);
}
