import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const construction: CompanyTexts<"construction"> = {
	company: {
		name: "la construcción y la agrotecnología",
		why: "La construcción y la agrotecnología son sus dos ámbitos.",
		// A baseline over a full operating cycle: IPMVP Core Concepts (EVO, 2016), in a building usually a year; strips beside one another: On-Farm Testing (Washington State University, 1994).
		insight:
			"Para demostrar un ahorro se compara un ciclo entero: en un edificio, por lo general un año antes y otro después (protocolo IPMVP); en un cultivo, una campaña con franjas sin tocar al lado, porque el tiempo cambia de un año a otro.",
		test: {
			title: "Cuatro semanas antes de tocar nada",
			text: "Durante cuatro semanas, antes de tocar nada, lees la misma cifra en dos sitios parecidos: donde irá el cambio y donde no. {company} mira contigo las dos listas.",
			decides:
				"cuánto se separan ya las dos; si es más de lo que esperas ganar, busca antes una pareja de sitios mejor",
		},
		ask: {
			data: "¿Qué se ha medido hasta ahora y en qué meses? Si hay datos de un año entero, hay con qué comparar; si no, un registrador o un contador va antes que cualquier oferta.",
			permits:
				"¿Se va a construir o a excavar algo? Si es así, pregunta antes en el ayuntamiento qué permite el plan en esa parcela; si no, para empezar suele bastar el permiso escrito del propietario.",
			open: "¿Qué cifra tendría que cambiar, y cuánto, para que compense lo que cuesta? Si la sabes, basta una parte para comprobarlo; si no, elige esa cifra antes que la solución.",
		},
		ready: {
			open: "En España, la referencia catastral: gratis en la web del Catastro",
			photos: "Fotos en las que se vea una persona o un metro",
			money: "La última oferta o factura por lo mismo",
		},
		aspect:
			"Menos material, agua o energía perdidos por un cálculo a ojo, a cambio de unos meses antes del pedido grande.",
		goal: "Energía, agua o material por metro cuadrado, según contadores y albaranes de antes y después.",
	},
	refurbishment: {
		name: "los edificios y su rehabilitación",
		why: "La construcción es uno de sus dos ámbitos.",
		// Mould above 80 % at the surface for several days: EN ISO 13788:2012, 5.3, and BS 5250, annex D; fungi in timber above 20 %: Código Técnico, DB SE-M (2009), 3.2.1.2, use class 2; ban of asbestos from 15 December 2002: Orden of 7 December 2001 (Spain).
		insight:
			"Por lo general el orden es agua, aire y calor: cubierta y humedades, luego ventilación, después aislamiento. Al moho le basta, varios días, más de un 80 % de humedad relativa en la superficie (EN ISO 13788): unas ventanas estancas sin ventilación pueden traerlo.",
		test: {
			title: "Tres catas antes del plano",
			text: "Un arquitecto o aparejador mira por dentro tres puntos, con el menor daño posible: la cubierta, el contorno de una ventana y el pie de un muro. Repasas con {company} las lecturas de humedad.",
			decides:
				"lo que marque el medidor: con más del 20 % en la madera, o un muro mojado, secar y reparar va antes que aislar",
		},
		ask: {
			permits:
				"¿Está protegido el edificio? Si lo está, la fachada suele quedarse como está y se aísla por dentro; si no, suele ser mejor por fuera: se tapan también los cantos de los forjados, que son puentes térmicos.",
			people:
				"¿Se queda alguien dentro durante la obra? Si es así, se trabaja por fuera o planta por planta; si no, pueden entrar todos los oficios a la vez, que suele salir más barato.",
			open: "¿Se construyó o se reformó antes de 2003? Si es así, en España haz que miren si hay amianto antes de que nadie taladre; si es más nuevo, ese paso suele sobrar.",
		},
		ready: {
			data: "Las facturas de energía de un invierno o el certificado energético",
			photos: "Fotos de la cubierta, las humedades y las ventanas",
			open: "Planos antiguos: archivo municipal o colegio de arquitectos",
		},
		aspect:
			"Menos calefacción y menos calor en verano, si se proyecta también la ventilación; aislar por dentro quita además superficie.",
		goal: "Kilovatios hora por metro cuadrado y año, según las facturas de antes y después.",
	},
	materials: {
		name: "los materiales de construcción y su uso en obra",
		why: "La construcción es uno de sus dos ámbitos.",
		// Código Técnico de la Edificación (Real Decreto 314/2006, Spain), part I, art. 5.1.3 b: on the signer's responsibility and with the developer's consent.
		insight:
			"En una obra con proyecto, el material lo fija el proyecto, no la constructora. En España el Código Técnico (CTE, parte I, art. 5.1) permite apartarse de sus documentos básicos si el promotor está conforme y el técnico justifica un resultado al menos equivalente.",
		test: {
			title: "Primero donde no carga nada",
			text: "Una pieza o unos metros cuadrados, de origen conocido, se colocan donde no soporten carga: un tabique, un pavimento, un banco. Si tu uso pide un dato de resistencia o de fuego, un laboratorio ensaya tres muestras.",
			decides: "si encajan y las tres muestras llegan a ese dato; si una no llega, mejor un uso sin carga",
		},
		ask: {
			product:
				"¿Va a soportar peso, o solo rellena, reviste o cubre? Si soporta peso, cuenta con ensayos de cada lote y una firma; si no, muchas veces basta una ficha con pocos datos, como el fuego.",
			amount:
				"¿Cuánto hay, o hace falta, de un mismo tipo y medida? Si da para una obra entera, se puede dibujar desde el principio; si no, encaja mejor en reparaciones, tapias y muebles.",
			open: "¿Hay un arquitecto o ingeniero dispuesto a ponerlo en un proyecto? Si lo hay, pregúntale qué dato le falta; si no, búscalo antes que a la constructora.",
		},
		ready: {
			open: "De dónde sale cada lote: albarán, cantera o edificio",
			photos: "Fotos con un metro al lado",
			money: "Lo que cuesta el material habitual: oferta de un almacén",
			data: "Informes de ensayo: del fabricante o de un laboratorio",
		},
		aspect:
			"Menos material de siempre donde lo sustituye; si es recuperado, más horas: clasificar, limpiar o secar se paga en mano de obra.",
		goal: "Toneladas puestas en obra en lugar del material habitual, según los albaranes.",
	},
	"urban-green": {
		name: "la vegetación, la sombra y los espacios abiertos",
		// A millimetre of water on a square metre is a litre, a kilogram. Temperatures: US EPA, Using Trees and Vegetation to Reduce Heat Islands (2021): surfaces against unshaded ones at their peak, air at the peak of summer.
		insight:
			"Por lo general, antes que las plantas decide lo que hay debajo: en la calle, tubos y cables; en una cubierta, la carga (cada centímetro de agua retenida pesa 10 kg por metro cuadrado); en el monte desbrozado, lo que rebrota en primavera.",
		test: {
			title: "Un verano en la parte más pequeña",
			text: "Planta o desbroza lo mínimo que tenga sentido: un alcorque, veinte metros cuadrados, un tramo. Quien lo cuidaría apunta cada semana horas y litros hasta finales de septiembre.",
			decides: "las horas y los litros de agosto; si nadie puede darlos, mejor menos plantas, o toldos",
		},
		ask: {
			permits:
				"¿De quién es el suelo, el muro o la cubierta, y lo autoriza por escrito? Si es así, pide después el plano de servicios o la carga; si no, ese permiso va antes que el dibujo.",
			people:
				"¿Quién lo cuidaría en julio y agosto? Si va alguien cada semana, aguantan árboles y parterres; si no va nadie, elige lo que viva con dos visitas al año.",
			open: "¿De dónde saldría el agua en agosto? Si hay toma o depósito, caben árboles; si solo hay lluvia, elige plantas que paren en verano.",
		},
		ready: {
			photos: "Fotos a mediodía y a última hora de la tarde",
			open: "Tubos y cables, de las compañías; la carga, de los planos",
			amount: "La superficie, medida en el visor del IGN u otro mapa",
		},
		aspect:
			"A la sombra, el suelo puede estar de 11 a 25 °C más fresco; el aire, en verano, de 1 a 5 °C (EPA).",
	},
	farming: {
		name: "los cultivos, el suelo y el riego",
		why: "La agrotecnología es uno de sus dos ámbitos.",
		// Four replications: On-Farm Testing (Washington State University, 1994); four to six: Adding RIGOR to On-Farm Trials (Mississippi State University, P3930). Four emitters in each of four laterals: Merriam and Keller, Farm Irrigation System Evaluation (1978).
		insight:
			"Dos parcelas tratadas igual casi siempre salen distintas, así que una junto a otra demuestra poco. Los manuales de ensayos en finca aconsejan al menos cuatro franjas de cada, contiguas y sorteadas; lo mismo vale para líneas, mesas o lotes de animales.",
		test: {
			title: "Cuatro franjas sí y cuatro no",
			text: "Cambias cuatro franjas, líneas o lotes y dejas cuatro como están durante una campaña, con la misma báscula o contador. En goteo, empieza con probeta y reloj: cuatro goteros en cada una de cuatro líneas.",
			decides:
				"la distancia entre las dos medias; si es menor que las diferencias entre las cuatro sin tocar, aún no demuestra nada: repite antes de comprar",
		},
		ask: {
			data: "¿Hay datos anteriores de suelo, agua o cosecha? Si los hay, con ellos se compara; si no, toma muestras ya, porque después no se pueden recuperar.",
			amount:
				"¿Qué superficie tienes y cuánta podrías arriesgar una campaña? Si salen ocho franjas, líneas o mesas, pruébalo en casa; si no, reparte el ensayo con un vecino.",
			open: "¿Qué cifra pagaría el cambio: kilos, metros cúbicos, horas o tratamientos? Si ya la apuntas, parte de la campaña pasada; si no, apuntarla es el primer paso.",
		},
		ready: {
			open: "En España, la referencia SIGPAC de la parcela, en su visor",
			money: "Las facturas de agua, energía y tratamientos de la última campaña",
			time: "Las semanas de siembra, plantación o recogida",
			permits: "Si es de agua: tu derecho, en la comunidad de regantes u organismo de cuenca",
		},
		aspect:
			"Menos agua, gasóleo, horas o tratamientos, si el ensayo lo confirma; la primera campaña, más horas y más apuntes.",
		goal: "Kilos por hectárea y, si se riega, por metro cúbico de agua, según albaranes y contador.",
	},
};

