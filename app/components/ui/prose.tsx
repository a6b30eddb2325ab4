import type { ReactNode } from "react";

interface ProseTableProps {
	caption: string;
	columns: readonly string[];
	/** The first cell of each row is its header. */
	rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table within prose. On narrow screens each row is laid out as a list. */
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
