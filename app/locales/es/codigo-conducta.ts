import type en from "../en/codigo-conducta.ts";

/** The principles are those of the UN Global Compact, paraphrased. */
export default {
	metaTitle: "Código de conducta · {{group}}",
	metaDescription:
		"Los diez principios del Pacto Mundial de la ONU, en nuestras palabras: derechos humanos, trabajo, medio ambiente y anticorrupción. Y a quién avisar.",
	name: "Código de conducta",
	title: "Diez principios, un código.",
	lead: "Nuestro código se apoya en los diez principios del Pacto Mundial de las Naciones Unidas. Aquí están en nuestras palabras: obligan a todas las personas que trabajan en el grupo o en su nombre.",
	art: "Diez hilos de cuatro colores cruzan la página, trenzados en una sola banda.",
	approvedLabel: "Código ético aprobado",
	signatoryLabel: "Pacto Mundial de la ONU",
	signatory: "Firmantes desde {{year}}",
	principles: {
		title: "Los diez principios",
		text: "El dibujo muestra cada uno como un hilo: trenzados, aguantan.",
		areas: {
			humanRights: "Derechos humanos",
			labour: "Normas laborales",
			environment: "Medio ambiente",
			antiCorruption: "Anticorrupción",
		},
		"1": {
			title: "Primero, los derechos humanos",
			text: "Los apoyamos y respetamos allí donde trabajamos y con quien trabajemos.",
		},
		"2": {
			title: "Cómplices de nadie",
			text: "No participamos en vulneraciones de derechos humanos: ni por lo que hacemos ni por lo que callamos.",
		},
		"3": {
			title: "Asociarse es un derecho",
			text: "Respetamos la libertad de asociación y reconocemos el derecho a la negociación colectiva.",
		},
		"4": {
			title: "Nadie trabaja a la fuerza",
			text: "No admitimos el trabajo forzoso ni obligatorio, ni en nuestras empresas ni en las de quienes nos suministran.",
		},
		"5": {
			title: "La infancia no trabaja",
			text: "Contribuimos a erradicar el trabajo infantil. No cabe en lo que hacemos ni en lo que compramos.",
		},
		"6": {
			title: "Cuenta lo que sabes hacer",
			text: "Sin discriminación en el trabajo: ni al contratar, ni al pagar, ni al ascender.",
		},
		"7": {
			title: "Ante la duda, cuidado",
			text: "Frente a un riesgo ambiental no esperamos a que el daño lo demuestre.",
		},
		"8": {
			title: "Más de lo que nos toca",
			text: "Tomamos la iniciativa en responsabilidad ambiental y animamos a otros a hacer lo mismo.",
		},
		"9": {
			title: "Que la tecnología limpia circule",
			text: "Desarrollamos tecnologías respetuosas con el medio ambiente y ayudamos a que se extiendan.",
		},
		"10": {
			title: "Ninguna forma de corrupción",
			text: "No ofrecemos ni aceptamos sobornos, ni participamos en extorsiones.",
		},
	},
	channel: {
		title: "Comunica un incumplimiento",
		text: "Si ves o sospechas que se incumple un principio, avisa al canal de denuncias. Tiene correo y teléfono propios.",
		email: "Correo electrónico",
		phone: "Teléfono",
		law: "El canal cumple la Directiva (UE) {{directive}}, relativa a la protección de las personas que informen sobre infracciones del Derecho de la Unión.",
		link: "Ir al canal de denuncias",
	},
} satisfies typeof en;
