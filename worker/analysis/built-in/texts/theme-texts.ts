import type { CompanyId } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { CompanyTexts, NoteText, RequestTexts } from "../themes.ts";
import {
	construction as constructionEn,
	constructionRequests as constructionRequestsEn,
} from "./en/construction.ts";
import { energy as energyEn, energyRequests as energyRequestsEn } from "./en/energy.ts";
import {
	engineering as engineeringEn,
	engineeringRequests as engineeringRequestsEn,
} from "./en/engineering.ts";
import { foundation as foundationEn, foundationRequests as foundationRequestsEn } from "./en/foundation.ts";
import { notes as notesEn } from "./en/notes.ts";
import { paper as paperEn, paperRequests as paperRequestsEn } from "./en/paper.ts";
import { platform as platformEn, platformRequests as platformRequestsEn } from "./en/platform.ts";
import {
	construction as constructionEs,
	constructionRequests as constructionRequestsEs,
} from "./es/construction.ts";
import { energy as energyEs, energyRequests as energyRequestsEs } from "./es/energy.ts";
import {
	engineering as engineeringEs,
	engineeringRequests as engineeringRequestsEs,
} from "./es/engineering.ts";
import { foundation as foundationEs, foundationRequests as foundationRequestsEs } from "./es/foundation.ts";
import { notes as notesEs } from "./es/notes.ts";
import { paper as paperEs, paperRequests as paperRequestsEs } from "./es/paper.ts";
import { platform as platformEs, platformRequests as platformRequestsEs } from "./es/platform.ts";
import type { NoteKey } from "./note-words.ts";

/** What the analyst says about each theme, by language and company. */
export const themeTexts: Record<Language, { [Company in CompanyId]: CompanyTexts<Company> }> = {
	en: {
		paper: paperEn,
		energy: energyEn,
		engineering: engineeringEn,
		construction: constructionEn,
		platform: platformEn,
		foundation: foundationEn,
	},
	es: {
		paper: paperEs,
		energy: energyEs,
		engineering: engineeringEs,
		construction: constructionEs,
		platform: platformEs,
		foundation: foundationEs,
	},
};

/** What each company answers to each request. */
export const requestTexts: Record<Language, Record<CompanyId, RequestTexts>> = {
	en: {
		paper: paperRequestsEn,
		energy: energyRequestsEn,
		engineering: engineeringRequestsEn,
		construction: constructionRequestsEn,
		platform: platformRequestsEn,
		foundation: foundationRequestsEn,
	},
	es: {
		paper: paperRequestsEs,
		energy: energyRequestsEs,
		engineering: engineeringRequestsEs,
		construction: constructionRequestsEs,
		platform: platformRequestsEs,
		foundation: foundationRequestsEs,
	},
};

/** What is known of each thing that has a note. */
export const noteTexts: Record<Language, Record<NoteKey, NoteText>> = { en: notesEn, es: notesEs };
