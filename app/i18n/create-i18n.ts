import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { names } from "../content/group.ts";
import { formats, keepNumbersTogether } from "./format.ts";
import type { Language } from "./languages.ts";

/** Throws outside of production; in production it only logs, so that the rest of the page is shown. */
function reportMissing(message: string): void {
	if (!import.meta.env?.PROD) throw new Error(message);
	console.error(message);
}

/**
 * Creates an i18next instance for one language. All translations can interpolate the names of the group and its
 * companies: `{{group}}`.
 *
 * @param postProcess what is done to each text with its values: on pages, numbers keep together with what they count
 * @returns an instance that, outside of production, throws if a translation or an interpolated value is missing
 */
export function createI18n(
	language: Language,
	resources: ResourceLanguage,
	variables: Record<string, unknown> = {},
	postProcess: "numbers" | false = "numbers",
): i18n {
	const instance = createInstance();
	instance.use({ type: "postProcessor", name: "numbers", process: keepNumbersTogether });
	instance.init({
		lng: language,
		resources: { [language]: resources },
		defaultNS: "common",
		initAsync: false,
		postProcess,
		// React escapes what it renders; the mail templates escape their HTML.
		interpolation: { escapeValue: false, defaultVariables: { ...names, ...variables } },
		saveMissing: true,
		saveMissingPlurals: false,
		missingKeyHandler: (_languages, namespace, key) =>
			reportMissing(`The translation ${namespace}:${key} is missing in “${language}”.`),
		missingInterpolationHandler: (_text, [placeholder]: [string]) => {
			// The text is left out of the message: it may already contain a visitor's data.
			reportMissing(`The value of ${placeholder} is missing.`);
			return placeholder;
		},
		react: { useSuspense: false, bindI18n: false },
	});
	for (const [name, format] of Object.entries(formats)) {
		instance.services.formatter?.add(name, (value) => format(value as never, language));
	}
	return instance;
}
