import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "la energía limpia y su uso",
		why: "Su ámbito es la energía renovable.",
		insight: "Cuanta menos energía necesita un uso, más fácil es cubrirlo con fuentes renovables.",
		test: {
			title: "Primero la necesidad, después la fuente",
			text: "{company} estudiaría para qué es la energía, qué se podría ahorrar y qué fuentes renovables hay al alcance. Un año de consumo o producción en una página: muestra qué medida va primero.",
			decides: "cuánta energía se necesita, en qué momentos y qué fuentes hay al alcance",
		},
		ask: {
			data: "¿Cuánta energía hace falta o se produce al mes, y a qué horas?",
			open: "¿De quién sería la instalación y quién la llevaría?",
		},
		ready: {
			data: "Facturas o lecturas de un año",
			place: "Lugar, en un mapa",
			open: "Planes que haya",
		},
		aspect: "Cuanta menos energía necesita un uso, más fácil es cubrirlo con fuentes renovables.",
		goal: "Ahorrar energía y usar fuentes renovables ayuda a que la energía sea limpia y asequible.",
	},
	electricity: {
		name: "la electricidad renovable y su almacenamiento",
		insight: "La electricidad que se usa cerca y al momento exige menos red y menos almacenamiento.",
		test: {
			title: "Producción, almacenamiento y consumo en equilibrio",
			text: "{company} estudiaría cómo encajan las horas de producción y consumo, qué permite la red y qué añade una batería. Una semana típica, hora a hora, con la producción al lado del consumo.",
			decides: "la conexión a la red y cuánto coinciden las horas de producción y las de consumo",
		},
		ask: {
			permits: "¿Qué permite la conexión a la red y qué permisos hay ya?",
			open: "¿Cuánta electricidad se usaría en el mismo lugar y quién se quedaría con el resto?",
		},
		ready: {
			data: "Datos por horas",
			permits: "Papeles de red y permisos",
			open: "Plano de cubierta o terreno",
		},
		aspect: "La electricidad que se usa cerca y al momento exige menos red y menos almacenamiento.",
		goal: "La electricidad renovable, almacenada o compartida, puede sustituir a la de origen fósil.",
	},
	biomass: {
		name: "el calor de la biomasa",
		insight: "Un combustible seco y regular, en una caldera hecha para él, arde más limpio y da más calor.",
		test: {
			title: "Del combustible a la caldera",
			text: "{company} estudiaría cuánto combustible hay y lo seco que está, qué calentaría y quién lo prepararía y guardaría. Una muestra del combustible, para medir su humedad, su ceniza y el calor que da.",
			decides: "que cada año llegue bastante combustible seco y que sirva para la caldera",
		},
		ask: {
			open: "¿Quién prepararía, guardaría y entregaría el combustible, y por cuántos años?",
		},
		ready: {
			amount: "Toneladas al año",
			data: "Facturas de un año",
			photos: "Fotos del combustible",
		},
		aspect: "Un combustible seco y regular, en una caldera hecha para él, arde más limpio y da más calor.",
		goal: "El calor de la biomasa puede sustituir al que se obtiene con gasóleo o gas.",
	},
	heat: {
		name: "el calor renovable o recuperado",
		insight: "El calor se pierde por el camino y se aprovecha mejor cerca de su fuente.",
		test: {
			title: "Unir la fuente y el uso",
			text: "{company} estudiaría las temperaturas y horas de ambos lados, la distancia y quién se ocuparía de la conexión. Una semana de lecturas de temperatura en la fuente o donde se usa el calor.",
			decides: "que la fuente y la necesidad coincidan en horas, meses y temperatura",
		},
		ask: {
			temperature: "¿Qué temperatura necesita quien usa el calor y cuál da la fuente?",
			open: "¿Qué cubre la necesidad cuando la fuente se para, por ejemplo por una avería?",
		},
		ready: {
			data: "Lecturas por mes",
			time: "Horas y meses de calor",
			distance: "Plano con distancias",
		},
		aspect: "El calor se pierde por el camino y se aprovecha mejor cerca de su fuente.",
		goal: "El calor renovable o recuperado puede sustituir al que se obtiene con gasóleo o gas.",
	},
	gases: {
		name: "los gases renovables, como el biogás o el hidrógeno",
		insight:
			"El biogás se obtiene de materia orgánica sin aire; el hidrógeno es tan limpio como su producción.",
		test: {
			title: "Del origen del gas a quien lo usa",
			text: "{company} estudiaría de qué se obtiene el gas, qué deja la planta y quién lo usaría cerca. El balance de un año en una página: qué entra, cuánto gas sale y quién lo usa.",
			decides: "un origen estable todo el año, y un consumidor o una red al alcance",
		},
		ask: {
			permits: "¿Qué permisos hacen falta donde iría la planta y en qué punto están?",
			open: "¿Qué se haría con lo que deja la planta y quién se compromete por contrato a abastecerla?",
		},
		ready: {
			amount: "Cantidades por mes",
			permits: "Permisos que haya",
			distance: "Un plano con distancias",
		},
		aspect:
			"El biogás se obtiene de materia orgánica sin aire; el hidrógeno es tan limpio como su producción.",
		goal: "Los gases renovables pueden sustituir al gas fósil donde es difícil usar electricidad.",
	},
	efficiency: {
		name: "la eficiencia energética",
		insight: "La energía que no hace falta no hay que producirla, ni transportarla, ni pagarla.",
		test: {
			title: "Medir, ahorrar y después sustituir",
			text: "{company} estudiaría qué consume más, qué funciona sin necesidad y qué cambio se paga antes. Una semana de lecturas en la máquina o la sala que más consume.",
			decides: "cuántas horas funciona cada consumo grande y cuánto costaría el cambio",
		},
		ask: {
			data: "¿Se mide el consumo por máquina o por hora, o solo en la factura del mes?",
			open: "¿Qué máquina, sala o turno no se puede interrumpir de ninguna manera?",
		},
		ready: {
			data: "Facturas de un año",
			open: "Lista de los mayores consumos",
			time: "Horas de uso",
		},
		aspect: "La energía que no hace falta no hay que producirla, ni transportarla, ni pagarla.",
		goal: "Gastar menos energía para el mismo resultado facilita que sea limpia y asequible.",
	},
	mobility: {
		name: "el transporte limpio",
		insight:
			"Primero, menos viajes y mejor aprovechados; después, vehículos que consuman y contaminen menos.",
		test: {
			title: "Viajes, vehículos y dónde se recargan",
			text: "{company} estudiaría la distancia y las horas de los viajes, dónde paran los vehículos y qué potencia hay allí. Un registro de los viajes de una semana: distancias, paradas y horas.",
			decides: "cuánto tiempo están parados los vehículos y la potencia que hay donde paran",
		},
		ask: {
			open: "¿Dónde pasan la noche los vehículos y qué potencia eléctrica hay allí?",
		},
		ready: {
			amount: "Vehículos y kilómetros",
			time: "Horas",
			open: "Un mapa de rutas y paradas",
		},
		aspect: "Primero, menos viajes y mejor aprovechados; después, vehículos que consuman y contaminen menos.",
		goal: "Un transporte más limpio puede mejorar el aire y reducir el ruido donde vive la gente.",
	},
};

export const energyRequests: RequestTexts = {
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
