import type { Proposal, Theme } from "./theme.ts";

/** For whoever has farm products to sell. */
const buyers: Proposal = {
	when: ["give", "sell"],
	en: [
		"Buyers through the association",
		"which member companies buy this product, and what volume, format and calendar they ask for",
		"the product list with {volumes each month, ||}prices and certificates",
		"a constant supply and a delivery cost that the margin bears",
	],
	es: [
		"Compradores a través de la asociación",
		"qué empresas asociadas compran este producto y qué volumen, formato y calendario piden",
		"la lista de productos con {volúmenes mensuales, ||}precios y certificados",
		"un suministro constante y un coste de reparto que el margen soporte",
	],
	question: {
		en: "{Which volume is there each month|When is it available|How does the volume change through the year}, and in what format can it be delivered?",
		es: "¿{Qué volumen hay cada mes|Cuándo está disponible|Cómo cambia el volumen a lo largo del año} y en qué formato se puede entregar?",
	},
	ready: {
		en: [
			{ thing: "products and calendar", unless: "calendar" },
			{ amount: "volumes each month" },
			{ thing: "certificates", unless: "certificate" },
			{ thing: "prices and delivery", unless: "price" },
		],
		es: [
			{ thing: "productos y calendario", unless: "calendar" },
			{ amount: "volúmenes mensuales" },
			{ thing: "certificados", unless: "certificate" },
			{ thing: "precios y reparto", unless: "price" },
		],
	},
};

