import type { CompanyId } from "#app/group/companies.ts";
import type { Language } from "#app/i18n/languages.ts";

/** What the analyst says of a company. Its name, its share and its figures come from `app/group`. */
export interface CompanyText {
	sector: string;
	/** Follows the company's name and a comma. */
	role: string;
}

export const companyTexts: Record<CompanyId, Record<Language, CompanyText>> = {
	paper: {
		en: { sector: "Recycling", role: "the group's recycling company (paper, plastic, energy)" },
		es: { sector: "Reciclaje", role: "la empresa de reciclaje del grupo (papel, plástico, energía)" },
	},
	energy: {
		en: { sector: "Industrial renewable energy", role: "which works in renewable energy for industry" },
		es: { sector: "Energía renovable industrial", role: "dedicada a la energía renovable industrial" },
	},
	engineering: {
		en: {
			sector: "Sustainable engineering and waste",
			role: "which works in sustainable engineering and waste",
		},
		es: {
			sector: "Ingeniería sostenible y residuos",
			role: "dedicada a la ingeniería sostenible y los residuos",
		},
	},
	construction: {
		en: {
			sector: "Construction and agro-technology",
			role: "which works in construction and agro-technology",
		},
		es: { sector: "Construcción y agrotecnología", role: "dedicada a la construcción y la agrotecnología" },
	},
	platform: {
		en: {
			sector: "Sustainable business platform",
			role: "a sustainable business platform and agricultural association",
		},
		es: {
			sector: "Plataforma empresarial sostenible",
			role: "plataforma empresarial sostenible y asociación agraria",
		},
	},
	foundation: {
		en: {
			sector: "Mental health and sustainability",
			role: "which is devoted to mental health and sustainability",
		},
		es: {
			sector: "Salud mental y sostenibilidad",
			role: "dedicada a la salud mental y la sostenibilidad",
		},
	},
};
