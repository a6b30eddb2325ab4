/** `npm run illustrations`: writes the generated illustrations. Their random numbers are seeded, so the output is reproducible. */
import { writeFileSync } from "node:fs";
import { drawConfluence } from "./illustrations/confluence.ts";
import { drawContours, fieldNames } from "./illustrations/contours.ts";
import { drawDottedMap } from "./illustrations/dotted-map.ts";
import { drawLoop } from "./illustrations/loop.ts";

writeFileSync("app/illustrations/confluence.svg", drawConfluence());
for (const name of fieldNames) writeFileSync(`app/illustrations/contours/${name}.svg`, drawContours(name));
writeFileSync("app/illustrations/dotted-map.svg", drawDottedMap());
writeFileSync("app/illustrations/loop.svg", drawLoop());
