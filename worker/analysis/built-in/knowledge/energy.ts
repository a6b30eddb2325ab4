import type { Theme } from "./theme.ts";

/** Themes of the renewable energy company. */
export const energyThemes: readonly Theme[] = [
	{
		id: "solar",
		company: "energy",
		core: true,
		name: { en: "solar energy for industry", es: "la energía solar para la industria" },
		subjects: [
			"solar panels, solar modules, PV panels | paneles solares, placas solares, módulos solares | plaques solars, panells solars",
			"floating solar panels, floating solar | placas solares flotantes, paneles solares flotantes, solar flotante | plaques solars flotants",
			"solar heat, solar thermal, solar steam | solar térmica, calor solar | solar tèrmica, calor solar",
			"photovoltaic plant, solar plant, solar farm, solar park, photovoltaics, photovoltaic* | planta fotovoltaica, planta solar, parque solar, fotovoltaic*, huerto solar | planta fotovoltaica, parc solar, fotovoltaic*",
			"solar installers | instaladores solares | instal·ladors solars",
			"solar carport, solar canopy | marquesina solar, pérgola solar | marquesina solar",
			"solar kit, portable solar | kit solar | kit solar",
		],
		sure: "solar energy, solar power, rooftop solar, solar roof, solar install*, self consumption, sun on the roof, panels on the roof | energía solar, instalación solar, tejado solar, autoconsumo, cubierta solar, placas en el tejado, placas en la cubierta | energia solar, instal·lació solar, teulada solar, autoconsum, plaques a la teulada",
		hints:
			"solar, panel, roof, inverter, sun, electricity bill | solar, panel, cubierta, tejado, inversor, sol, factura de la luz, placas, kilovatio | solar, plaques, teulada, coberta, sol, factura de la llum",
		goal: {
			number: 7,
			en: "electricity or heat is generated from the sun where it is used",
			es: "la electricidad o el calor se generan con sol donde se usan",
		},
		alsoGoals: [13, 9, 11],
		aspects: [
			{
				en: "Solar energy used on site avoids grid losses; what matters is how much of it is used while it is generated.",
				es: "La energía solar consumida en el lugar evita pérdidas de red; lo que cuenta es cuánta se usa mientras se genera.",
			},
			{
				clues: "pump*, irrigation, diesel | bombe*, riego, gasóleo, diésel | bombe*, reg, gasoil",
				en: "Pumping suits solar energy: water can be stored, so hours without sun need no diesel.",
				es: "El bombeo encaja con el sol: el agua se puede almacenar y las horas sin sol no necesitan gasóleo.",
			},
			{
				clues:
					"roof, tenants, neighbour, share | cubierta, tejado, inquilin*, vecin*, compartir | teulada, coberta, veïns, compartir",
				en: "A roof shared by several users makes more use of each panel, provided that the sharing is agreed beforehand.",
				es: "Una cubierta compartida aprovecha mejor cada panel, siempre que el reparto se acuerde antes.",
			},
			{
				clues: "recycl* ~ panel, old panel | recicl* ~ placas, recicl* ~ paneles | reciclatge ~ plaques",
				en: "Panels at the end of their life hold glass, aluminium and silicon that can be recovered separately.",
				es: "Los paneles al final de su vida contienen vidrio, aluminio y silicio que se pueden recuperar por separado.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Solar study of the site",
					"the surface, its structure and orientation, the hourly consumption and the grid connection",
					"a year of electricity bills and the drawings of the roof or plot",
					"how much of the energy would be used on site, and who signs for the roof or plot over the years",
				],
				es: [
					"Estudio solar del emplazamiento",
					"la superficie, su estructura y orientación, el consumo por horas y la conexión a la red",
					"un año de facturas eléctricas y los planos de la cubierta o del terreno",
					"qué parte de la energía se consumiría en el lugar y quién firma por la superficie a largo plazo",
				],
			},
			{
				when: ["try", "give", "take"],
				en: [
					"Solar trial on an industrial site",
					"which industrial site could host the equipment or provide it, and how it would be measured",
					"the equipment or service, its technical file and what it has shown so far",
					"the safety documents and the effect on a plant that cannot stop",
				],
				es: [
					"Prueba solar en un emplazamiento industrial",
					"qué emplazamiento industrial podría acoger el equipo o aportarlo y cómo se mediría",
					"el equipo o servicio, su ficha técnica y lo que ha demostrado hasta ahora",
					"la documentación de seguridad y el efecto en una planta que no puede parar",
				],
			},
		],
		question: {
			en: "What does the site consume hour by hour, and who would use the surplus?",
			es: "¿Cuánto consume el emplazamiento hora a hora y quién usaría el excedente?",
		},
		ready: {
			en: [
				"surface and its state",
				"yearly consumption (kWh)",
				"who owns the roof or plot",
				"connection point",
			],
			es: [
				"superficie y su estado",
				"consumo anual (kWh)",
				"de quién es la cubierta o el terreno",
				"punto de conexión",
			],
		},
	},
	{
		id: "heat",
		company: "energy",
		core: true,
		name: {
			en: "heat and energy efficiency in industry",
			es: "el calor y la eficiencia energética en la industria",
		},
		subjects: [
			"waste heat, residual heat | calor residual, calor sobrante | calor residual, calor sobrant",
			"spare hot water, surplus hot water | agua caliente sobrante | aigua calenta sobrant",
			"refrigeration heat, surplus refrigeration heat | calor de refrigeración | calor de refrigeració",
			"hot air | aire caliente | aire calent",
			"steam | vapor de proceso, vapor | vapor de procés",
			"heat pumps | bombas de calor | bombes de calor",
			"district heating, heat network | red de calor, calefacción de distrito | xarxa de calor",
			"boilers | calderas | calderes",
			"industrial ovens | hornos industriales | forns industrials",
			"kilns | hornos cerámicos, hornos | forns ceràmics",
			"cogeneration | cogeneración | cogeneració",
			"excess heat, surplus heat, lost heat | calor desaprovechado, calor perdido | calor perduda",
			"aerothermal energy | aerotermia | aerotèrmia",
			"chimney heat, exhaust heat, flue gas | gases de escape, calor de los humos | calor dels fums",
			"industrial refrigeration, cold store, cold storage | frío industrial, cámaras frigoríficas | fred industrial, cambra frigorífica",
			"compressed air | aire comprimido | aire comprimit",
		],
		sure: "energy efficiency, energy audit, save energy, energy saving, replace gas, up the chimney, heat recovery, recover* heat, lot of heat, fuel poverty, energy bill, reduce energy, less energy, LED lighting | eficiencia energética, auditoría energética, ahorro energético, por la chimenea, recuperar calor, aprovechar el calor, pobreza energética, pagar la calefacción, factura energética, consumo energético, consumir menos energía, luminarias LED | eficiència energètica, auditoria energètica, estalvi energètic, recuperar calor, aprofitar la calor, aprofitar el calor, pobresa energètica, factura energètica",
		hints:
			"heat, heating, natural gas, gas, oven, furnace, hot water, chimney, foundry, insulation, dryer, ice rink, laundry, kWh | calor, calefacción, gas natural, gas, horno, agua caliente, chimenea, calentar, secado, fundición, pista de hielo, lavandería, templado | calor, calefacció, gas natural, gas, aigua calenta, xemeneia, escalfar, foneria, bugaderia",
		goal: {
			number: 7,
			en: "heat is saved or comes from a renewable source",
			es: "se ahorra calor o se obtiene de una fuente renovable",
		},
		alsoGoals: [13, 9],
		aspects: [
			{
				en: "Heat is used best near its source and at the temperature at which it is needed.",
				es: "El calor se aprovecha mejor cerca de donde se produce y a la temperatura a la que se necesita.",
			},
			{
				clues:
					"oven, kiln, furnace, foundry, steam | horno, fundición, vapor | foneria, forn industrial, vapor",
				en: "High-temperature heat is the hardest to replace; recovering part of it for low-temperature uses comes first.",
				es: "El calor a alta temperatura es el más difícil de sustituir; lo primero es recuperar una parte para usos a baja temperatura.",
			},
			{
				clues:
					"natural gas, gas, diesel, fuel oil | gas natural, gas, gasóleo, fueloil | gas natural, gas, gasoil",
				en: "Each unit of gas that is replaced also removes exposure to its price.",
				es: "Cada unidad de gas que se sustituye reduce también la exposición a su precio.",
			},
		],
		proposals: [
			{
				when: ["do", "give", "join"],
				en: [
					"Heat balance and design",
					"the flows of heat by temperature and hour, and which of them could be recovered or made renewable",
					"readings or bills for a year and the diagram of the process",
					"whether source and use coincide in time, and the distance between them",
				],
				es: [
					"Balance de calor y diseño",
					"los flujos de calor por temperatura y hora, y cuáles se podrían recuperar o pasar a renovables",
					"lecturas o facturas de un año y el esquema del proceso",
					"si la fuente y el uso coinciden en el tiempo, y la distancia entre ambos",
				],
			},
			{
				when: ["take", "try"],
				en: [
					"A site with surplus heat",
					"which industrial sites have heat at the temperature you need, and in which months",
					"the temperature, the hours and the power you need",
					"the distance and who maintains the connection",
				],
				es: [
					"Un emplazamiento con calor sobrante",
					"qué emplazamientos industriales tienen calor a la temperatura que necesitas, y en qué meses",
					"la temperatura, las horas y la potencia que necesitas",
					"la distancia y quién mantiene la conexión",
				],
			},
		],
		question: {
			en: "At what temperature and at which hours is the heat available, and at which is it needed?",
			es: "¿A qué temperatura y a qué horas hay calor disponible, y a cuáles se necesita?",
		},
		ready: {
			en: [
				"temperature",
				"hours of operation",
				"yearly consumption (kWh or m³ of gas)",
				"distance to the use",
			],
			es: [
				"temperatura",
				"horas de funcionamiento",
				"consumo anual (kWh o m³ de gas)",
				"distancia hasta el uso",
			],
		},
	},
	{
		id: "biogas",
		company: "energy",
		core: true,
		name: { en: "biogas, biomass and hydrogen", es: "el biogás, la biomasa y el hidrógeno" },
		subjects: [
			"biogas, biomethane | biogás, biometano | biogàs, biometà",
			"biomass | biomasa | biomassa",
			"green hydrogen, hydrogen | hidrógeno verde, hidrógeno | hidrogen verd, hidrogen",
			"biofuel, biodiesel | biocombustible, biodiésel | biocombustible, biodièsel",
			"wood chips | astilla de madera | estella",
			"almond shells | cáscara de almendra | closca d'ametlla",
			"hazelnut shells | cáscara de avellana | closca d'avellana",
			"nut shells | cáscara de frutos secos | closca",
			"olive pits, olive stones | hueso de aceituna | pinyol d'oliva",
			"olive pomace | alperujo, orujillo | sansa",
			"firewood pellets, wood pellets | pellets de madera, pélets | pèl·lets",
			"pruning | poda | poda",
			"straw, rice straw, rice husk | paja de arroz, paja, cascarilla de arroz | palla",
			"sawdust briquettes | briquetas | briquetes",
			"energy crops | cultivos energéticos | cultius energètics",
			"landfill gas | gas de vertedero | gas d'abocador",
			"vine shoots | sarmientos | sarments",
		],
		sure: "anaerobic digestion, anaerobic digester, digester, gasification, as fuel, burn its shells, renewable gas, into energy, into fuel, burn wood | digestión anaerobia, biodigestor, digestor, gasificación, gas renovable, para quemar, en energía | digestió anaeròbia, biodigestor, digestor, gas renovable, en energia",
		hints:
			"manure, slurry, fuel, shells, burn, digestate, forest, sawdust, pomace, electrolyser, firewood, chips, pruning waste, pellet, methane | purines, estiércol, combustible, cáscara, quemar, digestato, bosque, aceite usado, electrolizador, leña, astillas, calentar, pélets, metano, olivos | purins, fems, combustible, cremar, bosc, oli usat, llenya, escalfar, metà, combustible",
		goal: {
			number: 7,
			en: "a renewable fuel takes the place of a fossil one",
			es: "un combustible renovable sustituye a uno fósil",
		},
		alsoGoals: [13, 12, 9, 15],
		aspects: [
			{
				en: "A renewable fuel is as good as its supply: short haul and a constant composition all year.",
				es: "Un combustible renovable vale lo que su suministro: transporte corto y composición constante todo el año.",
			},
			{
				clues:
					"manure, slurry, biogas, digestate | purines, estiércol, biogás, digestato | purins, fems, biogàs",
				en: "Digestion keeps methane out of the air, and the digestate still needs land that can take its nitrogen.",
				es: "La digestión evita que el metano llegue al aire, pero el digestato necesita suelo que admita su nitrógeno.",
			},
			{
				clues: "hydrogen, kiln | hidrógeno, horno | hidrogen",
				en: "Hydrogen makes sense where electricity cannot reach the temperature; elsewhere direct electrification uses less energy.",
				es: "El hidrógeno tiene sentido donde la electricidad no alcanza la temperatura; en lo demás, electrificar consume menos energía.",
			},
			{
				clues:
					"shells, sawdust, wood, forest, biomass | cáscara, serrín, madera, bosque, biomasa | closca, fusta, boscos, biomassa",
				en: "Dry residues such as shells and clean wood burn well; ash, chlorine and dust decide on the boiler.",
				es: "Los residuos secos, como cáscaras y madera limpia, queman bien; las cenizas, el cloro y el polvo deciden la caldera.",
			},
		],
		proposals: [
			{
				when: ["give"],
				en: [
					"The material as a renewable fuel",
					"its energy content, moisture and ash, and which plant nearby could use it",
					"an analysis or a sample, the volume by month and the place of loading",
					"the value as fuel after drying and transport, against its other uses",
				],
				es: [
					"El material como combustible renovable",
					"su poder calorífico, humedad y cenizas, y qué planta cercana podría usarlo",
					"una analítica o una muestra, el volumen por meses y el lugar de carga",
					"su valor como combustible tras el secado y el transporte, frente a otros usos",
				],
			},
			{
				when: ["do", "join", "try", "take"],
				en: [
					"Feasibility of the plant",
					"the size that the feedstock allows, the use of the gas or heat, and the permits",
					"the volumes by month, the plot and who else would take part",
					"the distance of the feedstock and a user of the energy all year round",
				],
				es: [
					"Viabilidad de la planta",
					"el tamaño que permite la materia prima, el uso del gas o del calor y los permisos",
					"los volúmenes por meses, el terreno y quién más participaría",
					"la distancia de la materia prima y un uso de la energía durante todo el año",
				],
			},
		],
		question: {
			en: "How much feedstock is there in each month of the year, and who would use the energy?",
			es: "¿Cuánta materia prima hay en cada mes del año y quién usaría la energía?",
		},
		ready: {
			en: ["tonnes by month", "moisture and composition", "distance to the plot", "energy used nearby"],
			es: [
				"toneladas por mes",
				"humedad y composición",
				"distancia al terreno",
				"consumo de energía cercano",
			],
		},
	},
	{
		id: "storage",
		company: "energy",
		core: true,
		name: { en: "storage and electric mobility", es: "el almacenamiento y la movilidad eléctrica" },
		subjects: [
			"second-life batteries | baterías de segunda vida | bateries de segona vida",
			"electric car batteries | baterías de coche eléctrico | bateries de cotxe elèctric",
			"batteries | baterías | bateries",
			"electric vans | furgonetas eléctricas | furgonetes elèctriques",
			"electric trucks | camiones eléctricos | camions elèctrics",
			"electric buses | autobuses eléctricos | autobusos elèctrics",
			"electric vehicles, electric fleet, electric cars, EV charging | vehículos eléctricos, flota eléctrica, coches eléctricos | vehicles elèctrics, flota elèctrica, cotxes elèctrics",
			"charging points, chargers | puntos de recarga, cargadores | punts de recàrrega, carregadors",
			"microgrids | microrredes | microxarxes, microxarxa",
			"electric lorries | camiones eléctricos | camions elèctrics",
			"electric bikes, e-bikes | bicicletas eléctricas | bicicletes elèctriques",
			"electric boats | barcos eléctricos | vaixells elèctrics",
			"electric tractors | tractores eléctricos | tractors elèctrics",
			"used batteries, lithium batteries | baterías usadas, baterías de litio | bateries usades, bateries de liti",
		],
		sure: "energy storage, electric mobility, electrif*, store electricity, charging station, charging vehicles, charging taxis, vehicle charging | almacenamiento de energía, movilidad eléctrica, electrific*, almacenar electricidad, estación de carga, recarga de vehículos, recargar vehículos | emmagatzematge d'energia, mobilitat elèctrica, electrific*, emmagatzemar electricitat, estació de càrrega",
		hints:
			"MWh, kWh, electric, charging, charge, battery | MWh, kWh, eléctrico, eléctrica, recarga, cargarse, cargar, batería | MWh, kWh, elèctric, elèctrica, recàrrega, carregar",
		goal: {
			number: 7,
			en: "storage lets more renewable energy be used when it is needed",
			es: "almacenar permite usar más energía renovable cuando hace falta",
		},
		alsoGoals: [11, 12, 13, 9],
		aspects: [
			{
				en: "Storage earns its cost by the number of cycles a year: peaks, surpluses and outages have to be counted.",
				es: "El almacenamiento se paga con el número de ciclos al año: hay que contar puntas, excedentes y cortes.",
			},
			{
				clues:
					"second life, used batter*, second-life batteries | segunda vida, baterías usadas | segona vida",
				en: "A second use postpones the recycling of the cells; their state of health and safety file decide how long.",
				es: "Un segundo uso aplaza el reciclaje de las celdas; su estado de salud y su expediente de seguridad deciden cuánto.",
			},
			{
				clues:
					"charging, chargers, electric vans, fleet | recarga, cargador, cargarse, flota, furgonetas | recàrrega, flota, furgonetes",
				en: "Charging at the depot in the hours of sun uses own energy and avoids a larger grid connection.",
				es: "Cargar en la base en horas de sol aprovecha energía propia y evita ampliar la conexión a la red.",
			},
		],
		proposals: [
			{
				when: ["try"],
				en: [
					"Storage pilot on an industrial site",
					"which industrial site has peaks or surpluses that suit the capacity, and its connection",
					"the batteries, their history and the safety documents",
					"the fire and grid requirements of the site and the saving to be measured",
				],
				es: [
					"Piloto de almacenamiento en un emplazamiento industrial",
					"qué emplazamiento industrial tiene puntas o excedentes acordes con la capacidad, y su conexión",
					"las baterías, su historial y la documentación de seguridad",
					"las exigencias contra incendios y de red del lugar, y el ahorro que se vaya a medir",
				],
			},
			{
				when: ["do", "give", "take", "join"],
				en: [
					"Sizing of storage and charging",
					"the power and energy needed by hour, and how panels, batteries and chargers would share the connection",
					"the load curve, the routes or critical uses and the contracted power",
					"the connection available and the hours at which vehicles or equipment can wait",
				],
				es: [
					"Dimensionado de almacenamiento y recarga",
					"la potencia y la energía por horas, y cómo paneles, baterías y cargadores compartirían la conexión",
					"la curva de carga, las rutas o los usos críticos y la potencia contratada",
					"la conexión disponible y las horas en que los vehículos o equipos pueden esperar",
				],
			},
		],
		question: {
			en: "How many cycles a year would the batteries or chargers work, and what do they replace?",
			es: "¿Cuántos ciclos al año trabajarían las baterías o los cargadores y qué sustituyen?",
		},
		ready: {
			en: ["load curve or routes", "contracted power", "capacity in kWh", "safety documents"],
			es: ["curva de carga o rutas", "potencia contratada", "capacidad en kWh", "documentación de seguridad"],
		},
	},
	{
		id: "communities",
		company: "energy",
		core: true,
		name: {
			en: "renewable energy and energy communities",
			es: "las energías renovables y las comunidades energéticas",
		},
		subjects: [
			"energy community | comunidad energética | comunitat energètica",
			"wind turbines | aerogeneradores, turbinas eólicas | aerogeneradors, turbines eòliques",
			"wind power, wind farm | energía eólica, parque eólico | energia eòlica, parc eòlic",
			"small hydropower, hydropower | minihidráulica, energía hidráulica | minihidràulica",
			"geothermal energy, geothermal | geotermia | geotèrmia",
			"renewable energy, renewables | energías renovables, energía renovable | energies renovables, energia renovable",
			"tidal energy, wave energy | energía de las olas, energía mareomotriz | energia de les onades",
			"self-sufficient village, energy cooperative | cooperativa energética | cooperativa energètica",
			"green energy, clean energy, clean electricity | energía verde, energía limpia | energia verda, energia neta",
		],
		sure: "power purchase agreement, PPA, share energy, share electricity, renewable electricity | compra de energía renovable, PPA, compartir energía, compartir electricidad, electricidad renovable | compartir l'electricitat, compartir energia",
		hints:
			"neighbour, industrial estate, MW, grid, tenant, renewable, turbine, wind, hydro, electricity | vecinos, polígono, MW, red eléctrica, renovable, turbina, viento, molino, electricidad | veïns, polígon, MW, renovable, turbina, vent, electricitat",
		goal: {
			number: 7,
			en: "the energy comes from a renewable source",
			es: "la energía procede de una fuente renovable",
		},
		alsoGoals: [11, 13, 17, 9],
		aspects: [
			{
				en: "A renewable installation is sized by who uses its energy and at which hours.",
				es: "Una instalación renovable se dimensiona según quién usa su energía y a qué horas.",
			},
			{
				clues:
					"energy community, share, neighbour, tenants | comunidad energética, compartir, vecinos | comunitat energètica, compartir, veïns",
				en: "Sharing needs an agreed key: how the energy and the cost are divided, and how a member leaves.",
				es: "Compartir exige un criterio acordado: cómo se reparten la energía y el coste, y cómo sale un miembro.",
			},
			{
				clues: "wind, diesel | eólic*, viento, diésel, gasóleo | eòlic*, vent",
				en: "Wind and sun complement each other; the measured wind of the place decides, not the rated power.",
				es: "El viento y el sol se complementan; decide el viento medido en el lugar, no la potencia nominal.",
			},
		],
		proposals: [
			{
				when: ["do", "join", "give", "take"],
				en: [
					"Technical and operating plan",
					"the installation, its metering and who would operate and maintain it",
					"the list of users, their consumption and the permits you hold",
					"the signed commitment of the users and the connection point",
				],
				es: [
					"Plan técnico y de operación",
					"la instalación, su medida y quién la operaría y mantendría",
					"la lista de usuarios, sus consumos y los permisos que ya tienes",
					"el compromiso firmado de los usuarios y el punto de conexión",
				],
			},
			{
				when: ["try"],
				en: [
					"Renewable pilot on an industrial site",
					"which industrial site could host the equipment, and what it would replace there",
					"the equipment, its technical file and the data of the first unit",
					"the resource measured on site and the safety requirements",
				],
				es: [
					"Piloto renovable en un emplazamiento industrial",
					"qué emplazamiento industrial podría acoger el equipo y qué sustituiría allí",
					"el equipo, su ficha técnica y los datos de la primera unidad",
					"el recurso medido en el lugar y las exigencias de seguridad",
				],
			},
		],
		question: {
			en: "Who would use the energy, and have they signed anything yet?",
			es: "¿Quién usaría la energía y ha firmado ya algún compromiso?",
		},
		ready: {
			en: ["users and consumption", "power in kW", "permits held", "connection point"],
			es: ["usuarios y consumos", "potencia en kW", "permisos obtenidos", "punto de conexión"],
		},
	},
];
