import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "la cooperación y la empresa sostenible",
		why: "Es una plataforma empresarial sostenible y una asociación agraria.",
		// Arithmetic: five hours in each of 52 weeks are 260, which is six and a half weeks of forty hours.
		insight:
			"Si quien coordina no cobra, sus horas no salen en ninguna cuenta. Cinco a la semana son 260 al año, más de seis semanas a jornada completa: puestas como gasto en el primer presupuesto, se ve si la idea aguanta cuando esa persona lo deje.",
		test: {
			title: "Cuatro semanas a mano",
			text: "Durante cuatro semanas, de cinco a diez de quienes lo quieren hacen a mano la parte que se pueda probar, con un teléfono y una hoja. Una persona apunta cada hora que lleva.",
			decides:
				"cuánto costarían esas horas a cada participante; si nadie las pagaría, mejor una forma más sencilla",
		},
		ask: {
			people:
				"¿Cuántos han dicho que sí con nombre y cantidad? Si han firmado, tienes con qué negociar; si solo les gusta la idea, reúne antes las firmas.",
			money:
				"¿Qué paga o pierde hoy uno de ellos sin esto? Si hay una factura, ese es el margen para gastos nuevos; si no, empieza por encontrarla.",
			open: "¿Quién cogería el teléfono el segundo año? Si hay un nombre y se pagan las horas, se puede empezar; si no, eso va antes que la web o la marca.",
		},
		ready: {
			offer: "Lo que pone cada uno, en una lista firmada",
			place: "La zona que abarcaría, en un mapa",
			time: "Fechas que no se mueven: campaña, alquiler, licitación",
			open: "Los estatutos, si los hay: suelen estar en el registro autonómico",
		},
		aspect:
			"Menos gasto o menos viajes para cada uno, si las horas de quien coordina cuestan menos que lo ahorrado.",
		goal: "Compromisos firmados y su importe anual, según el acuerdo.",
	},
	cooperatives: {
		name: "las cooperativas y las compras conjuntas",
		// Ley 27/1999, de Cooperativas (Spain, for those at work in several regions), arts. 8 (three members) and 51.5 (five years); Catalonia: Llei 12/2015, arts. 12 and 23 (two, a third within five years; consumers ten). Associations: Ley Orgánica 1/2002, art. 23.
		insight:
			"La primera regla que conviene escribir es la salida: qué recupera quien se va y cuándo. La ley estatal española da a la cooperativa hasta cinco años para devolver el capital reembolsable (Ley 27/1999, art. 51); hay leyes autonómicas, y los estatutos pueden acortarlo.",
		test: {
			title: "Una hoja firmada para tres meses",
			text: "Cada uno escribe lo que compra, vende o aporta en un año y firma los tres primeros meses. Uno del grupo enseña esa hoja a dos proveedores, clientes o aseguradoras y compara las respuestas.",
			decides:
				"lo que gana cada uno; si las horas y el transporte cuestan más, mejor un simple acuerdo por escrito",
		},
		ask: {
			people:
				"¿Cuántos firmarían por un año? Con tres, la ley estatal permite una cooperativa (en Cataluña bastan dos para empezar; diez si es de consumo); si solo es para comprar juntos, puede bastar un acuerdo por escrito.",
			money:
				"¿Qué paga o cobra hoy cada uno por lo mismo? Si las cifras difieren mucho, ahí está lo que se puede ganar; si son parecidas, mira el transporte y el almacén.",
			open: "¿Qué pasa con existencias y deudas si uno se va a mitad de año? Si está escrito, se puede firmar lo demás; si no, empieza por esa línea.",
		},
		ready: {
			amount: "Lo que gasta o vende cada uno: doce meses de facturas",
			offer: "Lo que puede poner cada uno: horas, máquinas, espacio",
			time: "Cuándo vencen los contratos de ahora: su última página",
			open: "Estatutos tipo: registro autonómico o federación de cooperativas",
		},
		aspect: "Más peso en cada negociación y menos libertad: cantidades, fechas y reglas obligan a todos.",
		goal: "Socios que han firmado y su importe anual conjunto, según el libro de socios.",
	},
	trade: {
		name: "el producto, el comercio y el turismo locales",
		// Regulation (EU) 1169/2011, art. 8(1); Directive (EU) 2015/2302, arts. 2, 3 and 13 and recital 18: with a night, activities that are a quarter of the price or an advertised essential feature; not for what is occasional, not for profit and for a limited group.
		insight:
			"Quien vende con su nombre responde de ello: en la UE, de la etiqueta de un alimento, la empresa con cuyo nombre se vende (Reglamento 1169/2011, art. 8); de noche y actividades a un precio, por lo general quien las combina y vende (Directiva 2015/2302).",
		test: {
			title: "Diez que pagan antes",
			text: "Durante cuatro semanas lo ofreces a diez clientes o huéspedes con fecha y pago por adelantado, antes de imprimir o programar nada. Apuntas cada viaje, cada hora y cada queja.",
			decides:
				"cuántos de los diez repiten o traen a alguien; fija antes el mínimo, por ejemplo cinco: por debajo, cambia la oferta y no la web",
		},
		ask: {
			amount:
				"¿Cuánto podrías entregar, o a cuántos recibir, en tu peor mes? Si apenas cambia, sirve para comedores y agencias; si cambia mucho, mejor mercados, cestas o fechas sueltas.",
			money:
				"¿Qué queda del precio después de envase, transporte y comisión? Si paga tu trabajo, busca más de lo mismo; si no, primero pedidos mayores en menos paradas.",
			open: "¿Quién ha dicho que sí por escrito a una cantidad o una fecha? Si hay alguien, empieza por ahí; si no, pregunta a tres antes de montar nada.",
		},
		ready: {
			open: "Quién participa, con horarios o días de reparto",
			permits: "Si es comida: el registro sanitario de quien la manipula",
			distance: "Una ruta de reparto o de visita, en kilómetros y paradas",
		},
		aspect:
			"Sin intermediario, a quien produce o recibe puede quedarle más del precio, y le quedan también los repartos, las quejas y las semanas malas.",
		goal: "La parte del precio que se queda en la zona, según las facturas de una temporada.",
	},
	community: {
		name: "el uso compartido, la reparación y las redes",
		// Ley Orgánica 1/2002, reguladora del Derecho de Asociación (Spain), arts. 5.1 (three founders), 10.4 (promoters of what is not registered) and 15.2 (members).
		insight:
			"En España, los promotores de una asociación sin inscribir responden con lo suyo de lo que contraten; ya inscrita, los socios no responden de sus deudas (Ley Orgánica 1/2002, arts. 10 y 15). Bastan tres para fundarla, si ninguna entidad lo acoge.",
		test: {
			title: "Cuatro semanas contando peticiones",
			text: "Durante cuatro semanas, en un edificio, una calle o un grupo de empresas, alguien apunta cada petición: qué, cuándo y si se atendió. Para eso basta la lista, el chat o la app que haya.",
			decides: "cuántas peticiones se atienden por semana; si son una o dos, mejor una fecha fija al mes",
		},
		ask: {
			people:
				"¿Quién lo lleva cuando tú no estás? Si otra persona tiene las llaves y las contraseñas, puede crecer; si no, búscala antes que nada.",
			place:
				"¿Dónde se haría o se guardaría? Si el dueño lo ha autorizado por escrito, fija días y horas; si no, empieza de invitado donde ya va gente, como una biblioteca.",
			open: "¿Quién paga si algo se rompe o alguien se hace daño? Si una aseguradora ha contestado por escrito, se puede abrir; si no, esa es la primera llamada.",
		},
		ready: {
			open: "Lo que hay para compartir o usar, con fotos",
			time: "Días y horas en que hay alguien",
			money: "Lo que cuesta un mes: local, piezas, programa, seguro",
			data: "Cuánto se usa ahora: la agenda o la app",
		},
		aspect:
			"Se compra y se hace menos dos veces, mientras alguien guarde, revise y conteste: esas horas hay que pagarlas o regalarlas.",
		goal: "Préstamos, reparaciones o intercambios al mes, según la hoja o la app.",
	},
	succession: {
		name: "el relevo en el campo, los oficios y los pueblos",
		// Accounting: sole traders have no contract with themselves, so their own work is no expense; relatives’ work is one only under contract (Spain: Ley 35/2006, art. 30.2). Staff: Estatuto de los Trabajadores (Real Decreto Legislativo 2/2015), art. 44.
		insight:
			"Cuando se traspasa un negocio, en el beneficio de un autónomo va dentro su propio sueldo. Por lo general, se resta un sueldo por cada par de manos que no cobra; solo con el resto se puede pagar el traspaso.",
		test: {
			title: "Una semana en el peor mes",
			text: "Quien podría venir trabaja y vive allí una semana del peor mes, con las cuentas o el alquiler sobre la mesa. Después, cada parte escribe lo que necesitaría para quedarse.",
			decides:
				"lo que queda al mes después de alquiler, deudas y un sueldo; si no da para vivir, antes hace falta un segundo ingreso",
		},
		ask: {
			money:
				"¿Qué queda en un año normal cuando cobran todos los que trabajan, también la familia? Si queda algo, el negocio se puede vender; si no, quizá atraigan antes la casa, la tierra o las herramientas.",
			time: "¿Cuándo hay que entregar el trabajo? Si quedan una o dos temporadas, se puede enseñar trabajando juntos; si no, apunta ya clientes, proveedores y recetas.",
			open: "¿De quién son el local, la tierra o las casas? Si son de quien se va, cabe un alquiler con opción de compra; si son de otro, lee antes si el contrato se puede ceder.",
		},
		ready: {
			data: "Las cuentas de tres años: la gestoría o las declaraciones de renta",
			permits: "Licencias a nombre del titular: ayuntamiento, sanidad o transportes",
			open: "Los contratos de la plantilla: en España, si el negocio sigue, pasan al sucesor",
			photos: "Lo que se entregaría: máquinas, existencias, casas, con fotos",
		},
		aspect:
			"El trabajo se queda en el sitio, con un precio: mientras se enseña, quizá vivan dos hogares de un negocio.",
		goal: "Negocios abiertos y personas empadronadas un año después, según las licencias y el padrón.",
	},
};

