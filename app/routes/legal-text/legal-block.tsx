import type { ReactNode } from "react";
import type { LegalBlock, RenderLine } from "../../legal/legal-text.ts";

interface LegalBlockContentProps {
	/** With interpolated values. */
	block: LegalBlock;
	i18nKey: string;
	renderLine: RenderLine;
}

/** A paragraph, list, description list or table of a legal text. */
export function LegalBlockContent({ block, i18nKey, renderLine }: LegalBlockContentProps) {
	if (typeof block === "string") return renderLine(i18nKey, "p");
	if ("list" in block) {
		return <ul>{block.list.map((_, index) => renderLine(`${i18nKey}.list.${index}`, "li"))}</ul>;
	}
	if ("facts" in block) {
		return (
			<dl className="border-b border-line">
				{block.facts.map(([label], index) => (
					<div key={label} className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[2fr_3fr]">
						<dt>{label}</dt>
						{renderLine(`${i18nKey}.facts.${index}.1`, "dd")}
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

interface ProseTableProps {
	caption: string;
	columns: readonly string[];
	/** The first cell of each row is its header. */
	rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table within prose. On narrow screens each row is laid out as a list. */
function ProseTable({ caption, columns, rows }: ProseTableProps) {
	return (
		<div>
			<table>
				<caption>{caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([name, ...cells]) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							{cells.map((cell, index) => (
								<td key={columns[index + 1]} data-column={columns[index + 1]}>
									<div>{cell}</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
