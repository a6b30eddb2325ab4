/** Part of `npm run generate`: draws the illustrations that follow from the group's figures. */
import { writeFileSync } from "node:fs";
import { drawMaterialFlow } from "./material-flow.ts";

writeFileSync("app/illustrations/material-flow.svg", drawMaterialFlow());
