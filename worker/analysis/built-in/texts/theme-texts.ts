import type { CompanyId } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { CompanyTexts } from "../themes.ts";
import { construction as constructionEn } from "./en/construction.ts";
import { energy as energyEn } from "./en/energy.ts";
import { engineering as engineeringEn } from "./en/engineering.ts";
import { foundation as foundationEn } from "./en/foundation.ts";
import { paper as paperEn } from "./en/paper.ts";
import { platform as platformEn } from "./en/platform.ts";
import { construction as constructionEs } from "./es/construction.ts";
import { energy as energyEs } from "./es/energy.ts";
import { engineering as engineeringEs } from "./es/engineering.ts";
import { foundation as foundationEs } from "./es/foundation.ts";
import { paper as paperEs } from "./es/paper.ts";
import { platform as platformEs } from "./es/platform.ts";

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
