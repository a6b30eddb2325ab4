/** Formats rows as a table with aligned columns. Cells must not contain terminal control characters. */
export function textTable(rows: string[][]): string {
	const widths: number[] = [];
	for (const row of rows) {
		for (const [column, cell] of row.entries()) {
			widths[column] = Math.max(widths[column] ?? 0, Array.from(cell).length);
		}
	}
	return rows
		.map((row) =>
			row
				.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - Array.from(cell).length))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
