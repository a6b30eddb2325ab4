import type { CompanyTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "la ingeniería sostenible",
		why: "La ingeniería sostenible y los residuos son su ámbito.",
		aspects: [
			"Medir primero muestra dónde un cambio cunde más.",
			"Lo que sale de un proceso puede servir a otro cuando se conoce su composición.",
		],
		title: "De los datos a un primer ensayo",
		looksAt: "qué entra y qué sale, qué normas hay y qué ensayo pequeño resolvería la duda principal",
		decides: "lo que muestren las mediciones y lo que exijan las normas",
		questions: {
			data: "¿Qué se ha medido hasta ahora y quién lo ha medido?",
			open: "¿Qué resultado te haría seguir adelante y cuál te haría parar?",
		},
		ready: { data: "Mediciones que haya", photos: "Un croquis o fotografías", place: "Lugar" },
		goal: "La industria es más limpia cuando sus procesos gastan menos recursos y dejan menos residuos.",
	},
	water: {
		name: "el uso y el tratamiento del agua",
		why: "Gastar menos agua y devolverla limpia es tarea de la ingeniería sostenible, su ámbito.",
		aspects: [
			"Lo que no llega al agua no hay que quitarlo después.",
			"No todos los usos necesitan agua potable: ajustar la calidad al uso puede ahorrar agua y energía.",
		],
		title: "Primero muestras, después tratamiento",
		looksAt: "dónde recoge el agua lo que lleva, cómo tomar muestras y qué tratamiento convendría",
		decides: "qué lleva el agua, cuánto varía y qué calidad debe tener",
		questions: {
			data: "¿Hay un análisis del agua, y de más de un día?",
			open: "¿Quién tiene, o tendría que pedir, el permiso para tomar o devolver el agua?",
		},
		ready: {
			data: "Análisis del agua",
			amount: "Metros cúbicos al día",
			open: "Un croquis del recorrido del agua",
		},
		goal: "Gastar menos agua y limpiarla antes de devolverla deja más agua limpia para las personas y los ríos.",
	},
	organic: {
		name: "los residuos orgánicos y los lodos",
		why: "Los residuos forman parte de su ámbito.",
		aspects: [
			"La materia orgánica sin plástico ni metal puede alimentar suelos, animales o un digestor.",
			"El agua le da peso: secarla o usarla cerca ahorra transporte.",
		],
		title: "Comparar las salidas",
		looksAt:
			"cuánta agua y qué nutrientes contiene, y qué exigiría convertirla en compost, pienso, combustible o gas",
		decides: "cuánta agua lleva, qué contiene y quién usaría el resultado",
		questions: {
			data: "¿Hay un análisis: humedad, nutrientes, sales, metales?",
			open: "¿Quién podría usar el compost, el pienso o el combustible, y hasta qué distancia?",
		},
		ready: { data: "Un análisis o una muestra", amount: "Toneladas por mes", today: "Lo que cuesta hoy" },
		goal: "Aprovechar un residuo orgánico reduce lo que hay que eliminar y puede alimentar el suelo.",
	},
	residues: {
		name: "los subproductos y su aprovechamiento",
		why: "Los residuos forman parte de su ámbito, y lo que sobra en un sitio puede servir en otro.",
		aspects: [
			"Un residuo puede sustituir a una materia prima cuando su composición es conocida y estable.",
			"Que las normas lo llamen residuo o subproducto decide quién puede usarlo y cómo.",
		],
		title: "De residuo a materia prima",
		looksAt: "qué contiene, a qué material podría sustituir y qué ensayos y permisos pide",
		decides: "que su composición sea estable y que las normas permitan el nuevo uso",
		questions: {
			data: "¿Se ha analizado o probado en algún producto, y qué resultó?",
			open: "¿Quien lo use lo admitiría tal como sale, o hay que secarlo, molerlo o separarlo antes?",
		},
		ready: {
			data: "Un análisis o una ficha técnica",
			amount: "Cantidad por mes",
			photos: "Fotografías o una muestra",
		},
		goal: "Aprovechar un residuo reduce lo que hay que eliminar y puede ahorrar materias primas.",
	},
	contamination: {
		name: "los residuos peligrosos y los suelos contaminados",
		why: "Lo que puede dañar, y cómo gestionarlo, es tarea de la ingeniería sostenible, su ámbito.",
		aspects: [
			"Saber con exactitud qué es va antes que cualquier tratamiento.",
			"Separado y etiquetado, un residuo peligroso es más seguro y cuesta menos de gestionar.",
		],
		title: "Del análisis a una gestión segura",
		looksAt: "qué es, cómo se guarda o se extiende y qué tratamiento autorizado convendría",
		decides: "qué es exactamente y qué exigen las normas",
		questions: {
			data: "¿Hay una ficha o un análisis que diga qué contiene?",
			open: "¿Quién es el responsable ante la ley: el dueño del lugar o quien lo produjo?",
		},
		ready: { data: "Fichas o análisis", amount: "Cantidad aproximada", photos: "Fotos, a distancia segura" },
		goal: "Gestionar con cuidado los residuos dañinos protege a las personas, el agua y el suelo.",
	},
	air: {
		name: "el aire, los olores, el polvo y el ruido",
		why: "Las emisiones y cómo reducirlas son tarea de la ingeniería sostenible, su ámbito.",
		aspects: [
			"Parar una emisión en su origen cuesta menos que limpiar el aire después.",
			"Un registro de horas, viento e intensidad suele encontrar el origen antes que un aparato.",
		],
		title: "Encontrar el origen y tratarlo",
		looksAt: "cuándo y dónde ocurre, qué lo causa y qué medida en el origen ayudaría más",
		decides: "el origen y la intensidad de la emisión en sus peores horas",
		questions: {
			data: "¿Hay un registro de los días y las horas peores, o alguna medición?",
			open: "¿Qué paso del proceso ocurre justo antes de que empeore?",
		},
		ready: { data: "Mediciones o un registro", time: "Días y horas", open: "Un mapa de dónde se nota" },
		goal: "Fabricar y usar las cosas con menos emisiones protege a las personas y la naturaleza.",
	},
	scrap: {
		name: "la recuperación de metales y equipos",
		why: "Los residuos son parte de su ámbito, y muchos metales y equipos se pueden recuperar.",
		aspects: [
			"Lo primero es reparar y reutilizar; después, desmontar con cuidado para separar metales y piezas.",
			"Los metales pueden reciclarse muchas veces, sobre todo si no se mezclan las aleaciones.",
		],
		title: "Reutilizar, desmontar y recuperar",
		looksAt: "qué funciona todavía, qué se puede desmontar con seguridad y adónde iría cada parte",
		decides: "qué funciona todavía y con qué facilidad y seguridad se desmonta el resto",
		questions: {
			condition: "¿Qué funciona todavía, y hay algo que lleve baterías, aceite, gas o datos?",
			open: "¿Hace falta acreditar qué se hace con ello, por ejemplo con un certificado?",
		},
		ready: {
			amount: "Una lista con unidades o pesos",
			photos: "Fotografías y etiquetas",
			place: "Dónde está",
		},
		goal: "Recuperar metales y piezas puede reducir la minería y los residuos peligrosos en los vertederos.",
	},
	studies: {
		name: "los estudios y planes ambientales",
		why: "La ingeniería sostenible, su ámbito, empieza por medir los impactos antes de decidir.",
		aspects: [
			"Un estudio es útil cuando dice qué cuenta, en qué período y qué deja fuera.",
			"Muchos impactos están fuera del lugar estudiado: en los materiales, el transporte o el uso.",
		],
		title: "Un estudio que ayude a decidir",
		looksAt: "a qué decisión sirve, qué hay que contar y qué datos existen ya",
		decides: "qué se cuenta exactamente y hasta dónde se puede seguir el rastro de los datos",
		questions: {
			open: "¿Qué decisión depende del resultado y a quién tiene que convencer?",
		},
		ready: {
			data: "Facturas, pesos y distancias",
			time: "El período que se cuenta",
			open: "Quién pide el resultado",
		},
		goal: "Saber dónde se originan los impactos muestra dónde reducirlos primero.",
	},
};