export const constructionRequests: RequestTexts = {
	outlet: {
		title: "Una obra pequeña, con devolución",
		text: "Ofreces a un constructor o agricultor lo justo para una sola obra o parcela pequeña, y recoges lo que sobre. {company} mira antes una muestra y dice qué uso probaría primero.",
		decides:
			"si el segundo lote es igual que el primero; si varía, encaja mejor en reparaciones y obras pequeñas",
	},
	supplier: {
		title: "El precio puesto en destino, de tres",
		text: "Pides a {company} y a otros dos el precio entregado y descargado, el lote mínimo y el plazo. En lo que pesa o abulta, el transporte puede costar más que la mercancía.",
		decides: "el precio puesto en destino; si el viaje es la mayor parte, mejor algo más cercano",
		ask: "¿Para cuándo lo necesitas y podrías guardarlo antes? Si puede llegar pronto, decide el precio; si no, pregunta primero quién lo tiene.",
	},
	site: {
		title: "Una cesión con último día",
		text: "Ofreces al propietario cuatro líneas: una temporada, tu seguro, lo que dejas y el último día. {company} las repasa contigo antes de que preguntes en el ayuntamiento y en la cooperativa agraria quién tiene un sitio así.",
		decides:
			"qué hay que devolver a su estado al final y quién lo paga; si no se puede desmontar, una cesión corta no basta",
		ask: "¿Se puede retirar todo al acabar? Si es así, para empezar suele bastar una cesión por escrito; si no, antes tienen que estar de acuerdo el propietario y el ayuntamiento.",
	},
	permit: {
		title: "Preguntar al ayuntamiento antes de dibujar",
		// Real Decreto Legislativo 7/2015 (Spain), art. 5 d: the right to be informed in writing of the planning rules of a plot.
		text: "Preguntas al ayuntamiento qué se puede hacer en esa parcela: en España tienes derecho a la respuesta por escrito (Real Decreto Legislativo 7/2015, art. 5). {company} la lee contigo antes de dibujar nada.",
		decides:
			"cómo clasifica el plan ese suelo; si excluye el uso, otra parcela suele ir más rápido que cambiar el plan",
		ask: "¿El suelo es urbano o rústico según el plan? Si es rústico y el uso no es agrario, en España suele opinar también la comunidad autónoma; si es urbano, el primer papel suele ser la licencia o la declaración municipal.",
	},
	money: {
		title: "Tres cifras antes de que nadie decida",
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
	people: {
		title: "Una semana por escrito",
		text: "Apuntas las tareas de una semana, con horas, herramientas y quién está asegurado para qué. {company} repasa la lista contigo: qué pide oficio y qué se aprende trabajando.",
		decides: "quién responde de la seguridad cada día; mientras falte ese nombre, nadie debería empezar",
		ask: "¿Qué semana de trabajo es segura y está pagada? Si hay una, busca gente para esa semana; si no, cierra antes el encargo o el presupuesto.",
	},
	trial: {
		title: "Lo más pequeño, acordado antes",
		text: "Antes de empezar, {company} y tú ponéis por escrito qué parte, qué meses, qué se lee y cada cuánto, y qué se repone si sale mal. Basta media página.",
		decides: "si los dos sabéis qué lectura os haría parar; si no, primero medir y después probar",
		ask: "¿Cuánto tiempo y en qué superficie se podría probar? Si es un ciclo entero, se podrá comparar; si son unas semanas, que sirva solo para ver si se monta y se maneja bien.",
	},
	advice: {
		title: "Una decisión y tres fotos",
		text: "Escribes la decisión, su fecha y lo que ya se ha probado, y añades tres fotos. Con eso {company} puede decir qué miraría primero y por qué.",
		decides:
			"si se puede juzgar por las fotos; si no, rinde más una hora de un arquitecto o agrónomo de la zona",
	},
};
