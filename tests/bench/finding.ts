/** What one part of a benchmark has found, as a table. */
export interface Finding {
	title: string;
	/** How it was measured, and what the numbers mean: a paragraph each. */
	notes: string[];
	columns: string[];
	rows: string[][];
	/** The limits that the numbers do not keep to, in words. */
	broken: string[];
}
