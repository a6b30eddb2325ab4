import { forTrial, sale } from "./shared-proposals.ts";
import type { Theme } from "./theme.ts";

/** Themes of the construction and agro-technology company. */
export const constructionThemes: readonly Theme[] = [
	{
		id: "building",
		company: "construction",
		core: true,
		name: {
			en: "sustainable building and refurbishment",
			es: "la construcción y rehabilitación sostenibles",
		},
		subjects: [
			"modular classrooms, timber classrooms, modular timber classrooms | aulas modulares | aules modulars",
			"timber homes, timber houses, modular timber homes | casas de madera | cases de fusta, cases de fusta prefabricades",
			"modular homes, prefabricated homes, prefabricated houses | viviendas modulares, viviendas prefabricadas, casas prefabricadas | habitatges modulars, cases prefabricades",
			"facades, facade refurbishment, facade | fachadas, la rehabilitación de fachadas | façanes, façana",
			"building sites, construction sites | obras de construcción | obres de construcció",
			"housing development | la promoción de viviendas | promoció d'habitatges",
			"affordable housing, social housing | la vivienda asequible, la vivienda social | habitatge assequible, habitatge social",
			"straw bale houses | casas de balas de paja, casas de paja | cases de palla",
			"blocks of flats, block of flats | bloques de pisos, bloques de viviendas | blocs de pisos",
			"office blocks | edificios de oficinas | edificis d'oficines",
			"sustainable buildings, low-energy houses, passive house | edificios sostenibles, casa pasiva, passivhaus | edificis sostenibles, casa passiva",
			"wood construction, timber construction | la construcción en madera | construcció amb fusta",
		],
		sure: "refurbish* ~ building, building refurbishment, buildings ~ refurbish, retrofit, refit, deep renovation, constructi* company, build* houses, build* homes, construction company, energy renovation, eco-construction, bioconstruction, new windows, replace windows, renovate ~ building, housing block, block of ~ flats, build ~ flats, goteras ~ tejado, restore ~ farmhouses | rehabilit* edificios, rehabilitación, rehabilitar, constructora, reformar edificios, construir viviendas, construir casas, construcción sostenible, empresa constructora, bioconstrucción, rehabilitar edificios, obra nueva, ventanas nuevas, cambiar ~ ventanas, ventanas ~ fachada, bloque de viviendas, bloque de pisos, goteras ~ tejado, arreglar ~ tejado, rehabilitamos masías | rehabilitació, rehabilitar, constructora, construir habitatges, construcció sostenible, bioconstrucció, finestres noves, canviar ~ finestres, bloc de pisos, bloc ~ pisos, arreglar ~ teulada, rehabilitem masies, rehabilitem",
		hints:
			"building, timber, architect, window, insulation, facade, refurbish, builder, renovate, contractor, housing, apartments, renovation, roof repair, leaks in the roof, flats, architects, housing block, works, cooperative housing | edificio, arquitect*, promoción, ventana, aislamiento, vivienda, fachada, reforma, reformar, pisos, goteras, obra, obras, comunidad de propietarios, bloque de pisos, promotora, arquitectos | edifici, arquitect*, construir, construir-los, finestra, habitatge, façana, reformar, reforma, pisos, goteres, obra, obres, comunitat de propietaris, bloc, promotora, arquitectes",
		context:
			"plot, roof, flat, home, house, school, hotel, block | tejado, casa, piso, colegio, hotel, bloque | teulada, casa, pis, escola, hotel, bloc",
		together: [["buildings", "buildWork"]],
		goal: {
			number: 11,
			en: "better homes and buildings are part of this goal",
			es: "mejores viviendas y edificios forman parte de este objetivo",
		},
		alsoGoals: [12, 7, 13, 10],
		aspects: [
			{
				en: "What a building is made of and how it can be taken apart counts as much as what it consumes.",
				es: "De qué está hecho un edificio y cómo se puede desmontar cuenta tanto como lo que consume.",
			},
			{
				clues:
					"timber homes, timber houses, prefabricated, modular | casas de madera, prefabricad*, modular | cases de fusta, prefabricad*",
				en: "Prefabrication in timber shortens the time on building sites and makes dismantling possible.",
				es: "La prefabricación en madera acorta el tiempo en obra y permite desmontar.",
			},
			{
				clues: "refurbish*, facade, retrofit | rehabilit*, fachada | rehabilit*, façana",
				en: "Refurbishing keeps the structure that is already there, which is most of a building’s carbon.",
				es: "Rehabilitar conserva la estructura existente, que concentra la mayor parte del carbono de un edificio.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Joint review of the building project",
					"the design, the materials and the sequence of the works, and its own part in them",
					"the drawings, the plot or buildings and the state of permits",
					"the plot, the permits and a cost per square metre that the market bears",
				],
				es: [
					"Revisión conjunta del proyecto de obra",
					"el diseño, los materiales y las fases de la obra, y cuál sería su parte",
					"los planos, el terreno o los edificios y el estado de los permisos",
					"el terreno, los permisos y un coste por metro cuadrado asumible",
				],
			},
		],
		question: {
			en: "Which building or plot is it about, and which permits exist already?",
			es: "¿De qué edificio o terreno se trata y qué permisos existen ya?",
		},
		ready: {
			en: [
				"drawings",
				"year and m² of the building",
				{ thing: "permits", unless: "permit" },
				"budget and dates",
			],
			es: [
				"planos",
				"año y m² del edificio",
				{ thing: "permisos", unless: "permit" },
				"presupuesto y plazos",
			],
		},
	},
	{
		id: "building/products",
		company: "construction",
		core: true,
		name: { en: "building products", es: "los productos de construcción" },
		subjects: [
			"bricks | ladrillos | maons, totxos, maó",
			"building blocks | bloques de construcción | blocs de construcció",
			"attic insulation, building insulation, insulation | aislamiento, aislamiento de edificios, aislante | aïllament, aïllant",
			"insulating panels | paneles aislantes | panells aïllants",
			"acoustic panels | paneles acústicos | panells acústics",
			"building materials | materiales de construcción | materials de construcció",
			"low-carbon concrete, reinforced concrete | hormigón | formigó",
			"cement | cemento | ciment",
			"cork panels | paneles de corcho | panells de suro",
			"roof tiles | tejas | teules",
			"floor tiles | baldosas | rajoles",
			"wooden beams, roof beams | vigas, vigas de madera | bigues, bigues de fusta",
			"hempcrete, hemp blocks | hormigón de cáñamo | formigó de cànem",
			"rammed earth, adobe | tapial, adobe | tàpia, tova",
			"paving, pavement | pavimento | paviment",
			"asphalt | asfalto | asfalt",
		],
		sure: "insulate, insulated | aislar | aïllar",
		hints:
			"wall, brick, attic, demolition, concrete, tile, rubble, plaster, samples, certified, boards, panels, blocks, plasterboard, pavers, roofing, lime, clay, cork | muro, obra, escombros, baldosa, yeso, mortero, placas de yeso, tableros, bloques, adoquines, cubierta, cal, arcilla, corcho | mur, obra, enderrocs, guix, morter, taulers, blocs, llambordes, calç, argila, suro",
		context:
			"builder, building, straw, house | edificio, paja, casa, construcción | edifici, palla, casa, construcció",
		together: [["buildingProducts", "tryInBuilding"]],
		goal: {
			number: 11,
			en: "buildings that use fewer resources are part of this goal",
			es: "los edificios que gastan menos recursos forman parte de este objetivo",
		},
		alsoGoals: [12, 7, 13, 9],
		aspects: [
			{
				en: "A building product enters a project only with the tests and the declarations that the rules ask for.",
				es: "Un producto de construcción entra en obra solo con los ensayos y las declaraciones que exige la norma.",
			},
			{
				clues:
					"insulat* ~ cellulose, insulat* ~ recycled, insulat* ~ newspaper, cellulose, recycled cotton | aislante ~ reciclad*, aislamiento ~ reciclad*, celulosa, algodón reciclado | aïllament ~ reciclat, aïllament ~ reciclada, cel·lulosa, cotó reciclat",
				en: "Insulation made from recycled fibre needs certification of fire behaviour, settling and moisture.",
				es: "El aislante de fibra reciclada necesita certificación de fuego, asentamiento y humedad.",
			},
			{
				clues:
					"rubble, demolition, second hand, ash | escombros, ceniza, segunda mano | runa, enderroc, enderrocs, segona mà",
				en: "A reused or recycled building material needs a test of strength and a declared origin.",
				es: "Un material de construcción reutilizado o reciclado necesita ensayo de resistencia y origen declarado.",
			},
		],
		proposals: [
			{
				when: ["try"],
				en: [
					"Trial on a building site",
					"which building site could take the trial, and at which stage of the works",
					"what you want to try, its tests and the instructions for its use on site",
					"the technical approval, the safety on site and who is liable",
				],
				es: [
					"Prueba en obra",
					"qué obra podría acoger la prueba y en qué fase",
					"lo que quieres probar, sus ensayos y las instrucciones de uso en obra",
					"la homologación técnica, la seguridad en la obra y quién responde",
				],
				...forTrial,
			},
			{
				when: ["sell", "join"],
				en: [
					"Use in building works",
					"the tests and approvals of the product, and in which works it could be used",
					"samples, test reports and the price per square metre or tonne",
					"the approvals and a price close to that of the usual product",
				],
				es: [
					"Uso en obra",
					"los ensayos y homologaciones del producto y en qué obras podría emplearse",
					"muestras, informes de ensayo y el precio por metro cuadrado o tonelada",
					"las homologaciones y un precio cercano al del producto habitual",
				],
			},
		],
		question: {
			en: "Which tests and approvals does the product have, and for which use in a building?",
			es: "¿Qué ensayos y homologaciones tiene el producto y para qué uso en un edificio?",
		},
		ready: {
			en: [
				{ thing: "test reports", unless: "results" },
				"intended use",
				{ amount: "volume a month" },
				"price against the usual product",
			],
			es: [
				{ thing: "informes de ensayo", unless: "results" },
				"uso previsto",
				{ amount: "volumen al mes" },
				"precio frente al producto habitual",
			],
		},
	},
	{
		id: "agrotech",
		company: "construction",
		core: true,
		name: { en: "agro-technology", es: "la agrotecnología" },
		subjects: [
			"smart irrigation | el riego inteligente | reg intel·ligent",
			"drip irrigation | el riego por goteo | reg per degoteig",
			"precision irrigation | el riego de precisión | reg de precisió",
			"soil sensors | sensores de suelo | sensors de sòl",
			"moisture sensors | sensores de humedad | sensors d'humitat",
			"greenhouse crops, smart greenhouses | cultivo en invernadero, invernaderos inteligentes | cultiu en hivernacle",
			"hydroponic lettuce, hydroponics, hydroponic*, vertical farm | cultivo hidropónico, la hidroponía, hidropónic* | hidroponia, hidropònic*",
			"oyster mushrooms | setas de ostra | bolets d'ostra",
			"mushrooms | setas, champiñones | bolets, xampinyons",
			"irrigation pond | balsa de riego | bassa de reg",
			"crop monitoring, field drone | drones agrícolas | drons agrícoles",
			"vertical farming, agtech | la agricultura vertical, agtech | agricultura vertical",
			"aquaponics | la acuaponía | aquaponia",
			"harvesting robots | robots de cosecha | robots de collita",
			"crop disease, plant disease, pests | plagas, enfermedades del cultivo | plagues",
			"irrigation, irrigation water | el riego, agua de riego | reg",
			"biofertiliser | biofertilizante | biofertilitzant",
			"biostimulants | bioestimulantes | bioestimulants",
		],
		sure: "agritech, agrotech, agro-technology, precision agriculture, precision farming, smart farming, digital farming, spirulina, microalgae, weeding robot, robot ~ weeds | agrotecnología, agricultura de precisión, agrotech, agricultura inteligente, digitalizar el campo, espirulina, microalgas, robot ~ malas hierbas | agrotecnologia, agricultura de precisió, agricultura intel·ligent, espirulina, microalgues, robot ~ males herbes",
		hints:
			"fertiliser, irrigation, crop, sensor, tomato, lettuce, drone, LED, robot, hydroponic, greenhouse, seedling, yield, plant health, pruning robot, app for farmers, satellite, spores, substrate | fertilizante, riego, regar, cultivo, sensor, tomate, lechuga, pimiento, lechugas, dron, LED, robot, hidropónico, invernadero, semillero, rendimiento, sanidad vegetal, satélite, sustrato | fertilitzant, adob, reg, regar, cultiu, sensor, tomàquet, enciam, dron, robot, hidropònic, hivernacle, planter, rendiment, satèl·lit, substrat",
		context:
			"vineyard, vines, hectares, orchard, farm, harvest, agriculture, grower, field, greenhouse, fruit | viñedo, finca, hectárea, olivar, agricultor, agricultura, huerta, campo, cosecha, fruta | vinya, finca, hectàrea, celler, hort, pagès, horta, agricultura, camp, collita, fruita",
		together: [["crops", "cropTech"]],
		goal: {
			number: 2,
			en: "sustainable farming is part of this goal",
			es: "la agricultura sostenible forma parte de este objetivo",
		},
		alsoGoals: [6, 12, 11, 15],
		aspects: [
			{
				en: "Technology in the field pays off when it changes a decision: when to water, feed, treat or harvest.",
				es: "La tecnología en el campo compensa cuando cambia una decisión: cuándo regar, abonar, tratar o cosechar.",
			},
			{
				clues:
					"irrigation, water only, sensor, pump, drip | riego, regar, goteo, bombear | reg, regar, aigua",
				en: "Watering by measured need saves water and the energy to pump it.",
				es: "Regar según la necesidad medida ahorra agua y la energía para bombearla.",
			},
			{
				clues:
					"hydroponic, container, supermarket, vertical | hidropónico, contenedor, supermercado | hidroponia",
				en: "Growing close to the point of sale cuts transport; energy for light and climate is what to watch.",
				es: "Cultivar cerca del punto de venta reduce transporte; lo que hay que vigilar es la energía de luz y clima.",
			},
			{
				clues:
					"mushroom, substrate, coffee grounds, compost | setas, sustrato, posos, compost | bolets, substrat, compost, marro",
				en: "A crop that grows on a residue closes a cycle if the spent substrate has a use in turn.",
				es: "Un cultivo que crece sobre un residuo cierra el ciclo si el sustrato agotado tiene a su vez un uso.",
			},
		],
		proposals: [
			{
				when: ["try"],
				en: [
					"Demonstration plot",
					"which farm and which crop suit a demonstration, and what would be compared with the usual practice",
					"the system, the results of the present farms and help during one season",
					"a result in water, yield or hours that the farmer can verify",
				],
				es: [
					"Parcela de demostración",
					"qué finca y qué cultivo sirven para una demostración y qué se compararía con la práctica habitual",
					"el sistema, los resultados de las fincas actuales y acompañamiento durante una campaña",
					"un resultado en agua, rendimiento u horas que el agricultor pueda comprobar",
				],
				...forTrial,
			},
			sale,
			{
				when: ["do"],
				en: [
					"Design for the crop and its water",
					"the soil, the water available and the crop, and which equipment is worth its cost there",
					"the plan of the plots, the irrigation in place and the yields of recent seasons",
					"the water or labour saved per hectare",
				],
				es: [
					"Diseño para el cultivo y su agua",
					"el suelo, el agua disponible y el cultivo, y qué equipos compensan su coste",
					"el plano de las parcelas, el riego actual y los rendimientos de las últimas campañas",
					"el agua o el trabajo que se ahorra por hectárea",
				],
			},
		],
		question: {
			en: "Which decision on the crop would change, and how is it taken today?",
			es: "¿Qué decisión sobre el cultivo cambiaría y cómo se toma hoy?",
		},
		ready: {
			en: [
				{ thing: "crop and hectares", unless: ["crop", "surface"] },
				"source of the water and its quota",
				"equipment in place",
				"yield of recent seasons",
			],
			es: [
				{ thing: "cultivo y hectáreas", unless: ["crop", "surface"] },
				"origen y dotación del agua",
				"equipos instalados",
				"rendimiento de las últimas campañas",
			],
		},
	},
	{
		id: "cities",
		company: "construction",
		core: false,
		name: { en: "green space in towns", es: "los espacios verdes en la ciudad" },
		subjects: [
			"green roofs | cubiertas verdes, tejados verdes, cubiertas vegetales | cobertes verdes, terrats verds",
			"green walls | jardines verticales, muros verdes | jardins verticals",
			"shade for courtyards, climate shelter | sombra en patios, refugio climático | ombra als patis, refugi climàtic",
			"urban gardens, community gardens | huertos urbanos, huertos comunitarios | horts urbans, horts comunitaris",
			"street trees | el arbolado urbano | arbrat urbà",
			"rooftop gardens, roof gardens | jardines en azoteas, azoteas verdes | jardins al terrat, terrats verds",
			"urban parks, public space | parques urbanos, el espacio público | parcs urbans, espai públic",
			"playgrounds, children's playground | parques infantiles, parque infantil | parcs infantils, parc infantil",
			"school playground | patio escolar, patios escolares, patio de colegio | pati d'escola",
			"heat island, urban heat | isla de calor | illa de calor",
		],
		sure: "remove the asphalt, remove the concrete, asphalt ~ playground, concrete ~ playground, urban greening, urban forest, car-free, bike lane, urban planning, green city, cool ~ street, courtyard ~ shade, shade ~ courtyard, gardens ~ roofs | quitar ~ asfalto, quitar ~ cemento, naturalización urbana, bosque urbano, carril bici, urbanismo, ciudad verde, calles más frescas, patio ~ sombra, patio ~ árboles, azoteas ~ jardines, jardines ~ azoteas | treure ~ asfalt, treure ~ ciment, naturalització urbana, terrat ~ horts, horts ~ terrat, carril bici, urbanisme, pati ~ ombra, pati ~ arbres, terrats ~ jardins, jardins ~ terrats",
		hints:
			"courtyard, shade, trees, neighbourhood garden, plants, playground, playgrounds, benches, planters, shade sails, permeable, square, pedestrian | patio, sombra, árboles, cubierta verde, plantas, zona verde, parque infantil, bancos, jardineras, permeable, plaza, peatonal, toldos | pati, ombra, arbres, plantes, zona verda, parc infantil, bancs, jardineres, permeable, plaça, vianants",
		context:
			"pupils, roof, garden, park, school, street | alumnos, jardín, azotea, parque, escuela, calle | terrat, jardí, parc, escola, carrer",
		together: [["townSpace", "greenery"]],
		goal: {
			number: 11,
			en: "the town gains green space or shade",
			es: "la ciudad gana verde o sombra",
		},
		alsoGoals: [13, 4, 2, 15],
		aspects: [
			{
				en: "Plants cool a place and hold rain, provided that someone looks after them in summer.",
				es: "Las plantas refrescan un lugar y retienen lluvia, siempre que alguien las cuide en verano.",
			},
			{
				clues: "compost, canteen, leftovers | compost, comedor | compost, menjador",
				en: "Compost made where the leftovers arise saves their transport and feeds the beds.",
				es: "El compost hecho donde se generan las sobras evita transporte y alimenta los bancales.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Design and building of the green space",
					"the place, its water and shade, the load it bears if it is a roof, and the upkeep through the year",
					"the drawings or photographs and who looks after the plants in summer",
					"the agreement of the owner and upkeep that is assigned to someone",
				],
				es: [
					"Diseño y construcción del espacio verde",
					"el lugar, su agua y su sombra, la carga que admite si es una cubierta, y el mantenimiento durante el año",
					"los planos o fotografías y quién cuida las plantas en verano",
					"el acuerdo del propietario y un mantenimiento con responsable",
				],
			},
		],
		question: {
			en: "Who owns the place, and who looks after the plants in summer?",
			es: "¿De quién es el lugar y quién cuida las plantas en verano?",
		},
		ready: {
			en: [
				{ thing: "surface in m²", unless: "surface" },
				{ thing: "agreement of the owner", unless: "owner" },
				"upkeep plan",
			],
			es: [
				{ thing: "superficie en m²", unless: "surface" },
				{ thing: "acuerdo del propietario", unless: "owner" },
				"plan de mantenimiento",
			],
		},
	},
];
