/** Texts of the e-mails to the team, which are only in Spanish. */
export default {
	idea: {
		subject: "Nueva idea de alianza: {{excerpt}}",
		intro: "Un visitante ha pedido el análisis de alianza de esta idea.",
		message: "Idea",
		analysis: "El análisis de esta idea",
	},
	contact: {
		subject: "Mensaje de contacto de {{name}}",
		intro: "Un visitante ha escrito a través del formulario de contacto.",
		message: "Mensaje",
	},
	suspect: {
		subject: "Posible spam",
		note: "Puede ser spam, porque se ha rellenado un campo oculto del formulario; también lo hacen algunos gestores de contraseñas. De los demás envíos así de hoy (hora UTC) no llega ningún correo: los muestra «npm run ideas».",
	},
	maybeSent: {
		subject: "Quizá repetido",
		note: "Puede que este correo ya haya llegado antes, con la misma referencia.",
	},
	fields: {
		name: "Nombre",
		email: "Correo electrónico",
		company: "Empresa",
	},
	language: "Idioma del texto",
	received: "Recibido (hora de Madrid)",
	id: "Referencia",
	reply: "Responde a este correo para contestar al visitante.",
	noReply: "Una respuesta a este correo no llega al visitante. Su dirección",
};
