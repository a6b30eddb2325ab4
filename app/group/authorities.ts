/** Public authorities that the legal texts name. */
export const authorities = {
	/** Spain's data protection authority. */
	dataProtection: { name: "Agencia Española de Protección de Datos", site: "https://www.aepd.es" },
} as const;
