import { type CompanyId, companies } from "#app/content/companies.ts";
import { fold, wordsIn } from "#worker/text-language.ts";
import { type NothingKind, themesOf } from "./themes.ts";

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

/** Weights of every decision, as `npm run train` writes them: the company or none, the theme in it, and why none. */
export interface AnalystWeights {
	/** All known features, separated by spaces. */
	features: string;
	company: Weights;
	themes: Record<CompanyId, Weights>;
	nothing: Weights;
}

export interface CompanyMatch {
	company: CompanyId;
	/** Key of the theme in `themes`; `company` where it is not clear. */
	theme: string;
	/** The most probable theme, however clear it is. */
	likely: string;
	/** Whether the theme is outside the company's business. */
	isOutside: boolean;
}

/** What an idea concerns: one company, or two. */
export interface Match {
	matches: readonly [CompanyMatch, CompanyMatch?];
	/** `clear`: the first company. `joint`: both of them. `partial`: the first, or either of them, without being certain. */
	level: "clear" | "joint" | "partial";
	/** Whether it has few words. */
	isShort: boolean;
}

/** What an idea concerns, or why it concerns nothing; `kind` is undefined where that is not clear. */
export type Classification = Match | { matches: readonly []; kind: NothingKind | undefined };

/**
 * Least probabilities from which an answer is given as clear or joint, or a second company is named, and the factor that makes
 * up for the many subjects outside the group's fields that no example names. From `far` times the first company's probability,
 * nothing is so for certain. `scripts/analyst/README.md` says what they give on passes left out of the training.
 */
const least = {
	clear: 0.58,
	second: 0.2,
	both: 0.75,
	either: 0.28,
	near: 0.33,
	reason: 0.2,
	theme: 0.5,
	nothing: 0.4,
	far: 1.2,
};
const nothingFactor = 1.5;
/** An idea of fewer words is never clear. */
const leastWords = 5;

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
	#sum({ known }: Features, classIndex: number): number {
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
			(_, index) => (this.#weights.bias[index] ?? 0) + this.#sum(features, index) / length,
		);
		const most = Math.max(...scores);
		const exponentials = scores.map((score) => Math.exp(score - most));
		const total = exponentials.reduce((sum, value) => sum + value, 0);
		return exponentials.map((value) => value / total);
	}

	/** The most probable class, and its probability. */
	best(features: Features): [name: string, probability: number] {
		const probabilities = this.probabilities(features);
		const most = Math.max(...probabilities);
		return [this.classes[probabilities.indexOf(most)] ?? "", most];
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

	/** What an idea concerns. Where its details blur that, its first sentence tells. */
	classify(idea: string): Classification {
		const whole = this.#classify(idea);
		const [beginning = ""] = idea.trim().split(/(?<=[.!?…])\s/);
		const isBlurred = "level" in whole && whole.level === "partial" && whole.matches[0].theme === "company";
		if (!isBlurred || whole.isShort || beginning.length === idea.trim().length) return whole;
		const first = this.#classify(beginning);
		const [nearest, other] = first.matches;
		const isSame = whole.matches.some((match) => match?.company === nearest?.company);
		return "level" in first && !other && nearest?.theme !== "company" && isSame ? first : whole;
	}

	#classify(idea: string): Classification {
		const words = wordsIn(fold(idea));
		// Somebody who tries the form: "test test test".
		if (words.length > 2 && new Set(words).size * 2 <= words.length) return { matches: [], kind: "chat" };
		const found = [...featuresOf(idea)];
		const features = { known: found.flatMap((one) => this.#places.get(one) ?? []), count: found.length };
		// Hardly a word of a nonsense text begins like a known one.
		if (features.known.length * 4 <= found.length) return { matches: [], kind: "chat" };
		const { classes } = this.#weights.company;
		const probabilities = this.#model(this.#weights.company).probabilities(features);
		const probabilityOf = (name: CompanyId | "nothing") => probabilities[classes.indexOf(name)] ?? 0;
		const [first, second] = companies
			.map(({ id }) => ({ id, probability: probabilityOf(id) }))
			.sort((one, other) => other.probability - one.probability);
		const isShort = words.length < leastWords;
		const nothing = probabilityOf("nothing") * (isShort ? 1 : nothingFactor);
		if (!first || !second) return { matches: [], kind: undefined };
		const isNothing = nothing > first.probability;
		if (isNothing) {
			const [kind, probability] = this.#model(this.#weights.nothing).best(features);
			const isFar = probabilityOf("nothing") >= least.far * first.probability ? "other-topic" : undefined;
			const isOther = kind === "other-topic" || probability < least.reason;
			if (!isOther || first.probability < least.near)
				return { matches: [], kind: probability >= least.nothing ? (kind as NothingKind) : isFar };
		}
		const match = ({ id }: { id: CompanyId }): CompanyMatch => {
			const [best, probability] = this.#model(this.#weights.themes[id]).best(features);
			const { outside = false, least: leastOfTheme = least.theme } = themesOf(id)[best] ?? {};
			// What is outside the group's business is so however sure its theme is.
			const theme = probability < leastOfTheme && !outside ? "company" : best;
			return { company: id, theme, likely: best, isOutside: outside };
		};
		const nearest = match(first);
		const isSure = !isNothing && !isShort && !nearest.isOutside;
		if (second.probability < least.second) {
			const isClear = isSure && first.probability >= least.clear;
			return { matches: [nearest], level: isClear ? "clear" : "partial", isShort };
		}
		const both = [nearest, match(second)] as const;
		const isJoint =
			isSure &&
			first.probability + second.probability >= least.both &&
			both.some(({ theme }) => theme !== "company") &&
			!both[1].isOutside;
		if (isJoint) return { matches: both, level: "joint", isShort };
		const isEither = second.probability >= least.either;
		return { matches: isEither ? both : [nearest], level: "partial", isShort };
	}

	/** Built at the first use, because most ideas need three of them. */
	#model(weights: Weights): LogisticRegression {
		const model = this.#models.get(weights) ?? new LogisticRegression(weights);
		this.#models.set(weights, model);
		return model;
	}
}
