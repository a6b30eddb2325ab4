import * as z from "zod/mini";
import { languages } from "../i18n/languages.ts";
import { measuredPaths } from "../pages.ts";

/** One measurement by the `web-vitals` library: milliseconds, except for CLS, which is a score. */
const vital = z.object({
	name: z.enum(["CLS", "FCP", "INP", "LCP", "TTFB"], "metric_unknown"),
	value: z.number("value_invalid").check(z.gte(0, "value_invalid")),
	rating: z.enum(["good", "needs-improvement", "poor"], "rating_unknown"),
	path: z.enum(measuredPaths, "path_unknown"),
	language: z.enum(languages, "language_unknown"),
});
export type Vital = z.infer<typeof vital>;

/** `POST /api/vitals`, only called with consent to `performance`. Messages are codes, as in `ideas.ts`. */
export const vitalsReport = z.object({
	vitals: z.array(vital, "vitals_invalid").check(z.minLength(1, "vitals_invalid")),
});
