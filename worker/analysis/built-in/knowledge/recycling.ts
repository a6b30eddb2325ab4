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
			"base paper, paper labels | papel base, etiquetas de papel | paper base, etiquetes de paper",
			"old posters, old programmes, old leaflets, old catalogues, misprinted sheets, printed sheets | carteles viejos, programas viejos, folletos viejos, catálogos viejos, folios mal impresos, folios impresos | cartells vells, programes vells, fullets vells, catàlegs vells, fulls mal impresos, fulls impresos",
			"backing paper, release paper, label backing | papel soporte, papel siliconado | paper suport, paper siliconat",
			"corrugated trays, corrugated boxes | bandejas de cartón | safates de cartró",
			"cardboard, corrugated board, cardboard box, cardboard tube, carton | cartón, cartón ondulado, caja de cartón, tubo de cartón, cartonaje | cartró, caixa de cartró",
			"printed paper | papel impreso | paper imprès",
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
		sure: "into paper, new paper, recycl* paper, paper recycl*, paper collection, collect paper, paper waste, paper industry, misprinted books, pulp ~ books, into paper again, back into paper | industria papelera, reciclar papel, reciclaje de papel, recogida de papel, recoger papel, recogemos papel, residuos de papel, papel para reciclar, papel nuevo, sector papelero, libros ~ destruir, destruir libros, en papel otra vez, papel otra vez | reciclar paper, reciclatge de paper, recollim paper, residus de paper, destruir llibres, paper un altre cop, paper una altra vegada",
		hints:
			"paper mill, paper, fibre, print shop, bale, recycl*, book, envelope, cardboard, mill, label, misprinted, pulp them, reams, magazines, leaflets, catalogues, packaging paper, cardboard boxes, archives, print, printing house, publisher, your mill, posters, programmes, brochures, flyers, exam papers | papelera, fábrica de papel, fibra, imprenta, bala, recicl*, estucado, papel, sobres, libro, folios, cartón, etiqueta, impresión, resmas, revistas, folletos, catálogos, cajas de cartón, archivo, editorial, embalaje de cartón, vuestra papelera, carteles, programas, exámenes | paperera, paper, fibra, impremta, bala, recicl*, llibre, sobres, etiqueta, impressió, revistes, fullets, catàlegs, editorial, arxiu, cartró, la vostra paperera, cartells, programes, exàmens",
		context: "boxes, moving, offices, school | cajas, mudanzas, oficinas, colegio | caixes, oficines, escola",
		together: [
			["paperGoods", "leftover"],
			["paperGoods", "amounts"],
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
			{
				clues:
					"confidential, securely destroyed, shredded documents, archives, archived files, personal data | confidencial*, documentos destruidos, destruir documentos, destrucción de documentos, expedientes, datos personales | confidencial*, destruir documents, destrucció de documents, expedients, dades personals",
				en: "Confidential paper can be recycled too, once it has been destroyed with proof of it.",
				es: "El papel confidencial también se recicla, una vez destruido y con constancia de ello.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"Fibre into the group’s paper recycling",
					"the kind of fibre, its moisture and what comes with it, and the grade that it could be sorted into",
					"the material{, how much there is||} and a place where it can be loaded",
					"the cleanliness {and regularity |}of the fibre, and the distance to the mill",
				],
				es: [
					"La fibra, al reciclaje de papel del grupo",
					"el tipo de fibra, su humedad, lo que lleva además y en qué calidad podría clasificarse",
					"el material{, cuánto hay||} y un sitio donde cargarlo",
					"la limpieza {y la regularidad |}de la fibra, y la distancia a la fábrica",
				],
			},
			{
				when: ["take"],
				en: [
					"Supply of recycled fibre",
					"which recycled grade suits your use, and {in what amounts and how often|when} it could be delivered",
					"what the paper or board has to be like{, the amount||} and the delivery dates",
					"the quality that is needed and {a price that holds over a year|the price}",
				],
				es: [
					"Suministro de fibra reciclada",
					"qué calidad reciclada sirve para tu uso, y {en qué cantidades y con qué frecuencia|cuándo} podría entregarse",
					"cómo tiene que ser el papel o el cartón{, la cantidad||} y las fechas de entrega",
					"la calidad que se necesita y {un precio que se mantenga durante un año|el precio}",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "Does anything else come with the paper or cardboard, such as plastic, glue, varnish or food?",
			es: "¿Lleva el papel o el cartón algo más, como plástico, cola, barniz o restos de comida?",
		},
		questionUnless: "contaminants",
		ready: {
			en: [
				{ amount: "amount (once or every month)" },
				"photographs or a sample",
				{ thing: "how it is kept (dry, loose, in bales)", unless: ["moisture", "storage", "form"] },
				{ place: "place and access for loading", known: "access for loading" },
			],
			es: [
				{ amount: "cantidad (una vez o cada mes)" },
				"fotografías o una muestra",
				{ thing: "cómo se guarda (seco, suelto, en balas)", unless: ["moisture", "storage", "form"] },
				{ place: "lugar y acceso para la carga", known: "acceso para la carga" },
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
		sure: "papermaking, make paper, making paper, paper from, made into paper, other fibres, paper can be made, tree-free paper, plant fibres, paper ~ without wood, pulp ~ straw, straw ~ pulp, egg boxes from, boxes from ~ straw, paper out of, from rice straw, trays from ~ straw | hacer papel, fabricar papel, papel hecho de, otras fibras, papel ~ sin madera, papel vegetal de, fibras vegetales, pulpa de paja, papel de paja, cajas de paja, de paja de arroz | fer paper, fem paper, paper fet de, altres fibres, paper ~ sense fusta, fibres vegetals, polpa de palla, paper de palla, de palla d'arròs",
		hints:
			"hemp, straw, flax, husk, pulp, fibre | cáñamo, paja, lino, fibra, piel | cànem, palla, lli, fibra, pell",
		goal: {
			number: 12,
			en: "paper needs less new wood",
			es: "el papel necesita menos madera nueva",
		},
		alsoGoals: [9],
		aspects: [
			{
				en: "The length of a fibre and what it leaves in the process water decide which paper it can be used for.",
				es: "La longitud de una fibra y lo que deja en el agua de proceso deciden para qué papel sirve.",
			},
		],
		proposals: [
			{
				when: ["take"],
				en: [
					"A source of fibre",
					"which of the streams it handles contains the fibre you need, and how steady it is",
					"what the fibre has to be like{, the amount||} and what it is for",
					"the purity available and the distance",
				],
				es: [
					"Una fuente de fibra",
					"cuál de los flujos que gestiona contiene la fibra que necesitas y si es estable",
					"cómo tiene que ser la fibra{, la cantidad||} y para qué es",
					"la pureza disponible y la distancia",
				],
				...forSupply,
			},
			{
				when: ["try", "do", "join", "give", "sell"],
				en: [
					"Fibre trial on a test batch",
					"how the material behaves in pulping, how much fibre it yields and which paper it could go into",
					"a test batch, and what is known of the material so far",
					"the yield of usable fibre and the cost of bringing it to the mill clean and dry",
				],
				es: [
					"Ensayo de la fibra con un lote de prueba",
					"cómo se comporta el material en el púlper, cuánta fibra rinde y a qué papel podría destinarse",
					"un lote de prueba y lo que se sabe del material hasta ahora",
					"el rendimiento en fibra útil y el coste de llevarla limpia y seca a la fábrica",
				],
			},
		],
		question: {
			en: "In what state is the material when it arises: fresh or dry, whole or shredded?",
			es: "¿En qué estado sale el material: fresco o seco, entero o triturado?",
		},
		questionUnless: ["moisture", "form"],
		ready: {
			en: [
				"a sample of some kilos",
				{ amount: "amount (once or every month)" },
				{ thing: "trials so far, if there are any", unless: "results" },
				{ place: "place and storage", known: "storage", knownUnless: "storage" },
			],
			es: [
				"una muestra de unos kilos",
				{ amount: "cantidad (una vez o cada mes)" },
				{ thing: "pruebas hechas, si las hay", unless: "results" },
				{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
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
			"plastic film, stretch film, shrink film | film plástico, plástico film, film de plástico, film estirable | film plàstic",
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
			"agricultural plastic, greenhouse plastic, plastic sheeting | plástico agrícola, plásticos de invernadero | plàstic agrícola",
			"3D printing filament | filamento de impresión 3D | filament d'impressió 3D",
			"acrylic, methacrylate | metacrilato | metacrilat",
		],
		sure: "into pellets, recycl* ~ pellets, plastic recycl*, recycl* plastic, chemical recycling, polymer, recycl* ~ plastic, plastic bags, yellow bin, plastic free sea, plastic ~ greenhouses | reciclaje de plástico, reciclar plástico, reciclaje químico, polímero, reciclaje ~ plástico, bolsas de plástico, contenedor amarillo, plástico ~ invernaderos, invernaderos ~ plástico | reciclatge de plàstic, reciclar plàstic, polímer, bosses de plàstic, contenidor groc, plàstic ~ hivernacles, hivernacles ~ plàstic",
		hints:
			"plastic, recycl*, pellet, flakes, extrusion, bottle, bag, toys, landfill, straw, polyester, resin, foam, nylon, PVC, film, bottles, crates, buckets, pipes, moulding, injection moulding, shrink wrap, cups, lids, toner, greenhouse cover, sheeting | plástico, recicl*, escamas, extrusión, botella, bolsa, contenedor, juguete, tapón, granza, garrafa, poliéster, resina, espuma, PVC, film, botellas, cubos, tuberías, inyección, moldes, retráctil, tapas, plástico de la cubierta, cubierta | plàstic, recicl*, extrusió, ampolla, bossa, contenidor, joguina, tap, polièster, resina, escuma, PVC, film, ampolles, galledes, canonades, injecció, motlles, tapes, plàstic de la coberta, coberta",
		together: [
			["plasticGoods", "leftover"],
			["plasticGoods", "amounts"],
			["plasticGoods", "recycle"],
		],
		goal: {
			number: 12,
			en: "less plastic ends up as waste",
			es: "menos plástico acaba como residuo",
		},
		alsoGoals: [14, 9],
		aspects: [
			{
				en: "A plastic is easy to recycle when it is a single polymer and free of contaminants: composition comes first.",
				es: "Un plástico se recicla bien cuando es un solo polímero y está libre de contaminantes: lo primero es la composición.",
			},
			{
				clues:
					"film, shrink wrap, mixed plastic, mixed plastics, plastics ~ mixed, multilayer | film, retráctil, plástico mezclado, plásticos ~ mezclados, multicapa | film, retràctil, plàstic barrejat, plàstics barrejats, multicapa",
				en: "Film and mixed plastic lose value quickly: sorting by polymer and colour decides whether they are recycled or recovered as energy.",
				es: "El film y la mezcla pierden valor enseguida: separar por polímero y color decide si se reciclan o se valorizan como energía.",
			},
			{
				clues:
					"recycled plastic, recycled PET, recycled polymer, recycled polypropylene, recycled polyethylene, recycled HDPE, rPET, flakes, food grade | plástico reciclado, PET reciclado, polímero reciclado, polipropileno reciclado, polietileno reciclado, rPET, granza, escamas, uso alimentario | plàstic reciclat, PET reciclat, polipropilè reciclat, polietilè reciclat, rPET, gransa, ús alimentari",
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
					"a sample or photographs{, the amount||} and how the material is kept",
					"the purity of the polymer and the density at which it can be transported",
				],
				es: [
					"Un {flujo|lote} de plástico para reciclar",
					"qué polímeros contiene una muestra, cuáles se pueden reciclar y qué iría a valorización energética",
					"una muestra o fotografías{, la cantidad||} y cómo se guarda el material",
					"la pureza del polímero y la densidad con que se puede transportar",
				],
			},
			{
				when: ["take"],
				en: [
					"Supply of recycled plastic",
					"which recycled grade suits your use and how much of it is available",
					"what the plastic has to be like{, the amount||} and the delivery dates",
					"the quality that the product accepts and a price that holds against new material",
				],
				es: [
					"Suministro de plástico reciclado",
					"qué calidad reciclada sirve para tu uso y cuánto hay disponible",
					"cómo tiene que ser el plástico{, la cantidad||} y las fechas de entrega",
					"la calidad que admite el producto y un precio que se sostenga frente al material nuevo",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "Is it all the same plastic, or are there several kinds?",
			es: "¿Es todo el mismo plástico o hay de varias clases?",
		},
		questionUnless: ["polymer", "sorting"],
		ready: {
			en: [
				{ amount: "amount (once or every month)" },
				"photographs or a sample",
				{ thing: "what it is dirty with, if anything", unless: "contaminants" },
				{ thing: "how it is packed (bales, sacks, loose)", unless: "form" },
			],
			es: [
				{ amount: "cantidad (una vez o cada mes)" },
				"fotografías o una muestra",
				{ thing: "de qué está sucio, si lo está", unless: "contaminants" },
				{ thing: "cómo está recogido (balas, sacos, a granel)", unless: "form" },
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
				en: "Most bioplastics need their own way back: among conventional plastics they spoil the recycling.",
				es: "La mayoría de los bioplásticos necesita su propio circuito de vuelta: entre los plásticos convencionales estropea el reciclaje.",
			},
		],
		proposals: [
			{
				when: ["try", "join", "sell"],
				en: [
					"Processing trial and end of life",
					"whether the material runs on industrial equipment, and what happens to it in sorting and recycling",
					"what is known of the material, a batch for a trial and the product it is meant for",
					"the behaviour of the material at industrial scale and a collection that accepts it",
				],
				es: [
					"Ensayo de transformación y fin de vida",
					"si el material funciona en equipos industriales y qué le pasa en la clasificación y el reciclaje",
					"lo que se sabe del material, un lote de prueba y el producto al que se destina",
					"el comportamiento del material a escala industrial y una recogida que lo acepte",
				],
			},
		],
		question: {
			en: "In which bin would the product end after use?",
			es: "¿En qué contenedor acabaría el producto después de usarse?",
		},
		ready: {
			en: [
				"data sheet, if there is one",
				"kilos available for a trial",
				"product and its use",
				{ thing: "compostability certificate, if there is one", unless: "certificate" },
			],
			es: [
				"ficha técnica, si la hay",
				"kilos disponibles para un ensayo",
				"producto y uso",
				{ thing: "certificado de compostabilidad, si lo hay", unless: "certificate" },
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
			"single-use packaging, single-use plastic | envases de un solo uso, plástico de un solo uso | envasos d'un sol ús, plàstic d'un sol ús",
			"glass jars, glass containers | envases de vidrio, tarros de vidrio | envasos de vidre, pots de vidre",
		],
		sure: "change ~ packaging, replace ~ packaging, tray made of card, zero packaging, disposable trays, single-use trays, plastic tubs, cardboard tubs, plastic window, packaging ~ customers complain, box without plastic | bandeja de plástico por, cambiar ~ bandeja, cambiar ~ envase, embotellar, envasar, bandejas de un solo uso, envases desechables, tarrinas de plástico, tarrinas de cartón, ventana de plástico, caja sin plástico | canviar ~ safata, canviar ~ envàs, envasar, safates d'un sol ús, envasos d'un sol ús, tarrines de plàstic, tarrines de cartró, finestra de plàstic, caixa sense plàstic",
		hints:
			"jar, single use, wrap, parcel, boxes, crate, bottle, pallet, takeaway, take-away, packaging, wrapping, trays, tubs, lids, sachets, pouches, bubble wrap, disposable, ice cream tubs | tarro, frasco, un solo uso, envolver, caja, palé, botella, comida para llevar, yogures, envase, embalaje, bandejas, cajas, bolsitas, burbujas, desechable, tarrinas | pot, un sol ús, caixa, palet, ampolla, menjar per emportar, iogurts, envàs, embalatge, safates, caixes, bossetes, bombolles, tarrines",
		context:
			"catering, meals, cosmetics, shop, online, shipping, food | catering, menús, cosmética, tienda, envíos, comida | càtering, menjars, cosmètica, botiga, enviaments",
		together: [["packagingGoods", "greenPackaging"]],
		goal: {
			number: 12,
			en: "less packaging ends up as waste",
			es: "menos envases acaban como residuo",
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
					"the materials, inks and glues of the packaging, what happens to them in a recycling plant and what could replace them",
					"samples or photographs of the packaging{, and the number of units a month||}",
					"what the product needs, the cost per unit and how well it can be recycled",
				],
				es: [
					"El envase, revisado por quien recicla",
					"los materiales, tintas y colas del envase, qué pasa con ellos en una planta de reciclaje y qué podría sustituirlos",
					"muestras o fotografías del envase{ y las unidades al mes||}",
					"lo que necesita el producto, el coste por unidad y lo bien que se recicla",
				],
			},
			{
				when: ["take"],
				en: [
					"Packaging made from recycled material",
					"which recycled board or plastic suits the packaging, and who could convert it",
					"the format and what it has to carry{, and the units a month||}",
					"the strength needed and the price per unit",
				],
				es: [
					"Envases con material reciclado",
					"qué cartón o plástico reciclado sirve para el envase y quién podría transformarlo",
					"el formato y lo que tiene que llevar{, y las unidades al mes||}",
					"la resistencia necesaria y el precio por unidad",
				],
			},
			pilot,
			sale,
		],
		question: {
			en: "What does the packaging have to withstand: weight, grease, moisture, cold?",
			es: "¿Qué tiene que aguantar el envase: peso, grasa, humedad, frío?",
		},
		ready: {
			en: [
				"samples or photographs",
				{ thing: "format and size", unless: "size" },
				{ amount: "units a month" },
				{ thing: "cost per unit, if it is known", unless: "price" },
			],
			es: [
				"muestras o fotografías",
				{ thing: "formato y medidas", unless: "size" },
				{ amount: "unidades al mes" },
				{ thing: "coste por unidad, si se conoce", unless: "price" },
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
		sure: "deposit return, deposit and return, deposit scheme, refill station, wash and reuse, reusable tableware, reuse cups, reuse ~ cups, instead of ~ plastic cups, no more plastic cups, cups ~ bring back, wash ~ bottles, refill ~ bottles, wash ~ crates, wash ~ boxes, cups ~ return, cups ~ returned | SDDR, depósito y retorno, sistema de retorno, devuelvan ~ cajas, lavar y reutilizar, vajilla reutilizable, en vez de ~ vasos de plástico, dejar ~ vasos de plástico, lavado de vasos, lavado de botellas, lavar ~ botellas, rellenar ~ botellas, lavadora de botellas, lav* ~ cajas, lav* ~ envases, vasos ~ devolver, vasos ~ retornar, vasos retornables | sistema de retorn, rentar i reutilitzar, vaixella reutilitzable, deixar ~ gots de plàstic, en lloc de ~ gots de plàstic, rentat de gots, rentat d'ampolles, rentar ~ ampolles, omplir ~ ampolles, rentadora d'ampolles, rent* ~ caixes, rent* ~ envasos, gots ~ retornar, gots ~ tornar, gots retornables",
		hints:
			"reusable, returnable, refill, jar, bottle, cup, crate, bulk, steel box, empties, boxes, lunch, tableware, wash, reuse, glasses | retornable, reutilizable, rellenar, tarro, vaso, caja, granel, devolver, yogures, vajilla, lavar, vasos | retornable, reutilitzable, pot, got, caixa, granel, iogurts, vaixella, rentar, gots",
		together: [
			["tableware", "comesBack"],
			["packagingGoods", "comesBack"],
		],
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
					"the format{, the units a month||} and where they are, or would be, handed out and brought back",
					"how many uses each item lasts and the cost of each use",
				],
				es: [
					"Circuito de recogida, lavado y devolución",
					"cada paso del circuito, quién podría encargarse y qué pasa con lo que se rompe",
					"el formato{, las unidades al mes||} y dónde se entregan y se devuelven, o se entregarían y se devolverían",
					"cuántos usos dura cada envase y cuánto cuesta cada uso",
				],
			},
			pilot,
		],
		question: {
			en: "How do the items come back, or how could they: with the delivery, at the shop or at a collection point?",
			es: "¿Cómo vuelven los envases, o cómo podrían volver: con el reparto, en la tienda o en un punto de recogida?",
		},
		ready: {
			en: [
				"format and material",
				{ amount: "units a month" },
				"places of use and return",
				{ thing: "cost of each use, if it is known", unless: "price" },
			],
			es: [
				"formato y material",
				{ amount: "unidades al mes" },
				"lugares de uso y devolución",
				{ thing: "coste de cada uso, si se conoce", unless: "price" },
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
			"old sheets, worn sheets, discarded bed linen | sábanas viejas, sábanas usadas, sábanas retiradas | llençols vells, llençols gastats, llençols usats",
			"recycled cotton | algodón reciclado | cotó reciclat",
			"wool | lana | llana",
			"fabric offcuts | retales | retalls de roba, retalls tèxtils",
			"work uniforms, old uniforms | uniformes usados, uniformes viejos | uniformes usats, uniformes vells",
			"fire hoses, firemen's hoses | mangueras de bomberos | mànegues de bombers",
			"wetsuits | neoprenos | neoprens",
			"used shoes | zapatos usados, calzado usado | sabates usades",
		],
		sure: "textile recycling, textile* recycl*, clothes swap, rent clothes, t of textiles, tonnes of textiles, kilos of textiles, textile waste | reciclaje textil, intercambio de ropa, toneladas de textiles, kilos de textiles, t de textiles, residuos textiles | reciclatge tèxtil, intercanvi de roba, tones de tèxtils, quilos de tèxtils, residus tèxtils",
		hints:
			"textile, fabric, sewing, fashion, garment, clothes, dye house, fleece, cotton, tailor, yarn, leather, denim, wool, silk, mattress covers, uniforms, sewing workshop | textil, tejido, coser, cosen, costura, moda, prendas, ropa, algodón, hilo, hilatura, cuero, vaqueros, lana, seda, lino | tèxtil, teixit, cosir, moda, roba, cotó, fil, cuir, texans, llana, seda, lli",
		context:
			"sheets, towels, blankets, linen, upholstery, pillows, hats, bags, felt, tannery, shoes, handbag, hose, sails, curtains, tents | sábanas, toallas, mantas, tapicería, almohadas, gorras, fieltro, piel, curtiduría, marroquinería, zapatos, calzado, bolsos, uniformes, velas viejas, cortinas | llençols, tovalloles, mantes, tapisseria, coixins, gorres, feltre, pell, adoberia, sabates, uniformes, cortines, veles velles",
		together: [
			["textileGoods", "leftover"],
			["textileGoods", "amounts"],
			["textileGoods", "worn"],
			["textileGoods", "recycle"],
		],
		goal: {
			number: 12,
			en: "textiles are used again or become raw material",
			es: "los textiles se vuelven a usar o se convierten en materia prima",
		},
		alsoGoals: [8, 9],
		aspects: [
			{
				en: "A textile is worth most while it can be used; after that, when it is a single material and easy to take apart.",
				es: "Un textil vale más mientras se puede usar; después, cuando es de un solo material y fácil de desmontar.",
			},
			{
				clues:
					"insulation panel, acoustic panel, insulation, acoustic | panel aislante, panel acústico, aislamiento, aislante, acústico | aïllament, aïllant, panell acústic, acústic",
				en: "Textile fibre as insulation or panel has to meet the rules for fire behaviour and sound.",
				es: "La fibra textil como aislante o panel tiene que cumplir las normas de fuego y de acústica.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"Assessment of the textile {stream|lot}",
					"whether its experience of sorting and recovery lines suits textiles, and who already treats this fraction",
					"what the textiles are made of, if it is known, {the amount ||}and how they are kept",
					"the share of a single material and what has to be taken off or sorted out",
				],
				es: [
					"Valoración del {flujo|lote} textil",
					"si su experiencia en líneas de clasificación y valorización sirve para textil, y quién trata ya esta fracción",
					"de qué están hechos los textiles, si se sabe, {la cantidad ||}y cómo se guardan",
					"la parte que es de un solo material y lo que haya que quitar o apartar",
				],
			},
			{
				when: ["take"],
				en: [
					"A source of textiles",
					"whether the companies it collects from also discard textiles, and how they could be kept apart",
					"the fibres and formats you accept{, and the amount a month||}",
					"{the regularity of the supply and |}the cost of sorting it",
				],
				es: [
					"Una fuente de textil",
					"si las empresas en las que recoge material desechan también textil, y cómo podría separarse",
					"las fibras y los formatos que aceptas{, y la cantidad al mes||}",
					"{la regularidad del suministro y |}el coste de clasificarlo",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "What are they mostly made of?",
			es: "¿De qué material son en su mayor parte?",
		},
		questionUnless: ["fibres", "polymer"],
		ready: {
			en: [
				{ amount: "amount (once or every month)" },
				"photographs or a sample",
				{ thing: "sorted or mixed", unless: "sorting" },
				{ place: "place and storage", known: "storage", knownUnless: "storage" },
			],
			es: [
				{ amount: "cantidad (una vez o cada mes)" },
				"fotografías o una muestra",
				{ thing: "clasificado o mezclado", unless: "sorting" },
				{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
			],
		},
	},
	{
		id: "materials",
		company: "engineering",
		core: false,
		name: { en: "recovery of industrial materials", es: "la recuperación de materiales industriales" },
		subjects: [
			"metal drums | bidones metálicos | bidons metàl·lics",
			"inner tubes, bicycle tubes | cámaras de bicicleta, cámaras de rueda | càmeres de bicicleta, càmeres de roda",
			"fibreglass, fibreglass offcuts | fibra de vidrio | fibra de vidre",
			"cork dust, cork waste | polvo de corcho, restos de corcho | pols de suro, restes de suro",
			"wood offcuts, waste wood, wood waste | restos de madera, residuos de madera | restes de fusta",
			"sawdust | serrín | serradures",
			"wooden pallets, used pallets | palés de madera, palés usados | palets de fusta, palets usats",
			"broken pallets | palés rotos | palets trencats, palets de fusta trencats",
			"scrap metal | chatarra | ferralla",
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
		sure: "upcycl*, industrial recycling, recycling line, second-hand shop, second-hand market, remanufactur*, recycl* materials, house clearance, clearing houses | reciclaje industrial, línea de reciclaje, suprarreciclaje, tienda de segunda mano, mercado de segunda mano, remanufactur*, desguace, reciclar materiales, vaciar pisos, vaciado de pisos, vacío pisos | reciclatge industrial, botiga de segona mà, mercat de segona mà, desballestament, buidar pisos, buidatge de pisos",
		hints:
			"recycl*, reuse, offcuts, by-product, secondary raw material, scrap, bicycle parts, be recovered, recovered, old ones, broken, circular economy | recicl*, reutiliz*, subproducto, materia prima secundaria, reciclaje, recuperar, rotos, viejos, economía circular | recicl*, reutilitz*, subproducte, recuperar, trencats, vells, economia circular",
		context:
			"landfill, old, broken, replace, recover, skip, rubbish, metal, glass, wood, furniture, sofa, aluminium, steel, copper, rubber, foam, fibreglass, cork, marble, stone, sofas, mattress, springs, frames, doors, tyres, tyre, pallet, pallets, carpentry, timber, planks, sand, gravel, slate, glass bottles, mirrors, wax, paint, resin, composite, boats, cables | vertedero, viejo, viejos, roto, rotos, cambiamos, recuperar, contenedor, metal, vidrio, madera, mueble, sofá, aluminio, acero, cobre, caucho, espuma, corcho, mármol, pizarra, piedra, sofás, colchón, muelles, marcos, puertas, neumático, palé, palés, carpintería, tablas, arena, grava, espejos, cera, pintura, resina, cables, barcos | abocador, vell, vells, trencat, trencats, recuperar, contenidor, metall, vidre, fusta, moble, alumini, acer, coure, cautxú, escuma, suro, marbre, pissarra, pedra, sofàs, matalàs, molles, marcs, portes, pneumàtic, palet, fusteria, taulons, sorra, grava, miralls, cera, pintura, resina, cables",
		together: [
			["materialGoods", "leftover"],
			["materialGoods", "amounts"],
			["materialGoods", "recycle"],
			["materialGoods", "mend"],
		],
		goal: {
			number: 12,
			en: "materials stay in use instead of becoming waste",
			es: "los materiales siguen en uso en lugar de convertirse en residuo",
		},
		alsoGoals: [8, 9],
		aspects: [
			{
				en: "The more uniform the {stream|lot}, the higher the value of what is recovered from it.",
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
					"what the material consists of, and which outlets or which treatment suit it",
					"a sample or photographs and {the amount|the date|how it is kept}",
					"the value of the recovered material against the cost of collecting and sorting it",
				],
				es: [
					"Valoración del material",
					"de qué se compone el material, y qué salidas o qué tratamiento le convienen",
					"una muestra o fotografías y {la cantidad|la fecha|cómo se guarda}",
					"el valor del material recuperado frente al coste de recogerlo y clasificarlo",
				],
			},
			{
				when: ["take"],
				en: [
					"A source of recovered material",
					"which of the streams it handles holds the material you need",
					"what the material has to be like{, and the amount a month||}",
					"the purity available and the distance",
				],
				es: [
					"Una fuente de material recuperado",
					"cuál de los flujos que gestiona contiene el material que necesitas",
					"cómo tiene que ser el material{, y la cantidad al mes||}",
					"la pureza disponible y la distancia",
				],
				...forSupply,
			},
			pilot,
		],
		question: {
			en: "In what state is it: clean and sorted, or mixed with other things?",
			es: "¿En qué estado está: limpio y clasificado, o mezclado con otras cosas?",
		},
		questionUnless: ["contaminants", "sorting"],
		ready: {
			en: [
				{ amount: "amount (once or every month)" },
				"photographs or a sample",
				{ thing: "what happens to it today", unless: "destination" },
				{ place: "place and storage", known: "storage", knownUnless: "storage" },
			],
			es: [
				{ amount: "cantidad (una vez o cada mes)" },
				"fotografías o una muestra",
				{ thing: "qué se hace hoy con él", unless: "destination" },
				{ place: "lugar y almacén", known: "almacén", knownUnless: "storage" },
			],
		},
	},
];
