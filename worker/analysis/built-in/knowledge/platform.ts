import type { Proposal, Theme } from "./theme.ts";

/** For whoever has farm products to sell. */
const buyers: Proposal = {
	when: ["give", "sell"],
	en: [
		"Buyers through the association",
		"which member companies could buy this product, and what volume, format and calendar they ask for",
		"the product list with {volumes, ||}prices and the certificates, if there are any",
		"a supply that buyers can count on and a delivery cost that the margin bears",
	],
	es: [
		"Compradores a través de la asociación",
		"qué empresas asociadas podrían comprar este producto y qué volumen, formato y calendario piden",
		"la lista de productos con {volúmenes, ||}precios y los certificados, si los hay",
		"un suministro con el que se pueda contar y un coste de reparto que el margen soporte",
	],
	question: {
		en: "{How much is there to sell, and when in the year|When is it available|How does the volume change through the year}?",
		es: "¿{Cuánto hay para vender y en qué épocas del año|Cuándo está disponible|Cómo cambia el volumen a lo largo del año}?",
	},
	ready: {
		en: [
			{ thing: "products and calendar", unless: "calendar" },
			{ amount: "amount in each season" },
			{ thing: "certificates, if there are any", unless: "certificate" },
			{ thing: "prices and formats", unless: "price" },
		],
		es: [
			{ thing: "productos y calendario", unless: "calendar" },
			{ amount: "cantidad en cada época" },
			{ thing: "certificados, si los hay", unless: "certificate" },
			{ thing: "precios y formatos", unless: "price" },
		],
	},
};

/** For whoever wants to buy what farms produce. */
const growers: Proposal = {
	when: ["take"],
	en: [
		"Producers through the association",
		"which member producers could supply it, alone or together, and who would deliver it",
		"the list of products {with amounts ||}and the days of delivery that suit you",
		"an order that is steady enough and a route that is worth the journey",
	],
	es: [
		"Productores a través de la asociación",
		"qué productores asociados podrían servirlo, solos o entre varios, y quién lo repartiría",
		"la lista de productos {con cantidades ||}y los días de entrega que te van bien",
		"un pedido lo bastante estable y una ruta que compense el viaje",
	],
	question: {
		en: "Which products could change with the season, and which do you need all year round?",
		es: "¿Qué productos podrían cambiar con la temporada y cuáles necesitas todo el año?",
	},
	ready: {
		en: [
			"list of products",
			{ amount: "amount a week" },
			{ thing: "requirements, such as organic certificates", unless: "certificate" },
			{ place: "place and days of delivery", known: "days of delivery" },
		],
		es: [
			"lista de productos",
			{ amount: "cantidad por semana" },
			{ thing: "requisitos, como certificados ecológicos", unless: "certificate" },
			{ place: "lugar y días de entrega", known: "días de entrega" },
		],
	},
};

