/** Pairs of steps and gradient changes that are remembered. */
const memory = 10;
const maxIterations = 150;
/** The search ends where an iteration lowers the loss by a smaller share than this. */
const tolerance = 1e-6;

const dot = (a: Float64Array, b: Float64Array) => {
	let sum = 0;
	for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number);
	return sum;
};

/** a + factor · b, into a new array. */
const plus = (a: Float64Array, factor: number, b: Float64Array) =>
	a.map((value, index) => value + factor * (b[index] as number));

/**
 * Minimises a convex function with L-BFGS, from 0. Source: Nocedal and Wright, Numerical Optimization, algorithms 7.4 and 7.5,
 * with backtracking until the Armijo condition holds.
 * @param evaluate returns the loss at a point, and writes its gradient
 */
export function minimise(
	size: number,
	evaluate: (at: Float64Array, gradient: Float64Array) => number,
): Float64Array {
	let at = new Float64Array(size);
	let gradient = new Float64Array(size);
	let loss = evaluate(at, gradient);
	const pairs: { step: Float64Array; change: Float64Array; curvature: number }[] = [];
	for (let iteration = 0; iteration < maxIterations; iteration++) {
		let direction = gradient.map((value) => -value);
		const factors = pairs.map(() => 0);
		for (let index = pairs.length - 1; index >= 0; index--) {
			const { step, change, curvature } = pairs[index] as (typeof pairs)[0];
			factors[index] = dot(step, direction) / curvature;
			direction = plus(direction, -(factors[index] as number), change);
		}
		const last = pairs.at(-1);
		const scale = last
			? last.curvature / dot(last.change, last.change)
			: 1 / Math.sqrt(dot(gradient, gradient));
		direction = direction.map((value) => value * scale);
		pairs.forEach(({ step, change, curvature }, index) => {
			const factor = (factors[index] as number) - dot(change, direction) / curvature;
			direction = plus(direction, factor, step);
		});
		const slope = dot(gradient, direction);
		let length = 1;
		let next = plus(at, length, direction);
		const nextGradient = new Float64Array(size);
		let nextLoss = evaluate(next, nextGradient);
		while (nextLoss > loss + 1e-4 * length * slope && length > 1e-6) {
			length /= 2;
			next = plus(at, length, direction);
			nextLoss = evaluate(next, nextGradient);
		}
		if (nextLoss >= loss) break;
		const step = plus(next, -1, at);
		const change = plus(nextGradient, -1, gradient);
		const curvature = dot(step, change);
		if (curvature > 0) pairs.push({ step, change, curvature });
		if (pairs.length > memory) pairs.shift();
		const gain = loss - nextLoss;
		[at, gradient, loss] = [next, nextGradient, nextLoss];
		if (gain < tolerance * loss) break;
	}
	return at;
}
