/** `npm run draw`: writes every drawing that is generated. The same settings always give the same pictures. */
import { writeFileSync } from "node:fs";
import { drawConfluence } from "./illustrations/confluence.ts";
import { drawContours, fieldNames } from "./illustrations/contours.ts";
import { drawDottedMap } from "./illustrations/dotted-map.ts";
import { drawLoop } from "./illustrations/loop.ts";

writeFileSync("app/illustrations/confluence.svg", drawConfluence());
for (const name of fieldNames) writeFileSync(`app/illustrations/contours/${name}.svg`, drawContours(name));
writeFileSync("app/illustrations/dotted-map.svg", drawDottedMap());
writeFileSync("app/illustrations/loop.svg", drawLoop());
