const characters = (cell = "") => Array.from(cell).length;

/** Formats rows as a table with aligned columns. Cells must not contain terminal control characters. */
export function textTable(rows: string[][]): string {
	const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => characters(row[column])))) ?? [];
	const padded = (cell: string, column: number) =>
		cell + " ".repeat((widths[column] ?? 0) - characters(cell));
	return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}
