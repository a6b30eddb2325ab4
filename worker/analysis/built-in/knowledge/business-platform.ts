import type { Theme } from "./theme.ts";

export const businessPlatformThemes: readonly Theme[] = [
	{
		id: "food-and-farmers",
		company: "platform",
		goals: [2, 12, 8],
		text: {
			en: {
				name: "farmers and the food chain",
				words:
					"farmer, farmers, growers, organic farming, organic food, food waste, surplus food, leftover food, farmers market, local food, canteen, canteens, food bank, agriculture cooperative, shepherds, livestock farmers, bakery, bread, supermarket, fruit and vegetables, vegetables, olive oil, cheese, hunger, rural, beekeepers, wine, gleaning, meat, milk, dairy, eggs, honey, jam, preserves, chef, cooks, menus, vegan, plant-based protein, catering, groceries, butcher, oil mill, shepherd, sheep, goats, fair price, farm shop, vegetable boxes, allotment, olive growers, food banks, legumes, cereals, flour, breakfast, winery",
				hints:
					"fruit, food, farm, agriculture, agricultural, harvest, throw away, eat, meal, kitchen, restaurant, milk, producers, village, organic, ugly, oil, olives, cook, cooking, tables, price, basket, taste, wines, animals, valley, growing",
				aspects: [
					"Food that is sold near where it grows leaves a fairer price with the farmer and fewer kilometres on the road.",
					"Surplus food goes first to people, then to animals, and only then to compost or energy.",
					"Several small producers together can offer the regular quantity that a canteen or a shop needs.",
				],
				why: [
					"good food reaches those who need it, and farmers go on growing it",
					"less food is lost between field and table",
					"a fair price keeps rural jobs alive",
				],
				proposals: [
					[
						"Short chain with {platform}",
						"{platform} could gather producers and buyers, agree on quantities and seasons, and test a first delivery route.",
					],
					[
						"A way out for the surplus",
						"{platform} could map who has surplus and who can use it, with clear rules on safety and collection.",
					],
				],
				with: {
					construction: [
						"Agro-technology for small producers",
						"{construction} could put simple technology within reach of producers: irrigation, storage, forecasts of harvest.",
					],
					engineering: [
						"What can no longer be eaten",
						"{engineering} could plan composting for what is not fit to eat.",
					],
					foundation: [
						"Food and care",
						"{foundation} could link the food with people who live alone or in difficulty, with dignity.",
					],
					paper: [
						"Packaging of the box",
						"{paper} could advise on a food box that returns or is recycled with paper.",
					],
					energy: [
						"Cold and residues",
						"{energy} could study cold storage on renewable power and biogas from residues.",
					],
				},
			},
			es: {
				name: "los agricultores y la cadena alimentaria",
				words:
					"agricultor, agricultores, payeses, productores locales, agricultura ecológica, alimentos ecológicos, verdura ecológica, desperdicio alimentario, excedentes de comida, excedentes alimentarios, mercado de productores, producto de proximidad, proximidad, comedor escolar, comedores, banco de alimentos, cooperativa agrícola, cooperativa agraria, pastores, ganaderos, panadería, supermercado, fruta, verdura, hortalizas, aceite de oliva, queso, hambre, rural, apicultores, vino, espigar, quesería, carne, leche, lácteos, huevos, miel, mermelada, conservas, bodega, cocineros, menús, vegano, proteína vegetal, catering, frutería, carnicería, almazara, ovejas, cabras, precio justo, cesta de verduras, ganadero, campesinos, legumbres, cereales, harina, pan, obrador, desayunos, olivareros, cestas",
				hints:
					"comida, alimentos, campo, agrícola, agricultura, cosecha, se tira, tirar, comer, cocina, restaurante, leche, productores, pueblo, ecológico, fea, aceite, aceitunas, cocinar, mesa, precio, valle, consumidor, animales, sabor",
				aspects: [
					"El alimento que se vende cerca de donde crece deja un precio más justo al agricultor y menos kilómetros.",
					"El excedente va primero a las personas, después a los animales y solo al final a compost o energía.",
					"Varios productores pequeños juntos pueden ofrecer la cantidad regular que pide un comedor o una tienda.",
				],
				why: [
					"el buen alimento llega a quien lo necesita y el agricultor puede seguir",
					"se pierde menos comida entre el campo y la mesa",
					"un precio justo mantiene vivo el empleo rural",
				],
				proposals: [
					[
						"Cadena corta con {platform}",
						"{platform} podría reunir a productores y compradores, pactar cantidades y temporadas y probar una primera ruta de reparto.",
					],
					[
						"Salida para el excedente",
						"{platform} podría trazar quién tiene excedente y quién puede usarlo, con reglas claras de seguridad y recogida.",
					],
				],
				with: {
					construction: [
						"Agrotecnología para el pequeño productor",
						"{construction} podría acercar tecnología sencilla al productor: riego, conservación, previsión de cosecha.",
					],
					engineering: [
						"Lo que ya no se puede comer",
						"{engineering} podría planificar el compostaje de lo que no es apto para el consumo.",
					],
					foundation: [
						"Alimento y cuidado",
						"La {foundation} podría acercar el alimento, con dignidad, a personas solas o en dificultad.",
					],
					paper: [
						"El envase de la cesta",
						"{paper} podría asesorar sobre una caja que vuelva o se recicle con el papel.",
					],
					energy: [
						"Frío y restos",
						"{energy} podría estudiar el frío con energía renovable y el biogás de los restos.",
					],
				},
			},
		},
	},
	{
		id: "soil-and-biodiversity",
		company: "platform",
		goals: [15, 13, 2],
		text: {
			en: {
				name: "soil, forests and biodiversity",
				words:
					"biodiversity, regenerative agriculture, regenerative farming, forest, forests, reforestation, tree planting, bees, pollinators, rewilding, wildlife, soil health, erosion, desertification, agroforestry, wetlands, birds, grazing, ecosystem, native plants, biochar, meadows, woodland, woods, hedges, butterflies, insects, bats, nests, wolves, invasive species, firebreaks, fire prevention, forestry, natural park, earthworms, topsoil, humus, hives, beehives, endangered",
				hints:
					"trees, nature, soil, land, species, plants, animals, mountain, wild, restore, flowers, fire, oak, pine, grass, goats, sheep, hills, seeds",
				aspects: [
					"Living soil holds water and carbon and feeds the plant; it takes years to make and little to lose.",
					"Planting is the easy part: species of the place, survival and care decide the result.",
					"Hedges, flowers and grazing bring back insects and birds and reduce pests and fire.",
				],
				why: [
					"soils, forests and species recover",
					"soil and trees store carbon",
					"fertile soil and pollinators are the base of food",
				],
				proposals: [
					[
						"Land and people",
						"{platform} could look for farms or owners willing to try the practice, and a way of paying for the care.",
					],
					[
						"Simple indicators",
						"{platform} could agree with growers on a few signs to follow: cover, earthworms, insects, water in the soil.",
					],
				],
				with: {
					engineering: [
						"Measuring the result",
						"{engineering} could define how carbon, water and species are measured so that nobody claims too much.",
					],
					construction: [
						"Technology that watches over the land",
						"{construction} could contribute sensors or images to follow plants and soil.",
					],
					foundation: [
						"Nature that heals",
						"{foundation} could bring people into the restoration, as care for them and for the land.",
					],
					energy: [
						"Use for the cleared wood",
						"{energy} could study biomass from forest care, within what the forest can give.",
					],
				},
			},
			es: {
				name: "el suelo, los bosques y la biodiversidad",
				words:
					"biodiversidad, agricultura regenerativa, ganadería regenerativa, bosque, bosques, forestal, reforestación, reforestar, plantar árboles, abejas, polinizadores, fauna, suelo vivo, erosión, desertificación, agroforestal, humedales, aves, pastoreo, ecosistema, plantas autóctonas, biocarbón, renaturalización, prados, setos, mariposas, insectos, murciélagos, nidos, lobos, especies invasoras, cortafuegos, prevención de incendios, parque natural, humus, dehesa, repoblar, repoblación forestal, colmenas, pinar, encinas, peligro de extinción",
				hints:
					"árboles, naturaleza, suelo, tierra, especies, plantas, animales, monte, montaña, silvestre, restaurar, flores, incendios, hierba, cabras, ovejas, pinos, semillas",
				aspects: [
					"El suelo vivo retiene agua y carbono y alimenta la planta; tarda años en formarse y poco en perderse.",
					"Plantar es lo fácil: la especie del lugar, que arraigue y los cuidados deciden el resultado.",
					"Setos, flores y pastoreo devuelven insectos y aves y reducen plagas e incendios.",
				],
				why: [
					"suelos, bosques y especies se recuperan",
					"el suelo y los árboles almacenan carbono",
					"el suelo fértil y los polinizadores son la base del alimento",
				],
				proposals: [
					[
						"Tierra y personas",
						"{platform} podría buscar fincas o propietarios dispuestos a probar la práctica y una forma de pagar el cuidado.",
					],
					[
						"Indicadores sencillos",
						"{platform} podría pactar con agricultores unas pocas señales que seguir: cubierta, lombrices, insectos, agua en el suelo.",
					],
				],
				with: {
					engineering: [
						"Medir el resultado",
						"{engineering} podría definir cómo se miden carbono, agua y especies para que nadie prometa de más.",
					],
					construction: [
						"Tecnología que vela por la tierra",
						"{construction} podría aportar sensores o imágenes para seguir plantas y suelo.",
					],
					foundation: [
						"Naturaleza que cura",
						"La {foundation} podría incorporar a personas en la restauración, como cuidado de ellas y de la tierra.",
					],
					energy: [
						"Uso de la madera retirada",
						"{energy} podría estudiar la biomasa del cuidado forestal, dentro de lo que el bosque puede dar.",
					],
				},
			},
		},
	},
	{
		id: "alliances",
		company: "platform",
		goals: [17, 12, 8],
		text: {
			en: {
				name: "alliances for the Sustainable Development Goals",
				words:
					"SDG, SDGs, sustainable development goals, 2030 agenda, Global Compact, alliance network, industrial symbiosis, business network, impact investing, impact investment, impact fund, social entrepreneurship, incubator, accelerator, B Corp certification, public-private partnership, green finance, microcredit, crowdfunding, business park, business cluster, chamber of commerce, trade association, venture capital, seed funding, green bonds, coworking, exchange materials, business angels",
				hints:
					"alliance, network, partners, partnership, companies, invest, investors, funding, marketplace, share, community, entrepreneurs, SMEs, industrial estate, cluster, capital, loan, barter, SME, hub, together, exchange, association",
				aspects: [
					"An alliance works when each side knows what it gives, what it gets and how it will be measured.",
					"In an industrial estate, one company's leftovers, heat or space may be what another lacks.",
					"A goal becomes useful when it is turned into one indicator, one date and one person in charge.",
				],
				why: [
					"the proposal joins organisations around a common aim",
					"shared resources mean less waste",
					"small companies grow with the support of a network",
				],
				proposals: [
					[
						"Round table of companies",
						"{platform} could bring together the companies concerned and agree on one first project with its indicator.",
					],
					[
						"Map of resources",
						"{platform} could draw up what each member has to spare and what it needs: materials, energy, space, knowledge.",
					],
				],
				with: {
					engineering: [
						"From goal to project",
						"{engineering} could turn the goals chosen into a technical project that can be measured.",
					],
					energy: [
						"Shared energy as a first step",
						"{energy} could study a joint renewable supply, which is easy to measure for all.",
					],
					paper: [
						"A common material loop",
						"{paper} could offer a view on the joint recovery of paper and plastic among the partners.",
					],
					foundation: [
						"The social side",
						"{foundation} could help to give the alliance an aim for people, with health and well-being.",
					],
					construction: [
						"Common spaces",
						"{construction} could study buildings or land that the partners might share.",
					],
				},
			},
			es: {
				name: "las alianzas para los Objetivos de Desarrollo Sostenible",
				words:
					"ODS, objetivos de desarrollo sostenible, agenda 2030, Pacto Mundial, simbiosis industrial, red de empresas, inversión de impacto, fondo de impacto, emprendimiento social, incubadora, aceleradora, certificación B Corp, colaboración público-privada, finanzas verdes, microcréditos, economía social, polígono industrial, clúster, cámara de comercio, asociación empresarial, capital riesgo, bonos verdes, coworking, intercambio de materiales, trueque, empresas del polígono",
				hints:
					"alianza, red, socios, empresas, invertir, inversores, financiación, compartir, comunidad, emprendedores, pymes, polígono, capital, préstamo, hub, juntos, intercambiar, asociación, colaborar",
				aspects: [
					"Una alianza funciona cuando cada parte sabe qué da, qué recibe y cómo se medirá.",
					"En un polígono, lo que a una empresa le sobra (material, calor, espacio) puede ser lo que a otra le falta.",
					"Un objetivo es útil cuando se convierte en un indicador, una fecha y una persona responsable.",
				],
				why: [
					"la propuesta une a organizaciones en torno a un fin común",
					"compartir recursos reduce los residuos",
					"las empresas pequeñas crecen con el apoyo de una red",
				],
				proposals: [
					[
						"Mesa de empresas",
						"{platform} podría reunir a las empresas implicadas y acordar un primer proyecto con su indicador.",
					],
					[
						"Mapa de recursos",
						"{platform} podría recoger qué le sobra y qué necesita cada miembro: materiales, energía, espacio, conocimiento.",
					],
				],
				with: {
					engineering: [
						"Del objetivo al proyecto",
						"{engineering} podría convertir los objetivos elegidos en un proyecto técnico que se pueda medir.",
					],
					energy: [
						"Energía compartida como primer paso",
						"{energy} podría estudiar un suministro renovable conjunto, fácil de medir para todos.",
					],
					paper: [
						"Un circuito común de materiales",
						"{paper} podría dar su opinión sobre recuperar juntos papel y plástico entre los socios.",
					],
					foundation: [
						"La parte social",
						"La {foundation} podría ayudar a dar a la alianza un fin para las personas, con salud y bienestar.",
					],
					construction: [
						"Espacios comunes",
						"{construction} podría estudiar edificios o terrenos que los socios puedan compartir.",
					],
				},
			},
		},
	},
	{
		id: "responsible-business",
		company: "platform",
		goals: [16, 12, 17],
		text: {
			en: {
				name: "transparent and responsible business",
				words:
					"transparency, traceability, human rights, anti-corruption, corruption, ethics, ethical, ESG reporting, ESG, fair trade, supply chain, whistleblowing, certification, ecolabel, blockchain traceability, governance, due diligence, child labour, greenwashing, sustainable tourism, traceable, provenance, product passport, labelling, forced labour, living wage, whistleblower, ecotourism, tourism, public procurement, auditing, B Corp audit, accountability",
				hints:
					"report, audit, suppliers, label, compliance, trust, responsible, origin, data, purchasing, consumers, tourists, QR, codes, certificates, law, buyers, travel",
				aspects: [
					"A claim is worth what its data are worth: origin, method and date have to be open to checking.",
					"Small suppliers need simple forms, or transparency becomes a burden that only large ones can bear.",
					"Human rights and environment belong in one same review of the supply chain.",
				],
				why: [
					"clear rules and open data make for trustworthy organisations",
					"buyers can choose by origin and impact",
					"the same standard is shared along the chain",
				],
				proposals: [
					[
						"Traceability of one product",
						"{platform} could follow one product with its suppliers from end to end, and learn which data are missing.",
					],
				],
				with: {
					engineering: [
						"Data that can be checked",
						"{engineering} could define indicators and measurement for the environmental part.",
					],
					paper: [
						"Trace of recycled material",
						"{paper} could contribute the case of recycled material, from collection to product.",
					],
					foundation: [
						"People in the chain",
						"{foundation} could contribute the view of health and dignity at work.",
					],
				},
			},
			es: {
				name: "la empresa transparente y responsable",
				words:
					"transparencia, trazabilidad, derechos humanos, anticorrupción, corrupción, ética, informes ESG, ESG, comercio justo, cadena de suministro, canal de denuncias, certificación, ecoetiqueta, gobernanza, diligencia debida, trabajo infantil, ecopostureo, turismo sostenible, trazable, traceability, procedencia, pasaporte digital, etiquetado, trabajo forzado, salario digno, ecoturismo, turismo, compra pública, auditorías, rendición de cuentas",
				hints:
					"informe, auditoría, proveedores, etiqueta, cumplimiento, confianza, responsable, origen, datos, compras, consumidor, turistas, QR, sello, ley, compradores, viajes",
				aspects: [
					"Una afirmación vale lo que valen sus datos: origen, método y fecha tienen que poder comprobarse.",
					"El proveedor pequeño necesita formularios sencillos; si no, la transparencia solo la soporta el grande.",
					"Derechos humanos y medio ambiente caben en una misma revisión de la cadena.",
				],
				why: [
					"reglas claras y datos abiertos hacen organizaciones de confianza",
					"quien compra puede elegir por origen e impacto",
					"un mismo estándar se comparte a lo largo de la cadena",
				],
				proposals: [
					[
						"Trazabilidad de un producto",
						"{platform} podría seguir un producto con sus proveedores de principio a fin y ver qué datos faltan.",
					],
				],
				with: {
					engineering: [
						"Datos que se pueden comprobar",
						"{engineering} podría definir indicadores y medición para la parte ambiental.",
					],
					paper: [
						"Rastro del material reciclado",
						"{paper} podría aportar el caso del material reciclado, de la recogida al producto.",
					],
					foundation: [
						"Personas en la cadena",
						"La {foundation} podría aportar la mirada de la salud y la dignidad en el trabajo.",
					],
				},
			},
		},
	},
];
