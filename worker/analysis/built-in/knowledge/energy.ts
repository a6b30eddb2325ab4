import type { Theme } from "./theme.ts";

export const energyThemes: readonly Theme[] = [
	{
		id: "solar",
		company: "energy",
		goals: [7, 13, 11],
		text: {
			en: {
				name: "solar energy for industry",
				words:
					"solar, photovoltaic, solar panels, PV, solar farm, rooftop panels, self-consumption, agrivoltaics, solar thermal, sunlight, sunny, solar awnings, photovoltaics, inverter, solar oven, solar lamps",
				hints:
					"roof, rooftop, sun, panels, surplus, electricity, power, grid, bill, kilowatts, awnings, roofs",
				aspects: [
					"Power made on the roof where it is used needs no new land and little grid.",
					"Shared self-consumption lets several users spend the surplus that one alone would give away.",
					"The end of life of the panels should be planned from the start: glass, aluminium and silicon can be recovered.",
				],
				why: [
					"electricity comes from the sun, at a foreseeable cost",
					"each solar kilowatt hour replaces one with emissions",
					"roofs become part of the local energy supply",
				],
				proposals: [
					[
						"Solar study of the site",
						"{energy} could compare the hours of sun with the hours of consumption and suggest a size for the installation.",
					],
					[
						"Shared self-consumption",
						"{energy} could study a scheme among neighbouring users, with a clear rule for dividing the power and the savings.",
					],
				],
				with: {
					construction: [
						"Sun over crops and buildings",
						"{construction} could join panels with roofs, greenhouses or crops, so that one surface gives two uses.",
					],
					paper: [
						"Second life of the panels",
						"{paper} could look at how the materials of old panels and their packaging might be recovered.",
					],
					engineering: [
						"Engineering of the installation",
						"{engineering} could contribute the design of structures, connection and permits.",
					],
					platform: [
						"Joint purchase",
						"{platform} could gather companies with suitable roofs and prepare one common project.",
					],
				},
			},
			es: {
				name: "la energía solar para la industria",
				words:
					"solar, fotovoltaica, placas solares, placas fotovoltaicas, paneles solares, huerto solar, autoconsumo, agrovoltaica, termosolar, soleado, marquesinas solares, pérgola solar, fotovoltaicos, inversor, horno solar, farolas solares",
				hints:
					"sol, tejado, cubierta, placas, paneles, excedentes, electricidad, la luz, factura, naves, marquesinas, tejados, azoteas",
				aspects: [
					"La electricidad que se genera en el tejado donde se gasta no ocupa suelo nuevo y apenas carga la red.",
					"El autoconsumo compartido permite que varios aprovechen el excedente que uno solo regalaría.",
					"El final de las placas se planifica desde el principio: vidrio, aluminio y silicio se pueden recuperar.",
				],
				why: [
					"la electricidad viene del sol, a un coste previsible",
					"cada kilovatio hora solar sustituye a otro con emisiones",
					"los tejados pasan a formar parte del suministro local",
				],
				proposals: [
					[
						"Estudio solar del emplazamiento",
						"{energy} podría cruzar las horas de sol con las de consumo y proponer un tamaño para la instalación.",
					],
					[
						"Autoconsumo compartido",
						"{energy} podría estudiar un reparto entre vecinos, con una regla clara para la energía y para el ahorro.",
					],
				],
				with: {
					construction: [
						"Sol sobre cultivos y edificios",
						"{construction} podría combinar las placas con cubiertas, invernaderos o cultivos para que una superficie dé dos usos.",
					],
					paper: [
						"Segunda vida de las placas",
						"{paper} podría ver cómo recuperar los materiales de las placas viejas y de su embalaje.",
					],
					engineering: [
						"Ingeniería de la instalación",
						"{engineering} podría aportar el diseño de estructuras, conexión y permisos.",
					],
					platform: [
						"Compra conjunta",
						"{platform} podría reunir a empresas con tejados adecuados y preparar un proyecto común.",
					],
				},
			},
		},
	},
	{
		id: "efficiency-and-heat",
		company: "energy",
		goals: [7, 13, 9],
		text: {
			en: {
				name: "energy efficiency and heat recovery",
				words:
					"energy efficiency, waste heat, heat pump, heat recovery, cogeneration, boiler, district heating, energy audit, hot air, energy saving, furnace, chimney, refrigeration, LED lighting, compressed air, power consumption, heating, heat, energy bill, electricity bill, energy costs, thermostat, air conditioning, radiators, smart meters, data centre, data center, save energy, energy consumption, hot water, cold room",
				hints:
					"heat, heating, oven, steam, warm, cold, cooling, chillers, factory, bill, electricity, gas, lighting, energy, warmth, servers, insulation, consumption, meters, costs, lamps",
				aspects: [
					"The cleanest energy is the one that is not needed: measuring comes before generating.",
					"Heat that leaves through a chimney is energy already paid for; a neighbour may be able to use it.",
					"Replacing a boiler by a heat pump pays off best after the losses have been cut.",
				],
				why: [
					"the same work is done with less energy",
					"heat that is recovered avoids burning fuel",
					"older plants become modern without being replaced",
				],
				proposals: [
					[
						"Map of heat and power",
						"{energy} could measure where heat and electricity are spent, and at what temperature and hour something is left over.",
					],
					[
						"Heat shared with a neighbour",
						"{energy} could study whether the leftover heat fits the hours and temperature that a user nearby needs.",
					],
				],
				with: {
					engineering: [
						"Exchangers and controls",
						"{engineering} could design the recovery equipment and the controls without stopping production.",
					],
					construction: [
						"Heat for buildings and greenhouses",
						"{construction} could find a use for mild heat in buildings or greenhouses.",
					],
					paper: [
						"Lessons from a heat-hungry industry",
						"{paper} could compare notes on drying and steam, where recycling spends its energy too.",
					],
				},
			},
			es: {
				name: "la eficiencia energética y la recuperación de calor",
				words:
					"eficiencia energética, calor residual, bomba de calor, aerotermia, geotermia, recuperación de calor, cogeneración, caldera, red de calor, auditoría energética, aire caliente, ahorro energético, horno industrial, chimenea, cámara frigorífica, alumbrado, iluminación led, aire comprimido, calefacción, calentar, calor, factura de la luz, factura eléctrica, termostato, aire acondicionado, radiadores, contadores inteligentes, climatización, centro de datos, ahorrar energía, consumo energético, consumo eléctrico, agua caliente, calor sobrante",
				hints:
					"calor, calefacción, horno, vapor, calentar, frío, fábrica, factura, la luz, electricidad, gas, consumo, energía, servidores, calderas, contador, costes, lámparas, enfriar",
				aspects: [
					"La energía más limpia es la que no hace falta: antes de generar, conviene medir.",
					"El calor que sale por la chimenea ya está pagado; quizá un vecino pueda usarlo.",
					"Cambiar la caldera por una bomba de calor rinde más si antes se han reducido las pérdidas.",
				],
				why: [
					"el mismo trabajo se hace con menos energía",
					"el calor recuperado evita quemar combustible",
					"una planta antigua se moderniza sin sustituirla",
				],
				proposals: [
					[
						"Mapa de calor y electricidad",
						"{energy} podría medir dónde se gastan calor y electricidad, y a qué temperatura y hora sobra algo.",
					],
					[
						"Calor compartido",
						"{energy} podría estudiar si el calor sobrante encaja con las horas y la temperatura que necesita otro usuario cercano.",
					],
				],
				with: {
					engineering: [
						"Intercambiadores y control",
						"{engineering} podría diseñar los equipos de recuperación y su control sin parar la producción.",
					],
					construction: [
						"Calor para edificios e invernaderos",
						"{construction} podría dar uso al calor suave en edificios o invernaderos.",
					],
					paper: [
						"Lecciones de una industria intensiva en calor",
						"{paper} podría contrastar su experiencia en secado y vapor, donde el reciclaje también gasta energía.",
					],
				},
			},
		},
	},
	{
		id: "renewable-gases",
		company: "energy",
		goals: [7, 13, 9],
		text: {
			en: {
				name: "renewable gases and biomass",
				words:
					"biogas, biomethane, hydrogen, green hydrogen, electrolyser, biomass, anaerobic digestion, digester, slurry, manure, wood chips, biofuel, used cooking oil, waste-to-energy, energy recovery, methane, biorefinery, olive pits, pruning, sawdust, wood pellets, almond shells, dung, frying oil, biodiesel, ammonia, grape marc, firewood, synthetic fuel",
				hints:
					"gas, fuel, fermentation, livestock, pigs, pruning, residues, boiler, cattle, shells, branches, cow, burn, cooking oil, wood",
				aspects: [
					"Gas from residues closes two circles at once: it treats the waste and replaces fossil fuel.",
					"What is left after digestion can go back to the soil if its quality is controlled.",
					"Hydrogen makes sense where electricity does not reach: high heat, heavy transport, raw material.",
				],
				why: [
					"residues or renewable power become fuel",
					"capturing methane and replacing fossil gas lowers emissions",
					"it opens new infrastructure for industrial heat",
				],
				proposals: [
					[
						"Feedstock and demand study",
						"{energy} could check whether the residues or the power available match an industrial consumer near enough.",
					],
					[
						"Renewable gas pilot",
						"{energy} could explore a first small unit with one industrial user, to learn before scaling.",
					],
				],
				with: {
					engineering: [
						"Treatment of what remains",
						"{engineering} could plan the pre-treatment of the waste and the use of the digestate.",
					],
					platform: [
						"Residues from many farms",
						"{platform} could organise growers and stock farmers into one steady supply of residues.",
					],
					construction: [
						"Back to the field",
						"{construction} could test the digestate as a fertiliser with measured doses.",
					],
					paper: [
						"Rejects of recycling",
						"{paper} could say which rejects of its own lines could serve as a fuel and which should not.",
					],
				},
			},
			es: {
				name: "los gases renovables y la biomasa",
				words:
					"biogás, biometano, hidrógeno, hidrógeno verde, electrolizador, biomasa, digestión anaerobia, biodigestor, digestor, purines, estiércol, astillas, biocombustible, aceite de cocina usado, aceite usado, valorización energética, metano, biorrefinería, huesos de aceituna, orujo, poda, serrín, cáscaras de almendra, boñigas, aceite de freír, biodiésel, amoniaco, leña, gallinaza, alperujo, pellets",
				hints:
					"gas, combustible, fermentación, granjas, ganado, cerdos, restos de poda, poda, residuos, caldera, cáscaras, ramas, vacas, quemar, aceite, madera",
				aspects: [
					"El gas de los residuos cierra dos círculos a la vez: trata el residuo y sustituye combustible fósil.",
					"Lo que queda tras la digestión puede volver al suelo si se controla su calidad.",
					"El hidrógeno tiene sentido donde la electricidad no llega: calor alto, transporte pesado, materia prima.",
				],
				why: [
					"los residuos o la electricidad renovable se convierten en combustible",
					"captar metano y sustituir gas fósil reduce emisiones",
					"abre una infraestructura nueva para el calor industrial",
				],
				proposals: [
					[
						"Estudio de materia prima y demanda",
						"{energy} podría comprobar si los residuos o la electricidad disponibles casan con un consumidor industrial cercano.",
					],
					[
						"Piloto de gas renovable",
						"{energy} podría explorar una primera unidad pequeña con un usuario industrial, para aprender antes de crecer.",
					],
				],
				with: {
					engineering: [
						"Tratamiento de lo que queda",
						"{engineering} podría planificar el pretratamiento del residuo y el uso del digerido.",
					],
					platform: [
						"Residuos de muchas granjas",
						"{platform} podría organizar a agricultores y ganaderos para dar un suministro constante de residuos.",
					],
					construction: [
						"De vuelta al campo",
						"{construction} podría ensayar el digerido como fertilizante con dosis medidas.",
					],
					paper: [
						"Rechazos del reciclaje",
						"{paper} podría indicar qué rechazos de sus líneas servirían como combustible y cuáles no.",
					],
				},
			},
		},
	},
	{
		id: "storage-and-mobility",
		company: "energy",
		goals: [7, 11, 9],
		text: {
			en: {
				name: "energy storage and electric mobility",
				words:
					"battery, batteries, energy storage, electric vehicle, EV, charging point, charging station, electric trucks, electric vans, electric buses, electric car, electric bikes, second-life batteries, microgrid, e-mobility, vehicle-to-grid, cargo bikes, electric scooters, scooters, swappable batteries, chargers, lithium, electric taxis, electric boats, electric tractor, electric motorbikes, electric fleet",
				hints:
					"storage, charge, charging, fleet, trucks, vans, delivery, grid, mobility, electric, off-grid, night, scooter, couriers, motorbikes, taxis, drivers, parking, cars, vehicles",
				aspects: [
					"A battery adds most where it moves renewable power from the hours of plenty to the hours of need.",
					"A battery that no longer serves a vehicle may still serve a building for years.",
					"Charging a fleet at planned hours avoids a larger grid connection.",
				],
				why: [
					"stored power makes renewable energy dependable",
					"electric transport brings cleaner and quieter streets",
					"charging and storage are new infrastructure",
				],
				proposals: [
					[
						"Charging and storage plan",
						"{energy} could simulate consumption, charging and storage, and show what size of battery would pay its way.",
					],
				],
				with: {
					engineering: [
						"Safe second life",
						"{engineering} could define how batteries are tested, reused and finally handed over for recycling.",
					],
					platform: [
						"Shared charging",
						"{platform} could gather companies of one area to share chargers and schedules.",
					],
					construction: [
						"Buildings ready to charge",
						"{construction} could prepare car parks and warehouses for chargers and batteries.",
					],
				},
			},
			es: {
				name: "el almacenamiento y la movilidad eléctrica",
				words:
					"batería, baterías, almacenamiento, vehículo eléctrico, coche eléctrico, punto de recarga, cargador, electrolinera, camiones eléctricos, furgoneta eléctrica, autobús eléctrico, bicicleta eléctrica, bicis de carga, microrred, electromovilidad, segunda vida de baterías, patinetes, motos eléctricas, baterías intercambiables, cargadores, litio, taxis eléctricos, barcos eléctricos, tractor eléctrico, puntos de carga, flota eléctrica",
				hints:
					"eléctrico, cargar, recarga, flota, camiones, furgonetas, reparto, red, movilidad, noche, almacenar, motos, mensajeros, taxis, conductores, aparcamiento, coches, vehículos, transporte",
				aspects: [
					"Una batería aporta más cuando lleva la energía renovable de las horas de abundancia a las de necesidad.",
					"La batería que ya no sirve a un vehículo puede servir aún años a un edificio.",
					"Cargar una flota a horas planificadas evita contratar una conexión mayor.",
				],
				why: [
					"guardar energía hace fiable la renovable",
					"el transporte eléctrico deja calles más limpias y silenciosas",
					"la recarga y el almacenamiento son infraestructura nueva",
				],
				proposals: [
					[
						"Plan de recarga y almacenamiento",
						"{energy} podría simular consumo, recarga y almacenamiento y mostrar qué batería se pagaría sola.",
					],
				],
				with: {
					engineering: [
						"Segunda vida segura",
						"{engineering} podría definir cómo se comprueban y reutilizan las baterías y cómo se entregan al fin para reciclarlas.",
					],
					platform: [
						"Recarga compartida",
						"{platform} podría reunir a las empresas de una zona para compartir cargadores y horarios.",
					],
					construction: [
						"Edificios listos para cargar",
						"{construction} podría preparar aparcamientos y almacenes para cargadores y baterías.",
					],
				},
			},
		},
	},
	{
		id: "renewables-and-communities",
		company: "energy",
		goals: [7, 13, 1],
		text: {
			en: {
				name: "renewable energy and energy communities",
				words:
					"renewable energy, renewables, clean energy, green energy, wind turbine, wind power, wind farm, hydropower, energy community, energy poverty, tidal, geothermal, green electricity, power purchase agreement, energy transition, energy cooperative, turbine, windmill, watermill, dam, fossil fuels, coal, diesel generator, clean power, wave energy, decentralised generation",
				hints:
					"energy, wind, neighbours, neighbourhood, share, surplus, electricity, power, renewable, bills, generator, waves, diesel, current",
				aspects: [
					"An energy community shares investment and savings, so that those who own no roof take part too.",
					"Renewable energy fits an industry best when supply and consumption are planned together.",
					"Local generation keeps part of the spending on energy in the area.",
				],
				why: [
					"renewable energy comes within reach of more users",
					"it replaces fossil generation",
					"a lower energy bill relieves households with little income",
				],
				proposals: [
					[
						"Renewable supply plan",
						"{energy} could compare the sources available at the site and put them in order by cost, time and impact.",
					],
					[
						"Energy community",
						"{energy} could study a community of companies and neighbours with renewable generation nearby.",
					],
				],
				with: {
					foundation: [
						"Energy and vulnerable homes",
						"{foundation} could help to reach households in difficulty and look after the human side of the project.",
					],
					engineering: [
						"Feasibility",
						"{engineering} could study the site, the grid connection and the environmental permits.",
					],
					platform: [
						"Group of consumers",
						"{platform} could bring together companies that want to buy renewable energy jointly.",
					],
					construction: [
						"Generation and buildings",
						"{construction} could combine generation with the renovation of the buildings that would use it.",
					],
				},
			},
			es: {
				name: "la energía renovable y las comunidades energéticas",
				words:
					"energía renovable, energías renovables, renovables, energía limpia, energía verde, aerogenerador, eólica, parque eólico, minihidráulica, comunidad energética, pobreza energética, pagar la calefacción, mareomotriz, transición energética, cooperativa energética, electricidad verde, molinos de viento, turbina, presa hidráulica, combustibles fósiles, carbón, generador diésel, energías limpias, energía de las olas, generación distribuida, viento",
				hints:
					"energía, renovable, viento, vecinos, barrio, compartir, excedentes, electricidad, calefacción, factura, la luz, generador, olas, diésel, corriente, molino",
				aspects: [
					"Una comunidad energética reparte inversión y ahorro, y así participa también quien no tiene tejado.",
					"La renovable encaja mejor en la industria cuando generación y consumo se planifican juntos.",
					"Generar cerca deja en la zona una parte del gasto en energía.",
				],
				why: [
					"la energía renovable llega a más usuarios",
					"sustituye generación fósil",
					"una factura menor alivia a los hogares con pocos ingresos",
				],
				proposals: [
					[
						"Plan de suministro renovable",
						"{energy} podría comparar las fuentes disponibles en el lugar y ordenarlas por coste, plazo e impacto.",
					],
					[
						"Comunidad energética",
						"{energy} podría estudiar una comunidad de empresas y vecinos con generación renovable cercana.",
					],
				],
				with: {
					foundation: [
						"Energía y hogares vulnerables",
						"La {foundation} podría ayudar a llegar a los hogares en dificultad y cuidar la parte humana del proyecto.",
					],
					engineering: [
						"Viabilidad",
						"{engineering} podría estudiar el lugar, la conexión a la red y los permisos ambientales.",
					],
					platform: [
						"Grupo de consumidores",
						"{platform} podría reunir a empresas que quieran comprar juntas energía renovable.",
					],
					construction: [
						"Generación y edificios",
						"{construction} podría unir la generación con la rehabilitación de los edificios que la usarían.",
					],
				},
			},
		},
	},
];
