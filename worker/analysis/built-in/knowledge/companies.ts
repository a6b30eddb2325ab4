import type { CompanyId } from "#app/content/companies.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The sector of each company, as a heading. Names and figures come from `app/content`. */
export const companySectors: Record<CompanyId, Record<Language, string>> = {
	paper: { en: "Recycling", es: "Reciclaje" },
	energy: { en: "Industrial renewable energy", es: "Energía renovable industrial" },
	engineering: { en: "Sustainable engineering and waste", es: "Ingeniería sostenible y residuos" },
	construction: { en: "Construction and agro-technology", es: "Construcción y agrotecnología" },
	platform: { en: "Sustainable business platform", es: "Plataforma empresarial sostenible" },
	foundation: { en: "Mental health and sustainability", es: "Salud mental y sostenibilidad" },
};
