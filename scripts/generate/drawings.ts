/** Part of `npm run generate`: draws the illustrations that follow from figures and dates. */
import { writeFileSync } from "node:fs";
import { drawCompanySeal } from "./company-seal.ts";
import { drawMaterialFlow } from "./material-flow.ts";
import { drawYearRings } from "./year-rings.ts";

/** By file name in `app/illustrations/`. */
export const drawings = {
	"company-seal": drawCompanySeal,
	"material-flow": drawMaterialFlow,
	"year-rings": drawYearRings,
};

if (import.meta.main)
	for (const [name, draw] of Object.entries(drawings)) writeFileSync(`app/illustrations/${name}.svg`, draw());
