/** `npm run draw`: writes every drawing that is generated. The same settings always give the same pictures. */
import { writeFileSync } from "node:fs";
import { drawConfluence } from "./drawings/confluence.ts";
import { drawContours, fieldNames } from "./drawings/contours.ts";
import { drawDottedMap } from "./drawings/dotted-map.ts";
import { drawLoop } from "./drawings/loop.ts";

writeFileSync("app/art/confluence.svg", drawConfluence());
for (const name of fieldNames) writeFileSync(`app/art/contours/${name}.svg`, drawContours(name));
writeFileSync("app/art/dotted-map.svg", drawDottedMap());
writeFileSync("app/art/loop.svg", drawLoop());
