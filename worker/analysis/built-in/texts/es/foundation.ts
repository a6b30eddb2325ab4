import type { CompanyTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "el apoyo a las personas y a su entorno",
		why: "La salud mental y la sostenibilidad son sus dos ámbitos.",
		aspects: [
			"La ayuda es más útil cuando responde a una necesidad que han expresado las propias personas.",
			"Dura más cuando desde el principio hay quien se encarga.",
		],
		title: "Partir de la necesidad",
		looksAt: "a quién ayudaría, qué piden esas personas y quién podría empezar con un grupo pequeño",
		decides: "que lo deseen las personas a las que se dirige, y quién se ocupará de ello",
		questions: {
			people: "¿A quién ayudaría primero, y se le ha preguntado?",
			open: "¿Qué tendría que haber para que siguiera después del primer año?",
		},
		ready: {
			people: "A quién se dirige",
			time: "Fechas posibles",
			open: "Lo que hay: tiempo, locales, cosas",
		},
		goal: "Personas y organizaciones pueden llegar más lejos si se alían.",
	},
	wellbeing: {
		name: "el bienestar y la salud mental",
		why: "La salud mental es uno de sus dos ámbitos.",
		aspects: [
			"El contacto frecuente, el descanso y una ocupación con sentido favorecen la salud mental.",
			"Se acude con más facilidad a una actividad que a algo que se llama ayuda.",
		],
		title: "Una prueba con un grupo pequeño",
		looksAt: "quién vendría, qué profesional estaría presente y cómo saber si ayuda",
		decides: "una persona formada que esté con regularidad, y la confianza de quienes participan",
		questions: {
			data: "¿Cómo se verá, al cabo de unos meses, si las personas están mejor?",
			open: "¿A quién llamaría el grupo si alguien necesitara ayuda profesional enseguida?",
		},
		ready: {
			people: "A quién se dirige, sin nombres",
			time: "Días y horas",
			open: "Quién tiene formación, y en qué",
		},
		goal: "La compañía, la actividad y el apoyo a tiempo ayudan a estar bien a cualquier edad.",
	},
	inclusion: {
		name: "la inclusión por el trabajo y la formación",
		why: "Tener trabajo y un lugar entre los demás importa para la salud mental, uno de sus dos ámbitos.",
		aspects: [
			"Adaptar las tareas, los horarios y el acompañamiento ayuda a cada persona a mostrar lo que sabe hacer.",
			"Un empleo pagado y una formación reconocida pueden dar ingresos, relaciones e independencia.",
		],
		title: "De una primera tarea a un contrato",
		looksAt:
			"qué tareas convienen a las personas, quién las acompañaría y qué encargos le darían continuidad",
		decides: "encargos o puestos estables, y alguien que acompañe el proceso",
		questions: {
			open: "¿Qué encargos o puestos son seguros después del primer año y quién paga el acompañamiento?",
		},
		ready: {
			people: "Cuántas personas, sin nombres",
			open: "Tareas y conocimientos",
			time: "Horas a la semana",
		},
		goal: "Los empleos adecuados y la formación útil acercan el trabajo decente a quien suele quedar fuera.",
	},
	youth: {
		name: "los proyectos con jóvenes",
		why: "La salud mental de los jóvenes y su papel en un futuro sostenible tocan sus dos ámbitos.",
		aspects: [
			"Los jóvenes se implican más cuando pueden opinar sobre lo que se hace.",
			"Un adulto que está cada semana suele contar más que la propia actividad.",
		],
		title: "Un primer trimestre con un grupo pequeño",
		looksAt:
			"qué elegirían hacer los jóvenes, quién los acompañaría y qué viene después del primer trimestre",
		decides: "un adulto formado que se quede, y jóvenes que quieran venir",
		questions: {
			open: "¿Qué adulto estaría cada semana y quién seguiría después del primer trimestre?",
		},
		ready: { people: "Edades y número", time: "Días y horas", open: "Cómo sería una semana" },
		goal: "Aprender participando, dentro y fuera de la escuela, acerca una buena educación a más personas.",
	},
	education: {
		name: "la educación ambiental",
		why: "La sostenibilidad es uno de sus dos ámbitos.",
		aspects: [
			"Lo que se prueba y se practica suele recordarse mejor que lo que solo se escucha.",
			"Medir algo propio, como los residuos de la escuela, hace concreto un tema lejano.",
		],
		title: "Aprender haciendo, con un resultado que quede",
		looksAt: "qué harían los propios participantes, quién los guiaría y cómo se vería el resultado",
		decides: "quién guía a quienes participan y con qué pueden continuar después",
		questions: {
			open: "¿Qué deberían hacer de otra manera quienes participan, meses después, y quién lo notaría?",
		},
		ready: { people: "Edades y número", time: "Horas y fechas", open: "Un esquema de la actividad" },
		goal: "Aprender participando, dentro y fuera de la escuela, acerca una buena educación a más personas.",
	},
};