export const platformRequests: RequestTexts = {
	outlet: {
		title: "El mismo lote para tres destinos",
		text: "Ofreces a la vez el mismo lote pequeño a tres destinos distintos, como un comedor, una tienda y una entidad, y apuntas qué pide cada uno: días, envase, plazo de pago. {company} compara contigo las respuestas.",
		decides: "la cantidad de tu peor mes; si no es regular, mejor un mercado, una cesta o un lote suelto",
	},
	supplier: {
		title: "Una necesidad que tienen otros",
		text: "Escribes qué necesitas, cuánto, para cuándo y qué pagas hoy, y pides a otros dos que necesitan lo mismo que sumen lo suyo. Con esa hoja {company} ve si tiene sentido un pedido conjunto.",
		decides:
			"si la suma llega al pedido mínimo de un proveedor; si no, mejor el mayorista más cercano que un pedido conjunto",
		ask: "¿Cuánto necesitas al año y quién necesita lo mismo cerca de ti? Si hay otros, pide un precio para todos; si no, importa más el plazo que el precio.",
	},
	site: {
		title: "Las horas antes que los metros",
		text: "Escribes en qué horas y meses necesitas un sitio, qué ruido, frío o agua supone y qué puedes pagar. {company} lo lee contigo: si bastan unas horas, también puede cedértelo quien lo usa el resto del tiempo.",
		decides:
			"si otro puede usarlo el resto de la semana; si no, el alquiler entero tiene que caber en tu presupuesto",
		ask: "¿Qué horas de la semana lo necesitas? Si son unas pocas, pregunta a quien lo tiene vacío entonces; si es toda la semana, busca un alquiler y cuenta su coste entero.",
	},
	permit: {
		title: "Primero quién decide y quién cobra",
		text: "Escribes en una página quién decide, quién pone qué y adónde va lo que entra. {company} la repasa contigo; con ella, un abogado o una federación de cooperativas tarda menos.",
		decides:
			"si quienes participan trabajan o comercian a través de ello; si solo se reúnen y lo usan, suele bastar una asociación",
		ask: "¿Quienes participan trabajan en ello, venden o compran con ello, o solo lo usan? Si trabajan o comercian, lo probable es una cooperativa o sociedad; si solo lo usan, suele bastar una asociación.",
	},
	money: {
		title: "Lo que ya han pagado quienes participan",
		text: "Antes de que nadie decida, pones en una página cuántos han pagado una cuota o señal, lo que cuesta un año con las horas de coordinación y qué queda si se va un tercio. {company} la lee.",
		decides:
			"si quienes han firmado cubren un año; si no, mejor empezar con menos zona o una prueba más corta",
		ask: "¿Qué parte de la suma pondrían quienes participan? Si hay una buena parte firmada, otros pueden juzgar el resto; si no hay nada, una primera cuota suya va antes que buscar fuera.",
	},
	technical: {
		title: "Un caso, de la petición al pago",
		text: "Dibujas en una hoja un pedido, una reserva o una decisión, de principio a fin, con todos los que lo tocan. {company} busca contigo el paso que pide una herramienta y los que piden una regla.",
		decides:
			"cuántas veces por semana se repite ese paso; si son pocas, mejor una hoja de cálculo compartida que un programa propio",
		ask: "¿Con qué se lleva hoy: papel, chat, hoja de cálculo? Si falla un paso, arregla ese; si fallan todos, acuerda las reglas antes de comprar nada.",
	},
	people: {
		title: "Una tarea con final",
		text: "Escribes una tarea con sus horas, su último día y lo que recibe quien la haga, y la pides en persona donde ya se junta gente adecuada. {company} la lee antes contigo.",
		decides:
			"si alguien dice que sí a esa tarea; si nadie lo hace, es demasiado larga o hay que pagar las horas",
		ask: "¿Para qué tarea y cuántas horas a la semana? Si tiene final, pídelo en persona; si no lo tiene, divídela antes.",
	},
	trial: {
		title: "Cinco que prueban, con último día",
		text: "Acuerdas con cinco a diez que lo usarían un primer día, un último día y una cifra que contar. {company} y tú escribís antes con qué cifra se seguiría.",
		decides: "si seguirían sin que nadie se lo pida; si no, habla con quienes lo dejaron antes de crecer",
		ask: "¿Quién lo probaría primero y cuántas semanas? Si cinco están de acuerdo, pon fecha; si no, búscalos antes de cambiar nada.",
	},
	advice: {
		title: "Tres preguntas a quien ya lo ha hecho",
		text: "Preguntas a un grupo de tamaño parecido que ya lo ha hecho qué costó más de lo previsto, quién se fue y por qué, y por dónde empezaría. {company} repasa contigo las respuestas.",
		decides:
			"si su número y sus ingresos se parecen a los tuyos; si no, mejor copiar una sola regla que el conjunto",
	},
};