/** Themes of the business platform and agricultural association. */
export const platformThemes: readonly Theme[] = [
	{
		id: "farmers",
		company: "platform",
		core: true,
		name: { en: "farmers and short food chains", es: "los agricultores y los canales cortos de alimentos" },
		subjects: [
			"small farmers, organic farmers | pequeños agricultores, agricultores ecológicos, pequeños productores | petits pagesos, pagesos ecològics",
			"farmers' market | mercado de productores, mercado agrícola | mercat de pagès",
			"school canteens | comedores escolares | menjadors escolars",
			"local food, local produce, organic food | producto de proximidad, alimentos ecológicos, alimentos locales | producte de proximitat, aliments ecològics",
			"livestock farmers, shepherds | ganaderos, pastores | ramaders, pastors",
			"agricultural products, farm products | productos agrícolas, productos del campo | productes del camp, productes agrícoles",
			"vegetable boxes, consumer group | cestas de verdura, grupo de consumo | cistelles de verdura, grup de consum",
			"rural tourism, agritourism | el agroturismo | agroturisme",
		],
		sure: "short food chain, direct sale ~ farm, farm to table, sell directly to ~ canteens, direct from ~ farmers, organic farming, agroecology, young farmers, growers ~ sell, farmers ~ sell, farms ~ sell, hill farmers, sell ~ lamb, sell ~ cheese, sell ~ meat, flocks ~ young people, shepherds ~ retiring, take over ~ farms, growers' association, farmers' association | canal corto, venta directa ~ agricultor, agricultores vendan, directamente a ~ consumidor, agricultura ecológica, agroecología, jóvenes agricultores, relevo generacional, vender ~ carne, vender ~ queso, vender ~ cordero, vender ~ verdura, ganaderos ~ vender, relevo ~ pastores, jóvenes ~ rebaños, asociación de agricultores, asociación de productores | canal curt, venda directa de pagès, agricultura ecològica, agroecologia, joves pagesos, relleu generacional, vendre ~ carn, vendre ~ formatge, vendre ~ peix, vendre ~ verdura, pagesos ~ vendre, relleu ~ pastors, associació de pagesos, associació de productors",
		hints:
			"meat, milk, vegetables, traceability, cheese, honey, olive oil, fish market, without middlemen, middlemen, fair price, direct sale, wine, jam, lamb, beef, eggs, label, farm shop, food fair, rice, bread wheat, beans, nuts, almonds, own brand, cured ham, oil | carne, leche, verdura, trazabilidad, queso, miel, aceite de oliva, sin intermediarios, intermediarios, precio justo, venta directa, vino, mermelada, huevos, cordero, ternera, marca propia, arroz, legumbres, almendra, jamón, embutido, hortalizas | carn, llet, verdura, formatge, mel, sense intermediaris, intermediaris, preu just, venda directa, vi, melmelada, ous, peix, xai, vedella, marca pròpia, arròs, llegums, ametlla, embotits, hortalisses",
		context:
			"farmer, grower, farm, shepherd, agricultural cooperative, olive, harvest, livestock, pigs, cattle, goats, crop, sheep, flock, sell, directly, shop, basket, box scheme | agricultor, productor, granja, pastor, criador, cooperativa agrícola, cooperativa agraria, cosecha, ganadero, cerdos, cabra, almendros, ganado, rebaño, huerta, fruta, vender, vendemos, directamente, cesta, reparto, familias | pagès, pagesos, productor, granja, pastor, cooperativa agrícola, cooperativa agrària, avellanaires, collita, ramader, vaques, cabra, ramats, ovelles, horta, fruita, vendre, venem, directament, cistella, pescadors",
		together: [
			["farming", "sellFood"],
			["farming", "food"],
			["food", "sellFood"],
		],
		goal: {
			number: 2,
			en: "the income of small food producers is part of this goal",
			es: "los ingresos de los pequeños productores de alimentos forman parte de este objetivo",
		},
		alsoGoals: [12, 15, 8, 17],
		aspects: [
			{
				en: "A short chain leaves more of the price with the grower when volume, delivery and payment are organised jointly.",
				es: "Un canal corto deja más precio a quien cultiva si volumen, reparto y cobro se organizan en común.",
			},
			{
				clues: "canteen, school | comedor, escolar | menjador, escoles",
				en: "Canteens need constant quantities and traceability: several growers together can offer both.",
				es: "Los comedores necesitan cantidades constantes y trazabilidad: varios productores juntos pueden ofrecer ambas.",
			},
			{
				clues: "livestock, sheep, cattle, pigs | ganado, cerdos, ovejas | ramats, ovelles, vaques",
				en: "Livestock farmers close their cycle when manure, grazing and feed stay in the same district.",
				es: "La ganadería cierra su ciclo cuando estiércol, pasto y pienso se quedan en la misma comarca.",
			},
		],
		proposals: [
			buyers,
			{
				when: ["join"],
				en: [
					"Members for a joint start",
					"which farmers and companies of its association would take part, and on what terms",
					"a page that says what each member gives and gets",
					"enough members in the same district to share the cost",
				],
				es: [
					"Socios para empezar juntos",
					"qué agricultores y empresas de su asociación participarían y en qué condiciones",
					"una página que diga qué aporta y qué recibe cada socio",
					"suficientes socios en la misma comarca para repartir el coste",
				],
			},
		],
		question: {
			en: "Who commits to buy or to take part, and {for which volume a month|from when}?",
			es: "¿Quién se compromete a comprar o a participar y {con qué volumen al mes|desde cuándo}?",
		},
		ready: {
			en: [
				{ thing: "products and calendar", unless: "calendar" },
				{ amount: "volumes each month" },
				{ thing: "certificates", unless: "certificate" },
				"number of growers and places",
			],
			es: [
				{ thing: "productos y calendario", unless: "calendar" },
				{ amount: "volúmenes mensuales" },
				{ thing: "certificados", unless: "certificate" },
				"número de productores y lugares",
			],
		},
	},
	{
		id: "food-surplus",
		company: "platform",
		core: true,
		name: { en: "food surplus", es: "los excedentes de alimentos" },
		subjects: [
			"fruit surplus, food surplus, surplus food, surplus fruit | excedentes de fruta, excedentes de alimentos, excedente de fruta | excedents de fruita, excedents d'aliments",
			"yesterday's bread | pan del día anterior | pa del dia abans",
			"leftover bread, unsold bread | pan sobrante | pa sobrer, kg de pa",
			"food bank | banco de alimentos | banc d'aliments",
			"ugly fruit | fruta fea | fruita lletja",
			"old bread, stale bread | pan duro | pa dur",
			"fruit that is not sold, unsold food | fruta que no se vende, comida sobrante | menjar sobrer, fruita que no es ven",
			"animal feed | pienso animal | pinso animal",
			"food waste in supermarkets, expired food | comida caducada | menjar caducat",
		],
		sure: "unsold fruit, unsold vegetables, unsold bread, donate ~ food, food rescue, gleaning, leftover food, food leftovers, surplus bread, soup kitchen, give away food, fruit ~ thrown away, sobran ~ menús, meals ~ left over, leftover meals, leftover menus | quedan sin vender, queda sin vender, queremos donarla, queremos donarlo, queremos donarlos, desperdicio alimentario, espigueo, donar comida, sobras de comida, aprovechar comida, comedor social, haga mermelada, hagan mermelada, fruta ~ reparta, tira ~ fruta, fruta ~ fea, sobran ~ menús, menús ~ familias, comida ~ familias, sobran ~ raciones | queden sense vendre, queda sense vendre, volem donar-la, volem donar-ho, malbaratament alimentari, espigolar, donar menjar, sobres de menjar, menjador social, faci melmelada, facin melmelada, fruita ~ reparteixi, aprofitar menjar, sobren ~ menús, menjar ~ famílies",
		hints:
			"surplus, bread, donate, unsold, leftover meals, menus, meals, families in need, soup kitchen, catering, sandwich, pastries | excedente, pan, donar, sobra, se tira, fea, menús, raciones, familias, comedor social, bocadillos, pasteles, caterings | excedent, pa, donar, fleca, menús, racions, famílies, menjador social, entrepans, pastissos",
		context:
			"fruit, feed, flour, throw away, charity | fruta, tirar, harina, pienso | fruita, llencem, tirem, farina, pinso",
		together: [["edible", "unsold"]],
		goal: {
			number: 12,
			en: "edible food is eaten instead of thrown away",
			es: "los alimentos se comen en lugar de tirarse",
		},
		alsoGoals: [2, 7],
		aspects: [
			{
				en: "For surplus food the order is people, animals, then compost or energy; the law follows the same order.",
				es: "Para el excedente el orden es personas, animales y después compost o energía; la ley sigue ese mismo orden.",
			},
		],
		proposals: [
			{
				when: ["give", "sell"],
				en: [
					"Who could take the surplus",
					"which members process, feed or distribute this product, and how soon they can collect it",
					"the calendar of the surplus, its state and the cold storage you have",
					"the hours between surplus and use, and who pays for the transport",
				],
				es: [
					"Destinos para el excedente",
					"qué asociados transforman, usan como pienso o reparten este producto y en qué plazo lo recogerían",
					"el calendario del excedente, su estado y la cámara de que dispones",
					"las horas entre el excedente y su uso, y quién paga el transporte",
				],
			},
		],
		question: {
			en: "How many hours does the surplus keep, and at what time of day or season does it arise?",
			es: "¿Cuántas horas se conserva el excedente y a qué hora o en qué época aparece?",
		},
		ready: {
			en: [
				{ amount: "kilos per week and season" },
				"state and best-before date",
				{ thing: "cold storage", unless: "storage" },
				{ place: "place of collection", known: "hours of collection" },
			],
			es: [
				{ amount: "kilos por semana y época" },
				"estado y fecha de consumo",
				{ thing: "cámara frigorífica", unless: "storage" },
				{ place: "lugar de recogida", known: "horario de recogida" },
			],
		},
	},
	{
		id: "soil",
		company: "platform",
		core: false,
		name: { en: "soil and biodiversity on farmland", es: "el suelo y la biodiversidad agraria" },
		subjects: [
			"soil restoration, living soil, regenerative agriculture, regenerative farming | la agricultura regenerativa, la restauración de suelos | agricultura regenerativa, restaurem sòl, sòl de vinyes",
			"bees, beekeepers, beekeeping | abejas, apicultores | abelles, apicultors",
			"biodiversity | la biodiversidad | biodiversitat",
			"reforestation | la reforestación | reforestació",
			"own forests | bosques propios | boscos propis",
			"forest management | la gestión forestal | gestió forestal",
			"hedgerows, hedges | setos | tanques vegetals",
			"wildfire prevention, forest fires | los incendios forestales, la prevención de incendios | incendis forestals",
			"abandoned land, erosion | tierras abandonadas, la erosión, la desertificación | terres abandonades, erosió",
			"tree planting, planting trees | plantar árboles | plantar arbres",
		],
		sure: "cover crops, wildflowers, pollinator*, fertile soil, soil health, plant trees, rewild*, clear undergrowth | cubiertas vegetales, plantar flores, polinizador*, suelo fértil, salud del suelo, limpien el monte, limpiar el monte, rebaños ~ monte | plantar flors, pol·linitzador*, sòl fèrtil, salut del sòl, netejar el bosc",
		hints:
			"soil, flowers, grazing, species, hedges, fertiliser, wheat, meadow, undergrowth, pesticide, wildlife | suelo, flores, pasto, especies, setos, abono, trigo, rebaño, pesticida, pastores, fauna | sòl, flors, espècies, adob, vinyes abandonades, blat, pesticida, fauna",
		context:
			"tree, insect, bird, sheep, forest, plot | árboles, insectos, pájaros, aves, ovejas, ganado, monte, bosque | arbres, insectes, ocells, ramats, ovelles, bosc",
		together: [["land", "soilCare"]],
		goal: {
			number: 15,
			en: "soil or species on farmland are cared for",
			es: "se cuida el suelo o las especies del campo",
		},
		alsoGoals: [2, 13, 12],
		aspects: [
			{
				en: "Living soil holds water and carbon; a few indicators measured each year show whether it improves.",
				es: "Un suelo vivo retiene agua y carbono; unos pocos indicadores medidos cada año muestran si mejora.",
			},
			{
				clues: "bees, flowers, pollinat* | abejas, flores, apicultor* | abelles, flors",
				en: "Flower strips help pollinators if they bloom in turn and pesticides stay away from them.",
				es: "Las franjas de flores ayudan a los polinizadores si florecen por turnos y quedan libres de pesticidas.",
			},
			{
				clues: "sheep, grazing | ovejas, pasto, ramaderia | ramats, ovelles, pastura",
				en: "Grazing with rest periods clears undergrowth and returns fertility to abandoned land.",
				es: "El pastoreo con descansos limpia maleza y devuelve fertilidad a tierras abandonadas.",
			},
		],
		proposals: [
			buyers,
			{
				when: ["join"],
				en: [
					"Farms that take part",
					"which members would set aside plots, and what they would get for it",
					"the plan of plots, the species or flock and how results are measured",
					"a benefit for the farmer in the first or second season",
				],
				es: [
					"Fincas que se sumen",
					"qué asociados cederían parcelas y qué obtendrían a cambio",
					"el plano de parcelas, las especies o el rebaño y cómo se medirá el resultado",
					"un beneficio para el agricultor en la primera o segunda campaña",
				],
			},
		],
		question: {
			en: "What does the farmer who takes part gain in the first two seasons?",
			es: "¿Qué gana en las dos primeras campañas el agricultor que se suma?",
		},
		ready: {
			en: [
				{ thing: "hectares and owners", unless: ["surface", "owner"] },
				"state of the soil today",
				{ thing: "calendar", unless: "calendar" },
				"indicators to measure",
			],
			es: [
				{ thing: "hectáreas y propietarios", unless: ["surface", "owner"] },
				"estado actual del suelo",
				{ thing: "calendario", unless: "calendar" },
				"indicadores que se medirán",
			],
		},
	},
	{
		id: "alliances",
		company: "platform",
		core: true,
		name: { en: "alliances between companies", es: "las alianzas entre empresas" },
		subjects: [
			"industrial symbiosis | la simbiosis industrial | simbiosi industrial",
			"business network, network of companies, business association | red de empresas, asociación de empresas, asociación empresarial | xarxa d'empreses, associació empresarial",
			"SDG projects, Sustainable Development Goals, 2030 Agenda | proyectos ODS, objetivos de desarrollo sostenible, agenda 2030 | projectes ODS, objectius de desenvolupament sostenible",
			"training for small companies, SME network | red de pymes | xarxa de pimes",
			"responsible purchasing, ethical suppliers | la compra responsable, proveedores éticos | compra responsable",
			"business platform, marketplace for waste | bolsa de subproductos, plataforma empresarial | borsa de subproductes, plataforma empresarial",
		],
		sure: "joint purchasing, public-private partnership, industrial estate ~ share, share warehouse, one company's waste, cooperation between companies | compra conjunta, colaboración público-privada, alianza entre empresas, cooperación entre empresas, polígono ~ compartir, residuo de una empresa | compra conjunta, col·laboració publicoprivada, aliança entre empreses, cooperació entre empreses",
		hints:
			"cluster, SDG, transparency, ethics, SMEs | clúster, ODS, transparencia, ética, pymes | clúster, ODS, transparència, ètica, pimes",
		together: [["companiesTogether", "joinForces"]],
		goal: {
			number: 17,
			en: "several organisations work towards the same goal",
			es: "varias organizaciones trabajan por un mismo objetivo",
		},
		alsoGoals: [9, 12],
		aspects: [
			{
				en: "An alliance lasts when each member can say what it gives and what it gets.",
				es: "Una alianza dura cuando cada socio puede decir qué aporta y qué recibe.",
			},
		],
		proposals: [
			{
				when: ["do", "join"],
				en: [
					"Call to the member companies",
					"which of its members share the need, and whether a first joint action is worth it",
					"a one-page description and the companies already interested",
					"three or more companies that commit to the first step",
				],
				es: [
					"Convocatoria a las empresas asociadas",
					"qué asociados comparten la necesidad y si compensa una primera acción conjunta",
					"una descripción de una página y las empresas ya interesadas",
					"tres o más empresas que se comprometan con el primer paso",
				],
			},
		],
		question: {
			en: "Which companies have said yes already, and to what?",
			es: "¿Qué empresas han dicho ya que sí y a qué?",
		},
		ready: {
			en: [
				"companies interested",
				"first joint action",
				{ thing: "calendar", unless: "calendar" },
				"person in charge",
			],
			es: [
				"empresas interesadas",
				"primera acción conjunta",
				{ thing: "calendario", unless: "calendar" },
				"persona responsable",
			],
		},
	},
];
