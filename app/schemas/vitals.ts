import * as z from "zod/mini";
import { measuredPaths } from "../navigation/page-paths.ts";

/** More than a long visit yields. */
const mostAtOnce = 50;

/** One measurement of a page, as the browser's `web-vitals` gives it: milliseconds, but for CLS, a score. */
const vital = z.object({
	name: z.enum(["CLS", "FCP", "INP", "LCP", "TTFB"], "metric_unknown"),
	value: z.number("value_invalid").check(z.gte(0, "value_invalid"), z.lte(600_000, "value_invalid")),
	rating: z.enum(["good", "needs-improvement", "poor"], "rating_unknown"),
	path: z.enum(measuredPaths, "path_unknown"),
	language: z.enum(["en", "es"], "language_unknown"),
});
export type Vital = z.infer<typeof vital>;

/** `POST /api/vitals`, only ever called with consent to `performance`. Messages are codes, as in `ideas.ts`. */
export const vitalsReport = z.object({
	vitals: z
		.array(vital, "vitals_invalid")
		.check(z.minLength(1, "vitals_invalid"), z.maxLength(mostAtOnce, "vitals_invalid")),
});
