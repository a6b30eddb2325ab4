import type { Theme } from "./theme.ts";

export const recyclingThemes: readonly Theme[] = [
	{
		id: "paper-and-cardboard",
		company: "paper",
		goals: [12, 13, 15],
		text: {
			en: {
				name: "paper and cardboard recycling",
				words:
					"paper, cardboard, carton, newspaper, magazine, paperboard, corrugated, pulp, cellulose, printing house, recycled paper, waste paper, paper mill, books, archive shredding, printer, envelopes, egg boxes, notebooks, leaflets, flyers, posters, paper cups, tissue, cardboard tubes, print shop, catalogues",
				hints:
					"fibre, fiber, office, boxes, recycle, recycled, recycling, collect, printing, school, offcuts, print, archives, documents, receipts",
				aspects: [
					"Recovered fibre replaces virgin fibre, so less wood, water and energy go into each sheet.",
					"Collected cardboard keeps its value when it arrives dry and separate: sorting where it is used matters most.",
					"Boxes can be reused before they are recycled; the better order is reuse first, fibre second.",
				],
				why: [
					"paper and cardboard go back to being raw material",
					"recycled fibre takes less energy than new fibre",
					"each recovered sheet spares wood from forests",
				],
				proposals: [
					[
						"Paper loop with {paper}",
						"{paper} could study the quantity and quality of the paper, and which collection rhythm would make a return to the mill worthwhile.",
					],
					[
						"Quality test of the fibre",
						"A trial batch at {paper} would show what the material contains, what has to be kept out and what it could become.",
					],
				],
				with: {
					engineering: [
						"Collection route",
						"{engineering} could design containers and routes so that the cardboard reaches the recycler clean and with few kilometres.",
					],
					foundation: [
						"Awareness where paper is used",
						"{foundation} could bring paper sorting to schools and workplaces as a practical lesson in sustainability.",
					],
					platform: [
						"Joint collection among companies",
						"{platform} could put together small producers of paper waste, so that the volume justifies a shared collection.",
					],
					construction: [
						"Fibre as a building material",
						"{construction} could explore recovered cellulose as insulation or as a base for crops.",
					],
				},
			},
			es: {
				name: "el reciclaje de papel y cartón",
				words:
					"papel, papelote, cartón, cartonaje, periódico, revistas, folios, celulosa, imprenta, pasta de papel, papel reciclado, papelera, libros usados, cartón ondulado, sobres, hueveras, cuadernos, libretas, folletos, carteles, tubos de cartón, catálogos, papelería, cajas de cartón",
				hints:
					"fibra, oficina, cajas, reciclar, reciclaje, reciclado, recoger, recogida, colegios, imprimir, recortes, archivos, documentos, libros",
				aspects: [
					"La fibra recuperada sustituye a la virgen: cada hoja necesita menos madera, menos agua y menos energía.",
					"El cartón recogido conserva su valor si llega seco y separado; lo decisivo es clasificar donde se usa.",
					"Las cajas se pueden reutilizar antes de reciclarlas: primero el segundo uso, después la fibra.",
				],
				why: [
					"el papel y el cartón vuelven a ser materia prima",
					"la fibra reciclada requiere menos energía que la nueva",
					"cada hoja recuperada ahorra madera de los bosques",
				],
				proposals: [
					[
						"Circuito de papel con {paper}",
						"{paper} podría estudiar la cantidad y la calidad del papel y qué ritmo de recogida haría rentable su vuelta a fábrica.",
					],
					[
						"Ensayo de la fibra",
						"Un lote de prueba en {paper} mostraría qué contiene el material, qué hay que separar y en qué podría convertirse.",
					],
				],
				with: {
					engineering: [
						"Ruta de recogida",
						"{engineering} podría diseñar contenedores y rutas para que el cartón llegue limpio al reciclador y con pocos kilómetros.",
					],
					foundation: [
						"Sensibilización donde se usa el papel",
						"La {foundation} podría llevar la separación del papel a escuelas y empresas como lección práctica de sostenibilidad.",
					],
					platform: [
						"Recogida conjunta entre empresas",
						"{platform} podría reunir a pequeños productores de residuo de papel hasta sumar un volumen que justifique una recogida común.",
					],
					construction: [
						"La fibra como material de obra",
						"{construction} podría explorar la celulosa recuperada como aislante o como sustrato de cultivo.",
					],
				},
			},
		},
	},
	{
		id: "plastics",
		company: "paper",
		goals: [12, 14, 9],
		text: {
			en: {
				name: "plastic recycling",
				words:
					"plastic, polymer, PET, polyethylene, polypropylene, HDPE, bottles, plastic bags, plastic film, pellets, microplastics, single-use plastic, chemical recycling, polystyrene, bioplastic, nylon, straws, toothbrushes, bottle caps, lids, PVC, polyester, acrylic, plastic toys, jerrycans",
				hints:
					"recycle, recycled, recycling, bags, caps, film, melt, moulding, containers, landfill, toys, coloured, trays",
				aspects: [
					"A plastic is worth recycling when it is one polymer and clean: knowing what is in the stream comes first.",
					"Plastic that comes back as raw material stays out of landfill and out of the sea.",
					"Mechanical recycling suits clean bottles; dirty film or mixed plastic may call for chemical recycling.",
				],
				why: [
					"plastic waste becomes raw material again",
					"collected plastic does not end in rivers and seas",
					"new uses for recycled plastic take process innovation",
				],
				proposals: [
					[
						"Plastic stream study",
						"{paper} could analyse which polymers the stream holds, which of them can be recycled today and for which product.",
					],
					[
						"Recycled content trial",
						"A pilot with {paper} would test how much recycled plastic the final product accepts without losing quality.",
					],
				],
				with: {
					engineering: [
						"Sorting at the source",
						"{engineering} could design the separation of plastics before they mix with other waste.",
					],
					energy: [
						"Recycling on clean power",
						"{energy} could supply renewable electricity or heat to the washing and melting of the plastic.",
					],
					construction: [
						"Plastic for building and fields",
						"{construction} could look at recycled plastic in pipes, panels or crop covers.",
					],
					platform: [
						"A buyer for the recycled plastic",
						"{platform} could look among its companies for users of the recycled material before the plant is sized.",
					],
				},
			},
			es: {
				name: "el reciclaje de plástico",
				words:
					"plástico, polímero, PET, polietileno, polipropileno, botellas, bolsas, film plástico, granza, microplásticos, plástico de un solo uso, reciclaje químico, poliestireno, bioplástico, tapones, nailon, contenedor amarillo, pajitas, cepillos de dientes, PVC, poliéster, metacrilato, garrafas, juguetes de plástico, bidones",
				hints:
					"reciclar, reciclaje, reciclado, fundir, inyección, contenedor, vertedero, usar y tirar, juguetes, tapas, bandejas, moldes",
				aspects: [
					"Un plástico se recicla bien si es un solo polímero y llega limpio: lo primero es saber qué hay en el flujo.",
					"El plástico que vuelve como materia prima no acaba en el vertedero ni en el mar.",
					"El reciclaje mecánico sirve para botellas limpias; el film sucio o la mezcla pueden pedir reciclaje químico.",
				],
				why: [
					"el residuo plástico vuelve a ser materia prima",
					"el plástico recogido no termina en ríos y mares",
					"dar nuevos usos al plástico reciclado exige innovar en el proceso",
				],
				proposals: [
					[
						"Estudio del flujo de plástico",
						"{paper} podría analizar qué polímeros hay, cuáles se pueden reciclar hoy y para qué producto.",
					],
					[
						"Ensayo de contenido reciclado",
						"Un piloto con {paper} comprobaría cuánto plástico reciclado admite el producto final sin perder calidad.",
					],
				],
				with: {
					engineering: [
						"Separación en origen",
						"{engineering} podría diseñar la separación de los plásticos antes de que se mezclen con otros residuos.",
					],
					energy: [
						"Reciclar con energía limpia",
						"{energy} podría aportar electricidad o calor renovables al lavado y la fusión del plástico.",
					],
					construction: [
						"Plástico para la obra y el campo",
						"{construction} podría valorar el plástico reciclado en tuberías, paneles o cubiertas de cultivo.",
					],
					platform: [
						"Un comprador para el reciclado",
						"{platform} podría buscar entre sus empresas quién usaría el material antes de dimensionar la planta.",
					],
				},
			},
		},
	},
	{
		id: "packaging",
		company: "paper",
		goals: [12, 9, 14],
		text: {
			en: {
				name: "circular packaging",
				words:
					"packaging, package, wrapping, reusable cups, reusable container, deposit return, refill, take-away containers, compostable packaging, cups, food tray, crates, pallets, zero packaging, jars, refillable, reusable bottles, cans, wrapper, bottling, lunch boxes",
				hints:
					"wrap, bulk, disposable, compostable, ecommerce, online shops, containers, boxes, return, glass, trays",
				aspects: [
					"The best packaging is the one that is designed from the start to come back: reused first, recycled later.",
					"One material instead of several layers makes packaging easy to sort and to recycle.",
					"Compostable packaging helps only where there is a collection that really composts it.",
				],
				why: [
					"packaging that returns cuts waste at its origin",
					"new packaging calls for redesign of the product and of its line",
					"light, single-use packaging is what most often reaches the sea",
				],
				proposals: [
					[
						"Packaging reviewed for recycling",
						"{paper} could review the packaging from the recycler's side: materials, inks, glues and what would happen at the end.",
					],
				],
				with: {
					platform: [
						"Shared packaging pool",
						"{platform} could sound out companies that would use one common returnable packaging and share its washing and transport.",
					],
					engineering: [
						"Life-cycle comparison",
						"{engineering} could compare the current packaging and the proposed one over their whole life, transport included.",
					],
					construction: [
						"Packaging for the field",
						"{construction} could help test the packaging on fresh produce, from harvest to shop.",
					],
				},
			},
			es: {
				name: "el envase y embalaje circular",
				words:
					"envase, envasado, embalaje, packaging, vasos reutilizables, envase retornable, depósito y retorno, SDDR, granel, bandejas, palés, envoltorio, táper, rellenable, tarros, frascos, latas, rellenar, embotellar, botellas retornables, fiambreras, cajas retornables, envolver",
				hints:
					"envolver, monouso, desechable, compostable, comercio electrónico, retornable, cajas, devolver, vidrio",
				aspects: [
					"El mejor envase es el que nace pensado para volver: primero reutilizado, después reciclado.",
					"Un solo material en lugar de varias capas facilita separar y reciclar el envase.",
					"Un envase compostable solo ayuda donde existe una recogida que de verdad lo composta.",
				],
				why: [
					"el envase que vuelve evita el residuo en su origen",
					"un envase nuevo obliga a rediseñar el producto y su línea",
					"el envase ligero de un solo uso es el que más llega al mar",
				],
				proposals: [
					[
						"Revisión del envase para reciclarlo",
						"{paper} podría revisar el envase desde el lado del reciclador: materiales, tintas, colas y qué pasaría al final.",
					],
				],
				with: {
					platform: [
						"Envase compartido",
						"{platform} podría sondear a empresas dispuestas a usar un mismo envase retornable y a compartir lavado y transporte.",
					],
					engineering: [
						"Comparación de ciclo de vida",
						"{engineering} podría comparar el envase actual y el propuesto a lo largo de toda su vida, transporte incluido.",
					],
					construction: [
						"Envases para el campo",
						"{construction} podría ayudar a probar el envase con producto fresco, de la cosecha a la tienda.",
					],
				},
			},
		},
	},
	{
		id: "textiles-and-other-materials",
		company: "paper",
		goals: [12, 8, 9],
		text: {
			en: {
				name: "industrial recycling of materials",
				words:
					"recycling, recycle, recycled, recycler, industrial recycling, scrap, textile waste, second-hand clothes, old clothes, garments, fabrics, glass, aluminium, aluminum, metals, tyres, tires, rubber, upcycling, upcycled, circular economy, secondary raw material, furniture, mattresses, jeans, textile, textiles, leather, steel, copper, iron, carpets, uniforms, second-hand furniture, second-hand shop, second-hand market, second-hand fashion, refurbished, remanufacture, wool, banners, wood waste, cotton",
				hints:
					"circular, reuse, reused, used, material, leftovers, by-product, discarded, sort, second life, shoes, offcuts, sewing, clothes, metal, wood, bicycles, fashion, secondhand, sofas",
				aspects: [
					"Each material has its own way back: the more homogeneous the stream, the higher the value of what comes out.",
					"Reuse and repair keep more value than recycling; recycling is for what cannot be used again.",
					"A by-product with a steady quantity and a known composition can become somebody's raw material.",
				],
				why: [
					"materials stay in use instead of becoming waste",
					"collection, sorting and repair create local jobs",
					"turning waste into raw material takes new industrial processes",
				],
				proposals: [
					[
						"Material diagnosis",
						"{paper} could assess whether its experience of recycling lines fits the material, and where the limits would be.",
					],
					[
						"Pilot of the return path",
						"A small trial with {paper} would measure collection, losses and the quality of the recycled material.",
					],
				],
				with: {
					engineering: [
						"Plant and process",
						"{engineering} could outline the process: reception, sorting, treatment and what to do with the rejects.",
					],
					platform: [
						"One company's waste, another's material",
						"{platform} could look among its companies for someone who needs what is left over here.",
					],
					foundation: [
						"Jobs with meaning",
						"{foundation} could accompany people at a distance from work into collection, sorting or repair.",
					],
					energy: [
						"Energy for the process",
						"{energy} could study how much of the process could run on renewable energy.",
					],
				},
			},
			es: {
				name: "el reciclaje industrial de materiales",
				words:
					"reciclaje, reciclar, reciclado, recicladora, reciclaje industrial, chatarra, residuo textil, ropa usada, ropa, prendas, tejidos, vidrio, aluminio, metales, neumáticos, caucho, suprarreciclaje, economía circular, materia prima secundaria, muebles, colchones, retales, textil, cuero, acero, cobre, hierro, moqueta, uniformes, ropa de segunda mano, muebles de segunda mano, tienda de segunda mano, mercado de segunda mano, moda de segunda mano, remanufacturar, lana, lonas, tela, residuos textiles, desguace, algodón",
				hints:
					"circular, reutilizar, usado, material, sobrante, subproducto, desechado, clasificar, segunda vida, zapatos, recortes, coser, costura, metal, moda, bicicletas, sofás",
				aspects: [
					"Cada material tiene su propio camino de vuelta: cuanto más homogéneo el flujo, más vale lo que sale.",
					"Reutilizar y reparar conserva más valor que reciclar; se recicla lo que ya no se puede volver a usar.",
					"Un subproducto de cantidad estable y composición conocida puede ser la materia prima de otro.",
				],
				why: [
					"los materiales siguen en uso en lugar de ser residuo",
					"recoger, clasificar y reparar crea empleo local",
					"convertir residuos en materia prima exige nuevos procesos industriales",
				],
				proposals: [
					[
						"Diagnóstico del material",
						"{paper} podría valorar si su experiencia en líneas de reciclaje encaja con el material y dónde estarían los límites.",
					],
					[
						"Piloto del camino de vuelta",
						"Una prueba pequeña con {paper} mediría la recogida, las mermas y la calidad del material reciclado.",
					],
				],
				with: {
					engineering: [
						"Planta y proceso",
						"{engineering} podría esbozar el proceso: recepción, clasificación, tratamiento y destino de los rechazos.",
					],
					platform: [
						"El residuo de uno, la materia de otro",
						"{platform} podría buscar entre sus empresas a quien necesite lo que aquí sobra.",
					],
					foundation: [
						"Empleo con sentido",
						"La {foundation} podría acompañar a personas alejadas del empleo en la recogida, la clasificación o la reparación.",
					],
					energy: [
						"Energía para el proceso",
						"{energy} podría estudiar qué parte del proceso funcionaría con energía renovable.",
					],
				},
			},
		},
	},
];
