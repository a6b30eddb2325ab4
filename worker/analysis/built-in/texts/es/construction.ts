import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "la construcción y la agrotecnología",
		why: "La construcción y la agrotecnología son sus dos ámbitos.",
		ask: {
			data: "¿Qué se ha medido hasta ahora y en qué meses? Si hay datos de un año entero, hay con qué comparar; si no, un registrador o un contador va antes que cualquier oferta.",
			permits:
				"¿Se va a construir o a excavar algo? Si es así, pregunta antes en el ayuntamiento qué permite el plan en esa parcela; si no, para empezar suele bastar el permiso escrito del propietario.",
			open: "¿Qué cifra tendría que cambiar, y cuánto, para que compense lo que cuesta? Si la sabes, basta una parte para comprobarlo; si no, elige esa cifra antes que la solución.",
		},
	},
	refurbishment: {
		name: "los edificios y su rehabilitación",
		why: "La construcción es uno de sus dos ámbitos.",
		ask: {
			permits:
				"¿Está protegido el edificio? Si lo está, la fachada suele quedarse como está y se aísla por dentro; si no, suele ser mejor por fuera: se tapan también los cantos de los forjados, que son puentes térmicos.",
			people:
				"¿Se queda alguien dentro durante la obra? Si es así, se trabaja por fuera o planta por planta; si no, pueden entrar todos los oficios a la vez, que suele salir más barato.",
			open: "¿Se construyó o se reformó antes de 2003? Si es así, en España haz que miren si hay amianto antes de que nadie taladre; si es más nuevo, ese paso suele sobrar.",
		},
	},
	materials: {
		name: "los materiales de construcción y su uso en obra",
		why: "La construcción es uno de sus dos ámbitos.",
		ask: {
			product:
				"¿Va a soportar peso, o solo rellena, reviste o cubre? Si soporta peso, cuenta con ensayos de cada lote y una firma; si no, muchas veces basta una ficha con pocos datos, como el fuego.",
			amount:
				"¿Cuánto hay, o hace falta, de un mismo tipo y medida? Si da para una obra entera, se puede dibujar desde el principio; si no, encaja mejor en reparaciones, tapias y muebles.",
			open: "¿Hay un arquitecto o ingeniero dispuesto a ponerlo en un proyecto? Si lo hay, pregúntale qué dato le falta; si no, búscalo antes que a la constructora.",
		},
	},
	"urban-green": {
		name: "la vegetación, la sombra y los espacios abiertos",
		ask: {
			permits:
				"¿De quién es el suelo, el muro o la cubierta, y lo autoriza por escrito? Si es así, pide después el plano de servicios o la carga; si no, ese permiso va antes que el dibujo.",
			people:
				"¿Quién lo cuidaría en julio y agosto? Si va alguien cada semana, aguantan árboles y parterres; si no va nadie, elige lo que viva con dos visitas al año.",
			open: "¿De dónde saldría el agua en agosto? Si hay toma o depósito, caben árboles; si solo hay lluvia, elige plantas que paren en verano.",
		},
	},
	farming: {
		name: "los cultivos, el suelo y el riego",
		why: "La agrotecnología es uno de sus dos ámbitos.",
		ask: {
			data: "¿Hay datos anteriores de suelo, agua o cosecha? Si los hay, con ellos se compara; si no, toma muestras ya, porque después no se pueden recuperar.",
			amount:
				"¿Qué superficie tienes y cuánta podrías arriesgar una campaña? Si salen ocho franjas, líneas o mesas, pruébalo en casa; si no, reparte el ensayo con un vecino.",
			open: "¿Qué cifra pagaría el cambio: kilos, metros cúbicos, horas o tratamientos? Si ya la apuntas, parte de la campaña pasada; si no, apuntarla es el primer paso.",
		},
	},
};

export const constructionRequests: RequestTexts = {
	outlet: {
		title: "Empezar por una obra pequeña",
		text: "Ofreces a un constructor o agricultor lo justo para una sola obra o parcela pequeña, y recoges lo que sobre. {company} mira antes una muestra y dice qué uso probaría primero.",
		decides:
			"si el segundo lote es igual que el primero; si varía, encaja mejor en reparaciones y obras pequeñas",
	},
	supplier: {
		title: "Pedir a tres el precio con transporte",
		text: "Pides a {company} y a otros dos el precio entregado y descargado, el lote mínimo y el plazo. En lo que pesa o abulta, el transporte puede costar más que la mercancía.",
		decides: "el precio puesto en destino; si el viaje es la mayor parte, mejor algo más cercano",
		ask: "¿Para cuándo lo necesitas y podrías guardarlo antes? Si puede llegar pronto, decide el precio; si no, pregunta primero quién lo tiene.",
	},
	money: {
		title: "Escribir tres cifras en una página",
		text: "Escribes en una página lo que cuesta la parte más pequeña que funciona sola, lo que ahorra o ingresa al año y lo que pones tú, cada cosa con su oferta o factura. {company} lee esa página.",
		decides:
			"en cuántos años se paga esa parte; si no dura más que eso, mejor una parte menor o una subvención",
		ask: "¿Cuál es la parte más pequeña que funciona sola y cuánto cuesta? Si es poco, busca primero esa suma; si solo funciona entera, consigue antes permisos y ofertas.",
	},
	technical: {
		title: "Un croquis y el dato que falta",
		text: "Envías a {company} un croquis con medidas, fotos y el dato que te falta: una carga, un caudal, un espesor. En una llamada se ve qué se puede calcular y qué hay que medir allí.",
		decides:
			"si ese dato se puede sacar a distancia; si depende de lo que no se ve, antes va una visita o una cata",
	},
	trial: {
		title: "Acordar por escrito la prueba más pequeña",
		text: "Antes de empezar, {company} y tú ponéis por escrito qué parte, qué meses, qué se lee y cada cuánto, y qué se repone si sale mal. Basta media página.",
		decides: "si los dos sabéis qué lectura os haría parar; si no, primero medir y después probar",
		ask: "¿Cuánto tiempo y en qué superficie se podría probar? Si es un ciclo entero, se podrá comparar; si son unas semanas, que sirva solo para ver si se monta y se maneja bien.",
	},
};
