import type { CompanyTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "el apoyo a las personas y a su entorno",
		why: "La salud mental y la sostenibilidad son sus dos ámbitos.",
		aspects: [
			"La ayuda es más útil cuando responde a una necesidad que han expresado las propias personas.",
			"Dura más cuando desde el principio hay quien se encarga.",
		],
		proposals: {
			give: ["Un buen destino", "quién lo necesita, cuándo y dónde, y quién lo recibiría"],
			take: ["Encontrar lo que hace falta", "para qué es, quién lo usaría y dónde encontrarlo"],
			other: ["Partir de la necesidad", "a quién ayudaría, qué piden esas personas y qué haría falta"],
		},
		decides: "si lo desean las personas a las que se dirige, y quién se ocupará de ello",
		question: "¿Quién notaría primero la diferencia?",
		ready: ["A quién se dirige", "Tiempo, conocimientos o cosas", "Lugar y fechas posibles"],
		goal: "Personas y organizaciones pueden llegar más lejos si se alían.",
	},
	wellbeing: {
		name: "el bienestar y la salud mental",
		why: "La salud mental es uno de sus dos ámbitos.",
		aspects: ["El contacto frecuente, el descanso y una ocupación con sentido favorecen la salud mental."],
		proposals: {
			other: ["Escuchar primero", "qué desean las personas afectadas y quién podría estar a su lado"],
		},
		decides: "la confianza de las personas afectadas, y que el apoyo dure",
		question: "¿Qué debería ser distinto al cabo de unos meses?",
		ready: ["A quién se dirige, sin nombres", "Qué les ayuda ya", "Lugar y horarios posibles"],
		goal: "La compañía, la actividad y el apoyo a tiempo ayudan a estar bien a cualquier edad.",
	},
	inclusion: {
		name: "la inclusión por el trabajo y la formación",
		why: "Tener trabajo y un lugar entre los demás importa para la salud mental, uno de sus dos ámbitos.",
		aspects: [
			"Adaptar las tareas, los horarios y el acompañamiento ayuda a cada persona a mostrar lo que sabe hacer.",
			"Un empleo pagado y una formación reconocida pueden dar ingresos, relaciones e independencia.",
		],
		proposals: {
			other: [
				"De lo que se sabe hacer al empleo",
				"qué sabe hacer ya cada persona, en qué tareas encaja y qué apoyo o adaptación ayudaría",
			],
		},
		decides: "si el trabajo o lo aprendido perduran, y quién acompaña el proceso",
		question: "¿Qué tendría que mantenerse para que funcione más allá del primer año?",
		ready: ["Conocimientos o tareas", "Apoyo que ayudaría", "Lugar y horarios posibles"],
		goal: "Los empleos adecuados y la formación útil acercan el trabajo decente a quien suele quedar fuera.",
	},
	education: {
		name: "la educación, dentro y fuera de la escuela",
		why: "Aprender tiene que ver con sus dos ámbitos: la salud mental y la sostenibilidad.",
		aspects: [
			"Lo que se prueba, se comenta y se practica suele recordarse mejor que lo que solo se escucha.",
			"A cualquier edad, la gente se implica más cuando puede opinar sobre lo que hace.",
		],
		proposals: {
			other: [
				"Aprender haciendo, con seguimiento",
				"qué harían los propios participantes, quién los acompañaría y cómo se vería el progreso",
			],
		},
		decides: "quién guía a quienes participan y qué pueden hacer después con lo aprendido",
		question: "¿Qué debería recordar o seguir haciendo la gente unos meses después?",
		ready: ["Quién participaría", "Qué aprenderían o probarían", "Lugar y tiempo disponible"],
		goal: "Aprender participando, dentro y fuera de la escuela, acerca una buena educación a más personas.",
	},
};
