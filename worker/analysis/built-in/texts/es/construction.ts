import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "la construcción y la agrotecnología",
		why: "La construcción y la agrotecnología son sus dos campos.",
		insight: "Lo que se adapta al clima y al terreno suele durar más y necesitar menos.",
		test: {
			title: "Lo que conviene al lugar",
			text: "{company} estudiaría qué hay ahora, qué tiene que mejorar y qué pide eso con los años. Una visita, o un croquis y fotografías si está lejos.",
			decides: "qué funciona en ese lugar, y cuánto cuesta con los años",
		},
		ask: {
			open: "¿Qué tiene que ir mejor que hoy, y en qué se notaría?",
		},
		ready: {
			place: "Lugar, en un mapa",
			photos: "Fotos o un croquis",
			money: "Presupuesto, si lo hay",
		},
		aspect: "Lo que se adapta al clima y al terreno suele durar más y necesitar menos.",
		goal: "Construir y cultivar mejor puede dar infraestructuras más sólidas y menos derroche al producir.",
	},
	refurbishment: {
		name: "los edificios y su rehabilitación",
		insight: "Conservar y mejorar lo que hay suele gastar menos materiales nuevos que construir de cero.",
		test: {
			title: "Del estado actual a la obra",
			text: "{company} estudiaría en qué estado está el edificio o el solar, qué obra va primero y a qué uso tiene que servir. Una visita con alguien que entienda de estructuras, antes de dibujar nada.",
			decides: "el estado de la estructura y las instalaciones, los permisos y el presupuesto",
		},
		ask: {
			permits: "¿De quién es el edificio o el solar y qué permisos hay ya?",
			open: "¿Qué parte tiene que usarse antes, y puede haber gente dentro durante la obra?",
		},
		ready: {
			open: "Planos, aunque sean antiguos",
			photos: "Fotografías",
			money: "Presupuesto, o su límite",
		},
		aspect: "Conservar y mejorar lo que hay suele gastar menos materiales nuevos que construir de cero.",
		goal: "Unos edificios sólidos y con menos material nuevo hacen más sostenibles pueblos y ciudades.",
	},
	materials: {
		name: "los materiales de construcción y su uso en obra",
		insight:
			"Los materiales locales, recuperados o vegetales pueden sustituir a parte del cemento y el acero.",
		test: {
			title: "El uso adecuado del material",
			text: "{company} estudiaría a qué uso conviene, qué piden allí las normas y en qué obra se usaría primero. Una cantidad pequeña, en el uso previsto.",
			decides: "que cumpla las normas de su uso, en las cantidades y medidas que este pide",
		},
		ask: {
			open: "¿Qué exige su uso y qué parte de ello está ya demostrada?",
		},
		ready: {
			data: "Fichas o ensayos, si hay",
			amount: "Cantidades y medidas",
			photos: "Fotografías",
		},
		aspect:
			"Los materiales locales, recuperados o vegetales pueden sustituir a parte del cemento y el acero.",
		goal: "Los materiales vegetales, recuperados o locales pueden hacer más sostenibles pueblos y ciudades.",
	},
	"urban-green": {
		name: "la vegetación, la sombra y los espacios abiertos",
		insight: "La sombra alivia el calor; las plantas y el suelo permeable, además, absorben la lluvia.",
		test: {
			title: "Sombra y verde pensando en el cuidado",
			text: "{company} estudiaría qué sol, agua y terreno o carga hay, qué conviene y qué cuidados pide los primeros años. Primero una parte pequeña, observada durante un verano.",
			decides: "quién lo cuida los primeros veranos, y qué admite el lugar",
		},
		ask: {
			open: "¿Quién lo cuidaría los primeros veranos, y con qué medios?",
		},
		ready: {
			photos: "Fotografías a mediodía",
			amount: "Tamaño",
			open: "De quién es el lugar",
		},
		aspect: "La sombra alivia el calor; las plantas y el suelo permeable, además, absorben la lluvia.",
		goal: "La sombra y el verde bien cuidado ayudan a aguantar el calor donde se vive y se trabaja.",
	},
	farming: {
		name: "los cultivos, el suelo y el riego",
		insight: "Observar y medir antes de actuar ayuda a ahorrar agua, tratamientos, combustible y trabajo.",
		test: {
			title: "Medir y después decidir",
			text: "{company} estudiaría de qué suelo, cultivo o equipo se trata, qué medir y por dónde empezar. Una parcela, una fila o una nave, con otra al lado para comparar.",
			decides: "qué cambia a lo largo de una campaña entera y cuánto trabajo exige",
		},
		ask: {
			data: "¿Qué cosechas, análisis de suelo o lecturas hay de campañas anteriores?",
			open: "¿Qué debería mejorar en una campaña, y cuánto, para que merezca la pena?",
		},
		ready: {
			amount: "Tamaño",
			data: "Cosechas o análisis de suelo",
			open: "Fotos o un croquis",
		},
		aspect: "Observar y medir antes de actuar ayuda a ahorrar agua, tratamientos, combustible y trabajo.",
		goal: "Unos cultivos y un suelo sanos ayudan a producir alimentos sin agotar la tierra.",
	},
};

export const constructionRequests: RequestTexts = {
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