/** For whoever has something to try out on farmland, or land to try it on. */
const farmTrial: Proposal = {
	when: ["try"],
	en: [
		"A trial on a few plots",
		"what could be tried on which plots, in which season and what would be measured",
		"what you have for it, whether land, a product or a method, and what is known of its effect so far",
		"a trial that puts no harvest at risk, and a result that the farmer can check",
	],
	es: [
		"Una prueba en unas pocas parcelas",
		"qué se podría probar y en qué parcelas, en qué campaña y qué se mediría",
		"lo que tienes para ello (tierra, un producto o un método) y lo que ya se sabe de su efecto",
		"una prueba que no ponga en riesgo la cosecha y un resultado que el agricultor pueda comprobar",
	],
	question: {
		en: "What would have to be seen on the plots for the trial to count as a success?",
		es: "¿Qué tendría que verse en las parcelas para dar la prueba por buena?",
	},
	ready: {
		en: [
			{ thing: "results so far, if there are any", unless: "results" },
			{ thing: "crops and plots in view", unless: ["crop", "surface"] },
			"work and machines that it takes",
			{ thing: "length of the trial", unless: "duration" },
		],
		es: [
			{ thing: "resultados hasta ahora, si los hay", unless: "results" },
			{ thing: "cultivos y parcelas previstos", unless: ["crop", "surface"] },
			"trabajo y maquinaria que requiere",
			{ thing: "duración de la prueba", unless: "duration" },
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
			"farmers' market | mercado de productores, mercado agrícola | mercat de pagès",
			"school canteens | comedores escolares | menjadors escolars",
			"local food, local produce, organic food | producto de proximidad, alimentos ecológicos, alimentos locales | producte de proximitat, aliments ecològics, aliments locals",
			"agricultural products, farm products | productos agrícolas, productos del campo | productes del camp, productes agrícoles",
			"vegetable boxes | cestas de verdura | cistelles de verdura",
			"consumer group, consumer cooperative | grupo de consumo, cooperativa de consumo | grup de consum, cooperativa de consum",
			"seasonal vegetables, organic vegetables | verdura de temporada, verdura ecológica | verdura de temporada, verdura ecològica",
			"rural tourism, agritourism | el agroturismo | agroturisme",
		],
		sure: "weekly boxes, growers ~ together, farmers ~ together, food ~ from farmers, share ~ cold store, shared kitchen, local wheat, old wheat, ancient grains, local flour, local grain, snail farm, set up a farm, start a farm, growers who ~ sell, growers who ~ supply, farmers who ~ sell, farmers who ~ supply, which growers, local producers, producers nearby, food from ~ farms, small producers, jars of honey, kilos of honey, small farmers, local farmers, local growers, local farms, nearby farms, farms nearby, farmers nearby, farmers around, buy from farms, buy ~ from farmers, buy ~ from growers, sell ~ honey, sell ~ jam, want to sell ~ eggs, want to sell ~ olive oil, want to sell ~ vegetables, want to sell ~ fruit, want to sell ~ wine, want to sell ~ almonds, short food chain, direct sale ~ farm, farm to table, sell directly to ~ canteens, direct from ~ farmers, organic farming, agroecology, growers ~ sell, farmers ~ sell, farms ~ sell, hill farmers, sell ~ lamb, sell ~ cheese, sell ~ meat, growers' association, farmers' association | cajas semanales, agricultores ~ juntos, productores ~ juntos, comida ecológica, menú ecológico, comida de proximidad, comida ~ agricultores, cámara ~ común, compartir ~ cámara, compartir ~ reparto, compartir ~ furgoneta, obrador compartido, cocina compartida, huevos camperos, pollos camperos, trigo antiguo, trigos antiguos, trigo local, harina local, harina ~ trigo, granja de caracoles, montar una granja, buscamos productores, busco productores, agricultores que ~ vendan, agricultores que ~ traigan, agricultores que ~ sirvan, kilos de miel, botes de miel, kilos de queso, producto local, verdura de proximidad, pequeños agricultores, pequeños productores, productores locales, productores de la zona, agricultores de la zona, agricultores cercanos, agricultores de cerca, agricultores de proximidad, comprar ~ agricultores, comprar ~ productores, vender ~ miel, vender ~ mermelada, vender ~ conservas, vender ~ huevos, vender ~ fruta, vender ~ almendra, vender ~ aceite de oliva, vender ~ vino, vender ~ arroz, conservas ~ mermeladas, canal corto, venta directa ~ agricultor, agricultores vendan, directamente a ~ consumidor, agricultura ecológica, agroecología, vender ~ carne, vender ~ queso, vender ~ cordero, vender ~ verdura, ganaderos ~ vender, asociación de agricultores, asociación de productores | caixes setmanals, pagesos ~ plegats, pagesos ~ junts, productors ~ junts, menjar ecològic, menú ecològic, menjar de proximitat, menjar de pagès, menjar de pagesos, cambra ~ comuna, compartir ~ cambra, compartir ~ repartiment, compartir ~ furgoneta, obrador compartit, cuina compartida, ous de pagès, pollastres de pagès, blat antic, blats antics, blat local, farina local, granja de cargols, muntar una granja, busquem productors, busco productors, pagesos que ~ venguin, pagesos que ~ portin, pagesos que ~ serveixin, quilos de mel, pots de mel, quilos de formatge, producte local, verdura de proximitat, petits pagesos, petits productors, productors locals, productors de la zona, pagesos de la zona, pagesos del voltant, pagesos de prop, comprar ~ pagesos, comprar ~ productors, vendre ~ mel, vendre ~ melmelada, vendre ~ melmelades, vendre ~ conserves, vendre ~ ous, vendre ~ fruita, vendre ~ ametlla, vendre ~ oli d'oliva, vendre ~ vi, vendre ~ arròs, arròs ecològic, canal curt, venda directa de pagès, agricultura ecològica, agroecologia, vendre ~ carn, vendre ~ formatge, vendre ~ peix, vendre ~ verdura, pagesos ~ vendre, associació de pagesos, associació de productors",
		hints:
			"meat, milk, vegetables, traceability, cheese, honey, olive oil, fish market, without middlemen, middlemen, fair price, direct sale, wine, jam, lamb, beef, eggs, label, farm shop, food fair, rice, bread wheat, beans, nuts, almonds, own brand, cured ham, oil, hens, chickens, cows, goats, we raise, organic farmers, livestock farmers, market gardeners, fruit growers, winegrowers, cheese makers, potatoes, tomatoes, oranges, cherries, chickpeas, lentils, yoghurt, preserves, breakfast, fruit shop | carne, leche, verdura, trazabilidad, queso, miel, aceite de oliva, sin intermediarios, intermediarios, precio justo, venta directa, vino, mermelada, huevos, cordero, ternera, marca propia, arroz, legumbres, almendra, jamón, embutido, hortalizas, gallinas, pollos, vacas, criamos, ganaderos, hortelanos, horticultores, fruticultores, viticultores, agricultores ecológicos, quesería, requesón, vaquería, yogur, patatas, tomates, naranjas, cerezas, garbanzos, lentejas, azafrán, trufa, ferias, conservas, frutería, desayuno, mayorista | carn, llet, verdura, formatge, mel, sense intermediaris, intermediaris, preu just, venda directa, vi, melmelada, ous, peix, xai, vedella, marca pròpia, arròs, llegums, ametlla, embotits, llonganisses, pernils, hortalisses, gallines, pollastres, criem, ramaders, hortolans, horticultors, fructicultors, viticultors, pagesos ecològics, formatgeria, mató, iogurt, patates, tomàquets, taronges, cireres, cigrons, llenties, fires, conserves, fruiteria, esmorzar, majorista, repartiment",
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
				clues:
					"canteen, school meals, kitchens of, meals a day | comedores, comedor escolar, comedor de, menús escolares | menjadors, menjador escolar, menjador de, al menjador",
				en: "Canteens need constant quantities and traceability: several growers together can offer both.",
				es: "Los comedores necesitan cantidades constantes y trazabilidad: varios productores juntos pueden ofrecer ambas.",
			},
			{
				clues:
					"delivery, distribution, deliver, van, logistics | reparto, repartir, distribución, distribuya, distribuidor, furgoneta, logística | repartiment, repartir, distribució, distribueixi, distribuïdor, furgoneta, logística",
				en: "Delivery decides many short chains: full vans on shared routes cost and emit less than one trip for each farm.",
				es: "El reparto decide muchos canales cortos: furgonetas llenas en rutas compartidas cuestan y emiten menos que un viaje por finca.",
			},
		],
		proposals: [
			buyers,
			growers,
			farmTrial,
			{
				when: ["do", "join"],
				en: [
					"Farms and buyers organised together",
					"which farmers and companies of its association could take part, and how orders, delivery and payment could be shared",
					"what you would do yourself and what is missing",
					"a benefit for each of those who take part, and routes short enough to share",
				],
				es: [
					"Productores y compradores organizados",
					"qué agricultores y empresas de su asociación podrían participar y cómo se compartirían pedidos, reparto y cobro",
					"lo que harías por tu cuenta y lo que falta",
					"un beneficio para cada participante y rutas lo bastante cortas para compartirlas",
				],
			},
		],
		question: {
			en: "Who would look after orders and delivery from day to day?",
			es: "¿Quién se ocuparía de los pedidos y del reparto en el día a día?",
		},
		ready: {
			en: [
				{ thing: "products and calendar", unless: "calendar" },
				{ amount: "amounts, at least roughly" },
				{ place: "places of collection and delivery", known: "routes of delivery" },
				"who takes part already, if anybody does",
			],
			es: [
				{ thing: "productos y calendario", unless: "calendar" },
				{ amount: "cantidades, aunque sean aproximadas" },
				{ place: "lugares de recogida y entrega", known: "rutas de reparto" },
				"quién participa ya, si es el caso",
			],
		},
	},
	{
		id: "farmers/succession",
		company: "platform",
		core: true,
		name: {
			en: "new farmers and the handing over of farms",
			es: "los nuevos agricultores y el relevo en el campo",
		},
		subjects: [
			"farm succession, succession on farms | el relevo agrario, el relevo generacional en el campo | el relleu agrari",
			"shepherd school, school for shepherds | escuela de pastores | escola de pastors",
			"land bank | banco de tierras | banc de terres",
		],
		sure: "lease ~ land, let ~ farm, let ~ orchard, children do not want ~ farm, son does not want ~ farm, family wants ~ goats, family wants ~ flock, family wants ~ farm, family wants ~ herd, family wants ~ orchard, retiring ~ farm, retiring ~ flock, retiring ~ herd, land to ~ start farming, young farmers, new farmers, hand over ~ farm, take over ~ farm, flocks ~ young people, shepherds ~ retiring, start farming, become a farmer, become farmers, nobody ~ take on ~ farm | hijos no quieren seguir, arrendar ~ finca, arrendar ~ tierras, dejar ~ finca a alguien, dejar ~ tierras a alguien, nadie ~ familia ~ granja, nadie ~ familia ~ rebaño, nadie ~ familia ~ viña, nadie ~ familia ~ finca, seguir con la granja, siga con la granja, siga con las viñas, jóvenes agricultores, nuevos agricultores, relevo generacional, relevo ~ pastores, relevo ~ granja, jóvenes ~ rebaños, incorporarse al campo, empezar de agricultor, coger ~ relevo, me jubilo ~ granja, me jubilo ~ finca, me jubilo ~ rebaño | fills no volen continuar, fills no volen seguir, arrendar ~ finca, arrendar ~ terres, deixar ~ terres a algú, ningú ~ família ~ granja, ningú ~ família ~ ramat, ningú ~ família ~ vinya, seguir amb la granja, continuar la granja, joves pagesos, nous pagesos, relleu generacional, relleu ~ pastors, relleu ~ granja, incorporar-se a la pagesia, agafar ~ relleu, em jubilo ~ granja, em jubilo ~ ramat, em jubilo ~ finca",
		hints:
			"young couple, keep them alone, retire, retiring, hand over, nobody in my family, shepherds, take over, lease, young people | pareja joven, jubilar, me jubilo, nos jubilamos, jubilación, pastores, relevo, arrendar, jóvenes | parella jove, jubilar, em jubilo, ens jubilem, jubilació, pastors, relleu, arrendar, joves",
		context:
			"farm, flock, land, orchard, sheep, goats, cows | granja, rebaño, finca, tierras, huerta | granja, ramat, finca, terres, horta",
		goal: {
			number: 2,
			en: "farms that go on producing food are part of this goal",
			es: "que las explotaciones sigan produciendo alimentos forma parte de este objetivo",
		},
		alsoGoals: [8, 15, 4],
		aspects: [
			{
				en: "A farm passes on more easily when land, animals, machines and know-how are handed over step by step.",
				es: "Una explotación se traspasa mejor si tierra, animales, máquinas y oficio se entregan paso a paso.",
			},
		],
		proposals: [
			{
				when: ["do", "join", "take"],
				en: [
					"People and land in contact",
					"which farmers, land and companies of its association could be put in contact, and how the start could be supported",
					"your part, whether land, animals, know-how or people, and its conditions",
					"terms that are clear from the start, and time to learn side by side",
				],
				es: [
					"Personas y tierra en contacto",
					"qué agricultores, tierras y empresas de su asociación se podrían poner en contacto y cómo apoyar el comienzo",
					"tu parte (tierra, animales, oficio o personas) y en qué condiciones",
					"condiciones claras desde el principio y tiempo para aprender al lado de quien ya sabe",
				],
			},
		],
		question: {
			en: "How long could both sides work next to each other?",
			es: "¿Cuánto tiempo podrían trabajar codo con codo quien llega y quien se va?",
		},
		ready: {
			en: [
				{ thing: "land or animals concerned", unless: ["surface", "crop"] },
				{ thing: "owner and kind of contract", unless: "owner" },
				"experience of those who would start",
				"date",
			],
			es: [
				{ thing: "tierras o animales", unless: ["surface", "crop"] },
				{ thing: "propiedad y tipo de contrato", unless: "owner" },
				"experiencia de quien empezaría",
				"fecha",
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
		sure: "surplus vegetables, make cider, make juice, fruit ~ on the ground, throw away ~ food, throw out ~ food, throws away ~ food, perfectly good food, food close to ~ date, food near ~ date, food past ~ date, throw away ~ bread, throw out ~ bread, bread ~ left over, bread ~ not sold, unsold cakes, unsold pastries, ugly vegetables, misshapen fruit, misshapen vegetables, wonky, food ~ goes to waste, unsold fruit, unsold vegetables, unsold bread, donate ~ food, food rescue, gleaning, leftover food, food leftovers, surplus bread, soup kitchen, give away food, fruit ~ thrown away, sobran ~ menús, meals ~ left over, leftover meals, leftover menus, good to eat, still good, perfectly good, too small ~ apples, ugly fruit | verdura sobrante, fruta sobrante, hacer zumo, hacer sidra, hacer mermelada, fruta ~ en el suelo, tira ~ comida, comida ~ buen estado, comida ~ a punto de caducar, alimentos ~ caducar, productos ~ a punto de caducar, tiro ~ pan, tiramos ~ pan, tirar ~ pan, sobra pan, sobra ~ pan, pan que sobra, verdura fea, fruta madura, fruta ~ no pueden vender, fruta de destrío, fruta de segunda, sobra ~ comida, sobra ~ fruta, sobra ~ verdura, tiramos ~ comida, tiro ~ comida, tirar ~ comida, quedan sin vender, queda sin vender, queremos donarla, queremos donarlo, queremos donarlos, desperdicio alimentario, espigueo, donar comida, sobras de comida, aprovechar comida, comedor social, haga mermelada, hagan mermelada, fruta ~ reparta, tira ~ fruta, sobran ~ menús, menús ~ familias, comida ~ familias, sobran ~ raciones, buenas para comer, buenos para comer, se puede comer, aún se puede comer, fruta fea | verdura sobrera, fruita sobrera, fer suc, fer sidra, fer melmelada, fruita ~ a terra, llença ~ menjar, llencen ~ menjar, menjar bo, menjar ~ bon estat, aliments ~ caducar, productes ~ a punt de caducar, llenço ~ pa, llencem ~ pa, llençar ~ pa, sobra ~ pa, sobra pa, verdura lletja, fruita madura, fruita ~ madura, fruita ~ no poden vendre, fruita de segona, sobra ~ menjar, sobra ~ fruita, sobra ~ verdura, llencem ~ menjar, llenço ~ menjar, queden sense vendre, queda sense vendre, volem donar-la, volem donar-ho, malbaratament alimentari, espigolar, sobres de menjar, donar menjar que, menjador social, faci melmelada, facin melmelada, fruita ~ reparteixi, aprofitar menjar, sobren ~ menús, menjar ~ famílies, bones per menjar, bons per menjar, es pot menjar, encara es pot menjar, fruita lletja",
		hints:
			"surplus, bread, donate, unsold, leftover meals, menus, meals, families in need, soup kitchen, cook for people, sleep rough, portions, food truck, buffet, catering, sandwich, pastries | excedente, pan, donar, sobra, se tira, fea, menús, raciones, familias, comedor social, cocinamos, duermen en la calle, bocadillos, pasteles, caterings | excedent, pa, donar, fleca, menús, racions, famílies, menjador social, cuinem, dormen al carrer, entrepans, pastissos",
		context:
			"fruit, feed, flour, throw away, charity | fruta, tirar, harina, pienso | fruita, llencem, tirem, farina, pinso",
		together: [["edible", "unsold"]],
		goal: {
			number: 12,
			en: "food that is used instead of thrown away is part of this goal",
			es: "que los alimentos se aprovechen en lugar de tirarse forma parte de este objetivo",
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
					"the calendar of the surplus, its state and how it is kept until collection",
					"the time between surplus and use, and who pays for the transport",
				],
				es: [
					"Destinos para el excedente",
					"qué asociados transforman, usan como pienso o reparten este producto y en qué plazo lo recogerían",
					"el calendario del excedente, su estado y cómo se guarda hasta la recogida",
					"el tiempo entre el excedente y su uso, y quién paga el transporte",
				],
			},
			{
				when: ["take"],
				en: [
					"Surplus from the members",
					"which members have such a surplus, in which season and in what state",
					"what you would make of it and the state in which you can use it",
					"collection within the time that it keeps, and a price that suits both",
				],
				es: [
					"Excedentes de los asociados",
					"qué asociados tienen un excedente así, en qué época y en qué estado",
					"lo que harías con él y el estado en que te sirve",
					"la recogida dentro del tiempo que se conserva y un precio que convenga a ambos",
				],
				question: {
					en: "In what state can you still use it, and in which does it no longer serve you?",
					es: "¿En qué estado te sirve todavía y en cuál ya no?",
				},
				ready: {
					en: [
						"products that you can use",
						{ amount: "amount a week" },
						{ thing: "where it would be stored", unless: "storage" },
						{ place: "place and days of delivery", known: "days of collection or delivery" },
					],
					es: [
						"productos que te sirven",
						{ amount: "cantidad por semana" },
						{ thing: "dónde se guardaría", unless: "storage" },
						{ place: "lugar y días de entrega", known: "días de recogida o entrega" },
					],
				},
			},
			{
				when: ["do", "join"],
				en: [
					"Surplus and takers in contact",
					"which members have a surplus or could use one, and who could carry it from one to the other",
					"your part, whether food, transport, a kitchen or people who need it",
					"collection on fixed days, and a person in charge on each side",
				],
				es: [
					"Excedentes y destinos en contacto",
					"qué asociados tienen excedentes o podrían usarlos y quién los llevaría de unos a otros",
					"tu parte (alimentos, transporte, cocina o personas que los necesitan)",
					"una recogida en días fijos y una persona responsable en cada lado",
				],
				question: {
					en: "Who would carry the food, and with which vehicle?",
					es: "¿Quién transportaría los alimentos y con qué vehículo?",
				},
				ready: {
					en: [
						{ amount: "amount, at least roughly" },
						"kinds of food and state",
						{ thing: "where it is stored", unless: "storage" },
						"person in charge",
					],
					es: [
						{ amount: "cantidad, aunque sea aproximada" },
						"tipos de alimento y estado",
						{ thing: "dónde se guarda", unless: "storage" },
						"persona responsable",
					],
				},
			},
		],
		question: {
			en: "How long does it keep once it is left over?",
			es: "¿Cuánto tiempo se conserva desde que sobra?",
		},
		ready: {
			en: [
				{ amount: "amount a week and season" },
				"state and, if it has one, best-before date",
				{ thing: "where it is kept until collection", unless: "storage" },
				{ place: "place of collection", known: "hours of collection" },
			],
			es: [
				{ amount: "cantidad por semana y época" },
				"estado y, si la tiene, fecha de consumo",
				{ thing: "dónde se guarda hasta la recogida", unless: "storage" },
				{ place: "lugar de recogida", known: "horario de recogida" },
			],
		},
	},
	{
		id: "soil",
		company: "platform",
		core: false,
		name: { en: "soil, woods and biodiversity", es: "el suelo, el bosque y la biodiversidad" },
		subjects: [
			"regenerative agriculture, regenerative farming, living soil | la agricultura regenerativa, la restauración de suelos | agricultura regenerativa, restaurem sòl, sòl de vinyes",
			"cover crops | cubiertas vegetales | cobertes vegetals",
			"direct drilling, no-till farming | la siembra directa | sembra directa",
			"green manure | abonos verdes | adobs verds",
			"crop rotation | la rotación de cultivos | rotació de cultius",
			"bees | abejas | abelles",
			"biodiversity | la biodiversidad | biodiversitat",
			"reforestation | la reforestación | reforestació",
			"own forests | bosques propios | boscos propis",
			"forest management | la gestión forestal | gestió forestal",
			"hedgerows, hedges | setos | tanques vegetals",
			"wildfire prevention, forest fires | los incendios forestales, la prevención de incendios | incendis forestals",
			"abandoned land, erosion | tierras abandonadas, la erosión, la desertificación | terres abandonades, erosió",
			"tree planting, planting trees | plantar árboles | plantar arbres",
		],
		sure: "topsoil, losing soil, soil washes away, grass between ~ rows, go organic, convert ~ to organic, organic conversion, burned ~ ago, burnt ~ ago, forest ~ burned, replant*, flowers between, biochar ~ soil, biochar ~ fields, beekeepers, beekeeping, tired soil, soil is tired, poor soil, exhausted soil, improve ~ soil, water ~ in the soil, fewer fertilisers, less fertiliser, burnt forest, native trees, soil restoration, wildflowers, pollinator*, fertile soil, soil health, plant trees, rewild*, clear undergrowth | perder suelo, pierde ~ suelo, pierde ~ tierra, hierba entre ~ hileras, hierba entre ~ filas, márgenes de flores, pasar a ecológico, pasarlo a ecológico, pasarla a ecológico, conversión a ecológico, monte ~ quemó, bosque ~ quemó, pinar ~ quemó, replantar*, monte comunal, biochar ~ tierra, biochar ~ suelo, biochar ~ agua, apicultores, tierra cansada, tierra ~ cansada, tierra agotada, suelo cansado, suelo agotado, suelo pobre, mejorar ~ suelo, mejorar ~ tierra, menos abono, menos fertilizante, bosque quemado, monte quemado, cubierta vegetal, retiene ~ agua ~ tierra, plantar flores, polinizador*, suelo fértil, salud del suelo, limpien el monte, limpiar el monte, rebaños ~ monte | perdre sòl, perd ~ sòl, perd ~ terra, herba entre ~ fileres, herba entre ~ files, marges de flors, passar a ecològic, passar-ho a ecològic, passar-la a ecològic, conversió a ecològic, bosc ~ cremar, muntanya ~ cremar, replantar*, biochar ~ terra, biochar ~ sòl, biochar ~ aigua, biochar ~ closca, apicultors, terra cansada, terra ~ cansada, terra esgotada, sòl esgotat, millorar ~ sòl, millorar ~ terra, menys adob, bosc cremat, muntanya cremada, coberta vegetal, reté ~ aigua ~ terra, plantar flors, pol·linitzador*, sòl fèrtil, salut del sòl, netejar el bosc",
		hints:
			"soil, flowers, grazing, species, hedges, biochar, fertiliser, wheat, meadow, undergrowth, pesticide, wildlife | suelo, flores, pasto, especies, setos, biochar, abono, trigo, rebaño, pesticida, pastores, fauna | sòl, flors, espècies, biochar, adob, vinyes abandonades, blat, pesticida, fauna",
		context:
			"tree, insect, bird, sheep, forest, plot | árboles, insectos, pájaros, aves, ovejas, ganado, monte, bosque | arbres, insectes, ocells, ramats, ovelles, bosc",
		together: [["land", "soilCare"]],
		goal: {
			number: 15,
			en: "soils, woods and species are part of this goal",
			es: "los suelos, los bosques y las especies forman parte de este objetivo",
		},
		alsoGoals: [2, 13, 12],
		aspects: [
			{
				en: "Land and its life recover slowly: a few indicators measured each year, such as humus, water or species, show it.",
				es: "La tierra y su vida se recuperan despacio: unos pocos indicadores medidos cada año, como humus, agua o especies, lo muestran.",
			},
			{
				clues:
					"bees, beekeeper, wildflowers, pollinat* | abejas, plantar flores, polinizador*, apicultor* | abelles, plantar flors, pol·linitzador*, apicultor*",
				en: "Bees and other pollinators live on flowers from spring to autumn and on fields without pesticides.",
				es: "Las abejas y otros polinizadores viven de flores desde la primavera hasta el otoño y de campos sin pesticidas.",
			},
			{
				clues:
					"grazing, graze, flocks ~ undergrowth, flocks ~ forest | pastoreo, pastar, pasten, rebaños ~ monte | pasturar, pasturin, pastura, ramats ~ bosc",
				en: "Grazing with rest periods clears undergrowth and returns fertility to the land.",
				es: "El pastoreo con descansos limpia maleza y devuelve fertilidad a la tierra.",
			},
			{
				clues:
					"cover crop, no-till, direct drilling, fertiliser, green manure, crop rotation, tired soil, biochar | cubiertas vegetales, siembra directa, abono, fertilizante, abonos verdes, rotación de cultivos, tierra ~ cansada | cobertes vegetals, sembra directa, adob, adobs, fertilitzant, rotació de cultius, terra ~ cansada",
				en: "Soil that is covered and little disturbed keeps more water and humus, and in time needs less bought fertiliser.",
				es: "Un suelo cubierto y poco removido guarda más agua y humus, y con el tiempo pide menos abono comprado.",
			},
			{
				clues:
					"plant trees, tree planting, planting trees, reforest*, native trees | plantar árboles, reforest*, árboles autóctonos, replantar | plantar arbres, reforest*, arbres autòctons, replantar",
				en: "Planted trees live on when the species suit the place and somebody waters and replaces them in the first years.",
				es: "Los árboles plantados salen adelante si las especies son del lugar y alguien los riega y repone los primeros años.",
			},
			{
				clues:
					"wildfire, forest fires, burnt forest, undergrowth | incendios, bosque quemado, monte quemado, maleza | incendis, bosc cremat, sotabosc",
				en: "Woods that are thinned, grazed and broken up by fields feed a fire less.",
				es: "Un bosque aclarado, pastado e interrumpido por campos alimenta menos el fuego.",
			},
		],
		proposals: [
			{ ...buyers, when: ["sell"] },
			farmTrial,
			{
				when: ["do"],
				en: [
					"A plan for the land, step by step",
					"what state the land is in, what suits it first and who of its association has done the same",
					"what you know of the land: its use so far, soil analyses if there are any, photographs",
					"a first step that is small enough to try and can be seen after a season or two",
				],
				es: [
					"Un plan para el terreno, paso a paso",
					"en qué estado está el terreno, qué le conviene primero y qué asociados han hecho lo mismo",
					"lo que sabes del terreno: su uso hasta ahora, análisis de suelo si los hay, fotografías",
					"un primer paso lo bastante pequeño para probarlo y que se note en una o dos campañas",
				],
				question: {
					en: "What has been tried on that land so far?",
					es: "¿Qué se ha probado ya en ese terreno?",
				},
				ready: {
					en: [
						{ thing: "hectares and plan of the plots", unless: "surface" },
						"use of the land in the last years",
						"soil analyses, if there are any",
						"water and machines available",
					],
					es: [
						{ thing: "hectáreas y plano de las parcelas", unless: "surface" },
						"uso del terreno en los últimos años",
						"análisis de suelo, si los hay",
						"agua y maquinaria disponibles",
					],
				},
			},
			{
				when: ["join"],
				en: [
					"Members that take part",
					"which farmers, owners of land or companies could take part, and what they would get for it",
					"your part, whether land, plants, animals, work or knowledge, and what is missing",
					"a benefit for whoever works the land, and somebody to look after it in the years to come",
				],
				es: [
					"Asociados que se sumen",
					"qué agricultores, propietarios de tierra o empresas podrían sumarse y qué obtendrían a cambio",
					"tu parte (tierra, plantas, animales, trabajo o conocimiento) y lo que falta",
					"un beneficio para quien trabaja la tierra y alguien que la cuide los años siguientes",
				],
			},
		],
		question: {
			en: "Who would look after the land in the years after the first work?",
			es: "¿Quién cuidaría del terreno los años siguientes a los primeros trabajos?",
		},
		ready: {
			en: [
				{ thing: "land and its owners, if they are known", unless: ["surface", "owner"] },
				"work planned",
				{ thing: "calendar", unless: "calendar" },
				"what would be measured",
			],
			es: [
				{ thing: "terreno y propietarios, si se conocen", unless: ["surface", "owner"] },
				"trabajos previstos",
				{ thing: "calendario", unless: "calendar" },
				"qué se mediría",
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
		sure: "single delivery ~ shops, joint delivery, hire ~ together, share ~ stand, share ~ stands, shared manager, joint purchasing, public-private partnership, industrial estate ~ share, share warehouse, one company's waste, cooperation between companies | un solo reparto, reparto conjunto, contratar juntos, contratar juntas, contratar entre varias, compartir ~ feria, compartir ~ ferias, entre varias empresas, compra conjunta, colaboración público-privada, alianza entre empresas, cooperación entre empresas, polígono ~ compartir, residuo de una empresa | un sol repartiment, repartiment conjunt, contractar plegats, contractar entre, compartir ~ fira, entre diverses empreses, compra conjunta, col·laboració publicoprivada, aliança entre empreses, cooperació entre empreses",
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
					"a short description of the need and the companies interested, if there are any",
					"several companies that commit to the first step",
				],
				es: [
					"Convocatoria a las empresas asociadas",
					"qué asociados comparten la necesidad y si compensa una primera acción conjunta",
					"una descripción breve de la necesidad y las empresas interesadas, si las hay",
					"varias empresas que se comprometan con el primer paso",
				],
			},
			{
				when: ["sell", "take"],
				en: [
					"Introduction to the members",
					"which member companies could supply it or need it, and through whom to reach them",
					"a short description of what you offer or need and the conditions that matter to you",
					"a first order or delivery that both sides can judge",
				],
				es: [
					"Presentación a los asociados",
					"qué empresas asociadas podrían ofrecerlo o necesitarlo y a través de quién llegar a ellas",
					"una descripción breve de lo que ofreces o necesitas y las condiciones que te importan",
					"un primer pedido o entrega que ambas partes puedan valorar",
				],
				question: {
					en: "Which conditions would a company have to meet for you to work with it?",
					es: "¿Qué condiciones tendría que cumplir una empresa para que trabajes con ella?",
				},
				ready: {
					en: [
						"short description of the offer or the need",
						{ amount: "amount, at least roughly" },
						{ thing: "certificates that matter", unless: "certificate" },
						"person in charge",
					],
					es: [
						"descripción breve de la oferta o la necesidad",
						{ amount: "cantidad, aunque sea aproximada" },
						{ thing: "certificados que importan", unless: "certificate" },
						"persona responsable",
					],
				},
			},
		],
		question: {
			en: "What would each company give and what would it get?",
			es: "¿Qué daría y qué recibiría cada empresa?",
		},
		ready: {
			en: [
				"companies interested, if there are any",
				"first joint action",
				{ thing: "calendar", unless: "calendar" },
				"person in charge",
			],
			es: [
				"empresas interesadas, si las hay",
				"primera acción conjunta",
				{ thing: "calendario", unless: "calendar" },
				"persona responsable",
			],
		},
	},
];
