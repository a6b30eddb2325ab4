/** Nearest-rank percentile; NaN if empty. */
export function percentile(numbers: readonly number[], share: number): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? Number.NaN;
}

/** The median, or the lower of the two middle numbers; NaN if empty. */
export function median(numbers: readonly number[]): number {
	return percentile(numbers, 0.5);
}
