import type en from "../en/dialogs.ts";

export default {
	close: "Cerrar",
	remaining_one: "Queda {{count}} carácter",
	remaining_other: "Quedan {{count}} caracteres",
	remainingSpoken: "Quedan como máximo {{count}} caracteres",
	tooLong_one: "Sobra {{count}} carácter",
	tooLong_other: "Sobran {{count}} caracteres",
	tooLongSpoken: "Sobran como máximo {{count}} caracteres",
	validation: {
		idea_required: "Describe primero tu idea",
		idea_too_long: "Tu idea debe tener como máximo {{ideaMax}} caracteres",
		idea_email_invalid: "Email inválido",
		idea_email_too_long: "El email debe tener menos de {{emailMax}} caracteres",
		name_required: "El nombre es obligatorio",
		name_too_long: "El nombre debe tener menos de {{nameBelow}} caracteres",
		email_invalid: "Correo electrónico no válido",
		email_too_long: "El correo electrónico debe tener menos de {{emailMax}} caracteres",
		company_too_long: "El nombre de la empresa debe tener menos de {{companyBelow}} caracteres",
		message_too_short: "El mensaje debe tener al menos {{contactMessageMin}} caracteres",
		message_too_long: "El mensaje debe tener menos de {{contactMessageBelow}} caracteres",
	},
	email: {
		title: "Ingresa tu email",
		text: "Para ver los resultados del análisis, necesitamos tu email",
		label: "Tu correo",
		placeholder: "nombre@empresa.com",
		machineMade:
			"El análisis se genera automáticamente, no lo escribe una persona, y puede contener errores.",
		dataUse:
			"{{legal}} conserva tu idea y tu correo para estudiar la idea y responderte. Más detalles y tus derechos: <privacy>Política de privacidad</privacy>",
		cancel: "Cancelar",
		confirm: "Ver resultados",
		sending: "Enviando...",
		error: "Error",
		sent: "Tu idea se ha enviado",
		sentDescription: "Está guardada, y ya se puede leer su análisis.",
		errorDescription: "No se pudo procesar tu solicitud. Inténtalo de nuevo.",
	},
	contact: {
		title: "Contacta con el equipo",
		text: "Cuéntanos qué tienes en mente. Te responderá una persona.",
		name: "Nombre",
		email: "Correo electrónico",
		company: "Empresa",
		optional: "(opcional)",
		message: "Mensaje",
		dataUse:
			"{{legal}} usa lo que envías para responderte. Más detalles y tus derechos: <privacy>Política de privacidad</privacy>",
		send: "Enviar mensaje",
		sending: "Enviando...",
		success: "¡Mensaje enviado!",
		successDescription: "Nos pondremos en contacto contigo pronto.",
		error: "Error",
		errorDescription: "No se pudo enviar el mensaje. Inténtalo de nuevo.",
	},
	turnstile: {
		unanswered: "Completa la comprobación de seguridad del formulario y envíalo de nuevo.",
		noScript:
			"La comprobación de seguridad de este formulario necesita JavaScript. Un correo electrónico llega a las mismas personas:",
		instead: "O escribe a",
		failed:
			"La comprobación de seguridad ha fallado. No se ha perdido nada de lo escrito: inténtalo de nuevo.",
	},
	toasts: {
		region: "Notificaciones",
		wait_one: "Demasiadas solicitudes a la vez. Espera {{count}} segundo e inténtalo de nuevo.",
		wait_other: "Demasiadas solicitudes a la vez. Espera {{count}} segundos e inténtalo de nuevo.",
	},
} satisfies typeof en;
