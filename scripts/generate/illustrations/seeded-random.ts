/** A linear congruential generator of reproducible numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}
