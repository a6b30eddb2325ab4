import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "la recuperación y el reciclaje de materiales",
		why: "El reciclaje es su ámbito.",
		insight: "Un material separado desde el principio vale más que uno que hay que clasificar después.",
		test: {
			title: "De la recogida al próximo uso",
			text: "{company} estudiaría qué se puede separar, en qué cantidad y quién lo usaría después. Una prueba con una carga, pesada y revisada entre los dos.",
			decides: "que alguien use el material con la calidad con la que se puede recoger",
		},
		ask: {
			product: "¿Quién lo usaría después y qué exigiría?",
			open: "¿Qué hace falta entre la recogida y el nuevo uso, y quién lo haría?",
		},
		ready: {
			amount: "Peso o volumen",
			time: "Cada cuánto",
			photos: "Fotografías",
		},
		aspect: "Un material separado desde el principio vale más que uno que hay que clasificar después.",
		goal: "Volver a usar los materiales puede ahorrar materias primas y reducir residuos.",
	},
	paper: {
		name: "el papel y el cartón",
		insight: "El papel que se guarda seco y sin comida ni plástico puede volver a ser papel.",
		test: {
			title: "Que el papel vuelva a ser papel",
			text: "{company} estudiaría qué habría que separar, para qué calidad de papel sirve y en qué producto podría volver. Una bala o un palé de muestra, para fijar la calidad antes de hablar de precios.",
			decides: "la calidad, la humedad y cuánto plástico, cola o tinta trae el papel",
		},
		ask: {
			condition: "¿Qué acompaña al papel o al cartón: plástico, cola, grapas, comida, humedad?",
			open: "¿Cada lote necesita un justificante, como un certificado de destrucción o de reciclaje?",
		},
		ready: {
			amount: "Toneladas al mes",
			condition: "Calidades",
			open: "Una foto o muestra de cada calidad",
		},
		aspect: "El papel que se guarda seco y sin comida ni plástico puede volver a ser papel.",
		goal: "El papel de fibra recuperada gasta menos madera nueva y deja menos residuos.",
	},
	"plant-fibres": {
		name: "las fibras vegetales para papel y envases",
		insight: "La fibra de paja, cáñamo o poda pesa poco y abulta: usarla cerca ahorra transporte.",
		test: {
			title: "Un ensayo de la fibra",
			text: "{company} estudiaría la longitud y la limpieza de la fibra, cómo se prepararía y en qué producto se podría probar. Unos kilos de fibra en un ensayo de pasta, antes de construir o encargar nada.",
			decides: "la resistencia y la limpieza de la fibra, y que haya bastante durante todo el año",
		},
		ask: {
			data: "¿Se ha probado ya a hacer pasta con la fibra, y con qué resultado?",
			open: "¿Cómo se guardaría seca la fibra de una cosecha a la siguiente?",
		},
		ready: {
			open: "Una muestra de unos kilos",
			amount: "Toneladas al año",
			time: "Meses de cosecha",
		},
		aspect: "La fibra de paja, cáñamo o poda pesa poco y abulta: usarla cerca ahorra transporte.",
		goal: "Aprovechar restos vegetales puede reducir la demanda de madera recién cortada.",
	},
	plastics: {
		name: "el reciclaje de plásticos",
		insight: "Separado por polímero y color, el plástico conserva mejor sus propiedades al reciclarse.",
		test: {
			title: "Del residuo a una calidad que se pueda usar",
			text: "{company} estudiaría cómo separar y lavar el plástico para la calidad que pide un producto, y cuánto cuesta. Una muestra de cada tipo de plástico, para saber el polímero y cómo responde al lavado.",
			decides: "la pureza del plástico una vez separado y la calidad que exige su próximo uso",
		},
		ask: {
			condition: "¿Qué suciedad trae el plástico y qué otros materiales lleva mezclados?",
			product: "¿Qué producto llevaría el plástico reciclado y qué calidad pide?",
			open: "¿Quién respondería de la calidad y quién vendería o usaría el resultado?",
		},
		ready: {
			material: "Polímeros, si se saben",
			amount: "Toneladas al mes",
			photos: "Fotos o una muestra",
		},
		aspect: "Separado por polímero y color, el plástico conserva mejor sus propiedades al reciclarse.",
		goal: "El plástico reciclado puede sustituir al nuevo y reducir lo que acaba en vertederos o en el mar.",
	},
	textiles: {
		name: "la reutilización y el reciclaje de textiles",
		why: "El grupo no tiene negocio textil: de sus ámbitos, el más próximo es el reciclaje.",
		insight: "Usar un textil durante más tiempo suele ahorrar más que reciclarlo.",
		test: {
			title: "Una primera mirada y el camino a un especialista",
			text: "{company} estudiaría si alguna parte encaja en su propio reciclaje y qué tipo de especialista convendría al resto. Unas piezas típicas separadas por fibra, para saber a qué especialista preguntar.",
			decides: "de qué están hechos los textiles y si pueden volver a usarse tal como están",
		},
		ask: {
			condition: "¿Qué puede usarse todavía tal como está y qué solo sirve como fibra?",
			open: "¿Hay una etiqueta o un proveedor que indique la composición de los textiles?",
		},
		ready: {
			material: "Fibras, si se saben",
			amount: "Kilos o piezas",
			photos: "Fotos de los textiles",
		},
		aspect: "Usar un textil durante más tiempo suele ahorrar más que reciclarlo.",
		goal: "Usar los textiles más tiempo y reciclarlos después puede ahorrar fibras nuevas y residuos.",
	},
	packaging: {
		name: "los envases y embalajes con menos residuos",
		insight: "De un envase retornable importa cuántas veces vuelve; de uno de un solo uso, que se recicle.",
		test: {
			title: "La vuelta completa del envase",
			text: "{company} estudiaría para qué sirve el envase, quién lo vacía y cómo vuelve o se recicla. Un producto y unos pocos clientes, contando cuántos envases vuelven o se separan.",
			decides: "cuántos envases vuelven y cuánto cuesta lavar o reciclar cada uno",
		},
		ask: {
			open: "¿Quién tiene el envase en la mano cuando se vacía y qué le haría devolverlo o separarlo?",
		},
		ready: {
			material: "Materiales y pesos",
			amount: "Envases al año",
			photos: "Fotografías o un dibujo",
		},
		aspect: "De un envase retornable importa cuántas veces vuelve; de uno de un solo uso, que se recicle.",
		goal: "Un envase más ligero, reutilizado o reciclado puede ahorrar materias primas y reducir residuos.",
	},
};

export const paperRequests: RequestTexts = {
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
