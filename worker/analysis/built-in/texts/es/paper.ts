import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const paper: CompanyTexts<"paper"> = {
	company: {
		name: "la recuperación y el reciclaje de materiales",
		why: "El reciclaje es su ámbito.",
		// Floor of a 13.6 m × 2.4 m semi-trailer, 11 rows of 3 pallets of 0.8 × 1.2 m (EN 13698-1, 2003);
		// payload about 24 t of the 40 t of Directive 96/53/EC.
		insight:
			"El material ligero viaja por el espacio que ocupa: en un remolque de 13,6 metros caben 33 europalés, pesen dos toneladas o veinticuatro, y el viaje cuesta casi igual. Si se puede prensar, encajar o triturar en origen, eso va antes que el precio.",
		test: {
			title: "Veinte kilos sobre una mesa",
			text: "Toma veinte kilos tal como salen un día cualquiera, o como los serviría un proveedor. Sepáralos por materiales sobre una mesa y pesa cada montón; {company} leería la lista y dos fotos.",
			decides:
				"la parte del material que más pesa: si no llega a la mitad, se prueba a apartarlo donde se produce antes que a clasificar",
		},
		ask: {
			amount:
				"¿Cuántos kilos o contenedores llenos salen, o hacen falta, al mes? Si llenan un camión, pueden viajar directos; si no, suele salir más barata una ruta compartida.",
			condition:
				"¿Es un solo material o son varios unidos o mezclados? Si es uno, ya se puede pedir precio; si son varios, lo primero es saber quién los separa.",
			open: "¿Hay sitio a cubierto para una carga completa? Si lo hay, bastan menos viajes y más llenos; si no, se paga cada viaje a medio llenar.",
		},
		ready: {
			data: "Facturas de un año del transportista o proveedor: kilos, precio y portes",
			material: "De qué está hecho, según la etiqueta o el proveedor",
			photos: "Fotos de un contenedor lleno y de un puñado",
			place: "La dirección y el camión más grande que llega a la puerta",
		},
		aspect:
			"Menos viajes para las mismas toneladas, si alguien prensa o apila en origen: cuesta metros de suelo y unos minutos al día.",
		goal: "Toneladas al año con un nuevo uso, según los tiques de báscula del transportista.",
	},
	paper: {
		name: "el papel y el cartón",
		why: "Trabaja en reciclaje desde 1946 y tiene capacidad para 250.000 toneladas de papel al año.",
		// EN 643:2014, scope: non-paper components limited for every grade, typically below 1.5 % by weight; above the tolerance a grade
		// is not standard. Prohibited: organic waste including foodstuffs. Group 5: special grades.
		insight:
			"El papel para reciclar se compra por calidades: en la mayoría, la EN 643 admite como mucho cerca de un 1,5 % de lo que no es papel, 15 kilos por tonelada. Con más plástico, metal o madera, el lote sale de esa calidad.",
		test: {
			title: "Abrir un saco",
			text: "Abre un saco o una bala que represente al resto, pésalo, aparta lo que no sea papel y pésalo también. Si buscas papel, envía una hoja del actual; {company} partiría de una de las dos cosas.",
			decides:
				"lo que no es papel: con más de 15 kilos por tonelada no cabe en la mayoría de calidades, salvo que se aparte antes",
		},
		ask: {
			condition:
				"De cada cien kilos, ¿cuántos no son papel: plástico, grapas, madera? Si es cerca de uno, caben casi todas las calidades; si son más, hay que apartarlos o buscar una papelera de calidades especiales.",
			amount:
				"¿Cuántas toneladas se moverían al mes? Si es casi un camión, unas 20, se puede preguntar directamente a una papelera; si es mucho menos, suele haber un almacenista en medio.",
			open: "¿Tiene que volver a su dueño la misma fibra? Si es así, hay que fabricarla aparte y por lotes enteros; si no, vale cualquier lote de esa calidad.",
		},
		ready: {
			data: "El último albarán: kilos, calidad y precio por tonelada",
			photos: "Fotos de un saco abierto, o de la hoja que se busca",
			time: "Fechas en que sale o en que hace falta",
			place: "Con qué se carga: muelle, prensa, carretilla o escaleras",
		},
		aspect:
			"Menos fibra nueva por cada tonelada guardada en seco: la EN 643 prohíbe los restos de comida, así que pide un sitio aparte y cubierto.",
		goal: "Toneladas al año que acepta la papelera, sin los rechazos, según los tiques de su báscula.",
	},
	"plant-fibres": {
		name: "las fibras vegetales para papel y envases",
		// Cheng and others, TAPPI Pulping Conference 1994; Vishtal and others, BioResources 6(1), 2011: poor dewatering is the main
		// limit of non-wood pulp. ISO 5267-1:1999, Schopper-Riegler. ISO 5269-1:2005, scope: not for very long
		// fibres such as unshortened flax.
		insight:
			"Con paja y tallos parecidos, el límite en una papelera no suele ser la resistencia, sino el desgote: los finos retienen agua y frenan la máquina (grados Schopper-Riegler, ISO 5267-1). Cáñamo y lino se suelen acortar antes: el ensayo normalizado los excluye enteros.",
		test: {
			title: "Un kilo en el laboratorio",
			text: "Un kilo, seco y picado a dos centímetros, va a un laboratorio papelero: hace la pasta, mide el desgote (ISO 5267-1) y forma diez hojas (ISO 5269-1). {company} leería el resultado antes de cargar ningún camión.",
			decides:
				"el desgote y la pasta de 100 kilos de tallo seco: si es menos de la mitad, el destino del resto pesa mucho",
		},
		ask: {
			condition:
				"¿Se embala seca o se amontona húmeda? Si está seca, espera a que una papelera tenga un día libre; si está húmeda, hay que usarla o secarla en semanas.",
			amount:
				"¿Cuántas toneladas secas habría, o hacen falta, al año? Si son camiones, tiene sentido una prueba en papelera; si son unos cientos de kilos, encajan mejor las hojas a mano o las piezas moldeadas.",
			open: "¿Qué acompaña a la fibra: alambre, tierra, hojas, semillas? Si hay mucho, limpiarla es el primer coste que hay que conocer; si apenas hay, se pica tal cual.",
		},
		ready: {
			data: "Humedad: 100 gramos pesados antes y después de una noche a 105 °C",
			time: "Meses de cosecha y cuánto tiempo se puede guardar",
			photos: "Fotos de un tallo partido junto a una regla",
			place: "Dónde está, y si llega un camión después de llover",
		},
		aspect:
			"Menos pasta de madera, con la papelera cerca: una bala de tallos es casi todo aire, y el camión puede costar más que la fibra.",
		goal: "Toneladas secas de restos vegetales usadas en productos al año, según los albaranes.",
	},
	plastics: {
		name: "el reciclaje de plásticos",
		// Densities in g/cm³: PP 0.83–0.92, PE 0.89–0.98, PS 1.04–1.1, PA 1.02–1.16, PVC 1.16–1.58 (Duis and Coors, Environmental Sciences
		// Europe 28:2, 2016, table 1); solid PET 1.34–1.39.
		insight:
			"En la balsa de lavado, el polietileno y el polipropileno macizos y sin cargas flotan; el poliestireno, el nailon, el PET y el PVC se hunden. Lo que flota junto no lo separa el agua: PE y PP suelen apartarse antes o clasificarse por infrarrojos.",
		test: {
			title: "Una báscula y un cubo",
			text: "Pesa diez kilos tal como salen, o del reciclado que te ofrezcan; lávalos con manguera, sécalos y vuelve a pesar. Echa unos trozos en un cubo de agua: {company} leería los dos pesos y lo que flota.",
			decides:
				"el peso que se pierde: si un tercio es tierra o agua, la lleva uno de cada tres camiones; suele ser más barato sacudirla",
		},
		ask: {
			condition:
				"¿Qué parte del peso es tierra, agua, etiquetas u otro plástico? Si es cerca de una décima parte, se suele poder lavar con el resto; si es cerca de un tercio, se mira primero cómo limpiarlo donde está.",
			product:
				"¿Para qué se usará el plástico reciclado? Si toca alimentos, en la UE el Reglamento 2022/1616 dice qué plástico reciclado se admite; si no, deciden el color y la fluidez.",
			open: "¿Se pueden separar tipos y colores donde se producen? Si se puede, cada uno se ofrece por su lado; si no, el precio de la mezcla tiene que pagar la clasificación.",
		},
		ready: {
			material: "El polímero: número del triángulo o ficha técnica del proveedor",
			amount: "Kilos al mes, de las facturas o pesando una saca llena",
			photos: "Fotos de una saca tal como está hoy",
			data: "Lo que cuesta hoy la tonelada, según la factura de retirada o compra",
		},
		aspect:
			"Menos plástico nuevo, si el próximo producto admite el color: con reciclado mecánico, de colores mezclados suele salir oscuro, y transparente solo de transparente.",
		goal: "Toneladas de plástico reciclado usadas al año, sin la merma del lavado, según los albaranes.",
	},
	textiles: {
		name: "la reutilización y el reciclaje de textiles",
		why: "El grupo no tiene negocio textil: de sus ámbitos, el más próximo es el reciclaje.",
		// Refashion, “Mechanical recycling of textiles”, April 2025: tearing shortens fibres; trims are removed first.
		insight:
			"Deshilachar acorta la fibra: lo que no se vuelve a usar suele acabar en fieltro, aislante o relleno, o se hila mezclado con fibra nueva. Antes se quitan cremalleras, adornos y espuma, y ese trabajo a mano pesa en el coste.",
		test: {
			title: "Unas piezas y unas tijeras",
			text: "Desmonta de tres a diez piezas típicas: pesa el tejido principal y, aparte, forros, cremalleras, espuma y adornos, y apunta los minutos. Con esa lista, un reciclador textil puede contestar.",
			decides:
				"los minutos por kilo: si las manos cuestan más de lo que vale la fibra, seguir usándolo entero suele ser lo más barato",
		},
		ask: {
			condition:
				"¿Qué parte se podría volver a usar tal cual, aunque sea cortada? Si es mucha, esa va primero, a una tienda, una entidad social o un taller; si no hay, solo cuenta la fibra.",
			material:
				"¿Qué dice la etiqueta: lana, algodón, poliéster, elastano? Si es una sola fibra, se puede preguntar a quien la recicla; si es mezcla, lo habitual es relleno o fieltro.",
			open: "¿Hay un logotipo o un tratamiento, como un ignífugo, que no deba pasar a otras manos? Si lo hay, es lo primero que ha de saber quien lo tome; si no, cabe la reventa.",
		},
		ready: {
			amount: "Kilos o piezas al año, de la lavandería o del inventario",
			photos: "Fotos por las dos caras y de la etiqueta",
			data: "La ficha del recubrimiento o tratamiento, del proveedor",
			place: "Dónde se guarda y si está seco",
		},
		aspect:
			"Menos fibra nueva, sobre todo si las piezas se usan más tiempo; la recuperada sustituye sobre todo a las más sencillas.",
	},
	packaging: {
		name: "los envases y embalajes con menos residuos",
		// Mean of a geometric series: trips = 1 ÷ (1 − return rate). Regulation (EU) 2025/40, article 6: all packaging,
		// with exceptions, from 1 January 2030 or 24 months after the delegated acts, whichever is later.
		insight:
			"Un envase que vuelve nueve de cada diez veces hace diez viajes de media; si vuelve ocho, cinco. La tasa de retorno suele decidir antes que la lavadora. En la UE, retornables o no, por regla general deberán diseñarse para reciclarse, desde 2030 como pronto.",
		test: {
			title: "Cien envases, seis semanas",
			text: "Numera cien envases con rotulador, dalos a clientes corrientes durante seis semanas y cuenta los que vuelven. Si no tienen que volver, envía cien del tipo nuevo como siempre y cuenta las roturas.",
			decides:
				"los viajes por envase: si son menos que su precio dividido por el del desechable, el desechable sale más barato, y falta sumar el lavado",
		},
		ask: {
			data: "De cien envases que salen, ¿cuántos se podrían recuperar? Si son noventa, uno retornable puede compensar; si son cincuenta, hace dos viajes y suele convenir uno ligero y reciclable.",
			distance:
				"¿Vuelve vacío el vehículo que reparte? Si vuelve vacío, el retorno cuesta poco; si reparte una mensajería, es un segundo porte.",
			open: "¿Qué no puede hacer peor el envase nuevo: proteger, conservar o lucir? Si es proteger, va primero una prueba de caída; si es conservar, un ensayo de vida útil.",
		},
		ready: {
			amount: "Envases al año, según las facturas de compra",
			material: "Peso de un envase y de cada parte, en una báscula de cocina",
			// Royal Decree 1055/2022: extended producer responsibility for packaging; Ecoembes is one scheme, for household packaging.
			money: "Precio del envase actual y tarifa del sistema colectivo (en España, Ecoembes u otro)",
			photos: "Fotos del envase lleno, vacío y tirado",
		},
		aspect:
			"Menos embalaje por entrega; uno retornable, al ser más fuerte, solo ahorra material cuando ha hecho bastantes viajes.",
		goal: "Kilos de embalaje comprados por cada mil entregas, según las facturas de compra.",
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
		title: "Media página con lo imprescindible",
		text: "Escribe la propiedad que no puede fallar, lo que no puede llevar, la cantidad al mes y cómo se entrega. {company} lo compararía con lo que maneja; antes de cualquier contrato se probaría un lote pequeño.",
		decides:
			"el lote mínimo: bobinas y calidades se fabrican por lotes enteros, y por menos de un palé suele ser más rápido y barato un almacenista",
		ask: "¿Cuánto comprarías de una vez? Si son palés o camiones completos, se puede preguntar a un fabricante; si es menos, conviene buscar en un almacenista.",
	},
	site: {
		title: "El sitio en una página",
		text: "Apunta metros cuadrados, altura libre, desagües, corriente trifásica y acceso de camiones, con una foto del portón. {company} lo compararía con lo que pide un paso: recoger, prensar o clasificar.",
		// Royal Legislative Decree 7/2015, article 5 d: written information on the planning rules of a plot.
		decides:
			"el planeamiento: en España puedes pedir por escrito qué usos admite una finca; si el tuyo no está, otro sitio sale más barato",
		ask: "¿Tienes el sitio o lo buscas? Si lo tienes, lo primero es el uso que le da el plan urbanístico; si lo buscas, las toneladas al mes dan los metros cuadrados.",
	},
	permit: {
		title: "Quién hace cada paso",
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
	people: {
		title: "Un mes con quienes ya están",
		text: "Hazlo un mes con la gente que tengas y apunta horas y kilos. Con eso, {company} y tú podríais ver si pide voluntarios, un puesto pagado o una contrata.",
		decides:
			"las horas por tonelada: si los sueldos superan lo que cuesta hoy la retirada, se compara antes una contrata",
		ask: "¿Quién haría el trabajo un martes cualquiera? Si es plantilla, sus horas van en el precio por tonelada; si son voluntarios, alguien responde del seguro y de los papeles del residuo.",
	},
	trial: {
		title: "La prueba más corta que diga algo",
		text: "Envía la ficha de seguridad, el resultado de laboratorio y los kilos listos para una prueba. {company} los compararía con una línea de reciclaje: qué podría pararla y cómo se vuelve a sacar el material.",
		decides:
			"los kilos para una prueba: si no llegan para una hora, la planta piloto de un centro tecnológico suele salir más barata",
		ask: "¿Cuántos kilos se han hecho o tratado de una vez? Si son cientos, se puede hablar de una línea; si son unos pocos, primero hace falta un laboratorio o una planta piloto.",
	},
	advice: {
		title: "Tres fotos y un peso",
		text: "Envía tres fotos, los kilos al mes y qué se hace hoy con ello. {company} miraría primero una cosa: si es un material con mercado o una mezcla que hay que desmontar.",
		decides:
			"que sea un solo material: si son varios pegados, volver a usarlo tal cual suele costar menos que reciclarlo",
	},
};
