import codeOfConductEn from "../locales/en/code-of-conduct.ts";
import commonEn from "../locales/en/common.ts";
import dialogsEn from "../locales/en/dialogs.ts";
import esgPolicyEn from "../locales/en/esg-policy.ts";
import homeEn from "../locales/en/home.ts";
import ideaBoxEn from "../locales/en/idea-box.ts";
import notFoundEn from "../locales/en/not-found.ts";
import resultsEn from "../locales/en/results.ts";
import whistleblowingEn from "../locales/en/whistleblowing.ts";
import codeOfConductEs from "../locales/es/code-of-conduct.ts";
import commonEs from "../locales/es/common.ts";
import dialogsEs from "../locales/es/dialogs.ts";
import esgPolicyEs from "../locales/es/esg-policy.ts";
import homeEs from "../locales/es/home.ts";
import ideaBoxEs from "../locales/es/idea-box.ts";
import notFoundEs from "../locales/es/not-found.ts";
import resultsEs from "../locales/es/results.ts";
import whistleblowingEs from "../locales/es/whistleblowing.ts";
import type { Language } from "./languages.ts";

const english = {
	common: commonEn,
	dialogs: dialogsEn,
	home: homeEn,
	ideaBox: ideaBoxEn,
	results: resultsEn,
	notFound: notFoundEn,
	codeOfConduct: codeOfConductEn,
	esgPolicy: esgPolicyEn,
	whistleblowing: whistleblowingEn,
};

/** The site's words by namespace: `common` and `dialogs` are on every page, the others are a page's own. */
export type Words = typeof english;

const words: Record<Language, Words> = {
	en: english,
	es: {
		common: commonEs,
		dialogs: dialogsEs,
		home: homeEs,
		ideaBox: ideaBoxEs,
		results: resultsEs,
		notFound: notFoundEs,
		codeOfConduct: codeOfConductEs,
		esgPolicy: esgPolicyEs,
		whistleblowing: whistleblowingEs,
	},
};

/** The words of one language that a loader sends along with its page. */
export function wordsOf<Namespace extends keyof Words>(
	language: Language,
	namespace: Namespace,
): Pick<Words, Namespace> {
	return { [namespace]: words[language][namespace] } as Pick<Words, Namespace>;
}
