import { type CompanyId, companies } from "#app/content/companies.ts";
import { fold, wordsIn } from "#worker/text-language.ts";
import type { Direction, NothingKind } from "./themes.ts";

/**
 * Weights of a multinomial logistic regression. Source: Hastie, Tibshirani and Friedman, The Elements of Statistical Learning,
 * section 4.4.
 */
export interface Weights {
	classes: readonly string[];
	bias: readonly number[];
	/** The places of its features in the list of all, each as the difference from the one before. All of them if undefined. */
	places?: readonly number[];
	/**
	 * For each of its features, one character a class but the first: the weight in steps above the first class's, added to
	 * `zeroWeight`.
	 */
	steps: string;
	/** Size of a step. */
	step: number;
}

/** Character code of a weight of 0. */
export const zeroWeight = 80;
/** Most steps that a weight can have. */
export const maxSteps = 20;

/** Weights of every decision, as `npm run train` writes them: the company or none, the theme in it, why none, and what is wanted. */
export interface AnalystWeights {
	/** All known features, separated by spaces. */
	features: string;
	company: Weights;
	themes: Record<CompanyId, Weights>;
	nothing: Weights;
	direction: Weights;
}

interface CompanyMatch {
	company: CompanyId;
	/** Key of the theme in `themes`; `company` where it is not clear. */
	theme: string;
}

/** What an idea concerns: one company, or two that are close. */
export interface Match {
	matches: readonly [CompanyMatch, CompanyMatch?];
	/** Whether the first company is clear; there is no second then. */
	isClear: boolean;
	direction: Direction;
}

/** What an idea concerns, or why it concerns nothing; `kind` is undefined where that is not clear. */
export type Classification = Match | { matches: readonly []; kind: NothingKind | undefined };

/**
 * Least probabilities from which an answer is given as clear, and the factor that makes up for the many subjects outside the
 * group's fields that no example names. Decision 31 says what they give on passes left out of the training.
 */
const clear = { company: 0.55, second: 0.2, theme: 0.5, nothing: 0.4, direction: 0.85 };
const nothingFactor = 1.6;

/** What is known of a text. */
interface Features {
	/** Places of its known features in the list of all. */
	known: readonly number[];
	/** Number of all its features. */
	count: number;
}

/** The features of a text: each word's first four and first seven letters, folded; a shorter word counts with its end. */
export function featuresOf(text: string): Set<string> {
	return new Set(
		wordsIn(text).flatMap((word) => {
			const ended = `${fold(word)}_`;
			return [ended.slice(0, 4), ended.slice(0, 7)];
		}),
	);
}

/** A trained logistic regression. Features are given by their places in the list of all. */
class LogisticRegression {
	readonly classes: readonly string[];
	readonly #weights: Weights;
	/** The row of each feature in `steps`; undefined if it is the feature's place. */
	readonly #rows: ReadonlyMap<number, number> | undefined;

	constructor(weights: Weights) {
		this.classes = weights.classes;
		this.#weights = weights;
		if (!weights.places) return;
		const rows = new Map<number, number>();
		let place = 0;
		for (const [row, gap] of weights.places.entries()) {
			place += gap;
			rows.set(place, row);
		}
		this.#rows = rows;
	}

	/** Sum of a class's weights of these features, above the first class's. */
	sum({ known }: Features, classIndex: number): number {
		if (classIndex === 0) return 0;
		let steps = 0;
		for (const place of known) {
			const row = this.#rows ? this.#rows.get(place) : place;
			if (row === undefined) continue;
			const at = row * (this.classes.length - 1) + classIndex - 1;
			steps += this.#weights.steps.charCodeAt(at) - zeroWeight;
		}
		return steps * this.#weights.step;
	}

	/** The probability of each class, in the order of `classes`. */
	probabilities(features: Features): number[] {
		const length = Math.sqrt(Math.max(features.count, 1));
		const scores = this.classes.map(
			(_, index) => (this.#weights.bias[index] ?? 0) + this.sum(features, index) / length,
		);
		const most = Math.max(...scores);
		const exponentials = scores.map((score) => Math.exp(score - most));
		const total = exponentials.reduce((sum, value) => sum + value, 0);
		return exponentials.map((value) => value / total);
	}

	/** The most probable class, or undefined below `least`. */
	decide(features: Features, least: number): string | undefined {
		const probabilities = this.probabilities(features);
		const most = Math.max(...probabilities);
		return most < least ? undefined : this.classes[probabilities.indexOf(most)];
	}
}

/** Tells what ideas concern. */
export class Classifier {
	readonly #weights: AnalystWeights;
	readonly #models = new Map<Weights, LogisticRegression>();
	readonly #places: ReadonlyMap<string, number>;

	constructor(weights: AnalystWeights) {
		this.#weights = weights;
		this.#places = new Map(weights.features.split(" ").map((feature, place) => [feature, place]));
	}

	classify(idea: string): Classification {
		const features = this.#features(idea);
		const probabilities = this.#model(this.#weights.company).probabilities(features);
		const ranked = companies
			.map(({ id }) => ({ id, probability: probabilities[this.#classIndex(id)] ?? 0 }))
			.sort((one, other) => other.probability - one.probability);
		const [first, second] = ranked;
		const nothing = probabilities[this.#classIndex("nothing")] ?? 0;
		if (!first || !second || nothing * nothingFactor > first.probability) {
			const kind = this.#model(this.#weights.nothing).decide(features, clear.nothing);
			return { matches: [], kind: kind as NothingKind | undefined };
		}
		const ofCompanies = 1 - nothing;
		const isClear = first.probability >= clear.company * ofCompanies;
		const isClose = !isClear && second.probability >= clear.second * ofCompanies;
		const match = ({ id }: { id: CompanyId }): CompanyMatch => ({
			company: id,
			theme: this.#model(this.#weights.themes[id]).decide(features, clear.theme) ?? "company",
		});
		const direction = this.#model(this.#weights.direction).decide(features, clear.direction) ?? "other";
		return {
			matches: isClose ? [match(first), match(second)] : [match(first)],
			isClear,
			direction: direction as Direction,
		};
	}

	/** How much a piece of an idea speaks for a company rather than for the average class. */
	evidence(text: string, company: CompanyId): number {
		const model = this.#model(this.#weights.company);
		const features = this.#features(text);
		const sums = model.classes.map((_, index) => model.sum(features, index));
		const mean = sums.reduce((total, sum) => total + sum, 0) / sums.length;
		return (sums[this.#classIndex(company)] ?? 0) - mean;
	}

	#features(text: string): Features {
		const features = featuresOf(text);
		return {
			known: [...features].flatMap((feature) => this.#places.get(feature) ?? []),
			count: features.size,
		};
	}

	#classIndex(company: CompanyId | "nothing"): number {
		return this.#weights.company.classes.indexOf(company);
	}

	/** Built at the first use, because most ideas need three of them. */
	#model(weights: Weights): LogisticRegression {
		const model = this.#models.get(weights) ?? new LogisticRegression(weights);
		this.#models.set(weights, model);
		return model;
	}
}
