import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "la ingeniería sostenible",
		why: "La ingeniería sostenible y los residuos son su ámbito.",
		// 24 ÷ 24 h = 1 an hour; 24 ÷ 2 h = 12 an hour.
		insight:
			"Un equipo se suele calcular para la peor hora, no para la media: 24 toneladas o metros cúbicos al día son uno por hora, pero doce si llegan en dos horas. Un depósito o silo que los reparta puede costar menos que una planta mayor.",
		test: {
			title: "Un punto, tres días",
			text: "En un solo punto, tres días y entre ellos el peor, toma cada hora una muestra o una lectura, con la cantidad, y guarda en frío la mitad de cada muestra. {company} miraría cuánto varían antes de nombrar ningún proceso.",
			decides:
				"la peor hora frente a la media: si es más del doble, se compara repartirla antes que un equipo mayor",
		},
		ask: {
			data: "¿Hay un análisis o un recuento de más de un día? Si lo hay, muestra cuánto varía; si no, hacen falta otros dos días antes de diseñar.",
			permits:
				"¿Qué carta o permiso fija lo que hay que alcanzar? Si existe, da el objetivo; si no, se pregunta a la administración o al cliente antes de diseñar nada.",
			open: "¿Hay una fecha, como una inspección o un plazo? Si quedan menos de tres meses, se empieza por un equipo alquilado o un depósito; si no, por medir.",
		},
		ready: {
			amount: "Cantidad por hora y por mes, de contadores o facturas",
			photos: "Fotos y un croquis de los pasos de antes y de después",
			money: "Lo que cuesta hoy: retirada, cánones, horas, multas",
			place: "Metros cuadrados libres, corriente y desagüe que haya",
		},
		aspect:
			"Una planta menor para lo mismo, si se reparten los picos; pide sitio para un depósito o un almacén.",
		goal: "Toneladas o metros cúbicos evitados al año, según los albaranes del transportista o el contador.",
	},
	water: {
		name: "el uso y el tratamiento del agua",
		// Metcalf & Eddy, Wastewater Engineering (4th ed., 2003): untreated waste water with a BOD to COD ratio of 0.5 or more is easily
		// treated biologically; under 0.3 it may be toxic or need acclimated organisms. Electrodialysis counts as a membrane.
		insight:
			"La sal común atraviesa casi intacta humedales, filtros de arena y biología; en la práctica la quitan membranas, resinas o evaporación, y dejan salmuera o sal sólida. Para reutilizar o regar, una primera lectura barata es la conductividad (µS/cm, con medidor de bolsillo).",
		test: {
			title: "Tres días en el mismo punto",
			text: "Tres días, entre ellos el peor, llena una botella poco a poco. Un laboratorio mide pH, conductividad, DQO, DBO5 y sólidos; en un río, toma otra aguas arriba. {company} las leería juntas.",
			decides:
				"la DBO5 entre la DQO, sin tratar: desde 0,5 la biología suele bastar; bajo 0,3, o si sobra sal, se comparan otras vías",
		},
		ask: {
			data: "¿Hay un análisis con conductividad, de más de un día? Si lo hay, se puede acotar el tipo de tratamiento; si no, se empieza por tres muestras.",
			permits:
				"¿De dónde viene y adónde va el agua? Si va a la alcantarilla, en España los límites los pone quien la gestiona, ayuntamiento o comunidad autónoma; si va a un río o sale de un pozo, la administración hidráulica.",
			open: "¿Se podría apartar algo: el primer enjuague, la salmuera o la lluvia? Si se puede, solo se trata esa parte; si no, el tamaño lo fija todo el caudal.",
		},
		ready: {
			amount: "Metros cúbicos al día, leyendo el contador mañana y tarde",
			time: "Horas y meses en que pasa la mayor parte",
			photos: "Un croquis del recorrido, del grifo o pozo a la salida",
			money: "El recibo del agua, con el canon de saneamiento",
		},
		aspect:
			"Menos agua nueva por cada circuito que se cierra; la sal se queda dentro, así que una parte hay que soltarla.",
		goal: "Metros cúbicos tomados y vertidos al año, según los dos contadores.",
	},
	residues: {
		name: "los residuos y subproductos y su aprovechamiento",
		// Directive 2008/98/EC, article 5; in Spain Law 7/2022, article 4.3 and 4.4.
		// Heat of vaporisation of water at 100 °C: 2,257 kJ/kg = 627 kWh/t.
		insight:
			"En la UE, lo que sale de un proceso de producción puede ser subproducto y no residuo si tiene un uso posterior cierto, directo y legal (Directiva 2008/98, artículo 5). En España se autoriza para un uso concreto: el usuario va antes que el laboratorio.",
		test: {
			title: "Un usuario, tres límites",
			text: "Pide a un posible usuario tres límites: humedad, tamaño y lo que no puede llevar. Junta diez muestras pequeñas de días distintos y haz medir solo eso; {company} leería a la vez los límites y el resultado.",
			decides:
				"el límite que incumple: si es humedad, dárselo húmedo a alguien suele costar menos que secarlo (desde 630 kWh por tonelada de agua)",
		},
		ask: {
			amount:
				"¿Cuánto sale, o hace falta, al mes, y es igual todo el año? Si lo es, quien lo use puede contar con ello; si no, el primer coste es guardarlo o secarlo.",
			data: "¿Se ha analizado o probado en algún producto? Si es así, se compara con los límites de quien lo usaría; si no, es él quien dice qué analizar.",
			open: "¿Se lo lleva alguien hoy, pagando o gratis? Si es así, ese es el precio que hay que mejorar; si no, lo que cuesta la retirada es lo que puede costar un usuario.",
		},
		ready: {
			condition: "El paso del que sale y lo que se le añade: sal, aceite, detergente",
			photos: "Fotos de un bote recién llenado y a los siete días",
			permits: "El código LER (en España, en el documento del transportista)",
			money: "La factura de retirada: precio por tonelada y portes",
		},
		aspect:
			"Menos materia prima para quien lo use, mientras acepte cada lote: el que rechaza hay que eliminarlo igual.",
		goal: "Toneladas usadas en lugar de eliminadas, según los albaranes.",
	},
	organic: {
		name: "los residuos orgánicos y el compost",
		// CalRecycle, Feedstock Characteristics: C:N 25–40. US EPA, Approaches to Composting: roughly three parts of browns to one of greens
		// by volume; other guides recommend as much of one as of the other. Permit for treatment: Directive 2008/98/EC, article 23.
		insight:
			"Lo orgánico húmedo rara vez se composta solo: pide de 25 a 40 partes de carbono por una de nitrógeno, y aire: con restos de comida, de uno a tres volúmenes de hoja seca o astilla. De dónde salen va antes que la máquina.",
		test: {
			title: "Dos semanas en la báscula",
			text: "Pesa dos semanas cada bolsa o carga y apunta de qué paso viene. Una vez por semana extiende una, o deja posar un bote, y mide lo que no debería llevar; {company} leería las dos listas.",
			decides:
				"lo que no debería llevar: plástico, vidrio o simple agua; si lo llevan todas las cargas, evitarlo suele ser más barato que quitarlo",
		},
		ask: {
			amount:
				"¿Cuántos kilos al día en la peor semana? Si son decenas, puede bastar una compostera allí mismo; si son cientos, una recogida o una planta, que suele necesitar permiso.",
			distance:
				"¿A qué distancia del tratamiento están la casa y el pozo más cercanos? Si están cerca, pesan más el olor y los lixiviados y se mira un equipo cerrado sobre solera; si están lejos, puede bastar un montón al aire.",
			open: "¿Quién usaría lo que resulte, y en qué meses? Si tienes tierra, puede convenir una planta pequeña; si hay que venderlo, decide su análisis.",
		},
		ready: {
			money: "Las facturas de los cubos o la cisterna: kilos y precio",
			place: "Suelo libre: metros cuadrados, pendiente y acceso de camiones",
			time: "Días de recogida y peores semanas",
			photos: "Fotos de un cubo abierto o del montón",
		},
		aspect: "Menos que enterrar o quemar; un montón pide atención cada semana, y sin aire pronto huele.",
		goal: "Kilos tirados por comida, animal o tonelada producida, según la báscula.",
	},
	contamination: {
		name: "los residuos peligrosos y los suelos contaminados",
		// Directive 2008/98/EC, article 18(1) to (3), as amended in 2018 (in Spain Law 7/2022, article 21). Declaration on transfer and on
		// new building: Law 7/2022, article 98.3. Aerial photographs: US flight, series B, 1956–57, mainland and Balearic Islands.
		insight:
			"No juntes lo que aún está separado: en la UE está prohibido mezclar o diluir residuos peligrosos sin permiso, y lo mezclado hay que separarlo si es posible y necesario (Directiva 2008/98, artículo 18). Vale también para la tierra peligrosa que se excava.",
		test: {
			title: "Una lista, sin mover nada",
			text: "Sin abrir ni mover nada, apunta bidones o manchas con etiqueta, litros o metros y estado. Si es suelo, mira fotos aéreas antiguas (en casi toda España, las de 1956-57 en la Fototeca del IGN). {company} leería ahí dónde muestrear.",
			decides:
				"lo urgente: si algo se hincha, humea o tiene cristales en el tapón, aléjate y llama al 112; si no, hay tiempo para tomar muestras",
		},
		ask: {
			data: "¿Qué papeles hay: albaranes, fichas de seguridad, planos antiguos, un informe del suelo? Si hay alguno, habrá menos que analizar; si no, se toman muestras antes de mover o presupuestar nada.",
			distance:
				"¿A qué distancia están el pozo, el arroyo o la casa más cercanos, y quedan más abajo? Si están cerca y más abajo, conviene muestrear pronto su agua; si no, se empieza por el origen.",
			open: "¿Se va a vender o edificar el lugar? Si es así, en España el dueño declara en escritura si hubo actividades contaminantes (Ley 7/2022, artículo 98), y se empieza por su historia; si no, bastan pocas muestras al principio.",
		},
		ready: {
			amount: "Bidones y litros, o metros cuadrados contados a pasos",
			photos: "Fotos a distancia segura, con las etiquetas legibles",
			time: "Usos anteriores y sus años, del archivo municipal",
			place: "La referencia catastral, o la dirección y la sala",
		},
		aspect:
			"Menos riesgo para las personas y el agua, si no se abre, excava ni mezcla nada antes de conocerlo; cuesta semanas al principio.",
		goal: "Kilos o metros cúbicos tratados, según el certificado de la planta.",
	},
	air: {
		name: "el aire, los olores, el polvo y el ruido",
		// ACGIH, Industrial Ventilation: about 10 % of the face velocity at one hood diameter (1998). Point source of
		// sound in the open: −6 dB per doubling. EN 13725:2022, odour by dynamic olfactometry.
		insight:
			"Casi todo es distancia: a un diámetro de la campana, el aire va a una décima parte, y al aire libre el ruido de un foco pequeño pierde 6 dB cada vez que se dobla. Acercar campana o pantalla suele rendir más que otro ventilador.",
		test: {
			title: "Dos cuadernos, dos semanas",
			text: "Apunta dos semanas la hora, el viento y la intensidad de 0 a 6, y en otro cuaderno lo que se hacía en el origen. {company} compararía los dos antes de medir nada (olor: EN 13725).",
			decides:
				"el paso que hay detrás de las peores horas: si es uno, tratar solo ese suele ser más barato que tratar todo el aire",
		},
		ask: {
			time: "De diez horas malas, ¿cuántas caen en el mismo paso del trabajo? Si son unas ocho, se encierra primero solo ese; si están repartidas, se mira la salida común.",
			permits:
				"¿Ha escrito el ayuntamiento o un inspector? Si es así, la carta dice qué hay que alcanzar y cuándo; si no, hay tiempo para buscar antes el origen.",
			open: "¿Se podría encerrar el origen una semana con tablas o cortinas? Si se puede, el efecto se ve antes de comprar nada; si no, hay que calcularlo.",
		},
		ready: {
			data: "Fichas de seguridad de lo que se pulveriza, lija o quema",
			distance: "Metros a la ventana más cercana y altura de la salida",
			photos: "Fotos de campana, conducto y placa del ventilador",
			amount: "Horas de marcha por semana y kilos de producto usados",
		},
		aspect:
			"Menos polvo, olor o ruido para quien está cerca; el aire que se extrae en invierno se lleva su calor.",
		goal: "Peores horas y quejas al mes, según los cuadernos.",
	},
	scrap: {
		name: "la recuperación de metales y equipos",
		// Directive 2012/19/EU, annex IV (photovoltaic panels) and article 9 (permits for treatment). ADR 2025, special provision 376:
		// damaged or defective lithium batteries.
		insight:
			"Lo que lleva enchufe no es solo metal: en la UE los aparatos y paneles solares desechados son RAEE, y quien los trata necesita permiso (Directiva 2012/19, artículo 9). El metal limpio se vende por tipos, y lo primero que separa es un imán.",
		test: {
			title: "Tres montones, sin abrir nada",
			text: "Haz tres montones: lo que funciona; lo que lleva batería, gas, aceite o pantalla; y el metal solo, probado con un imán. Cuenta cada tipo, pesa una pieza y fotografía su placa; {company} leería la lista.",
			decides:
				"lo que aún funciona: si es mucho, se pregunta antes a quien reacondiciona; las baterías de litio hinchadas viajan aparte (ADR, disposición 376)",
		},
		ask: {
			money:
				"¿Alguien ha dado un precio, o un coste, por cada tipo en vez de uno por todo? Si es así, se ve cuánto vale separar; si no, lo dirá un palé separado y pesado.",
			amount:
				"¿Cuántas piezas o kilos hay, más o menos? Si llenan un palé o más, tiene sentido una recogida; si no, suele salir más barata una ruta compartida o el punto limpio.",
			open: "¿Hace falta acreditar algo: datos borrados, números de serie, un certificado? Si hace falta, se acuerda antes de la recogida y tiene su precio; si no, deciden peso y tipo.",
		},
		ready: {
			data: "El inventario, con modelo y año",
			photos: "Fotos de las placas, primero las más grandes",
			place: "Planta, montacargas y ancho de la puerta",
			condition: "Qué piezas funcionan todavía o llevan batería, gas o datos",
		},
		aspect:
			"Menos mineral extraído por cada metal que se separa; las horas de desmontaje las paga el metal o su dueño.",
		goal: "Piezas reutilizadas y kilos por metal, según el certificado de la planta.",
	},
	studies: {
		name: "los estudios y planes ambientales",
		// ISO 14064-1:2018, GHG Protocol, ISO 14067:2018, ISO 14025:2006; ISO 14044:2006, 6.3: panel for public comparative assertions.
		// MITECO’s factors (yearly): fuels, vehicles, refrigerants, electricity.
		insight:
			"La norma va antes que la cuenta: la huella de carbono de una organización sigue ISO 14064-1 o GHG Protocol; la de un producto, ISO 14067; una DAP, ISO 14025; un permiso, la lista oficial. Publicar una comparación exige panel de revisión (ISO 14044).",
		test: {
			title: "Las diez facturas mayores",
			text: "Pregunta a quien lo pide qué norma o lista sigue. Después toma un producto, sitio o acto y suma las diez facturas mayores con factores publicados (en España, los del MITECO para energía); {company} miraría qué tres pesan más.",
			decides:
				"cuántas entradas suman casi todo: si son tres, suele bastar medir esas y tomar el resto de bases de datos",
		},
		ask: {
			data: "¿Qué cifras están en papel en kilos, litros o kilómetros, y no solo en euros? Si son casi todas, se puede empezar a contar; si son pocas, se piden antes las cantidades a los proveedores.",
			open: "¿El resultado se publicará o es para un solo lector? Si se publica como DAP o comparación, hay que pagar una revisión independiente; si no, se empieza por la plantilla del lector y una primera cifra aproximada.",
		},
		ready: {
			amount: "Piezas, kilos o huéspedes del período: entre qué se divide",
			money: "La lista de compras por proveedor, de contabilidad",
			distance: "Kilómetros y vehículo de las cinco entregas más pesadas",
			time: "El año o período, y la fecha de la respuesta",
		},
		aspect:
			"Menos medidas elegidas a ojo; a cambio, alguien tiene que archivar facturas y lecturas cada mes.",
	},
};

