import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "la cooperación y la empresa sostenible",
		why: "Es una plataforma empresarial sostenible y una asociación agraria.",
		ask: {
			people:
				"¿Cuántos han dicho que sí con nombre y cantidad? Si han firmado, tienes con qué negociar; si solo les gusta la idea, reúne antes las firmas.",
			money:
				"¿Qué paga o pierde hoy uno de ellos sin esto? Si hay una factura, ese es el margen para gastos nuevos; si no, empieza por encontrarla.",
			open: "¿Quién cogería el teléfono el segundo año? Si hay un nombre y se pagan las horas, se puede empezar; si no, eso va antes que la web o la marca.",
		},
	},
	cooperatives: {
		name: "las cooperativas y las compras conjuntas",
		ask: {
			people:
				"¿Cuántos firmarían por un año? Con tres, la ley estatal permite una cooperativa (en Cataluña bastan dos para empezar; diez si es de consumo); si solo es para comprar juntos, puede bastar un acuerdo por escrito.",
			money:
				"¿Qué paga o cobra hoy cada uno por lo mismo? Si las cifras difieren mucho, ahí está lo que se puede ganar; si son parecidas, mira el transporte y el almacén.",
			open: "¿Qué pasa con existencias y deudas si uno se va a mitad de año? Si está escrito, se puede firmar lo demás; si no, empieza por esa línea.",
		},
	},
	trade: {
		name: "el producto, el comercio y el turismo locales",
		ask: {
			amount:
				"¿Cuánto podrías entregar, o a cuántos recibir, en tu peor mes? Si apenas cambia, sirve para comedores y agencias; si cambia mucho, mejor mercados, cestas o fechas sueltas.",
			money:
				"¿Qué queda del precio después de envase, transporte y comisión? Si paga tu trabajo, busca más de lo mismo; si no, primero pedidos mayores en menos paradas.",
			open: "¿Quién ha dicho que sí por escrito a una cantidad o una fecha? Si hay alguien, empieza por ahí; si no, pregunta a tres antes de montar nada.",
		},
	},
	community: {
		name: "el uso compartido, la reparación y las redes",
		ask: {
			people:
				"¿Quién lo lleva cuando tú no estás? Si otra persona tiene las llaves y las contraseñas, puede crecer; si no, búscala antes que nada.",
			place:
				"¿Dónde se haría o se guardaría? Si el dueño lo ha autorizado por escrito, fija días y horas; si no, empieza de invitado donde ya va gente, como una biblioteca.",
			open: "¿Quién paga si algo se rompe o alguien se hace daño? Si una aseguradora ha contestado por escrito, se puede abrir; si no, esa es la primera llamada.",
		},
	},
	succession: {
		name: "el relevo en el campo, los oficios y los pueblos",
		ask: {
			money:
				"¿Qué queda en un año normal cuando cobran todos los que trabajan, también la familia? Si queda algo, el negocio se puede vender; si no, quizá atraigan antes la casa, la tierra o las herramientas.",
			time: "¿Cuándo hay que entregar el trabajo? Si quedan una o dos temporadas, se puede enseñar trabajando juntos; si no, apunta ya clientes, proveedores y recetas.",
			open: "¿De quién son el local, la tierra o las casas? Si son de quien se va, cabe un alquiler con opción de compra; si son de otro, lee antes si el contrato se puede ceder.",
		},
	},
};

export const platformRequests: RequestTexts = {
	outlet: {
		title: "Ofrecer el mismo lote a tres compradores",
		text: "Ofreces a la vez el mismo lote pequeño a tres destinos distintos, como un comedor, una tienda y una entidad, y apuntas qué pide cada uno: días, envase, plazo de pago. {company} compara contigo las respuestas.",
		decides: "la cantidad de tu peor mes; si no es regular, mejor un mercado, una cesta o un lote suelto",
	},
	supplier: {
		title: "Buscar a otros con la misma necesidad",
		text: "Escribes qué necesitas, cuánto, para cuándo y qué pagas hoy, y pides a otros dos que necesitan lo mismo que sumen lo suyo. Con esa hoja {company} ve si tiene sentido un pedido conjunto.",
		decides:
			"si la suma llega al pedido mínimo de un proveedor; si no, mejor el mayorista más cercano que un pedido conjunto",
		ask: "¿Cuánto necesitas al año y quién necesita lo mismo cerca de ti? Si hay otros, pide un precio para todos; si no, importa más el plazo que el precio.",
	},
	permit: {
		title: "Escribir quién decide y quién cobra",
		text: "Escribes en una página quién decide, quién pone qué y adónde va lo que entra. {company} la repasa contigo; con ella, un abogado o una federación de cooperativas tarda menos.",
		decides:
			"si quienes participan trabajan o comercian a través de ello; si solo se reúnen y lo usan, suele bastar una asociación",
		ask: "¿Quienes participan trabajan en ello, venden o compran con ello, o solo lo usan? Si trabajan o comercian, lo probable es una cooperativa o sociedad; si solo lo usan, suele bastar una asociación.",
	},
	money: {
		title: "Contar cuántos han pagado ya",
		text: "Antes de que nadie decida, pones en una página cuántos han pagado una cuota o señal, lo que cuesta un año con las horas de coordinación y qué queda si se va un tercio. {company} la lee.",
		decides:
			"si quienes han firmado cubren un año; si no, mejor empezar con menos zona o una prueba más corta",
		ask: "¿Qué parte de la suma pondrían quienes participan? Si hay una buena parte firmada, otros pueden juzgar el resto; si no hay nada, una primera cuota suya va antes que buscar fuera.",
	},
	trial: {
		title: "Empezar con cinco participantes",
		text: "Acuerdas con cinco a diez que lo usarían un primer día, un último día y una cifra que contar. {company} y tú escribís antes con qué cifra se seguiría.",
		decides: "si seguirían sin que nadie se lo pida; si no, habla con quienes lo dejaron antes de crecer",
		ask: "¿Quién lo probaría primero y cuántas semanas? Si cinco están de acuerdo, pon fecha; si no, búscalos antes de cambiar nada.",
	},
};
