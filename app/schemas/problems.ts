import * as z from "zod/mini";
import { languages } from "../i18n/languages.ts";
import { measuredPaths } from "../pages.ts";

/** `POST /api/problems`: an error of the site's own scripts. */
export const scriptError = z.object({
	name: z.catch(z.enum(["Error", "TypeError", "ReferenceError", "RangeError", "SyntaxError"]), "Error"),
	/** Number of an error of React (react.dev/errors). */
	react: z.optional(z.int().check(z.gte(1), z.lte(9999))),
	/** The last calls before it, as positions in the build. */
	at: z
		.array(z.string().check(z.regex(/^[\w.-]{1,60}\.js:\d{1,6}:\d{1,7}$/)))
		.check(z.minLength(1), z.maxLength(5)),
	path: z.enum(measuredPaths),
	language: z.enum(languages),
});
export type ScriptError = Omit<z.infer<typeof scriptError>, "name"> & { name: string };
