/** `npm run draw`: writes every drawing that is generated. The same settings always give the same pictures. */
import { writeFileSync } from "node:fs";
import { drawConfluence } from "./drawings/confluence.ts";

writeFileSync("app/art/confluence-threads.ts", drawConfluence());
