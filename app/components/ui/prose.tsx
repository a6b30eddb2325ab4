import type { ReactNode } from "react";
import "./prose.css";

interface ProseProps {
	/** Whether its second-level headings are counted. */
	numbered?: boolean;
	children: ReactNode;
}

/** Text to be read at length: plain elements (h2, h3, p, lists, dl, links), set as the house sets them. */
export function Prose({ numbered = false, children }: ProseProps) {
	return <div className={numbered ? "prose prose-numbered" : "prose"}>{children}</div>;
}

interface ProseTableProps {
	caption: string;
	columns: readonly string[];
	/** The first cell of a row names it. */
	rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table within prose. On a narrow screen each of its rows is a list of its own, still a row to a screen reader. */
export function ProseTable({ caption, columns, rows }: ProseTableProps) {
	return (
		<div>
			{/* biome-ignore-start lint/a11y/noRedundantRoles: another `display` takes a table's roles away in some browsers */}
			<table role="table">
				<caption>{caption}</caption>
				<thead role="rowgroup">
					<tr role="row">
						{columns.map((column) => (
							<th key={column} role="columnheader" scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{rows.map(([name, ...cells]) => (
						<tr key={name} role="row">
							<th role="rowheader" scope="row">
								{name}
							</th>
							{cells.map((cell, index) => (
								<td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
									<div>{cell}</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
		</div>
	);
}
