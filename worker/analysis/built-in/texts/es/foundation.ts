import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const foundation: CompanyTexts<"foundation"> = {
	company: {
		name: "el apoyo a las personas y a su entorno",
		why: "La salud mental y la sostenibilidad son sus dos ámbitos.",
		insight: "La ayuda es más útil cuando responde a una necesidad que han expresado las propias personas.",
		test: {
			title: "Partir de la necesidad",
			text: "{company} estudiaría a quién se dirige, qué piden esas personas y quién estaría a su lado con el tiempo. Una conversación con algunas de esas personas: qué les ayuda y qué les falta.",
			decides: "que lo deseen las personas a las que se dirige, y quién se ocupará de ello",
		},
		ask: {
			people: "¿A quién ayudaría primero, y se le ha preguntado?",
			open: "¿Qué tendría que haber para que siguiera después del primer año?",
		},
		ready: {
			people: "A quién se dirige",
			time: "Fechas posibles",
			offer: "Lo que ya hay: locales, horas",
		},
		aspect: "La ayuda es más útil cuando responde a una necesidad que han expresado las propias personas.",
		goal: "Personas y organizaciones pueden llegar más lejos si se alían.",
	},
	wellbeing: {
		name: "el bienestar y la salud mental",
		insight: "El contacto frecuente, el descanso y una ocupación con sentido favorecen la salud mental.",
		test: {
			title: "Compañía regular y una persona formada",
			text: "{company} estudiaría quién vendría, qué profesional estaría presente y cómo saber si ayuda. Unas semanas con el mismo grupo y la misma persona cada vez.",
			decides: "una persona formada que esté con regularidad, y la confianza de quienes participan",
		},
		ask: {
			data: "¿Cómo se verá, al cabo de unos meses, si las personas están mejor?",
			open: "¿A quién llamaría el grupo si alguien necesitara ayuda profesional enseguida?",
		},
		ready: {
			people: "A quién se dirige, sin nombres",
			time: "Horario",
			trained: "Quién tiene formación",
		},
		aspect: "El contacto frecuente, el descanso y una ocupación con sentido favorecen la salud mental.",
		goal: "La compañía, la actividad y el apoyo a tiempo ayudan a estar bien a cualquier edad.",
	},
	care: {
		name: "la compañía y el cuidado entre personas",
		insight: "Ver una y otra vez a las mismas personas ayuda a hablar y a pedir ayuda.",
		test: {
			title: "Una compañía que dure",
			text: "{company} estudiaría qué les gustaría a esas personas, quién estaría cada vez y qué haría que continuara. Una conversación con esas personas: qué les gustaría y qué podrían hacer ellas.",
			decides: "que lo deseen las personas a las que se dirige, y que alguien lo mantenga",
		},
		ask: {
			open: "¿Quién lo mantendría cuando se cansen los primeros, y qué necesitaría para ello?",
		},
		ready: {
			people: "A quién se dirige, sin nombres",
			time: "Días y horas",
		},
		aspect: "Ver una y otra vez a las mismas personas ayuda a hablar y a pedir ayuda.",
		goal: "La compañía y el apoyo a tiempo ayudan a estar bien a cualquier edad.",
	},
	inclusion: {
		name: "la inclusión por el trabajo y la formación",
		insight: "Adaptar las tareas y los horarios ayuda a cada persona a mostrar lo que sabe hacer.",
		test: {
			title: "De una primera tarea a un contrato",
			text: "{company} estudiaría qué tareas convienen a cada persona, quién la acompañaría y qué encargos darían continuidad. Una tarea para dos o tres personas, pagada y acompañada, por un tiempo limitado.",
			decides: "encargos o puestos estables, y alguien que acompañe el proceso",
		},
		ask: {
			open: "¿Qué encargos o puestos son seguros después del primer año y quién paga el acompañamiento?",
		},
		ready: {
			people: "Cuántas personas",
			open: "Tareas y conocimientos",
			time: "Horas a la semana",
		},
		aspect: "Adaptar las tareas y los horarios ayuda a cada persona a mostrar lo que sabe hacer.",
		goal: "Los empleos adecuados y la formación útil acercan el trabajo decente a quien suele quedar fuera.",
	},
	youth: {
		name: "los proyectos con jóvenes",
		insight: "Los jóvenes se implican más cuando pueden opinar sobre lo que se hace.",
		test: {
			title: "Lo que elijan los jóvenes",
			text: "{company} estudiaría qué elegirían los jóvenes, quién los acompañaría y cómo sigue de un curso a otro. Una tarde en la que los jóvenes digan a qué vendrían.",
			decides: "un adulto formado que se quede, y jóvenes que quieran venir",
		},
		ask: {
			trained: "¿Qué adulto estaría cada vez y quién lo sustituiría?",
			open: "¿Qué decidirían los propios jóvenes y con qué podrían seguir después?",
		},
		ready: {
			people: "Edades y número",
			time: "Días y horas",
			trained: "Quién los acompañaría",
		},
		aspect: "Los jóvenes se implican más cuando pueden opinar sobre lo que se hace.",
		goal: "Aprender participando, dentro y fuera de la escuela, acerca una buena educación a más personas.",
	},
	education: {
		name: "la educación ambiental",
		insight: "Lo que se prueba y se practica suele recordarse mejor que lo que solo se escucha.",
		test: {
			title: "Aprender haciendo, con un resultado que quede",
			text: "{company} estudiaría qué harían los propios participantes, quién los guiaría y cómo se vería el resultado. Un grupo, una tarde y una mirada a lo que ha salido de ella.",
			decides: "quién guía a quienes participan y con qué pueden continuar después",
		},
		ask: {
			open: "¿Qué deberían hacer de otra manera quienes participan, meses después, y quién lo notaría?",
		},
		ready: {
			people: "Edades y número",
			time: "Horas y fechas",
			open: "Un esquema de la actividad",
		},
		aspect: "Lo que se prueba y se practica suele recordarse mejor que lo que solo se escucha.",
		goal: "Aprender participando, dentro y fuera de la escuela, acerca una buena educación a más personas.",
	},
};

export const foundationRequests: RequestTexts = {
	outlet: {
		title: "Quién se lo quedaría",
		text: "Una carga va a {company}, que la pesa y la revisa.",
		decides: "qué trae la carga, con un rechazo de una décima parte como máximo",
	},
	supplier: {
		title: "Quién lo suministraría",
		text: "{company} dice qué calidad puede entregar y envía un palé.",
		decides: "la calidad que admite tu proceso",
	},
	site: {
		title: "Un lugar donde empezar",
		text: "{company} visita un lugar contigo.",
		decides: "de quién es el lugar y cuánto tiempo está libre",
	},
	permit: {
		title: "Primero, el permiso",
		text: "{company} lee los papeles que tienes y dice cuál va primero.",
		decides: "qué administración es competente",
	},
	money: {
		title: "El dinero",
		text: "{company} lee un presupuesto de una página.",
		decides: "la parte que ya está cubierta",
	},
	technical: {
		title: "Ayuda técnica",
		text: "Una técnica de {company} viene una mañana.",
		decides: "las cifras que puedas dar",
	},
	people: {
		title: "Las personas",
		text: "{company} ayuda a encontrar a las tres primeras.",
		decides: "quién está a su lado cada semana",
	},
	trial: {
		title: "Una prueba",
		text: "{company} presta un lugar durante cuatro semanas.",
		decides: "la cifra con la que se acabaría la prueba",
	},
	advice: {
		title: "Un consejo",
		text: "Alguien de {company} responde por teléfono, en media hora.",
		decides: "qué harías si la respuesta es no",
	},
};
