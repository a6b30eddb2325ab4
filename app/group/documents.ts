/** Addresses of the 2024 non-financial information report, by the language it is written in. */
export const reports = {
	en: "/documents/anella-non-financial-report-2024.pdf",
	es: "/documents/anella-informe-no-financiero-2024.pdf",
} as const;
