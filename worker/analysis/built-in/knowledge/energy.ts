import { forTrial, pilot, sale } from "./shared-proposals.ts";
import type { Theme } from "./theme.ts";

/** Themes of the renewable energy company. */
export const energyThemes: readonly Theme[] = [
	{
		id: "solar",
		company: "energy",
		core: true,
		name: { en: "solar energy", es: "la energía solar" },
		subjects: [
			"solar panels, solar modules, PV panels | paneles solares, placas solares, módulos solares | plaques solars, panells solars",
			"floating solar panels, floating solar | placas solares flotantes, paneles solares flotantes, solar flotante | plaques solars flotants",
			"solar heat, solar thermal, solar steam | solar térmica, calor solar | solar tèrmica, calor solar",
			"photovoltaics, photovoltaic plant, photovoltaic* | la energía fotovoltaica, planta fotovoltaica, fotovoltaic* | energia fotovoltaica, planta fotovoltaica, fotovoltaic*",
			"solar plant, solar farm, solar park | planta solar, parque solar, huerto solar | planta solar, parc solar, hort solar",
			"solar installers | instaladores solares | instal·ladors solars",
			"solar carport, solar canopy | marquesina solar, pérgola solar | marquesina solar",
			"solar kit, portable solar | kit solar | kit solar",
		],
		sure: "put panels, put up panels, install panels, solar energy, solar power, rooftop solar, solar roof, solar install*, self consumption, sun on the roof, panels on the roof, bombeo ~ sol, pumping ~ sun | placas ~ batería, placas ~ baterías, poner placas, instalar placas, poner paneles, energía solar, instalación solar, tejado solar, autoconsumo, cubierta solar, placas en el tejado, placas en la cubierta, bombeo ~ sol, hacerlo con sol | plaques ~ bateria, plaques ~ bateries, posar plaques, instal·lar plaques, posar panells, energia solar, instal·lació solar, teulada solar, autoconsum, plaques a la teulada, bombament ~ sol",
		hints:
			"solar, panel, roof, inverter, sun, electricity bill, panels, PV, photovoltaic, rooftop, self-consumption, kilowatt peak, carport, awning, pumping | solar, panel, cubierta, tejado, inversor, sol, factura de la luz, placas, kilovatio, paneles, fotovoltaico, azotea, autoconsumo, marquesina, nave, bombeo | solar, plaques, teulada, coberta, sol, factura de la llum, panells, fotovoltaic, autoconsum, marquesina, nau, bombament",
		together: [
			["roof", "electricity"],
			["roof", "generate"],
			["electricity", "generate"],
		],
		goal: {
			number: 7,
			en: "the sun supplies the energy",
			es: "la energía viene del sol",
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
				clues: "tenants, neighbour, share | inquilin*, vecin*, compartir | veïns, compartir, llogaters",
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
					"how much of the energy would be used on site, and who commits the roof or plot for the long term",
				],
				es: [
					"Estudio solar del emplazamiento",
					"la superficie, su estructura y orientación, el consumo por horas y la conexión a la red",
					"un año de facturas eléctricas y los planos de la cubierta o del terreno",
					"qué parte de la energía se consumiría en el lugar y quién compromete la superficie a largo plazo",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "What does the site consume hour by hour, and who would use the surplus?",
			es: "¿Cuánto consume el emplazamiento hora a hora y quién usaría el excedente?",
		},
		ready: {
			en: [
				{ thing: "surface and its state", unless: "surface" },
				{ thing: "yearly consumption (kWh)", unless: "consumption" },
				{ thing: "who owns the roof or plot", unless: "owner" },
				"connection point",
			],
			es: [
				{ thing: "superficie y su estado", unless: "surface" },
				{ thing: "consumo anual (kWh)", unless: "consumption" },
				{ thing: "de quién es la cubierta o el terreno", unless: "owner" },
				"punto de conexión",
			],
		},
	},
	{
		id: "heat",
		company: "energy",
		core: true,
		name: {
			en: "industrial heat and heating",
			es: "el calor industrial y la calefacción",
		},
		subjects: [
			"waste heat, residual heat | el calor residual, calor sobrante | calor residual, calor sobrant",
			"spare hot water, surplus hot water | agua caliente sobrante | aigua calenta sobrant",
			"refrigeration heat, surplus refrigeration heat | calor de refrigeración | calor de refrigeració",
			"hot air | aire caliente | aire calent",
			"steam, process steam | vapor, vapor de proceso | vapor, vapor de procés",
			"heat pumps | bombas de calor | bombes de calor",
			"district heating, heat network | red de calor, calefacción de distrito | xarxa de calor",
			"steam boilers | calderas de vapor | calderes de vapor",
			"industrial ovens | hornos industriales | forns industrials",
			"ceramic kilns | hornos cerámicos | forns ceràmics",
			"cogeneration | la cogeneración | cogeneració",
			"excess heat, surplus heat, lost heat | calor desaprovechado, calor perdido | calor perduda",
			"aerothermal energy | la aerotermia | aerotèrmia",
			"chimney heat, exhaust heat, flue gas | gases de escape, calor de los humos | calor dels fums",
		],
		sure: "burns natural gas, burns gas, electrif* ~ oven, electrif* ~ boiler, electrif* ~ kiln, replace gas, up the chimney, heat recovery, recover* heat, lot of heat, fuel poverty, without diesel, without gas, heat pool, heat water, gas in heating, heating bill, warm ~ air into, heat a greenhouse, heats ~ greenhouse, exhaust ~ hot, exhaust is ~ hot | electrific* ~ horno, electrific* ~ caldera, quema gas, quema gasóleo, por la chimenea, recuperar calor, aprovechar el calor, pobreza energética, pagar la calefacción, sin gasóleo, sin gas, calentar ~ agua, calentar ~ piscina, gas en calefacción, gasto en calefacción, calefacción ~ invernadero, invernadero ~ calefacción | recuperar calor, aprofitar la calor, aprofitar el calor, pobresa energètica, sense gasoil, sense gas, escalfar ~ aigua, escalfar ~ piscina, gas en calefacció, calefacció ~ hivernacle, hivernacle ~ calefacció",
		hints:
			"boiler, diesel, fuel oil, kiln, heat, heating, natural gas, gas, oven, furnace, hot water, chimney, foundry, insulation, dryer, ice rink, laundry, kWh, propane, warm water, hot, warm, damp air, drier, driers, radiators, thermal, thermostat, burner, hot air, greenhouse heating, geothermal, biomass, refrigeration units, exhaust, gas oil, heated | caldera, gasóleo, fueloil, calor, calefacción, gas natural, gas, horno, agua caliente, chimenea, calentar, secado, fundición, pista de hielo, lavandería, templado, propano, secadoras, secadora, radiadores, térmico, quemador, climatización, geotermia, biomasa, aire húmedo, calentaran | caldera, gasoil, calor, calefacció, gas natural, gas, aigua calenta, xemeneia, escalfar, foneria, bugaderia, propà, escalfor, calenta, assecadores, radiadors, tèrmic, cremador, climatització, geotèrmia, biomassa, aire humit",
		context:
			"bakery, hotel, hospital, school, greenhouse, laundry, launderette, winter, dairy, ceramics | panadería, hotel, hospital, colegio, invernadero, lavandería, invierno, residencia, cerámica | fleca, hotel, hospital, escola, hivernacle, bugaderia, hivern, residència, ceràmica",
		together: [
			["heatEquipment", "fuel"],
			["lostHeat", "heatEquipment"],
			["heating", "cost"],
		],
		goal: {
			number: 7,
			en: "using less energy, or energy that is lost today, is part of this goal",
			es: "gastar menos energía, o aprovechar la que se pierde, forma parte de este objetivo",
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
				en: "What replaces a fossil fuel has to reach the same temperature and be there at the same hours.",
				es: "Lo que sustituya al combustible fósil tiene que dar la misma temperatura y a las mismas horas.",
			},
		],
		proposals: [
			{
				when: ["do", "give", "join"],
				en: [
					"Heat balance and design",
					"the heat that is needed and any that is lost, by temperature and hour, and which renewable source or recovery suits it",
					"a year of bills and the data of today’s equipment",
					"the temperature that is needed and the cost against today’s",
				],
				es: [
					"Balance de calor y diseño",
					"el calor que se necesita y el que se pierda, por temperatura y hora, y qué fuente renovable o qué recuperación le conviene",
					"facturas de un año y los datos de los equipos actuales",
					"la temperatura que se necesita y el coste frente al actual",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "At what temperature and at which hours is heat needed, or lost today?",
			es: "¿A qué temperatura y a qué horas se necesita calor, o se pierde hoy?",
		},
		ready: {
			en: [
				{ thing: "temperature", unless: "temperature" },
				{ thing: "hours of operation", unless: "schedule" },
				{ thing: "yearly consumption (kWh or m³ of gas)", unless: "consumption" },
				"space for the equipment",
			],
			es: [
				{ thing: "temperatura", unless: "temperature" },
				{ thing: "horas de funcionamiento", unless: "schedule" },
				{ thing: "consumo anual (kWh o m³ de gas)", unless: "consumption" },
				"espacio para los equipos",
			],
		},
	},
	{
		id: "heat/efficiency",
		company: "energy",
		core: true,
		name: { en: "energy efficiency", es: "la eficiencia energética" },
		subjects: [
			"compressed air | el aire comprimido | aire comprimit",
			"industrial refrigeration | el frío industrial | fred industrial",
			"cold stores, cold storage | cámaras frigoríficas, cámara frigorífica | cambres frigorífiques, cambra frigorífica",
			"LED lighting | la iluminación LED, luminarias LED | il·luminació LED",
			"energy audits | auditoría energética | auditoria energètica",
		],
		sure: "energy efficiency, save energy, energy saving, energy bill, reduce energy, less energy, electricity bill | eficiencia energética, ahorro energético, factura energética, consumir menos energía, factura eléctrica, ahorrar energía | eficiència energètica, estalvi energètic, factura energètica, estalviar energia",
		hints:
			"electricity, kWh, lighting, motor, leak, cooling, meter, air conditioning, freezers, cooling units, appliances, insulation, standby, energy costs, consumption, energy consumption | electricidad, kWh, iluminación, motor, refrigeración, contador, aire acondicionado, congeladores, equipos de frío, consumo, coste energético, consumo energético, consumo eléctrico | electricitat, kWh, il·luminació, motor, refrigeració, comptador, aire condicionat, congeladors, equips de fred, consum, cost energètic, consum energètic, consum elèctric",
		together: [
			["powerUsers", "electricity"],
			["electricity", "saveEnergy"],
		],
		goal: {
			number: 7,
			en: "using less energy is part of this goal",
			es: "gastar menos energía forma parte de este objetivo",
		},
		alsoGoals: [13, 9],
		aspects: [
			{
				en: "What is measured machine by machine shows where energy is lost before anything is bought.",
				es: "Lo que se mide máquina a máquina muestra dónde se pierde energía antes de comprar nada.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Energy audit of the site",
					"where and when energy is used, what is lost, and which measures pay for themselves first",
					"a year of bills, the list of equipment and the working hours",
					"the saving that is measured against the cost of each measure",
				],
				es: [
					"Auditoría energética del lugar",
					"dónde y cuándo se gasta energía, qué se pierde y qué medidas se amortizan antes",
					"un año de facturas, la lista de equipos y el horario",
					"el ahorro medido frente al coste de cada medida",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Which equipment uses most energy, and is its consumption measured?",
			es: "¿Qué equipos gastan más energía y se mide su consumo?",
		},
		ready: {
			en: [
				{ thing: "a year’s bills", unless: "consumption" },
				"list of equipment",
				{ thing: "working hours", unless: "schedule" },
				"measurements there are",
			],
			es: [
				{ thing: "facturas de un año", unless: "consumption" },
				"lista de equipos",
				{ thing: "horario", unless: "schedule" },
				"mediciones que haya",
			],
		},
	},
	{
		id: "biogas/biomass",
		company: "energy",
		core: true,
		name: { en: "biomass", es: "la biomasa" },
		subjects: [
			"biomass | la biomasa | biomassa",
			"wood chips | astilla de madera | estella",
			"almond shells | cáscara de almendra | closca d'ametlla",
			"hazelnut shells | cáscara de avellana | closca d'avellana",
			"nut shells | cáscara de frutos secos | closca",
			"olive pits, olive stones | hueso de aceituna | pinyol d'oliva",
			"olive pomace | alperujo, orujillo | sansa",
			"firewood pellets, wood pellets | pellets de madera, pélets | pèl·lets",
			"pruning | poda | poda",
			"sawdust briquettes | briquetas | briquetes",
			"energy crops | cultivos energéticos | cultius energètics",
			"vine shoots | sarmientos | sarments",
		],
		sure: "gasification, as fuel, burn its shells, into energy, into fuel, burn wood, shavings ~ heat, wood shavings | gasificación, para quemar, en energía, virutas ~ calent*, virutas de madera | en energia, encenalls ~ escalf*, llenya ~ compte",
		hints:
			"straw, fuel, shells, burn, forest, sawdust, electrolyser, firewood, chips, pruning waste, pellet, pine, pallets for fuel, stove, wood boiler, logs, kernels, husks, dry wood, pruned branches, sawmill, carpentry, clippings, shavings, beech, fir | paja, combustible, cáscara, quemar, bosque, aceite usado, leña, astillas, calentar, pélets, olivos, estufa, caldera de leña, troncos, huesos de aceituna, madera seca, ramas, serrería, virutas, haya, abeto, muy secas | combustible, cremar, bosc, oli usat, llenya, escalfar, combustible, estufa, caldera de llenya, troncs, pinyols, fusta seca, branques, serradora, pols de serra, encenalls, faig, avet",
		together: [["woodFuel", "burn"]],
		goal: {
			number: 7,
			en: "a renewable fuel takes the place of a fossil one",
			es: "un combustible renovable sustituye a uno fósil",
		},
		alsoGoals: [13, 12],
		aspects: [
			{
				en: "A biomass fuel is as good as its supply: short haul, low moisture and the same composition all year.",
				es: "La biomasa vale lo que su suministro: transporte corto, poca humedad y la misma composición todo el año.",
			},
			{
				clues:
					"shells, sawdust, wood offcuts, wood chips | cáscara, serrín, astilla | closca, serradures, estella",
				en: "Dry residues such as shells and clean wood burn well; ash, chlorine and dust decide on the boiler.",
				es: "Los residuos secos, como cáscaras y madera limpia, queman bien; las cenizas, el cloro y el polvo deciden la caldera.",
			},
			{
				clues: "own forests, forest | bosque, bosques propios, monte | boscos propis, bosc",
				en: "Fuel from a forest is renewable as long as no more is cut than grows back.",
				es: "El combustible de un bosque es renovable mientras no se corte más de lo que crece.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"The material as a renewable fuel",
					"its energy content, moisture and ash, and which plant nearby could use it",
					"an analysis or a sample{, the volume each month||} and the place of loading",
					"the value as fuel after drying and transport, against its other uses",
				],
				es: [
					"El material como combustible renovable",
					"su poder calorífico, humedad y cenizas, y qué planta cercana podría usarlo",
					"una analítica o una muestra{, el volumen mensual||} y el lugar de carga",
					"su valor como combustible tras el secado y el transporte, frente a otros usos",
				],
				question: {
					en: "{How much do the quantity and the moisture change through the year|What is its moisture, and from when is it available}?",
					es: "¿{Cuánto cambian la cantidad y la humedad a lo largo del año|Qué humedad tiene y desde cuándo está disponible}?",
				},
				ready: {
					en: [
						{ amount: "tonnes a month" },
						{ thing: "moisture and ash", unless: "moisture" },
						{ place: "place and storage", known: "storage" },
						{ thing: "current destination and price", unless: ["destination", "price"] },
					],
					es: [
						{ amount: "toneladas al mes" },
						{ thing: "humedad y cenizas", unless: "moisture" },
						{ place: "lugar y almacén", known: "almacén" },
						{ thing: "destino y precio actuales", unless: ["destination", "price"] },
					],
				},
			},
			{
				when: ["do", "join"],
				en: [
					"Feasibility of heat from biomass",
					"the boiler that fits the fuel and the demand for heat, and what it would cost against today’s",
					"a year of fuel bills, the place for the boiler and an analysis of the fuel, if it is your own",
					"the price of the fuel delivered and the hours a year at which heat is needed",
				],
				es: [
					"Viabilidad del calor con biomasa",
					"la caldera que corresponde al combustible y a la demanda de calor, y su coste frente al actual",
					"un año de facturas de combustible, el sitio para la caldera y una analítica del combustible, si es propio",
					"el precio del combustible puesto en planta y las horas al año en que se necesita calor",
				],
			},
			pilot,
		],
		question: {
			en: "How {much of the fuel is there each month of the year|long would the fuel last|does the amount of fuel change through the year}, and how much heat is needed?",
			es: "¿{Cuánto combustible hay cada mes del año|Para cuánto tiempo alcanza el combustible|Cómo cambia la cantidad de combustible a lo largo del año} y cuánto calor se necesita?",
		},
		ready: {
			en: [
				{ amount: "tonnes a month" },
				{ thing: "moisture and ash", unless: "moisture" },
				{ place: "place and storage", known: "storage" },
				{ thing: "heat needed, in kWh a year", unless: "consumption" },
			],
			es: [
				{ amount: "toneladas al mes" },
				{ thing: "humedad y cenizas", unless: "moisture" },
				{ place: "lugar y almacén", known: "almacén" },
				{ thing: "calor necesario, en kWh al año", unless: "consumption" },
			],
		},
	},
	{
		id: "biogas",
		company: "energy",
		core: true,
		name: { en: "biogas", es: "el biogás" },
		subjects: [
			"biogas, biomethane | el biogás, el biometano | biogàs, biometà",
			"olive pomace | alperujo, orujillo | sansa",
			"landfill gas | gas de vertedero | gas d'abocador",
		],
		sure: "anaerobic digestion, anaerobic digester, digester, renewable gas | digestión anaerobia, biodigestor, digestor, gas renovable | digestió anaeròbia, biodigestor, digestor, gas renovable",
		hints:
			"manure, slurry, digestate, methane, feed, pomace | purines, estiércol, digestato, metano, pienso | purins, fems, metà, pinso",
		together: [
			["dung", "makeGas"],
			["organicMatter", "makeGas"],
		],
		goal: {
			number: 7,
			en: "a renewable gas takes the place of a fossil one",
			es: "un gas renovable sustituye a uno fósil",
		},
		alsoGoals: [13, 12],
		aspects: [
			{
				en: "A biogas plant is as good as its supply: short haul and a constant composition all year.",
				es: "Una planta de biogás vale lo que su suministro: transporte corto y composición constante todo el año.",
			},
			{
				clues: "manure, slurry, digestate | purines, estiércol, digestato | purins, fems",
				en: "Digestion keeps methane out of the air, and the digestate still needs land that can take its nitrogen.",
				es: "La digestión evita que el metano llegue al aire, pero el digestato necesita suelo que admita su nitrógeno.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"The material as feedstock for biogas",
					"how much gas it yields and which plant nearby could digest it",
					"an analysis or a sample{, the volume each month||} and the place of loading",
					"its gas yield after transport, against its other uses",
				],
				es: [
					"El material como materia prima para biogás",
					"cuánto gas da y qué planta cercana podría digerirlo",
					"una analítica o una muestra{, el volumen mensual||} y el lugar de carga",
					"el gas que rinde una vez descontado el transporte, frente a otros usos",
				],
			},
			{
				when: ["do", "join"],
				en: [
					"Feasibility of the biogas plant",
					"the size that the feedstock allows, the use of the gas and the digestate, and the permits",
					"{the volumes each month, ||}the plot and who else would take part",
					"the distance of the feedstock and a user of the gas all year round",
				],
				es: [
					"Viabilidad de la planta de biogás",
					"el tamaño que permite la materia prima, el uso del gas y del digestato y los permisos",
					"{los volúmenes mensuales, ||}el terreno y quién más participaría",
					"la distancia de la materia prima y quien use el gas todo el año",
				],
			},
			pilot,
		],
		question: {
			en: "{How much feedstock is there each month of the year|Is there more feedstock than this|How does the amount of feedstock change through the year}, and who would use the gas?",
			es: "¿{Cuánta materia prima hay cada mes del año|Hay más materia prima que esta|Cómo cambia la cantidad de materia prima a lo largo del año} y quién usaría el gas?",
		},
		ready: {
			en: [
				{ amount: "tonnes a month" },
				{ thing: "composition and moisture", unless: ["composition", "moisture"] },
				{ place: "place and storage", known: "storage" },
				"where the gas would be used",
			],
			es: [
				{ amount: "toneladas al mes" },
				{ thing: "composición y humedad", unless: ["composition", "moisture"] },
				{ place: "lugar y almacén", known: "almacén" },
				"dónde se usaría el gas",
			],
		},
	},
	{
		id: "biogas/biofuel",
		company: "energy",
		core: true,
		name: { en: "biofuels", es: "los biocombustibles" },
		subjects: [
			"biofuel, biodiesel | biocombustible, biodiésel | biocombustible, biodièsel",
			"frying oil, used frying oil | aceite de fritura, aceite de freír | oli de fregir, oli de fritura",
		],
		sure: "into biodiesel, into biofuel | hacer biodiésel, hacer biocombustible | fer biodièsel",
		hints:
			"used cooking oil, used oil, frying oil, fat | aceite usado, aceite de cocina usado, aceite de fritura, grasa | oli usat, oli de cuina usat, greix",
		goal: {
			number: 7,
			en: "a renewable fuel takes the place of a fossil one",
			es: "un combustible renovable sustituye a uno fósil",
		},
		alsoGoals: [13, 12],
		aspects: [
			{
				en: "A biofuel made from a waste counts as renewable if each litre can be traced to its origin.",
				es: "Un biocombustible hecho de un residuo cuenta como renovable si se puede seguir cada litro hasta su origen.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"The oil as feedstock for biofuel",
					"the quality of the oil, its traceability and which plant could use it",
					"a sample{, the litres each month||} and the certificates of collection",
					"the impurities and water in the oil, and the distance to the plant",
				],
				es: [
					"El aceite como materia prima para biocombustible",
					"la calidad del aceite, su trazabilidad y qué planta podría usarlo",
					"una muestra{, los litros mensuales||} y los certificados de recogida",
					"las impurezas y el agua del aceite, y la distancia a la planta",
				],
			},
			pilot,
		],
		question: {
			en: "{How many litres are there each month|From when are they available|How do the litres change through the year}, and how is their origin documented?",
			es: "¿{Cuántos litros hay cada mes|Desde cuándo están disponibles|Cómo cambian los litros a lo largo del año} y cómo se documenta su origen?",
		},
		ready: {
			en: [
				{ amount: "litres a month" },
				{ thing: "acidity and impurities", unless: "contaminants" },
				{ thing: "certificates of collection", unless: "certificate" },
				{ place: "place and storage", known: "storage" },
			],
			es: [
				{ amount: "litros al mes" },
				{ thing: "acidez e impurezas", unless: "contaminants" },
				{ thing: "certificados de recogida", unless: "certificate" },
				{ place: "lugar y almacén", known: "almacén" },
			],
		},
	},
	{
		id: "biogas/hydrogen",
		company: "energy",
		core: true,
		name: { en: "green hydrogen", es: "el hidrógeno verde" },
		subjects: ["green hydrogen, hydrogen | el hidrógeno verde, el hidrógeno | hidrogen verd, hidrogen"],
		sure: "electrolyser, electrolysis | electrolizador, electrólisis | electrolitzador, electròlisi",
		hints:
			"fuel cell, kiln, oven, ammonia | pila de combustible, horno, amoniaco | pila de combustible, forn",
		goal: {
			number: 7,
			en: "green hydrogen takes the place of a fossil fuel",
			es: "el hidrógeno verde sustituye a un combustible fósil",
		},
		alsoGoals: [13, 9],
		aspects: [
			{
				en: "Hydrogen makes sense where electricity cannot reach the temperature; elsewhere direct electrification uses less energy.",
				es: "El hidrógeno tiene sentido donde la electricidad no alcanza la temperatura; en lo demás, electrificar consume menos energía.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Study of what hydrogen could replace",
					"which part of the consumption hydrogen could take over, how it would be made and stored, and at what cost",
					"a year of gas and electricity data and the technical file of the equipment",
					"the price of renewable electricity and what the present equipment can burn",
				],
				es: [
					"Estudio de lo que el hidrógeno podría sustituir",
					"qué parte del consumo podría cubrir el hidrógeno, cómo se produciría y almacenaría y a qué coste",
					"un año de datos de gas y electricidad y la ficha técnica de los equipos",
					"el precio de la electricidad renovable y lo que admiten los equipos actuales",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Which temperature has to be reached, and could electricity reach it directly?",
			es: "¿Qué temperatura hay que alcanzar y podría darla la electricidad directamente?",
		},
		ready: {
			en: [
				{ thing: "gas consumption by month", unless: "consumption" },
				{ thing: "temperatures of the process", unless: "temperature" },
				"technical file of the equipment",
				"electricity contract",
			],
			es: [
				{ thing: "consumo de gas por meses", unless: "consumption" },
				{ thing: "temperaturas del proceso", unless: "temperature" },
				"ficha técnica de los equipos",
				"contrato eléctrico",
			],
		},
	},
	{
		id: "storage",
		company: "energy",
		core: true,
		name: { en: "energy storage", es: "el almacenamiento de energía" },
		subjects: [
			"second-life batteries | baterías de segunda vida | bateries de segona vida",
			"electric car batteries | baterías de coche eléctrico | bateries de cotxe elèctric",
			"batteries | baterías | bateries",
			"microgrids | microrredes | microxarxes, microxarxa",
			"used batteries, lithium batteries, old batteries | baterías usadas, baterías de litio, baterías viejas | bateries usades, bateries de liti, bateries velles",
		],
		sure: "energy storage, store electricity | almacenamiento de energía, almacenar electricidad | emmagatzematge d'energia, emmagatzemar electricitat",
		hints: "MWh, kWh, battery, power cut | MWh, kWh, batería, apagón | MWh, kWh, bateria",
		together: [["storageWords", "powerPlant"]],
		goal: {
			number: 7,
			en: "stored energy lets more renewable energy be used",
			es: "la energía almacenada permite usar más renovables",
		},
		alsoGoals: [12, 13],
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
				...forTrial,
			},
			{
				when: ["do", "join"],
				en: [
					"Sizing of the storage",
					"the power and energy needed at each hour, and how the batteries would share the connection",
					"the load curve, the uses that cannot fail and the contracted power",
					"the connection available and the number of cycles a year",
				],
				es: [
					"Dimensionado del almacenamiento",
					"la potencia y la energía necesarias en cada hora, y cómo compartirían las baterías la conexión",
					"la curva de carga, los usos que no pueden fallar y la potencia contratada",
					"la conexión disponible y el número de ciclos al año",
				],
			},
			sale,
		],
		question: {
			en: "How many cycles a year would the batteries work, and what do they replace?",
			es: "¿Cuántos ciclos al año trabajarían las baterías y qué sustituyen?",
		},
		ready: {
			en: [
				"load curve",
				"contracted power",
				{ thing: "capacity in kWh", unless: ["power", "consumption"] },
				"safety documents",
			],
			es: [
				"curva de carga",
				"potencia contratada",
				{ thing: "capacidad en kWh", unless: ["power", "consumption"] },
				"documentación de seguridad",
			],
		},
	},
	{
		id: "storage/vehicles",
		company: "energy",
		core: true,
		name: { en: "electric vehicles and charging", es: "los vehículos eléctricos y su recarga" },
		subjects: [
			"electric vans | furgonetas eléctricas | furgonetes elèctriques",
			"electric trucks | camiones eléctricos | camions elèctrics",
			"electric buses | autobuses eléctricos | autobusos elèctrics",
			"electric vehicles, electric fleet, electric cars, EV charging | vehículos eléctricos, flota eléctrica, coches eléctricos | vehicles elèctrics, flota elèctrica, cotxes elèctrics",
			"charging points, chargers | puntos de recarga, cargadores | punts de recàrrega, carregadors",
			"electric lorries | camiones eléctricos | camions elèctrics",
			"electric bikes, e-bikes | bicicletas eléctricas | bicicletes elèctriques",
			"electric boats | barcos eléctricos | vaixells elèctrics",
			"electric tractors | tractores eléctricos | tractors elèctrics",
		],
		sure: "electric mobility, electrif* ~ vans, electrif* ~ fleet, charging station, charging vehicles, charging taxis, vehicle charging, furgonetas ~ electrific*, electric coaches, batteries ~ coaches, batteries ~ buses | movilidad eléctrica, electrific* ~ flota, electrific* ~ furgonetas, furgonetas ~ electrificarlas, estación de carga, recarga de vehículos, recargar vehículos, camiones ~ eléctricos, camiones ~ cargarse, autobuses de hidrógeno, autocares eléctricos | mobilitat elèctrica, electrific* ~ flota, estació de càrrega, autocars elèctrics",
		hints:
			"electric, charging, electrify, hydrogen coaches | eléctrico, eléctrica, recarga, cargarse, electrificar, alternativa eléctrica | elèctric, elèctrica, recàrrega, electrificar, elèctriques, elèctrics",
		context:
			"batteries, hydrogen, fleet, charge, battery, van, lorry, truck, taxi, coaches, coach, buses, bus, refrigerated lorries, motorbikes, scooters, forklifts, diesel, depot, routes | baterías, hidrógeno, flota, cargar, batería, furgoneta, camión, autocares, autocar, autobuses, autobús, motos, patinetes, carretillas, gasóleo, cochera, reparto | bateries, hidrogen, flota, carregar, bateria, furgoneta, camió, autocars, autobusos, motos, patinets, gasoil, cotxera, repartiment",
		together: [["vehicles", "plugIn"]],
		goal: {
			number: 13,
			en: "vehicles that burn no fuel emit less",
			es: "los vehículos que no queman combustible emiten menos",
		},
		alsoGoals: [7],
		aspects: [
			{
				en: "Charging at the depot in the hours of sun uses own energy and avoids a larger grid connection.",
				es: "Cargar en la base en horas de sol aprovecha energía propia y evita ampliar la conexión a la red.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Plan for charging at the depot",
					"the power needed at each hour and how vehicles, chargers and any panels would share the connection",
					"the routes, the hours at which the vehicles stand still and the contracted power",
					"the connection available and how long the vehicles can wait",
				],
				es: [
					"Plan de recarga en la base",
					"la potencia necesaria en cada hora y cómo compartirían la conexión los vehículos, los cargadores y, si los hay, los paneles",
					"las rutas, las horas en que los vehículos están parados y la potencia contratada",
					"la conexión disponible y cuánto pueden esperar los vehículos",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "How many kilometres does each vehicle drive a day, and when does it stand still?",
			es: "¿Cuántos kilómetros hace cada vehículo al día y cuándo está parado?",
		},
		ready: {
			en: ["vehicles and routes", "hours at the depot", "contracted power", "plan of the depot"],
			es: ["vehículos y rutas", "horas en la base", "potencia contratada", "plano de la base"],
		},
	},
	{
		id: "communities",
		company: "energy",
		core: true,
		name: { en: "energy communities", es: "las comunidades energéticas" },
		subjects: [
			"energy community | comunidad energética | comunitat energètica",
			"self-sufficient village, energy cooperative | cooperativa energética | cooperativa energètica",
		],
		sure: "share energy, share electricity, sharing the surplus electricity, shared self consumption | compartir energía, compartir electricidad, autoconsumo compartido | compartir l'electricitat, compartir energia, autoconsum compartit",
		hints: "neighbour, industrial estate, tenant | vecinos, polígono | veïns, polígon",
		together: [["share", "ownPower"]],
		goal: {
			number: 7,
			en: "neighbours share renewable energy",
			es: "se comparte energía renovable",
		},
		alsoGoals: [11, 13],
		aspects: [
			{
				en: "Sharing needs an agreed key: how the energy and the cost are divided, and how a member leaves.",
				es: "Compartir exige un criterio acordado: cómo se reparten la energía y el coste, y cómo sale un miembro.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Technical and operating plan of the community",
					"the installation, its metering and who would operate and maintain it",
					"the list of users, their consumption and the permits you hold",
					"the signed commitment of the users and the connection point",
				],
				es: [
					"Plan técnico y de operación de la comunidad",
					"la instalación, su medida y quién la operaría y mantendría",
					"la lista de usuarios, sus consumos y los permisos que ya tienes",
					"el compromiso firmado de los usuarios y el punto de conexión",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Who would use the energy, and have they signed anything yet?",
			es: "¿Quién usaría la energía y ha firmado ya algún compromiso?",
		},
		ready: {
			en: [
				{ thing: "users and consumption", unless: "users" },
				{ thing: "power in kW", unless: "power" },
				{ thing: "permits held", unless: "permit" },
				"connection point",
			],
			es: [
				{ thing: "usuarios y consumos", unless: "users" },
				{ thing: "potencia en kW", unless: "power" },
				{ thing: "permisos obtenidos", unless: "permit" },
				"punto de conexión",
			],
		},
	},
	{
		id: "communities/renewables",
		company: "energy",
		core: true,
		name: { en: "renewable energy", es: "las energías renovables" },
		subjects: [
			"wind turbines | aerogeneradores, turbinas eólicas | aerogeneradors, turbines eòliques",
			"wind power, wind farm | la energía eólica, parque eólico | energia eòlica, parc eòlic",
			"small hydropower, hydropower | la minihidráulica, la energía hidráulica | minihidràulica, energia hidràulica",
			"hydro plant, hydroelectric plant | central hidroeléctrica, minicentral | central hidroelèctrica, minicentral",
			"water turbine, river turbine | turbina hidráulica, turbina de río | turbina hidràulica, turbina de riu",
			"geothermal energy, geothermal | la geotermia | geotèrmia",
			"renewable energy, renewables | las energías renovables, la energía renovable | energies renovables, energia renovable",
			"tidal energy, wave energy | energía de las olas, energía mareomotriz | energia de les onades",
			"green energy, clean energy, clean electricity | la energía verde, la energía limpia | energia verda, energia neta",
		],
		sure: "power purchase agreement, PPA, renewable electricity, generate electricity, generate current, feed ~ grid, old mill ~ electricity, water mill | compra de energía renovable, PPA, electricidad renovable, generar electricidad, generan electricidad, generan corriente, verter ~ red, verterla ~ red, molino de agua, minicentral | generar electricitat, abocar ~ xarxa, molí d'aigua, minicentral",
		hints:
			"MW, grid, renewable, turbine, wind, hydro, electricity, water mill, watermill, dam, waterfall, mill, street lighting, green power, generator | MW, red eléctrica, renovable, turbina, viento, molino, electricidad, molino de agua, presa, salto de agua, alumbrado, generador | MW, renovable, turbina, vent, electricitat, molí d'aigua, presa, salt d'aigua, enllumenat, generador",
		together: [["waterPower", "ownPower"]],
		goal: {
			number: 7,
			en: "the energy comes from a renewable source",
			es: "la energía procede de una fuente renovable",
		},
		alsoGoals: [13],
		aspects: [
			{
				en: "A renewable installation is sized by who uses its energy and at which hours.",
				es: "Una instalación renovable se dimensiona según quién usa su energía y a qué horas.",
			},
			{
				clues: "wind turbine, wind power | aerogenerador, eólic* | aerogenerador, eòlic*",
				en: "The wind measured on the spot decides, not the rated power of the turbine.",
				es: "Decide el viento medido en el lugar, no la potencia nominal del aerogenerador.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Study of the renewable installation",
					"the resource at the place, the installation that suits it and who would use the energy",
					"the place, a year of consumption data and the permits you hold",
					"the resource that is measured and a user of the energy all year round",
				],
				es: [
					"Estudio de la instalación renovable",
					"el recurso del lugar, la instalación que le corresponde y quién usaría la energía",
					"el lugar, un año de datos de consumo y los permisos que ya tienes",
					"el recurso medido y quien use la energía todo el año",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Where would the energy be generated, and who would use it?",
			es: "¿Dónde se generaría la energía y quién la usaría?",
		},
		ready: {
			en: [
				{ place: "place" },
				{ thing: "consumption by month", unless: "consumption" },
				{ thing: "permits held", unless: "permit" },
				"connection point",
			],
			es: [
				{ place: "lugar" },
				{ thing: "consumo por meses", unless: "consumption" },
				{ thing: "permisos obtenidos", unless: "permit" },
				"punto de conexión",
			],
		},
	},
];
