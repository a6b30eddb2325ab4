import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "la energía limpia y su uso",
		why: "Su ámbito es la energía renovable para la industria.",
		// Datadis, platform of the Spanish electricity distributors: hourly readings, free of charge (2026).
		// Cadastre: its website covers Spain except the Basque Country and Navarre (Directorate General for the Cadastre, questions).
		insight:
			"Dos sitios con los mismos kilovatios hora al año suelen necesitar plantas distintas, porque no coinciden sus horas. En España, la distribuidora da gratis los datos horarios de electricidad, también en datadis.es; el calor y el combustible se suelen leer a mano.",
		test: {
			title: "Una semana de enero y otra de julio",
			text: "Anota dos semanas, una de enero y otra de julio, hora a hora: lo que se consume y lo que se produce o se podría producir. {company} leería la hora más alta, la más baja y lo que sobra.",
			decides:
				"la hora más alta, que suele fijar el tamaño: si ese consumo puede pasar a otra hora, suele ser más barato que una planta mayor",
		},
		ask: {
			data: "¿Hay datos por horas? Si los hay, se puede estimar un tamaño; si no, antes hay que pedirlos a la distribuidora o poner un contador dos semanas.",
			permits:
				"¿De quién es la cubierta, el terreno o el edificio? Si es tuyo, se pasa a las preguntas técnicas; si es de otro, lo primero es su permiso por escrito.",
			open: "¿La energía hace falta como calor, frío, movimiento o electricidad? Si es calor, la siguiente cifra es la temperatura; si no, las horas.",
		},
		ready: {
			time: "Horario o turnos, y semanas de parada",
			money: "Doce facturas de energía, con la parte fija separada",
			place: "La referencia catastral (en España, sedecatastro.gob.es, salvo País Vasco y Navarra)",
			photos: "Fotos del contador, del cuadro y de las placas de características",
		},
		aspect:
			"Menos combustible fósil en las horas en que coinciden el sol, el viento o el calor con el consumo; el resto cuesta almacenamiento.",
		goal: "Kilovatios hora renovables usados al año, según los contadores de antes y de después.",
	},
	electricity: {
		name: "la electricidad renovable y su almacenamiento",
		// Spain: CNMC Circular 1/2021, article 12 (generation, storage), and Circular 1/2024, articles 16 and 17 (demand, published since
		// September 2025): free capacity of each busbar over 1 kV, updated at least once a month.
		insight:
			"Para verter a la red, el punto de conexión puede limitar antes que la cubierta, el viento o la batería: en España, los gestores publican cada mes la capacidad libre por nudos. Para consumo propio deciden las horas; sin red, la calma más larga.",
		test: {
			title: "Primero el punto, después dos semanas",
			text: "Pregunta a la distribuidora cuántos kilovatios admite el punto en cada sentido; sin red, haz la lista de consumos. Después {company} compararía consumo y producción hora a hora, en enero y julio (el sol, con PVGIS).",
			decides:
				"para consumo propio, lo usado a la misma hora: si no llega a la mitad, se compara otro tamaño o un vecino antes que almacenar",
		},
		ask: {
			permits:
				"¿Hay conexión a la red, y de cuántos kilovatios? Si la hay, esa cifra puede limitar el tamaño y se pregunta primero a la distribuidora; si no, lo fija la racha más larga sin sol ni viento.",
			time: "¿Se consume más de día, o por la tarde y la noche? Si es de día, el sol puede cubrirlo; si es de noche, tiene que hacerlo el viento o un almacenamiento, y decide su precio.",
			open: "¿Quién usaría la electricidad: un contador, varios dueños o la red? Si son varios, se empieza por la regla de reparto; si es uno, por las horas; si es la red, por el permiso de acceso.",
		},
		ready: {
			data: "Un año de datos horarios (en España, de datadis.es)",
			distance: "Metros desde el sitio hasta el punto de conexión",
			photos: "Fotos del cuadro eléctrico y de lo que da sombra",
			money: "Las últimas facturas: potencia contratada y precio",
		},
		aspect:
			"Menos electricidad fósil por cada kilovatio hora que se usa al momento; el que se almacena pierde una parte y tiene que pagar el almacenamiento.",
		goal: "Kilovatios hora usados en el sitio y vertidos a la red, según el inversor o el contador.",
	},
	biomass: {
		name: "el calor de la biomasa",
		// Net calorific value as received: (19 MJ/kg × (1 − M) − 2.44 × M) ÷ 3.6, with 19 MJ/kg typical of dry wood (ISO 17225-1:2021).
		// Heating oil: 42.6 MJ/kg × 0.845 kg/l = 10 kWh a litre. ISO 18134 (part 3: 2023), ISO 18122:2022, ISO 18125:2017.
		insight:
			"El combustible se paga por toneladas, pero calienta según lo seco que esté: la madera con un 50 % de humedad da unos 2,3 kWh por kilo; con un 20 %, unos 4,1, y dos kilos y medio sustituyen un litro de gasóleo.",
		test: {
			title: "Dos kilos en una bolsa cerrada",
			text: "Dos kilos del centro del montón o de una entrega van, en bolsa cerrada, a un laboratorio: humedad (ISO 18134), ceniza (ISO 18122) y poder calorífico (ISO 18125). {company} los compararía con el manual de la caldera.",
			decides:
				"la humedad y la ceniza que admite el manual: si el combustible tiene más, cambiarlo suele ser más barato que cambiar de caldera",
		},
		ask: {
			amount:
				"¿Cuántas toneladas de combustible hay al año, o cuántos litros de gasóleo se sustituyen? Si cuadran, diez kilos al 20 % de humedad por cada cuatro litros, basta lo de cerca; si no, falta otra fuente.",
			condition:
				"¿Cómo está el combustible? Si está astillado, en cáscara o en pélet y a cubierto, se puede probar; si son ramas al raso, faltan una astilladora y un verano.",
			open: "¿Puede un camión descargar junto a la caldera, volcando o soplando? Si puede, caben astilla o cáscara; si no, el límite suele ser el pélet en sacos o la leña.",
		},
		ready: {
			data: "Facturas de combustible de un año, o albaranes del que se vende",
			time: "Meses de calefacción o de suministro",
			distance: "Kilómetros del combustible a la caldera",
			photos: "Fotos del combustible junto a una regla y de la sala de calderas",
		},
		aspect: "Menos gasóleo o gas; a cambio hay que sacar ceniza, y la chimenea echa más polvo que con gas.",
		goal: "Litros de gasóleo o kilovatios hora de gas que se dejan de comprar, según las facturas.",
	},
	heat: {
		name: "el calor renovable o recuperado",
		// Heat capacities: water 1.16 kWh/(m³·K), air 0.335 Wh/(m³·K) at 20 °C. EN 1434:2022, thermal energy meters.
		insight:
			"El agua lleva calor; el aire, apenas: un metro cúbico de agua por hora que se enfría diez grados da 11,6 kW; de aire harían falta unos 3.500. Por eso el calor tibio se toma mejor del agua, antes del ventilador o la torre.",
		test: {
			title: "Dos termómetros y un caudalímetro",
			text: "Registra una semana corriente el caudal y las temperaturas de ida y vuelta, en la fuente y donde se usa. En agua basta un caudalímetro de abrazadera, y {company} multiplicaría: kW = 1,16 × m³/h × grados.",
			decides:
				"las horas en común: si cubren menos de la mitad de la demanda, conviene comparar una bomba de calor antes de tender un tubo",
		},
		ask: {
			temperature:
				"¿A qué temperatura sale el calor de la fuente y a cuál lo necesita el usuario? Si la fuente está más caliente, basta un intercambiador; si no, entran una bomba de calor y su electricidad.",
			distance:
				"¿Cuántos metros de zanja hay entre los dos, y por dónde? Si es patio propio, el coste es el tubo; si es calle, lo primero es el permiso de su titular, casi siempre el ayuntamiento.",
			open: "¿Con qué se calienta el usuario el día que la fuente se para? Si la caldera vieja se queda, la conexión solo tiene que ahorrar combustible; si no, hay que pagar una reserva.",
		},
		ready: {
			data: "Registros del horno, la enfriadora o la lavandería",
			amount: "Kilovatios hora del usuario por mes, según sus facturas",
			time: "Semanas de parada en los dos lados",
			photos: "Fotos de la salida y de las placas de características",
		},
		aspect:
			"Menos combustible en casa del usuario; a cambio, quien depende del proceso de otro se para cuando ese se para.",
		goal: "Kilovatios hora entregados al año, según un contador de calor (EN 1434), sin la electricidad de las bombas.",
	},
	gases: {
		name: "los gases renovables, como el biogás o el hidrógeno",
		// Lower heating value of hydrogen 33.3 kWh/kg; systems take 50–78 (alkaline) or 50–83 kWh/kg (PEM): IRENA, Green Hydrogen Cost
		// Reduction, 2020.
		// C.A.R.M.E.N. e. V., “Wirtschaftsdünger”, 2020: cattle slurry about 10 % dry matter; 8–12 livestock units for 1 kW electric.
		// VDI 4630:2016: a test runs until the daily gas is below a share of the total.
		insight:
			"Conviene hacer antes dos cuentas. Hidrógeno: un electrolizador suele gastar 50 kWh o más por kilo, y el kilo guarda 33. Biogás: el purín vacuno es agua en nueve décimas partes; ocho a doce unidades de ganado de 500 kilos suelen dar un kilovatio eléctrico.",
		test: {
			title: "El gas de un año",
			text: "Biogás: dos litros de cada material van a un laboratorio para medir el potencial de metano (VDI 4630), un mes o más. Hidrógeno: los kilovatios hora sobrantes del año, entre unos 55. {company} lo compararía con la necesidad.",
			decides:
				"los meses sin suministro: si son una temporada entera, se compara antes usar el material o la electricidad tal cual",
		},
		ask: {
			amount:
				"¿Cuánto hay, o hace falta, un día corriente: toneladas, kilovatios hora o kilos de gas? Si es igual todo el año, se puede hablar de tamaño; si no, lo fija el peor mes.",
			distance:
				"¿A qué distancia está quien usaría el gas? Si es en el mismo sitio, hay menos que limpiar y transportar; si no, depurarlo, comprimirlo o el tubo puede ser lo más caro.",
			open: "¿Quién se queda con lo que sobra: digestato, oxígeno o calor? Si hay alguien, la planta puede crecer; si no, el tamaño lo fija deshacerse de ello.",
		},
		ready: {
			data: "Materia seca de cada material, o datos horarios de la electricidad sobrante",
			time: "Cantidades por mes, de albaranes o contadores",
			permits: "Lo que hayan contestado por escrito el ayuntamiento o la comunidad autónoma",
			place: "Un plano con los metros hasta las casas más cercanas",
		},
		aspect:
			"Menos gas fósil o gasóleo; cada conversión pierde energía, y un digestor húmedo deja casi el peso que entró.",
		goal: "Kilovatios hora fósiles que se dejan de comprar, según las facturas, sin el consumo de la planta.",
	},
	efficiency: {
		name: "la eficiencia energética",
		// 1 kW × 8,760 h.
		insight:
			"La lectura más baja dice tanto como la más alta: lo que marca el contador un domingo a las cuatro de la mañana a menudo funciona todo el año, y un kilovatio así son 8.760 kWh. Puede sobrar una parte: fugas, bombas, salas vacías.",
		test: {
			title: "Una noche junto al contador",
			text: "Una noche de cierre, lee el contador dos veces con una hora de diferencia. Después apaga un circuito tras otro, nunca alarmas, cámaras o equipos médicos, y apunta cada bajada: {company} la multiplicaría por las horas del año.",
			decides:
				"el consumo que no sirve a nadie: si es poco, lo siguiente que se mide es la máquina con más horas, antes de comprar nada",
		},
		ask: {
			data: "¿Se conoce el consumo por horas o solo por la factura? Si es por horas, se miran primero las noches; si no, los datos de la distribuidora (en España, datadis.es).",
			time: "¿A qué horas no le hace falta a nadie? Si hay noches o fines de semana enteros, se empieza por apagar; si no para nunca, por las propias máquinas.",
			open: "¿Qué máquina o sala no puede parar? Si es la que más consume, se compara antes su sustitución; si no, las demás se pueden apagar a prueba.",
		},
		ready: {
			money: "Doce facturas de cada energía: kilovatios, kilovatios hora y recargos",
			photos: "Fotos de las placas de motores, compresores y calderas",
			amount: "Los cinco mayores consumos: kilovatios y horas",
			temperature: "Temperaturas fijadas en salas, cámaras y agua caliente",
		},
		aspect:
			"Menos energía para el mismo trabajo; el ahorro se puede perder si nadie lee el contador cada mes.",
		goal: "Kilovatios hora por pieza, huésped o metro cuadrado, según las facturas de dos años.",
	},
	mobility: {
		name: "el transporte limpio",
		// 230 V × 32 A = 7.4 kW; 74 kWh ÷ 0.30 kWh/km = 247 km.
		insight:
			"Un vehículo parado de noche no suele necesitar carga rápida: diez horas a 7,4 kW (230 V, 32 A) son 74 kWh, unos 250 km en una furgoneta que gasta 30 kWh cada 100. A una bicicleta de carga le suele bastar un enchufe.",
		test: {
			title: "Una semana de viajes en papel",
			text: "Anota una semana los kilómetros de cada vehículo o ruta, y dónde y cuánto tiempo está parado. {company} calcularía los kilovatios hora al día y, entre las horas de parada, los kilovatios que pide cada sitio.",
			decides:
				"esos kilovatios frente a los libres de noche: si caben, no hace falta una conexión mayor; si no, se compara antes cargar por turnos",
		},
		ask: {
			amount:
				"¿Cuántos kilómetros tiene el día más largo? Si son menos de dos tercios de la autonomía, suele bastar cargar de noche; si son más, puede hacer falta una parada con enchufe.",
			permits:
				"¿De quién es el sitio donde pasarían la noche los vehículos? Si es tuyo, un electricista dice qué potencia hay libre; si es alquilado o de la calle, lo primero es el permiso.",
			open: "¿Qué viaje no puede fallar ningún día? Si hay alguno, un vehículo de reserva entra en el precio; si no, la flota puede ser menor.",
		},
		ready: {
			data: "Kilómetros y repostajes de un año, de la tarjeta de combustible",
			time: "Horarios o rutas de una semana corriente",
			money: "Factura eléctrica del sitio: potencia contratada",
			photos: "Fotos de las plazas y del cuadro eléctrico",
		},
		aspect: "Menos humo y ruido en la ruta; a cambio, cada día se planifica según la autonomía y el enchufe.",
		goal: "Litros de combustible que se dejan de comprar, según la tarjeta.",
	},
};