export const engineeringRequests: RequestTexts = {
	outlet: {
		title: "Un bote y un código LER",
		text: "Guarda un litro, con la fecha y el paso del que sale, y copia el código LER del documento del transportista. {company} miraría cuál de tres vías encaja: subproducto para alguien, valorización en una planta autorizada o eliminación.",
		decides:
			"la sustancia que el usuario no admite: si entra en un solo paso, evitarla allí suele ser más barato que quitarla después",
		ask: "¿Cuánto cuesta hoy retirar una tonelada? Si es más que un ensayo y el porte, se puede buscar quien lo use; si es menos, quizá lo sensato sea seguir igual.",
	},
	supplier: {
		title: "Qué entra, qué sale y la peor hora",
		text: "Escribe la cantidad por hora, qué entra, qué tiene que salir y la corriente y el desagüe que hay. {company} compararía los tipos de equipo; antes de comprar iría un mes con uno alquilado.",
		decides: "cuánto varía: mientras no se conozca la peor hora, alquilar arriesga menos que comprar",
		ask: "¿Conoces el valor que entra y el que se exige al final? Si tienes los dos, las ofertas se pueden comparar; si no, cada proveedor calculará otra cosa.",
	},
	site: {
		title: "Un plano con cuatro distancias",
		text: "Marca en un plano los metros a la casa, el pozo o arroyo, el desagüe y la línea eléctrica más cercanos, con la referencia catastral. {company} miraría qué admite el sitio antes que lo que iría encima.",
		// Royal Legislative Decree 7/2015, article 5 d: written information on the planning rules of a plot.
		decides:
			"el planeamiento: en España puedes pedir por escrito qué usos admite una finca; si el tuyo no está, otro terreno sale más barato",
		ask: "¿Tienes el sitio o lo buscas? Si lo tienes, lo primero es el uso que le da el plan urbanístico; si lo buscas, el tamaño lo dan la cantidad y los camiones al día.",
	},
	permit: {
		title: "A qué ventanilla ir primero",
		// Law 7/2022, article 33; consolidated Water Act (Royal Legislative Decree 1/2001), articles 100 and 101.2: the water authority,
		// for sewers the regional or local body.
		text: "Escribe adónde van el agua, el aire y los residuos, y cuánto. En España, la alcantarilla es del ayuntamiento o la comunidad autónoma; el río, de la administración hidráulica; los residuos, de la comunidad. {company} marcaría a quién preguntar primero.",
		decides:
			"el tamaño: muchos umbrales dependen de toneladas o metros cúbicos; si empezar con menos queda por debajo, suele ser más rápido",
		ask: "¿Hay ya un permiso, un acta de inspección o una carta? Si lo hay, su referencia y su plazo dan el orden; si no, conviene una visita a la administración antes de dibujar nada.",
	},
	money: {
		title: "Lo que cuesta no hacer nada",
		text: "Suma un año de la forma actual: retirada, cánones, multas, agua y horas. Pon al lado dos presupuestos con la misma especificación; {company} miraría en qué se diferencian y por qué.",
		decides:
			"los años hasta recuperarlo: si superan lo que queda de permiso o alquiler, suele ser más barato alquilar o contratarlo fuera",
		ask: "¿Hay dos presupuestos para lo mismo? Si los hay, se ve qué le falta a cada uno; si no, se empieza por una especificación de una página.",
	},
	technical: {
		title: "Un balance en una página",
		text: "Dibuja qué entra y qué sale de cada paso, con cantidades, y añade los análisis que haya. {company} buscaría el paso que causa la mayor parte antes de dibujar nada nuevo.",
		decides:
			"la parte de ese paso: si causa la mitad o más, cambiarlo suele ser más barato que una planta al final",
	},
	people: {
		title: "El primer cuarto de hora de cada día",
		text: "Escribe quién lo mira cada mañana, quién toma las muestras y quién lo hace en agosto. {company} repasaría la lista con ellos antes de elegir ningún equipo.",
		decides:
			"los días que nadie cubre: si los hay, un sistema sencillo o un contrato de mantenimiento arriesga menos que uno delicado",
		ask: "¿Quién se ocuparía en vacaciones? Si hay un nombre, puede ser algo que pida cuidado; si no, tiene que funcionar solo.",
	},
	trial: {
		title: "Un mes al lado de lo de siempre",
		text: "Haced funcionar un mes lo nuevo y lo de siempre con la misma entrada, los mismos puntos de muestra y un laboratorio externo. {company} miraría la entrada, los límites y lo que queda al final.",
		decides:
			"el valor que los dos hayáis escrito antes: si no se alcanza la última semana, parar es más barato que un segundo mes",
		ask: "¿Pones la tecnología o el sitio? Si es la tecnología, se empieza por resultados con una entrada real; si es el sitio, por sus caudales, los metros libres y su permiso.",
	},
	advice: {
		title: "Lo que te han dicho y una foto",
		text: "Envía lo que otros te han dicho u ofrecido, con el último análisis o factura y una foto. {company} miraría primero una cosa: si trata la causa o solo lo que se ve.",
		decides:
			"lo que cuesta una medición frente a equivocarse: si la decisión es pequeña, probarla es más barato",
	},
};
