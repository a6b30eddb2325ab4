/** Addresses of the 2024 non-financial information report, by language. The files are in `public/documents/`. */
export const reports = {
	en: "/documents/anella-non-financial-report-2024.pdf",
	es: "/documents/anella-informe-no-financiero-2024.pdf",
} as const;
