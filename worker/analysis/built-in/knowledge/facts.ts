/**
 * What an idea may state already, with its clues, written as `Clues` are. A question or a thing to have ready that asks for one of
 * these is left out where the idea holds one of them: to be asked for what was just written is worse than not to be asked.
 */
export const facts = {
	composition:
		"contains, consists of, made of, mixed with, composition, kinds of, types of, such as | contiene, contienen, compuest*, compuesto de, hecho de, mezcla de, composición, como por ejemplo, tipos de, de todo tipo | conté, contenen, compost de, fet de, barreja de, composició, menes de, tipus de",
	contaminants:
		"dirty, clean and dry, is clean, are clean, contaminat*, greasy, grease, soil on, food residues, plastic lining, plastic cover, plastic-coated, laminated, lined with, glue, ink, varnish, paint, coating, coated, lined, silicon* | sucio, sucios, sucia, sucias, limpio, limpios, limpias, contaminad*, grasa, restos de comida, plastificad*, laminad*, cola, tinta, barniz, pintura, recubrimiento, tierra, siliconad* | brut, bruts, bruta, brutes, net, nets, netes, contaminat*, greix, restes de menjar, plastificat*, plastificad*, cola, tinta, vernís, pintura, terra, siliconat*, laminat*",
	moisture:
		"moisture, wet, damp, dry, dried, soaked | humedad, húmedo, húmeda, húmedos, húmedas, mojad*, seco, seca, secos, secas | humitat, humit, humida, humits, mullat, mullats, sec, seca, secs, seques",
	polymer:
		"PET, HDPE, LDPE, PVC, PP, PE, ABS, EPS, PEAD, PEBD, nylon, polyamide, polyester, polyethylene, polypropylene, polystyrene, polycarbonate, polyurethane, methacrylate, multilayer | PET, PVC, PP, PE, ABS, EPS, HDPE, LDPE, nailon, poliamida, poliéster, polietileno, polipropileno, poliestireno, policarbonato, poliuretano, metacrilato, multicapa, porexpan | PET, PVC, PP, PE, ABS, EPS, HDPE, LDPE, PEAD, PEBD, niló, poliamida, polièster, polietilè, polipropilè, poliestirè, policarbonat, poliuretà, metacrilat, multicapa, porexpan",
	fibres:
		"cotton, wool, polyester, lycra, leather, neoprene, canvas, denim, linen, elastane, viscose, nylon | algodón, lana, poliéster, lycra, licra, cuero, piel, neopreno, vaquero, vaqueros, lino, elastano, viscosa | cotó, llana, polièster, lycra, licra, cuir, pell, neoprè, texà, texans, lli, elastà, viscosa",
	sorting:
		"sort*, mixed, separat*, kept apart | clasific*, mezclad*, separad*, separamos, por separado | classific*, barrej*, separat*, separem, per separat",
	form: "baled, bales, bagged, loose, pallets, big bags, shredded, chipped, ground | balas, granel, sacos, palés, trituramos, triturad*, astillad*, molid* | bales, granel, sacs, palets, triturem, triturat*, estellat*, mòlt*",
	destination:
		"landfill, dump, incinerat*, burn, throw away, throw out, bin, skip, skips, tip, pay, manager, now goes, goes to, spread on, fed to, composts, is composted | vertedero, incinera*, quemamos, se quema, tiramos, tirar, al contenedor, basura, contenedores, gestor, pagamos, pagando, se lo lleva, nos cobran, nos cobra, compostamos, va a, cuesta | abocador, incinera*, cremem, es crema, llencem, llençar, al contenidor, contenidors, escombraries, gestor, paguem, pagant, s'ho emporta, ens cobren, se'ls emportava, compostem, va a, ens costa",
	storage:
		"store*, storage, stored, warehouse, silo, tank, shed, yard, in a heap, piled | almacen*, guardamos, nave, silo, depósito, balsa, patio, amontonad*, se acumula | magatzem, emmagatzem*, guardem, nau, sitja, dipòsit, bassa, pati, apilat*, s'acumul*",
	permit:
		"permit*, licence*, license*, authoris*, authoriz*, planning permission | permiso*, licencia*, autorizad*, autorización, legalizad* | permís, permisos, llicènc*, autoritzat*, autorització, legalitzat*",
	certificate:
		"certified, certificate, certification, organic, label of origin | certificad*, certificación, ecológic*, denominación de origen | certificat*, certificació, ecològic*, denominació d'origen",
	price:
		"price, prices, euros, EUR, cost, costs, per kilo, a kilo | precio, precios, euros, cuesta, cuestan, por kilo, el kilo | preu, preus, euros, ens costa, costen, per quilo, el quilo",
	surface:
		"m2, square metres, square meters, hectares, acres | m2, metros cuadrados, hectáreas | m2, metres quadrats, hectàrees",
	flow: "m3, litres, liters, cubic metres | m3, litros, metros cúbicos | m3, litres, metres cúbics",
	consumption:
		"kwh, mwh, gwh, electricity bill, gas bill, consumption | kwh, mwh, gwh, factura de la luz, factura del gas, consumo, consumimos, gastamos | kwh, mwh, gwh, factura de la llum, factura del gas, consum, consumim, gastem",
	power:
		"kw, kwp, mw, mwp, kilowatts, megawatts | kw, kwp, mw, mwp, kilovatios, megavatios | kw, kwp, mw, mwp, quilowatts",
	temperature:
		"degrees, ºc, °c, temperature, hot, steam | grados, temperatura, caliente, vapor | graus, temperatura, calent, vapor",
	schedule:
		"at night, by day, weekends, hours a day, shifts, round the clock, every day, daily | de noche, de día, fines de semana, horas al día, turnos, cada día, a diario | de nit, de dia, caps de setmana, hores al dia, torns, cada dia, diàriament",
	owner:
		"our own, we own, I own, owner, own the, belongs to, is ours, my roof, my land | en propiedad, propietari*, tengo una nave, tengo una finca, tengo un terreno, mi nave, mi finca, mi tejado, es nuestro, es nuestra, son nuestros, nuestra propia, es mío, es mía | en propietat, propietari*, tinc una nau, tinc una finca, tinc un terreny, la meva nau, la meva finca, és nostre, és nostra, el nostre propi, és meu, és meva",
	users:
		"neighbours, tenants, families, households, members, flats, homes, companies | vecinos, inquilinos, familias, hogares, socios, viviendas, pisos, empresas | veïns, llogaters, famílies, llars, socis, habitatges, pisos, empreses",
	duration:
		"for ~ months, for ~ weeks, for a year, for one year, for a season, over the summer, over the winter | durante ~ meses, durante ~ semanas, durante un año, unos meses, tres meses, seis meses, una campaña, una temporada | durant ~ mesos, durant ~ setmanes, durant un any, uns mesos, tres mesos, sis mesos, una campanya, una temporada",
	results:
		"tested, test results, trial results, results so far, proven, have measured | probado, probada, tenemos ensayos, ya tenemos, resultados, demostrado, hemos medido | provat, provada, tenim ~ proves, tinc ~ proves, tenim assajos, resultats, demostrat, hem mesurat",
	customers:
		"customers, clients, use it, users, already sell, already use | clientes, lo usan, usuarios, ya vendemos, ya la usan | clients, el fan servir, usuaris, ja venem",
	people:
		"people, women, men, young people, teenagers, students, pupils, teachers, workers, employees, staff, members, patients, families, children, boys, girls, neighbours, residents | personas, mujeres, hombres, jóvenes, adolescentes, alumnos, estudiantes, profesores, trabajadores, empleados, plantilla, socios, pacientes, familias, niños, chicos, chavales, vecinos, residentes, gente mayor | persones, dones, homes, joves, adolescents, alumnes, estudiants, professors, treballadors, empleats, plantilla, socis, pacients, famílies, nens, nois, veïns, residents, gent gran",
	team: "psychologist, psychologists, educators, social workers, volunteers, team of | psicólog*, educador*, trabajador* social*, voluntari*, equipo de | psicòleg*, psicòlog*, educador*, treballador* social*, voluntari*, equip de",
	support:
		"tutor, mentor, someone to accompany, who accompanies, we accompany, support them, we train them, social worker | tutor, tutora, mentor, acompañ*, seguimiento, les formamos, trabajador* social* | tutor, tutora, mentor, acompany*, seguiment, els formem, les formem, treballador* social*",
	crop: "vines, vineyard, olive, olives, almonds, wheat, barley, rice, cereal, vegetables, lettuce, tomatoes, apples, peaches, orchard, greenhouse | viña, viñas, viñedo, olivos, olivar, aceituna, almendros, trigo, cebada, arroz, cereal, hortalizas, lechuga, tomates, manzanos, melocotones, frutales, invernadero, invernaderos | vinya, vinyes, oliveres, olives, ametllers, blat, ordi, arròs, cereal, hortalisses, enciams, tomàquets, pomeres, préssecs, fruiters, hivernacle, hivernacles",
	calendar:
		"January, February, March, April, June, July, August, September, October, November, December, spring, summer, autumn, winter, harvest, season | enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, primavera, verano, otoño, invierno, vendimia, cosecha, temporada, campaña | gener, febrer, març, abril, maig, juny, juliol, agost, setembre, octubre, novembre, desembre, primavera, estiu, tardor, hivern, verema, collita, temporada, campanya",
	size: "cm, mm, centimetres, millimetres, format, size | cm, mm, centímetros, milímetros, formato, medidas, tamaño | cm, mm, centímetres, mil·límetres, format, mides",
	condition:
		"still work, still works, not working, do not work, does not work, broken, faulty, repairable | funcionan, funciona, no van, estropead*, averiad*, rotos, rotas | funcionen, funciona, espatllat*, avariat*, trencat*",
	devices:
		"laptops, computers, phones, mobiles, printers, screens, fridges, freezers, washing machines, ovens, toasters, coffee machines | portátiles, ordenadores, móviles, impresoras, pantallas, neveras, frigoríficos, congeladores, lavadoras, hornos, cafeteras | portàtils, ordinadors, mòbils, impressores, pantalles, neveres, congeladors, rentadores, forns, cafeteres",
	inUse:
		"at the moment, at present, today we, currently, we use, we buy, now we, instead of, replace | ahora usamos, ahora compramos, actualmente, hoy usamos, usamos, compramos, en lugar de, en vez de, sustituir | ara fem servir, ara comprem, actualment, avui fem servir, fem servir, comprem, en lloc de, enlloc de, substituir",
	toBuild:
		"design ~ school, design ~ house, new school, want to build, going to build, to be built, build ~ homes, build ~ houses, build ~ flats, new homes, new building | escuela nueva, casa nueva, construir, construirlos, construirlas, levantar, obra nueva, hacer ~ pisos, hacer ~ viviendas | escola nova, escola ~ nova, casa nova, construir, construir-los, aixecar, obra nova, fer ~ habitatges, fer ~ pisos, ecobarri",
	design:
		"architect, drawings, approved, planning | arquitecto, arquitecta, planos, aprobado, aprobada, proyecto básico | arquitecte, arquitecta, plànols, aprovat, aprovada, projecte bàsic",
	batteryUse:
		"surplus, left over, peaks, power cuts, outages, blackouts, at night, backup | excedente, sobra, nos sobra, regalamos, puntas, horas punta, apagones, cortes de luz, de noche | excedent, sobra, en sobra, regalem, puntes, hores punta, apagades, talls de llum, de nit",
	analysed:
		"analysed, analysis, analyses, soil tests | analítica, análisis, analizado, analizada | anàlisi, anàlisis, analítica, analitzat, analitzada",
} as const satisfies Record<string, string>;

/** The name of such a fact. */
export type Fact = keyof typeof facts;
