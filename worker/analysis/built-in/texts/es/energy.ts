import type { CompanyTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "la energía limpia y su uso",
		why: "Su ámbito es la energía renovable.",
		aspects: [
			"Cuanta menos energía necesita un uso, más fácil es cubrirlo con fuentes renovables.",
			"Importa cuándo se necesita, además de cuánta: el sol y el viento no siguen la demanda.",
		],
		proposals: {
			other: ["Para qué es la energía", "qué energía se necesita, cuándo, y cómo ahorrarla o suministrarla"],
		},
		decides: "cuánta energía se necesita, en qué momentos y qué fuentes hay al alcance",
		question: "¿Para qué es la energía y de dónde viene hoy?",
		ready: ["Cantidad estimada de energía", "Lugar, en un mapa", "Planos, fotografías o notas"],
		goal: "Ahorrar energía y usar fuentes renovables ayuda a que la energía sea limpia y asequible.",
	},
	electricity: {
		name: "la electricidad renovable y su almacenamiento",
		why: "La electricidad renovable forma parte de su ámbito: la energía renovable.",
		aspects: [
			"La electricidad que se usa cerca y al momento se pierde menos por el camino y exige menos almacenamiento.",
			"El sol y el viento varían: almacenar, compartir o cambiar las horas de consumo lo compensa en parte.",
		],
		proposals: {
			other: ["Producir, almacenar y usar energía", "cuándo se produce, usa, almacena o comparte la energía"],
		},
		decides: "cuánto coinciden las horas de producción y las de consumo, con almacenamiento o sin él",
		question: "¿A qué horas y en qué meses hace falta la energía?",
		ready: ["Consumo: facturas o una estimación", "Lugar, en un mapa o un plano", "Quién participaría"],
		goal: "La electricidad renovable, almacenada o compartida, puede sustituir a la de origen fósil.",
	},
	heat: {
		name: "el calor renovable o recuperado",
		why: "También el calor puede ser renovable, y su ámbito es la energía renovable.",
		aspects: [
			"El calor se pierde por el camino y se aprovecha mejor cerca de su fuente.",
			"La temperatura que hace falta decide qué fuente puede darlo.",
		],
		proposals: {
			give: ["Un uso para este calor o combustible", "quién podría usarlo, a qué temperatura y cuándo"],
			take: ["Una fuente de calor", "qué fuentes renovables hay al alcance y qué exigiría cada una"],
			other: ["Calor: fuente, uso y distancia", "qué calor se necesita, cuándo y qué podría darlo"],
		},
		decides: "la temperatura, los meses de uso y la distancia entre la fuente y el uso",
		question: "¿A qué temperatura y en qué meses hace falta el calor?",
		ready: ["El combustible o la fuente", "Cantidades aproximadas por mes", "Lugar y qué hay cerca"],
		goal: "El calor renovable o recuperado puede sustituir al que se obtiene con gasóleo o gas.",
	},
	gases: {
		name: "los gases renovables, como el biogás o el hidrógeno",
		why: "Algunos usos necesitan un gas, y su ámbito es la energía renovable.",
		aspects: [
			"El biogás sale de materia orgánica digerida sin aire; el hidrógeno es tan limpio como su producción.",
			"El gas que se escapa resta parte del beneficio: hay que vigilar las fugas.",
		],
		proposals: {
			other: ["Gas renovable, del origen al uso", "de dónde viene el gas, cómo se guarda y para qué se usa"],
		},
		decides: "un origen estable para el gas y un uso cercano",
		question: "¿De qué se obtendría el gas y quién lo usaría?",
		ready: ["Tipo de gas y su origen", "Cantidades aproximadas por mes", "Lugar y qué hay alrededor"],
		goal: "Los gases renovables pueden sustituir al gas fósil, sobre todo donde es difícil usar electricidad.",
	},
	efficiency: {
		name: "la eficiencia energética",
		why: "Su ámbito es la energía renovable, que cunde más cuando se desperdicia menos.",
		aspects: [
			"La energía que no hace falta no hay que producirla, ni transportarla, ni pagarla.",
			"Medir por usos y por horas muestra lo que un total mensual esconde, como equipos encendidos de noche.",
		],
		proposals: { other: ["Adónde va la energía", "qué consume más, qué sobra y qué ahorrar primero"] },
		decides: "cuánta energía consume cada uso, durante cuántas horas y cuánto costaría el cambio",
		question: "¿Qué consumo se reduciría y cómo se mide hoy?",
		ready: ["Datos: facturas, lecturas o ensayos", "Equipos y horas de uso", "Lo que ya se ha probado"],
		goal: "Gastar menos energía para el mismo resultado facilita que sea limpia y asequible.",
	},
	mobility: {
		name: "el transporte limpio",
		why: "Gran parte del transporte limpio funciona con electricidad, y su ámbito es la energía renovable.",
		aspects: [
			"Primero, menos viajes y mejor aprovechados; después, vehículos que consuman y contaminen menos.",
			"En los vehículos eléctricos cuenta la hora de recarga: a ciertas horas hay más electricidad renovable.",
		],
		proposals: {
			other: ["Viajes, vehículos y energía", "qué viajes se hacen, en qué vehículos y con qué energía"],
		},
		decides: "la distancia y el horario de los viajes, y dónde paran los vehículos",
		question: "¿Quién o qué se desplaza, a qué distancia y con qué frecuencia?",
		ready: ["Viajes: distancias, días y horas", "Tipo de vehículo", "Paradas y aparcamientos"],
		goal: "Un transporte más limpio puede mejorar el aire y reducir el ruido donde vive la gente.",
	},
};
