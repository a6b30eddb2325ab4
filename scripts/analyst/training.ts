import { type CompanyId, companies } from "#app/content/companies.ts";
import type { AnalystWeights, Weights } from "#worker/analysis/built-in/classifier.ts";
import { type LabelledIdea, themesByLabel } from "./examples.ts";
import { type TrainedWeights, train } from "./logistic-regression.ts";

/** Samples that must hold a feature, for it to be learned: fewer would fit better, and make the Worker larger. */
const minSamples = { company: 3, theme: 8, nothing: 10 };

/** Trains every decision of the built-in analyst: company or nothing first, then the theme or the reason. */
export function trainAnalyst(examples: readonly LabelledIdea[]): AnalystWeights {
	const trained = (
		decision: keyof typeof minSamples,
		label: (example: LabelledIdea) => string | false | null | undefined,
	) =>
		train(
			examples.flatMap((example) => {
				const name = label(example);
				return name ? [{ text: example.idea, label: name, weight: example.weight }] : [];
			}),
			minSamples[decision],
		);
	const { features, ...company } = trained("company", (example) => example.company ?? "nothing");
	const places = new Map(features.map((feature, place) => [feature, place]));
	const themeIn = (id: CompanyId | null) => (example: LabelledIdea) =>
		example.company === id && example.theme && themesByLabel.get(example.theme)?.theme;
	const themes = companies.map(({ id }) => [id, placed(trained("theme", themeIn(id)), places)] as const);
	return {
		features: features.join(" "),
		company,
		themes: Object.fromEntries(themes) as AnalystWeights["themes"],
		nothing: placed(trained("nothing", themeIn(null)), places),
	};
}

/** The weights with their features told by their places in the list of all; the few that are not in it are left out. */
function placed(
	{ features, steps, ...weights }: TrainedWeights,
	places: ReadonlyMap<string, number>,
): Weights {
	const width = weights.classes.length - 1;
	const rows = features.flatMap((feature, row) => {
		const place = places.get(feature);
		return place === undefined ? [] : [{ place, steps: steps.slice(row * width, (row + 1) * width) }];
	});
	return {
		...weights,
		places: rows.map(({ place }, row) => place - (rows[row - 1]?.place ?? 0)),
		steps: rows.map(({ steps }) => steps).join(""),
	};
}
