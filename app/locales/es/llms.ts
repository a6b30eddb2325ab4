import type en from "../en/llms.ts";

export default {
	summary:
		"{{legal}} ({{group}}) es un holding de inversión sostenible con sede en {{city}}. Sus empresas convierten lo que sobra en materia prima, energía, edificios y cosechas.",
	facts: "Datos",
	history: "Más de {{years}} años de historia; el holding se constituyó el {{date}}.",
	figures:
		"En 2024: {{revenue}} de facturación, {{tonnes}} toneladas procesadas, {{employees}} personas en plantilla. {{companies}} empresas del grupo en {{sectors}} sectores.",
	paper: "{{company}} existe desde {{year}} y puede reciclar {{capacity}} toneladas de papel al año.",
	commitments:
		"Firmante del Pacto Mundial de la ONU desde {{year}}; código ético aprobado el {{date}}. El {{share}} de la cartera está alineado con la política ESG, comprometida con los Objetivos de Desarrollo Sostenible {{goals}}.",
	companies: "Empresas",
	does: {
		paper: "reciclaje: papel, plástico, energía",
		energy: "energía renovable industrial",
		engineering: "ingeniería sostenible y residuos",
		construction: "construcción y agrotecnología",
		platform: "plataforma empresarial sostenible, una asociación agraria",
		foundation: "fundación de salud mental y sostenibilidad",
	},
	participation: {
		whole: "participación del {{share}}",
		strategic: "participación estratégica",
		support: "apoyo",
	},
	tool: "Análisis de ideas",
	toolText:
		"En la página de inicio cualquiera puede describir una idea de alianza en un máximo de {{characters}} caracteres, dejar un correo electrónico y leer un análisis de alianza. Lo escribe una máquina; no es una oferta ni constituye asesoramiento.",
	pages: "Páginas",
	contact: "Contacto",
	contactText:
		"General: {{email}}, {{phone}}. Inversores: {{investorsEmail}}. {{street}}, {{postalCode}} {{city}}.",
} satisfies typeof en;
