import { forSupply, forTrial, pilot, sale } from "./shared-proposals.ts";
import type { Theme } from "./theme.ts";

/** Themes of the engineering and waste company. */
export const engineeringThemes: readonly Theme[] = [
	{
		id: "organic-waste",
		company: "engineering",
		core: true,
		name: { en: "organic waste", es: "los residuos orgánicos" },
		subjects: [
			"mussel shells, oyster shells | conchas de mejillón, conchas | closques de musclo, petxines",
			"wet grain, draff | grano húmedo | gra humit",
			"animal bones | huesos de animales | ossos d'animals",
			"human hair, cut hair, dog hair, animal hair | pelo cortado, pelo de perro | cabells tallats, pèl de gos",
			"spent grain, brewer's grain | bagazo de cerveza, bagazo | bagàs",
			"sewage sludge | lodos de depuradora | fangs de depuradora",
			"compost | compost | compost",
			"spent coffee grounds, coffee grounds | posos de café, marro de café | marro de cafè, pòsit de cafè",
			"used substrate, spent substrate | sustrato usado | substrat usat",
			"used cooking oil, used oil | aceite usado, aceite de cocina usado | oli usat, oli de cuina usat",
			"slurry | purines | purins",
			"manure | estiércol | fems",
			"tomato waste | residuos del tomate | residus de tomàquet",
			"tomato skins | piel de tomate | pell de tomàquet",
			"orange peel | cáscara de naranja | pell de taronja",
			"fruit peel | piel de fruta | pell de fruita",
			"grape pomace, grape marc | orujo | brisa",
			"grape stalks | raspón | rapa",
			"organic waste | residuos orgánicos, residuo orgánico | residus orgànics",
			"food waste, kitchen waste | restos de comida | restes de menjar, restes del menjador",
			"pruning waste | restos de poda | restes de poda",
			"fish waste | restos de pescado | restes de peix",
			"whey | suero de leche, lactosuero | xerigot",
			"garden waste | restos de jardín | restes de jardí",
			"rice straw | paja de arroz | palla d'arròs",
			"rice husk | cascarilla de arroz | closca d'arròs",
			"eggshells | cáscara de huevo | closca d'ou",
			"feathers | plumas | plomes",
			"animal by-products | subproductos animales | subproductes animals",
			"coffee husk | cascarilla de café | pellofa de cafè",
			"cocoa husk | cascarilla de cacao",
			"vegetable waste, fruit waste | restos de verdura, restos de fruta, residuos vegetales | restes de verdura, restes de fruita",
		],
		sure: "energy or feed, feed or energy, into feed, into animal feed, black soldier fly, organic bin, made of offal, animal by-products, pruned branches, olive clippings, fruit pulp, apple pulp, press ~ apples | para pienso, compostaje, contenedor marrón, larvas de insecto, despojos de matadero, restos de floristería, restos de mercado, pulpa de manzana | per a pinso, compostatge, despulles d'escorxador, restes de mercat, polpa de poma, ossos ~ adob",
		hints:
			"straw, substrate, peel, whey, cheese maker, insects, rot, grounds, husk, pruning, leaves, skins, stalks, rinds, fish heads, fishbones, wet grain, shells, clippings, offal, manure, slurry, crop residue, food scraps, olive trees, stale, rotten, coffee grounds, grease, pulp, bones, spent, fermenting | paja, suero, quesero, sustrato, piel, semilla, cáscara, orgánico, orgánica, posos, poda, hojas, pieles, tallos, cortezas, vísceras, espinas, despojos, restos, césped, podrido, grasa, floristerías, pulpa, huesos, poso húmedo | palla, sèrum, formatger, substrat, pell, llavor, orgànic, orgànica, poda, fulles, pells, tiges, escorces, vísceres, espines, closques, despulles, restes, gespa, podrit, greix, xerigot, polpa, ossos",
		context:
			"leftover, feed, flour, fertiliser, oil, animal, throw away, throws away, throw out, thrown away, discard, dump, landfill, skip, go to waste, gets burnt, gets burned, left over, is left, pile up, abattoir, slaughterhouse, restaurant, canteen, market, dairy, farm, nursery, burnt, winery, brewery, kitchen, cheese, coffee, cocoa, fish, meat, vegetables, grass | pienso, harina, abono, fertilizante, aceite, animal, tiramos, tiran, tira, tirar, acaba en, acaban en, desechamos, vertedero, incineración, incinera*, nos sobran, nos sobra, nos quedan, nos queda, se acumula, se nos acumula, sobrante, matadero, restaurante, comedor, mercado, granja, vivero, bodega, cervecera, cocina, queso, café, cacao, pescado, carne, verdura, hierba | pinso, farina, adob, oli, animal, ramader, llencem, llença, llencen, llençar, acaba a, acaben a, van a parar, abocador, incinera*, ens sobren, ens sobra, ens queden, ens queda, s'acumula, el cremen, els cremen, escorxador, restaurant, menjador, mercat, granja, viver, celler, cervesera, cuina, formatge, cafè, cacau, peix, carn, verdura, herba",
		together: [["organicMatter", "leftover"]],
		goal: {
			number: 12,
			en: "a residue gets a use instead of being disposed of",
			es: "un residuo se aprovecha en lugar de eliminarse",
		},
		alsoGoals: [6, 7, 2, 15, 13],
		aspects: [
			{
				en: "A residue becomes a by-product when its composition is known{, its quantity is steady|} and a use is certain.",
				es: "Un residuo pasa a ser subproducto cuando se conoce su composición{, su cantidad es estable|} y su uso está asegurado.",
			},
			{
				clues:
					"sludge, slurry, manure, spent grain, pomace, whey, coffee grounds, substrate, tomato | lodos, purines, estiércol, bagazo, orujo, tomate | fangs, purins, fems, bagàs, tomàquet",
				en: "Wet organic matter spoils and is costly to move: drying, pressing or treating it nearby decides the outlet.",
				es: "La materia orgánica húmeda se degrada y es cara de mover: secarla, prensarla o tratarla cerca decide la salida.",
			},
			{
				clues: "landfill, disposal, pay | vertedero, pagamos, pagar | abocador, paguem",
				en: "What is paid for disposal today is the budget of any alternative.",
				es: "Lo que hoy se paga por la eliminación es el presupuesto de cualquier alternativa.",
			},
			{
				clues: "animal feed, feed | pienso | pinso",
				en: "Feed and soil uses come before energy, where the law and the contaminants allow them.",
				es: "El pienso y el suelo van antes que la energía, cuando la norma y los contaminantes lo permiten.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"An outlet for the residue",
					"the composition of the residue and the outlets that the law allows for it (feed, compost, biogas, material)",
					"an analysis, {the quantity each month|the date|how it varies through the year} and today’s disposal cost",
					"moisture, contaminants and the distance to whoever takes it",
				],
				es: [
					"Una salida para el residuo",
					"la composición del residuo y las salidas que permite la norma (pienso, compost, biogás, material)",
					"una analítica, {la cantidad mensual|la fecha|cómo varía a lo largo del año} y el coste actual de eliminación",
					"la humedad, los contaminantes y la distancia hasta quien lo reciba",
				],
			},
			{
				when: ["take"],
				en: [
					"A source of the residue",
					"which of the streams it handles contains the residue you need, and how steady it is",
					"your specification{, the volume a month||} and the permit to receive it",
					"the composition available and the distance",
				],
				es: [
					"Una fuente del residuo",
					"cuál de los flujos que gestiona contiene el residuo que necesitas y si es estable",
					"tu especificación{, el volumen al mes||} y el permiso para recibirlo",
					"la composición disponible y la distancia",
				],
				...forSupply,
			},
			{
				when: ["join"],
				en: [
					"Outline of the treatment",
					"the steps from reception to product, their size and the permits they need",
					"the streams, their volumes and what has been tried so far",
					"{a steady quantity and |}a user for what comes out",
				],
				es: [
					"Esquema del tratamiento",
					"los pasos desde la recepción hasta el producto, su tamaño y los permisos que exigen",
					"los flujos, sus volúmenes y lo que se ha probado hasta ahora",
					"{una cantidad estable y |}quien use lo que sale",
				],
			},
		],
		question: {
			en: "What are its composition and moisture, and {how does the quantity change through the year|from when is it available}?",
			es: "¿Cuál es su composición y su humedad, y {cómo cambia la cantidad a lo largo del año|desde cuándo está disponible}?",
		},
		ready: {
			en: [
				{ amount: "tonnes a month" },
				{ thing: "moisture and composition", unless: ["moisture", "composition"] },
				{ thing: "disposal cost today", unless: ["destination", "price"] },
				{ place: "place and storage", known: "storage" },
			],
			es: [
				{ amount: "toneladas al mes" },
				{ thing: "humedad y composición", unless: ["moisture", "composition"] },
				{ thing: "coste actual de eliminación", unless: ["destination", "price"] },
				{ place: "lugar y almacenamiento", known: "almacenamiento" },
			],
		},
	},
	{
		id: "organic-waste/industrial",
		company: "engineering",
		core: true,
		name: { en: "waste management", es: "la gestión de residuos" },
		subjects: [
			"industrial waste, construction waste | residuos industriales, residuos de obra | residus industrials",
			"hazardous waste | residuos peligrosos | residus perillosos",
			"ash, fly ash | cenizas | cendres",
			"sludge | lodos | fangs, llots",
			"slag | escorias | escòries",
			"nappies, sanitary waste | pañales | bolquers",
			"municipal waste | residuos municipales | residus municipals",
			"medical waste, hospital waste | residuos sanitarios, residuos hospitalarios | residus sanitaris",
			"filter dust | polvo de filtro | pols de filtre",
			"foundry sand | arena de fundición | sorra de foneria",
		],
		sure: "waste management, waste treatment, zero waste plant, waste collection, waste sorting, sort* waste | gestión de residuos, tratamiento de residuos, recogida de residuos, separación de residuos, separar residuos, recogida selectiva | gestió de residus, tractament de residus, recollida de residus, recollida selectiva, separar residus",
		hints:
			"waste, residue, landfill, by-product, rejects, leftover, rubbish, skip, incinerat*, scraps, offcuts, trimmings, swarf, dust, sludge, crusts, remnants, seconds, expired, used, throw away, throws away, throw out, thrown away, discard, dump, go to waste, gets burnt, gets burned, left over, is left, pile up, vapes, lithium cells, nobody wants, no one wants, clippings, cera con mechas, burnt in the open, misprints, clogs | residuo, vertedero, subproducto, restos, desechos, basura, incinera*, recortes, retales, polvo, lodo, mermas, caducado, caducada, usado, usada, usados, usadas, tiramos, tiran, tira, tirar, acaba en, acaban en, desechamos, incineración, nos sobran, nos sobra, nos quedan, nos queda, se acumula, se nos acumula, sobrante, nadie los quiere, nadie lo quiere, alguien los quiere, no podemos refundir, no podemos usar, embozan | residu, abocador, subproducte, restes, brossa, incinera*, retalls, pols, llot, minves, caducat, caducada, usat, usada, usats, usades, llencem, llença, llencen, llençar, acaba a, acaben a, van a parar, ens sobren, ens sobra, ens queden, ens queda, s'acumula, el cremen, els cremen, ningú els vol, no podem fer servir, emboça, en traiem",
		together: [["chemicals", "leftover"]],
		goal: {
			number: 12,
			en: "a residue gets a use instead of being disposed of",
			es: "un residuo se aprovecha en lugar de eliminarse",
		},
		alsoGoals: [6],
		aspects: [
			{
				en: "A residue becomes a by-product when its composition is known{, its quantity is steady|} and a use is certain.",
				es: "Un residuo pasa a ser subproducto cuando se conoce su composición{, su cantidad es estable|} y su uso está asegurado.",
			},
			{
				clues: "landfill, disposal, pay | vertedero, pagamos, pagar | abocador, paguem",
				en: "What is paid for disposal today is the budget of any alternative.",
				es: "Lo que hoy se paga por la eliminación es el presupuesto de cualquier alternativa.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"An outlet for the residue",
					"the composition of the residue and the outlets that the law allows for it (reuse, recycling, energy)",
					"an analysis or a sample, {the quantity each month|the date|how it varies through the year} and today’s disposal cost",
					"contaminants{, a steady quantity|} and the distance to whoever takes it",
				],
				es: [
					"Una salida para el residuo",
					"la composición del residuo y las salidas que permite la norma (reutilización, reciclaje, energía)",
					"una analítica o una muestra, {la cantidad mensual|la fecha|cómo varía a lo largo del año} y el coste actual de eliminación",
					"los contaminantes{, una cantidad estable|} y la distancia hasta quien lo reciba",
				],
			},
			{
				when: ["do", "join"],
				en: [
					"Outline of the waste management",
					"the streams, how they are sorted and collected, and the permits that they need",
					"the streams, their volumes and what has been tried so far",
					"streams that are kept apart and a user for each of them",
				],
				es: [
					"Esquema de la gestión de residuos",
					"los flujos, cómo se separan y recogen y los permisos que exigen",
					"los flujos, sus volúmenes y lo que se ha probado hasta ahora",
					"flujos bien separados y quien use cada uno",
				],
			},
		],
		question: {
			en: "What does the residue consist of, and {how constant is it from one month to the next|from when is it available}?",
			es: "¿De qué se compone el residuo y {cuánto varía de un mes a otro|desde cuándo está disponible}?",
		},
		ready: {
			en: [
				{ thing: "composition", unless: ["composition", "polymer", "fibres"] },
				{ amount: "quantity each month" },
				{ thing: "disposal cost today", unless: ["destination", "price"] },
				{ place: "place and storage", known: "storage" },
			],
			es: [
				{ thing: "composición", unless: ["composition", "polymer", "fibres"] },
				{ amount: "cantidad mensual" },
				{ thing: "coste actual de eliminación", unless: ["destination", "price"] },
				{ place: "lugar y almacenamiento", known: "almacenamiento" },
			],
		},
	},
	{
		id: "water",
		company: "engineering",
		core: true,
		name: { en: "water treatment and reuse", es: "el tratamiento y la reutilización del agua" },
		subjects: [
			"wastewater, laundry wastewater, sewage | aguas residuales, agua residual | aigües residuals, aigua residual",
			"treated water, reclaimed water | agua depurada, agua regenerada, agua de la depuradora | aigua depurada, aigua regenerada",
			"microplastics | microplásticos | microplàstics",
			"process water | agua de proceso | aigua de procés",
			"rainwater | agua de lluvia | aigua de pluja",
			"wastewater treatment plant, sewage plant | depuradora, planta depuradora | depuradora",
			"desalination | la desalación, desaladora | dessalació, dessaladora",
			"drinking water | agua potable | aigua potable",
			"water leaks | fugas de agua | fuites d'aigua",
			"polluted river, dirty river | río contaminado | riu contaminat",
			"swimming pool water | agua de piscina | aigua de piscina",
			"greywater, grey water | aguas grises | aigües grises",
			"water network, water pipes, water supply | red de agua, tuberías de agua, abastecimiento de agua | xarxa d'aigua, canonades d'aigua",
			"dirty water, clean water | agua sucia, agua limpia | aigua bruta, aigua neta",
			"water consumption | el consumo de agua | consum d'aigua",
			"nitrates | nitratos | nitrats",
			"effluent, discharges | vertidos | abocaments",
		],
		sure: "water treatment, water reuse, reuse water, treat water, save water, water a day, without water, constructed wetland, clean water, purify water, water purification, waste less water, less water, drought, collect* ~ rain, harvest* rain, rainwater tank, treat ~ water, cleans ~ water, cuts water use, water use, saves water, settling tanks | tratamiento de agua, tratar el agua, reutilizar agua, reutilización del agua, sin agua, ahorrar agua, filtros verdes, depurar agua, purificar agua, tratamiento de aguas, menos agua, escasez de agua, sequía, recoger ~ lluvia, aprovechar ~ agua, reutilizar ~ agua, agua ~ nitratos, consumo de agua, ahorra agua, agua clorada | tractament d'aigua, reutilitzar aigua, consum d'aigua, estalviar aigua, depurar aigua, menys aigua, sequera, recollir ~ pluja, aprofitar ~ aigua, recuperar ~ aigua, estalvia aigua, embussa ~ depuradora",
		hints:
			"water, drought, membrane, filter, irrigation, river, leak, m³, rain, tannery, drain, litres, pipe, sea water, dirty, pond, tank, cistern, soap, tap, taps, toilets, showers, chlorinated, chlorine, pool, water park, laundry, clogged, sewer, settling tanks, mud, waste water, purification, well, spring | agua, sequía, membrana, filtro, riego, regar, río, acuáticas, m³, lluvia, curtidos, desagüe, litros, tubería, sucio, escape, fugas, balsa, depurar, depósito, cisterna, aljibe, jabón, piscina, grifo, grifos, cisternas, duchas, clorada, cloro, parque acuático, alcantarilla, sedimentos, barro, pozo, manantial | aigua, sequera, membrana, filtre, reg, regar, riu, pluja, m³, litres, canonada, brut, fuita, bassa, depurar, dipòsit, cisterna, sabó, piscina, aixeta, aixetes, dutxes, clor, parc aquàtic, claveguera, fang, pou, font, embussa",
		together: [["water", "waterTrouble"]],
		goal: {
			number: 6,
			en: "water is treated or used again",
			es: "el agua se trata o se vuelve a usar",
		},
		alsoGoals: [14, 9],
		aspects: [
			{
				en: "Where the water goes decides its treatment: a discharge permit or a new use sets the quality to reach.",
				es: "El destino del agua decide su tratamiento: el permiso de vertido o un nuevo uso fija la calidad que hay que alcanzar.",
			},
			{
				clues:
					"irrigat*, crop, vine*, water only, drought | riego, regar, cultivo, viñ*, sequía | reg, regar, celler, vinya, sequera",
				en: "For irrigation, salinity, pathogens and storage in winter are the points to settle.",
				es: "Para el riego hay que resolver la salinidad, los patógenos y el almacenamiento en invierno.",
			},
			{
				clues:
					"microplastic, membrane, filter | microplástico, membrana, filtro | microplàstic, membrana, filtre",
				en: "What is filtered out has to go somewhere: the concentrate is part of the design.",
				es: "Lo que se retiene tiene que ir a algún sitio: el concentrado forma parte del diseño.",
			},
		],
		proposals: [
			{
				when: ["try"],
				en: [
					"Trial on real wastewater",
					"which plant has a comparable effluent, where the unit would be connected and what would be measured",
					"the unit, its consumption and the results so far",
					"safe connection without stopping the plant, and the destination of what is removed",
				],
				es: [
					"Ensayo con agua residual real",
					"qué planta tiene un vertido comparable, dónde se conectaría el equipo y qué se mediría",
					"el equipo, sus consumos y los resultados obtenidos",
					"conectarlo sin parar la planta y el destino de lo que se retira",
				],
				...forTrial,
			},
			sale,
			{
				when: ["do", "join"],
				en: [
					"Study of the water treatment",
					"flows and analyses of the water, the quality that its discharge or its use requires, and the treatment that reaches it",
					"analyses of the water, its flow over the year and the permit, if there is one",
					"the quality required and the cost per cubic metre treated",
				],
				es: [
					"Estudio del tratamiento del agua",
					"los caudales y las analíticas del agua, la calidad que exige su vertido o su uso y el tratamiento que la alcanza",
					"analíticas del agua, su caudal a lo largo del año y el permiso, si lo hay",
					"la calidad exigida y el coste por metro cúbico tratado",
				],
			},
		],
		question: {
			en: "What does the water contain today, and what quality does its discharge or its use require?",
			es: "¿Qué contiene hoy el agua y qué calidad exige su vertido o su uso?",
		},
		ready: {
			en: [
				{ thing: "flow in m³ a day", unless: "flow" },
				"analyses of the water",
				{ thing: "discharge permit or intended use", unless: "permit" },
			],
			es: [
				{ thing: "caudal en m³ al día", unless: "flow" },
				"analíticas del agua",
				{ thing: "permiso de vertido o uso previsto", unless: "permit" },
			],
		},
	},
	{
		id: "carbon",
		company: "engineering",
		core: true,
		name: { en: "carbon measurement and reduction", es: "la medición y reducción de emisiones" },
		subjects: [
			"carbon footprint | la huella de carbono | petjada de carboni",
			"CO2, CO2 emissions, carbon dioxide | CO2, emisiones de CO2 | CO2, emissions de CO2",
			"emissions | emisiones | emissions",
			"life-cycle assessment, life cycle analysis, LCA | análisis de ciclo de vida, ACV | anàlisi de cicle de vida",
			"carbon credits, carbon offset | créditos de carbono | crèdits de carboni",
			"carbon capture, carbon storage | la captura de carbono, el almacenamiento de carbono | captura de carboni",
			"soil carbon, carbon farming | carbono del suelo | carboni del sòl",
			"sustainability report, ESG report | informe de sostenibilidad, memoria de sostenibilidad | informe de sostenibilitat, memòria de sostenibilitat",
			"ecodesign | el ecodiseño | ecodisseny",
			"environmental footprint | la huella ambiental | petjada ambiental",
		],
		sure: "measure our footprint, carbon footprint of, emit, emits, net zero, decarboni*, greenhouse gas, climate plan, store carbon, measure carbon, how much carbon, carbon label, climate change, our footprint, its footprint, footprint of, cut ~ emissions, carbon neutral, climate neutral, carbon-neutral | medir ~ huella, calcular ~ huella, emitir, emiten, descarboniz*, gases de efecto invernadero, plan climático, cuánto carbono, medir ~ carbono, carbono guardan, cambio climático, cero emisiones, cuánta huella, qué huella, nuestra huella, neutro en carbono, neutros en carbono, neutralidad de carbono | mesurar ~ petjada, calcular ~ petjada, descarbonitz*, gasos d'efecte hivernacle, quant carboni, canvi climàtic, zero emissions, quanta petjada, quina petjada, la nostra petjada, neutre en carboni, neutralitat de carboni, quant CO2",
		hints:
			"carbon, climate, footprint, scope, satellite, certify, offset | carbono, clima, alcance, satélite, certificar, compensar | carboni, clima, satèl·lit, certificar",
		together: [["emissions", "measureIt"]],
		goal: {
			number: 13,
			en: "emissions are measured and cut",
			es: "se miden y se reducen emisiones",
		},
		alsoGoals: [9, 7, 11],
		aspects: [
			{
				en: "Measuring comes first: a few sources usually make up most of the footprint.",
				es: "Primero se mide: unas pocas fuentes suelen sumar la mayor parte de la huella.",
			},
			{
				clues:
					"truck, lorry, lorries, fleet, transport, parcel | camión, flota, transporte | camió, flota, transport",
				en: "In transport, load and route come before the change of vehicle: a kilometre avoided emits nothing.",
				es: "En el transporte, la carga y la ruta van antes que el cambio de vehículo: un kilómetro evitado no emite.",
			},
			{
				clues:
					"supplier, supply chain, scope 3 | proveedor, cadena de suministro, alcance 3 | proveïdor, cadena de subministrament",
				en: "Suppliers give usable data when they are asked for few figures and get something back.",
				es: "Los proveedores dan datos útiles cuando se les piden pocas cifras y reciben algo a cambio.",
			},
			{
				clues: "building, refurbish | edificio, rehabilit* | edifici, rehabilit*",
				en: "Among many buildings, consumption per square metre tells which to refurbish first.",
				es: "Entre muchos edificios, el consumo por metro cuadrado indica cuáles rehabilitar primero.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Footprint and reduction plan",
					"the sources of emissions, the data available and which measures come first by cost and effect",
					"a year of energy, fuel and purchase data",
					"the quality of the data and who decides on the measures",
				],
				es: [
					"Huella y plan de reducción",
					"las fuentes de emisión, los datos disponibles y qué medidas van primero por coste y efecto",
					"un año de datos de energía, combustible y compras",
					"la calidad de los datos y quién decide las medidas",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Which data on energy, fuel and purchases exist for a whole year?",
			es: "¿Qué datos de energía, combustible y compras hay de un año completo?",
		},
		ready: {
			en: [
				"a year’s energy and fuel bills",
				"sites or vehicles included",
				"earlier calculations",
				"target and date",
			],
			es: [
				"facturas de energía y combustible de un año",
				"centros o vehículos incluidos",
				"cálculos anteriores",
				"objetivo y fecha",
			],
		},
	},
	{
		id: "carbon/transport",
		company: "engineering",
		core: false,
		name: { en: "freight with fewer kilometres", es: "el transporte de mercancías con menos kilómetros" },
		subjects: [
			"route planning | la planificación de rutas | planificació de rutes",
			"empty kilometres | kilómetros en vacío | quilòmetres en buit",
			"last-mile delivery | el reparto de última milla | repartiment d'última milla",
			"freight transport, road haulage | el transporte de mercancías | transport de mercaderies",
		],
		sure: "drive empty, return empty, come back empty, half-empty vans, lorry loads, plans lorry, share lorries, optimi* routes, cargo bikes | cargas de camión, vuelven vacíos, vuelve vacío, vuelven de vacío, van vacíos, optimizar rutas, compartir camiones, bicicletas de carga | tornen buits, torna buit, van buits, optimitzar rutes, bicicletes de càrrega",
		hints:
			"lorry, truck, route, delivery, courier, parcel, software, kilometre | camión, ruta, reparto, mensajería, paquete, kilómetro | camió, ruta, repartiment, missatgeria, paquet, quilòmetre",
		goal: {
			number: 13,
			en: "a kilometre that is not driven emits nothing",
			es: "un kilómetro que no se recorre no emite",
		},
		alsoGoals: [9, 11],
		aspects: [
			{
				en: "In transport, load and route come before the change of vehicle: a kilometre avoided emits nothing.",
				es: "En el transporte, la carga y la ruta van antes que el cambio de vehículo: un kilómetro evitado no emite.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Study of loads and routes",
					"where lorries run empty or half full, and which loads could be brought together",
					"a few months’ journeys, with loads and times",
					"the journeys that can wait or be shared",
				],
				es: [
					"Estudio de cargas y rutas",
					"dónde van los camiones vacíos o a medias y qué cargas se podrían agrupar",
					"los viajes de unos meses, con cargas y horarios",
					"los viajes que pueden esperar o compartirse",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "How many kilometres are driven empty today, and whose loads could be brought together?",
			es: "¿Cuántos kilómetros se hacen hoy en vacío y qué cargas se podrían agrupar?",
		},
		ready: {
			en: ["a month’s journeys and loads", "vehicles", "fixed delivery times", "software in use"],
			es: ["viajes y cargas de un mes", "vehículos", "horarios de entrega fijos", "programas que se usan"],
		},
	},
	{
		id: "seas",
		company: "engineering",
		core: false,
		name: { en: "marine litter and fishing waste", es: "las basuras marinas y los residuos de la pesca" },
		subjects: [
			"fishing nets, fishing gear | redes de pesca, artes de pesca | xarxes de pesca, arts de pesca",
			"marine litter, beach litter | basura marina, basuras marinas | brossa marina, deixalles marines",
			"seaweed, algae | algas | algues",
			"posidonia | posidonia | posidònia",
			"coral reefs, seagrass | arrecifes de coral | esculls de corall",
		],
		sure: "ocean clean-up, beach clean-up, aquaculture, fishing boats, fishing fleet, clean the sea, marine ecosystem, underwater, plastic ~ nets, rubbish ~ nets, fishermen ~ plastic | limpieza de playas, acuicultura, barcos de pesca, flota pesquera, fondo marino, ecosistema marino, limpiar el mar, pescadores ~ plástico, pescadores ~ basura, plástico ~ redes | neteja de platges, aqüicultura, barques de pesca, fons marí, pescadors ~ plàstic, pescadors ~ bosses de plàstic, bosses de plàstic ~ xarxes",
		hints:
			"sea, ocean, harbour, habour, port, fishermen, fishing, beach, coast, rope, boat, net, marine, diver, fishing boats, nets, trawl, estuary, seabed, marina, moorings | mar, océano, puerto, pescadores, pesca, playa, costa, barco, redes, marino, buzo, pescador, barcos de pesca, arrastre, estuario, fondo marino, amarres | mar, oceà, port, pescadors, pesca, platja, costa, barca, xarxes, marí, barques, arrossegament, estuari, fons marí, amarratges",
		together: [
			["sea", "leftover"],
			["sea", "worn"],
		],
		goal: {
			number: 14,
			en: "waste stays out of the sea or is recovered from it",
			es: "los residuos no llegan al mar o se recuperan de él",
		},
		alsoGoals: [12, 9],
		aspects: [
			{
				en: "Material from the sea has somewhere to go only if the harbour has a container, a manager and an outlet for it.",
				es: "El material que viene del mar solo tiene destino si el puerto dispone de contenedor, gestor y salida.",
			},
			{
				clues: "nets, rope, gear | redes, cabos, artes | xarxes, caps",
				en: "Nets mix polymers, lead and organic matter: dismantling them is most of the cost.",
				es: "Las redes mezclan polímeros, plomo y materia orgánica: desmontarlas es la mayor parte del coste.",
			},
		],
		proposals: [
			{
				when: ["give", "sell", "do", "join"],
				en: [
					"Route from the harbour to the recycler",
					"how the material is stored, dismantled and transported, and who receives each fraction",
					"an inventory by polymer, photographs and the agreement of the port",
					"the work of dismantling and an outlet for each fraction",
				],
				es: [
					"Del puerto al reciclador",
					"cómo se almacena, desmonta y transporta el material, y quién recibe cada fracción",
					"un inventario por polímeros, fotografías y el acuerdo del puerto",
					"el trabajo de desmontaje y una salida para cada fracción",
				],
			},
		],
		question: {
			en: "Who dismantles and cleans the material in the port, and who pays for it today?",
			es: "¿Quién desmonta y limpia el material en el puerto y quién lo paga hoy?",
		},
		ready: {
			en: [
				"tonnes stored and a year",
				{ thing: "polymers", unless: "polymer" },
				"agreement of the port",
				"photographs",
			],
			es: [
				"toneladas almacenadas y al año",
				{ thing: "polímeros", unless: "polymer" },
				"acuerdo del puerto",
				"fotografías",
			],
		},
	},
	{
		id: "electronics",
		company: "engineering",
		core: false,
		name: { en: "electrical and electronic waste", es: "los residuos eléctricos y electrónicos" },
		subjects: [
			"old fridges | frigoríficos viejos, neveras viejas | neveres velles",
			"e-waste, electronic waste | residuos electrónicos, chatarra electrónica, RAEE | residus electrònics, RAEE",
			"old solar panels, used solar panels | placas solares viejas, paneles solares usados | plaques solars velles",
			"discarded computers, old computers | ordenadores usados, ordenadores viejos | ordinadors vells",
			"printer cartridges, ink cartridges, toner cartridges | cartuchos de impresora, cartuchos de tinta, cartuchos de tóner | cartutxos d'impressora, cartutxos de tinta, cartutxos de tòner",
			"disposable vapes, vapes | vapeadores, cigarrillos electrónicos | vapejadors, cigarretes electròniques",
			"used mobile phones, old phones | móviles usados, teléfonos usados | mòbils vells",
		],
		sure: "recycl* ~ solar panel | reciclaje de placas solares, reciclaje de paneles | reciclatge de plaques",
		hints:
			"dismantl*, take apart, takes apart, appliance, silicon, circuit board, washing machine, electronic, vapes, lithium, phones, screens, laptops, computers, cables, printers, toner, televisions, appliances | desmont*, electrodoméstico, silicio, circuito, aparato, lavadora, electrónico, vapeadores, litio, móviles, pantallas, portátiles, ordenadores, cables, impresoras, tóner, televisores, electrodomésticos | desmunt*, electrodomèstic, silici, aparell, rentadora, electrònic, vapejadors, liti, mòbils, pantalles, portàtils, ordinadors, cables, impressores, tòner, televisors, electrodomèstics",
		context:
			"old, broken, collect, discarded, disposable, nobody wants | viejos, rotos, recogemos, desechables, usados | vells, trencats, recollim, usats",
		together: [
			["devices", "leftover"],
			["devices", "worn"],
			["devices", "recycle"],
		],
		goal: {
			number: 12,
			en: "the materials of discarded equipment are recovered",
			es: "se recuperan los materiales de equipos desechados",
		},
		alsoGoals: [8, 9, 7],
		aspects: [
			{
				en: "Devices are worth most when they can be repaired, then for their parts, and last for their materials.",
				es: "Un aparato vale más si se puede reparar, después por sus piezas y por último por sus materiales.",
			},
		],
		proposals: [
			{
				when: ["give", "take", "join"],
				en: [
					"Supply of devices and outlets for the fractions",
					"where devices could come from, and an outlet for each fraction that comes out",
					"the waste permit, the balance of materials and the capacity",
					"the permit for this type of waste and the value of the fractions",
				],
				es: [
					"Entrada de aparatos y salida de las fracciones",
					"de dónde podrían venir los aparatos y una salida para cada fracción resultante",
					"la autorización de residuos, el balance de materiales y la capacidad",
					"la autorización para este tipo de residuo y el valor de las fracciones",
				],
			},
		],
		question: {
			en: "Which waste permit do you hold, and what share of each device is recovered?",
			es: "¿Qué autorización de residuos tienes y qué parte de cada aparato se recupera?",
		},
		ready: {
			en: [
				{ thing: "waste permit", unless: "permit" },
				"tonnes a year",
				"balance of fractions",
				"origin of the devices",
			],
			es: [
				{ thing: "autorización de residuos", unless: "permit" },
				"toneladas al año",
				"balance de fracciones",
				"origen de los aparatos",
			],
		},
	},
	{
		id: "electronics/repair",
		company: "engineering",
		core: false,
		name: { en: "repair of appliances and devices", es: "la reparación de aparatos" },
		subjects: [
			"repair cafés | cafés de reparación | cafès de reparació",
			"tool libraries | bancos de herramientas, banco de herramientas, biblioteca de herramientas | biblioteca d'eines, banc d'eines",
			"refurbished computers, refurbished laptops | ordenadores reacondicionados, portátiles reacondicionados | ordinadors recondicionats",
			"spare parts | piezas de repuesto, recambios | recanvis, peces de recanvi",
		],
		sure: "repair* ~ appliances, repair* ~ washing machine, refurbish* ~ computers, refurbish* ~ laptops, printed spare parts | arreglar ~ aparatos, arreglen ~ aparatos, reparar electrodomésticos, reparar ~ electrodomésticos, reparar aparatos, reacondicion* ~ ordenadores, reacondicion* ~ móviles | reparar aparells, reparar electrodomèstics, reparar ~ electrodomèstics, recondicion*",
		hints:
			"repair, appliance, tool, washing machine, laptop, device | reparar, arreglar, electrodoméstico, herramienta, lavadora, portátil, aparato | reparar, arreglar, electrodomèstic, eina, rentadora, portàtil, aparell",
		goal: {
			number: 12,
			en: "what is repaired need not be bought new",
			es: "lo que se repara no hay que comprarlo nuevo",
		},
		alsoGoals: [4, 8, 1],
		aspects: [
			{
				en: "A repair depends on spare parts and safety checks; what cannot be repaired still needs an authorised manager.",
				es: "Reparar depende de las piezas y de las pruebas de seguridad; lo que no tiene arreglo necesita un gestor autorizado.",
			},
		],
		proposals: [
			{
				when: ["give", "take", "join"],
				en: [
					"Devices, parts and what is left over",
					"where devices and spare parts could come from, and where what cannot be repaired would go",
					"the kinds of device, the people who repair and the premises",
					"the safety check after the repair and who is liable",
				],
				es: [
					"Aparatos, piezas y lo que sobra",
					"de dónde podrían venir los aparatos y las piezas, y adónde iría lo que no tiene arreglo",
					"los tipos de aparato, las personas que reparan y el local",
					"la prueba de seguridad tras la reparación y quién responde",
				],
			},
		],
		question: {
			en: "Who repairs, who checks the safety, and who takes what cannot be repaired?",
			es: "¿Quién repara, quién comprueba la seguridad y quién se lleva lo que no tiene arreglo?",
		},
		ready: {
			en: [
				"kinds of device",
				{ thing: "people and skills", unless: "people" },
				"premises and tools",
				"how many a month",
			],
			es: [
				"tipos de aparato",
				{ thing: "personas y conocimientos", unless: "people" },
				"local y herramientas",
				"cuántos al mes",
			],
		},
	},
	{
		id: "processes",
		company: "engineering",
		core: true,
		name: { en: "industrial process engineering", es: "la ingeniería de procesos industriales" },
		subjects: [
			"production line | línea de producción | línia de producció",
			"industrial automation | la automatización industrial | automatització industrial",
			"predictive maintenance | el mantenimiento predictivo | manteniment predictiu",
			"digital twin | gemelo digital | bessó digital",
			"sorting robot | robot de clasificación | robot de classificació",
			"3D printing | la impresión 3D | impressió 3D",
			"traceability system, industrial sensors | la trazabilidad industrial | traçabilitat industrial",
			"production waste, scrap rate | mermas de producción | minves de producció",
		],
		sure: "process engineering, industrial engineering, industry 5.0, sustainable engineering, lean manufacturing, process improvement, optimi* production, artificial vision, computer vision, cameras ~ sort, system ~ cameras | ingeniería de procesos, ingeniería industrial, ingeniería sostenible, industria 5.0, mejora de procesos, optimizar producción, visión artificial, mejorar la producción, sistema de cámaras, cámaras ~ clasifica | enginyeria de processos, enginyeria sostenible, millora de processos, optimitzar producció, visió artificial, sistema de càmeres",
		hints:
			"robot, artificial intelligence, scrap rate, automate, manufacturing, maintenance, conveyor, leaks, assembly line, machine downtime, quality control, vision system, sensor network, plant layout, throughput, cameras, sorts, ripeness, belt | robot, inteligencia artificial, merma, automatizar, mantenimiento, cinta transportadora, fugas, cadena de montaje, paradas de máquina, control de calidad, visión, red de sensores, cámaras, clasifica, madurez, cinta | robot, intel·ligència artificial, minva, automatitzar, manteniment, fuites, cadena de muntatge, parades de màquina, control de qualitat, visió, càmeres, classifica, cinta",
		context: "sensor, factory | sensor, fábrica | sensor, fàbrica",
		together: [["factory", "defects"]],
		goal: {
			number: 9,
			en: "an industrial process is improved",
			es: "se mejora un proceso industrial",
		},
		alsoGoals: [12, 8, 13],
		aspects: [
			{
				en: "A process that wastes less material or energy pays for itself with what it no longer buys.",
				es: "Un proceso que desperdicia menos material o energía se paga con lo que deja de comprar.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Review of the process",
					"the steps, losses and stops of the process, and where the change would be made first",
					"a diagram, the losses that are known and a contact in the plant",
					"a measured loss that the change would cut",
				],
				es: [
					"Revisión del proceso",
					"los pasos, las mermas y las paradas del proceso, y dónde se haría primero el cambio",
					"un esquema, las mermas conocidas y un contacto en la planta",
					"una merma medida que el cambio reduciría",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Which loss or stop of the process would it cut, and by how much?",
			es: "¿Qué merma o parada del proceso reduciría y cuánto?",
		},
		ready: {
			en: [
				"process diagram",
				"losses and stops",
				"data available",
				{ thing: "hours of operation", unless: "schedule" },
			],
			es: [
				"esquema del proceso",
				"mermas y paradas",
				"datos disponibles",
				{ thing: "horas de funcionamiento", unless: "schedule" },
			],
		},
	},
];
