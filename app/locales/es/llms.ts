import type en from "../en/llms.ts";

export default {
	summary:
		"{{legal}} ({{group}}) es un holding de inversión sostenible con sede en {{city}}. Sus empresas reciclan papel y plástico y producen energía, edificios y cosechas.",
	facts: "Datos",
	history: "Más de {{years, number}} años de historia; el holding se constituyó el {{date, date}}.",
	figures:
		"En 2024: {{revenue, millions}} de facturación, {{tonnes, number}} toneladas procesadas, {{employees, number}} personas en plantilla. {{companies, number}} empresas del grupo en {{sectors, number}} sectores.",
	paper: "{{paper}} existe desde {{year}} y puede reciclar {{capacity, number}} toneladas de papel al año.",
	commitments:
		"Firmante del Pacto Mundial de la ONU desde {{year}}; código ético aprobado el {{date, date}}. El {{share, percent}} de la cartera está alineado con la política ESG, comprometida con los Objetivos de Desarrollo Sostenible {{goals, list}}.",
	companies: "Empresas",
	participation: {
		whole: "participación del {{share, percent}}",
		strategic: "participación estratégica",
		support: "apoyo",
	},
	tool: "Análisis de ideas",
	toolText:
		"En la página de inicio cualquiera puede describir una idea de alianza en un máximo de {{characters, number}} caracteres, dejar un correo electrónico y leer un análisis de alianza. Se genera automáticamente; no es una oferta ni constituye asesoramiento.",
	pages: "Páginas",
	contact: "Contacto",
	contactText:
		"General: {{email}}, {{phone}}. Inversores: {{investorsEmail}}. {{street}}, {{postalCode}} {{city}}.",
} satisfies typeof en;
