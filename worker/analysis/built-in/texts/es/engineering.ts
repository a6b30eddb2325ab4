import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const engineering: CompanyTexts<"engineering"> = {
	company: {
		name: "la ingeniería sostenible",
		why: "La ingeniería sostenible y los residuos son su ámbito.",
		ask: {
			data: "¿Hay un análisis o un recuento de más de un día? Si lo hay, muestra cuánto varía; si no, hacen falta otros dos días antes de diseñar.",
			permits:
				"¿Qué carta o permiso fija lo que hay que alcanzar? Si existe, da el objetivo; si no, se pregunta a la administración o al cliente antes de diseñar nada.",
			open: "¿Hay una fecha, como una inspección o un plazo? Si quedan menos de tres meses, se empieza por un equipo alquilado o un depósito; si no, por medir.",
		},
	},
	water: {
		name: "el uso y el tratamiento del agua",
		ask: {
			data: "¿Hay un análisis con conductividad, de más de un día? Si lo hay, se puede acotar el tipo de tratamiento; si no, se empieza por tres muestras.",
			permits:
				"¿De dónde viene y adónde va el agua? Si va a la alcantarilla, en España los límites los pone quien la gestiona, ayuntamiento o comunidad autónoma; si va a un río o sale de un pozo, la administración hidráulica.",
			open: "¿Se podría apartar algo: el primer enjuague, la salmuera o la lluvia? Si se puede, solo se trata esa parte; si no, el tamaño lo fija todo el caudal.",
		},
	},
	residues: {
		name: "los residuos y subproductos y su aprovechamiento",
		ask: {
			amount:
				"¿Cuánto sale, o hace falta, al mes, y es igual todo el año? Si lo es, quien lo use puede contar con ello; si no, el primer coste es guardarlo o secarlo.",
			data: "¿Se ha analizado o probado en algún producto? Si es así, se compara con los límites de quien lo usaría; si no, es él quien dice qué analizar.",
			open: "¿Se lo lleva alguien hoy, pagando o gratis? Si es así, ese es el precio que hay que mejorar; si no, lo que cuesta la retirada es lo que puede costar un usuario.",
		},
	},
	organic: {
		name: "los residuos orgánicos y el compost",
		ask: {
			amount:
				"¿Cuántos kilos al día en la peor semana? Si son decenas, puede bastar una compostera allí mismo; si son cientos, una recogida o una planta, que suele necesitar permiso.",
			distance:
				"¿A qué distancia del tratamiento están la casa y el pozo más cercanos? Si están cerca, pesan más el olor y los lixiviados y se mira un equipo cerrado sobre solera; si están lejos, puede bastar un montón al aire.",
			open: "¿Quién usaría lo que resulte, y en qué meses? Si tienes tierra, puede convenir una planta pequeña; si hay que venderlo, decide su análisis.",
		},
	},
	contamination: {
		name: "los residuos peligrosos y los suelos contaminados",
		ask: {
			data: "¿Qué papeles hay: albaranes, fichas de seguridad, planos antiguos, un informe del suelo? Si hay alguno, habrá menos que analizar; si no, se toman muestras antes de mover o presupuestar nada.",
			distance:
				"¿A qué distancia están el pozo, el arroyo o la casa más cercanos, y quedan más abajo? Si están cerca y más abajo, conviene muestrear pronto su agua; si no, se empieza por el origen.",
			open: "¿Se va a vender o edificar el lugar? Si es así, en España el dueño declara en escritura si hubo actividades contaminantes (Ley 7/2022, artículo 98), y se empieza por su historia; si no, bastan pocas muestras al principio.",
		},
	},
	air: {
		name: "el aire, los olores, el polvo y el ruido",
		ask: {
			time: "De diez horas malas, ¿cuántas caen en el mismo paso del trabajo? Si son unas ocho, se encierra primero solo ese; si están repartidas, se mira la salida común.",
			permits:
				"¿Ha escrito el ayuntamiento o un inspector? Si es así, la carta dice qué hay que alcanzar y cuándo; si no, hay tiempo para buscar antes el origen.",
			open: "¿Se podría encerrar el origen una semana con tablas o cortinas? Si se puede, el efecto se ve antes de comprar nada; si no, hay que calcularlo.",
		},
	},
	scrap: {
		name: "la recuperación de metales y equipos",
		ask: {
			money:
				"¿Alguien ha dado un precio, o un coste, por cada tipo en vez de uno por todo? Si es así, se ve cuánto vale separar; si no, lo dirá un palé separado y pesado.",
			amount:
				"¿Cuántas piezas o kilos hay, más o menos? Si llenan un palé o más, tiene sentido una recogida; si no, suele salir más barata una ruta compartida o el punto limpio.",
			open: "¿Hace falta acreditar algo: datos borrados, números de serie, un certificado? Si hace falta, se acuerda antes de la recogida y tiene su precio; si no, deciden peso y tipo.",
		},
	},
	studies: {
		name: "los estudios y planes ambientales",
		ask: {
			data: "¿Qué cifras están en papel en kilos, litros o kilómetros, y no solo en euros? Si son casi todas, se puede empezar a contar; si son pocas, se piden antes las cantidades a los proveedores.",
			open: "¿El resultado se publicará o es para un solo lector? Si se publica como DAP o comparación, hay que pagar una revisión independiente; si no, se empieza por la plantilla del lector y una primera cifra aproximada.",
		},
	},
};

export const engineeringRequests: RequestTexts = {
	outlet: {
		title: "Guardar un litro y mirar el código",
		text: "Guarda un litro, con la fecha y el paso del que sale, y copia el código LER del documento del transportista. {company} miraría cuál de tres vías encaja: subproducto para alguien, valorización en una planta autorizada o eliminación.",
		decides:
			"la sustancia que el usuario no admite: si entra en un solo paso, evitarla allí suele ser más barato que quitarla después",
		ask: "¿Cuánto cuesta hoy retirar una tonelada? Si es más que un ensayo y el porte, se puede buscar quien lo use; si es menos, quizá lo sensato sea seguir igual.",
	},
	supplier: {
		title: "Apuntar qué entra y qué sale",
		text: "Escribe la cantidad por hora, qué entra, qué tiene que salir y la corriente y el desagüe que hay. {company} compararía los tipos de equipo; antes de comprar iría un mes con uno alquilado.",
		decides: "cuánto varía: mientras no se conozca la peor hora, alquilar arriesga menos que comprar",
		ask: "¿Conoces el valor que entra y el que se exige al final? Si tienes los dos, las ofertas se pueden comparar; si no, cada proveedor calculará otra cosa.",
	},
	permit: {
		title: "Saber a quién pedir permiso primero",
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
		title: "Dibujar en una página cada paso",
		text: "Dibuja qué entra y qué sale de cada paso, con cantidades, y añade los análisis que haya. {company} buscaría el paso que causa la mayor parte antes de dibujar nada nuevo.",
		decides:
			"la parte de ese paso: si causa la mitad o más, cambiarlo suele ser más barato que una planta al final",
	},
	trial: {
		title: "Comparar durante un mes ambas formas",
		text: "Haced funcionar un mes lo nuevo y lo de siempre con la misma entrada, los mismos puntos de muestra y un laboratorio externo. {company} miraría la entrada, los límites y lo que queda al final.",
		decides:
			"el valor que los dos hayáis escrito antes: si no se alcanza la última semana, parar es más barato que un segundo mes",
		ask: "¿Pones la tecnología o el sitio? Si es la tecnología, se empieza por resultados con una entrada real; si es el sitio, por sus caudales, los metros libres y su permiso.",
	},
};
