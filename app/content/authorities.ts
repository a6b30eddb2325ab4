/** Public authorities named on the site. Their names are not translated. */
export const authorities = {
	/** Spain's data protection authority. */
	dataProtection: { name: "Agencia Española de Protección de Datos", site: "https://www.aepd.es" },
	/** External channels for whistleblowers. */
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
