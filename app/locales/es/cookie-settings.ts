import type en from "../en/cookie-settings.ts";

export default {
	metaTitle: "Configurar cookies · {{group}}",
	metaDescription:
		"Esta web no instala cookies. Elige qué puede guardar en tu navegador o medir además de lo imprescindible: rendimiento, funcionalidad y analítica.",
	name: "Configurar cookies",
	title: "Solo lo imprescindible. Lo demás, si tú quieres.",
	intro:
		"Una web puede guardar datos en tu navegador o hacer que se envíen desde él. El almacenamiento esencial está siempre activo; los tres tipos opcionales están desactivados de entrada, así que no hay ningún aviso que cerrar.",
	choice: "Tu elección",
	kinds: {
		essential: {
			label: "Esencial",
			text: "Lo que estás escribiendo, la idea y el correo electrónico que has enviado, los análisis que has leído, el punto en que dejaste cada página y el aviso que has cerrado se quedan en esta pestaña hasta que la cierras. Lo que eliges aquí se guarda para que valga la próxima vez.",
		},
		performance: {
			label: "Rendimiento",
			text: "Nos envía lo que tarda cada página en cargar y en responder: hasta cinco cifras, con la ruta de la página y su idioma. Con ellas no se registra la dirección IP ni nada que identifique el dispositivo o a la persona. El canal de denuncias no se mide nunca.",
		},
		functionality: {
			label: "Funcionalidad",
			text: "Conserva en este navegador la idea que dejas a medias, para que siga ahí cuando vuelvas. Se borra cuando la envías, cuando la eliminas o cuando desactivas este interruptor.",
		},
		analytics: {
			label: "Analítica",
			text: "Hoy esta web no usa analítica. El interruptor solo registra tu respuesta. Si eso cambia, te volveremos a preguntar.",
		},
	},
	always: "Siempre activo",
	on: "Activado",
	off: "Desactivado",
	basis: {
		none: "No hay ninguna elección vigente. Hasta que elijas, solo está activo el almacenamiento esencial.",
		chosen:
			"Elegido el {{date, localDate}}. Vale {{years}} años, salvo que lo cambies o cambie nuestra política.",
	},
	unsaved: "Todavía sin guardar.",
	save: "Guardar preferencias",
	acceptAll: "Aceptar todas",
	rejectAll: "Rechazar todas",
	toasts: {
		saved: {
			title: "Preferencias guardadas",
			description: "Lo que has elegido vale desde ahora en este navegador.",
		},
		accepted: {
			title: "Todas las cookies aceptadas",
			description: "Los cuatro tipos están activos.",
		},
		rejected: {
			title: "Preferencias actualizadas",
			description: "Solo está activo el almacenamiento esencial.",
		},
		failed: {
			title: "Error",
			description:
				"Tu navegador no nos deja guardar lo que has elegido. Solo queda activo el almacenamiento esencial.",
		},
	},
	noScript:
		"Los interruptores necesitan JavaScript. Sin él, aquí no se guarda nada en tu navegador ni se mide nada: los tres están desactivados.",
	zero: {
		title: "cookies",
		text: "Esta web no instala ninguna, ni propia ni de terceros. Lo que guarda se queda en el almacenamiento de tu navegador, que no viaja con cada petición como lo hace una cookie.",
		banner: "No hay aviso porque nada opcional se guarda ni se mide hasta que lo permites en esta página.",
	},
} satisfies typeof en;
