/** The smallest number that so large a share of all is not larger than (the nearest rank). NaN of none. */
export function percentile(numbers: readonly number[], share: number): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? Number.NaN;
}

/** The one in the middle, or the lower one of two. NaN of none. */
export function median(numbers: readonly number[]): number {
	return percentile(numbers, 0.5);
}
