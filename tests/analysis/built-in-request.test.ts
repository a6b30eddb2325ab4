import { expect, it } from "vitest";
import { requestIn } from "#worker/analysis/built-in/request.ts";

/** Ideas with the kind of what they ask for, and the clause as it is quoted. Most are examples of the training. */
it.each<[string, string | undefined, string | undefined]>([
	[
		"hi we are a vet clinic chain and have lots of hdpe botles, triple rinsed, adn clean syringes caps, about 90 kg a month. who can pick up?",
		"outlet",
		"who can pick up?",
	],
	[
		"Aluminium salt slag from a rotary furnace, 3,000 t/yr, plus the oxide fraction from the washing. Looking for cement or mineral wool makers who'd take it.",
		undefined,
		"Looking for cement or mineral wool makers who'd take it",
	],
	[
		"Asociación de apicultores: doscientos litros de ácido y tiras de acaricida caducado. ¿Quién lo retira?",
		"outlet",
		"¿Quién lo retira?",
	],
	[
		"Soc la responsable de l'arxiu municipal i enguany toca eliminar 480 metres lineals d'expedients. Cal destrucció certificada (DIN 66399 P-4) i ens agradaria que tornés en forma de folis per a l'ajuntament.",
		undefined,
		"ens agradaria que tornés en forma de folis per a l'ajuntament",
	],
	[
		"Cafès torrats a Granollers: cada mes 6 tones de marro moll que fa floridura si no corres. Algú el vol?",
		"outlet",
		"Algú el vol?",
	],
	[
		"El nostre torrador recull el marro de trenta cafeteries quan reparteix. Ens cal algú que en faci adob.",
		undefined,
		"Ens cal algú que en faci adob",
	],
	[
		"Som una empresa de comerç electrònic de Granollers i ens sobren moltes caixes de cartró. Les recolliu?",
		"outlet",
		undefined,
	],
	[
		"Dos cosas en una: recogemos redes de pesca viejas en Carboneras y las cosen y limpian mujeres que llevan años sin empleo. Nos falta alguien que compre o regranule el nylon.",
		"outlet",
		"Nos falta alguien que compre o regranule el nylon",
	],
	[
		"Escola d'adults i institut de Valls: cada curs llencem 2 tones de llibres i apunts. Qui els recull per reciclar?",
		"outlet",
		"Qui els recull per reciclar?",
	],
	[
		"Cooperativa de fruita de Lleida: malles antipedregada velles, polietilè, unes 25 tones cada tres anys per zona. Fins ara s'enterraven. Volem una sortida digna.",
		"outlet",
		"Volem una sortida digna",
	],
	[
		"We hand-sort beer mats, coasters and board trimmings in a day centre in Mechelen, clean grey board, ten bales each month, looking for a steady buyer who pays on time",
		"outlet",
		"looking for a steady buyer who pays on time",
	],
	[
		"We run a small hotel laundry. Sheets and towels past their best go in the skip, perhaps 900 kilos a year. There must be someone who turns them into rags or stuffing?",
		"outlet",
		"There must be someone who turns them into rags or stuffing?",
	],
	[
		"Quiero que en mi comarca se recojan los corchos. De vino, de cava, de cocina. Los restaurantes me los guardan, soy jubilado y tengo tiempo, me falta quien los transforme.",
		"outlet",
		"me falta quien los transforme",
	],
	[
		"Busquem polpa no fustera (lli, cànem, espart) per a paper de filtre tècnic. 40 t/any, ISO blancor > 75. Fins ara la portem de l'Índia i és un mal de cap.",
		undefined,
		"Busquem polpa no fustera (lli, cànem, espart) per a paper de filtre tècnic",
	],
	[
		"Buscamos empresa de servicios energéticos que cambie 2.300 luminarias de vapor de sodio a LED y cobre del ahorro. Ayuntamiento de Lorca.",
		undefined,
		undefined,
	],
	[
		"Fabricamos contenedores de basura y necesitamos 30 toneladas al mes de polietileno reciclado de color gris.",
		"supplier",
		undefined,
	],
	[
		"Need recycled polypropylene pellets, black, 25 kg sacks, for injection moulding plant labels. One-man workshop, so no lorries please, I don't have a dock.",
		"supplier",
		"Need recycled polypropylene pellets, black, 25 kg sacks, for injection moulding plant labels",
	],
	[
		"We make felt for car interiors and need 20 tonnes a month of old cotton and denim. We look for a reliable collector.",
		"supplier",
		"need 20 tonnes a month of old cotton and denim",
	],
	[
		"necesitamos lavador de gases para la sala de freir de una fabrica de pipas en benicarlo, 8000 m3/h",
		undefined,
		undefined,
	],
	[
		"Co-op of 22 cafés in Aarhus drowning in aluminium coffee capsules with grounds still inside. Is there a line that opens them?",
		undefined,
		"Is there a line that opens them?",
	],
	[
		"We built an optical sorter that spots elastane in worn garments down to 2%. Looking for a sorting hall that will let us run it beside the belt for a month.",
		"site",
		"Looking for a sorting hall that will let us run it beside the belt for a month",
	],
	[
		"Boxing gym, teenagers, homework first and then gloves. Need a bigger hall in Hospitalet.",
		"site",
		"Need a bigger hall in Hospitalet",
	],
	[
		"Los cuatro apicultores de la sierra necesitamos una nave con extractor común para no tener cada uno el suyo parado once meses.",
		"site",
		undefined,
	],
	[
		"Jubilados de una escuela de ingeniería que ayudan con las mates a chavales de la ESO de barrios con menos recursos. Somos 18 y buscamos locales y un coordinador.",
		"site",
		"buscamos locales y un coordinador",
	],
	[
		"Al nostre institut d'Olot tres de cada deu alumnes han dit a l'enquesta que no volen aixecar-se al matí. No volem una xerrada: volem un espai, un adult que hi sigui cada dia i un any per fer-ho bé. Qui ens hi acompanya?",
		"site",
		"volem un espai, un adult que hi sigui cada dia i un any per fer-ho bé",
	],
	[
		"Gardening sessions for people recovering from depression, prescribed by GPs. It worked in Bristol, we've the protocol. Looking for a plot and a health centre in Barcelona.",
		"site",
		"Looking for a plot and a health centre in Barcelona",
	],
	[
		"Robot desherbador eléctrico para hortícola, 4 h autonomía, RTK. Buscamos 3 fincas para campaña de primavera; si falla no se paga, si va bien hablamos de renting.",
		"site",
		"Buscamos 3 fincas para campaña de primavera; si falla no se paga, si va bien hablamos de renting",
	],
	[
		"Startup de sensores de calidad del aire. Medimos contaminación, polvo y ruido en tiempo real y queremos un piloto en un polígono industrial.",
		"trial",
		"queremos un piloto en un polígono industrial",
	],
	[
		"We run charity shops in Ireland and about half of the clothes we receive cannot be sold. We want to try out a new way of sorting them for textile recycling, and we are looking for a company to run a small pilot with us next year.",
		"trial",
		"we are looking for a company to run a small pilot with us next year",
	],
	[
		"sand battery, 600 degrees C, 8 MWh, we have the patent and a Finnish grant, need an industrial host who dries something",
		"trial",
		"need an industrial host who dries something",
	],
	[
		"He desarrollado un adhesivo que se suelta con agua a 60 grados, para que las etiquetas no ensucien el reciclado de botellas PET. Busco una planta de lavado donde probarlo dos semanas.",
		"trial",
		"Busco una planta de lavado donde probarlo dos semanas",
	],
	[
		"Riego por goteo enterrado en mis almendros: ¿alguien quiere hacer una prueba con sensores baratos? Cedo dos hileras y apunto todo a mano si hace falta.",
		"trial",
		"¿alguien quiere hacer una prueba con sensores baratos?",
	],
	[
		"A la parada de pollastres a l'ast del mercat donem 200 safates d'alumini i plàstic cada dissabte. Em proposo fer-ho amb carmanyoles amb dipòsit, però necessito un cop de mà per provar-ho.",
		"trial",
		"necessito un cop de mà per provar-ho",
	],
	[
		"Seis terapeutas ocupacionales queremos dejar de ser falsas autónomas y montar una cooperativa de trabajo. ¿Nos orientáis con estatutos y capital mínimo?",
		"permit",
		"¿Nos orientáis con estatutos y capital mínimo?",
	],
	[
		"Queremos una moneda local en Vilanova para que el dinero dé tres vueltas antes de irse a Amazon. Ya hay 60 comercios apuntados. Nos hace falta la tecnología y el acompañamiento legal.",
		"permit",
		"Nos hace falta la tecnología y el acompañamiento legal",
	],
	[
		"We need an environmental permit for enlarging a pig slaughterhouse in Vic, including noise, water and transport studies",
		"permit",
		undefined,
	],
	[
		"La fusteria de l'Hospitalet vol obrir un taller ocupacional per a joves amb autisme. Tenim màquines i dos mestres jubilats; ens falta l'acompanyament i els permisos.",
		"permit",
		"ens falta l'acompanyament i els permisos",
	],
	[
		"There's a ridge above our slate quarry in Wales where no one can keep a hat on. It seems daft to pay for power under it",
		undefined,
		undefined,
	],
	[
		"Necesitamos veinte personas un sábado para limpiar la ribera; ¿vuestras plantillas se apuntan?",
		"people",
		undefined,
	],
	[
		"busquem monitors i material de escalada per un estiu amb nois tutelats, a montserrat",
		"people",
		undefined,
	],
	[
		"Petjada hídrica d'un celler de 2 milions d'ampolles, verificable. Qui ens la calcula?",
		undefined,
		"Qui ens la calcula?",
	],
	[
		"Civil works contractor. We crush our own concrete and want to use it in new kerbs and benches rather than as fill. Need someone with the mix design know-how.",
		"technical",
		"Need someone with the mix design know-how",
	],
	[
		"Slaughterhouse outside Vic. Whatever leaves our drain is red and greasy and the council has fined us twice. We need someone who tells us what to put at the end of the pipe.",
		undefined,
		"We need someone who tells us what to put at the end of the pipe",
	],
	[
		"Tinc una granja escola i una noia sorda que vol ser monitora. Quines adaptacions calen? Hi ha algú que hi entengui i que vingui un matí?",
		"technical",
		"Hi ha algú que hi entengui i que vingui un matí?",
	],
	[
		"Buscamos socio capitalista para un parque de 6 aerogeneradores (36 MW) en Soria. Los vecinos ponen el 20 %, falta el resto del capital propio, unos 9 millones.",
		"money",
		"falta el resto del capital propio, unos 9 millones",
	],
	[
		"Vertical mushroom farm in Sant Boi, 30 kg/day, break-even at 90. Raising €400k, we'd take a strategic investor with agri know-how over a VC any day.",
		"money",
		undefined,
	],
	[
		"Ràdio feta per adolescents en un barri de Badalona on un de cada quatre plega l'ESO. Busquem finançament per a dos anys.",
		"money",
		"Busquem finançament per a dos anys",
	],
	[
		"We need capital to replace the boilers of forty schools and would share the savings with the investor.",
		"money",
		undefined,
	],
	[
		"hi, 4 biomethane plants, 45 GWh each, pig slurry + slaughterhouse, feedstock contracts signed for 10y. we need a co-developer w/ balance sheet. who do I send the model to?",
		undefined,
		"we need a co-developer w/ balance sheet",
	],
	[
		"Workwear rental: 9 t of polycotton coveralls per quarter, with reflective tape and metal studs. Is fibre-to-fibre realistic or are we dreaming? Happy to supply a test lot of 500 kg.",
		undefined,
		"Is fibre-to-fibre realistic or are we dreaming?",
	],
	[
		"Our drawing office is single-glazed 1930s steel windows, listed. Can it ever be warm?",
		"advice",
		"Can it ever be warm?",
	],
	[
		"Somos nueve cuidadoras a domicilio de Huelva, autónomas y cansadas. ¿Cómo se funda una cooperativa? ¿Cuánto cuesta?",
		"advice",
		undefined,
	],
	[
		"En Biel té setze anys i fa de tot menys anar a classe. Amb una clau anglesa a les mans, però, és feliç. Som sis famílies amb un Biel a casa i un mecànic jubilat que diu que ell ja s'hi posaria. Com ho podem fer sense ficar-nos en un embolic?",
		"advice",
		"Com ho podem fer sense ficar-nos en un embolic?",
	],
	[
		"es pot posar un molí de vent petit en un polígon? tenim molt vent a l'empordà i voldríem produir la nostra electricitat",
		"advice",
		"es pot posar un molí de vent petit en un polígon?",
	],
	[
		"Half of our packers care for a parent with dementia between shifts. What can a mid-size firm do beyond flexible hours?",
		"advice",
		"What can a mid-size firm do beyond flexible hours?",
	],
	["Cambio suelo del frontón: ¿alguien sirve árido reciclado de calidad?", undefined, undefined],
	[
		"la plancha de mi bar saca humo al patio y los del primero protestan, que filtro pongo?",
		undefined,
		undefined,
	],
	[
		"La lonja de Conil subasta la caballa a 40 céntimos y en el bar de enfrente la cobran a doce euros. Entre esos dos números cabe mi familia. Somos cuatro barcos y queremos que quien come nos conozca.",
		undefined,
		"queremos que quien come nos conozca",
	],
	[
		"Hago ponederos para gallinas con cartón ondulado y necesito planchas usadas grandes, sin grapas ni cinta. Vivo en Briviesca y puedo ir yo con la furgoneta.",
		undefined,
		"necesito planchas usadas grandes, sin grapas ni cinta",
	],
	[
		"Recollim el marro de cafè de 40 cafeteries i busquem qui el converteixi en…",
		"outlet",
		"busquem qui el converteixi en…",
	],
	[
		"We collect coffee grounds from 40 cafés and are looking for someone to turn them into…",
		"outlet",
		"looking for someone to turn them into…",
	],
	[
		"Recogemos los posos de café de 40 cafeterías y buscamos a quien los convierta en…",
		"outlet",
		"buscamos a quien los convierta en…",
	],
	[
		"Promotora petita de Lleida amb un parc de 3 x 5 MW en tràmit (DIA favorable, punt de connexió concedit). Busquem soci industrial que entri al 49 % i compri part de l'energia.",
		undefined,
		"Busquem soci industrial que entri al 49 % i compri part de l'energia",
	],
	[
		"Empty department store in Bremen, 11,000 sq m. Convert not demolish! Looking for allies.",
		undefined,
		undefined,
	],
	["We have a barn and waste wool. We do not need a supplier, only time.", undefined, undefined],
	["Tenemos una nave y lana sobrante. No buscamos dinero ni prisa.", undefined, undefined],
	["We press olives near Jaén and are looking for a partner.", undefined, undefined],
	["Prensamos aceituna cerca de Jaén y buscamos socio.", undefined, undefined],
	["Premsem olives a prop de Reus i busquem soci.", undefined, undefined],
	["Plants need water in August.", undefined, undefined],
	[
		"We grow hops in two fields. Call 612 345 678, we need a buyer for the bines.",
		"outlet",
		"we need a buyer for the bines",
	],
	["We grow hops and **need** a buyer for the bines that are left in autumn.", "outlet", undefined],
	[
		"Tenemos 900 m2 de cubierta en Vic y queremos cubrirla de placas este invierno. Buscamos un ingeniero que calcule la estructura (la nave es de 1974).",
		"technical",
		"Buscamos un ingeniero que calcule la estructura (la nave es de 1974)",
	],
	[
		"Recogemos ropa con la Fundación St. Pau y S.L. Robles. Necesitamos voluntarios los sábados por la mañana.",
		"people",
		"Necesitamos voluntarios los sábados por la mañana",
	],
	[
		"Un taller de 12 personas con posos, pulpa y cáscara. ¿Tiene sentido secarlos aquí?",
		"advice",
		"¿Tiene sentido secarlos aquí?",
	],
	[
		"We have 200 tonnes of bark a year behind the sawmill. Is it worth drying it before it is sold?",
		"advice",
		"Is it worth drying it before it is sold?",
	],
	[
		"La cooperativa té una teulada de 2.000 m2 i poca cosa més. Ens falta el permís de l'ajuntament.",
		"permit",
		"Ens falta el permís de l'ajuntament",
	],
	[
		"We make soap from used oil in a small workshop. We would like advice on the label and on the bottle.",
		"advice",
		"We would like advice on the label and on the bottle",
	],
	[
		"Hacemos jabón con aceite usado en un taller pequeño. Nos gustaría que nos aconsejarais sobre la etiqueta.",
		"advice",
		"Nos gustaría que nos aconsejarais sobre la etiqueta",
	],
	[
		"We dry herbs in the village. Would anybody lend us a shed? We need a lawyer for the statutes.",
		"permit",
		"We need a lawyer for the statutes",
	],
])("reads what is asked for in “%s”", (idea, kind, quote) => {
	const request = requestIn(idea);
	expect([request?.kind, request?.quote]).toEqual([kind, quote]);
});

it("ends a long request where a clause ends, or does not quote it", () => {
	const start = "We collect used frying oil from forty restaurants along the coast. ";
	const asks = "We are looking for somebody who takes it every other week in barrels of two hundred litres";
	const because =
		"because the man who came until now has retired and nobody has taken his lorry or his licence";
	const places =
		"in Rosas, Cadaqués, Llançà, Colera, Portbou, Figueres, Castelló, Peralada and Vilajuïga as well";
	expect(requestIn(`${start}${asks} ${because}.`)).toEqual({ kind: "outlet", quote: asks });
	expect(requestIn(`${start}${asks} ${places}.`)).toEqual({ kind: "outlet" });
});
