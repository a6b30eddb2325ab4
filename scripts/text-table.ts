/** Formats rows as a table with aligned columns. Cells must not contain terminal control characters. */
export function textTable(rows: string[][]): string {
	const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
	const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
	const padded = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0);
	return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}
