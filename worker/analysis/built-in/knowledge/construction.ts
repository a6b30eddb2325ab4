import { forTrial } from "./shared-proposals.ts";
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
			"housing development | la promoción de viviendas | promoció d'habitatges",
			"co-housing, cohousing | el cohousing, la covivienda, la vivienda colaborativa | cohousing, cohabitatge, habitatge col·laboratiu",
			"affordable housing, social housing | la vivienda asequible, la vivienda social | habitatge assequible, habitatge social",
			"straw bale houses | casas de balas de paja, casas de paja | cases de palla",
			"blocks of flats, block of flats | bloques de pisos, bloques de viviendas | blocs de pisos",
			"office blocks | edificios de oficinas | edificis d'oficines",
			"sustainable buildings, low-energy houses, passive house | edificios sostenibles, casa pasiva, passivhaus | edificis sostenibles, casa passiva",
			"wood construction, timber construction | la construcción en madera | construcció amb fusta",
		],
		sure: "empty building, empty convent, empty school, empty house, self-build, build ~ house, build ~ school, build ~ hostel, turn ~ into flats, convert ~ into flats, convert ~ into homes, empty flats, renovate ~ flats, put up ~ building, do up ~ flats, do up ~ house, restore ~ house, renovate ~ house, hemp ~ lime, lime and cork, cork and lime, straw bale house, derelict ~ barn, derelict ~ house, refurbish* ~ building, building refurbishment, buildings ~ refurbish, retrofit, refit, deep renovation, build* houses, build* homes, find ~ builder, need ~ builder, energy renovation, eco-construction, bioconstruction, new windows, replace windows, renovate ~ building, housing block, block of ~ flats, build ~ flats, goteras ~ tejado, restore ~ farmhouses, without insulation, no insulation, poorly insulated, draughty windows, insulate ~ house, insulate ~ walls, insulate it with, renovate it, refurbish it, renovate ~ guesthouse, renovate ~ farmhouse, do it up, old stone farmhouse, old farmhouse, old stone house, do the works, builders ~ lime | edificio vacío, convento vacío, casa vacía, masía vacía, muros de tierra, reforma integral, construir ~ casa, construir ~ escuela, construir ~ albergue, convertir ~ pisos, convertir ~ viviendas, pisos vacíos, cambiar ~ tejado, levantar ~ casa, autoconstrucción, ampliar ~ edificio, arreglar ~ casa, arreglar ~ edificio, arreglar ~ pisos, arreglarla con corcho, corcho y cal, cal y corcho, cáñamo y cal, casa ~ materiales naturales, dejarla habitable, hacerla habitable, reformar ~ casa, casa en ruinas, levantar ~ edificio, levantar ~ viviendas, cesión de uso, muros de adobe, rehabilit* edificios, rehabilitación, rehabilitar, busc* constructora, busc* ~ constructora, hacer ~ viviendas, hacer ~ pisos, reformar edificios, construir viviendas, construir casas, construcción sostenible, bioconstrucción, rehabilitar edificios, obra nueva, ventanas nuevas, cambiar ~ ventanas, ventanas ~ fachada, bloque de viviendas, bloque de pisos, goteras ~ tejado, arreglar ~ tejado, rehabilitamos masías, rehabilitarl*, sin aislamiento, sin aislar, ventanas ~ aislamiento, aislarla con, aislarlo con, aislar ~ casa, aislar ~ paredes, reformando ~ casa, reformando ~ masia, reformar ~ masía, renovarla, reformarla, renovar ~ masía, masía antigua, masía de piedra, casa de piedra | edifici buit, casa buida, masia buida, convent buit, murs de terra, reforma integral, construir ~ casa, construir ~ escola, construir ~ alberg, convertir ~ pisos, convertir ~ habitatges, pisos buits, canviar ~ teulada, aixecar ~ casa, autoconstrucció, ampliar ~ edifici, arreglar ~ pisos, arreglar ~ casa, arreglar ~ masia, arreglar ~ edifici, arreglar-la amb, arreglar-lo amb, calç i suro, suro i calç, casa ~ materials naturals, fer-la habitable, reformar ~ casa, aixecar ~ edifici, aixecar ~ habitatges, fer-hi pisos, fer-hi ~ pisos, cessió d'ús, rehabilitació, rehabilitar, busqu* constructora, busqu* ~ constructora, fer ~ habitatges, construir habitatges, construcció sostenible, bioconstrucció, finestres noves, canviar ~ finestres, bloc de pisos, bloc ~ pisos, arreglar ~ teulada, rehabilitem masies, rehabilitem, rehabilitar-*, sense aïllament, sense aïllar, finestres ~ aïllament, aïllar-la amb, aïllar-lo amb, aïllar ~ casa, reformant ~ casa, reformar ~ masia, masia antiga, masia de pedra, casa de pedra",
		hints:
			"construction company, building, timber, architect, window, insulation, facade, refurbish, builder, renovate, contractor, housing, apartments, renovation, roof repair, leaks in the roof, flats, architects, housing block, works, cooperative housing | constructora, edificio, arquitect*, promoción, ventana, aislamiento, vivienda, fachada, reforma, reformar, pisos, goteras, obra, obras, comunidad de propietarios, bloque de pisos, promotora, arquitectos | constructora, edifici, arquitect*, construir, construir-los, finestra, habitatge, façana, reformar, reforma, pisos, goteres, obra, obres, comunitat de propietaris, bloc, promotora, arquitectes",
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
					"timber homes, timber houses, prefabricated, modular | casas de madera, prefabricad*, modular | cases de fusta, prefabricad*, modular",
				en: "Prefabrication shortens the time on site and makes dismantling possible.",
				es: "La prefabricación acorta el tiempo en obra y permite desmontar.",
			},
			{
				clues:
					"refurbish*, renovat*, facade, retrofit, do up ~ house, restore ~ house, derelict, empty house, inherited | rehabilit*, reformar, fachada, arreglar ~ casa, arreglarla, casa vieja, casa vacía, heredad* ~ casa | rehabilit*, reformar, façana, arreglar ~ casa, arreglar-la, casa vella, masia buida",
				en: "Refurbishing keeps the structure that is already there, which is most of a building’s carbon.",
				es: "Rehabilitar conserva la estructura existente, que concentra la mayor parte del carbono de un edificio.",
			},
			{
				clues:
					"natural materials, lime, cork, hemp, adobe, straw bale, clay plaster, rammed earth | materiales naturales, con cal, corcho, cáñamo, adobe, balas de paja, barro, tapial | materials naturals, amb calç, suro, cànem, tova, bales de palla, fang, tàpia",
				en: "Lime, clay, wood and cork let vapour pass through a wall; rain and rising damp have to be kept out first.",
				es: "La cal, el barro, la madera y el corcho dejan pasar el vapor; antes hay que cortar la lluvia y la humedad que sube del suelo.",
			},
			{
				clues:
					"affordable rent, cheap rent, low rent, social housing, affordable housing | alquiler asequible, alquiler barato, alquilarlo barato, alquiler social, vivienda social, vivienda asequible | lloguer assequible, lloguer barat, llogar-lo barat, lloguer social, habitatge social, habitatge assequible",
				en: "A low rent lasts if the works, the upkeep and the energy bills are reckoned together.",
				es: "Un alquiler barato se sostiene si las obras, el mantenimiento y las facturas de energía se calculan juntos.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Joint review of the building project",
					"the design, the materials and the order of the works, and its own part in them",
					"the place, drawings or photographs, and the permits if there are any",
					"what the rules allow there, and a cost that the project can bear",
				],
				es: [
					"Revisión conjunta del proyecto de obra",
					"el diseño, los materiales y el orden de los trabajos, y cuál sería su parte",
					"el lugar, planos o fotos y los permisos, si los hay",
					"lo que permite la normativa en el lugar y un coste que el proyecto pueda asumir",
				],
			},
		],
		question: {
			en: "Is there a design or a permit already, or does everything start from scratch?",
			es: "¿Hay ya un proyecto técnico o una licencia, o se empieza de cero?",
		},
		questionUnless: ["permit", "design"],
		ready: {
			en: [
				"drawings or photographs",
				{ thing: "m²", unless: "surface" },
				{ thing: "state of the building", unless: "toBuild" },
				"budget and dates that you have in mind",
			],
			es: [
				"planos o fotos",
				{ thing: "m²", unless: "surface" },
				{ thing: "estado del edificio", unless: "toBuild" },
				"presupuesto y plazos que prevés",
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
			"lime mortar, lime plaster, clay plaster, insulating plaster | mortero de cal, revoco de cal, revoco de barro, mortero aislante | morter de calç, arrebossat de calç, morter aïllant",
		],
		sure: "plaster made, cladding, flooring, cork floor, rubber floor, wood fibre, panels ~ walls, straw panels, tile made, tiles made, brick made, bricks made, block made, blocks made, wood fibre insulation, natural insulation, crushed concrete, recycled aggregates, wall panel, old beams, insulate, insulated | busc* ~ obra donde, revestimiento de madera, revestimiento de pared, suelo de corcho, suelo de caucho, suelo de madera, fibra de madera, paneles ~ paredes, paneles de paja, teja hecha, baldosa hecha, baldosas hechas, ladrillo hecho, ladrillos hechos, bloques hechos, aislamiento natural, árido reciclado, áridos reciclados, hormigón triturado, vigas viejas, aislar | busqu* ~ obra on, revestiment de fusta, revestiment de paret, terra de suro, fibra de fusta, panells ~ parets, panells de palla, rajola feta, rajoles fetes, maó fet, maons fets, blocs fets, aïllament natural, àrid reciclat, àrids reciclats, bigues velles, aïllar",
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
					"insulat* ~ cellulose, insulat* ~ recycled, insulat* ~ newspaper, insulat* ~ clothes, cellulose, recycled cotton | aislante ~ reciclad*, aislante ~ ropa, aislamiento ~ reciclad*, celulosa, algodón reciclado | aïllament ~ reciclat, aïllament ~ reciclada, aïllant ~ roba, cel·lulosa, cotó reciclat",
				en: "Insulation made from recycled fibre needs certification of fire behaviour, settling and moisture.",
				es: "El aislante de fibra reciclada necesita certificación de fuego, asentamiento y humedad.",
			},
			{
				clues:
					"rubble, demolition, second-hand, second hand, ash | escombros, derribo, ceniza, segunda mano | runa, enderroc, enderrocs, segona mà",
				en: "A reused or recycled building material needs a test of strength and a declared origin.",
				es: "Un material de construcción reutilizado o reciclado necesita ensayo de resistencia y origen declarado.",
			},
			{
				clues:
					"hemp, straw, mycelium, cork, wood fibre, seaweed, rice husk | cáñamo, paja, micelio, corcho, fibra de madera, algas, cascarilla de arroz | cànem, palla, miceli, suro, fibra de fusta, algues, clofolla d'arròs",
				en: "A product from plants holds the carbon that they took from the air; damp, fire and insects are what to test.",
				es: "Un producto vegetal guarda el carbono que la planta tomó del aire; lo que hay que ensayar es la humedad, el fuego y los insectos.",
			},
		],
		proposals: [
			{
				when: ["try"],
				en: [
					"Trial on a building site",
					"which building site could take the trial, and at which stage of the works",
					"what you want to try, its tests if there are any and the instructions for its use on site",
					"the technical approval, the safety on site and who is liable",
				],
				es: [
					"Prueba en obra",
					"qué obra podría acoger la prueba y en qué fase",
					"lo que quieres probar, sus ensayos, si los hay, y las instrucciones de uso en obra",
					"la homologación técnica, la seguridad en la obra y quién responde",
				],
				...forTrial,
			},
			{
				when: ["give"],
				en: [
					"A use in building for the material",
					"what can be reused as it is, what would have to be processed, and in which works",
					"photographs or samples{, the amount each month||} and where the material comes from",
					"a use that the rules allow and a cost below that of new material and landfill",
				],
				es: [
					"Un uso en obra para el material",
					"qué se puede reutilizar tal cual, qué habría que procesar y en qué obras",
					"fotos o muestras{, la cantidad mensual||} y de dónde sale el material",
					"un uso que permita la norma y un coste menor que el del material nuevo y el vertido",
				],
				question: {
					en: "Is the material kept apart from other waste?",
					es: "¿El material se separa de otros residuos?",
				},
				questionUnless: "sorting",
				ready: {
					en: [
						{ amount: "amount a month" },
						"photographs or a sample",
						{ place: "place and storage", known: "storage", knownUnless: "storage" },
						{ thing: "what is done with it today", unless: ["destination", "price"] },
					],
					es: [
						{ amount: "cantidad al mes" },
						"fotos o una muestra",
						{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
						{ thing: "qué se hace hoy con él", unless: ["destination", "price"] },
					],
				},
			},
			{
				when: ["sell"],
				en: [
					"Use in building works",
					"the product, the tests and approvals it has, and in which works it could be used",
					"samples, the price, and the test reports there are",
					"the approvals and a price close to that of the usual product",
				],
				es: [
					"Uso en obra",
					"el producto, los ensayos y homologaciones que tenga y en qué obras podría emplearse",
					"muestras, el precio y los informes de ensayo que haya",
					"las homologaciones y un precio cercano al del producto habitual",
				],
			},
			{
				when: ["join"],
				en: [
					"Bringing the product into works together",
					"what the product still needs (tests, production, a first building) and what each side would put in",
					"samples, the results there are and what you look for in a partner",
					"the approvals and a price close to that of the usual product",
				],
				es: [
					"Llevar juntos el producto a obra",
					"qué le falta al producto (ensayos, producción, una primera obra) y qué pondría cada parte",
					"muestras, los resultados que haya y qué buscas en un socio",
					"las homologaciones y un precio cercano al del producto habitual",
				],
			},
			{
				when: ["take"],
				en: [
					"Supply of building products",
					"which natural, recycled or reused product meets what you need, and who could supply it",
					"what the product is for, the amount and the dates",
					"the declarations that the works ask for and the price delivered on site",
				],
				es: [
					"Suministro de productos de construcción",
					"qué producto natural, reciclado o reutilizado sirve para lo que necesitas y quién podría servirlo",
					"para qué es el producto, la cantidad y las fechas",
					"las declaraciones que exige la obra y el precio puesto en obra",
				],
				question: {
					en: "Which requirements does the product have to meet?",
					es: "¿Qué requisitos tiene que cumplir el producto?",
				},
				ready: {
					en: [
						{ amount: "amount needed" },
						{ place: "place and dates of delivery", known: "dates of delivery" },
						{ thing: "product used today", unless: "inUse" },
						"price that you aim at",
					],
					es: [
						{ amount: "cantidad necesaria" },
						{ place: "lugar y fechas de entrega", known: "fechas de entrega" },
						{ thing: "producto que usas hoy", unless: "inUse" },
						"precio al que aspiras",
					],
				},
			},
		],
		question: {
			en: "Which tests has the product passed so far, if any?",
			es: "¿Qué ensayos ha pasado ya el producto, si ha pasado alguno?",
		},
		questionUnless: ["results", "certificate"],
		ready: {
			en: [
				"samples and intended use",
				{ thing: "test reports, if there are any", unless: "results" },
				{ amount: "amount that can be made in a month" },
				{ thing: "price", unless: "price" },
			],
			es: [
				"muestras y uso previsto",
				{ thing: "informes de ensayo, si los hay", unless: "results" },
				{ amount: "cantidad que se puede fabricar al mes" },
				{ thing: "precio", unless: "price" },
			],
		},
	},
	{
		id: "regeneration",
		company: "construction",
		core: true,
		name: { en: "land regeneration", es: "la regeneración de terrenos" },
		subjects: [
			"old quarries, closed quarry, abandoned quarry, gravel quarry, disused quarry | antigua cantera, cantera abandonada, cantera vieja, restaurar ~ cantera | antiga pedrera, pedrera abandonada, pedrera vella, restaurar ~ pedrera",
			"gravel pits, sand pits, clay pits | graveras, areneras | graveres, argileres",
			"old mines, open-cast mine, spoil heaps | mina a cielo abierto, antigua mina, mina abandonada, escombreras | mina a cel obert, antiga mina, mina abandonada, runam",
			"polluted soil, contaminated soil, polluted land, contaminated land, polluted plot | los suelos contaminados, suelo contaminado, terreno contaminado, solar contaminado | sòl contaminat, terreny contaminat, solar contaminat",
			"brownfields, brownfield | los terrenos industriales abandonados, terreno industrial abandonado, solar industrial abandonado | terreny industrial abandonat, solar industrial abandonat",
			"soil remediation, phytoremediation, bioremediation, mycoremediation | la descontaminación de suelos, la fitorremediación, la biorremediación | descontaminació de sòls, fitoremediació, bioremediació",
			"land regeneration, land reclamation | la regeneración de terrenos | regeneració de terrenys",
			"old landfills, closed landfill | vertedero clausurado, antiguo vertedero | abocador clausurat, antic abocador",
		],
		sure: "red mud, tailings pond, waste tips, spoil tips, disused industrial site, old industrial site, former petrol station, site of ~ old factory, soil polluted, land polluted, ground polluted, soil ~ heavy metals, clean ~ polluted, clean ~ soil, clean the ground, cleans ~ soil, abandoned industrial plot, quarry ~ closed, bring ~ soil back, close the quarry, closing the quarry, restore ~ quarry, quarry ~ restor*, abandoned quarry, old quarry, old gravel, disused quarry, gravel pit, quarry ~ abandoned | recuperar ~ cantera, recuperar ~ terreno, recuperar ~ mina, antigua gasolinera, solar donde hubo, terreno donde hubo, suelo ~ metales pesados, limpiar ~ suelo, descontaminar*, cantera ~ cerr*, cantera ~ cerrada, sin restaurar, terreno ~ contaminado, tierra contaminada, suelo ~ hidrocarburos, cerrar la cantera, restaurar ~ cantera, restauración ~ cantera, roca pelada, cantera abandonada, cantera ~ abandonada, antigua cantera, cantera vieja, gravera | recuperar ~ pedrera, recuperar ~ terreny, recuperar ~ mina, antiga benzinera, solar on hi ha*, terreny on hi ha*, sòl ~ metalls pesants, netejar ~ sòl, descontaminar*, pedrera ~ tancada, sense restaurar, terreny ~ contaminat, terra contaminada, explotació d'argiles, explotació d'àrids, tancar la pedrera, restaurar ~ pedrera, restauració ~ pedrera, pedrera ~ verd, roca pelada, pedrera abandonada, pedrera ~ abandonada, antiga pedrera, pedrera ~ tancada, pedrera ~ pelada, gravera",
		hints:
			"buried, spill, quarry, polluted, contaminated, heavy metals, chromium, nothing grows, former factory, mine, bare land | enterrado, vertido, cantera, contaminado, metales pesados, cromo, no crece nada, antigua fábrica, mina, tierra removida | enterrat, abocament, vessament, pedrera, contaminat, metalls pesants, crom, no hi creix res, antiga fàbrica, mina, torni a créixer, tornés a créixer",
		context:
			"soil, plot, hectares, land, plants, trees | suelo, terreno, solar, hectáreas, plantas, pasto | sòl, terreny, solar, hectàrees, plantes, pastura",
		goal: {
			number: 15,
			en: "spoilt land is brought back into use",
			es: "se recupera un terreno degradado",
		},
		alsoGoals: [11, 13],
		aspects: [
			{
				en: "Land is brought back in steps: what the ground holds, what it is to serve for, and then water, soil and plants.",
				es: "Un terreno se recupera por pasos: qué hay en el suelo, para qué ha de servir y, después, agua, tierra y plantas.",
			},
			{
				clues:
					"polluted, contaminated, heavy metals, chromium, hydrocarbons, remediation | contaminad*, metales pesados, cromo, hidrocarburos, descontaminar* | contaminat*, metalls pesants, crom, hidrocarburs, descontaminar*",
				en: "What the ground is polluted with, and how deep, decides the method and the uses that are allowed.",
				es: "El contaminante y la profundidad a la que está deciden el método y los usos permitidos.",
			},
			{
				clues:
					"quarry, gravel pit, clay pit, mine | cantera, gravera, mina | pedrera, gravera, argilera, mina",
				en: "Where stone or earth was dug out, stable slopes and drainage come before soil and plants.",
				es: "Donde se ha extraído piedra o tierra, los taludes estables y el drenaje van antes que la tierra y las plantas.",
			},
		],
		proposals: [
			{
				when: ["do"],
				en: [
					"Study of the land and its next use",
					"the state of the ground and the water, the uses that are allowed and the steps to get there",
					"the plan of the land, photographs and analyses if there are any",
					"what the ground holds, who has to answer for it, and a next use that bears the cost",
				],
				es: [
					"Estudio del terreno y de su próximo uso",
					"el estado del suelo y del agua, los usos permitidos y los pasos para llegar a ellos",
					"el plano del terreno, fotos y, si los hay, análisis",
					"qué hay en el suelo, quién debe responder de ello y un uso futuro que asuma el coste",
				],
			},
			{
				when: ["join"],
				en: [
					"A land project together",
					"which land and which method or next use go together, and what each side would put in",
					"the data on the land or on the method, whichever is yours",
					"what the ground holds, who answers for it, and a next use that bears the cost",
				],
				es: [
					"Un proyecto conjunto sobre el terreno",
					"qué terreno y qué método o uso futuro encajan, y qué pondría cada parte",
					"los datos del terreno o del método, lo que sea tuyo",
					"qué hay en el suelo, quién responde de ello y un uso futuro que asuma el coste",
				],
				question: {
					en: "Who would answer for the ground while the work goes on?",
					es: "¿Quién respondería del suelo mientras dure el trabajo?",
				},
				ready: {
					en: [
						{ thing: "surface", unless: "surface" },
						{ thing: "analyses of the ground, if there are any", unless: "analysed" },
						{ thing: "dates that you have in mind", unless: ["duration", "calendar"] },
						{ place: "place" },
					],
					es: [
						{ thing: "superficie", unless: "surface" },
						{ thing: "análisis del suelo, si los hay", unless: "analysed" },
						{ thing: "fechas que prevés", unless: ["duration", "calendar"] },
						{ place: "lugar" },
					],
				},
			},
			{
				when: ["try"],
				en: [
					"Trial on a plot",
					"which plot and which method go together, for how long and what would be measured",
					"the method or the plot, whichever is yours, and the data there are",
					"the agreement of owner and authorities, and a result that can be checked",
				],
				es: [
					"Ensayo en una parcela",
					"qué parcela y qué método encajan, durante cuánto tiempo y qué se mediría",
					"el método o la parcela, lo que sea tuyo, y los datos que haya",
					"el acuerdo del propietario y de la administración, y un resultado comprobable",
				],
				question: {
					en: "What would have to be measured for the trial to count as a success?",
					es: "¿Qué habría que medir para dar la prueba por buena?",
				},
				ready: {
					en: [
						{ thing: "surface", unless: "surface" },
						{ thing: "length of the trial", unless: "duration" },
						"data on the ground or the method",
						{ place: "place" },
					],
					es: [
						{ thing: "superficie", unless: "surface" },
						{ thing: "duración de la prueba", unless: "duration" },
						"datos del suelo o del método",
						{ place: "lugar" },
					],
				},
			},
		],
		question: {
			en: "Has the ground been analysed yet?",
			es: "¿Se ha analizado ya el suelo?",
		},
		questionUnless: "analysed",
		ready: {
			en: [
				{ thing: "surface", unless: "surface" },
				{ thing: "who owns the land", unless: "owner" },
				{ thing: "analyses of the ground, if there are any", unless: "analysed" },
				"what the planning rules allow there",
			],
			es: [
				{ thing: "superficie", unless: "surface" },
				{ thing: "de quién es el terreno", unless: "owner" },
				{ thing: "análisis del suelo, si los hay", unless: "analysed" },
				"qué permite allí el planeamiento",
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
			"biofertiliser, liquid fertiliser, organic fertiliser | biofertilizante, abono líquido, abono orgánico | biofertilitzant, adob líquid, adob orgànic",
			"biostimulants | bioestimulantes | bioestimulants",
			"biochar | el biocarbón, biochar | biocarbó, biochar",
			"greenhouse automation, greenhouse control | la automatización de invernaderos | automatització d'hivernacles",
		],
		sure: "picking robot, less water ~ crop, automatic irrigation, set up ~ greenhouse, new greenhouse, farms ~ try it, farms to try, growers to try, lettuce without soil, grown without soil, grow ~ under LED, grow ~ indoors, agritech, agrotech, agro-technology, precision agriculture, precision farming, smart farming, digital farming, spirulina, microalgae, weeding robot, robot ~ weeds | regar menos, riego automático, robot ~ recog*, sensores ~ regar, sondas ~ riego, montar ~ invernadero, agricultores ~ prueben, agricultores ~ probarlo, lechugas sin tierra, cultivar sin tierra, cultivo ~ interior, agrotecnología, agricultura de precisión, agrotech, agricultura inteligente, digitalizar el campo, espirulina, microalgas, robot ~ malas hierbas | regar menys, reg automàtic, robot ~ coll*, sensors ~ regar, sondes ~ reg, muntar ~ hivernacle, pagesos ~ provin, pagesos ~ provar-ho, enciams sense terra, cultivar sense terra, cultiu ~ interior, agrotecnologia, agricultura de precisió, agricultura intel·ligent, espirulina, microalgues, robot ~ males herbes",
		hints:
			"when to water, when to irrigate, saltier, salinity, fertiliser, irrigation, crop, sensor, tomato, lettuce, drone, LED, robot, hydroponic, greenhouse, seedling, yield, plant health, pruning robot, app for farmers, satellite, spores, substrate | cuándo regar, salinidad, agua salada, fertilizante, riego, regar, cultivo, sensor, tomate, lechuga, pimiento, lechugas, dron, LED, robot, hidropónico, invernadero, semillero, rendimiento, sanidad vegetal, satélite, sustrato | quan regar, salinitat, aigua salada, fertilitzant, adob, reg, regar, cultiu, sensor, tomàquet, enciam, dron, robot, hidropònic, hivernacle, planter, rendiment, satèl·lit, substrat",
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
				en: "Technology in farming pays off when it saves water, inputs or work and the grower can see by how much.",
				es: "La tecnología en el campo compensa cuando ahorra agua, insumos o trabajo y quien cultiva puede ver cuánto.",
			},
			{
				clues:
					"irrigat*, watering, drip, soil sensor, moisture sensor | riego, regar, goteo, sensor de humedad, sensor de suelo | reg, regar, degoteig, sensor d'humitat",
				en: "Watering by measured need saves water and the energy to pump it.",
				es: "Regar según la necesidad medida ahorra agua y la energía para bombearla.",
			},
			{
				clues:
					"hydroponic*, vertical farm, vertical farming, indoor farm | hidropónic*, hidroponía, agricultura vertical | hidropònic*, hidroponia, agricultura vertical",
				en: "Growing indoors or without soil saves water and land; the energy for light and climate is what to watch.",
				es: "Cultivar en interior o sin suelo ahorra agua y terreno; lo que hay que vigilar es la energía de luz y clima.",
			},
			{
				clues: "mushroom | setas, champiñones | bolets, xampinyons",
				en: "Mushrooms can grow on a residue; it closes a cycle if the spent substrate has a use in turn.",
				es: "Las setas pueden crecer sobre un residuo; el ciclo se cierra si el sustrato agotado tiene a su vez un uso.",
			},
			{
				clues: "biochar | biochar, biocarbón, biocarbon | biochar, biocarbó",
				en: "Biochar keeps carbon and water in the soil; what it is made from and how decides whether it may be spread.",
				es: "El biocarbón guarda carbono y agua en el suelo; de qué está hecho y cómo decide si se puede aplicar.",
			},
			{
				clues:
					"biofertili*, biostimulant, organic fertili* | biofertilizante, bioestimulante, fertilizante orgánico, abono orgánico | biofertilitzant, bioestimulant, adob orgànic",
				en: "What is sold as a fertiliser needs a constant composition and the papers that the rules ask for.",
				es: "Lo que se vende como fertilizante necesita una composición constante y la documentación que exige la norma.",
			},
		],
		proposals: [
			{
				when: ["try"],
				en: [
					"Demonstration plot",
					"which farm and which crop suit a demonstration, and what would be compared with the usual practice",
					"what you want to try, the results there are and help during one season",
					"a result in water, yield or hours that the farmer can verify",
				],
				es: [
					"Parcela de demostración",
					"qué finca y qué cultivo sirven para una demostración y qué se compararía con la práctica habitual",
					"lo que quieres probar, los resultados que haya y ayuda durante una campaña",
					"un resultado en agua, rendimiento u horas que el agricultor pueda comprobar",
				],
				...forTrial,
			},
			{
				when: ["sell"],
				en: [
					"A look at what you offer to farming",
					"what it does or is, which crops and farms it suits, and where the company could use or recommend it",
					"a description, the price, and results or references if there are any",
					"a benefit that the grower or the customer can check",
				],
				es: [
					"Estudio de lo que ofreces al campo",
					"qué es o qué hace, a qué cultivos y fincas conviene y dónde podría usarlo o recomendarlo",
					"una descripción, el precio y, si los hay, resultados o referencias",
					"una ventaja que quien cultiva o quien compra pueda comprobar",
				],
				question: {
					en: "For which growers or customers is it of most use?",
					es: "¿A qué agricultores o clientes les es más útil?",
				},
				questionUnless: "customers",
				ready: {
					en: [
						"description or technical data",
						{ thing: "price", unless: "price" },
						{ thing: "results, if there are any", unless: "results" },
						"what you can supply, and from when",
					],
					es: [
						"descripción o ficha técnica",
						{ thing: "precio", unless: "price" },
						{ thing: "resultados, si los hay", unless: "results" },
						"qué puedes servir y desde cuándo",
					],
				},
			},
			{
				when: ["do"],
				en: [
					"Design for the crop",
					"the crop, the water and the soil or building there is, and which equipment is worth its cost there",
					"the plan of the plots or rooms, the equipment in place and the yields so far, if there are any",
					"the water, energy or labour that is saved for the same harvest",
				],
				es: [
					"Diseño para el cultivo",
					"el cultivo, el agua y el suelo o local que haya, y qué equipos compensan su coste",
					"el plano de las parcelas o del local, los equipos instalados y los rendimientos, si los hay",
					"el agua, la energía o el trabajo que se ahorra para la misma cosecha",
				],
			},
			{
				when: ["join"],
				en: [
					"A farming project together",
					"the crop and the technology it is about, who would use it and what each side would put in",
					"the results there are, your part (land, equipment, customers or work) and what you look for in a partner",
					"a benefit that the grower can check in one season",
				],
				es: [
					"Un proyecto agrario conjunto",
					"de qué cultivo y qué tecnología se trata, quién la usaría y qué pondría cada parte",
					"los resultados que haya, tu parte (tierra, equipos, clientes o trabajo) y qué buscas en un socio",
					"una ventaja que quien cultiva pueda comprobar en una campaña",
				],
			},
		],
		question: {
			en: "What should improve first: the water, the yield, the quality or the hours of work?",
			es: "¿Qué debería mejorar primero: el agua, el rendimiento, la calidad o las horas de trabajo?",
		},
		ready: {
			en: [
				{ thing: "crop and surface", unless: ["crop", "surface"] },
				"where the water comes from",
				"equipment in place, if there is any",
				"yields so far, if there are any",
			],
			es: [
				{ thing: "cultivo y superficie", unless: ["crop", "surface"] },
				"de dónde viene el agua",
				"equipos instalados, si los hay",
				"rendimientos hasta ahora, si los hay",
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
					"drawings or photographs of the place",
					"the agreement of the owner and upkeep that is assigned to someone",
				],
				es: [
					"Diseño y construcción del espacio verde",
					"el lugar, su agua y su sombra, la carga que admite si es una cubierta, y el mantenimiento durante el año",
					"planos o fotos del lugar",
					"el acuerdo del propietario y un mantenimiento con responsable",
				],
			},
		],
		question: {
			en: "Who would look after the plants in summer?",
			es: "¿Quién cuidaría las plantas en verano?",
		},
		ready: {
			en: [
				{ thing: "surface in m²", unless: "surface" },
				{ thing: "agreement of the owner", unless: "owner" },
				"hours of sun, and water at hand",
			],
			es: [
				{ thing: "superficie en m²", unless: "surface" },
				{ thing: "acuerdo del propietario", unless: "owner" },
				"horas de sol y toma de agua",
			],
		},
	},
];
