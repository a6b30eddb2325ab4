/** Public authorities that the site names. Their names are proper names, in Spanish and in Catalan. */
export const authorities = {
	/** Spain's data protection authority. */
	dataProtection: { name: "Agencia Española de Protección de Datos", site: "https://www.aepd.es" },
	/** Those who take reports outside the group: in all of Spain, and in Catalonia. */
	whistleblowing: {
		spain: {
			name: "Autoridad Independiente de Protección del Informante",
			abbreviation: "A.A.I.",
			language: "es",
			site: "https://www.proteccioninformante.gob.es",
		},
		catalonia: {
			name: "Oficina Antifrau de Catalunya",
			language: "ca",
			site: "https://www.antifrau.cat",
		},
	},
} as const;
