import { forTrial, pilot, sale } from "./shared-proposals.ts";
import type { Proposal, Theme } from "./theme.ts";

/** A project of several: whoever starts it, has the site or makes the equipment. */
const jointly: Proposal = {
	when: ["join"],
	en: [
		"A project together",
		"what the project is for, who would use it and what each side would put in",
		"the data that you have so far, and your part (site, customers, equipment or work)",
		"a part for each side, and a use that pays for the equipment",
	],
	es: [
		"Un proyecto conjunto",
		"para qué es el proyecto, quién lo usaría y qué pondría cada parte",
		"los datos que tengas hasta ahora y tu parte (lugar, clientes, equipos o trabajo)",
		"un papel para cada parte y un uso que pague los equipos",
	],
	question: {
		en: "What would a partner have to bring?",
		es: "¿Qué tendría que aportar el socio?",
	},
	ready: {
		en: [
			{ thing: "results so far, if there are any", unless: "results" },
			"costs worked out so far, if there are any",
			{ thing: "dates that you have in mind", unless: ["calendar", "duration"] },
			{ place: "place" },
		],
		es: [
			{ thing: "resultados hasta ahora, si los hay", unless: "results" },
			"costes calculados hasta ahora, si los hay",
			{ thing: "fechas que prevés", unless: ["calendar", "duration"] },
			{ place: "lugar" },
		],
	},
};

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
			"solar heat, solar thermal, solar steam, solar heater, solar collectors | solar térmica, calor solar, calentador solar, captadores solares | solar tèrmica, calor solar, escalfador solar, captadors solars",
			"photovoltaics, photovoltaic plant, photovoltaic* | la energía fotovoltaica, planta fotovoltaica, fotovoltaic* | energia fotovoltaica, planta fotovoltaica, fotovoltaic*",
			"solar plant, solar farm, solar park | planta solar, parque solar, huerto solar | planta solar, parc solar, hort solar",
			"solar installers | instaladores solares | instal·ladors solars",
			"solar carport, solar canopy | marquesina solar, pérgola solar | marquesina solar",
			"solar kit, portable solar | kit solar | kit solar",
		],
		sure: "getting panels, get panels, roof ~ panels on, rent ~ roof ~ panels, cover ~ roof ~ panels, put up solar, get solar, go solar, put panels, put up panels, install panels, solar energy, solar power, rooftop solar, solar roof, solar install*, self consumption, sun on the roof, panels on the roof, bombeo ~ sol, pumping ~ sun, put solar, solar on it, solar on ~ roof | subvención ~ placas, placas en los tejados, cubierta ~ placas, tejado ~ placas, montar placas, llenar ~ placas, placas ~ batería, placas ~ baterías, poner placas, instalar placas, poner paneles, energía solar, instalación solar, tejado solar, autoconsumo, cubierta solar, placas en el tejado, placas en la cubierta, bombeo ~ sol, hacerlo con sol | subvenció ~ plaques, plaques als terrats, plaques al terrat, plaques a les teulades, plaques a la coberta, posar-hi plaques, muntar plaques, omplir ~ plaques, plaques ~ bateria, plaques ~ bateries, posar plaques, instal·lar plaques, posar panells, energia solar, instal·lació solar, teulada solar, autoconsum, plaques a la teulada, bombament ~ sol",
		hints:
			"subsidy, solar, panel, roof, inverter, sun, electricity bill, panels, PV, photovoltaic, rooftop, self-consumption, kilowatt peak, carport, awning, pumping | subvención, solar, panel, cubierta, tejado, inversor, sol, factura de la luz, placas, kilovatio, paneles, fotovoltaico, azotea, autoconsumo, marquesina, nave, bombeo | subvenció, solar, plaques, teulada, coberta, sol, factura de la llum, panells, fotovoltaic, autoconsum, marquesina, nau, bombament",
		together: [
			["roof", "electricity"],
			["roof", "generate"],
			["electricity", "generate"],
		],
		goal: {
			number: 7,
			en: "the energy comes from the sun",
			es: "la energía viene del sol",
		},
		alsoGoals: [13, 9, 11],
		aspects: [
			{
				en: "Solar energy used where it is generated avoids grid losses; what matters is how much is used at once or stored.",
				es: "La energía solar consumida donde se genera evita pérdidas de red; lo que cuenta es cuánta se usa al momento o se almacena.",
			},
			{
				clues:
					"pumping, irrigation pump, water pumps, borehole | bombeo, bombear, pozo de riego, bomba de riego | bombament, bombar, bombes de reg, pou de reg",
				en: "Pumping suits solar energy: water is pumped in the hours of sun and stored.",
				es: "El bombeo encaja con el sol: el agua se bombea en las horas de sol y se almacena.",
			},
			{
				clues:
					"tenants, share ~ electricity, share ~ power, share ~ energy, share ~ surplus, with ~ neighbours | inquilin*, compartir ~ luz, compartir ~ electricidad, compartir ~ energía, repartir ~ luz, con ~ vecinos | llogaters, compartir ~ llum, compartir ~ electricitat, compartir ~ energia, repartir* ~ llum, amb ~ veïns",
				en: "A roof shared by several users makes more use of each panel, provided that the sharing is agreed beforehand.",
				es: "Una cubierta compartida aprovecha mejor cada panel, siempre que el reparto se acuerde antes.",
			},
			{
				clues:
					"rent ~ roof, rent out ~ roof, lease ~ roof, let ~ roof, roof lease | alquilar ~ tejado, alquilar ~ cubierta, ceder ~ tejado, ceder ~ cubierta, cederla ~ renta, cedo ~ tejado, alquiler ~ cubierta | llogar ~ teulada, llogar ~ coberta, cedir ~ teulada, cedir ~ coberta",
				en: "A roof lent for panels needs a contract as long as their life: who insures them, who repairs the roof and what happens at the end.",
				es: "Una cubierta cedida para placas necesita un contrato tan largo como su vida: quién las asegura, quién repara la cubierta y qué pasa al final.",
			},
			{
				clues: "recycl* ~ panel, old panel | recicl* ~ placas, recicl* ~ paneles | reciclatge ~ plaques",
				en: "Panels at the end of their life hold glass, aluminium and silicon that can be recovered separately.",
				es: "Los paneles al final de su vida contienen vidrio, aluminio y silicio que se pueden recuperar por separado.",
			},
		],
		proposals: [
			{
				when: ["do"],
				en: [
					"Solar study of the site",
					"the surface, its structure and orientation, who would use the energy and the grid connection",
					"drawings or photographs of the roof or plot, and a year of electricity bills if the energy is for you",
					"how much of the energy would be used nearby, and that the surface is committed for the long term",
				],
				es: [
					"Estudio solar del emplazamiento",
					"la superficie, su estructura y orientación, quién usaría la energía y la conexión a la red",
					"planos o fotos de la cubierta o del terreno y, si la energía es para ti, un año de facturas eléctricas",
					"qué parte de la energía se usaría cerca y que la superficie se comprometa a largo plazo",
				],
			},
			{
				when: ["join"],
				en: [
					"A solar project together",
					"the surface, who would use the energy, and what each side would put in",
					"drawings or photographs of the roof or plot, if there is one already, and your part (surface, customers, equipment or work)",
					"a user for the energy, and a surface that is committed for the long term",
				],
				es: [
					"Un proyecto solar conjunto",
					"la superficie, quién usaría la energía y qué pondría cada parte",
					"planos o fotos de la cubierta o del terreno, si ya lo hay, y tu parte (superficie, clientes, equipos o trabajo)",
					"que haya quien use la energía y que la superficie se comprometa a largo plazo",
				],
				question: {
					en: "For how many years could the roof or plot be used?",
					es: "¿Durante cuántos años se podría usar la cubierta o el terreno?",
				},
				questionUnless: "duration",
				ready: {
					en: [
						{ thing: "surface and its state", unless: "surface" },
						{ thing: "who owns the roof or plot", unless: "owner" },
						{ thing: "who would use the energy, if that is known", unless: "users" },
						"nearest electrical connection",
					],
					es: [
						{ thing: "superficie y su estado", unless: "surface" },
						{ thing: "de quién es la cubierta o el terreno", unless: "owner" },
						{ thing: "quién usaría la energía, si se sabe", unless: "users" },
						"conexión eléctrica más cercana",
					],
				},
			},
			pilot,
			sale,
		],
		question: {
			en: "At which hours would the energy be used?",
			es: "¿A qué horas se usaría la energía?",
		},
		questionUnless: "schedule",
		ready: {
			en: [
				{ thing: "surface and its state", unless: "surface" },
				{ thing: "yearly consumption (kWh)", unless: "consumption" },
				{ thing: "who owns the roof or plot", unless: "owner" },
				"nearest electrical connection",
			],
			es: [
				{ thing: "superficie y su estado", unless: "surface" },
				{ thing: "consumo anual (kWh)", unless: "consumption" },
				{ thing: "de quién es la cubierta o el terreno", unless: "owner" },
				"conexión eléctrica más cercana",
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
		sure: "gas ~ heating, oil ~ heating, diesel ~ heating, throws ~ heat, kWh of gas, warm water ~ away, hot water ~ away, throws out heat, get off gas, get off oil, stop burning gas, gas bill, bottled gas, heat ~ barn, heat ~ sheds, hot water for ~ rooms, oil-fired, heated with oil, heated by gas, heat with oil, heat with gas, heating oil, spare heat, heat to spare, burns natural gas, burns gas, electrif* ~ oven, electrif* ~ boiler, electrif* ~ kiln, replace gas, up the chimney, heat recovery, recover* heat, lot of heat, fuel poverty, without diesel, without gas, heat pool, heat water, gas in heating, heating bill, warm ~ air into, heat a greenhouse, heats ~ greenhouse, exhaust ~ hot, exhaust is ~ hot | gas ~ calefacción, gasóleo ~ calefacción, gasoil ~ calefacción, tira ~ calor, kWh de gas, dejar el gas, dejar el gasoil, dejar el gasóleo, quitar ~ gas, factura del gas, factura de gas, bombonas de butano, bombonas de propano, calentar ~ nave, calentar ~ granja, calentamos ~ gasoil, calentamos ~ gasóleo, calentamos ~ gas, calor ~ sobra, quemamos ~ gas, electrific* ~ horno, electrific* ~ caldera, quema gas, quema gasóleo, por la chimenea, recuperar calor, aprovechar el calor, pobreza energética, pagar la calefacción, sin gasóleo, sin gas, calentar ~ agua, calentar ~ piscina, gas en calefacción, gasto en calefacción, calefacción ~ invernadero, invernadero ~ calefacción | gas ~ calefacció, gasoil ~ calefacció, llença ~ calor, kWh de gas, deixar el gas, deixar el gasoil, factura del gas, factura de gas, bombones de butà, bombones de propà, escalfar ~ nau, escalfar ~ granja, escalfem ~ gasoil, escalfem ~ gas, calor que sobra, crema ~ gas, cremem ~ gas, electrific* ~ forn, recuperar calor, aprofitar la calor, aprofitar el calor, pobresa energètica, sense gasoil, sense gas, escalfar ~ aigua, escalfar ~ piscina, gas en calefacció, calefacció ~ hivernacle, hivernacle ~ calefacció",
		hints:
			"oil boiler, gas boiler, boiler, diesel, fuel oil, kiln, heat, heating, natural gas, gas, oven, furnace, hot water, chimney, foundry, insulation, dryer, ice rink, laundry, kWh, propane, warm water, hot, warm, damp air, drier, driers, radiators, thermal, thermostat, burner, hot air, greenhouse heating, geothermal, biomass, refrigeration units, exhaust, gas oil, heated | caldera, gasóleo, fueloil, calor, calefacción, gas natural, gas, horno, agua caliente, chimenea, calentar, secado, fundición, pista de hielo, lavandería, templado, propano, secadoras, secadora, radiadores, térmico, quemador, climatización, geotermia, biomasa, aire húmedo, calentaran | caldera, gasoil, calor, calefacció, gas natural, gas, aigua calenta, xemeneia, escalfar, foneria, bugaderia, propà, escalfor, calenta, assecadores, radiadors, tèrmic, cremador, climatització, geotèrmia, biomassa, aire humit",
		context:
			"bakery, hotel, hospital, school, greenhouse, laundry, launderette, winter, dairy, ceramics | panadería, hotel, hospital, colegio, invernadero, lavandería, invierno, residencia, cerámica | fleca, hotel, hospital, escola, hivernacle, bugaderia, hivern, residència, ceràmica",
		together: [
			["heatEquipment", "fuel"],
			["lostHeat", "heatEquipment"],
			["heating", "cost"],
		],
		goal: {
			number: 7,
			en: "using less energy, or a cleaner source of it, is part of this goal",
			es: "gastar menos energía, o sacarla de una fuente más limpia, forma parte de este objetivo",
		},
		alsoGoals: [13, 9],
		aspects: [
			{
				en: "Heat and cold are used best near where they are made and at the temperature that is needed.",
				es: "El calor y el frío se aprovechan mejor cerca de donde se producen y a la temperatura que se necesita.",
			},
			{
				clues:
					"hot water, heating, radiators, showers, swimming pool | agua caliente, calefacción, radiadores, duchas, piscina | aigua calenta, calefacció, radiadors, dutxes, piscina",
				en: "Heating and hot water need no high temperature: a heat pump, the sun, biomass or waste heat can supply them.",
				es: "La calefacción y el agua caliente no piden mucha temperatura: pueden darla una bomba de calor, el sol, la biomasa o el calor sobrante.",
			},
			{
				clues:
					"industrial oven, kiln, furnace, foundry | horno industrial, horno cerámico, hornos cerámicos, fundición | forn industrial, forn ceràmic, foneria",
				en: "High temperatures are the hardest to reach without fuel; what leaves the oven hot can serve lower temperatures first.",
				es: "Las temperaturas altas son las más difíciles de alcanzar sin combustible; lo que sale caliente del horno puede servir antes para temperaturas más bajas.",
			},
			{
				clues:
					"natural gas, gas boiler, gas bill, gas oil, diesel boiler, diesel, fuel oil, heating oil, oil boiler, propane, butane | gas natural, caldera de gas, factura del gas, gasóleo, gasoil, fueloil, propano, butano | gas natural, caldera de gas, factura del gas, gasoil, propà, butà",
				en: "What replaces a fossil fuel has to give the heat that is needed, at the hours at which it is needed.",
				es: "Lo que sustituya a un combustible fósil tiene que dar el calor que hace falta y a las horas en que hace falta.",
			},
		],
		proposals: [
			{
				when: ["do"],
				en: [
					"Heat balance and design",
					"the heat that is needed and any that is lost, by temperature and hour, and which renewable source or recovery suits it",
					"the energy bills of a year and the data of the equipment, if it is in place already",
					"the temperature that is needed and the cost against that of the usual fuel",
				],
				es: [
					"Balance de calor y diseño",
					"el calor que se necesita y el que se pierda, por temperatura y hora, y qué fuente renovable o qué recuperación le conviene",
					"las facturas de energía de un año y los datos de los equipos, si ya los hay",
					"la temperatura que se necesita y el coste frente al del combustible habitual",
				],
			},
			{
				when: ["give", "sell"],
				en: [
					"A use for the heat",
					"how much heat there is, at what temperature and hours, and who nearby could use it",
					"where the heat comes from, and measurements if there are any",
					"a user of the heat nearby and at the same hours",
				],
				es: [
					"Un uso para el calor",
					"cuánto calor hay, a qué temperatura y a qué horas, y quién podría usarlo cerca",
					"de dónde sale el calor y, si las hay, mediciones",
					"que alguien use el calor cerca y a las mismas horas",
				],
				question: {
					en: "At what temperature does the heat leave?",
					es: "¿A qué temperatura sale el calor?",
				},
				questionUnless: "temperature",
				ready: {
					en: [
						{ thing: "hours at which there is heat", unless: "schedule" },
						"who nearby needs heat, if you know of anyone",
						{ thing: "how much hot water or air leaves, if that is known", unless: "flow" },
						{ place: "place" },
					],
					es: [
						{ thing: "horas en las que hay calor", unless: "schedule" },
						"quién necesita calor cerca, si lo sabes",
						{ thing: "cuánta agua o cuánto aire caliente sale, si se sabe", unless: "flow" },
						{ place: "lugar" },
					],
				},
			},
			{
				when: ["take"],
				en: [
					"Supply of heat",
					"who nearby has heat to spare, or which renewable source could supply it",
					"the heat that is needed through the year and the place",
					"the distance from the source and the price of the heat delivered",
				],
				es: [
					"Suministro de calor",
					"a quién le sobra calor cerca o qué fuente renovable podría darlo",
					"el calor que se necesita a lo largo del año y el lugar",
					"la distancia a la fuente y el precio del calor entregado",
				],
			},
			jointly,
			pilot,
		],
		question: {
			en: "At which hours and in which months is heat needed?",
			es: "¿A qué horas y en qué meses hace falta el calor?",
		},
		questionUnless: "schedule",
		ready: {
			en: [
				{ thing: "temperature, if it is for a process", unless: "temperature" },
				{ thing: "energy used in a year (kWh, litres or m³)", unless: "consumption" },
				"space for the equipment",
				"age of the boiler or oven, if there is one",
			],
			es: [
				{ thing: "temperatura, si es para un proceso", unless: "temperature" },
				{ thing: "energía que se gasta al año (kWh, litros o m³)", unless: "consumption" },
				"espacio para los equipos",
				"antigüedad de la caldera o del horno, si lo hay",
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
			"LED lighting | la iluminación LED, luminarias LED | il·luminació LED",
			"energy audits | auditoría energética | auditoria energètica",
		],
		sure: "between gas and electricity, on gas and electricity, air conditioning ~ bill, power bill, spend ~ on electricity, too much electricity, spend ~ less ~ electricity, use less electricity, energy efficiency, save energy, energy saving, energy bill, reduce energy, less energy, electricity bill | entre gas y luz, entre luz y gas, aire acondicionado ~ factura, recibo de la luz, gasto de luz, gasto en luz, gasta ~ luz, se va en luz, factura de la luz, gastar menos luz, gastamos ~ luz, ahorrar luz, eficiencia energética, ahorro energético, factura energética, consumir menos energía, factura eléctrica, ahorrar energía | entre gas i llum, entre llum i gas, aire condicionat ~ rebut, aire condicionat ~ factura, rebut de la llum, despesa de llum, gasta ~ llum, se'n va en llum, factura de la llum, gastar menys llum, gastem ~ llum, estalviar llum, eficiència energètica, estalvi energètic, factura energètica, estalviar energia",
		hints:
			"cold store, cold storage, electricity, kWh, lighting, motor, leak, cooling, meter, air conditioning, freezers, cooling units, appliances, insulation, standby, energy costs, consumption, energy consumption | cámara frigorífica, electricidad, kWh, iluminación, motor, refrigeración, contador, aire acondicionado, congeladores, equipos de frío, consumo, coste energético, consumo energético, consumo eléctrico | cambra frigorífica, electricitat, kWh, il·luminació, motor, refrigeració, comptador, aire condicionat, congeladors, equips de fred, consum, cost energètic, consum energètic, consum elèctric",
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
				en: "Measuring each piece of equipment shows where energy is lost before anything is bought.",
				es: "Medir cada equipo por separado muestra dónde se pierde energía antes de comprar nada.",
			},
		],
		proposals: [
			{
				when: ["do"],
				en: [
					"Energy audit of the site",
					"where and when energy is used, what is lost, and which measures pay for themselves first",
					"a year of bills, the list of equipment and the opening or working hours",
					"the saving that is measured against the cost of each measure",
				],
				es: [
					"Auditoría energética del lugar",
					"dónde y cuándo se gasta energía, qué se pierde y qué medidas se amortizan antes",
					"un año de facturas, la lista de equipos y el horario",
					"el ahorro medido frente al coste de cada medida",
				],
			},
			jointly,
			pilot,
			sale,
		],
		question: {
			en: "Is the consumption of each piece of equipment measured, or only the total of the bill?",
			es: "¿Se mide el consumo de cada equipo o solo el total de la factura?",
		},
		ready: {
			en: [
				{ thing: "a year’s bills", unless: "consumption" },
				"list of the equipment",
				{ thing: "opening or working hours", unless: "schedule" },
				"m² and age of the building",
			],
			es: [
				{ thing: "facturas de un año", unless: "consumption" },
				"lista de equipos",
				{ thing: "horario", unless: "schedule" },
				"m² y antigüedad del edificio",
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
			"briquettes, sawdust briquettes | briquetas | briquetes",
			"energy crops | cultivos energéticos | cultius energètics",
			"vine shoots | sarmientos | sarments",
		],
		sure: "tree trimmings, tree prunings, hedge trimmings, shells ~ dry, for stoves, wood boiler, log boiler, pellet boiler, sawdust and shavings, offcuts and sawdust, sawdust and offcuts, chip boiler, gasification, as fuel, burn its shells, into energy, into fuel, burn wood, shavings ~ heat, wood shavings | restos de jardinería, triturar ~ ramas, cáscara ~ seca, para estufas, caldera de pellets, caldera de astilla, caldera de leña, serrín y virutas, hacer pellets, hacer briquetas, gasificación, para quemar, en energía, virutas ~ calent*, virutas de madera | restes de jardineria, triturar ~ branques, closca ~ seca, per a estufes, caldera de pèl·lets, caldera d'estella, caldera de llenya, serradures i encenalls, fer pèl·lets, fer briquetes, en energia, encenalls ~ escalf*, llenya ~ compte",
		hints:
			"boiler, straw, fuel, shells, burn, forest, sawdust, electrolyser, firewood, chips, pruning waste, pellet, pine, pallets for fuel, stove, wood boiler, logs, kernels, husks, dry wood, pruned branches, sawmill, carpentry, clippings, shavings, beech, fir | caldera, paja, combustible, cáscara, quemar, bosque, aceite usado, leña, astillas, calentar, pélets, olivos, estufa, caldera de leña, troncos, huesos de aceituna, madera seca, ramas, serrería, virutas, haya, abeto, muy secas | caldera, combustible, cremar, bosc, oli usat, llenya, escalfar, estufa, caldera de llenya, troncs, pinyols, fusta seca, branques, serradora, pols de serra, encenalls, faig, avet",
		together: [["woodFuel", "burn"]],
		goal: {
			number: 7,
			en: "a renewable fuel can take the place of a fossil one",
			es: "un combustible renovable puede sustituir a uno fósil",
		},
		alsoGoals: [13, 12],
		aspects: [
			{
				en: "Biomass is as good as its supply: short haul, low moisture and the same composition all year.",
				es: "La biomasa vale lo que su suministro: transporte corto, poca humedad y la misma composición todo el año.",
			},
			{
				clues:
					"shells, sawdust, wood offcuts, wood chips, wood shavings, olive stones | cáscara, serrín, astilla, virutas, hueso de aceituna | closca, serradures, estella, encenalls, pinyol d'oliva",
				en: "Dry residues such as shells and clean wood burn well; varnish, ash and dust decide which boiler may take them.",
				es: "Los residuos secos, como cáscaras y madera limpia, queman bien; el barniz, la ceniza y el polvo deciden qué caldera los admite.",
			},
			{
				clues:
					"own forests, forest, woodland | bosque, bosques propios, monte, pinar | boscos propis, bosc, pineda",
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
					"a sample{, the amount each month||} and the place of loading",
					"the value as fuel after drying and transport, against its other uses",
				],
				es: [
					"El material como combustible renovable",
					"su poder calorífico, humedad y cenizas, y qué planta cercana podría usarlo",
					"una muestra{, la cantidad mensual||} y el lugar de carga",
					"su valor como combustible tras el secado y el transporte, frente a otros usos",
				],
				question: {
					en: "How dry is the material?",
					es: "¿Cómo de seco está el material?",
				},
				questionUnless: "moisture",
				ready: {
					en: [
						{ amount: "amount a month" },
						{ thing: "whether it has varnish, paint or soil on it", unless: "contaminants" },
						{ place: "place and storage", known: "storage", knownUnless: "storage" },
						{ thing: "what is done with it today", unless: ["destination", "price"] },
					],
					es: [
						{ amount: "cantidad al mes" },
						{ thing: "si lleva barniz, pintura o tierra", unless: "contaminants" },
						{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
						{ thing: "qué se hace hoy con él", unless: ["destination", "price"] },
					],
				},
			},
			{
				when: ["take"],
				en: [
					"Supply of biomass",
					"which fuel the boiler or process needs, and who nearby could supply it all year",
					"the amount and the quality that are needed, and the place of delivery",
					"the price of the fuel delivered and a constant quality",
				],
				es: [
					"Suministro de biomasa",
					"qué combustible necesita la caldera o el proceso y quién podría servirlo cerca todo el año",
					"la cantidad y la calidad que hacen falta y el lugar de entrega",
					"el precio del combustible puesto en destino y una calidad constante",
				],
				question: {
					en: "Which moisture and size does the fuel have to have?",
					es: "¿Qué humedad y qué tamaño tiene que tener el combustible?",
				},
				questionUnless: "moisture",
				ready: {
					en: [
						{ amount: "amount a month" },
						"model of the boiler, if there is one",
						"space to store the fuel",
						{ place: "place and dates of delivery", known: "dates of delivery" },
					],
					es: [
						{ amount: "cantidad al mes" },
						"modelo de la caldera, si la hay",
						"espacio para guardar el combustible",
						{ place: "lugar y fechas de entrega", known: "fechas de entrega" },
					],
				},
			},
			{
				when: ["do"],
				en: [
					"Feasibility of heat from biomass",
					"the boiler or burner that fits the fuel and the demand for heat, and what it would cost against the usual fuel",
					"a year of fuel bills, the place for the equipment, and a sample of the fuel if it is your own",
					"the price of the fuel delivered and the hours a year at which heat is needed",
				],
				es: [
					"Viabilidad del calor con biomasa",
					"la caldera o el quemador que corresponde al combustible y a la demanda de calor, y su coste frente al combustible habitual",
					"un año de facturas de combustible, el sitio para los equipos y, si el combustible es tuyo, una muestra",
					"el precio del combustible puesto en destino y las horas al año en que se necesita calor",
				],
			},
			{
				when: ["join"],
				en: [
					"A biomass project together",
					"where the material would come from, what would be made of it and what each side would put in",
					"a sample if the material is yours, and your part (material, site, machines or customers)",
					"a material that is close and dry, and a user of the fuel or the heat",
				],
				es: [
					"Un proyecto de biomasa conjunto",
					"de dónde saldría el material, qué se haría con él y qué pondría cada parte",
					"una muestra, si el material es tuyo, y tu parte (material, sitio, máquinas o clientes)",
					"que el material esté cerca y seco, y que haya quien use el combustible o el calor",
				],
				question: {
					en: "How dry would the material be?",
					es: "¿Cómo de seco estaría el material?",
				},
				questionUnless: "moisture",
				ready: {
					en: [
						{ amount: "amount a month" },
						{ place: "place and storage", known: "storage", knownUnless: "storage" },
						{ thing: "whether it has varnish, paint or soil on it", unless: "contaminants" },
					],
					es: [
						{ amount: "cantidad al mes" },
						{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
						{ thing: "si lleva barniz, pintura o tierra", unless: "contaminants" },
					],
				},
			},
			pilot,
		],
		question: {
			en: "How much heat is needed in a year, or how much fuel is burnt for it today?",
			es: "¿Cuánto calor hace falta al año, o cuánto combustible se quema hoy para ello?",
		},
		questionUnless: "consumption",
		ready: {
			en: [
				"space for the equipment and the fuel",
				"hours and months at which heat is needed",
				"biomass at hand, if there is any",
				{ place: "place" },
			],
			es: [
				"espacio para los equipos y el combustible",
				"horas y meses en los que hace falta calor",
				"biomasa a mano, si la hay",
				{ place: "lugar" },
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
		sure: "energy ~ manure, energy ~ slurry, manure ~ energy, slurry ~ energy, manure ~ electricity, gas ~ flare, gas from ~ manure, gas from ~ slurry, slurry ~ gas, manure ~ gas, anaerobic digestion, anaerobic digester, digester, renewable gas | energía ~ purines, energía ~ estiércol, estiércol ~ energía, purines ~ energía, purines ~ luz, gas ~ antorcha, sacar gas, sacarles gas, sacarle gas, hacer gas, gas con ~ purines, gas de los purines, gas del estiércol, digestión anaerobia, biodigestor, digestor, gas renovable | energia ~ purins, energia ~ fems, fems ~ energia, purins ~ energia, purins ~ llum, gas ~ torxa, treure gas, treure'n gas, fer-ne gas, gas dels purins, gas amb ~ purins, gas dels fems, digestió anaeròbia, biodigestor, digestor, gas renovable",
		hints:
			"manure, slurry, digestate, methane, feed, pomace | purines, estiércol, digestato, metano, pienso | purins, fems, metà, pinso",
		together: [
			["dung", "makeGas"],
			["organicMatter", "makeGas"],
		],
		goal: {
			number: 7,
			en: "a renewable gas can take the place of a fossil one",
			es: "un gas renovable puede sustituir a uno fósil",
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
					"a sample{, the amount each month||} and the place of loading",
					"its gas yield after transport, against its other uses",
				],
				es: [
					"El material como materia prima para biogás",
					"cuánto gas da y qué planta cercana podría digerirlo",
					"una muestra{, la cantidad mensual||} y el lugar de carga",
					"el gas que rinde una vez descontado el transporte, frente a otros usos",
				],
				question: {
					en: "{Does the composition change through the year|Is there more of the material than this|Does the composition change through the year}?",
					es: "¿{Cambia la composición a lo largo del año|Hay más material que este|Cambia la composición a lo largo del año}?",
				},
				ready: {
					en: [
						{ amount: "amount a month" },
						{ thing: "composition and moisture", unless: ["composition", "moisture"] },
						{ place: "place and storage", known: "storage", knownUnless: "storage" },
						{ thing: "what is done with it today", unless: ["destination", "price"] },
					],
					es: [
						{ amount: "cantidad al mes" },
						{ thing: "composición y humedad", unless: ["composition", "moisture"] },
						{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
						{ thing: "qué se hace hoy con él", unless: ["destination", "price"] },
					],
				},
			},
			{
				when: ["do", "join"],
				en: [
					"Feasibility of the biogas plant",
					"the size that the feedstock allows, the use of the gas and the digestate, and the permits that it takes",
					"{the amounts each month, ||}the plot if there is one, and who else would take part",
					"the distance of the feedstock and a user of the gas all year round",
				],
				es: [
					"Viabilidad de la planta de biogás",
					"el tamaño que permite la materia prima, el uso del gas y del digestato y los permisos que hacen falta",
					"{las cantidades mensuales, ||}el terreno, si lo hay, y quién más participaría",
					"la distancia de la materia prima y quien use el gas todo el año",
				],
			},
			pilot,
		],
		question: {
			en: "Who would use the gas?",
			es: "¿Quién usaría el gas?",
		},
		ready: {
			en: [
				{ amount: "amount a month" },
				{ thing: "composition and moisture", unless: ["composition", "moisture"] },
				{ place: "place" },
				"land on which the digestate could be spread",
			],
			es: [
				{ amount: "cantidad al mes" },
				{ thing: "composición y humedad", unless: ["composition", "moisture"] },
				{ place: "lugar" },
				"tierras en las que aplicar el digestato",
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
			"frying oil, used frying oil, fryer oil, used cooking oil, waste cooking oil | aceite de fritura, aceite de freír, aceite de freidora, aceite de cocina usado, aceite usado de cocina | oli de fregir, oli de fritura, oli de fregidora, oli de cuina usat",
		],
		sure: "make fuel, drums of ~ oil, cans of cooking oil, into biodiesel, into biofuel | hacer combustible, garrafas de aceite, bidones de aceite usado, hacer biodiésel, hacer biocombustible | fer combustible, fer-ne combustible, garrafes d'oli, bidons d'oli usat, fer biodièsel",
		hints:
			"fryer, fryers, used cooking oil, used oil, frying oil, fat | freidora, aceite usado, aceite de cocina usado, aceite de fritura, grasa | fregidora, oli usat, oli de cuina usat, greix",
		context:
			"chip shop, restaurant, bar, kitchen, catering | bar, restaurante, churrería, freiduría, cocina | bar, restaurant, xurreria, cuina",
		goal: {
			number: 7,
			en: "a renewable fuel can take the place of a fossil one",
			es: "un combustible renovable puede sustituir a uno fósil",
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
					"the quality of the oil, how its origin is traced and which plant could use it",
					"a sample{, the litres each month||} and, if you collect it, the records of collection",
					"the impurities and water in the oil, and the distance to the plant",
				],
				es: [
					"El aceite como materia prima para biocombustible",
					"la calidad del aceite, cómo se sigue su origen y qué planta podría usarlo",
					"una muestra{, los litros mensuales||} y, si lo recoges, los registros de recogida",
					"las impurezas y el agua del aceite, y la distancia a la planta",
				],
			},
			{
				when: ["take"],
				en: [
					"Supply of biofuel or of oil to make it",
					"which quality is needed and who could supply it with its origin traced",
					"the litres that are needed, what they are for and the place of delivery",
					"a quality that engine or plant accepts, and the price delivered",
				],
				es: [
					"Suministro de biocombustible o de aceite para hacerlo",
					"qué calidad hace falta y quién podría servirla con el origen documentado",
					"los litros que hacen falta, para qué y el lugar de entrega",
					"una calidad que admita el motor o la planta y el precio puesto en destino",
				],
				question: {
					en: "Which quality does the oil or fuel have to meet?",
					es: "¿Qué calidad tiene que cumplir el aceite o el combustible?",
				},
				ready: {
					en: [
						{ amount: "litres a month" },
						"storage",
						{ place: "place and dates of delivery", known: "dates of delivery" },
						{ thing: "fuel used today", unless: "inUse" },
					],
					es: [
						{ amount: "litros al mes" },
						"almacén",
						{ place: "lugar y fechas de entrega", known: "fechas de entrega" },
						{ thing: "combustible que usas hoy", unless: "inUse" },
					],
				},
			},
			pilot,
		],
		question: {
			en: "How is the oil kept until it is collected?",
			es: "¿Cómo se guarda el aceite hasta que se recoge?",
		},
		questionUnless: "storage",
		ready: {
			en: [
				{ amount: "litres a month" },
				{ thing: "whether water or food residues are in the oil", unless: "contaminants" },
				{ thing: "who collects it today, if anybody does", unless: ["destination", "price"] },
				{ place: "place" },
			],
			es: [
				{ amount: "litros al mes" },
				{ thing: "si el aceite lleva agua o restos de comida", unless: "contaminants" },
				{ thing: "quién lo recoge hoy, si lo recoge alguien", unless: ["destination", "price"] },
				{ place: "lugar" },
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
			en: "green hydrogen can take the place of a fossil fuel",
			es: "el hidrógeno verde puede sustituir a un combustible fósil",
		},
		alsoGoals: [13, 9],
		aspects: [
			{
				en: "Hydrogen makes sense where electricity cannot do the work directly; elsewhere electrification uses less energy.",
				es: "El hidrógeno tiene sentido donde la electricidad no puede hacer el trabajo directamente; en lo demás, electrificar consume menos energía.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Study of the hydrogen project",
					"how the hydrogen would be made, stored and used, at what cost, and whether electricity could do the same",
					"the data of the plant that would make it or of the energy that it would replace",
					"the price of renewable electricity and a user of the hydrogen nearby",
				],
				es: [
					"Estudio del proyecto de hidrógeno",
					"cómo se produciría, almacenaría y usaría el hidrógeno, a qué coste, y si la electricidad podría hacer lo mismo",
					"los datos de la planta que lo produciría o de la energía que sustituiría",
					"el precio de la electricidad renovable y que alguien use el hidrógeno cerca",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Where would the electricity that makes the hydrogen come from?",
			es: "¿De dónde vendría la electricidad con la que se produce el hidrógeno?",
		},
		ready: {
			en: [
				{ thing: "energy that hydrogen would replace, by month", unless: "consumption" },
				{ thing: "temperature that is needed, if it is for heat", unless: "temperature" },
				"technical data of the equipment there is",
				{ place: "place" },
			],
			es: [
				{ thing: "energía que sustituiría el hidrógeno, por meses", unless: "consumption" },
				{ thing: "temperatura que hace falta, si es para calor", unless: "temperature" },
				"ficha técnica de los equipos que haya",
				{ place: "lugar" },
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
		sure: "store ~ sun, store ~ surplus, put batteries, install batteries, add ~ batteries, salt-water battery, energy storage, store electricity | poner ~ baterías, poner ~ batería, instalar baterías, ponerle ~ baterías, añadir ~ baterías, guardar ~ luz, acumular ~ energía, almacenamiento de energía, almacenar electricidad | posar ~ bateries, posar-hi bateries, posar ~ bateria, instal·lar bateries, guardar ~ llum, acumular ~ energia, emmagatzematge d'energia, emmagatzemar electricitat",
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
				en: "Storage earns its cost by how often it is used: peaks, surpluses and outages have to be counted.",
				es: "El almacenamiento se paga según las veces que se usa: hay que contar puntas, excedentes y cortes.",
			},
			{
				clues:
					"second life, used batter*, second-life batteries | segunda vida, baterías usadas | segona vida",
				en: "A second use postpones the recycling of the cells; their state of health and safety file decide how long.",
				es: "Un segundo uso aplaza el reciclaje de las celdas; su estado de salud y su expediente de seguridad deciden cuánto.",
			},
			{
				clues: "at night, by night | de noche, por la noche, madrugada | de nit, a la nit, matinada",
				en: "Where power is needed at night, a battery holds what the panels give by day, if there is that much left over.",
				es: "Donde la luz hace falta de noche, una batería guarda lo que las placas dan de día, si sobra lo bastante.",
			},
		],
		proposals: [
			{
				when: ["try"],
				en: [
					"Storage pilot",
					"which site has panels, peaks or surpluses that suit the capacity, and its connection",
					"the batteries, their data and the safety documents",
					"the fire and grid requirements of the site and the result to be measured",
				],
				es: [
					"Piloto de almacenamiento",
					"qué emplazamiento tiene placas, puntas o excedentes acordes con la capacidad, y su conexión",
					"las baterías, sus datos y la documentación de seguridad",
					"las exigencias contra incendios y de red del lugar, y el resultado que se vaya a medir",
				],
				...forTrial,
			},
			{
				when: ["do"],
				en: [
					"Sizing of the storage",
					"the power and energy needed at each hour, and which batteries, if any, would pay for themselves",
					"the consumption hour by hour, what the panels give if there are any, and the electricity bills",
					"the price difference between hours, the connection and how often the batteries would be used",
				],
				es: [
					"Dimensionado del almacenamiento",
					"la potencia y la energía necesarias en cada hora y qué baterías, si las hay, saldrían a cuenta",
					"el consumo por horas, lo que dan las placas, si las hay, y las facturas de la luz",
					"la diferencia de precio entre horas, la conexión y las veces que se usarían las baterías",
				],
			},
			jointly,
			sale,
		],
		question: {
			en: "What should the batteries do: keep a surplus, cut the peaks or bridge power cuts?",
			es: "¿Para qué serían las baterías: guardar un excedente, recortar las puntas o cubrir apagones?",
		},
		questionUnless: "batteryUse",
		ready: {
			en: [
				{ thing: "consumption hour by hour", unless: "consumption" },
				"contracted power",
				{ thing: "power of the panels, if there are any", unless: "power" },
				"space for the batteries",
			],
			es: [
				{ thing: "consumo por horas", unless: "consumption" },
				"potencia contratada",
				{ thing: "potencia de las placas, si las hay", unless: "power" },
				"espacio para las baterías",
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
			"charging points, charge points, chargers, wallbox | puntos de recarga, puntos de carga, cargadores | punts de recàrrega, punts de càrrega, carregadors",
			"electric lorries | camiones eléctricos | camions elèctrics",
			"electric bikes, e-bikes | bicicletas eléctricas | bicicletes elèctriques",
			"electric boats | barcos eléctricos | vaixells elèctrics",
			"electric tractors | tractores eléctricos | tractors elèctrics",
		],
		sure: "diesel vans, diesel lorries, diesel trucks, diesel fleet, where ~ plug, charge ~ vans, charge ~ cars, charge ~ lorries, low emission zone, electric mobility, electrif* ~ vans, electrif* ~ fleet, charging station, charging vehicles, charging taxis, vehicle charging, furgonetas ~ electrific*, electric coaches, batteries ~ coaches, batteries ~ buses | furgonetas ~ diésel, camiones diésel, dónde enchufarlas, dónde enchufarlos, dónde cargarlas, dónde cargarlos, cargar ~ coches, cargar ~ furgonetas, zona de bajas emisiones, pasar ~ flota, movilidad eléctrica, electrific* ~ flota, electrific* ~ furgonetas, furgonetas ~ electrificarlas, estación de carga, recarga de vehículos, recargar vehículos, camiones ~ eléctricos, camiones ~ cargarse, autobuses de hidrógeno, autocares eléctricos | furgonetes ~ dièsel, camions dièsel, on endollar, on carregar-les, on carregar-los, carregar ~ cotxes, carregar ~ furgonetes, zona de baixes emissions, mobilitat elèctrica, electrific* ~ flota, estació de càrrega, autocars elèctrics",
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
				en: "The connection to the grid and the hours of charging decide what charging costs.",
				es: "La conexión a la red y las horas de carga deciden lo que cuesta recargar.",
			},
			{
				clues: "solar, panels | solar, solares, placas, paneles | solar, plaques, panells",
				en: "Charging in the hours of sun makes use of the energy of the panels.",
				es: "Cargar en las horas de sol aprovecha la energía de las placas.",
			},
		],
		proposals: [
			{
				when: ["do"],
				en: [
					"Plan for charging",
					"the power needed at each hour and how the vehicles would share the connection",
					"the hours at which the vehicles stand still, and the contracted power",
					"the connection available and how fast the vehicles have to charge",
				],
				es: [
					"Plan de recarga",
					"la potencia necesaria en cada hora y cómo compartirían los vehículos la conexión",
					"las horas en que los vehículos están parados y la potencia contratada",
					"la conexión disponible y lo rápido que tengan que cargarse los vehículos",
				],
			},
			jointly,
			pilot,
			sale,
		],
		question: {
			en: "At which hours would the vehicles charge?",
			es: "¿A qué horas se cargarían los vehículos?",
		},
		questionUnless: "schedule",
		ready: {
			en: [
				"kilometres a day, if the vehicles are yours",
				{ thing: "contracted power", unless: "power" },
				"plan or photographs of the parking place",
			],
			es: [
				"kilómetros al día, si los vehículos son tuyos",
				{ thing: "potencia contratada", unless: "power" },
				"plano o fotos del aparcamiento",
			],
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
		sure: "share ~ power, share ~ solar, share ~ panels, share ~ surplus, share ~ electricity, share energy, share electricity, sharing the surplus electricity, shared self consumption | compartir ~ placas, compartir ~ luz, repartir ~ luz, repartirnos ~ luz, compartir ~ excedente, compartir energía, compartir electricidad, autoconsumo compartido | compartir ~ plaques, compartir ~ llum, repartir ~ llum, repartir-nos ~ llum, compartir l'electricitat, compartir energia, autoconsum compartit",
		hints: "neighbour, industrial estate, tenant | vecinos, polígono | veïns, polígon",
		together: [["share", "ownPower"]],
		goal: {
			number: 7,
			en: "renewable energy is shared",
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
					"the installation, its metering, the steps to set it up and who would operate and maintain it",
					"the roofs or plots, who would take part and some of their electricity bills",
					"the written commitment of those who take part and the connection to the grid",
				],
				es: [
					"Plan técnico y de operación de la comunidad",
					"la instalación, la medición del consumo, los trámites para crearla y quién la operaría y mantendría",
					"las cubiertas o terrenos, quién participaría y algunas de sus facturas de la luz",
					"el compromiso por escrito de quienes participen y la conexión a la red",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "Who would own the installation: the community, one of its members or a company?",
			es: "¿De quién sería la instalación: de la comunidad, de un miembro o de una empresa?",
		},
		ready: {
			en: [
				{ thing: "roofs or plots, and their surface", unless: "surface" },
				{ thing: "who would take part", unless: "users" },
				{ thing: "electricity bills of some of them", unless: "consumption" },
				"agreements so far, if there are any",
			],
			es: [
				{ thing: "cubiertas o terrenos y su superficie", unless: "surface" },
				{ thing: "quién participaría", unless: "users" },
				{ thing: "facturas de la luz de algunos participantes", unless: "consumption" },
				"acuerdos hasta ahora, si los hay",
			],
		},
	},
	{
		id: "communities/renewables",
		company: "energy",
		core: true,
		name: { en: "renewable energy", es: "las energías renovables" },
		subjects: [
			"wind turbines, windmill | aerogeneradores, turbinas eólicas, molino de viento | aerogeneradors, turbines eòliques, molí de vent",
			"wind power, wind farm | la energía eólica, parque eólico | energia eòlica, parc eòlic",
			"small hydropower, hydropower | la minihidráulica, la energía hidráulica | minihidràulica, energia hidràulica",
			"hydro plant, hydroelectric plant | central hidroeléctrica, minicentral | central hidroelèctrica, minicentral",
			"water turbine, river turbine | turbina hidráulica, turbina de río | turbina hidràulica, turbina de riu",
			"geothermal energy, geothermal | la geotermia | geotèrmia",
			"renewable energy, renewables | las energías renovables, la energía renovable | energies renovables, energia renovable",
			"tidal energy, wave energy | energía de las olas, energía mareomotriz | energia de les onades",
			"green energy, green power, clean energy, clean electricity | la energía verde, la energía limpia | energia verda, energia neta",
		],
		sure: "contract ~ wind, contract ~ solar farm, weir, put ~ turbine, install ~ turbine, off-grid, off the grid, diesel generator, not connected to the grid, old turbine, power purchase agreement, PPA, renewable electricity, generate electricity, generate current, feed ~ grid, old mill ~ electricity, water mill | contrato ~ parque eólico, contrato ~ parque solar, comprar ~ energía ~ parque, poner ~ turbina, instalar ~ turbina, grupo electrógeno, generador de gasoil, generador de gasóleo, generador diésel, luz de la red, no llega la luz, aislada de la red, turbina parada, turbina vieja, compra de energía renovable, PPA, electricidad renovable, generar electricidad, generan electricidad, generan corriente, verter ~ red, verterla ~ red, molino de agua, minicentral | resclosa, posar ~ turbina, grup electrogen, generador de gasoil, llum de la xarxa, no arriba la llum, aïllada de la xarxa, turbina parada, turbina vella, generar electricitat, abocar ~ xarxa, molí d'aigua, minicentral",
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
			{
				clues:
					"hydro*, water mill, watermill, weir, water turbine | hidroeléctric*, minicentral, molino de agua, salto de agua, presa, azud | hidroelèctric*, minicentral, molí d'aigua, molí antic, salt d'aigua, resclosa",
				en: "What water gives depends on its flow and drop through the year, and on the right to use it.",
				es: "Lo que da el agua depende de su caudal y su salto a lo largo del año, y del derecho a usarla.",
			},
			{
				clues:
					"off-grid, off the grid, diesel generator | grupo electrógeno, generador de gasóleo, generador de gasoil, generador diésel, aislada de la red, luz de la red | grup electrogen, generador de gasoil, aïllada de la xarxa, llum de la xarxa",
				en: "Without a grid, the worst week of winter decides the size; a small generator may stay for emergencies.",
				es: "Sin red, la peor semana del invierno decide el tamaño; puede quedar un generador pequeño para emergencias.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Study of the renewable installation",
					"the resource at the place, the installation that suits it and who would use the energy",
					"the place, the consumption, and any measurements or permits there are",
					"a resource that is measured and a user of the energy all year round",
				],
				es: [
					"Estudio de la instalación renovable",
					"el recurso del lugar, la instalación que le corresponde y quién usaría la energía",
					"el lugar, el consumo y las mediciones o los permisos que haya",
					"un recurso medido y que alguien use la energía todo el año",
				],
			},
			{
				when: ["take"],
				en: [
					"Supply of renewable energy",
					"which renewable installation, on site or elsewhere, could supply the energy",
					"the consumption by hour or month and the present contract, if there is one",
					"the price over the length of the contract and the hours at which energy is needed",
				],
				es: [
					"Suministro de energía renovable",
					"qué instalación renovable, en el lugar o fuera de él, podría dar la energía",
					"el consumo por horas o meses y el contrato actual, si lo hay",
					"el precio durante el contrato y las horas en que hace falta energía",
				],
				question: {
					en: "For how long would you commit to buying the energy?",
					es: "¿Durante cuánto tiempo te comprometerías a comprar la energía?",
				},
				questionUnless: "duration",
			},
			pilot,
			sale,
		],
		question: {
			en: "Has the wind, the water or the sun at the place been measured?",
			es: "¿Se ha medido el viento, el agua o el sol del lugar?",
		},
		questionUnless: ["flow", "results"],
		ready: {
			en: [
				{ place: "place" },
				{ thing: "consumption by month", unless: "consumption" },
				{ thing: "permits or rights, if there are any", unless: "permit" },
				"distance to the grid",
			],
			es: [
				{ place: "lugar" },
				{ thing: "consumo por meses", unless: "consumption" },
				{ thing: "permisos o derechos, si los hay", unless: "permit" },
				"distancia a la red",
			],
		},
	},
];
