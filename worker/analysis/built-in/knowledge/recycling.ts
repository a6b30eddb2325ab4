import { forSupply, pilot, sale } from "./shared-proposals.ts";
import type { Theme } from "./theme.ts";

/** Themes of the recycling company. */
export const recyclingThemes: readonly Theme[] = [
	{
		id: "paper",
		company: "paper",
		core: true,
		name: { en: "paper and cardboard recycling", es: "el reciclaje de papel y cartón" },
		subjects: [
			"backing paper, release paper, label backing | papel soporte, papel siliconado | paper suport, paper siliconat",
			"corrugated trays, corrugated boxes | bandejas de cartón | safates de cartró",
			"cardboard, corrugated board, cardboard box, cardboard tube, carton | cartón, cartón ondulado, caja de cartón, tubo de cartón, cartonaje | cartró, caixa de cartró",
			"paper offcuts, paper trimming | recortes de papel | retalls de paper",
			"recovered paper, waste paper, wastepaper, used paper, old paper, paper waste, bale of paper | papel recuperado, papelote, papel usado, residuo de papel, bala de papel | paper recuperat, paper usat, paper vell",
			"recycled paper | papel reciclado | paper reciclat",
			"recycled fibre, recovered fibre, recycled fiber | fibra reciclada, fibra recuperada | fibra reciclada, fibra recuperada",
			"newspaper, old magazine | papel de periódico, periódico viejo | diari vell, paper de diari",
			"cellulose, paper pulp | celulosa, pasta de papel | cel·lulosa, pasta de paper",
			"beverage carton, drink carton, tetra brik, tetra pak | brik, tetrabrik, cartón para bebidas | bric, tetrabric",
			"paper cup, coffee cup lining | vaso de papel | got de paper",
			"archive paper, office paper, shredded documents | papel de oficina, documentos destruidos | paper d'oficina",
			"notebooks | cuadernos, libretas | llibretes",
			"egg boxes | hueveras | oueres",
			"used books, old books | libros usados, libros viejos | llibres vells, llibres usats",
			"paper bags | bolsas de papel | bosses de paper",
			"paper and cardboard, paper and board | papel y cartón, papel usado y cartón | paper i cartró",
			"kraft paper, tissue paper | papel kraft, papel tisú | paper kraft",
			"recycled kraft | kraft reciclado | kraft reciclat",
		],
		sure: "into paper, new paper, recycl* paper, paper recycl*, paper collection, collect paper, collect paper, paper waste, paper industry, misprinted books, pulp ~ books | industria papelera, reciclar papel, reciclaje de papel, recogida de papel, recoger papel, recogemos papel, residuos de papel, papel para reciclar, papel nuevo, sector papelero, libros ~ destruir, destruir libros | reciclar paper, reciclatge de paper, recollim paper, residus de paper, destruir llibres",
		hints:
			"paper mill, paper, fibre, print shop, bale, recycl*, book, envelope, cardboard, mill, label, misprinted, pulp them, reams, magazines, leaflets, catalogues, packaging paper, cardboard boxes, archives, print, printing house, publisher | papelera, fábrica de papel, fibra, imprenta, bala, recicl*, estucado, papel, sobres, libro, folios, cartón, etiqueta, impresión, resmas, revistas, folletos, catálogos, cajas de cartón, archivo, editorial, embalaje de cartón | paperera, paper, fibra, impremta, bala, recicl*, llibre, sobres, etiqueta, impressió, revistes, fullets, catàlegs, editorial, arxiu, cartró",
		context: "boxes, moving, offices, school | cajas, mudanzas, oficinas, colegio | caixes, oficines, escola",
		together: [
			["paperGoods", "leftover"],
			["paperGoods", "recycle"],
		],
		goal: {
			number: 12,
			en: "recovered fibre becomes raw material again",
			es: "la fibra recuperada vuelve a ser materia prima",
		},
		alsoGoals: [9, 15],
		aspects: [
			{
				en: "Recovered fibre replaces virgin fibre, which saves wood, water and energy per tonne of paper.",
				es: "La fibra recuperada sustituye a la virgen: ahorra madera, agua y energía por cada tonelada de papel.",
			},
			{
				clues:
					"offcuts, trimming, sort*, separate*, print shop | recortes, separa*, clasific*, imprenta, estucado | retalls, separ*, impremta",
				en: "Clean, sorted fibre keeps its grade: separating it where it arises is worth more than sorting it later.",
				es: "La fibra limpia y clasificada conserva su calidad: vale más separarla donde se genera que clasificarla después.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"Fibre into the group’s paper recycling",
					"the fibre type, moisture and contaminants of a sample, and the grade it would be bought as",
					"the material{, its monthly volume||} and a place where a lorry can load",
					"the cleanliness {and regularity |}of the fibre, and the distance to the mill",
				],
				es: [
					"La fibra, al reciclaje de papel del grupo",
					"el tipo de fibra, la humedad y los contaminantes de una muestra, y la calidad con que se compraría",
					"el material{, su volumen mensual||} y un lugar donde cargar un camión",
					"la limpieza {y la regularidad |}de la fibra, y la distancia a la fábrica",
				],
			},
			{
				when: ["take"],
				en: [
					"Supply of recycled fibre",
					"which recycled grade meets your specification, and {in what volume and frequency|when} it could be delivered",
					"the specification of your paper or board, the volume and the delivery dates",
					"the quality your product needs and {a price that holds over a year|the price}",
				],
				es: [
					"Suministro de fibra reciclada",
					"qué calidad reciclada cumple tu especificación, y {en qué volumen y con qué frecuencia|cuándo} podría entregarse",
					"la especificación de tu papel o cartón, el volumen y el calendario de entregas",
					"la calidad que exige tu producto y {un precio que se mantenga durante un año|el precio}",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "What is mixed with the fibre (coatings, inks, glues, plastic), and can it be kept apart where it arises?",
			es: "¿Qué va mezclado con la fibra (estucos, tintas, colas, plástico) y se puede separar donde se genera?",
		},
		ready: {
			en: [
				{ amount: "tonnes a month" },
				{ thing: "moisture", unless: "moisture" },
				{ thing: "contaminants (plastic, glue, food)", unless: "contaminants" },
				{ place: "place and loading conditions", known: "loading conditions" },
			],
			es: [
				{ amount: "toneladas al mes" },
				{ thing: "humedad", unless: "moisture" },
				{ thing: "contaminantes (plástico, cola, restos de comida)", unless: "contaminants" },
				{ place: "lugar y condiciones de carga", known: "condiciones de carga" },
			],
		},
	},
	{
		id: "paper/fibres",
		company: "paper",
		core: true,
		name: { en: "paper from other fibres", es: "el papel de otras fibras" },
		subjects: [
			"alternative fibres, hemp fibre | fibras alternativas, fibra de cáñamo | fibres alternatives, fibra de cànem",
		],
		sure: "papermaking, make paper, making paper, paper from, made into paper | hacer papel, fabricar papel, papel hecho de | fer paper, fem paper, paper fet de",
		hints:
			"hemp, straw, flax, husk, pulp, fibre | cáñamo, paja, lino, fibra, piel | cànem, palla, lli, fibra, pell",
		goal: {
			number: 12,
			en: "a residue that becomes raw material is not waste",
			es: "un residuo que se vuelve materia prima deja de ser residuo",
		},
		alsoGoals: [9],
		aspects: [
			{
				en: "Plant fibres from residues can only replace part of the pulp: their length and what they leave in the process water set the share.",
				es: "Las fibras vegetales de residuos solo pueden sustituir una parte de la pasta: la fijan su longitud y lo que dejan en el agua de proceso.",
			},
		],
		proposals: [
			{
				when: ["take"],
				en: [
					"A source of fibre",
					"which of the streams it handles contains the fibre you need, and how steady it is",
					"your specification{, the volume a month||} and the process you use",
					"the purity available and the distance",
				],
				es: [
					"Una fuente de fibra",
					"cuál de los flujos que gestiona contiene la fibra que necesitas y si es estable",
					"tu especificación{, el volumen al mes||} y el proceso que usas",
					"la pureza disponible y la distancia",
				],
				...forSupply,
			},
			{
				when: ["do", "join", "give", "sell"],
				en: [
					"Fibre trial on a test batch",
					"how the material behaves in pulping, the yield, and which paper it could go into",
					"a test batch, its composition and what is known of the process so far",
					"the yield of usable fibre and the cost of bringing it to the mill clean and dry",
				],
				es: [
					"Ensayo de la fibra con un lote de prueba",
					"cómo se comporta el material en el púlper, su rendimiento y a qué papel podría destinarse",
					"un lote de prueba, su composición y lo que ya se sabe del proceso",
					"el rendimiento en fibra útil y el coste de llevarla limpia y seca a la fábrica",
				],
			},
			pilot,
		],
		question: {
			en: "How much usable fibre does the material hold, and what else is in it?",
			es: "¿Cuánta fibra útil contiene el material y qué más lleva?",
		},
		ready: {
			en: [
				"a sample of some kilos",
				{ thing: "composition and moisture", unless: ["composition", "moisture"] },
				{ amount: "tonnes a month" },
				{ thing: "trials so far", unless: "results" },
			],
			es: [
				"una muestra de unos kilos",
				{ thing: "composición y humedad", unless: ["composition", "moisture"] },
				{ amount: "toneladas al mes" },
				{ thing: "pruebas hechas", unless: "results" },
			],
		},
	},
	{
		id: "plastics",
		company: "paper",
		core: true,
		name: { en: "plastic recycling", es: "el reciclaje de plástico" },
		subjects: [
			"polyurethane foam, polyurethane | espuma de poliuretano, poliuretano | escuma de poliuretà, poliuretà",
			"expanded polystyrene, polystyrene | poliestireno expandido, poliestireno | poliestirè",
			"cellulose acetate | acetato de celulosa | acetat de cel·lulosa",
			"polypropylene crates, polypropylene pots, polypropylene trays, polypropylene film, polypropylene sheets, polypropylene bags, polypropylene pipes, polypropylene bottles, polypropylene tanks, polypropylene chairs | cajas de polipropileno, macetas de polipropileno, bandejas de polipropileno, film de polipropileno, láminas de polipropileno, sacos de polipropileno, tuberías de polipropileno, botellas de polipropileno, depósitos de polipropileno, sillas de polipropileno | caixes de polipropilè, testos de polipropilè, safates de polipropilè, film de polipropilè, làmines de polipropilè, sacs de polipropilè, canonades de polipropilè, ampolles de polipropilè, dipòsits de polipropilè, cadires de polipropilè",
			"polyethylene crates, polyethylene pots, polyethylene trays, polyethylene film, polyethylene sheets, polyethylene bags, polyethylene pipes, polyethylene bottles, polyethylene tanks, polyethylene chairs | cajas de polietileno, macetas de polietileno, bandejas de polietileno, film de polietileno, láminas de polietileno, sacos de polietileno, tuberías de polietileno, botellas de polietileno, depósitos de polietileno, sillas de polietileno | caixes de polietilè, testos de polietilè, safates de polietilè, film de polietilè, làmines de polietilè, sacs de polietilè, canonades de polietilè, ampolles de polietilè, dipòsits de polietilè, cadires de polietilè",
			"polystyrene crates, polystyrene pots, polystyrene trays, polystyrene film, polystyrene sheets, polystyrene bags, polystyrene pipes, polystyrene bottles, polystyrene tanks, polystyrene chairs | cajas de poliestireno, macetas de poliestireno, bandejas de poliestireno, film de poliestireno, láminas de poliestireno, sacos de poliestireno, tuberías de poliestireno, botellas de poliestireno, depósitos de poliestireno, sillas de poliestireno | caixes de poliestirè, testos de poliestirè, safates de poliestirè, film de poliestirè, làmines de poliestirè, sacs de poliestirè, canonades de poliestirè, ampolles de poliestirè, dipòsits de poliestirè, cadires de poliestirè",
			"recycled PET, PET flakes, PET | PET reciclado, PET, escamas de PET | PET reciclat",
			"plastic bottles | botellas de plástico | ampolles de plàstic",
			"plastic film, stretch film, shrink film | film plástico, film de plástico, film estirable | film plàstic",
			"plastic waste, waste plastic, mixed plastic, ocean plastic | residuos de plástico, plástico mezclado | residus de plàstic, plàstic barrejat",
			"recycled plastic | plástico reciclado | plàstic reciclat",
			"plastic packaging | envases de plástico | envasos de plàstic",
			"polyethylene, HDPE, LDPE | polietileno, PEAD | polietilè",
			"polypropylene | polipropileno | polipropilè",
			"nylon | nailon | niló",
			"polyester offcuts | recortes de poliéster | retalls de polièster",
			"recycled polyester | poliéster reciclado | polièster reciclat",
			"PVC",
			"bottle caps | tapones de plástico | taps de plàstic",
			"plastic pellets, recycled pellets | granza, granza reciclada, granza de plástico | gransa",
			"plastic toys | juguetes de plástico | joguines de plàstic",
			"plastic containers, jerrycans, plastic crates | bidones de plástico, contenedores de plástico, garrafas, cajas de plástico | bidons de plàstic, garrafes",
			"toothbrushes | cepillos de dientes | raspalls de dents",
			"single-use plastic | plástico de un solo uso | plàstic d'un sol ús",
			"agricultural plastic, greenhouse plastic, plastic sheeting | plástico agrícola, plásticos de invernadero | plàstic agrícola",
			"3D printing filament | filamento de impresión 3D | filament d'impressió 3D",
			"acrylic, methacrylate | metacrilato | metacrilat",
		],
		sure: "into pellets, recycl* ~ pellets, plastic recycl*, recycl* plastic, chemical recycling, polymer, recycl* ~ plastic, plastic bags, yellow bin, plastic free sea, plastic ~ greenhouses | reciclaje de plástico, reciclar plástico, reciclaje químico, polímero, reciclaje ~ plástico, bolsas de plástico, contenedor amarillo, plástico ~ invernaderos, invernaderos ~ plástico | reciclatge de plàstic, reciclar plàstic, polímer, bosses de plàstic, contenidor groc, plàstic ~ hivernacles, hivernacles ~ plàstic",
		hints:
			"plastic, recycl*, pellet, flakes, extrusion, bottle, bag, toys, landfill, straw, polyester, resin, foam, nylon, PVC, film, bottles, crates, buckets, pipes, moulding, injection moulding, shrink wrap, cups, lids, toner, greenhouse cover, sheeting | plástico, recicl*, escamas, extrusión, botella, bolsa, contenedor, juguete, tapón, granza, garrafa, poliéster, resina, espuma, PVC, film, botellas, cubos, tuberías, inyección, moldes, retráctil, tapas, plástico de la cubierta, cubierta | plàstic, recicl*, extrusió, ampolla, bossa, contenidor, joguina, tap, polièster, resina, escuma, PVC, film, ampolles, galledes, canonades, injecció, motlles, tapes, plàstic de la coberta, coberta",
		together: [
			["plasticGoods", "leftover"],
			["plasticGoods", "recycle"],
		],
		goal: {
			number: 12,
			en: "plastic waste becomes raw material again",
			es: "el residuo plástico vuelve a ser materia prima",
		},
		alsoGoals: [14, 9],
		aspects: [
			{
				en: "A plastic is worth recycling when it is a single polymer and free of contaminants: composition comes first.",
				es: "Un plástico se recicla bien cuando es un solo polímero y está libre de contaminantes: lo primero es la composición.",
			},
			{
				clues:
					"film, landfill, mixed, multilayer | film, vertedero, mezcla*, multicapa | film, abocador, barreja*",
				en: "Film and mixed plastic lose value quickly: sorting by polymer and colour decides whether they are recycled or recovered as energy.",
				es: "El film y la mezcla pierden valor enseguida: separar por polímero y color decide si se reciclan o se valorizan como energía.",
			},
			{
				clues:
					"recycled, flakes, food grade, supply | reciclad*, escamas, uso alimentario, suministr* | reciclat, reciclada, uso alimentari",
				en: "Recycled polymer replaces new polymer wherever colour, odour and food contact do not exclude it.",
				es: "El polímero reciclado sustituye al nuevo donde el color, el olor o el contacto con alimentos no lo impiden.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"Plastic {stream|lot} for recycling",
					"which polymers a sample holds, which can be recycled and what would go to energy recovery",
					"a sample{, the yearly volume||} and how the material is stored",
					"the purity of the polymer and the density at which it can be transported",
				],
				es: [
					"Un {flujo|lote} de plástico para reciclar",
					"qué polímeros contiene una muestra, cuáles se pueden reciclar y qué iría a valorización energética",
					"una muestra{, el volumen anual||} y cómo se almacena el material",
					"la pureza del polímero y la densidad con que se puede transportar",
				],
			},
			{
				when: ["take"],
				en: [
					"Supply of recycled plastic",
					"which recycled grade meets your specification and what volume is available",
					"the specification (polymer, colour, food contact) and {the yearly volume|the date|the dates}",
					"the quality the product accepts and a price that holds against new material",
				],
				es: [
					"Suministro de plástico reciclado",
					"qué calidad reciclada cumple tu especificación y qué volumen hay disponible",
					"la especificación (polímero, color, contacto con alimentos) y {el volumen anual|la fecha|las fechas}",
					"la calidad que admite el producto y un precio que se sostenga frente al material nuevo",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "Which polymers are in the {stream|lot}, and in what share?",
			es: "¿Qué polímeros hay en el {flujo|lote} y en qué proporción?",
		},
		ready: {
			en: [
				{ thing: "polymer and colour", unless: "polymer" },
				{ amount: "tonnes a month" },
				{ thing: "contaminants", unless: "contaminants" },
				{ thing: "baled, bagged or loose", unless: "form" },
			],
			es: [
				{ thing: "polímero y color", unless: "polymer" },
				{ amount: "toneladas al mes" },
				{ thing: "contaminantes", unless: "contaminants" },
				{ thing: "en balas, en sacos o a granel", unless: "form" },
			],
		},
	},
	{
		id: "bioplastics",
		company: "paper",
		core: false,
		name: { en: "bio-based plastics", es: "los plásticos de origen vegetal" },
		subjects: [
			"bioplastic | bioplástico | bioplàstic",
			"biodegradable plastic | plástico biodegradable | plàstic biodegradable",
		],
		sure: "PLA, PHA, starch film, plant-based plastic | bolsas compostables, plástico vegetal | bosses compostables",
		hints:
			"biodegradable, compostable, starch, algae | biodegradable, compostable, almidón, algas | biodegradable, compostable, midó, algues",
		goal: {
			number: 12,
			en: "a renewable raw material takes the place of a fossil one",
			es: "una materia prima renovable sustituye a una fósil",
		},
		alsoGoals: [14, 9],
		aspects: [
			{
				en: "A bioplastic needs its own way back: in the conventional plastic stream it is a contaminant.",
				es: "Un bioplástico necesita su propio circuito de vuelta: en el flujo de plástico convencional es un contaminante.",
			},
		],
		proposals: [
			{
				when: ["try", "do", "join", "sell"],
				en: [
					"Processing trial and end of life",
					"whether the material runs on industrial equipment, and what happens to it in sorting and recycling",
					"a batch, its data sheet and the product it is meant for",
					"the behaviour of the material at industrial scale and a collection that accepts it",
				],
				es: [
					"Ensayo de transformación y fin de vida",
					"si el material funciona en equipos industriales y qué le pasa en la clasificación y el reciclaje",
					"un lote, su ficha técnica y el producto al que se destina",
					"el comportamiento del material a escala industrial y una recogida que lo acepte",
				],
			},
		],
		question: {
			en: "In which bin does the product end, and who accepts the material there?",
			es: "¿En qué contenedor acaba el producto y quién acepta allí el material?",
		},
		ready: {
			en: [
				"data sheet",
				"kilos available for a trial",
				"product and its use",
				{ thing: "compostability certificates", unless: "certificate" },
			],
			es: [
				"ficha técnica",
				"kilos disponibles para un ensayo",
				"producto y uso",
				{ thing: "certificados de compostabilidad", unless: "certificate" },
			],
		},
	},
	{
		id: "packaging",
		company: "paper",
		core: false,
		name: { en: "recyclable packaging", es: "los envases reciclables" },
		subjects: [
			"compostable packaging | envases compostables | envasos compostables",
			"packaging | envases, embalaje, packaging | envàs, embalatge, packaging",
			"food trays, fruit trays | bandejas de fruta, bandejas de comida | safates de fruita",
			"single-use packaging | envases de un solo uso | envasos d'un sol ús",
			"glass jars, glass containers | envases de vidrio, tarros de vidrio | envasos de vidre, pots de vidre",
		],
		sure: "change ~ packaging, replace ~ packaging, tray made of card, zero packaging, disposable trays, single-use trays, plastic tubs, cardboard tubs | bandeja de plástico por, cambiar ~ bandeja, cambiar ~ envase, embotellar, envasar, bandejas de un solo uso, envases desechables, tarrinas de plástico, tarrinas de cartón | canviar ~ safata, canviar ~ envàs, envasar, safates d'un sol ús, envasos d'un sol ús, tarrines de plàstic, tarrines de cartró",
		hints:
			"jar, single use, wrap, parcel, boxes, crate, bottle, pallet, takeaway, take-away, packaging, wrapping, trays, tubs, lids, sachets, pouches, bubble wrap, disposable, ice cream tubs | tarro, frasco, un solo uso, envolver, caja, palé, botella, comida para llevar, yogures, envase, embalaje, bandejas, cajas, bolsitas, burbujas, desechable, tarrinas | pot, un sol ús, caixa, palet, ampolla, menjar per emportar, iogurts, envàs, embalatge, safates, caixes, bossetes, bombolles, tarrines",
		context:
			"catering, meals, cosmetics, shop, online, shipping, food | catering, menús, cosmética, tienda, envíos, comida | càtering, menjars, cosmètica, botiga, enviaments",
		together: [["packagingGoods", "greenPackaging"]],
		goal: {
			number: 12,
			en: "packaging that is easy to recycle prevents waste",
			es: "el envase que se recicla bien evita residuos",
		},
		alsoGoals: [14],
		aspects: [
			{
				en: "Packaging of a single material is easy to sort and to recycle.",
				es: "Un envase de un solo material es fácil de separar y de reciclar.",
			},
			{
				clues: "compostable | compostable | compostable",
				en: "Compostable packaging helps only where a collection sends it to a composting plant.",
				es: "Un envase compostable solo ayuda donde hay una recogida que lo lleva a una planta de compostaje.",
			},
		],
		proposals: [
			{
				when: ["do"],
				en: [
					"Packaging reviewed by the recycler",
					"the materials, inks and glues of the packaging and what would happen to it in a recycling plant",
					"samples{, drawings and the number of units a year| and drawings| and drawings}",
					"the cost per use compared with what you pay today",
				],
				es: [
					"El envase, revisado por quien recicla",
					"los materiales, tintas y colas del envase y qué pasaría con él en una planta de reciclaje",
					"muestras{, planos y las unidades al año| y planos| y planos}",
					"el coste por uso comparado con lo que pagas hoy",
				],
			},
			{
				when: ["take"],
				en: [
					"Packaging made from recycled material",
					"which recycled board or plastic suits the packaging, and who could convert it",
					"the format{, the weight it has to carry and the units a month| and the weight it has to carry| and the weight it has to carry}",
					"the strength needed and the price per unit",
				],
				es: [
					"Envases con material reciclado",
					"qué cartón o plástico reciclado sirve para el envase y quién podría transformarlo",
					"el formato{, el peso que tiene que soportar y las unidades al mes| y el peso que tiene que soportar| y el peso que tiene que soportar}",
					"la resistencia necesaria y el precio por unidad",
				],
				...forSupply,
			},
			pilot,
			sale,
		],
		question: {
			en: "What is the packaging made of, and in which bin does it end?",
			es: "¿De qué está hecho el envase y en qué contenedor acaba?",
		},
		ready: {
			en: [
				{ thing: "materials and weight", unless: ["composition", "polymer"] },
				{ amount: "units a month" },
				"where it is filled and emptied",
				{ thing: "cost per unit today", unless: "price" },
			],
			es: [
				{ thing: "materiales y peso", unless: ["composition", "polymer"] },
				{ amount: "unidades al mes" },
				"dónde se llena y dónde se vacía",
				{ thing: "coste actual por unidad", unless: "price" },
			],
		},
	},
	{
		id: "packaging/reuse",
		company: "paper",
		core: false,
		name: { en: "reusable packaging", es: "los envases reutilizables" },
		subjects: [
			"reusable cups, returnable cups | vasos reutilizables | gots reutilitzables",
			"reusable packaging, returnable packaging, boxes that come back, returnable boxes | envases retornables, envases reutilizables, cajas retornables | envasos retornables, envasos reutilitzables, caixes retornables",
			"returnable bowls, reusable bowls, reusable containers | cuencos reutilizables, cuencos retornables, recipientes reutilizables | bols reutilitzables, bols retornables, recipients reutilitzables",
			"returnable bottles, refillable bottles, reusable bottles | botellas retornables, botellas rellenables | ampolles retornables",
			"returnable glass jars | envases de vidrio retornables | envasos de vidre retornables",
			"lunch boxes | fiambreras, táperes | carmanyoles",
			"bulk shop, zero-waste shop | tienda a granel | botiga a granel",
		],
		sure: "deposit return, deposit and return, deposit scheme, refill station, wash and reuse, reusable tableware, reuse cups, reuse ~ cups | SDDR, depósito y retorno, sistema de retorno, devuelvan ~ cajas, lavar y reutilizar, vajilla reutilizable | sistema de retorn, rentar i reutilitzar, vaixella reutilitzable",
		hints:
			"reusable, returnable, refill, jar, bottle, cup, crate, bulk, steel box, empties, boxes, lunch, tableware, wash, reuse, glasses | retornable, reutilizable, rellenar, tarro, vaso, caja, granel, devolver, yogures, vajilla, lavar, vasos | retornable, reutilitzable, pot, got, caixa, granel, iogurts, vaixella, rentar, gots",
		goal: {
			number: 12,
			en: "packaging that comes back does not become waste",
			es: "el envase que vuelve no se convierte en residuo",
		},
		alsoGoals: [14],
		aspects: [
			{
				en: "Reuse pays off with the number of returns: how many uses each item lasts is the figure to know.",
				es: "La reutilización compensa según las veces que se devuelve: el dato que hay que conocer es cuántos usos dura cada envase.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Circuit of collection, washing and return",
					"each step of the circuit, who could run it and what happens to items that break",
					"the format{, the units a month||} and where they are handed out and come back",
					"the uses that each item lasts and the cost per use compared with today’s",
				],
				es: [
					"Circuito de recogida, lavado y devolución",
					"cada paso del circuito, quién podría encargarse y qué pasa con lo que se rompe",
					"el formato{, las unidades al mes||} y dónde se entregan y se devuelven",
					"los usos que dura cada envase y el coste por uso comparado con el actual",
				],
			},
			pilot,
		],
		question: {
			en: "How many times does each item come back, and who collects and washes it?",
			es: "¿Cuántas veces vuelve cada envase y quién lo recoge y lo lava?",
		},
		ready: {
			en: [
				"format and material",
				{ amount: "units a month" },
				"places of use and return",
				{ thing: "cost per use today", unless: "price" },
			],
			es: [
				"formato y material",
				{ amount: "unidades al mes" },
				"lugares de uso y devolución",
				{ thing: "coste actual por uso", unless: "price" },
			],
		},
	},
	{
		id: "textiles",
		company: "paper",
		core: false,
		name: { en: "textile recycling", es: "el reciclaje textil" },
		subjects: [
			"leather offcuts, leather scraps | recortes de piel, recortes de cuero | retalls de pell, retalls de cuir",
			"used clothes, second-hand clothes, old clothes | ropa usada, ropa de segunda mano | roba usada, roba de segona mà",
			"used textiles | textiles usados | tèxtils usats",
			"textile waste, waste textiles | residuos textiles, residuo textil | residus tèxtils",
			"old jeans, jeans | vaqueros usados, tejanos | texans",
			"advertising banners | lonas publicitarias, lonas | lones publicitàries, lones",
			"hotel sheets, bed linen | sábanas de hotel | llençols d'hotel",
			"recycled cotton | algodón reciclado | cotó reciclat",
			"wool | lana | llana",
			"fabric offcuts | retales | retalls de roba, retalls tèxtils",
			"work uniforms, old uniforms | uniformes usados, uniformes viejos | uniformes usats, uniformes vells",
			"fire hoses, firemen's hoses | mangueras de bomberos | mànegues de bombers",
			"wetsuits | neoprenos | neoprens",
			"used shoes | zapatos usados, calzado usado | sabates usades",
		],
		sure: "textile recycling, textile* recycl*, clothes swap, rent clothes | reciclaje textil, intercambio de ropa | reciclatge tèxtil, intercanvi de roba",
		hints:
			"textile, fabric, sewing, fashion, garment, clothes, dye house, fleece, cotton, tailor, yarn, leather, denim, wool, silk, mattress covers, uniforms, sewing workshop | textil, tejido, coser, cosen, costura, moda, prendas, ropa, algodón, hilo, hilatura, cuero, vaqueros, lana, seda, lino | tèxtil, teixit, cosir, moda, roba, cotó, fil, cuir, texans, llana, seda, lli",
		context:
			"sheets, towels, blankets, linen, upholstery, pillows, hats, bags, felt, tannery, shoes, handbag, hose, sails, curtains, tents | sábanas, toallas, mantas, tapicería, almohadas, gorras, fieltro, piel, curtiduría, marroquinería, zapatos, calzado, bolsos, uniformes, velas viejas, cortinas | llençols, tovalloles, mantes, tapisseria, coixins, gorres, feltre, pell, adoberia, sabates, uniformes, cortines, veles velles",
		together: [
			["textileGoods", "leftover"],
			["textileGoods", "worn"],
			["textileGoods", "recycle"],
		],
		goal: {
			number: 12,
			en: "textiles stay in use instead of going to landfill",
			es: "los textiles siguen en uso en lugar de ir al vertedero",
		},
		alsoGoals: [8, 9],
		aspects: [
			{
				en: "Reuse keeps most value; only what cannot be worn or sold again is worth shredding into fibre.",
				es: "La reutilización conserva más valor; solo conviene deshilachar lo que ya no se puede usar ni vender.",
			},
			{
				clues:
					"panel, insulation, acoustic | panel, aislamiento, aislante, acústico | aïllament, aïllant, panell",
				en: "Textile fibre as insulation or panel has to meet the rules for fire behaviour and sound.",
				es: "La fibra textil como aislante o panel tiene que cumplir las normas de fuego y de acústica.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"Assessment of the textile stream",
					"whether its experience of sorting and recovery lines suits textiles, and who already treats this fraction",
					"the composition of the {stream, its volume|lot} and how it is sorted today",
					"the share of a single fibre and the cost of taking off buttons, zips and coatings",
				],
				es: [
					"Valoración del flujo textil",
					"si su experiencia en líneas de clasificación y valorización sirve para textil, y quién trata ya esta fracción",
					"la composición del {flujo, su volumen|lote} y cómo se clasifica hoy",
					"la proporción de una sola fibra y el coste de quitar botones, cremalleras y recubrimientos",
				],
			},
			{
				when: ["take"],
				en: [
					"A steady source of used textiles",
					"whether the companies it collects from also discard textiles, and how they could be kept apart",
					"the fibres and formats you accept{, and the volume a month||}",
					"{the regularity of the supply and |}the cost of sorting it",
				],
				es: [
					"Una fuente estable de textil usado",
					"si las empresas en las que recoge material desechan también textil, y cómo podría separarse",
					"las fibras y los formatos que aceptas{, y el volumen al mes||}",
					"{la regularidad del suministro y |}el coste de clasificarlo",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "What share of the textiles is a single fibre without elastane or coating?",
			es: "¿Qué parte del textil es de una sola fibra, sin elastano ni recubrimientos?",
		},
		ready: {
			en: [
				{ thing: "fibres", unless: "fibres" },
				{ amount: "tonnes a month" },
				{ thing: "sorted or mixed", unless: "sorting" },
				{ thing: "current destination", unless: "destination" },
			],
			es: [
				{ thing: "fibras", unless: "fibres" },
				{ amount: "toneladas al mes" },
				{ thing: "clasificado o mezclado", unless: "sorting" },
				{ thing: "destino actual", unless: "destination" },
			],
		},
	},
	{
		id: "materials",
		company: "engineering",
		core: false,
		name: { en: "recovery of industrial materials", es: "la recuperación de materiales industriales" },
		subjects: [
			"inner tubes, bicycle tubes | cámaras de bicicleta, cámaras de rueda | càmeres de bicicleta, càmeres de roda",
			"fibreglass, fibreglass offcuts | fibra de vidrio | fibra de vidre",
			"cork dust, cork waste | polvo de corcho, restos de corcho | pols de suro, restes de suro",
			"wood offcuts, waste wood, wood waste | restos de madera, residuos de madera | restes de fusta",
			"sawdust | serrín | serradures",
			"wooden pallets, used pallets | palés de madera, palés usados | palets de fusta, palets usats",
			"broken pallets | palés rotos | palets trencats, palets de fusta trencats",
			"scrap metal, scrap | chatarra | ferralla",
			"used tyres, old tyres, tyre, tire | neumáticos usados, neumático | pneumàtics usats, pneumàtic",
			"glass bottles | botellas de vidrio | ampolles de vidre",
			"glass waste, waste glass, crushed glass, glass recycling | vidrio reciclado, residuos de vidrio, reciclaje de vidrio | vidre reciclat, residus de vidre",
			"mattresses | colchones | matalassos",
			"second-hand furniture, used furniture | muebles usados, muebles de segunda mano | mobles usats, mobles de segona mà",
			"rubble | escombros | runa",
			"demolition waste | residuos de demolición | enderrocs",
			"ceramic waste, broken tiles | residuos cerámicos | residus ceràmics",
			"cork stoppers | tapones de corcho | taps de suro",
			"tin cans, drink cans | latas de bebida | llaunes",
			"carpets | moqueta | moqueta",
			"wind turbine blades | palas de aerogenerador | pales d'aerogenerador",
		],
		sure: "upcycl*, industrial recycling, recycling plant, recycling line, second-hand shop, second-hand market, remanufactur*, recycl* materials | reciclaje industrial, planta de reciclaje, línea de reciclaje, suprarreciclaje, tienda de segunda mano, mercado de segunda mano, remanufactur*, desguace, reciclar materiales | reciclatge industrial, planta de reciclatge, botiga de segona mà, mercat de segona mà, desballestament",
		hints:
			"recycl*, reuse, offcuts, by-product, secondary raw material, scrap, bicycle parts, be recovered, recovered, old ones, broken, circular economy | recicl*, reutiliz*, subproducto, materia prima secundaria, reciclaje, recuperar, rotos, viejos, economía circular | recicl*, reutilitz*, subproducte, recuperar, trencats, vells, economia circular",
		context:
			"landfill, old, broken, replace, recover, skip, rubbish, metal, glass, wood, furniture, sofa, aluminium, steel, copper, rubber, foam, fibreglass, cork, marble, stone, sofas, mattress, springs, frames, doors, tyres, tyre, pallet, pallets, carpentry, timber, planks, sand, gravel, slate, glass bottles, mirrors, wax, paint, resin, composite, boats, cables | vertedero, viejo, viejos, roto, rotos, cambiamos, recuperar, contenedor, metal, vidrio, madera, mueble, sofá, aluminio, acero, cobre, caucho, espuma, corcho, mármol, pizarra, piedra, sofás, colchón, muelles, marcos, puertas, neumático, palé, palés, carpintería, tablas, arena, grava, espejos, cera, pintura, resina, cables, barcos | abocador, vell, vells, trencat, trencats, recuperar, contenidor, metall, vidre, fusta, moble, alumini, acer, coure, cautxú, escuma, suro, marbre, pissarra, pedra, sofàs, matalàs, molles, marcs, portes, pneumàtic, palet, fusteria, taulons, sorra, grava, miralls, cera, pintura, resina, cables",
		together: [
			["materialGoods", "leftover"],
			["materialGoods", "recycle"],
		],
		goal: {
			number: 12,
			en: "materials stay in use instead of becoming waste",
			es: "los materiales siguen en uso en lugar de convertirse en residuo",
		},
		alsoGoals: [8, 9],
		aspects: [
			{
				en: "The more uniform the stream, the higher the value of what is recovered from it.",
				es: "Cuanto más homogéneo es el {flujo|lote}, más vale lo que se recupera.",
			},
			{
				clues:
					"repair, second hand, reuse, dismantl*, take apart | repar*, segunda mano, reutiliz*, desmont* | repar*, segona mà, reutilitz*",
				en: "Reuse and repair come before recycling: they keep the work already put into the object.",
				es: "La reutilización y la reparación van antes que el reciclaje: conservan el trabajo que ya contiene el objeto.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"Assessment of the material",
					"the composition and volume of the material, and which outlets or which treatment suit it",
					"a sample or photographs, {the volume|the date|how it is stored} and what you pay for its removal today",
					"the value of the recovered material against the cost of collecting and sorting it",
				],
				es: [
					"Valoración del material",
					"la composición y el volumen del material, y qué salidas o qué tratamiento le convienen",
					"una muestra o fotografías, {el volumen|la fecha|cómo se almacena} y lo que pagas hoy por su retirada",
					"el valor del material recuperado frente al coste de recogerlo y clasificarlo",
				],
			},
			{
				when: ["take"],
				en: [
					"A source of recovered material",
					"which of the streams it handles holds the material you need",
					"your specification{ and the volume a month||}",
					"the purity available and the distance",
				],
				es: [
					"Una fuente de material recuperado",
					"cuál de los flujos que gestiona contiene el material que necesitas",
					"tu especificación{ y el volumen al mes||}",
					"la pureza disponible y la distancia",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "What exactly does the material consist of, and {how constant is it from one month to the next|from when is it available}?",
			es: "¿De qué se compone exactamente el material y {cuánto varía de un mes a otro|desde cuándo está disponible}?",
		},
		ready: {
			en: [
				{ thing: "composition", unless: ["composition", "polymer", "fibres"] },
				{ amount: "tonnes a month" },
				{ thing: "current destination and its cost", unless: "destination" },
				{ place: "place and storage", known: "storage" },
			],
			es: [
				{ thing: "composición", unless: ["composition", "polymer", "fibres"] },
				{ amount: "toneladas al mes" },
				{ thing: "destino actual y su coste", unless: "destination" },
				{ place: "lugar y almacén", known: "almacén" },
			],
		},
	},
];
