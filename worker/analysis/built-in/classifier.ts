import { type CompanyId, companies } from "#app/content/companies.ts";
import { fold, isFunctionWord, wordsIn } from "#worker/text-language.ts";
import { type NothingKind, outsideThemes } from "./themes.ts";

/** Weights of a multinomial logistic regression (Hastie, Tibshirani, Friedman: The Elements of Statistical Learning, 4.4). */
export interface Weights {
	classes: readonly string[];
	bias: readonly number[];
	/** The places of its features in the list of all, each as the difference from the one before. All of them if undefined. */
	places?: readonly number[];
	/** One character a feature and class but the first: the weight in steps above the first class's, added to `zeroWeight`. */
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
	/** Whether its theme is outside the company's business. */
	isOutside: boolean;
	/** Whether a word of the idea speaks for this company before every other one. */
	isTelling: boolean;
	/** At most three words that speak most for it, in their order in the idea. */
	words: readonly string[];
}

/** What an idea concerns: one company, or two. */
export interface Match {
	matches: readonly [CompanyMatch, CompanyMatch?];
	/** `clear`: the first company. `joint`: both of them. `partial`: the first, or either of them, without being certain. */
	level: "clear" | "joint" | "partial";
}

interface NoMatch {
	matches: readonly [];
	kind: NothingKind;
	/** Whether it is certain that nothing fits. */
	isCertain: boolean;
}

export type Classification = Match | NoMatch;

/**
 * Least probabilities from which an answer is given as clear or joint, or a second company is named, and the factor that makes
 * up for the many subjects outside the group's fields that no example names. From `far` times the first company's probability,
 * nothing is so for certain. `scripts/analyst/README.md` says what `clear` and `word` give on passes left out of the training.
 */
const least = {
	clear: 0.62,
	second: 0.2,
	both: 0.75,
	either: 0.28,
	theme: 0.5,
	nothing: 0.4,
	far: 3,
	/** Of a company that is named although it is not certain. */
	partial: 0.3,
	/** Of a word: its weight for a company above that for every other class, to name it where it is not certain, and to be quoted. */
	word: 1.5,
	quoted: 3.7,
};
const nothingFactor = 1.75;
/** An idea of fewer words is never clear. */
const leastWords = 5;
/** Shorter words are not quoted, nor function words. */
const leastLetters = 4;

/** The features of a word: its first four and first seven letters, folded; a shorter word counts with its end. */
function featuresOfWord(word: string): string[] {
	const ended = `${fold(word)}_`;
	return [ended.slice(0, 4), ended.slice(0, 7)];
}

/** The features of a text's words, each once. */
export const featuresOf = (text: string) => new Set(wordsIn(text).flatMap(featuresOfWord));

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
		let place = 0;
		const rowOf = (gap: number, row: number) => {
			place += gap;
			return [place, row] as const;
		};
		this.#rows = new Map(weights.places.map(rowOf));
	}

	/** Sums of the weights of these features for each class, above those for the first. */
	#sums(known: readonly number[]): number[] {
		const { steps, step } = this.#weights;
		const rows = this.#rows ? known.flatMap((place) => this.#rows?.get(place) ?? []) : known;
		return this.classes.map((_, index) => {
			const at = (row: number) => row * (this.classes.length - 1) + index - 1;
			const stepOf = (row: number) => steps.charCodeAt(at(row)) - zeroWeight;
			return index === 0 ? 0 : step * rows.reduce((sum, row) => sum + stepOf(row), 0);
		});
	}

	/** The probability of each class, in their order. @param count of all features of a text, known or not */
	probabilities(known: readonly number[], count: number): number[] {
		const length = Math.sqrt(Math.max(count, 1));
		const scores = this.#sums(known).map((sum, index) => (this.#weights.bias[index] ?? 0) + sum / length);
		const most = Math.max(...scores);
		const exponentials = scores.map((score) => Math.exp(score - most));
		const total = exponentials.reduce((sum, value) => sum + value, 0);
		return exponentials.map((value) => value / total);
	}

	/** How much these features weigh for a class, above every other one. */
	margin(known: readonly number[], name: string): number {
		const sums = this.#sums(known);
		const [own = 0] = sums.splice(this.classes.indexOf(name), 1);
		return own - Math.max(...sums);
	}

	/** The most probable class, and its probability. */
	best(known: readonly number[], count: number): [name: string, probability: number] {
		const probabilities = this.probabilities(known, count);
		const most = Math.max(...probabilities);
		return [this.classes[probabilities.indexOf(most)] ?? "", most];
	}
}

