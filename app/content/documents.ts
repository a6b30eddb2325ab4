/** Where the 2024 non-financial information report is served, by language. `npm run report` writes it there. */
export const reports = {
	en: "/documents/non-financial-report-2024.pdf",
	es: "/documents/informe-no-financiero-2024.pdf",
} as const;
