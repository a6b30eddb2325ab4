/**
 * Writes what makes the build a staging one, beside the build and without changing it: its configuration, with what
 * `[env.staging]` says otherwise. The Vite plugin would choose the environment by building anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { inEnvironment } from "./configuration.ts";
import { builtConfiguration, stagingConfiguration } from "./deploy-plan.ts";
import { readConfiguration } from "./environments.ts";

const built = JSON.parse(readFileSync(builtConfiguration, "utf8")) as Record<string, unknown>;
const staged = inEnvironment(built, readConfiguration(false), readConfiguration(true));
writeFileSync(stagingConfiguration, JSON.stringify(staged));