/** Of a text that says nothing that is known. */
const nothingRead: NoMatch = { matches: [], kind: "other", isCertain: false };

/** Tells what ideas concern. */
export class Classifier {
	readonly #weights: AnalystWeights;
	readonly #models = new Map<Weights, LogisticRegression>();
	readonly #places: ReadonlyMap<string, number>;

	constructor(weights: AnalystWeights) {
		this.#weights = weights;
		this.#places = new Map(weights.features.split(" ").map((feature, place) => [feature, place]));
	}

	/** What an idea concerns. */
	classify(idea: string): Classification {
		const words = wordsIn(fold(idea));
		const found = [...featuresOf(idea)];
		const known = found.flatMap((one) => this.#places.get(one) ?? []);
		// Hardly a word of a nonsense text begins like a known one.
		if (known.length * 4 <= found.length) return nothingRead;
		const { classes } = this.#weights.company;
		const probabilities = this.#model(this.#weights.company).probabilities(known, found.length);
		const probabilityOf = (name: CompanyId | "nothing") => probabilities[classes.indexOf(name)] ?? 0;
		const [first, second] = companies
			.map(({ id }) => ({ id, probability: probabilityOf(id) }))
			.sort((one, other) => other.probability - one.probability);
		const isShort = words.length < leastWords;
		const nothing = probabilityOf("nothing") * nothingFactor;
		if (!first || !second) return nothingRead;
		if (nothing > first.probability) {
			const [kind, probability] = this.#model(this.#weights.nothing).best(known, found.length);
			const isKind = kind !== "other" && probability >= least.nothing;
			const isFar = probabilityOf("nothing") >= least.far * first.probability;
			return { matches: [], kind: isKind ? (kind as NothingKind) : "other", isCertain: isKind || isFar };
		}
		const match = ({ id }: { id: CompanyId }): CompanyMatch => {
			const [best, probability] = this.#model(this.#weights.themes[id]).best(known, found.length);
			const words = this.#wordsFor(id, best, idea);
			const ofTheme = words.filter(({ isOfTheme }) => isOfTheme);
			const isTold = probability >= least.theme && (words.length === 0 || ofTheme.length > 0);
			return {
				company: id,
				theme: isTold ? best : "company",
				isOutside: probability >= least.theme && outsideThemes.includes(best),
				isTelling: words.length > 0,
				words: (isTold ? ofTheme : words)
					.filter(({ margin }) => margin >= least.quoted)
					.slice(0, 3)
					.sort((one, other) => one.at - other.at)
					.map(({ word }) => word),
			};
		};
		const nearest = match(first);
		const isSure = !isShort && !nearest.isOutside;
		if (isSure && first.probability >= least.clear && second.probability < least.second)
			return { matches: [nearest], level: "clear" };
		const both = [nearest, match(second)] as const;
		const isJoint =
			isSure &&
			second.probability >= least.second &&
			first.probability + second.probability >= least.both &&
			both.some(({ theme }) => theme !== "company") &&
			!both[1].isOutside;
		if (isJoint) return { matches: both, level: "joint" };
		const [named, other] = both.filter(
			({ isTelling }, index) => isTelling && (index === 0 || second.probability >= least.either),
		);
		if (!named || first.probability < least.partial) return nothingRead;
		return { matches: other ? [named, other] : [named], level: "partial" };
	}

	/** The words of an idea that speak for a company, those that weigh most first, and whether they speak for a theme of it, too. */
	#wordsFor(company: CompanyId, theme: string, idea: string) {
		const model = this.#model(this.#weights.company);
		const weighed = wordsIn(idea).flatMap((word, at) => {
			if (word.length < leastLetters || isFunctionWord(word)) return [];
			const known = featuresOfWord(word).flatMap((feature) => this.#places.get(feature) ?? []);
			const isOfTheme = this.#model(this.#weights.themes[company]).margin(known, theme) > 0;
			const margin = model.margin(known, company);
			return margin < least.word ? [] : [{ word, at, margin, isOfTheme }];
		});
		return [...Map.groupBy(weighed, ({ word }) => fold(word).slice(0, 5)).values()]
			.flatMap(([first]) => first ?? [])
			.sort((one, other) => other.margin - one.margin);
	}

	/** Built at the first use, because most ideas need three of them. */
	#model(weights: Weights): LogisticRegression {
		const model = this.#models.get(weights) ?? new LogisticRegression(weights);
		this.#models.set(weights, model);
		return model;
	}
}
