import type { ReactNode } from "react";

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
