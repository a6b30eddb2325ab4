import { featuresOf, maxSteps, type Weights, zeroWeight } from "#worker/analysis/built-in/classifier.ts";
import { minimise } from "./lbfgs.ts";

/** A text with its class, and how much it counts. */
export interface Sample {
	text: string;
	label: string;
	weight: number;
}

/** Trained weights, and the features that they are of. */
export interface TrainedWeights extends Omit<Weights, "places"> {
	features: readonly string[];
}

/** Inverse of the strength of the L2 penalty. */
const inversePenalty = 10;

/**
 * Trains a multinomial logistic regression with an L2 penalty, the classes weighing the same. A feature that a text holds has
 * the value idf² / √n, n being the number of the text's features: rare words decide. The factor idf² is a part of the weights
 * that are returned.
 * @param minSamples samples that must hold a feature, for it to be learned
 */
export function train(samples: readonly Sample[], minSamples: number): TrainedWeights {
	const featureSets = samples.map(({ text }) => featuresOf(text));
	const counts = new Map<string, number>();
	for (const features of featureSets)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	const features = [...counts]
		.filter(([, count]) => count >= minSamples)
		.map(([feature]) => feature)
		.sort();
	const places = new Map(features.map((feature, place) => [feature, place]));
	const squared = features.map(
		(feature) => (Math.log((1 + samples.length) / (1 + (counts.get(feature) ?? 0))) + 1) ** 2,
	);
	const mean = squared.reduce((sum, value) => sum + value, 0) / squared.length;
	const scales = squared.map((value) => value / mean);

	const classes = [...new Set(samples.map(({ label }) => label))].sort();
	const classTotals = classes.map((name) =>
		samples.reduce((sum, { label, weight }) => sum + (label === name ? weight : 0), 0),
	);
	const total = classTotals.reduce((sum, value) => sum + value, 0);
	const rows = samples.map(({ label, weight }, index) => {
		const classIndex = classes.indexOf(label);
		const set = featureSets[index] as Set<string>;
		const known = Int32Array.from([...set].flatMap((feature) => places.get(feature) ?? []));
		const values = Float64Array.from(known, (place) => (scales[place] ?? 0) / Math.sqrt(set.size));
		const balanced = (weight * total) / (classes.length * (classTotals[classIndex] ?? 1));
		return { label: classIndex, known, values, weight: balanced * inversePenalty };
	});

	// Parameters: a row of weights for each feature, then the biases.
	const width = classes.length;
	const biasAt = features.length * width;
	const parameters = minimise(biasAt + width, (at, gradient) => {
		let loss = 0;
		gradient.fill(0);
		for (let index = 0; index < biasAt; index++) {
			const value = at[index] as number;
			loss += 0.5 * value * value;
			gradient[index] = value;
		}
		const scores = new Float64Array(width);
		for (const { label, known, values, weight } of rows) {
			for (let c = 0; c < width; c++) scores[c] = at[biasAt + c] as number;
			for (let k = 0; k < known.length; k++) {
				const from = (known[k] as number) * width;
				const value = values[k] as number;
				for (let c = 0; c < width; c++) (scores[c] as number) += value * (at[from + c] as number);
			}
			const most = Math.max(...scores);
			let sum = 0;
			for (let c = 0; c < width; c++) sum += Math.exp((scores[c] as number) - most);
			loss += weight * (Math.log(sum) + most - (scores[label] as number));
			for (let c = 0; c < width; c++)
				scores[c] = weight * (Math.exp((scores[c] as number) - most) / sum - (c === label ? 1 : 0));
			for (let c = 0; c < width; c++) (gradient[biasAt + c] as number) += scores[c] as number;
			for (let k = 0; k < known.length; k++) {
				const from = (known[k] as number) * width;
				const value = values[k] as number;
				for (let c = 0; c < width; c++) (gradient[from + c] as number) += value * (scores[c] as number);
			}
		}
		return loss;
	});

	return encode(classes, features, scales, parameters);
}

/** Takes the first class as the reference, rounds weights to steps, and leaves out the features whose weights all round to 0. */
function encode(
	classes: readonly string[],
	features: readonly string[],
	scales: readonly number[],
	parameters: Float64Array,
): TrainedWeights {
	const width = classes.length;
	const weightOf = (place: number, c: number) => (parameters[place * width + c] ?? 0) * (scales[place] ?? 0);
	const weightsOf = (place: number) =>
		classes.slice(1).map((_, c) => weightOf(place, c + 1) - weightOf(place, 0));
	const largest = features.reduce(
		(most, _, place) => Math.max(most, ...weightsOf(place).map((weight) => Math.abs(weight))),
		0,
	);
	const step = largest / maxSteps;
	const kept = features.flatMap((feature, place) => {
		const steps = weightsOf(place).map((weight) => Math.round(weight / step));
		return steps.some(Boolean) ? [{ feature, steps }] : [];
	});
	return {
		classes,
		bias: classes.map((_, c) => Number((parameters[features.length * width + c] ?? 0).toFixed(4))),
		step: Number(step.toPrecision(6)),
		features: kept.map(({ feature }) => feature),
		steps: kept
			.flatMap(({ steps }) => steps.map((value) => String.fromCharCode(zeroWeight + value)))
			.join(""),
	};
}
