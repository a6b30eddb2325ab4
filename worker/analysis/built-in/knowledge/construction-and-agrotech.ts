import type { Theme } from "./theme.ts";

export const constructionAndAgrotechThemes: readonly Theme[] = [
	{
		id: "building",
		company: "construction",
		goals: [11, 13, 12],
		text: {
			en: {
				name: "sustainable construction",
				words:
					"construction, building, buildings, houses, housing, timber, insulation, retrofit, refurbishment, renovation, facade, facades, concrete, cement, bricks, prefabricated, modular homes, office blocks, architecture, passive house, building materials, straw bale, cork, hempcrete, affordable housing, bioconstruction, walls, insulating, insulating panels, mortar, plaster, roof tiles, adobe, rammed earth, bamboo, carpentry, windows, demolition, architects, tiny houses, social housing, homes, dwellings, cohousing, bridges, roads, pavement, builders, apartments",
				hints:
					"wood, walls, windows, roof, rental, site, tenants, comfort, rooms, refit, winter, tiles, panels, floor, residence, earth, stone, kitchens, furniture, school building, flats",
				aspects: [
					"Renovating keeps the carbon already spent on the structure; demolition throws it away.",
					"Bio-based and recycled materials store carbon or avoid extracting new resources.",
					"A building that can be taken apart is a store of materials for the next one.",
				],
				why: [
					"homes and buildings last, spend less and are affordable",
					"insulation and light materials lower emissions",
					"materials are chosen so that they can be used again",
				],
				proposals: [
					[
						"Demonstration unit",
						"{construction} could assess one real unit or facade, and measure comfort, cost and energy before and after.",
					],
					[
						"Material review",
						"{construction} could compare the materials proposed by availability, durability and what happens to them at the end.",
					],
				],
				with: {
					energy: [
						"Building that produces",
						"{energy} could add renewable generation and heat to the building project.",
					],
					paper: [
						"Recycled material on site",
						"{paper} could study which recycled fibres or plastics suit insulation and panels.",
					],
					engineering: [
						"Rubble and life cycle",
						"{engineering} could plan the waste of the works and the life-cycle calculation.",
					],
					foundation: [
						"Homes that care",
						"{foundation} could contribute the view of well-being: light, silence, neighbours, loneliness.",
					],
				},
			},
			es: {
				name: "la construcción sostenible",
				words:
					"construcción, construir, edificio, edificación, casas, viviendas, rehabilitación, rehabilitar, aislamiento, aislante, fachada, hormigón, cemento, ladrillos, prefabricado, casas modulares, arquitectura, casa pasiva, passivhaus, materiales de construcción, balas de paja, corcho, vivienda asequible, bioconstrucción, constructora, paredes, muros, paneles aislantes, mortero, yeso, tejas, baldosas, adobe, tapial, bambú, carpintería, ventanas, derribo, demolición, arquitectos, vivienda social, covivienda, puentes, carreteras, pavimento, albañiles, apartamentos, obras",
				hints:
					"madera, paredes, ventanas, alquiler, obra, inquilinos, confort, bloques, reforma, barro, paneles, suelo radiante, residencia, tierra, piedra, masía, local, pisos",
				aspects: [
					"Rehabilitar conserva el carbono ya gastado en la estructura; derribar lo tira.",
					"Los materiales naturales y reciclados almacenan carbono o evitan extraer recursos nuevos.",
					"Un edificio que se puede desmontar es un almacén de materiales para el siguiente.",
				],
				why: [
					"viviendas y edificios duran, gastan menos y son asequibles",
					"el aislamiento y los materiales ligeros reducen emisiones",
					"los materiales se eligen para volver a usarse",
				],
				proposals: [
					[
						"Unidad de demostración",
						"{construction} podría evaluar una vivienda o fachada real y medir confort, coste y energía antes y después.",
					],
					[
						"Revisión de materiales",
						"{construction} podría comparar los materiales propuestos por disponibilidad, durabilidad y destino final.",
					],
				],
				with: {
					energy: [
						"Un edificio que produce",
						"{energy} podría añadir generación y calor renovables al proyecto del edificio.",
					],
					paper: [
						"Material reciclado en obra",
						"{paper} podría estudiar qué fibras o plásticos reciclados sirven para aislar o hacer paneles.",
					],
					engineering: [
						"Escombros y ciclo de vida",
						"{engineering} podría planificar los residuos de la obra y el cálculo de ciclo de vida.",
					],
					foundation: [
						"Casas que cuidan",
						"La {foundation} podría aportar la mirada del bienestar: luz, silencio, vecindad, soledad.",
					],
				},
			},
		},
	},
	{
		id: "agrotech",
		company: "construction",
		goals: [2, 6, 12],
		text: {
			en: {
				name: "agro-technology",
				words:
					"agtech, agritech, agrotech, agrotechnology, irrigation, greenhouse, greenhouses, vertical farming, hydroponic, hydroponics, aquaponics, precision agriculture, crop sensors, soil moisture, vineyard, orchard drones, pesticides, fertiliser, fertilizer, smart farming, crops, insect farming, substrate, seeds, lettuce, lettuces, tomatoes, mushrooms, strawberries, grow lights, plant nursery, tractor, seedlings, harvester, cow collars, frost, hail, vines, olive trees, olive grove, almond trees, citrus, rice, wheat, maize, aeroponics, weeds, pests, fruit trees, microgreens",
				hints:
					"sensors, drones, farm, farms, plants, tomato, harvest, soil, grow, growing, yield, agriculture, field, satellite, leds, water, lamp, sow, orchard, climate, cows, grapes, animals",
				aspects: [
					"Water and nutrients given where and when the plant needs them save both and protect the aquifer.",
					"Sensors and drones help to treat the sick row only, with fewer pesticides.",
					"Growing close to where people eat shortens transport; the energy of the greenhouse must be counted too.",
				],
				why: [
					"more food is grown with fewer inputs",
					"irrigation spends only the water that the plant needs",
					"less fertiliser, less pesticide and fewer losses",
				],
				proposals: [
					[
						"Trial plot",
						"{construction} could define a trial plot for one season, with a control beside it, to measure water, inputs and harvest.",
					],
					[
						"Technology to the field",
						"{construction} could review what the technology asks of the farm: connection, upkeep, training and cost.",
					],
				],
				with: {
					platform: [
						"Growers who try it",
						"{platform} could propose the trial to growers and gather what they think after the harvest.",
					],
					energy: [
						"Renewable power in the field",
						"{energy} could study pumping, climate control and sensors on renewable energy.",
					],
					engineering: [
						"Water that returns",
						"{engineering} could study drainage, reclaimed water and the recovery of nutrients.",
					],
					paper: [
						"Covers and substrates",
						"{paper} could look at the recovery of crop plastics and at fibres for substrate.",
					],
				},
			},
			es: {
				name: "la agrotecnología",
				words:
					"agrotecnología, agrotech, agtech, riego, regadío, invernadero, cultivo vertical, hidroponía, hidropónico, acuaponía, agricultura de precisión, humedad del suelo, viñedo, viña, pesticidas, plaguicidas, fitosanitarios, fertilizantes, abono, cultivos, cría de insectos, sustrato, semillas, olivar, lechugas, tomates, setas, fresas, vivero de plantas, tractor, sembrar, siembra, cosechadora, collares para vacas, heladas, granizo, vides, olivos, almendros, cítricos, naranjos, arroz, trigo, maíz, aeroponía, malas hierbas, plagas, frutales, huerta, germinados",
				hints:
					"sensores, drones, fincas, campo, agrícola, agricultura, plantas, tomate, cosecha, suelo, cultivar, granja, satélite, luces, agua, lámparas, cultivo, huerto, vacas, uva, clima",
				aspects: [
					"Dar agua y nutrientes donde y cuando la planta los pide ahorra ambos y protege el acuífero.",
					"Sensores y drones ayudan a tratar solo la hilera enferma, con menos pesticidas.",
					"Cultivar cerca de quien come acorta el transporte; hay que contar también la energía del invernadero.",
				],
				why: [
					"se produce más alimento con menos insumos",
					"el riego gasta solo el agua que la planta necesita",
					"menos fertilizante, menos pesticida y menos pérdidas",
				],
				proposals: [
					[
						"Parcela de ensayo",
						"{construction} podría definir una parcela de ensayo durante una campaña, con otra de control, para medir agua, insumos y cosecha.",
					],
					[
						"La tecnología al campo",
						"{construction} podría revisar qué exige la tecnología a la explotación: conexión, mantenimiento, formación y coste.",
					],
				],
				with: {
					platform: [
						"Agricultores que la prueban",
						"{platform} podría proponer el ensayo a agricultores y recoger su opinión tras la cosecha.",
					],
					energy: [
						"Energía renovable en el campo",
						"{energy} podría estudiar bombeo, climatización y sensores con energía renovable.",
					],
					engineering: [
						"Agua que vuelve",
						"{engineering} podría estudiar el drenaje, el agua regenerada y la recuperación de nutrientes.",
					],
					paper: [
						"Cubiertas y sustratos",
						"{paper} podría ver cómo recuperar los plásticos de cultivo y qué fibras sirven de sustrato.",
					],
				},
			},
		},
	},
	{
		id: "green-cities",
		company: "construction",
		goals: [11, 13, 3],
		text: {
			en: {
				name: "greener cities",
				words:
					"green roofs, green roof, urban garden, urban gardens, green walls, city trees, urban greening, heat island, climate shelter, playground, pedestrian, asphalt, bike lanes, cycling, public space, smart city, urban mobility, public transport, car sharing, carpooling, superblock, garden, gardens, rooftop garden, balconies, pavements, pedestrians, cyclists, bicycles, bike sharing, bike lane, traffic, squares, courtyards, playgrounds, tram, bus lines, green areas, urban forest, school streets, benches",
				hints:
					"city, urban, trees, shade, streets, neighbourhood, square, roof, terrace, schoolyard, bus, garden, town, plants, parking, roofs, rain, balcony, walk, bikes, cars, flowers, terraces, parks, noise",
				aspects: [
					"Trees and open soil cool the street, take in rain and invite people to stay.",
					"Green areas need water and care for years: upkeep belongs in the budget from the first day.",
					"Space given back to people changes how they move, and with it air and noise.",
				],
				why: [
					"the city becomes greener and easier to live in",
					"shade and open soil prepare the city for heat and rain",
					"cleaner air, shade and movement are good for health",
				],
				proposals: [
					[
						"A first square as a trial",
						"{construction} could study one courtyard, roof or street, with species that stand drought and a plan for upkeep.",
					],
				],
				with: {
					engineering: [
						"Rain and soil",
						"{engineering} could design drainage that keeps the rain for the trees.",
					],
					foundation: [
						"Green that does good",
						"{foundation} could accompany schools and neighbours in using the new space.",
					],
					energy: ["Shade that generates", "{energy} could combine pergolas or roofs with solar panels."],
					platform: [
						"Growers for the city",
						"{platform} could link urban gardens with growers who know the crops of the area.",
					],
				},
			},
			es: {
				name: "las ciudades más verdes",
				words:
					"cubierta verde, cubiertas vegetales, huerto urbano, huertos urbanos, jardín vertical, arbolado, renaturalizar, isla de calor, refugio climático, patios de colegio, patios escolares, peatonal, asfalto, carril bici, bicicleta, espacio público, ciudad inteligente, movilidad urbana, transporte público, coche compartido, supermanzana, superilla, zonas verdes, jardines, azoteas, balcones, aceras, peatones, ciclistas, bicis, tráfico, patios, tranvía, líneas de autobús, camino escolar, áreas verdes, bosque urbano, macetas, ajardinar, bancos de la plaza, urbanismo",
				hints:
					"ciudad, urbano, árboles, sombra, calles, barrio, plaza, azotea, terraza, patio, autobús, jardín, pueblo, colegios, plantas, aparcamiento, lluvia, caminar, coches, flores, tejados, verde, parques, ruido",
				aspects: [
					"Los árboles y el suelo abierto refrescan la calle, absorben la lluvia e invitan a quedarse.",
					"El verde pide agua y cuidados durante años: el mantenimiento entra en el presupuesto desde el primer día.",
					"El espacio devuelto a las personas cambia cómo se mueven y, con ello, el aire y el ruido.",
				],
				why: [
					"la ciudad se hace más verde y habitable",
					"la sombra y el suelo abierto preparan la ciudad para el calor y la lluvia",
					"aire más limpio, sombra y movimiento benefician la salud",
				],
				proposals: [
					[
						"Un primer espacio de prueba",
						"{construction} podría estudiar un patio, una cubierta o una calle, con especies que resistan la sequía y un plan de mantenimiento.",
					],
				],
				with: {
					engineering: [
						"Lluvia y suelo",
						"{engineering} podría diseñar un drenaje que guarde la lluvia para los árboles.",
					],
					foundation: [
						"Verde que hace bien",
						"La {foundation} podría acompañar a escuelas y vecinos en el uso del nuevo espacio.",
					],
					energy: ["Sombra que genera", "{energy} podría combinar pérgolas o cubiertas con placas solares."],
					platform: [
						"Agricultores para la ciudad",
						"{platform} podría unir los huertos urbanos con agricultores que conocen los cultivos de la zona.",
					],
				},
			},
		},
	},
];
