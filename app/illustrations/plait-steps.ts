/** The move of a thread in one step of a plait: to a neighbouring position, or straight on. */
export interface Move {
	thread: number;
	from: number;
	to: number;
	/** Whether it lies on top of the thread with which it changes positions. */
	over: boolean;
}

/**
 * Computes the steps of a flat plait, in which neighbours change positions and each thread goes over one and under the next.
 *
 * @param order the threads by their initial position
 * @param steps number of steps
 * @param first index of the first step: even steps pair the outermost threads, odd steps leave them out
 * @returns for each step, the moves of all threads
 */
export function plaitSteps(order: readonly number[], steps: number, first = 0): Move[][] {
	let places = [...order];
	return Array.from({ length: steps }, (_, index) => {
		const step = first + index;
		const next = [...places];
		const moves: Move[] = places.map((thread, from) => {
			const partner = (from + step) % 2 === 0 ? from + 1 : from - 1;
			if (partner < 0 || partner >= places.length) return { thread, from, to: from, over: false };
			next[partner] = thread;
			return { thread, from, to: partner, over: partner > from === (step % 2 === 0) };
		});
		places = next;
		return moves;
	});
}

/** The order of the threads after the last step. */
export function lastOrder(order: readonly number[], steps: readonly Move[][]): number[] {
	const last = steps.at(-1);
	if (!last) return [...order];
	const places: number[] = [];
	for (const { thread, to } of last) places[to] = thread;
	return places;
}
