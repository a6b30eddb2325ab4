/** Trains the built-in analyst on its examples, and writes its weights: `npm run train`. Takes about half a minute. */
import { writeFileSync } from "node:fs";
import { examplesDigest, readExamples } from "./examples.ts";
import { trainAnalyst } from "./training.ts";

const weights = { examples: examplesDigest(), ...trainAnalyst(readExamples()) };
writeFileSync("worker/analysis/built-in/weights.json", `${JSON.stringify(weights)}\n`);
