import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "la recuperación y el reciclaje de materiales",
		why: "El reciclaje es su ámbito.",
		ask: {
			amount:
				"¿Cuántos kilos o contenedores llenos salen, o hacen falta, al mes? Si llenan un camión, pueden viajar directos; si no, suele salir más barata una ruta compartida.",
			condition:
				"¿Es un solo material o son varios unidos o mezclados? Si es uno, ya se puede pedir precio; si son varios, lo primero es saber quién los separa.",
			open: "¿Hay sitio a cubierto para una carga completa? Si lo hay, bastan menos viajes y más llenos; si no, se paga cada viaje a medio llenar.",
		},
	},
	paper: {
		name: "el papel y el cartón",
		why: "Trabaja en reciclaje desde 1946 y tiene capacidad para 250.000 toneladas de papel al año.",
		ask: {
			condition:
				"De cada cien kilos, ¿cuántos no son papel: plástico, grapas, madera? Si es cerca de uno, caben casi todas las calidades; si son más, hay que apartarlos o buscar una papelera de calidades especiales.",
			amount:
				"¿Cuántas toneladas se moverían al mes? Si es casi un camión, unas 20, se puede preguntar directamente a una papelera; si es mucho menos, suele haber un almacenista en medio.",
			open: "¿Tiene que volver a su dueño la misma fibra? Si es así, hay que fabricarla aparte y por lotes enteros; si no, vale cualquier lote de esa calidad.",
		},
	},
	"plant-fibres": {
		name: "las fibras vegetales para papel y envases",
		ask: {
			condition:
				"¿Se embala seca o se amontona húmeda? Si está seca, espera a que una papelera tenga un día libre; si está húmeda, hay que usarla o secarla en semanas.",
			amount:
				"¿Cuántas toneladas secas habría, o hacen falta, al año? Si son camiones, tiene sentido una prueba en papelera; si son unos cientos de kilos, encajan mejor las hojas a mano o las piezas moldeadas.",
			open: "¿Qué acompaña a la fibra: alambre, tierra, hojas, semillas? Si hay mucho, limpiarla es el primer coste que hay que conocer; si apenas hay, se pica tal cual.",
		},
	},
	plastics: {
		name: "el reciclaje de plásticos",
		ask: {
			condition:
				"¿Qué parte del peso es tierra, agua, etiquetas u otro plástico? Si es cerca de una décima parte, se suele poder lavar con el resto; si es cerca de un tercio, se mira primero cómo limpiarlo donde está.",
			product:
				"¿Para qué se usará el plástico reciclado? Si toca alimentos, en la UE el Reglamento 2022/1616 dice qué plástico reciclado se admite; si no, deciden el color y la fluidez.",
			open: "¿Se pueden separar tipos y colores donde se producen? Si se puede, cada uno se ofrece por su lado; si no, el precio de la mezcla tiene que pagar la clasificación.",
		},
	},
	textiles: {
		name: "la reutilización y el reciclaje de textiles",
		why: "El grupo no tiene negocio textil: de sus ámbitos, el más próximo es el reciclaje.",
		ask: {
			condition:
				"¿Qué parte se podría volver a usar tal cual, aunque sea cortada? Si es mucha, esa va primero, a una tienda, una entidad social o un taller; si no hay, solo cuenta la fibra.",
			material:
				"¿Qué dice la etiqueta: lana, algodón, poliéster, elastano? Si es una sola fibra, se puede preguntar a quien la recicla; si es mezcla, lo habitual es relleno o fieltro.",
			open: "¿Hay un logotipo o un tratamiento, como un ignífugo, que no deba pasar a otras manos? Si lo hay, es lo primero que ha de saber quien lo tome; si no, cabe la reventa.",
		},
	},
	packaging: {
		name: "los envases y embalajes con menos residuos",
		ask: {
			data: "De cien envases que salen, ¿cuántos se podrían recuperar? Si son noventa, uno retornable puede compensar; si son cincuenta, hace dos viajes y suele convenir uno ligero y reciclable.",
			distance:
				"¿Vuelve vacío el vehículo que reparte? Si vuelve vacío, el retorno cuesta poco; si reparte una mensajería, es un segundo porte.",
			open: "¿Qué no puede hacer peor el envase nuevo: proteger, conservar o lucir? Si es proteger, va primero una prueba de caída; si es conservar, un ensayo de vida útil.",
		},
	},
};

