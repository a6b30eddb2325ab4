import { constructionThemes } from "./construction.ts";
import { energyThemes } from "./energy.ts";
import { engineeringThemes } from "./engineering.ts";
import { foundationThemes } from "./foundation.ts";
import { platformThemes } from "./platform.ts";
import { recyclingThemes } from "./recycling.ts";
import type { Theme } from "./theme.ts";

/** Every theme that the built-in analyst knows. */
export const themes: readonly Theme[] = [
	...recyclingThemes,
	...energyThemes,
	...engineeringThemes,
	...constructionThemes,
	...platformThemes,
	...foundationThemes,
];

/** The theme of a residue that an outlet is looked for, but that no clue names. */
export const unnamedResidue = themes.find(({ id }) => id === "organic-waste/industrial") as Theme;
