/** A thread's way over one step of a plait: from one place to a neighbouring one, or straight on. */
export interface Pass {
	thread: number;
	from: number;
	to: number;
	/** Whether it lies on top of the thread whose place it takes. */
	over: boolean;
}

/**
 * The steps of a flat plait, in which neighbours change places and each thread goes over one and under the next.
 *
 * @param order the threads in their places at the beginning
 * @param steps how many to take
 * @param first the number of the first step: even ones pair the outermost threads, odd ones leave them out
 */
export function plaitSteps(order: readonly number[], steps: number, first = 0): Pass[][] {
	let places = [...order];
	return Array.from({ length: steps }, (_, index) => {
		const step = first + index;
		const next = [...places];
		const passes: Pass[] = places.map((thread, from) => {
			const partner = (from + step) % 2 === 0 ? from + 1 : from - 1;
			if (partner < 0 || partner >= places.length) return { thread, from, to: from, over: false };
			next[partner] = thread;
			return { thread, from, to: partner, over: partner > from === (step % 2 === 0) };
		});
		places = next;
		return passes;
	});
}

/** The order in which the threads leave the last step of a plait. */
export function lastOrder(order: readonly number[], steps: readonly Pass[][]): number[] {
	const last = steps.at(-1);
	if (!last) return [...order];
	const places: number[] = [];
	for (const { thread, to } of last) places[to] = thread;
	return places;
}
