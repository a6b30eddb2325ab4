import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "la ingeniería sostenible",
		why: "La ingeniería sostenible y los residuos son su ámbito.",
		insight: "Medir primero muestra dónde un cambio cunde más.",
		test: {
			title: "Primero los datos, después la solución",
			text: "{company} estudiaría qué entra y qué sale, qué normas hay y qué soluciones están al alcance. Una sola medición o un ensayo pequeño que resuelva la duda principal.",
			decides: "lo que muestren las mediciones y lo que exijan las normas",
		},
		ask: {
			permits: "¿Qué normas tiene que cumplir y quién lo comprueba?",
			open: "¿Qué resultado te haría seguir adelante y cuál te haría parar?",
		},
		ready: {
			data: "Mediciones que haya",
			photos: "Un croquis o fotografías",
			place: "Lugar",
		},
		aspect: "Medir primero muestra dónde un cambio cunde más.",
		goal: "Gastar menos recursos y tratar bien lo que sobra reduce los residuos y el daño que hacen.",
	},
	water: {
		name: "el uso y el tratamiento del agua",
		insight: "Lo que no llega al agua no hay que quitarlo después.",
		test: {
			title: "Primero muestras, después tratamiento",
			text: "{company} estudiaría dónde recoge el agua lo que lleva, cómo tomar muestras y qué tratamiento convendría. Muestras del mismo punto en tres días distintos.",
			decides: "qué lleva el agua, cuánto varía y qué calidad debe tener",
		},
		ask: {
			data: "¿Hay un análisis del agua, y de más de un día?",
			open: "¿Quién tiene, o tendría que pedir, el permiso para tomar o devolver el agua?",
		},
		ready: {
			data: "Análisis del agua",
			amount: "Metros cúbicos al día",
			open: "Croquis del recorrido",
		},
		aspect: "Lo que no llega al agua no hay que quitarlo después.",
		goal: "Gastar menos agua y limpiarla antes de devolverla deja más agua limpia para todos.",
	},
	residues: {
		name: "los residuos y subproductos y su aprovechamiento",
		insight: "Un residuo puede sustituir a una materia prima cuando su composición es conocida y estable.",
		test: {
			title: "De residuo a materia prima",
			text: "{company} estudiaría qué contiene, a qué material podría sustituir y qué ensayos y permisos pide. Una muestra y alguien que quiera probarla.",
			decides: "que su composición sea estable y que las normas permitan el nuevo uso",
		},
		ask: {
			data: "¿Se ha analizado o probado en algún producto, y qué resultó?",
			open: "¿Quien lo use lo admitiría tal como sale, o hay que secarlo, molerlo o separarlo antes?",
		},
		ready: {
			data: "Un análisis, si lo hay",
			amount: "Cantidad por mes",
			photos: "Fotos o una muestra",
		},
		aspect: "Un residuo puede sustituir a una materia prima cuando su composición es conocida y estable.",
		goal: "Aprovechar un residuo reduce lo que hay que eliminar y puede ahorrar materias primas.",
	},
	organic: {
		name: "los residuos orgánicos y el compost",
		insight: "Un residuo orgánico sin plástico ni vidrio puede volver al suelo.",
		test: {
			title: "Del cubo o del campo a un uso",
			text: "{company} estudiaría dónde se produce, cómo mantenerlo limpio y sin olores y quién usaría lo que resulte. Dos semanas pesándolo, y ver qué más lleva dentro.",
			decides: "lo limpio que se recoja, y quién se lleva el resultado todo el año",
		},
		ask: {
			open: "¿Quién lo recogería y quién se llevaría el resultado en los meses sin demanda?",
		},
		ready: {
			amount: "Cantidad por mes",
			place: "Lugar",
			photos: "Fotografías",
		},
		aspect: "Un residuo orgánico sin plástico ni vidrio puede volver al suelo.",
		goal: "Recoger aparte y aprovechar lo orgánico deja menos que enterrar o quemar.",
	},
	contamination: {
		name: "los residuos peligrosos y los suelos contaminados",
		insight: "Saber con exactitud qué es va antes que cualquier tratamiento.",
		test: {
			title: "Del análisis a una gestión segura",
			text: "{company} estudiaría qué es, cómo se guarda o se extiende y qué tratamiento autorizado convendría. No mover nada hasta que una ficha o una persona formada diga qué es.",
			decides: "qué es exactamente y qué exigen las normas",
		},
		ask: {
			data: "¿Hay una ficha o un análisis que diga qué contiene?",
			open: "¿Quién es el responsable ante la ley: el dueño del lugar o quien lo produjo?",
		},
		ready: {
			data: "Fichas o análisis",
			amount: "Cantidad aproximada",
			photos: "Fotos, a distancia segura",
		},
		aspect: "Saber con exactitud qué es va antes que cualquier tratamiento.",
		goal: "Gestionar con cuidado los residuos dañinos protege a las personas, el agua y el suelo.",
	},
	air: {
		name: "el aire, los olores, el polvo y el ruido",
		insight: "Parar una emisión en su origen cuesta menos que limpiar el aire después.",
		test: {
			title: "Encontrar el origen y tratarlo",
			text: "{company} estudiaría cuándo y dónde ocurre, qué lo causa y qué medida en el origen ayudaría más. Notas durante dos semanas: hora, viento e intensidad.",
			decides: "el origen y la intensidad de la emisión en sus peores horas",
		},
		ask: {
			data: "¿Hay un registro de los días y las horas peores, o alguna medición?",
			open: "¿Qué paso del proceso ocurre justo antes de que empeore?",
		},
		ready: {
			data: "Mediciones o un registro",
			time: "Días y horas",
			open: "Un mapa de dónde se nota",
		},
		aspect: "Parar una emisión en su origen cuesta menos que limpiar el aire después.",
		goal: "Fabricar y usar las cosas con menos emisiones protege a las personas y la naturaleza.",
	},
	scrap: {
		name: "la recuperación de metales y equipos",
		insight: "Lo primero es reparar y reutilizar; después, desmontar con cuidado y separar los metales.",
		test: {
			title: "Reutilizar, desmontar y recuperar",
			text: "{company} estudiaría qué funciona todavía, qué se puede desmontar con seguridad y adónde iría cada parte. Una lista por tipo y número, con una foto de cada etiqueta.",
			decides: "qué funciona todavía y con qué facilidad y seguridad se desmonta el resto",
		},
		ask: {
			condition: "¿Qué funciona todavía, y hay algo que lleve baterías, aceite, gas o datos?",
			open: "¿Hace falta acreditar qué se hace con ello, por ejemplo con un certificado?",
		},
		ready: {
			amount: "Unidades o pesos",
			photos: "Fotografías y etiquetas",
			place: "Dónde está",
		},
		aspect: "Lo primero es reparar y reutilizar; después, desmontar con cuidado y separar los metales.",
		goal: "Recuperar metales y piezas puede reducir la minería y los residuos peligrosos en los vertederos.",
	},
	studies: {
		name: "los estudios y planes ambientales",
		insight: "Un estudio es útil cuando dice qué cuenta, en qué período y qué deja fuera.",
		test: {
			title: "Un estudio que ayude a decidir",
			text: "{company} estudiaría a qué decisión sirve, qué hay que contar y qué datos existen ya. Una página que diga qué se cuenta, en qué período y para quién.",
			decides: "qué se cuenta exactamente y hasta dónde se puede seguir el rastro de los datos",
		},
		ask: {
			open: "¿Qué decisión depende del resultado y a quién tiene que convencer?",
		},
		ready: {
			data: "Facturas, pesos, distancias",
			time: "El período",
			open: "Quién pide el resultado",
		},
		aspect: "Un estudio es útil cuando dice qué cuenta, en qué período y qué deja fuera.",
		goal: "Saber dónde se originan los impactos muestra dónde reducirlos primero.",
	},
};

export const engineeringRequests: RequestTexts = {
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
