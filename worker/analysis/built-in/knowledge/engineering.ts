import { forSupply, pilot, sale } from "./shared-proposals.ts";
import type { Aspect, Preparation, Theme } from "./theme.ts";

/** What whoever hands devices over has to have ready. */
const devicesReady: Preparation["ready"] = {
	en: [
		{ thing: "kinds of device", unless: "devices" },
		{ amount: "how many (once or every month)" },
		"some photographs",
		{ place: "place and storage", known: "storage", knownUnless: "storage" },
	],
	es: [
		{ thing: "tipos de aparato", unless: "devices" },
		{ amount: "cuántos (una vez o cada mes)" },
		"algunas fotografías",
		{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
	],
};

const fewerKilometres: Aspect = {
	en: "In transport, load and route come before the change of vehicle: a kilometre avoided emits nothing.",
	es: "En el transporte, la carga y la ruta van antes que el cambio de vehículo: un kilómetro evitado no emite.",
};

/** What decides whether any residue finds an outlet. */
const outletAspects: readonly Aspect[] = [
	{
		clues:
			"by-product, end of waste, no longer waste, sell it as | subproducto, fin de la condición de residuo, dejar de ser residuo | subproducte, deixar de ser residu",
		en: "A residue becomes a by-product when its composition is known{, its quantity is steady|} and a use is certain.",
		es: "Un residuo pasa a ser subproducto cuando se conoce su composición{, su cantidad es estable|} y su uso está asegurado.",
	},
	{
		clues: "sludge | lodo, lodos | fang, fangs, llot, llots",
		en: "Sludge is mostly water: how it is dried or treated decides what moving it costs and where it can go.",
		es: "Un lodo es sobre todo agua: cómo se seca o se trata decide cuánto cuesta moverlo y adónde puede ir.",
	},
	{
		clues:
			"landfill, we pay, pay for ~ remov*, pay to, pay per, costs us, disposal cost | vertedero, pagamos por, pagamos para, nos cobra, nos cobran, nos cuesta | abocador, paguem per, paguem perquè, ens cobra, ens cobren, ens costa",
		en: "What is paid for disposal today is the budget of any alternative.",
		es: "Lo que hoy se paga por la eliminación es el presupuesto de cualquier alternativa.",
	},
];

/** Themes of the engineering and waste company. */
export const engineeringThemes: readonly Theme[] = [
	{
		id: "organic-waste",
		company: "engineering",
		core: true,
		name: { en: "organic waste", es: "los residuos orgánicos" },
		subjects: [
			"organic waste collection, organic fraction, food waste bin | recogida de orgánica, fracción orgánica, basura orgánica | recollida d'orgànica, fracció orgànica, brossa orgànica",
			"composter, community composting | compostador, compostaje comunitario | compostador, compostatge comunitari",
			"grease traps, fat from grease traps | separadores de grasas, grasa del separador | desgreixadors, greix del separador",
			"hair, hair clippings | cabello, recortes de pelo | cabells, retalls de cabell",
			"mussel shells, oyster shells | conchas de mejillón, conchas | closques de musclo, petxines",
			"wet grain, draff | grano húmedo | gra humit",
			"animal bones | huesos de animales | ossos d'animals",
			"human hair, cut hair, dog hair, animal hair | pelo cortado, pelo de perro | cabells tallats, pèl de gos",
			"spent grain, brewer's grain | bagazo de cerveza, bagazo | bagàs",
			"sewage sludge | lodos de depuradora | fangs de depuradora",
			"compost | compost | compost",
			"spent coffee grounds, coffee grounds | posos de café, marro de café | marro de cafè, pòsit de cafè",
			"used substrate, spent substrate | sustrato usado, sustrato agotado | substrat usat, substrat esgotat",
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
			"whey | suero de leche, lactosuero, litros de suero, suero de queso | xerigot",
			"garden waste | restos de jardín | restes de jardí",
			"rice straw | paja de arroz | palla d'arròs",
			"rice husk | cascarilla de arroz | closca d'arròs",
			"eggshells | cáscara de huevo | closca d'ou",
			"stale bread, dry bread, old bread | pan duro, pan seco, pan de ayer | pa dur, pa sec, pa d'ahir",
			"olive pomace | alperujo | sansa",
			"vine cuttings, vine prunings | sarmientos, poda de viña | sarments, poda de vinya",
			"feathers | plumas | plomes",
			"animal by-products | subproductos animales | subproductes animals",
			"coffee husk | cascarilla de café | pellofa de cafè",
			"cocoa husk | cascarilla de cacao",
			"vegetable waste, fruit waste | restos de verdura, restos de fruta, residuos vegetales | restes de verdura, restes de fruita",
		],
		sure: "energy or feed, feed or energy, into feed, into animal feed, black soldier fly, organic bin, made of offal, animal by-products, pruned branches, olive clippings, fruit pulp, apple pulp, press ~ apples, feed chickens, feed to chickens, food ~ throws away, food ~ thrown away | para pienso, compostaje, contenedor marrón, larvas de insecto, despojos de matadero, restos de floristería, restos de mercado, pulpa de manzana, para las gallinas, dar ~ gallinas, restos ~ comedor, sobras ~ comedor | per a pinso, compostatge, despulles d'escorxador, restes de mercat, polpa de poma, ossos ~ adob, per a les gallines, restes ~ menjador, sobres ~ menjador",
		hints:
			"straw, substrate, peel, whey, cheese maker, insects, rot, grounds, husk, pruning, leaves, skins, stalks, rinds, fish heads, fishbones, wet grain, shells, clippings, offal, manure, slurry, crop residue, food scraps, olive trees, stale, rotten, coffee grounds, grease, pulp, bones, spent, fermenting | paja, suero, quesero, sustrato, piel, semilla, cáscara, orgánico, orgánica, posos, poda, hojas, pieles, tallos, cortezas, vísceras, espinas, despojos, restos, césped, podrido, grasa, floristerías, pulpa, huesos, poso húmedo | palla, sèrum, formatger, substrat, pell, llavor, orgànic, orgànica, poda, fulles, pells, tiges, escorces, vísceres, espines, closques, despulles, restes, gespa, podrit, greix, xerigot, polpa, ossos",
		context:
			"leftover, feed, flour, fertiliser, oil, animal, throw away, throws away, throw out, thrown away, discard, dump, landfill, skip, go to waste, gets burnt, gets burned, left over, is left, pile up, abattoir, slaughterhouse, restaurant, canteen, market, dairy, farm, nursery, burnt, winery, brewery, kitchen, cheese, coffee, cocoa, fish, meat, vegetables, grass | pienso, harina, abono, fertilizante, aceite, animal, tiramos, tiran, tira, tirar, acaba en, acaban en, desechamos, vertedero, incineración, incinera*, nos sobran, nos sobra, nos quedan, nos queda, se acumula, se nos acumula, sobrante, matadero, restaurante, comedor, mercado, granja, vivero, bodega, cervecera, cocina, queso, café, cacao, pescado, carne, verdura, hierba | pinso, farina, adob, oli, animal, ramader, llencem, llença, llencen, llençar, acaba a, acaben a, van a parar, abocador, incinera*, ens sobren, ens sobra, ens queden, ens queda, s'acumula, el cremen, els cremen, escorxador, restaurant, menjador, mercat, granja, viver, celler, cervesera, cuina, formatge, cafè, cacau, peix, carn, verdura, herba",
		together: [
			["organicMatter", "leftover"],
			["organicMatter", "amounts"],
		],
		goal: {
			number: 12,
			en: "organic waste is used, or treated so that it does no harm",
			es: "el residuo orgánico se aprovecha o se trata para que no haga daño",
		},
		alsoGoals: [6, 7, 2, 15, 13],
		aspects: [
			{
				en: "What organic waste is good for depends on what it contains and how fresh it is: kept clean and apart, it has more outlets.",
				es: "Para qué sirve un residuo orgánico depende de lo que contiene y de lo fresco que está: limpio y separado tiene más salidas.",
			},
			{
				clues:
					"slurry, manure, spent grain, pomace, whey, coffee grounds, wet pulp, fruit pulp | purines, estiércol, bagazo, orujo, alperujo, suero, posos de café, pulpa | purins, fems, bagàs, brisa, xerigot, marro de cafè, polpa",
				en: "Wet organic matter spoils and is costly to move: drying, pressing or treating it nearby decides the outlet.",
				es: "La materia orgánica húmeda se degrada y es cara de mover: secarla, prensarla o tratarla cerca decide la salida.",
			},
			...outletAspects,
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
					"what the residue contains and the outlets that the law allows for it (feed, compost, biogas, material)",
					"what is known of the residue and {the amount|the date|how the amount varies}",
					"moisture, contaminants and the distance to whoever takes it",
				],
				es: [
					"Una salida para el residuo",
					"qué contiene el residuo y las salidas que permite la norma (pienso, compost, biogás, material)",
					"lo que se sabe del residuo y {la cantidad|la fecha|cómo varía la cantidad}",
					"la humedad, los contaminantes y la distancia hasta quien lo reciba",
				],
			},
			{
				when: ["take"],
				en: [
					"A source of the residue",
					"which of the streams it handles contains the residue you need, and how steady it is",
					"what it has to be like{, the amount||} and the permit to receive it, if one is needed",
					"the composition available and the distance",
				],
				es: [
					"Una fuente del residuo",
					"cuál de los flujos que gestiona contiene el residuo que necesitas y si es estable",
					"cómo tiene que ser{, la cantidad||} y el permiso para recibirlo, si hace falta",
					"la composición disponible y la distancia",
				],
				...forSupply,
			},
			{
				when: ["do", "join"],
				en: [
					"Outline of the treatment",
					"the steps from the residue to what comes out, their size and the permits they need",
					"the kinds of waste, {their amounts ||}and the space there is, if it is known",
					"{a steady quantity and |}a user for what comes out",
				],
				es: [
					"Esquema del tratamiento",
					"los pasos desde el residuo hasta lo que sale, su tamaño y los permisos que exigen",
					"los tipos de residuo, {sus cantidades ||}y el espacio que hay, si se sabe",
					"{una cantidad estable y |}quien use lo que sale",
				],
			},
		],
		question: {
			en: "Does anything get mixed in with it that could limit its use?",
			es: "¿Se mezcla con algo que pueda limitar su uso?",
		},
		questionUnless: ["contaminants", "sorting"],
		ready: {
			en: [
				{ amount: "amount (once or every month)" },
				{ thing: "what is known of its composition and moisture", unless: ["moisture", "composition"] },
				{ thing: "what happens to it today and what that costs", unless: ["destination", "price"] },
				{ place: "place and storage", known: "storage", knownUnless: "storage" },
			],
			es: [
				{ amount: "cantidad (una vez o cada mes)" },
				{ thing: "lo que se sabe de su composición y su humedad", unless: ["moisture", "composition"] },
				{ thing: "qué se hace hoy con él y cuánto cuesta", unless: ["destination", "price"] },
				{ place: "lugar y almacenamiento", known: "almacenamiento", knownUnless: "storage" },
			],
		},
	},
	{
		id: "organic-waste/hazardous",
		company: "engineering",
		core: true,
		name: { en: "hazardous waste", es: "los residuos peligrosos" },
		subjects: [
			"hazardous waste, toxic waste | residuos peligrosos, residuos tóxicos | residus perillosos, residus tòxics",
			"used solvents, used solvent, dirty solvent, solvent waste | disolventes usados, disolvente usado, disolvente sucio, restos de disolvente | dissolvents usats, dissolvent usat, dissolvent brut, restes de dissolvent",
			"used engine oil, used motor oil, engine oil | aceite de motor usado, aceite usado de motor, aceite de motor | oli de motor usat, oli usat de motor, oli de motor",
			"oil filters | filtros de aceite | filtres d'oli",
			"paint sludge, paint waste, leftover paint | lodos de pintura, restos de pintura, pintura sobrante | fangs de pintura, restes de pintura, pintura sobrant",
			"brake fluid, antifreeze | líquido de frenos, anticongelante | líquid de frens, anticongelant",
			"cutting fluid, cutting oil | taladrina, aceite de corte | taladrina, oli de tall",
			"perchloroethylene, perc | percloroetileno | percloroetilè",
			"dirty rags, oily rags, greasy rags | trapos sucios, trapos con aceite, trapos con grasa | draps bruts, draps amb oli, draps amb greix",
			"spent acid, acid bath, chrome bath | ácido usado, baño de ácido, baño de cromado | àcid usat, bany d'àcid, bany de cromat",
			"pesticide containers | envases de fitosanitarios | envasos de fitosanitaris",
			"medical waste, hospital waste | residuos sanitarios, residuos hospitalarios | residus sanitaris, residus hospitalaris",
			"expired chemicals, laboratory reagents | productos químicos caducados, reactivos de laboratorio | productes químics caducats, reactius de laboratori",
			"cleaning solvent, degreasing solvent | disolvente de limpieza, desengrasante | dissolvent de neteja, desgreixant",
		],
		sure: "hazardous, waste register, toxic products, less toxic, change ~ solvent, replace ~ solvent, remove ~ asbestos, old chemicals, unused chemicals, chemicals ~ no longer use, clean ~ petrol, wash parts | peligrosos, libro de residuos, productos tóxicos, menos tóxico, cambiar ~ disolvente, sustituir ~ disolvente, retirar ~ amianto, retirar ~ uralita, productos químicos viejos, productos químicos ~ no usamos, productos químicos ~ no se usan, limpiamos ~ gasolina, lavamos ~ gasolina, lavado de piezas, lavamos piezas | perillosos, productes tòxics, menys tòxic, canviar ~ dissolvent, substituir ~ dissolvent, retirar ~ amiant, retirar ~ uralita, productes químics vells, productes químics ~ ja no, netegem ~ gasolina, rentem ~ gasolina, rentat de peces",
		hints:
			"solvent, thinner, paint, varnish, acid, chemicals, toxic, drums, dry cleaner, garage, electroplating, print ink, asbestos, sludge, paperwork, rags | disolvente, pintura, barniz, ácido, químicos, tóxico, bidones, tintorería, taller mecánico, cromado, tintas, amianto, uralita, lodos, papeles, trapos | dissolvent, pintura, vernís, àcid, químics, tòxic, bidons, tintoreria, taller mecànic, cromat, tintes, amiant, uralita, fangs, papers, draps",
		together: [
			["hazards", "leftover"],
			["hazards", "amounts"],
			["hazards", "worn"],
		],
		goal: {
			number: 12,
			en: "hazardous waste is kept apart and treated safely, or no longer arises",
			es: "los residuos peligrosos se separan y se tratan con seguridad, o dejan de generarse",
		},
		alsoGoals: [6, 3],
		aspects: [
			{
				en: "Hazardous waste is kept apart from the rest, labelled and handed to an authorised manager.",
				es: "Los residuos peligrosos se guardan aparte, etiquetados, y se entregan a un gestor autorizado.",
			},
			{
				clues:
					"change to, switch to, replace, substitute, less toxic, water-based, wet cleaning | cambiar a, pasar a, pasarnos a, sustituir, menos tóxico, menos tóxicos, al agua, limpieza en húmedo | canviar a, passar a, passar-nos a, substituir, menys tòxic, menys tòxics, a l'aigua, neteja en humit",
				en: "A hazardous product that is no longer used leaves no waste: another product or another process may do the same job.",
				es: "El producto peligroso que se deja de usar no deja residuo: otro producto u otro proceso puede hacer lo mismo.",
			},
		],
		proposals: [
			{
				when: ["give", "sell", "join"],
				en: [
					"A safe way out for the waste",
					"which kinds of waste there are, how they have to be kept and which authorised managers could take them",
					"the kinds of waste, {the amounts|the date|how they are kept} and the papers, if there are any",
					"what each kind contains and whether it is kept apart",
				],
				es: [
					"Una salida segura para el residuo",
					"qué tipos de residuo hay, cómo tienen que guardarse y qué gestores autorizados podrían llevárselos",
					"los tipos de residuo, {las cantidades|la fecha|cómo se guardan} y los papeles, si los hay",
					"qué contiene cada uno y si se guarda aparte",
				],
			},
			{
				when: ["do"],
				en: [
					"Review of the hazardous waste",
					"what each kind of waste needs (storage, labels, papers) and which products could be replaced by less harmful ones",
					"the products in use, the kinds of waste and the papers, if there are any",
					"a product or a process that does the same job with less risk, and what the change costs",
				],
				es: [
					"Revisión de los residuos peligrosos",
					"qué pide cada residuo (almacén, etiquetas, papeles) y qué productos podrían cambiarse por otros menos dañinos",
					"los productos que se usan, los tipos de residuo y los papeles, si los hay",
					"un producto o un proceso que haga lo mismo con menos riesgo, y el coste del cambio",
				],
			},
			pilot,
		],
		question: {
			en: "How is the waste kept until somebody collects it: apart, labelled, under cover?",
			es: "¿Cómo se guarda el residuo hasta que alguien lo recoge: aparte, etiquetado, a cubierto?",
		},
		questionUnless: "storage",
		ready: {
			en: [
				"contracts or papers with a waste manager, if there are any",
				{ amount: "amount (once or every month)" },
				"safety data sheets of the products, if there are any",
				{ place: "place and storage", known: "storage", knownUnless: "storage" },
			],
			es: [
				"contratos o papeles con un gestor, si los hay",
				{ amount: "cantidad (una vez o cada mes)" },
				"fichas de seguridad de los productos, si las hay",
				{ place: "lugar y almacenamiento", known: "almacenamiento", knownUnless: "storage" },
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
			"ash, fly ash | cenizas | cendres",
			"sludge | lodos | fangs, llots",
			"slag | escorias | escòries",
			"nappies, sanitary waste | pañales | bolquers",
			"municipal waste | residuos municipales | residus municipals",
			"filter dust | polvo de filtro | pols de filtre",
			"foundry sand | arena de fundición | sorra de foneria",
		],
		sure: "waste management, waste treatment, zero waste plant, waste collection, waste sorting, sort* waste, mobile recycling centre, set up ~ recycling centre | gestión de residuos, tratamiento de residuos, recogida de residuos, separación de residuos, separar residuos, recogida selectiva, punto limpio móvil, montar ~ punto limpio, hacer ~ punto limpio | gestió de residus, tractament de residus, recollida de residus, recollida selectiva, separar residus, deixalleria mòbil, fer ~ deixalleria, muntar ~ deixalleria",
		hints:
			"waste, residue, landfill, by-product, rejects, leftover, rubbish, skip, incinerat*, scraps, offcuts, trimmings, swarf, dust, sludge, crusts, remnants, seconds, expired, used, throw away, throws away, throw out, thrown away, discard, dump, go to waste, gets burnt, gets burned, left over, is left, pile up, vapes, lithium cells, nobody wants, no one wants, clippings, cera con mechas, burnt in the open, misprints, clogs | residuo, vertedero, subproducto, restos, desechos, basura, incinera*, recortes, retales, polvo, lodo, mermas, caducado, caducada, usado, usada, usados, usadas, tiramos, tiran, tira, tirar, acaba en, acaban en, desechamos, incineración, nos sobran, nos sobra, nos quedan, nos queda, se acumula, se nos acumula, sobrante, nadie los quiere, nadie lo quiere, alguien los quiere, no podemos refundir, no podemos usar, embozan | residu, abocador, subproducte, restes, brossa, incinera*, retalls, pols, llot, minves, caducat, caducada, usat, usada, usats, usades, llencem, llença, llencen, llençar, acaba a, acaben a, van a parar, ens sobren, ens sobra, ens queden, ens queda, s'acumula, el cremen, els cremen, ningú els vol, no podem fer servir, emboça, en traiem",
		together: [
			["chemicals", "leftover"],
			["chemicals", "amounts"],
		],
		goal: {
			number: 12,
			en: "waste is used, or treated so that it does no harm",
			es: "el residuo se aprovecha o se trata para que no haga daño",
		},
		alsoGoals: [6],
		aspects: [
			{
				en: "Waste that is kept apart where it arises has more outlets and is easier to treat.",
				es: "El residuo que se separa donde se genera tiene más salidas y es más fácil de tratar.",
			},
			...outletAspects,
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"An outlet for the residue",
					"what the residue consists of and the outlets that the law allows for it (reuse, recycling, energy)",
					"a sample or photographs and {the amount|the date|how the amount varies}",
					"contaminants{, a steady quantity|} and the distance to whoever takes it",
				],
				es: [
					"Una salida para el residuo",
					"de qué se compone el residuo y las salidas que permite la norma (reutilización, reciclaje, energía)",
					"una muestra o fotografías y {la cantidad|la fecha|cómo varía la cantidad}",
					"los contaminantes{, una cantidad estable|} y la distancia hasta quien lo reciba",
				],
			},
			{
				when: ["do", "join"],
				en: [
					"Outline of the waste management",
					"the kinds of waste, how they could be sorted and collected, and the permits that they need",
					"the kinds of waste, their amounts and how they are collected today, if they are",
					"waste that is kept apart, and somebody who takes each kind",
				],
				es: [
					"Esquema de la gestión de residuos",
					"los tipos de residuo, cómo podrían separarse y recogerse y los permisos que exigen",
					"los tipos de residuo, sus cantidades y cómo se recogen hoy, si se recogen",
					"residuos bien separados y quien se lleve cada uno",
				],
				question: {
					en: "Which kind of waste matters most, by its amount or its cost?",
					es: "¿Qué residuo pesa más, por su cantidad o por su coste?",
				},
				ready: {
					en: [
						"list of the kinds of waste",
						{ amount: "amounts, as far as they are known" },
						{ thing: "who collects them today, if anybody does", unless: "destination" },
						{ place: "place and space", known: "space" },
					],
					es: [
						"lista de los tipos de residuo",
						{ amount: "cantidades, si se saben" },
						{ thing: "quién los recoge hoy, si alguien lo hace", unless: "destination" },
						{ place: "lugar y espacio", known: "espacio" },
					],
				},
			},
			pilot,
		],
		question: {
			en: "Does anything get mixed in with it that could limit its use?",
			es: "¿Se mezcla con algo que pueda limitar su uso?",
		},
		questionUnless: ["contaminants", "sorting"],
		ready: {
			en: [
				{ amount: "amount (once or every month)" },
				"photographs or a sample",
				{ thing: "what happens to it today and what that costs", unless: ["destination", "price"] },
				{ place: "place and storage", known: "storage", knownUnless: "storage" },
			],
			es: [
				{ amount: "cantidad (una vez o cada mes)" },
				"fotografías o una muestra",
				{ thing: "qué se hace hoy con él y cuánto cuesta", unless: ["destination", "price"] },
				{ place: "lugar y almacenamiento", known: "almacenamiento", knownUnless: "storage" },
			],
		},
	},
	{
		id: "water",
		company: "engineering",
		core: true,
		name: {
			en: "water treatment, saving and reuse",
			es: "el tratamiento, el ahorro y la reutilización del agua",
		},
		subjects: [
			"wastewater, laundry wastewater, sewage | aguas residuales, agua residual | aigües residuals, aigua residual",
			"treated water, reclaimed water | agua depurada, agua regenerada, agua de la depuradora | aigua depurada, aigua regenerada",
			"microplastics | microplásticos | microplàstics",
			"process water | agua de proceso | aigua de procés",
			"rainwater | agua de lluvia | aigua de pluja",
			"wastewater treatment plant, sewage plant | planta depuradora, depuradora nueva, depuradora pequeña, depuradora propia | planta depuradora, depuradora nova, depuradora petita, depuradora pròpia",
			"desalination | la desalación, desaladora | dessalació, dessaladora",
			"drinking water | agua potable | aigua potable",
			"water leaks | fugas de agua | fuites d'aigua",
			"polluted river, dirty river | río contaminado | riu contaminat",
			"swimming pool water | agua de piscina | aigua de piscina",
			"greywater, grey water | aguas grises | aigües grises",
			"water network, water pipes, water supply | red de agua, tuberías de agua, abastecimiento de agua | xarxa d'aigua, canonades d'aigua",
			"dirty water, clean water | agua sucia, agua limpia | aigua bruta, aigua neta",
			"water consumption | el consumo de agua | consum d'aigua",
			"effluent, discharges | vertidos | abocaments",
		],
		sure: "water treatment, water reuse, reuse water, treat water, save water, water a day, without water, constructed wetland, clean water, purify water, water purification, waste less water, less water, drought, collect* ~ rain, harvest* rain, rainwater tank, treat ~ water, water ~ nitrates, cleans ~ water, cuts water use, water use, saves water, settling tanks, network ~ leaks, losing water, loses water, where ~ water is lost, brine, leaks in ~ water, water leak* | qué depuradora, poner ~ depuradora, necesit* ~ depuradora, pozo ~ nitratos, tratamiento de agua, tratar el agua, reutilizar agua, reutilización del agua, sin agua, ahorrar agua, filtros verdes, depurar agua, purificar agua, tratamiento de aguas, menos agua, escasez de agua, sequía, recoger ~ lluvia, aprovechar ~ agua, reutilizar ~ agua, agua ~ nitratos, consumo de agua, ahorra agua, agua clorada, pierde agua, pierde ~ agua, perdemos agua, red ~ pierde, depuradora compacta, depuradora pequeña, depuradora para, depuradora ~ plantas, salmuera, fugas de agua, fugas ~ agua | quina depuradora, posar ~ depuradora, necessit* ~ depuradora, pou ~ nitrats, aigua ~ nitrats, tractament d'aigua, reutilitzar aigua, consum d'aigua, estalviar aigua, depurar aigua, menys aigua, sequera, recollir ~ pluja, aprofitar ~ aigua, recuperar ~ aigua, estalvia aigua, embussa ~ depuradora, perd aigua, perdem aigua, perd ~ aigua, xarxa ~ perd, depuradora compacta, depuradora petita, depuradora per a, depuradora ~ plantes, salmorra, fuites d'aigua, fuites ~ aigua",
		hints:
			"water, nitrates, sewage works, drought, membrane, filter, irrigation, river, leak, m³, rain, tannery, drain, litres, pipe, sea water, dirty, pond, tank, cistern, soap, tap, taps, toilets, showers, chlorinated, chlorine, pool, water park, laundry, clogged, sewer, settling tanks, mud, waste water, purification, well, spring | agua, nitratos, depuradora, sequía, membrana, filtro, riego, regar, río, acuáticas, m³, lluvia, curtidos, desagüe, litros, tubería, sucio, escape, fugas, balsa, depurar, depósito, cisterna, aljibe, jabón, piscina, grifo, grifos, cisternas, duchas, clorada, cloro, parque acuático, alcantarilla, sedimentos, barro, pozo, manantial | aigua, nitrats, depuradora, sequera, membrana, filtre, reg, regar, riu, pluja, m³, litres, canonada, brut, fuita, bassa, depurar, dipòsit, cisterna, sabó, piscina, aixeta, aixetes, dutxes, clor, parc aquàtic, claveguera, fang, pou, font, embussa",
		together: [["water", "waterTrouble"]],
		goal: {
			number: 6,
			en: "water is saved, cleaned or used again",
			es: "el agua se ahorra, se limpia o se vuelve a usar",
		},
		alsoGoals: [14, 9],
		aspects: [
			{
				en: "What the water is for, or where it goes, decides how much can be saved and how far it has to be cleaned.",
				es: "Para qué es el agua, o adónde va, decide cuánta se puede ahorrar y hasta dónde hay que limpiarla.",
			},
			{
				clues: "irrigat*, water the crops, watering | riego, regar, regamos | reg, regar, reguem",
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
			pilot,
			sale,
			{
				when: ["do", "join", "give"],
				en: [
					"Study of the water",
					"how much water there is and what it contains, the quality that its use or discharge requires, and which saving or treatment gets there",
					"water bills or the flow, and analyses or a permit, if there are any",
					"the quality required and the cost per cubic metre",
				],
				es: [
					"Estudio del agua",
					"cuánta agua hay y qué contiene, la calidad que exige su uso o su vertido y qué ahorro o tratamiento la alcanza",
					"las facturas del agua o el caudal, y las analíticas o el permiso, si los hay",
					"la calidad exigida y el coste por metro cúbico",
				],
			},
		],
		question: {
			en: "How does the amount of water change through the year?",
			es: "¿Cómo cambia la cantidad de agua a lo largo del año?",
		},
		questionUnless: ["calendar", "duration"],
		ready: {
			en: [
				{ thing: "flow or consumption in m³ a day", unless: "flow" },
				"analyses of the water, if there are any",
				{ thing: "discharge permit, if there is one", unless: "permit" },
				{ place: "place and space for equipment", known: "space for equipment" },
			],
			es: [
				{ thing: "caudal o consumo en m³ al día", unless: "flow" },
				"analíticas del agua, si las hay",
				{ thing: "permiso de vertido, si lo hay", unless: "permit" },
				{ place: "lugar y espacio para equipos", known: "espacio para equipos" },
			],
		},
	},
	{
		id: "air",
		company: "engineering",
		core: false,
		name: { en: "odours and emissions to the air", es: "los olores y las emisiones al aire" },
		subjects: [
			"bad smells, bad smell, stench | malos olores, mal olor, olores molestos | males olors, mala olor, pudors",
			"paint booth, spray booth | cabina de pintura | cabina de pintura",
			"fume extraction, dust extraction | extracción de humos, aspiración de polvo | extracció de fums, aspiració de pols",
			"air filter, activated carbon filter | filtro de aire, filtro de carbón activo | filtre d'aire, filtre de carbó actiu",
			"volatile organic compounds, VOC | compuestos orgánicos volátiles, COV | compostos orgànics volàtils, COV",
			"air quality, air pollution | calidad del aire, contaminación del aire | qualitat de l'aire, contaminació de l'aire",
		],
		sure: "complain ~ smell, complain ~ fumes, complain ~ smoke, complain ~ dust, smell ~ booth, smell ~ neighbours, air outlet, neighbours ~ smell, dust ~ street, smell ~ farm, farm ~ smell | quejan ~ olor, quejan ~ humo, quejan ~ polvo, quejas ~ olor, huele ~ vecinos, olor ~ cabina, salida de aire, protesta ~ olor, protestan ~ olor, protestan ~ humo, quej* ~ olor, quej* ~ humo, quej* ~ polvo, polvo ~ calle, olor ~ granja, olor ~ denunci*, granja ~ olor | queixen ~ olor, queixen ~ pudor, queixen ~ fum, queixen ~ pols, queixes ~ olor, olor ~ cabina, sortida d'aire, protesten ~ olor, protesten ~ fum, queix* ~ olor, queix* ~ pudor, queix* ~ fum, queix* ~ pols, pols ~ carrer, olor ~ granja, olor ~ denunci*, pudor ~ granja, granja ~ olor, granja ~ pudor",
		hints:
			"smell, fumes, smoke, soot, dust, booth, chimney, neighbours complain, ventilation, filter | olor, huele, humo, humos, hollín, polvo, cabina, chimenea, se quejan, ventilación, filtro | olor, pudor, fum, fums, sutge, pols, cabina, xemeneia, es queixen, ventilació, filtre",
		together: [["smells", "complaints"]],
		goal: {
			number: 11,
			en: "the air around a workplace is cleaner",
			es: "el aire alrededor del lugar de trabajo está más limpio",
		},
		alsoGoals: [3, 9],
		aspects: [
			{
				en: "What goes into the air is best cut where it arises: the product, a closed step or the extraction come before the filter.",
				es: "Lo que sale al aire se reduce mejor en su origen: el producto, un paso cerrado o la aspiración van antes que el filtro.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Study of what goes into the air",
					"what it is and where it comes from, which limits apply, and which change or filter suits it",
					"what you know of where it comes from, and any letter or report there is",
					"where it arises, a measurement if one is needed, and the cost of the change",
				],
				es: [
					"Estudio de lo que sale al aire",
					"qué es y de dónde viene, qué límites se aplican y qué cambio o filtro le conviene",
					"lo que sabes de su origen, y las cartas o los informes que haya",
					"dónde se origina, una medición si hace falta y el coste del cambio",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Has anything been measured so far?",
			es: "¿Se ha medido algo hasta ahora?",
		},
		questionUnless: "results",
		ready: {
			en: [
				"what it comes from, as far as you know",
				{ thing: "when it is noticed most", unless: "schedule" },
				"photographs of the place",
				"letters or reports, if there are any",
			],
			es: [
				"de dónde viene, por lo que sabes",
				{ thing: "cuándo se nota más", unless: "schedule" },
				"fotografías del lugar",
				"cartas o informes, si los hay",
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
		sure: "measure our footprint, carbon footprint of, emit, emits, net zero, decarboni*, greenhouse gas, climate plan, store carbon, measure carbon, how much carbon, carbon label, climate change, our footprint, its footprint, footprint of, cut ~ emissions, carbon neutral, climate neutral, carbon-neutral, footprint of our, footprint ~ product, ask* ~ footprint, demand* ~ footprint, carbon of our, carbon in our, declaration ~ carbon, environmental product declaration | medir ~ huella, calcular ~ huella, emitir, emiten, descarboniz*, gases de efecto invernadero, plan climático, cuánto carbono, medir ~ carbono, carbono guardan, cambio climático, cero emisiones, cuánta huella, qué huella, nuestra huella, neutro en carbono, neutros en carbono, neutralidad de carbono, huella de nuestr*, huella del producto, huella de cada, exige* ~ huella, pide* ~ huella, carbono de nuestr*, declaración ambiental | mesurar ~ petjada, calcular ~ petjada, descarbonitz*, gasos d'efecte hivernacle, quant carboni, canvi climàtic, zero emissions, quanta petjada, quina petjada, la nostra petjada, neutre en carboni, neutralitat de carboni, quant CO2, petjada dels nostres, petjada de les nostres, petjada de cada, exigeix* ~ petjada, deman* ~ petjada, carboni dels nostres, carboni de les nostres, declaració ambiental",
		hints:
			"carbon, climate, footprint, scope, satellite, certify, offset | carbono, clima, alcance, satélite, certificar, compensar | carboni, clima, satèl·lit, certificar",
		together: [["emissions", "measureIt"]],
		goal: {
			number: 13,
			en: "emissions are measured so as to cut them",
			es: "se miden las emisiones para reducirlas",
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
				...fewerKilometres,
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
					"the bills and records of energy, fuel and purchases that there are",
					"the quality of the data and who decides on the measures",
				],
				es: [
					"Huella y plan de reducción",
					"las fuentes de emisión, los datos disponibles y qué medidas van primero por coste y efecto",
					"las facturas y los registros de energía, combustible y compras que haya",
					"la calidad de los datos y quién decide las medidas",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Which bills and records of a whole year do you have?",
			es: "¿Qué facturas y registros tienes de un año completo?",
		},
		questionUnless: "consumption",
		ready: {
			en: [
				{ thing: "energy and fuel bills of a year", unless: "consumption" },
				"sites, vehicles or products included",
				"earlier calculations, if there are any",
				"date by which the result is needed",
			],
			es: [
				{ thing: "facturas de energía y combustible de un año", unless: "consumption" },
				"centros, vehículos o productos incluidos",
				"cálculos anteriores, si los hay",
				"fecha en que se necesita el resultado",
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
		sure: "drive empty, return empty, come back empty, half-empty vans, lorry loads, plans lorry, share lorries, optimi* routes, cargo bikes, vans ~ empty, lorries ~ empty, trucks ~ empty, half empty, share ~ vans, share ~ delivery, share ~ transport | cargas de camión, vuelven vacíos, vuelve vacío, vuelven de vacío, van vacíos, optimizar rutas, compartir camiones, bicicletas de carga, furgonetas ~ vacías, camiones ~ vacíos, vuelv* ~ vací*, van ~ medio vací*, bajan ~ vací*, compartir ~ reparto, compartir ~ furgoneta | tornen buits, torna buit, van buits, optimitzar rutes, bicicletes de càrrega, furgonetes ~ buides, camions ~ buits, torn* ~ buid*, torn* ~ buit*, mig buid*, mig buit*, baix* ~ buid*, compartir ~ repartiment, compartir ~ furgoneta",
		hints:
			"lorry, truck, route, delivery, courier, parcel, software, kilometre | camión, ruta, reparto, mensajería, paquete, kilómetro | camió, ruta, repartiment, missatgeria, paquet, quilòmetre",
		together: [["deliveries", "sparedTrips"]],
		goal: {
			number: 13,
			en: "a kilometre that is not driven emits nothing",
			es: "un kilómetro que no se recorre no emite",
		},
		alsoGoals: [9, 11],
		aspects: [fewerKilometres],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Study of loads and routes",
					"where vehicles run empty or half full, and which loads could be brought together",
					"the journeys of some weeks, with loads and times",
					"the journeys that can wait or be shared",
				],
				es: [
					"Estudio de cargas y rutas",
					"dónde van los vehículos vacíos o a medias y qué cargas se podrían agrupar",
					"los viajes de unas semanas, con cargas y horarios",
					"los viajes que pueden esperar o compartirse",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Is it known how many kilometres are driven empty or half full?",
			es: "¿Se sabe cuántos kilómetros se hacen en vacío o a medias?",
		},
		ready: {
			en: ["journeys and loads of some weeks", "vehicles", "fixed delivery times", "programs in use, if any"],
			es: [
				"viajes y cargas de unas semanas",
				"vehículos",
				"horarios de entrega fijos",
				"programas que se usan, si los hay",
			],
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
		],
		sure: "ocean clean-up, beach clean-up, aquaculture, fishing boats, fishing fleet, clean the sea, marine ecosystem, underwater, plastic ~ nets, rubbish ~ nets, fishermen ~ plastic | limpieza de playas, acuicultura, barcos de pesca, flota pesquera, fondo marino, ecosistema marino, limpiar el mar, pescadores ~ plástico, pescadores ~ basura, plástico ~ redes | neteja de platges, aqüicultura, barques de pesca, fons marí, pescadors ~ plàstic, pescadors ~ bosses de plàstic, bosses de plàstic ~ xarxes",
		hints:
			"sea, ocean, harbour, habour, port, fishermen, fishing, beach, coast, rope, boat, net, marine, diver, fishing boats, nets, trawl, estuary, seabed, marina, moorings | mar, océano, puerto, pescadores, pesca, playa, costa, barco, redes, marino, buzo, pescador, barcos de pesca, arrastre, estuario, fondo marino, amarres | mar, oceà, port, pescadors, pesca, platja, costa, barca, xarxes, marí, barques, arrossegament, estuari, fons marí, amarratges",
		together: [
			["sea", "leftover"],
			["sea", "amounts"],
			["sea", "worn"],
		],
		goal: {
			number: 14,
			en: "less waste stays in the sea, and what comes out of it gets a use",
			es: "en el mar queda menos basura y lo que sale de él se aprovecha",
		},
		alsoGoals: [12, 9],
		aspects: [
			{
				en: "What comes out of the sea is wet, salty and mixed: what can be made of it is decided by how it is sorted and kept on land.",
				es: "Lo que sale del mar llega mojado, salado y mezclado: lo que se puede hacer con ello depende de cómo se separa y se guarda en tierra.",
			},
			{
				clues:
					"fishing nets, old nets, nets, fishing gear | redes, redes viejas, artes de pesca | xarxes, arts de pesca",
				en: "Nets mix polymers, lead and organic matter: dismantling them is most of the cost.",
				es: "Las redes mezclan polímeros, plomo y materia orgánica: desmontarlas es la mayor parte del coste.",
			},
		],
		proposals: [
			{
				when: ["take"],
				en: [
					"A source of material from the sea",
					"which ports or fleets could set the material apart, and how it could be sorted",
					"what the material has to be like{, and the amount a month||}",
					"the cost of sorting and cleaning it, and the distance",
				],
				es: [
					"Una fuente de material del mar",
					"qué puertos o flotas podrían apartar el material y cómo podría separarse",
					"cómo tiene que ser el material{, y la cantidad al mes||}",
					"el coste de separarlo y limpiarlo, y la distancia",
				],
				...forSupply,
			},
			{
				when: ["give", "sell", "do", "join"],
				en: [
					"From the sea to a new use",
					"how the material could be stored, sorted and transported, and who could take each part",
					"photographs and {the amount|the date|where it is kept}",
					"the work of cleaning it and taking it apart, and an outlet for each part",
				],
				es: [
					"Del mar a un nuevo uso",
					"cómo podría guardarse, separarse y transportarse el material, y quién podría llevarse cada parte",
					"fotografías y {la cantidad|la fecha|dónde se guarda}",
					"el trabajo de limpiarlo y desmontarlo, y una salida para cada parte",
				],
			},
			pilot,
		],
		question: {
			en: "Where is the material kept once it is ashore?",
			es: "¿Dónde se guarda el material una vez en tierra?",
		},
		questionUnless: "storage",
		ready: {
			en: [
				{ amount: "amount (once or every year)" },
				{ thing: "kinds of material", unless: ["polymer", "composition"] },
				"photographs",
				{ place: "port or beach", known: "who agrees to it on the spot" },
			],
			es: [
				{ amount: "cantidad (una vez o cada año)" },
				{ thing: "tipos de material", unless: ["polymer", "composition"] },
				"fotografías",
				{ place: "puerto o playa", known: "quién tiene que autorizarlo allí" },
			],
		},
	},
	{
		id: "electronics",
		company: "engineering",
		core: false,
		name: { en: "electrical and electronic waste", es: "los residuos eléctricos y electrónicos" },
		subjects: [
			"old televisions, old radios | televisores viejos, radios viejas | televisors vells, ràdios velles",
			"old fridges, old washing machines, old appliances, old devices | neveras viejas, lavadoras viejas, electrodomésticos viejos, aparatos viejos | neveres velles, rentadores velles, electrodomèstics vells, aparells vells",
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
			["devices", "amounts"],
			["devices", "worn"],
			["devices", "recycle"],
		],
		goal: {
			number: 12,
			en: "discarded equipment is repaired, or its materials are recovered",
			es: "los equipos desechados se reparan o se recuperan sus materiales",
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
				when: ["give", "sell"],
				en: [
					"An outlet for the devices",
					"which devices could be repaired or used for parts, and which authorised managers could take the rest",
					"the kinds of device, {how many there are|the date|how they are kept} and some photographs",
					"the state of the devices and how many there are at each collection",
				],
				es: [
					"Una salida para los aparatos",
					"qué aparatos podrían repararse o servir por sus piezas y qué gestores autorizados podrían llevarse el resto",
					"los tipos de aparato, {cuántos hay|la fecha|cómo se guardan} y algunas fotografías",
					"el estado de los aparatos y cuántos hay en cada recogida",
				],
			},
			{
				when: ["take"],
				en: [
					"A supply of devices",
					"which companies replace this kind of device, and how they could be handed over",
					"the kinds of device you accept{, how many a month||} and the waste permit, if one is needed",
					"the state in which they arrive, and the permit for this type of waste",
				],
				es: [
					"Suministro de aparatos",
					"qué empresas renuevan este tipo de aparato y cómo podrían entregarse",
					"los tipos de aparato que aceptas{, cuántos al mes||} y la autorización de residuos, si hace falta",
					"el estado en que llegan y la autorización para este tipo de residuo",
				],
				question: {
					en: "In what state do you accept the devices: working, for repair or for parts?",
					es: "¿En qué estado aceptas los aparatos: que funcionen, para reparar o para piezas?",
				},
				questionUnless: "condition",
				ready: {
					en: [
						"kinds of device you accept",
						{ amount: "how many (once or every month)" },
						{ thing: "waste permit, if one is needed", unless: "permit" },
						{ place: "place and storage", known: "storage", knownUnless: "storage" },
					],
					es: [
						"tipos de aparato que aceptas",
						{ amount: "cuántos (una vez o cada mes)" },
						{ thing: "autorización de residuos, si hace falta", unless: "permit" },
						{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
					],
				},
			},
			{
				when: ["do", "join"],
				en: [
					"Collection and recovery of devices",
					"where the devices come from, what can be repaired, and who could take the parts and the materials",
					"the kinds of device, how many there are and what happens to them today, if it is known",
					"the value of the parts and materials, and the permits that are needed",
				],
				es: [
					"Recogida y recuperación de aparatos",
					"de dónde vienen los aparatos, qué se puede reparar y quién podría llevarse las piezas y los materiales",
					"los tipos de aparato, cuántos hay y qué se hace hoy con ellos, si se sabe",
					"el valor de las piezas y los materiales, y los permisos que hagan falta",
				],
			},
			pilot,
		],
		question: {
			en: "Do any of the devices still work, or could they be repaired?",
			es: "¿Alguno de los aparatos funciona todavía o se podría reparar?",
		},
		questionUnless: "condition",
		ready: devicesReady,
	},
	{
		id: "electronics/repair",
		company: "engineering",
		core: false,
		name: { en: "repair of appliances and devices", es: "la reparación de aparatos" },
		subjects: [
			"repair days, repair cafés | jornadas de reparación, cafés de reparación | jornades de reparació, cafès de reparació",
			"tool libraries | bancos de herramientas, banco de herramientas, biblioteca de herramientas | biblioteca d'eines, banc d'eines",
			"refurbished computers, refurbished laptops | ordenadores reacondicionados, portátiles reacondicionados | ordinadors recondicionats",
			"spare parts | piezas de repuesto, recambios | recanvis, peces de recanvi",
		],
		sure: "repair* ~ appliances, repair* ~ washing machine, refurbish* ~ computers, refurbish* ~ laptops, printed spare parts, repair evening, repair workshop, repair day, repair event, fix things, mend things, repair corner | arreglar ~ aparatos, arreglen ~ aparatos, reparar electrodomésticos, reparar ~ electrodomésticos, reparar aparatos, reacondicion* ~ ordenadores, reacondicion* ~ móviles, taller de reparación, reparar cosas, arreglar cosas, tarde de reparación, punto de reparación | reparar aparells, reparar electrodomèstics, reparar ~ electrodomèstics, recondicion*, taller de reparació, arreglar coses, arreglar trastos, reparar coses, tarda de reparació",
		hints:
			"repair, appliance, tool, washing machine, laptop, device | reparar, arreglar, electrodoméstico, herramienta, lavadora, portátil, aparato | reparar, arreglar, electrodomèstic, eina, rentadora, portàtil, aparell",
		together: [["devices", "mend"]],
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
				when: ["give"],
				en: [
					"From the owner to the repairer",
					"which devices could be repaired, by whom, and where the rest would go",
					"the kinds of device, {how many there are|the date|how they are kept} and their faults, if they are known",
					"the state of the devices and the price of their parts",
				],
				es: [
					"De quien lo tiene a quien lo repara",
					"qué aparatos podrían repararse, quién lo haría y adónde iría el resto",
					"los tipos de aparato, {cuántos hay|la fecha|cómo se guardan} y sus averías, si se conocen",
					"el estado de los aparatos y el precio de sus piezas",
				],
				question: {
					en: "What is wrong with most of the devices?",
					es: "¿Qué les pasa a la mayoría de los aparatos?",
				},
				ready: devicesReady,
			},
			{
				when: ["take", "join"],
				en: [
					"Devices, parts and what is left over",
					"where devices and spare parts could come from, and where what cannot be repaired would go",
					"the kinds of device, and who repairs or would repair them",
					"the safety check after the repair and who is liable",
				],
				es: [
					"Aparatos, piezas y lo que sobra",
					"de dónde podrían venir los aparatos y las piezas, y adónde iría lo que no tiene arreglo",
					"los tipos de aparato y quién los repara o los repararía",
					"la prueba de seguridad tras la reparación y quién responde",
				],
			},
			pilot,
		],
		question: {
			en: "Who checks, or would check, that a repaired device is safe?",
			es: "¿Quién comprueba, o comprobaría, que el aparato reparado es seguro?",
		},
		ready: {
			en: [
				{ thing: "kinds of device", unless: "devices" },
				{ thing: "who repairs, or would repair", unless: ["people", "team"] },
				"premises and tools, if there are any",
				{ amount: "how many (once or every month)" },
			],
			es: [
				{ thing: "tipos de aparato", unless: "devices" },
				{ thing: "quién repara o repararía", unless: ["people", "team"] },
				"local y herramientas, si los hay",
				{ amount: "cuántos (una vez o cada mes)" },
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
		sure: "process engineering, industrial engineering, industry 5.0, sustainable engineering, lean manufacturing, process improvement, optimi* production, artificial vision, computer vision, cameras ~ sort, system ~ cameras, look at our line, look at the line, fresh eyes on, improve ~ line, changeovers, when the line starts, start-up of the line, waste on the line | ingeniería de procesos, ingeniería industrial, ingeniería sostenible, industria 5.0, mejora de procesos, optimizar producción, visión artificial, mejorar la producción, sistema de cámaras, cámaras ~ clasifica, mirar el proceso, mirar ~ proceso, mejorar ~ línea, cambios de formato, arranca la línea, arrancar la línea, mermas de la línea | enginyeria de processos, enginyeria sostenible, millora de processos, optimitzar producció, visió artificial, sistema de càmeres, mirar el procés, millorar ~ línia, canvis de format, arrenca la línia, arrencar la línia",
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
				en: "An improvement is worth what it saves in material, energy or time, so it is measured before and after.",
				es: "Una mejora vale lo que ahorra en material, energía o tiempo: por eso se mide antes y después.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Review of the process",
					"the steps, losses and stops of the process, and where the change would be made first",
					"a description of the process, the losses that are known and somebody who knows the plant",
					"a loss that can be measured, and the cost of the change",
				],
				es: [
					"Revisión del proceso",
					"los pasos, las mermas y las paradas del proceso, y dónde se haría primero el cambio",
					"una descripción del proceso, las mermas conocidas y alguien que conozca la planta",
					"una merma que se pueda medir y el coste del cambio",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "At which step of the process is most lost, or does it stop most often?",
			es: "¿En qué paso del proceso se pierde más o hay más paradas?",
		},
		ready: {
			en: [
				"description or diagram of the process",
				"losses and stops, as far as they are known",
				"data available",
				{ thing: "hours of operation", unless: "schedule" },
			],
			es: [
				"descripción o esquema del proceso",
				"mermas y paradas, si se conocen",
				"datos disponibles",
				{ thing: "horas de funcionamiento", unless: "schedule" },
			],
		},
	},
];
