import type en from "../en/common.ts";

export default {
	skip: "Saltar al contenido",
	newTab: "se abre en una pestaña nueva",
	visitWebsite: "Visitar la web",
	nav: {
		label: "Principal",
		explore: "Explorar",
		menu: "Menú",
		openMenu: "Abrir el menú",
		closeMenu: "Cerrar el menú",
		logo: "{{group}}, página de inicio",
	},
	invitation: {
		title: "Cuéntanos tu idea",
		text: "Descríbela en {{ideaMax}} caracteres como máximo y lee con qué empresas encaja.",
		explore: "Explorar tu idea",
	},
	loading: "Cargando la página…",
	offline: {
		title: "Sin conexión",
		description: "La página se abrirá en cuanto vuelva la conexión.",
		stay: "Seguir en esta página",
	},
	language: {
		label: "Idioma",
		en: "English",
		es: "Español",
	},
	reportName: "Informe de información no financiera",
	badge: {
		label: "Quién ha hecho esta web",
		by: "Web by",
	},
	footer: {
		line: "Inversión sostenible desde Barcelona.",
		group: "Empresas del grupo",
		pages: "Páginas",
		legal: "Legal",
		linkedin: "LinkedIn",
		website: "Web",
		globalCompact: "Firmantes del Pacto Mundial de la ONU desde {{year}}",
		address: "{{street}}, {{postalCode}} {{city}}",
	},
} satisfies typeof en;