export const paperRequests: RequestTexts = {
	outlet: {
		title: "Dos fotos y después una carga",
		text: "Envía dos fotos, del conjunto y de un puñado, con los kilos al mes y el código postal. Si {company} pudiera usarlo, se mirarían primero cinco kilos y después una sola carga.",
		decides:
			"el porte frente a lo que vale el material: si el camión cuesta más, suele salir mejor alguien de cerca que se lo quede",
	},
	supplier: {
		title: "Escribir lo imprescindible en media página",
		text: "Escribe la propiedad que no puede fallar, lo que no puede llevar, la cantidad al mes y cómo se entrega. {company} lo compararía con lo que maneja; antes de cualquier contrato se probaría un lote pequeño.",
		decides:
			"el lote mínimo: bobinas y calidades se fabrican por lotes enteros, y por menos de un palé suele ser más rápido y barato un almacenista",
		ask: "¿Cuánto comprarías de una vez? Si son palés o camiones completos, se puede preguntar a un fabricante; si es menos, conviene buscar en un almacenista.",
	},
	permit: {
		title: "Aclarar quién hace cada paso",
		// Law 7/2022 (Spain), article 33: professional collection, treatment and its fixed installations.
		text: "Pon en una página cada paso, quién lo hace y dónde: recoger, guardar, clasificar, tratar. {company} marcaría los que piden permiso: en España, la comunidad autónoma autoriza recogida profesional y tratamiento (Ley 7/2022, artículo 33).",
		decides:
			"quién hace el paso: si puede un gestor autorizado, sirve su permiso cuando cubre ese residuo, y suele salir más barato que uno propio",
		ask: "¿Tratarías tú el material o lo entregarías? Si lo entregas, lo primero es un contrato con un gestor autorizado; si lo tratas, la autorización.",
	},
	money: {
		title: "Cuatro cifras antes de decidir",
		text: "Pon en una página las toneladas al año, lo que hoy cuesta o da cada una, el precio del equipo y quién ha aceptado quedarse con lo que salga. {company} miraría cuál de las cuatro es menos segura.",
		decides:
			"los años hasta recuperarlo (coste entre ganancia anual): si superan la vida de la máquina, alquilar una línea suele ser más barato",
		ask: "¿Alguien se ha comprometido por escrito a quedarse con lo que salga? Si es así, se pueden calcular los años; si no, esa carta va antes que un plan de negocio.",
	},
	technical: {
		title: "El paso que falla",
		text: "Describe el único paso que no funciona, con los kilos por hora, y guarda dos kilos de lo que entra y de lo que sale. {company} buscaría primero una máquina que ya lo haga.",
		decides:
			"los kilos por hora: si son pocos para una máquina corriente, unas horas en la línea de otro suelen costar menos que construir una",
		ask: "¿Qué paso falla hoy? Si es clasificar, lavar o prensar, se puede probar en una línea que ya exista; si el proceso es nuevo, se empieza en un laboratorio.",
	},
	trial: {
		title: "Preparar la prueba más corta que sirva",
		text: "Envía la ficha de seguridad, el resultado de laboratorio y los kilos listos para una prueba. {company} los compararía con una línea de reciclaje: qué podría pararla y cómo se vuelve a sacar el material.",
		decides:
			"los kilos para una prueba: si no llegan para una hora, la planta piloto de un centro tecnológico suele salir más barata",
		ask: "¿Cuántos kilos se han hecho o tratado de una vez? Si son cientos, se puede hablar de una línea; si son unos pocos, primero hace falta un laboratorio o una planta piloto.",
	},
};
