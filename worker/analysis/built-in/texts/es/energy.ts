import type { CompanyTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "la energía limpia y su uso",
		why: "Su ámbito es la energía renovable.",
		aspects: [
			"Cuanta menos energía necesita un uso, más fácil es cubrirlo con fuentes renovables.",
			"Importa cuándo se necesita, además de cuánta: el sol y el viento no siguen la demanda.",
		],
		title: "Primero la necesidad, después la fuente",
		looksAt: "para qué es la energía, qué se podría ahorrar y qué fuentes renovables hay al alcance",
		decides: "cuánta energía se necesita, en qué momentos y qué fuentes hay al alcance",
		questions: {
			data: "¿De cuánta energía se trata al mes y de qué tipo?",
			open: "¿De quién sería la instalación y quién la llevaría?",
		},
		ready: { data: "Facturas o lecturas de un año", place: "Lugar, en un mapa", open: "Planes que haya" },
		goal: "Ahorrar energía y usar fuentes renovables ayuda a que la energía sea limpia y asequible.",
	},
	electricity: {
		name: "la electricidad renovable y su almacenamiento",
		why: "La electricidad renovable forma parte de su ámbito.",
		aspects: [
			"La electricidad que se usa cerca y al momento exige menos red y menos almacenamiento.",
			"El sol y el viento varían: almacenar, compartir o cambiar las horas de consumo lo compensa en parte.",
		],
		title: "Producción, almacenamiento y consumo en equilibrio",
		looksAt:
			"cómo encajan las horas de producción y de consumo, qué permite la red y qué añadiría una batería",
		decides: "la conexión a la red y cuánto coinciden las horas de producción y las de consumo",
		questions: {
			permits: "¿Qué permite la conexión a la red y qué permisos hay ya?",
			open: "¿Cuánta electricidad se usaría en el mismo lugar y quién se quedaría con el resto?",
		},
		ready: {
			data: "Datos horarios de consumo o producción",
			place: "Lugar, en un mapa",
			permits: "Papeles de red y permisos",
			open: "Un plano de la cubierta o del terreno",
		},
		goal: "La electricidad renovable, almacenada o compartida, puede sustituir a la de origen fósil.",
	},
	heat: {
		name: "el calor renovable o recuperado",
		why: "También el calor puede ser renovable, y su ámbito es la energía renovable.",
		aspects: [
			"El calor se pierde por el camino y se aprovecha mejor cerca de su fuente.",
			"La temperatura que hace falta decide qué fuente puede darlo.",
		],
		title: "Unir la fuente y el uso",
		looksAt: "las temperaturas y horas de ambos lados, la distancia y quién se ocuparía de la conexión",
		decides: "que la fuente y la necesidad coincidan en horas, meses y temperatura",
		questions: {
			temperature: "¿Qué temperatura necesita quien usa el calor y cuál da la fuente?",
			open: "¿Qué cubre la necesidad cuando la fuente se para, por ejemplo por una avería?",
		},
		ready: {
			data: "Lecturas o facturas por mes",
			time: "Horas y meses de calor",
			open: "Plano con distancias",
		},
		goal: "El calor renovable o recuperado puede sustituir al que se obtiene con gasóleo o gas.",
	},
	gases: {
		name: "los gases renovables, como el biogás o el hidrógeno",
		why: "Algunos usos necesitan un gas, y su ámbito es la energía renovable.",
		aspects: [
			"El biogás sale de materia orgánica digerida sin aire; el hidrógeno es tan limpio como su producción.",
			"El gas que se escapa resta parte del beneficio: hay que vigilar las fugas.",
		],
		title: "Del origen del gas a quien lo usa",
		looksAt: "de qué se obtiene el gas, qué deja la planta y quién lo usaría cerca",
		decides: "un origen estable todo el año, y un consumidor o una red al alcance",
		questions: {
			permits: "¿Qué permisos hacen falta donde iría la planta y en qué punto están?",
			open: "¿Qué se haría con lo que deja la planta y quién se compromete por contrato a abastecerla?",
		},
		ready: {
			amount: "Cantidades por mes",
			place: "Lugar, en un mapa",
			permits: "Permisos, concedidos o pedidos",
			open: "Un plano con distancias",
		},
		goal: "Los gases renovables pueden sustituir al gas fósil, sobre todo donde es difícil usar electricidad.",
	},
	efficiency: {
		name: "la eficiencia energética",
		why: "Su ámbito es la energía renovable, que cunde más cuando se desperdicia menos.",
		aspects: [
			"La energía que no hace falta no hay que producirla, ni transportarla, ni pagarla.",
			"Medir por usos y por horas muestra lo que un total mensual esconde, como equipos encendidos de noche.",
		],
		title: "Medir, ahorrar y después sustituir",
		looksAt: "qué consume más, qué funciona sin necesidad y qué cambio se paga antes",
		decides: "cuántas horas funciona cada consumo grande y cuánto costaría el cambio",
		questions: {
			data: "¿Se mide el consumo por máquina o por hora, o solo en la factura del mes?",
			open: "¿Qué máquina, sala o turno no se puede interrumpir de ninguna manera?",
		},
		ready: {
			data: "Facturas o lecturas de un año",
			open: "Lista de los mayores consumos",
			time: "Horas de uso",
		},
		goal: "Gastar menos energía para el mismo resultado facilita que sea limpia y asequible.",
	},
	mobility: {
		name: "el transporte limpio",
		why: "Gran parte del transporte limpio funciona con electricidad, y su ámbito es la energía renovable.",
		aspects: [
			"Primero, menos viajes y mejor aprovechados; después, vehículos que consuman y contaminen menos.",
			"En los vehículos eléctricos cuenta la hora de recarga: a ciertas horas hay más electricidad renovable.",
		],
		title: "Viajes, vehículos y dónde se recargan",
		looksAt: "la distancia y las horas de los viajes, dónde paran los vehículos y qué potencia hay allí",
		decides: "cuánto tiempo están parados los vehículos y la potencia que hay donde paran",
		questions: {
			open: "¿Dónde pasan la noche los vehículos y qué potencia eléctrica hay allí?",
		},
		ready: {
			amount: "Vehículos y kilómetros",
			time: "Horas de los viajes",
			open: "Un mapa de rutas y paradas",
		},
		goal: "Un transporte más limpio puede mejorar el aire y reducir el ruido donde vive la gente.",
	},
};
