import type { Theme } from "./theme.ts";

export const engineeringThemes: readonly Theme[] = [
	{
		id: "water",
		company: "engineering",
		goals: [6, 12, 9],
		text: {
			en: {
				name: "water treatment and reuse",
				words:
					"wastewater, dye house, water treatment, water reuse, sewage, desalination, drinking water, process water, rainwater, greywater, water leaks, sludge, drought, aquifer, effluent, sanitation, water scarcity, river, reclaimed water, water pollution, clean water, wells water, leaking pipes, leaks, water meter, water filter, purify water, water network, groundwater, lake, reservoir, toilets, showers, irrigation water, rain water, stormwater, flooding water",
				hints:
					"water, filter, purify, save water, tank, discharge, dye, pumps, membranes, rain, pipes, taps, laundry, purification, pool, hygiene, stream, village, clean, wash",
				aspects: [
					"Process water that is treated on site can be used again and relieves the public supply.",
					"Cleaning is easier before streams are mixed: each effluent has its own treatment.",
					"Sludge and salts are part of the balance; a use for them should be found from the start.",
				],
				why: [
					"water is treated, saved or used again",
					"less fresh water goes into each product",
					"treatment equipment is infrastructure that industry needs",
				],
				proposals: [
					[
						"Water balance",
						"{engineering} could measure flows and pollution, and define which quality of water each use really needs.",
					],
					[
						"Treatment pilot",
						"{engineering} could design a small pilot to treat and reuse the water before a full plant is decided.",
					],
				],
				with: {
					paper: [
						"Experience from a water-intensive industry",
						"{paper} could compare how a recycling process treats and reuses its water.",
					],
					energy: [
						"Treatment on renewable power",
						"{energy} could study pumps and aeration run on renewable energy, or biogas from the sludge.",
					],
					construction: [
						"Reclaimed water for irrigation",
						"{construction} could test the reclaimed water on crops or green areas.",
					],
					platform: [
						"Common treatment",
						"{platform} could bring together small producers who cannot each pay for a plant.",
					],
				},
			},
			es: {
				name: "el tratamiento y la reutilización del agua",
				words:
					"aguas residuales, residuales, depuradora, depuración, tratamiento de agua, reutilización de agua, saneamiento, desalación, desaladora, agua potable, agua de proceso, agua de lluvia, aguas grises, fugas de agua, lodos, sequía, acuífero, vertidos, río, agua regenerada, escasez de agua, alcantarillado, red de agua, escapes de agua, fugas, tuberías, cañerías, inodoros, duchas, pozos, aljibe, agua limpia, filtros de agua, purificar agua, lago, embalse, pantano, recoger la lluvia, contaminación del agua, agua sucia",
				hints:
					"agua, filtro, depurar, potabilizar, ahorrar agua, depósito, tintes, membranas, sucio, bañarse, curtidos, lluvia, grifos, lavandería, escapes, piscina, higiene, limpiar, arroyo, lavar",
				aspects: [
					"El agua de proceso tratada en la propia planta se puede volver a usar y descarga la red pública.",
					"Depurar es más fácil antes de mezclar: cada vertido tiene su tratamiento.",
					"Los lodos y las sales cuentan en el balance; conviene buscarles uso desde el principio.",
				],
				why: [
					"el agua se depura, se ahorra o se vuelve a usar",
					"cada producto consume menos agua limpia",
					"los equipos de tratamiento son infraestructura que la industria necesita",
				],
				proposals: [
					[
						"Balance de agua",
						"{engineering} podría medir caudales y contaminación y definir qué calidad de agua necesita de verdad cada uso.",
					],
					[
						"Piloto de tratamiento",
						"{engineering} podría diseñar un piloto pequeño para tratar y reutilizar el agua antes de decidir una planta completa.",
					],
				],
				with: {
					paper: [
						"Experiencia de una industria con mucha agua",
						"{paper} podría contrastar cómo un proceso de reciclaje trata y reutiliza la suya.",
					],
					energy: [
						"Depurar con energía renovable",
						"{energy} podría estudiar bombeo y aireación con energía renovable, o biogás de los lodos.",
					],
					construction: [
						"Agua regenerada para riego",
						"{construction} podría ensayar el agua regenerada en cultivos o zonas verdes.",
					],
					platform: [
						"Depuración común",
						"{platform} podría reunir a pequeños productores que no pueden pagar una planta cada uno.",
					],
				},
			},
		},
	},
	{
		id: "waste",
		company: "engineering",
		goals: [12, 11, 13],
		text: {
			en: {
				name: "waste management",
				words:
					"waste, waste management, waste collection, municipal waste, organic waste, compost, composting, compost plant, electronic waste, e-waste, hazardous waste, garbage, rubbish, trash, landfill, smart bins, zero waste, demolition waste, hospital waste, coffee grounds, biowaste, old phones, dump, litter, cigarette butts, nappies, diapers, expired medicines, leftovers, electronics, appliances, ink cartridges, rubble, debris, food scraps, peelings, worms, vermicompost, ashes, garbage trucks",
				hints:
					"waste, bins, containers, collection, sorting, litter, residues, rejects, organic, festival, scraps, paint, ash, bin, dirty, throw, phones, batteries, dispose",
				aspects: [
					"Waste is prevented first, then reused, then recycled; landfill is for what has no other way.",
					"Organic waste collected without impropers gives compost that farmers will accept.",
					"Data on each container and route show where collection costs most and brings least.",
				],
				why: [
					"what was waste returns to a use",
					"collection and treatment keep towns clean",
					"less landfill means less methane",
				],
				proposals: [
					[
						"Waste diagnosis",
						"{engineering} could characterise the waste, its quantity and season, and put prevention and treatment in order.",
					],
					[
						"Treatment line",
						"{engineering} could outline a collection and treatment line to be tested in one area first.",
					],
				],
				with: {
					paper: [
						"The recyclable part",
						"{paper} could study the paper and plastic that the separation would recover.",
					],
					platform: [
						"Compost for the fields",
						"{platform} could find growers interested in compost, with an agreed quality.",
					],
					energy: [
						"Energy from the organic part",
						"{energy} could compare composting with biogas for the organic waste.",
					],
					foundation: [
						"Neighbours who take part",
						"{foundation} could help to explain the separation of waste and involve schools and neighbours.",
					],
					construction: [
						"Compost and rubble in use",
						"{construction} could test compost on crops, or recycled rubble in works.",
					],
				},
			},
			es: {
				name: "la gestión de residuos",
				words:
					"gestión de residuos, recogida de residuos, residuos urbanos, residuos orgánicos, residuos, compost, compostaje, compostar, planta de compostaje, residuo electrónico, aparatos electrónicos, móviles viejos, residuos peligrosos, basura, vertedero, contenedores inteligentes, residuo cero, escombros, residuos sanitarios, posos de café, biorresiduo, punto limpio, desechos, colillas, pañales, medicamentos caducados, sobras, electrodomésticos, cartuchos de tinta, peladuras, lombrices, vermicompost, cenizas, trastos, papeleras, electrónica, contenedor marrón, pilas, ecoparque",
				hints:
					"contenedor, recogida, separación, clasificar, restos, rechazo, orgánico, municipal, mercados, fiestas, pintura, sucio, desperdicios, tirar, móviles, suciedad, limpiar, separar",
				aspects: [
					"El residuo primero se evita, luego se reutiliza y después se recicla; al vertedero va lo que no tiene otra salida.",
					"El residuo orgánico recogido sin impropios da un compost que el agricultor acepta.",
					"Los datos de cada contenedor y cada ruta muestran dónde la recogida cuesta más y rinde menos.",
				],
				why: [
					"lo que era residuo vuelve a tener uso",
					"la recogida y el tratamiento mantienen limpios los municipios",
					"menos vertedero significa menos metano",
				],
				proposals: [
					[
						"Diagnóstico de residuos",
						"{engineering} podría caracterizar el residuo, su cantidad y su temporada, y ordenar prevención y tratamiento.",
					],
					[
						"Línea de tratamiento",
						"{engineering} podría esbozar una línea de recogida y tratamiento y probarla primero en una zona.",
					],
				],
				with: {
					paper: [
						"La parte reciclable",
						"{paper} podría estudiar el papel y el plástico que recuperaría la separación.",
					],
					platform: [
						"Compost para el campo",
						"{platform} podría encontrar agricultores interesados en el compost, con una calidad pactada.",
					],
					energy: [
						"Energía de la parte orgánica",
						"{energy} podría comparar el compostaje con el biogás para el residuo orgánico.",
					],
					foundation: [
						"Vecinos que participan",
						"La {foundation} podría ayudar a explicar la separación e implicar a escuelas y vecinos.",
					],
					construction: [
						"Compost y áridos en uso",
						"{construction} podría ensayar el compost en cultivos o el árido reciclado en obra.",
					],
				},
			},
		},
	},
	{
		id: "carbon",
		company: "engineering",
		goals: [13, 9, 12],
		text: {
			en: {
				name: "carbon and climate engineering",
				words:
					"carbon footprint, carbon, CO2, emissions, greenhouse gases, carbon capture, decarbonisation, decarbonization, net zero, climate change, global warming, climate adaptation, scope 3, carbon neutral, carbon credits, air pollution, flood, wildfire, heatwave, carbon dioxide, low-carbon, air quality, smog, exhaust fumes, climate risk, storms, carbon tax",
				hints:
					"climate, measure, reduce, footprint, pollution, offset, smoke, fumes, warming, weather extremes, planet",
				aspects: [
					"What is measured with one same method can be compared and reduced; offsetting comes last.",
					"Most emissions are often in the supply chain, so suppliers belong in the calculation.",
					"Adapting to heat, drought and floods is as much a part of climate work as cutting emissions.",
				],
				why: [
					"emissions are measured and cut, or places prepared for the climate to come",
					"cleaner processes renew industry",
					"a known footprint guides purchasing and production",
				],
				proposals: [
					[
						"Footprint and reduction plan",
						"{engineering} could calculate the emissions process by process and put the measures in order by cost and effect.",
					],
					[
						"Climate pilot",
						"{engineering} could test the idea at one site, with a method of measurement agreed beforehand.",
					],
				],
				with: {
					energy: [
						"From calculation to supply",
						"{energy} could replace the fuels that weigh most in the footprint by renewable energy.",
					],
					platform: [
						"Suppliers on the same method",
						"{platform} could extend the measurement to the companies and farms of one supply chain.",
					],
					paper: [
						"Recycled material in the balance",
						"{paper} could contribute what recycled paper or plastic changes in the footprint of a product.",
					],
					construction: [
						"Carbon in soil and buildings",
						"{construction} could examine materials and soils that store carbon.",
					],
				},
			},
			es: {
				name: "la ingeniería del carbono y el clima",
				words:
					"huella de carbono, carbono, CO2, emisiones, gases de efecto invernadero, captura de carbono, descarbonización, descarbonizar, cero neto, cambio climático, calentamiento global, adaptación climática, alcance 3, neutralidad climática, créditos de carbono, contaminación del aire, inundaciones, incendios forestales, ola de calor, dióxido de carbono, baja en carbono, calidad del aire, polución, riesgo climático, tormentas, gases contaminantes",
				hints: "clima, medir, reducir, huella, contaminación, compensar, humo, calentamiento, gases, humos",
				aspects: [
					"Lo que se mide con un mismo método se puede comparar y reducir; compensar viene al final.",
					"Muchas emisiones suelen estar en la cadena de suministro: los proveedores entran en el cálculo.",
					"Prepararse para el calor, la sequía y las inundaciones también es trabajar por el clima.",
				],
				why: [
					"las emisiones se miden y se reducen, o el lugar se prepara para el clima que viene",
					"los procesos más limpios renuevan la industria",
					"conocer la huella orienta la compra y la producción",
				],
				proposals: [
					[
						"Huella y plan de reducción",
						"{engineering} podría calcular las emisiones proceso a proceso y ordenar las medidas por coste y efecto.",
					],
					[
						"Piloto climático",
						"{engineering} podría probar la idea en un emplazamiento, con un método de medida pactado de antemano.",
					],
				],
				with: {
					energy: [
						"Del cálculo al suministro",
						"{energy} podría sustituir por renovables los combustibles que más pesan en la huella.",
					],
					platform: [
						"Proveedores con el mismo método",
						"{platform} podría extender la medición a las empresas y explotaciones de una cadena.",
					],
					paper: [
						"El material reciclado en el balance",
						"{paper} podría aportar qué cambia el papel o el plástico reciclado en la huella de un producto.",
					],
					construction: [
						"Carbono en suelos y edificios",
						"{construction} podría examinar materiales y suelos que almacenan carbono.",
					],
				},
			},
		},
	},
	{
		id: "seas-and-coasts",
		company: "engineering",
		goals: [14, 12, 6],
		text: {
			en: {
				name: "seas, coasts and ports",
				words:
					"ocean, marine litter, sea, fishing nets, fishing boats, harbour, harbor, port, beach cleaning, coast, coastal, seaweed, algae, posidonia, coral, aquaculture, overfishing, fishermen, mussels, oysters, dolphins, whales, marina, shipyard, jellyfish, seafood, fish farm, divers, turtles, seabed, sails, salt marsh, river mouth",
				hints:
					"fish, boats, nets, fishing, ships, marine, Mediterranean, shells, sailing, diving, waves, island, salt, boat, beach",
				aspects: [
					"What is fished as litter needs a place to be received on land, with a known route afterwards.",
					"Nets, ropes and floats are few polymers in large quantity, which favours their recovery.",
					"It is cheaper to stop waste before the river mouth than to take it from the sea.",
				],
				why: [
					"less litter and pollution reach the sea",
					"what comes ashore can go back to a material cycle",
					"what is kept out of the water upstream does not reach the coast",
				],
				proposals: [
					[
						"Reception point in port",
						"{engineering} could design how the material is received, sorted and sent on, with the port and its users.",
					],
					[
						"Trace of the litter",
						"{engineering} could study what arrives, from where and when, so as to act before it reaches the sea.",
					],
				],
				with: {
					paper: [
						"Nets and plastics as raw material",
						"{paper} could test which plastics recovered from the sea can be recycled.",
					],
					platform: [
						"Alliance with the sea trades",
						"{platform} could bring together ports, guilds and companies around one collection.",
					],
					foundation: [
						"Volunteers on the coast",
						"{foundation} could link coastal clean-ups with well-being and environmental education.",
					],
				},
			},
			es: {
				name: "el mar, la costa y los puertos",
				words:
					"océano, basura marina, redes de pesca, pescadores, barcos de pesca, pesqueros, puerto pesquero, limpieza de playas, costa, litoral, algas, posidonia, coral, acuicultura, sobrepesca, cofradía, puerto, mejillones, ostras, delfines, ballenas, puerto deportivo, astillero, medusas, marisco, piscifactoría, buceo, buzos, tortugas, fondo marino, salinas, desembocadura, velas de barco",
				hints:
					"mar, pesca, barcos, redes, marino, Mediterráneo, lonja, conchas, pescado, velero, olas, isla, sal, peces, playa",
				aspects: [
					"La basura que se pesca necesita un punto de recepción en tierra y un destino conocido.",
					"Redes, cabos y boyas son pocos polímeros en mucha cantidad, y eso favorece recuperarlos.",
					"Cuesta menos frenar el residuo antes de la desembocadura que sacarlo del mar.",
				],
				why: [
					"llega menos basura y contaminación al mar",
					"lo que se trae a tierra puede volver a un ciclo de materiales",
					"lo que se retiene aguas arriba no llega a la costa",
				],
				proposals: [
					[
						"Punto de recepción en puerto",
						"{engineering} podría diseñar cómo se recibe, se clasifica y se envía el material, con el puerto y sus usuarios.",
					],
					[
						"Rastro de la basura marina",
						"{engineering} podría estudiar qué llega, de dónde y cuándo, para actuar antes de que alcance el mar.",
					],
				],
				with: {
					paper: [
						"Redes y plásticos como materia prima",
						"{paper} podría ensayar qué plásticos recuperados del mar se pueden reciclar.",
					],
					platform: [
						"Alianza con las gentes del mar",
						"{platform} podría reunir a puertos, cofradías y empresas en torno a una recogida común.",
					],
					foundation: [
						"Voluntariado en la costa",
						"La {foundation} podría unir las limpiezas de costa con el bienestar y la educación ambiental.",
					],
				},
			},
		},
	},
	{
		id: "process-engineering",
		company: "engineering",
		goals: [9, 12, 8],
		text: {
			en: {
				name: "sustainable engineering and Industry 5.0",
				words:
					"sustainable engineering, engineering, engineers, Industry 5.0, industry 4.0, automation, robots, robotics, artificial intelligence, machine learning, digital twin, ecodesign, eco-design, life cycle assessment, 3D printing, process optimisation, spare parts, repairable, predictive maintenance, IoT, internet of things, prototype, repairing, repair, repairs, repair cafe, spare part, washing machines, simulation, algorithms, quality control, welding, coatings, nanomaterials, modular design, exoskeleton, obsolescence, LCA, laser, measuring device",
				hints:
					"sensors, machines, machinery, industrial, factory, process, workshop, data, design, plant, technology, repair, tools, device, components, software, electronics, detect, monitor, printed",
				aspects: [
					"Deciding at the drawing board fixes most of the impact of a product: material, energy, repair and end.",
					"Sensors and data are useful when they change a decision; that decision should be named first.",
					"Industry 5.0 puts people at the centre: technology that helps the operator instead of replacing judgement.",
				],
				why: [
					"industry is renewed with cleaner processes",
					"design that saves material and lasts longer",
					"better machines and safer work go together",
				],
				proposals: [
					[
						"Technical feasibility",
						"{engineering} could review the process, its inputs and its losses, and say what is ready and what still needs proof.",
					],
					[
						"Prototype in a real plant",
						"{engineering} could define a test in working conditions, with few indicators and a date for deciding.",
					],
				],
				with: {
					paper: [
						"A recycling line as a test bench",
						"{paper} could be asked for a line on which to try the technology with real material.",
					],
					energy: [
						"Energy data of the process",
						"{energy} could relate the machines' data with consumption and renewable supply.",
					],
					construction: [
						"Application in works and fields",
						"{construction} could try the same technology on a building site or a farm.",
					],
					platform: ["First users", "{platform} could look for companies willing to be first users."],
				},
			},
			es: {
				name: "la ingeniería sostenible y la Industria 5.0",
				words:
					"ingeniería sostenible, ingeniería, ingenieros, Industria 5.0, industria 4.0, automatización, robots, robótica, inteligencia artificial, aprendizaje automático, gemelo digital, ecodiseño, análisis de ciclo de vida, impresión 3D, optimización de procesos, piezas de recambio, reparable, mantenimiento predictivo, internet de las cosas, prototipo, reparar, reparación, recambios, lavadoras, simulación, algoritmos, control de calidad, soldadura, recubrimientos, nanomateriales, diseño modular, exoesqueleto, obsolescencia, ACV, láser",
				hints:
					"sensores, máquinas, maquinaria, industrial, fábrica, proceso, taller, datos, diseño, planta, tecnología, reparar, herramientas, dispositivo, componentes, software, detectar, vigilar, aparato",
				aspects: [
					"En la mesa de diseño se decide gran parte del impacto de un producto: material, energía, reparación y final.",
					"Los sensores y los datos sirven si cambian una decisión; conviene nombrarla antes.",
					"La Industria 5.0 pone a las personas en el centro: tecnología que ayuda al operario y no sustituye su criterio.",
				],
				why: [
					"la industria se renueva con procesos más limpios",
					"un diseño que ahorra material y dura más",
					"mejores máquinas y trabajo más seguro van juntos",
				],
				proposals: [
					[
						"Viabilidad técnica",
						"{engineering} podría revisar el proceso, sus entradas y sus pérdidas, y decir qué está maduro y qué falta por demostrar.",
					],
					[
						"Prototipo en planta real",
						"{engineering} podría definir una prueba en condiciones de trabajo, con pocos indicadores y una fecha para decidir.",
					],
				],
				with: {
					paper: [
						"Una línea de reciclaje como banco de pruebas",
						"A {paper} se le podría pedir una línea donde probar la tecnología con material real.",
					],
					energy: [
						"Datos de energía del proceso",
						"{energy} podría relacionar los datos de las máquinas con el consumo y el suministro renovable.",
					],
					construction: [
						"Aplicación en obra y en campo",
						"{construction} podría probar la misma tecnología en una obra o en una explotación.",
					],
					platform: [
						"Primeros usuarios",
						"{platform} podría buscar empresas dispuestas a ser las primeras en usarla.",
					],
				},
			},
		},
	},
];
