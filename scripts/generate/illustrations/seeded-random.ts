/** Numbers from 0 to 1, the same on every machine: a linear congruential generator. */
export function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}
