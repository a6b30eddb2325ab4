import type { CompanyTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "la recuperación y el reciclaje de materiales",
		why: "El reciclaje es su ámbito.",
		aspects: [
			"Los materiales separados por tipos se reciclan mejor que los mezclados.",
			"Reutilizar, cuando es posible, va antes que reciclar.",
		],
		proposals: {
			give: ["Un nuevo uso para el material", "de qué está hecho, cómo está y a quién serviría"],
			take: ["Suministro de material recuperado", "qué material serviría y si lo hay con regularidad"],
			other: ["De la recogida al nuevo uso", "qué materiales son, cómo se separan y qué destino tendrían"],
		},
		decides: "la limpieza y la separación de los materiales, y que alguien los use después",
		question: "¿De qué materiales se trata y en qué estado?",
		ready: ["Materiales, con fotografías", "Cantidades aproximadas y frecuencia", "Lugar o zona"],
		goal: "Volver a usar materiales en lugar de otros nuevos puede ahorrar materias primas y reducir residuos.",
	},
	fibres: {
		name: "el papel y las fibras vegetales",
		why: "Recicla papel, un material hecho de fibras vegetales.",
		aspects: [
			"Las fibras se acortan y se debilitan al reciclarse, y con el tiempo hay que añadir otras nuevas.",
			"El papel o la fibra limpios y secos se guardan mejor y vuelven a usarse con menos esfuerzo.",
		],
		proposals: {
			give: ["Un uso para la fibra", "qué tipo de fibra es, qué calidad tiene y quién podría usarla"],
			take: ["Suministro de papel o fibra", "qué tipo convendría, en qué formato y cantidad"],
			other: ["La fibra, del origen al uso", "de dónde viene, cómo se prepara y qué usos tendría"],
		},
		decides: "si la calidad, la limpieza y la cantidad sirven para el próximo uso",
		question: "¿Son estables la calidad y la cantidad del papel o de la fibra a lo largo del año?",
		ready: ["Fotos, sin nada confidencial", "Tipo de fibra y su origen o uso", "Cantidades aproximadas"],
		goal: "Reciclar papel y aprovechar restos vegetales puede reducir la demanda de madera recién cortada.",
	},
	plastics: {
		name: "el reciclaje de plásticos",
		why: "El plástico es uno de los materiales que recicla.",
		aspects: [
			"Separado por polímero y color, el plástico conserva mejor sus propiedades al reciclarse.",
			"La suciedad, las etiquetas y la mezcla de polímeros rebajan la calidad del resultado.",
		],
		proposals: {
			give: ["Un uso para el plástico", "de qué polímero es, qué lleva mezclado y quién podría usarlo"],
			take: ["Suministro de plástico reciclado", "qué calidad serviría y cómo se entregaría"],
			other: ["El plástico, paso a paso", "qué plásticos son, cómo se separan y qué podría salir de ellos"],
		},
		decides: "la pureza del plástico y la calidad que exige su próximo uso",
		question: "¿De qué plásticos se trata y con qué pueden venir mezclados?",
		ready: ["Tipos de plástico, con fotografías", "Uso anterior o previsto", "Cantidad y lugar"],
		goal: "El plástico reciclado puede sustituir al nuevo y reducir lo que acaba en vertederos o en el mar.",
	},
	textiles: {
		name: "la reutilización y el reciclaje de textiles",
		why: "Como el papel, los textiles se recogen y clasifican para su reciclaje, que es su ámbito.",
		aspects: [
			"Usar un textil durante más tiempo suele ahorrar más recursos que reciclarlo.",
			"Las mezclas de fibras, las cremalleras y la espuma dificultan el reciclaje.",
		],
		proposals: {
			give: ["Un nuevo uso para los textiles", "qué fibras llevan, cómo están y a quién servirían"],
			take: ["Suministro de textiles o fibras", "cuáles convendrían y quién podría suministrarlos"],
			other: ["Textiles: usar, clasificar y reciclar", "qué puede usarse, qué reciclarse y cómo separarlo"],
		},
		decides: "el estado de los textiles y la posibilidad de identificar y separar sus fibras",
		question: "¿De qué textiles se trata y en qué estado?",
		ready: ["Tipos de textil, con fotografías", "Las fibras, hasta donde se sepa", "Cantidad y lugar"],
		goal: "Alargar el uso de los textiles y reciclarlos después puede ahorrar fibras nuevas y reducir residuos.",
	},
	packaging: {
		name: "los envases y embalajes con menos residuos",
		why: "Recuperar materiales es su ámbito, y un envase que vuelve o se recicla los ahorra.",
		aspects: ["De un envase retornable importa cuántas veces vuelve; de uno de un solo uso, que se recicle."],
		proposals: {
			give: ["Un uso para el envase", "qué puede contener y a qué sustituiría"],
			take: ["Un envase adecuado al contenido", "cuál lo protege con menos material y menos residuos"],
			other: ["La vida del envase", "qué protege, de qué está hecho y qué ocurre con él tras su uso"],
		},
		decides: "el uso que debe soportar y cuánto se recupera",
		question: "¿Para qué sirve el envase o embalaje y qué ocurre con él cuando se vacía?",
		ready: ["Fotografías o croquis", "Materiales y peso aproximado", "Quién lo llena y quién lo vacía"],
		goal: "Un envase más ligero, reutilizado o reciclado puede ahorrar materias primas y reducir residuos.",
	},
};
