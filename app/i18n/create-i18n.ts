import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { names } from "../content/placeholders.ts";
import {
	formatCountry,
	formatDate,
	formatList,
	formatLocalDate,
	formatMillions,
	formatNumber,
	formatShare,
} from "./format.ts";
import type { Language } from "./languages.ts";

/** The formats of interpolated values, by the name that a text gives after the value's own: `{{tonnes, number}}`. */
export const formats: Record<string, (value: never, language: Language) => string> = {
	number: formatNumber,
	percent: formatShare,
	millions: formatMillions,
	date: formatDate,
	localDate: formatLocalDate,
	country: formatCountry,
	list: formatList,
};

/** A missing text or value ends a test, a script or a page in development. A visitor is better served by the rest. */
function reportMissing(message: string): void {
	if (!import.meta.env?.PROD) throw new Error(message);
	console.error(message);
}

/**
 * Makes an instance of i18next for one language, which never changes. The names of the group and its companies
 * are known to every text: `{{group}}`.
 *
 * @param resources the texts by namespace
 * @param variables more values that every text knows
 * @returns an instance that, outside of production, throws where a text or a value is missing
 */
export function createI18n(
	language: Language,
	resources: ResourceLanguage,
	variables: Record<string, unknown> = {},
): i18n {
	const instance = createInstance();
	instance.init({
		lng: language,
		resources: { [language]: resources },
		defaultNS: "common",
		initAsync: false,
		// React escapes all that it renders; mails escape what goes into their HTML.
		interpolation: { escapeValue: false, defaultVariables: { ...names, ...variables } },
		saveMissing: true,
		saveMissingPlurals: false,
		missingKeyHandler: (_languages, namespace, key) =>
			reportMissing(`There is no text ${namespace}:${key} in “${language}”.`),
		missingInterpolationHandler: (_text, [placeholder]: [string]) => {
			// Without the text, which may hold a visitor's values by now.
			reportMissing(`There is no value for ${placeholder}.`);
			return placeholder;
		},
		react: { useSuspense: false, bindI18n: false },
	});
	for (const [name, format] of Object.entries(formats)) {
		instance.services.formatter?.add(name, (value) => format(value as never, language));
	}
	return instance;
}