export const energyRequests: RequestTexts = {
	outlet: {
		title: "Lo que se ofrece, en una página",
		text: "Apunta kilovatios o toneladas, horas, temperatura o calidad y las coordenadas. {company} buscaría primero un uso cercano a las mismas horas; después los dos lados medirían una semana corriente.",
		decides:
			"las horas y la distancia: si nadie de cerca lo necesita cuando sale, usarlo tú suele ser más barato",
		ask: "¿Durante cuántos años podrías comprometerlo? Si son más de los que tarda en recuperarse una conexión fija, cabe pensar en ella; si no, solo en un equipo que se pueda trasladar.",
	},
	supplier: {
		title: "La necesidad de doce meses",
		text: "Escribe la necesidad por meses, la hora más alta y cómo tiene que ser: temperatura, presión, tensión o clase de combustible. {company} la compararía con lo que puede servir; antes de un contrato iría un alquiler o una primera entrega.",
		decides:
			"el tamaño del pedido: para uno o dos equipos pequeños suele ser más rápido y barato un instalador de la zona",
		ask: "¿Comprarías el equipo o pagarías la energía? Si lo compras, las ofertas necesitan la misma especificación; si pagas la energía, el precio lo fijan los años de contrato.",
	},
	site: {
		title: "El sitio y la línea más cercana",
		text: "Marca en un plano los metros, la pendiente, las sombras, el acceso y la línea eléctrica más cercana, con la referencia catastral. {company} miraría dos cosas: por dónde entra un camión y por dónde sale la energía.",
		decides:
			"la distancia a una línea con capacidad: si hace falta una nueva, una planta menor para consumo propio suele ser más barata",
		ask: "¿Por cuántos años se puede ceder por escrito? Si son más de los que tarda en recuperarse una planta, cabe una fija; si son menos, solo una que se pueda trasladar.",
	},
	permit: {
		title: "Tres respuestas en una tabla",
		text: "En España, salvo las pequeñas, una planta suele necesitar tres respuestas: de la distribuidora, del ayuntamiento y de la autoridad de energía, casi siempre autonómica. Pon al lado qué ha dicho cada una y cuándo; {company} marcaría la más lenta.",
		decides:
			"el suelo: si es rústico protegido, una cubierta o un aparcamiento suele ser el sitio más rápido",
		// Solar for own use on roofs by declaration: among others Catalonia, Decree-Law 16/2019, Valencia, 14/2020, Andalusia, 2/2020;
		// twelve regions by 2021 (UNEF).
		ask: "¿Va sobre un edificio o en suelo rústico? Si es solar en cubierta, en España a menudo basta una declaración al ayuntamiento; si es suelo rústico, lo primero es si el plan admite ese uso.",
	},
	money: {
		title: "Lo firmado y cinco cifras",
		text: "Pon en una página el coste, los kilovatios hora al año, el precio que sustituyen, el mantenimiento anual y los años de contrato, y marca lo que está firmado. {company} miraría cuál de las cinco es más débil.",
		decides:
			"los años hasta recuperarlo: si superan los del alquiler o el contrato, suele ser más barato alquilar la planta o pagar por kilovatio hora",
		ask: "¿Qué está firmado ya: el sitio, el punto de red, quien la usará? Si hay dos de tres, se pueden estudiar las cifras; si no hay ninguno, cada firma va antes que una presentación.",
	},
	technical: {
		title: "Un esquema y una semana de lecturas",
		text: "Dibuja en una página qué alimenta a qué, con las cifras de las placas, y añade una semana de lecturas. {company} compararía dos tamaños: uno para la hora más alta y otro para el día corriente.",
		decides:
			"la diferencia entre los dos: si la causan unas pocas horas al año, mover esas horas suele ser más barato que más equipo",
		ask: "¿Hay algo instalado ya? Si lo hay, primero van su placa y la lista de averías; si no, las horas de uso.",
	},
	people: {
		title: "Quién acude cuando se para",
		text: "Escribe para el primer año quién atiende una alarma, lee el contador, lleva las cuentas y tiene el seguro. {company} repasaría la lista contigo y con los primeros que firmen.",
		decides:
			"las horas que nadie cubre: si hay noches o festivos, un contrato de mantenimiento suele ser más barato",
		ask: "¿Cuántos han firmado, y con qué kilovatios hora al año? Si hay alguno, se puede calcular el reparto; si no, se empieza con una tarde y las facturas de todos sobre la mesa.",
	},
	trial: {
		title: "Un equipo, un contador, una temporada",
		text: "Acordad un equipo, un contador antes y otro después, y una fecha para retirarlo. {company} miraría la conexión y la seguridad, y qué tiene que mostrar la lectura al final.",
		decides:
			"el ahorro previsto: si es menor que la diferencia entre dos semanas corrientes, hace falta otro contador sin el equipo",
		ask: "¿Pones la tecnología o el sitio? Si es la tecnología, se empieza por un informe de ensayo y cómo está su marcado CE; si es el sitio, por un año de lecturas.",
	},
	advice: {
		title: "Tres cifras y una foto",
		text: "Envía el consumo del año, la potencia más alta y las horas, con una foto de la placa de características. {company} miraría primero una cosa: si merece la pena medir.",
		decides:
			"lo que se gasta al año: si es menos de lo que cuesta un estudio, copiar la solución de un vecino suele ser más barato",
	},
};
