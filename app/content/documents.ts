/** Paths of the 2024 non-financial information report. `npm run report` writes these files. */
export const reports = {
	en: "/documents/non-financial-report-2024.pdf",
	es: "/documents/informe-no-financiero-2024.pdf",
} as const;
