import type en from "../en/cookie-settings.ts";

export default {
	metaTitle: "Configurar cookies · {{group}}",
	metaDescription:
		"Esta web no instala cookies. Elige qué puede guardar en tu navegador o medir además de lo imprescindible: rendimiento, funcionalidad y analítica.",
	title: "Solo lo imprescindible. Lo demás, si tú quieres.",
	intro:
		"Una web puede guardar cosas en tu navegador o hacer que se envíen desde él. De una clase no podemos prescindir. Las otras tres están apagadas hasta que las enciendas: por eso no hay ningún aviso que cerrar.",
	choice: "Tu elección",
	kinds: {
		essential: {
			label: "Esencial",
			text: "Lo que estás escribiendo, los análisis que has leído, el punto en que dejaste cada página y el aviso que has cerrado se quedan en esta pestaña hasta que la cierras. Lo que eliges aquí se guarda para que valga la próxima vez.",
		},
		performance: {
			label: "Rendimiento",
			text: "Nos envía lo que tarda cada página en cargar y en responder: hasta cinco cifras, con la ruta de la página y su idioma. Con ellas no se registra la dirección IP, el dispositivo ni la persona. El canal de denuncias no se mide nunca.",
		},
		functionality: {
			label: "Funcionalidad",
			text: "Conserva en este navegador la idea que dejas a medias, para que siga ahí cuando vuelvas mañana. Desaparece cuando se ha analizado, cuando la borras o cuando apagas este interruptor.",
		},
		analytics: {
			label: "Analítica",
			text: "Hoy nadie cuenta visitas aquí: esta web no usa analítica. El interruptor solo anota tu respuesta. Si eso cambia, te volveremos a preguntar.",
		},
	},
	always: "Siempre activo",
	on: "Encendido",
	off: "Apagado",
	basis: {
		none: "Todavía no has elegido. Solo está activo lo esencial.",
		signal:
			"Tu navegador envía la señal Global Privacy Control. La tomamos como un no a todo lo que no sea esencial, salvo que aquí elijas otra cosa.",
		lapsed:
			"Lo que elegiste ya no cuenta: ha cambiado nuestra política o han pasado {{years}} años. Hasta que vuelvas a elegir, solo está activo lo esencial.",
		chosen:
			"Elegido el {{date, localDate}}. Vale {{years}} años, salvo que lo cambies o cambie nuestra política.",
	},
	unsaved: "Sin guardar.",
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
			description: "Las cuatro clases están activas.",
		},
		rejected: {
			title: "Preferencias actualizadas",
			description: "Solo está activo lo esencial.",
		},
		failed: {
			title: "Error",
			description: "Tu navegador no nos deja guardar lo que has elegido. Solo queda activo lo esencial.",
		},
	},
	noScript:
		"Los interruptores necesitan JavaScript. Sin él, aquí no se guarda nada en tu navegador ni se mide nada: los tres están apagados.",
	zero: {
		title: "cookies",
		text: "Esta web no instala ninguna, ni propia ni de terceros. Lo que guarda se queda en el almacenamiento de tu navegador, que no viaja con cada petición como lo hace una cookie.",
		banner:
			"Un aviso pregunta porque algo está a punto de pasar. Aquí no pasa nada hasta que lo dices, y esta página es el lugar para decirlo.",
	},
} satisfies typeof en;
