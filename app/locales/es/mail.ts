import type en from "../en/mail.ts";

/** Words of the mails to the team. */
export default {
	idea: {
		subject: "Nueva idea de alianza",
		intro: "Un visitante ha pedido el análisis de alianza de esta idea.",
		message: "Idea",
	},
	contact: {
		subject: "Mensaje de contacto de {{name}}",
		intro: "Un visitante ha escrito a través del formulario de contacto.",
		message: "Mensaje",
	},
	name: "Nombre",
	email: "Correo electrónico",
	company: "Empresa",
	received: "Recibido",
	id: "Referencia",
	reply: "Responde a este correo para contestar al visitante.",
} satisfies typeof en;
