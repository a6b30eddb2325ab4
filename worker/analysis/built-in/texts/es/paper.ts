import type { CompanyTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "la recuperación y el reciclaje de materiales",
		why: "El reciclaje es su ámbito.",
		aspects: [
			"Un material separado desde el principio vale más que uno que hay que clasificar después.",
			"Reutilizar, cuando es posible, va antes que reciclar.",
		],
		title: "De la recogida al próximo uso",
		looksAt: "qué se puede separar, en qué cantidad y quién lo usaría después",
		decides: "que alguien use el material con la calidad con la que se puede recoger",
		questions: {
			condition: "¿En qué estado está el material, o debería estar: limpio, separado, suelto, en balas?",
			open: "¿Qué es lo que más cuenta para ti: el coste, la calidad o en qué se convierte el material?",
		},
		ready: {
			amount: "Peso o volumen, y cada cuánto",
			condition: "Estado del material",
			photos: "Fotografías",
		},
		goal: "Volver a usar los materiales puede ahorrar materias primas y reducir residuos.",
	},
	paper: {
		name: "el papel y el cartón",
		why: "Recicla papel.",
		aspects: [
			"El papel que se guarda seco y sin comida ni plástico puede volver a ser papel.",
			"Las fibras se acortan cada vez que se reciclan: las mejores calidades merecen el uso más exigente.",
		],
		title: "Que el papel vuelva a ser papel",
		looksAt: "qué habría que separar, para qué calidad de papel sirve y en qué producto podría volver",
		decides: "la calidad, la humedad y cuánto plástico, cola o tinta trae el papel",
		questions: {
			condition: "¿Qué acompaña al papel o al cartón: plástico, cola, grapas, comida, humedad?",
			data: "¿Cada lote necesita un justificante, como un certificado de destrucción o de reciclaje?",
			open: "¿Prefieres cobrar por el material o que vuelva a ti como papel o cartón?",
		},
		ready: {
			amount: "Toneladas al mes",
			condition: "Calidades y cómo se guardan",
			open: "Una foto o una muestra de cada calidad",
		},
		goal: "El papel de fibra recuperada gasta menos madera nueva y deja menos residuos.",
	},
	"plant-fibres": {
		name: "las fibras vegetales para papel y envases",
		why: "El papel se hace con fibras vegetales, y reciclarlo es su ámbito.",
		aspects: [
			"La fibra de paja, cáñamo o poda pesa poco y abulta: usarla cerca de la cosecha ahorra transporte.",
			"La fibra que sobra de los cultivos puede sustituir a una parte de la madera nueva.",
		],
		title: "Un ensayo de la fibra",
		looksAt: "la longitud y la limpieza de la fibra, cómo se prepararía y en qué producto se podría probar",
		decides: "la resistencia y la limpieza de la fibra, y que haya bastante durante todo el año",
		questions: {
			data: "¿Se ha probado ya a hacer pasta con la fibra, y con qué resultado?",
			open: "¿Cómo se guardaría seca la fibra de una cosecha a la siguiente?",
		},
		ready: { open: "Una muestra de unos kilos", amount: "Toneladas al año", time: "Meses de cosecha" },
		goal: "Aprovechar restos vegetales puede reducir la demanda de madera recién cortada.",
	},
	plastics: {
		name: "el reciclaje de plásticos",
		why: "El plástico es uno de los materiales que recicla.",
		aspects: [
			"Separado por polímero y color, el plástico conserva mejor sus propiedades al reciclarse.",
			"Cada uso pide su propia calidad: el film, el tubo y la botella no admiten el mismo plástico.",
		],
		title: "Del residuo a una calidad que se pueda usar",
		looksAt: "cómo separar y lavar el plástico para la calidad que pide un producto, y cuánto cuesta",
		decides: "la pureza del plástico una vez separado y la calidad que exige su próximo uso",
		questions: {
			condition: "¿Qué suciedad trae el plástico y con qué polímeros u otros materiales viene mezclado?",
			open: "¿Qué producto llevaría el plástico reciclado y qué calidad pide?",
		},
		ready: {
			material: "Polímeros, hasta donde se sepa",
			amount: "Toneladas al mes",
			photos: "Fotos o una muestra",
		},
		goal: "El plástico reciclado puede sustituir al nuevo y reducir lo que acaba en vertederos o en el mar.",
	},
	textiles: {
		name: "la reutilización y el reciclaje de textiles",
		why: "El grupo no tiene negocio textil: el reciclaje es el más cercano de sus ámbitos.",
		aspects: [
			"Usar un textil durante más tiempo suele ahorrar más que reciclarlo.",
			"Las cremalleras, los estampados y las mezclas de fibras dificultan el reciclaje.",
		],
		title: "Una primera mirada y el camino a un especialista",
		looksAt: "si alguna parte encaja en su propio reciclaje y qué tipo de especialista convendría al resto",
		decides: "de qué están hechos los textiles y si pueden volver a usarse tal como están",
		questions: {
			condition: "¿Qué puede usarse todavía tal como está y qué solo sirve como fibra?",
			open: "¿Hay una etiqueta o un proveedor que indique la composición de los textiles?",
		},
		ready: {
			material: "Fibras, hasta donde se sepa",
			amount: "Kilos o piezas",
			photos: "Fotos de los textiles",
		},
		goal: "Alargar el uso de los textiles y reciclarlos después puede ahorrar fibras nuevas y reducir residuos.",
	},
	packaging: {
		name: "los envases y embalajes con menos residuos",
		why: "Un envase que vuelve o se recicla ahorra materiales, y reciclarlos es su ámbito.",
		aspects: [
			"De un envase retornable importa cuántas veces vuelve; de uno de un solo uso, que se recicle.",
			"Un envase de un solo material se recicla mejor que uno de varias capas.",
		],
		title: "La vuelta completa del envase",
		looksAt: "qué protege el envase, quién lo vacía y cómo vuelve o se recicla",
		decides: "cuántos envases vuelven y cuánto cuesta lavar o reciclar cada uno",
		questions: {
			open: "¿Quién tiene el envase en la mano cuando se vacía y qué le haría devolverlo o separarlo?",
		},
		ready: { material: "Materiales y pesos", amount: "Envases al año", photos: "Fotografías o un dibujo" },
		goal: "Un envase más ligero, reutilizado o reciclado puede ahorrar materias primas y reducir residuos.",
	},
};
