import { ProseTable } from "../components/ui/prose.tsx";
import type { LegalBlock, RenderLine } from "./legal-text.ts";

interface LegalBlockContentProps {
	/** With interpolated values. */
	block: LegalBlock;
	/** Translation key of the block. */
	i18nKey: string;
	renderLine: RenderLine;
}

/** Renders a block of a legal text. */
export function LegalBlockContent({ block, i18nKey, renderLine }: LegalBlockContentProps) {
	if (typeof block === "string") return <p>{renderLine(i18nKey)}</p>;
	if ("list" in block) {
		return (
			<ul>
				{block.list.map((item, index) => (
					<li key={item}>{renderLine(`${i18nKey}.list.${index}`)}</li>
				))}
			</ul>
		);
	}
	if ("facts" in block) {
		return (
			<dl className="border-b border-line">
				{block.facts.map(([label], index) => (
					<div key={label} className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[2fr_3fr]">
						<dt>{label}</dt>
						<dd>{renderLine(`${i18nKey}.facts.${index}.1`)}</dd>
					</div>
				))}
			</dl>
		);
	}
	const { rows, ...head } = block.table;
	return (
		<ProseTable
			{...head}
			rows={rows.map(([name = "", ...cells], row) => [
				name,
				...cells.map((_, cell) => renderLine(`${i18nKey}.table.rows.${row}.${cell + 1}`)),
			])}
		/>
	);
}
