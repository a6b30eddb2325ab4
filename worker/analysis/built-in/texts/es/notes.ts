import type { NoteText } from "../../themes.ts";
import type { NoteKey } from "../note-words.ts";

/** The same as the English ones, where the sources stand. */
export const notes: Record<NoteKey, NoteText> = {
	liner: {
		name: "el papel soporte siliconado",
		insight:
			"Una papelera puede deshacer el soporte siliconado, pero por lo general en tandas y con acuerdo previo; como papel corriente se suele rechazar. Algunos lo quieren solo, por colores y sin matriz.",
		test: {
			title: "Enviar una muestra a tres destinos",
			text: "Envía dos kilos de soporte sin matriz, y medio de matriz aparte, a una papelera que trabaje por tandas, a un fabricante de aislante de celulosa y al proveedor del soporte. {company} diría qué debe probar cada uno.",
			decides:
				"que uno acepte el soporte sin matriz; la matriz, que es cola y film, suele quedarse con el gestor",
		},
		ask: "¿Pueden salir soporte y matriz de la máquina en bobinas separadas? Si pueden, el soporte se ofrece solo; si no, la mezcla suele quemarse y lo primero es separarlos.",
	},
	laminated: {
		name: "el papel, los vasos y los cartones con recubrimiento",
		insight:
			"Lo que se ensaya es cuánta fibra queda tras 10 o 20 minutos de desfibrado (método Cepi, 2022). El cartón recubierto suele pedir más tiempo, y quien lo recicla lo hace aparte, por tandas.",
		test: {
			title: "Primero medio kilo, después una tonelada",
			text: "Ensaya medio kilo con el método Cepi, una vez limpio y otra tal como vuelve. Con los dos informes, {company} diría si tiene sentido una tanda de una tonelada.",
			decides:
				"la fibra que queda en el tamiz: si se pierde más de una quinta parte del papel, lo habitual es una papelera de calidades especiales",
		},
		ask: "¿Es el mismo recubrimiento en todo? Si lo es, basta un ensayo; si hay varios, se ensaya el más común y los demás se apartan.",
	},
	sacks: {
		name: "los sacos de papel usados",
		insight:
			"El saco kraft tiene fibra larga y fuerte, pero decide lo que llevaba: la papelera suele quererlos sacudidos, y aparte los que tienen capa de plástico.",
		test: {
			title: "Ver cuánto queda dentro de los sacos",
			text: "Pesa veinte sacos tal como están, sacúdelos bien y vuelve a pesarlos; los que lleven film, en un montón aparte. {company} compararía los restos con lo que admiten sus calidades.",
			decides:
				"lo que queda dentro: por encima de un 2 % del peso, se suelen cepillar o volver antes de que nadie los compre",
		},
		ask: "¿Llevan algunos una capa de plástico? Si la llevan, se separan donde se vacían; si no, se ofrecen como una sola calidad.",
	},
	archives: {
		name: "el papel de oficina y de archivo",
		insight:
			"Cuanto más fino se tritura, más corta queda la fibra y menos vale. La ISO 21964 distingue siete niveles; si basta P-3 o P-4, una papelera suele seguir comprando el resultado.",
		test: {
			title: "Calcular cuánto papel hay",
			text: "Pesa un metro de estantería y apunta grapas, fundas y encuadernaciones. Con los metros totales, {company} diría cuántos camiones son y qué nivel puede acreditar.",
			decides:
				"el nivel que exigen tus normas: por encima de P-4 se suele presupuestar primero la trituración en el sitio",
		},
		ask: "¿Ha firmado alguien que se puede destruir? Si es así, se fija fecha; si no, esa firma va primero: la del archivo o la de quien responde de los datos.",
	},
	"waste-paper": {
		name: "el papel usado",
		insight:
			"El papel se paga por lo blanco y lo puro: los recortes sin imprimir o poco impresos suelen ser las mejores calidades, los estucados o de color valen menos, y menos aún los encolados y plastificados. Separado donde se corta, conserva su calidad.",
		test: {
			title: "Separar el papel por tipos",
			text: "Durante dos semanas guarda el blanco, el impreso y el encolado cada uno en su saco y pésalos. {company} diría la calidad de cada uno y si alguno da para una recogida.",
			decides:
				"la parte blanca: si no llega a un tercio, un solo saco mezclado y la ruta de un almacenista dan menos trabajo",
		},
		ask: "¿Hay sitio para tres sacos donde cae el papel? Si lo hay, se ofrece cada calidad; si no, la más baja pone el precio de todas.",
	},
	cardboard: {
		name: "el cartón usado",
		insight:
			"El cartón se paga por calidad, peso y sequedad: la lluvia suma un peso que la papelera descuenta. Las balas completas suelen ir a una papelera y lo suelto, a un almacenista cercano.",
		test: {
			title: "Pesar el cartón de una semana",
			text: "Pesa lo que sale en una semana, plegado y bajo techo, y apunta precinto, film y cera. {company} diría si va directo a una papelera o con la ruta de un almacenista.",
			decides:
				"el peso de una semana: con menos de unos 500 kilos, la ruta de un almacenista o una prensa compartida suele ser más barata que un camión propio",
		},
		ask: "¿Hay techo y prensa, tuya o de un vecino? Si los hay, se ofrecen balas completas; si no, el precio suele ser el de la recogida.",
	},
	stalks: {
		name: "las fibras vegetales para papel",
		insight:
			"En los tallos el límite no suele ser la resistencia, sino el desgote: los finos retienen el agua y frenan la máquina. Una bandeja moldeada perdona más que una hoja.",
		test: {
			title: "Probar si sirve para hacer papel",
			text: "Un kilo, seco y cortado a dos centímetros, va a un laboratorio papelero: hace pasta, mide el desgote (ISO 5267-1) y forma diez hojas. {company} leería el resultado.",
			decides:
				"la pasta que dan 100 kilos de tallo seco: si es menos de la mitad, lo que se haga con el resto pesa en el precio",
		},
		ask: "¿Se guarda seco o amontonado y húmedo? Si está seco, puede esperar un hueco de la papelera; si está húmedo, hay que usarlo o secarlo en semanas.",
	},
	film: {
		name: "el film transparente de embalaje",
		insight:
			"El film se vende por color: el transparente, sin film de color, etiquetas ni cinta, suele valer varias veces más que la mezcla, y el 98 % transparente es una calidad corriente.",
		test: {
			title: "Ver cuánto plástico transparente hay",
			text: "Clasifica una saca llena: transparente, color, etiquetas y cinta; pesa cada montón. {company} leería la parte transparente y diría si da para una bala.",
			decides:
				"la parte transparente: por debajo del 95 %, quitar etiquetas y cinta donde se desembala va antes que una prensa",
		},
		ask: "¿Quién desembala, y tiene al lado una saca para el transparente? Si la tiene, se mantiene limpio; si no, esa saca va antes que cualquier recogida.",
	},
	"farm-film": {
		name: "los plásticos agrícolas",
		insight:
			"El acolchado fino suele salir del campo con más tierra que plástico; la cubierta de invernadero es más gruesa y limpia. Se suelen pagar por separado, y la tierra que se sacude en la finca no viaja.",
		test: {
			title: "Lavar diez kilos y ver cuánto queda",
			text: "Corta diez kilos de rollos distintos, pésalos, lávalos, sécalos y vuelve a pesar; hazlo con cada tipo. {company} leería la merma de cada uno y diría cuál merece lavarse.",
			decides:
				"la merma: si pasa de un tercio, se mira antes sacudir o limpiar en seco en la finca que una línea de lavado",
		},
		ask: "¿Se pueden apartar en montones la cubierta, la rafia y las cintas de riego? Si se puede, la cubierta se ofrece sola; si no, separarlas a mano suele costar más que lavar.",
	},
	nets: {
		name: "las redes y los cabos",
		insight:
			"Las redes de enmalle y de cerco suelen ser de nailon, que se hunde y suele ser lo que más vale; cabos y redes de arrastre suelen ser de polietileno o polipropileno, que flotan. Plomos, boyas y nudos de otros plásticos van fuera primero.",
		test: {
			title: "Separar las redes que flotan",
			text: "Corta un palmo de cada tipo y échalo en un cubo de agua de mar: lo que se hunde, aparte de lo que flota. Pesa una red antes y después de quitarle los cabos. {company} leería la lista y los pesos.",
			decides:
				"los minutos por kilo de red: si las manos tardan más de lo que paga el nailon, solo suele compensar cortar los paños grandes",
		},
		ask: "¿Se guarda en el puerto el nailon aparte? Si es así, se ofrece una carga de un solo plástico; si no, lo primero son dos jaulas en el muelle.",
	},
	foam: {
		name: "el poliestireno expandido (corcho blanco)",
		insight:
			"Suelto pesa unos 20 kg por metro cúbico y prensado en bloques, hasta 400: veinte camiones pasan a ser uno. Blanco, limpio y prensado suele tener comprador; el olor a pescado baja el precio.",
		test: {
			title: "Calcular cuánto corcho blanco sale al mes",
			text: "Llena un metro cúbico, pésalo y multiplica por un mes. {company} compararía una prensa pequeña, alquilada o compartida, con lo que cuesta hoy la retirada.",
			decides:
				"los kilos al mes: con menos de unos 500, la prensa de un vecino o de la lonja suele ser más barata que una propia",
		},
		ask: "¿Es blanco y seco, o lleva etiquetas, pescado o cola? Si es blanco, decide la prensa; si no, se compara antes lavarlo o cambiar de caja.",
	},
	mattresses: {
		name: "los colchones usados",
		insight:
			"Un colchón se desmonta a mano o con cuchilla: el acero se vende enseguida, la espuma necesita quien la use y la funda es lo peor. Los mojados suelen ir enteros al vertedero.",
		test: {
			title: "Ver qué se aprovecha de tres colchones",
			text: "Desmonta tres con un cúter; pesa acero, espuma y funda y apunta los minutos. {company} pondría pesos y minutos junto a lo que hoy se paga por pieza.",
			decides:
				"los minutos por pieza: si la mano de obra cuesta más que la tarifa que ahorra, es más barata una planta que los acepte enteros",
		},
		ask: "¿Son de un fabricante o de muchos? Si es uno, se le pregunta primero qué espuma es; si son muchos, se apartan los de látex y los de muelle ensacado.",
	},
	tyres: {
		name: "los neumáticos y el caucho usados",
		insight:
			"En España, quien pone por primera vez neumáticos de reposición en el mercado paga por los usados (Real Decreto 712/2025), y sus sistemas suelen recogerlos gratis en los talleres. El granulado se compra por tamaño y por lo libre que esté de acero y textil.",
		test: {
			title: "Saber qué neumáticos hay y cuántos",
			text: "Cuenta los neumáticos por tipo, o tamiza dos kilos de granulado y pásales un imán. {company} diría a qué sistema, reciclador o producto convienen.",
			decides:
				"de dónde vienen: si ningún sistema responde de ellos, como los agrícolas muy viejos, se presupuestan primero porte y corte",
		},
		ask: "¿Se cambiaron en un taller o están tirados? Si fue en un taller, se pregunta a su sistema; si no, el ayuntamiento o la comunidad suelen saber quién los recoge.",
	},
	glass: {
		name: "las botellas y los tarros de vidrio",
		insight:
			"En una botella que se lava no decide la lavadora, sino el modelo: lavado y envasado suelen pedir cientos de la misma forma y etiquetas que salgan con agua caliente.",
		test: {
			title: "Separar los envases de vidrio por formas",
			text: "Clasifica por formas el vidrio de un día y cuéntalo; pon diez de cada una hora en agua caliente y mira qué etiquetas salen. {company} leería las dos cosas.",
			decides: "la forma más común: si no llega a la mitad, acordar una botella va antes que una lavadora",
		},
		ask: "¿Usan la misma botella quien envasa y quien compra? Si es así, se puede probar una ruta entre ellos; si no, el primer acuerdo es la botella común.",
	},
	corks: {
		name: "los tapones de corcho",
		insight:
			"El corcho usado no suele volver a ser tapón: se tritura para aislante, suelas o paneles, y no debe llevar plástico ni tapones con cápsula. Pesa poco, así que la distancia cuenta.",
		test: {
			title: "Separar los tapones por tipos",
			text: "Clasifica un saco: natural, aglomerado, plástico, con cápsula; pesa cada montón. {company} diría para qué triturador basta.",
			decides:
				"el corcho natural: si no llega a dos tercios, una foto en la caja de lo que se puede echar es más barata que clasificar",
		},
		ask: "¿Vuelve vacía por ese camino la furgoneta de un distribuidor? Si vuelve, puede llevar los sacos; si no, suele bastar una recogida al año.",
	},
	pallets: {
		name: "los palés de madera",
		insight:
			"Un palé estándar en buen estado vale más tal como está. Los marcados EPAL solo los repara una empresa con licencia, y la marca de exportación (NIMF 15) solo vale si se repara con madera tratada y marcada; el resto es tabla, tablero o combustible.",
		test: {
			title: "Separar los palés sanos de los rotos",
			text: "Haz tres montones: con marca y sanos, reparables, rotos. Cuenta una semana de cada uno, con dos fotos; {company} diría quién se lleva cuál.",
			decides:
				"la parte sana: si es un tercio o más, un palero suele recogerlos y pagarlos; si casi no hay, triturar cerca es más barato que el porte",
		},
		ask: "¿Son casi todos del mismo tamaño, 80 × 120 cm? Si lo son, se pregunta primero a un palero; si son raros, a una carpintería o a una fábrica de tablero.",
	},
	returnables: {
		name: "los envases retornables",
		insight:
			"Si vuelve nueve veces de cada diez, un envase da diez viajes de media; ocho de cada diez, solo cinco. La tasa de retorno suele decidir antes que la lavadora.",
		test: {
			title: "Contar cuántos envases vuelven",
			text: "Numera cien envases con rotulador, repártelos como siempre seis semanas y cuenta los que vuelven. {company} leería viajes y roturas.",
			decides:
				"los viajes por envase: si son menos que su precio dividido por el de uno desechable, el desechable es más barato",
		},
		ask: "¿Vuelve vacío el vehículo que reparte? Si es así, el retorno cuesta poco; si reparte mensajería, es un segundo porte.",
	},
	textiles: {
		name: "los textiles usados",
		insight:
			"Al desgarrar se acorta la fibra: lo que no se vuelve a usar suele acabar en fieltro, relleno o trapos. De una sola fibra encuentra antes comprador que mezclado; recubrimientos, láminas y cremalleras salen primero.",
		test: {
			title: "Ver cuánta tela se aprovecha",
			text: "Desmonta diez piezas; pesa la tela principal y, aparte, forros, cremalleras, láminas y adornos, y apunta los minutos. {company} diría a qué tipo de destino preguntar.",
			decides:
				"los minutos por kilo: si las manos tardan más de lo que vale la fibra, suele ser mejor coser bolsas u otras piezas",
		},
		ask: "¿Se puede usar una parte tal cual, aunque sea cortada? Si se puede, esa va primero, a un taller o entidad; si no, decide la fibra de la etiqueta.",
	},
	"clinical-wrap": {
		name: "el envoltorio limpio de quirófano",
		insight:
			"El envoltorio estéril suele ser polipropileno puro y está limpio si se aparta antes de que entre el paciente. Lo que frena no suele ser el plástico, sino el plan de residuos del hospital.",
		test: {
			title: "Separar los envoltorios de un quirófano",
			text: "En un quirófano, el envoltorio va a su propia bolsa antes de que entre el paciente, dos semanas; se pesa y se busca si hay guantes o cinta. {company} miraría una bolsa.",
			decides: "lo ajeno: si hay más de dos o tres piezas por bolsa, se cambia primero el sitio de la bolsa",
		},
		ask: "¿Permite el plan de residuos que salga como residuo corriente? Si lo permite, la recogida es cuestión de kilos; si no, lo primero es hablar con quien responde del plan.",
	},
	"rigid-plastics": {
		name: "los plásticos como el polietileno y el polipropileno",
		insight:
			"En agua, el polietileno y el polipropileno macizos y sin cargas flotan; el PVC, el PET y el nailon se hunden. Lo que flota junto no lo separa el agua: conviene apartar tipos y colores donde salen.",
		test: {
			title: "Lavar diez kilos y ver qué flota",
			text: "Pesa diez kilos, lávalos, sécalos y vuelve a pesar; echa unos trozos en un cubo de agua. {company} leería la merma y lo que flota; de granza, un kilo y su ficha.",
			decides:
				"la merma: si un tercio es tierra, incrustación o agua, limpiar donde está va antes que el porte",
		},
		ask: "¿El próximo producto pide un color o toca alimentos? Si toca alimentos, la UE (Reglamento 2022/1616) dice qué reciclado vale; si solo es color, decide la fluidez.",
	},
	asbestos: {
		name: "las cubiertas de amianto",
		insight:
			"En España solo lo retira una empresa inscrita en el RERA, con un plan de trabajo que la autoridad laboral tiene 45 días para aprobar (Real Decreto 396/2006, artículo 11). El plan lo presenta la empresa, no el dueño.",
		test: {
			title: "Pedir una oferta con tres precios",
			text: "Pide a una empresa RERA tres precios separados: retirada, transporte y vertedero, cubierta nueva. {company} los pondría junto a lo que deba soportar la nueva.",
			decides:
				"el precio por metro: si varios dueños comparten plan y grúa, suele bajar; si uno queda fuera, el problema está donde se juntan sus placas",
		},
		ask: "¿Está entera o rota y deshaciéndose? Si está entera, que nadie la taladre ni la limpie y hay tiempo de planear; si se deshace, no te acerques y llama ya a una empresa RERA.",
		answers: {
			money: {
				title: "Calcular qué pagaría y ganaría cada dueño",
				text: "En una tabla, por cada dueño: metros, precio de la retirada y lo que ganaría la cubierta. {company} compararía prestar para la cubierta con cobrarla por kilovatio hora.",
				decides:
					"los años: si retirada y cubierta tardan más en pagarse que el contrato, los dueños ponen antes una parte",
			},
		},
	},
	"shared-solar": {
		name: "la energía solar compartida",
		insight:
			"En España, quien paga y quien recibe pueden no coincidir: el acuerdo de reparto que todos firman y se envía a la distribuidora solo tiene que sumar uno (Real Decreto 244/2019). Hay un límite de distancia.",
		test: {
			title: "Acordar qué parte toca a cada uno",
			text: "Reúne diez facturas de quienes firmarían y escribe una parte para cada cual, también para quien no puede poner dinero. {company} diría cuántas placas llenan de día esas partes.",
			decides:
				"el consumo de día: si los diez usan menos de la mitad de lo que dan las placas, es mejor empezar con menos",
		},
		ask: "¿Están todos dentro de la distancia que admite la norma, según la distribuidora? Si lo están, sigue la tabla; si no, los de fuera necesitan otra cubierta.",
	},
	charging: {
		name: "los puntos de carga",
		insight:
			"Un vehículo que pasa la noche parado no suele necesitar carga rápida: diez horas a 7,4 kW son 74 kWh. Repartir la potencia entre puntos suele ser más barato que ampliar la acometida.",
		test: {
			title: "Ver cuándo están parados los vehículos",
			text: "Durante una semana apunta cuándo llega y sale cada vehículo y cuántos kilómetros ha hecho. {company} calcularía los kilovatios de cada hora.",
			decides: "esos kilovatios frente a lo libre en el contrato: si caben de noche, no hace falta ampliar",
		},
		ask: "¿Cuántos kilovatios le sobran de noche a la acometida? Si bastan, solo faltan cables; si no, se compara cargar por turnos antes que ampliarla.",
	},
	vans: {
		name: "las furgonetas, los autobuses y sus rutas",
		insight:
			"Una ruta paga el vehículo eléctrico con kilómetros: cuantos más al día dentro de una carga, antes. Con pocos, compartir o hacer menos viajes suele ahorrar más que cambiar el motor.",
		test: {
			title: "Ver qué rutas caben en una batería",
			text: "Durante una semana apunta kilómetros, paradas y horas parado de cada vehículo. {company} marcaría las rutas que caben en dos tercios de batería y las que se podrían juntar.",
			decides:
				"los kilómetros al día: con menos de unos 50, menos vehículos suele ahorrar más que hacerlos eléctricos",
		},
		ask: "¿Duerme cada vehículo donde hay enchufe? Si lo hay, se prueba la ruta con uno alquilado; si no, lo primero es el sitio de noche.",
	},
	"used-batteries": {
		name: "las baterías usadas",
		insight:
			"En la UE, quien vende por primera vez baterías preparadas para reutilizar, adaptadas a otro uso o remanufacturadas cuenta como su productor, con sus deberes (Reglamento 2023/1542, artículo 56). Si son para tu propio edificio, deciden la seguridad y el seguro.",
		test: {
			title: "Medir diez baterías del mismo modelo",
			text: "Elige diez sin daños de un modelo; alguien formado apunta tensión, capacidad tras un ciclo completo y si se calientan. {company} leería cuánto se separan.",
			decides:
				"la diferencia: si pasa de un 10 % dentro de un modelo, clasificarlas por capacidad va antes que montar nada",
		},
		ask: "¿Se venderán o las usarás tú? Si se venden, pregunta primero al registro de productores; si las usas, al seguro, dónde pueden estar.",
		answers: {
			permit: {
				title: "Preguntar si cuentas como productor",
				text: "Describe el equipo en una página: celdas, tensión, protección, quién lo compra. Pregunta por escrito al registro de productores si cuentas como tal; {company} leería contigo la respuesta.",
				decides:
					"esa respuesta: si lo eres, ir con un socio que ya esté en un sistema de recogida suele ser más rápido que adherirse solo",
			},
		},
	},
	"used-panels": {
		name: "las placas solares usadas",
		insight:
			"Para enviarlas usadas a otro país, cada placa necesita su prueba; sin ella se presumen residuo (Directiva 2012/19, anexo VI). Quien firma la instalación suele pedir la ficha del fabricante y el aislamiento medido.",
		test: {
			title: "Apuntar los datos de cada placa",
			text: "Apunta de cada una fabricante, serie, tensión en vacío y aislamiento, con la ficha. {company} diría cuáles pueden ir en una misma serie.",
			decides:
				"el aislamiento: la que falla suele ser residuo; si dos modelos difieren mucho en corriente, no van en la misma serie",
		},
		ask: "¿Existe aún la ficha del modelo? Si existe, un ingeniero tiene algo que firmar; si no, suelen quedar los usos sin red o en clase.",
		answers: {
			technical: {
				title: "Empezar por la cubierta más sencilla",
				text: "Elige la cubierta de estructura más sencilla y con menos potencia. Un ingeniero repasa pruebas, serie y estructura; los alumnos miden. {company} miraría antes tu lista.",
				decides: "que estén las fichas: sin ellas casi nadie firma una conexión a la red",
			},
		},
	},
	hydro: {
		name: "la energía del agua",
		insight:
			"Los kilovatios son unas siete veces los metros de salto por los metros cúbicos por segundo. En España la concesión tiene que permitirlo: cambiarla pide autorización del organismo de cuenca (Ley de Aguas, artículo 64).",
		test: {
			title: "Medir la caída y el agua disponible",
			text: "Mide el salto con un nivel y el caudal de cada mes, o toma los partes del canal. {company} los convertiría en kilovatios hora al año.",
			decides:
				"los kilovatios hora de los meses secos: si en los húmedos nadie los usa cerca, el cable puede costar más que la máquina",
		},
		ask: "¿Permite producir energía el derecho de agua inscrito? Si lo permite, sigue la red o la bomba; si no, su titular pregunta al organismo de cuenca antes de comprar nada.",
		answers: {
			permit: {
				title: "Preguntar por el permiso de aguas",
				text: "El cambio lo presenta el titular del derecho, no quien pone la máquina. En dos páginas: punto, salto, caudal, meses, y que no se consume agua. {company} las leería antes de enviarlas.",
				decides:
					"quién es el titular de la concesión: si no es quien usaría la energía, su acuerdo va primero",
			},
		},
	},
	wind: {
		name: "la energía del viento",
		insight:
			"La mitad de viento da una octava parte de la potencia: un sitio abrigado arruina una buena máquina. Antes de cualquier oferta suele ir un mástil de un año, y antes del mástil, los vecinos.",
		test: {
			title: "Mirar el mapa antes de medir",
			text: "Toma de un atlas público el viento medio a la altura del eje; si promete, un mástil o un lidar alquilado mide un año. {company} leería las horas, no las rachas.",
			decides:
				"la media del año a esa altura: por debajo de unos 5 m/s, las máquinas pequeñas rara vez se pagan y se compara antes el sol",
		},
		ask: "¿Está en zona protegida o cerca de casas? Si lo está, eso decide antes que el viento; si no, la línea más cercana con capacidad.",
		answers: {
			permit: {
				title: "Preguntar a los tres organismos",
				text: "Un aerogenerador suele pasar por el ayuntamiento (plan y licencia), la comunidad autónoma (ambiente y energía) y la distribuidora. Haz una pregunta por escrito a cada una; {company} repasaría las respuestas con el pueblo.",
				decides:
					"el suelo: si el plan o la protección lo excluyen, lo solar en cubiertas suele ser el camino más corto a tener energía propia",
			},
		},
	},
	"solar-pumping": {
		name: "el bombeo con energía solar",
		insight:
			"El agua es el almacén más barato: bombear de día a una balsa alta suele costar menos que una batería. Si el riego pide presión de noche, decide la altura de la balsa.",
		test: {
			title: "Comparar el agua bombeada con su gasto",
			text: "Pon juntos los metros cúbicos bombeados, los metros de elevación y los kilovatios hora de cada mes. {company} vería qué elevaría una bomba que siga al sol.",
			decides:
				"el mes punta: si no lo cubren las horas de sol, la red se queda para el resto y la planta se dibuja menor",
		},
		ask: "¿Hay una balsa por encima de los campos, o sitio para una? Si la hay, las placas siguen al sol; si no, hace falta presión a las horas de riego.",
		answers: {
			money: {
				title: "Empezar por una sola bomba",
				text: "Pide precio aparte para una bomba y sus placas, con la factura que sustituyen. {company} compararía compra, leasing y pago por kilovatio hora en los mismos años.",
				decides:
					"los años: si se paga en la mitad de la vida de la bomba, un banco suele escuchar; si no, antes una etapa menor",
			},
		},
	},
	"leased-roof": {
		name: "las placas en una cubierta alquilada",
		insight:
			"Quien alquila solo suele poder poner lo que se pueda llevar: deciden los años que quedan de contrato, no el sol. Las placas con lastre, sin taladrar, se mueven; cables y permisos se quedan.",
		test: {
			title: "Ver si el contrato dura lo bastante",
			text: "Pon juntos los años que quedan, el permiso escrito del dueño y doce facturas. {company} diría si las placas se pagan antes del último año.",
			decides:
				"los años que quedan: con menos de unos cinco, suele ir antes una planta menor que te lleves, o un contrato más barato",
		},
		ask: "¿Compraría el dueño la planta al final, a un precio fijado ahora? Si la compra, los años pesan menos; si no, solo cuenta lo que se mueve.",
	},
	battery: {
		name: "el almacenamiento de electricidad",
		insight:
			"Una batería no ahorra energía: la mueve, y pierde por el camino una décima parte o más. Gana por ciclos: la que se llena cada día se paga antes que la que espera cortes.",
		test: {
			title: "Ver cuántas veces se usaría la batería",
			text: "Pon dos semanas, de enero y julio, hora a hora: consumo, producción propia y precio. {company} contaría cuántas veces se llenaría y vaciaría.",
			decides:
				"los ciclos completos al año: con menos de unos 200, mover el consumo a las horas de sol suele ser más barato",
		},
		ask: "¿Es para ahorrar, o para seguir cuando falla la red? Si es ahorrar, deciden horas y precios; si son cortes, las cargas que no pueden parar.",
	},
	"roof-solar": {
		name: "la energía solar en cubierta",
		insight:
			"Suele compensar más lo que se usa en la misma hora. En España, el autoconsumo de hasta 15 kW en suelo urbanizado, o sin excedentes, no pide permiso de acceso (Real Decreto 1183/2020); si no, la respuesta de la distribuidora puede fijar el tamaño.",
		test: {
			title: "Comparar tu consumo con el sol",
			text: "Toma los datos horarios de un año de la distribuidora (datadis.es en España) y lo que daría la cubierta según PVGIS. {company} pondría uno sobre otro.",
			decides:
				"lo usado en la misma hora: si es menos de la mitad de lo que da la cubierta, se comparan antes menos placas o un vecino",
		},
		ask: "¿Las aguanta la cubierta, y cuántos años le quedan? Si lo dice la hoja de un técnico, sigue el tamaño; si no, se mira antes la cubierta que las placas.",
	},
	"cold-store": {
		name: "las cámaras y el frío industrial",
		insight:
			"Cada grado de frío de más cuesta entre un 2 y un 4 % de la electricidad; puertas, hielo y ventiladores pueden costar otro tanto. El congelado también guarda frío: enfriar a mediodía suele ser la batería más barata.",
		test: {
			title: "Ver cuánto gasta el frío de noche",
			text: "Lee el contador cada hora de una noche, con temperatura y puertas; después sube una cámara uno o dos grados una semana, si el producto lo admite. {company} lo compararía.",
			decides:
				"lo que admite el producto: si no se puede mover ni un grado, van antes puertas, ventiladores y desescarche",
		},
		ask: "¿Qué temperatura exigen de verdad la norma o el cliente? Si hay margen, mover las horas no cuesta nada; si no, se miden las máquinas.",
		answers: {
			technical: {
				title: "Apagar una cámara en las horas caras",
				text: "Elige una cámara, dos sondas y un límite al que vuelve a arrancar. Una semana descansa en las horas caras; {company} leería temperatura y kilovatios antes de que nadie programe un control.",
				decides:
					"lo que sube en cuatro horas: si queda dentro del límite con las puertas en uso, para empezar basta un temporizador",
			},
		},
	},
	"compressed-air": {
		name: "el aire comprimido",
		insight:
			"En instalaciones descuidadas, las fugas suelen llevarse del 20 al 30 % del aire (Departamento de Energía de EE. UU.). Cada bar de menos ahorra un 7 %, y nueve décimas partes de la corriente salen del compresor como calor.",
		test: {
			title: "Buscar fugas de aire con todo parado",
			text: "Con todo parado, apunta durante una hora cuánto carga el compresor y cuánto descansa: la parte de carga es fuga. {company} la pasaría a kilovatios hora al año.",
			decides:
				"esa parte: por encima de una décima, buscar fugas de oído o con ultrasonidos se suele pagar en meses",
		},
		ask: "¿Qué herramienta necesita más presión? Si es una sola, se le pone un multiplicador y baja el resto; si son todas, primero las fugas.",
	},
	steam: {
		name: "el vapor",
		insight:
			"Tras tres a cinco años sin revisar, del 15 al 30 % de los purgadores puede dejar pasar vapor vivo (Departamento de Energía de EE. UU.). Después vienen el condensado que se tira y las válvulas sin aislar.",
		test: {
			title: "Revisar diez puntos de fuga de vapor",
			text: "Mide diez purgadores antes y después, y el agua de aporte de una semana. {company} pasaría las dos cosas a combustible.",
			decides:
				"el agua de aporte: si pasa de un tercio del vapor, recuperar condensado se suele pagar antes que cualquier máquina nueva",
		},
		ask: "¿Vuelve el condensado a la caldera? Si vuelve, se miran los purgadores; si no, averigua primero si puede ir sucio.",
	},
	lighting: {
		name: "la iluminación",
		insight:
			"Una lámpara ahorra por horas: un LED encendido toda la noche ahorra menos que uno que se apaga. En calles y almacenes, el nivel que se exige va antes que el catálogo.",
		test: {
			title: "Cambiar la mitad de las luces",
			text: "Pon un contador en un circuito dos semanas; cambia la mitad y atenúala cuando no hay nadie. {company} compararía las dos mitades.",
			decides:
				"las horas al año: con menos de unas 1.500, sensores y temporizadores se suelen pagar antes que lámparas nuevas",
		},
		ask: "¿Hay un nivel de luz que cumplir, por norma o por el trabajo? Si lo hay, se mide primero, en lux; si no, la mitad se puede apagar de prueba.",
	},
	kilns: {
		name: "el calor de hornos",
		insight:
			"El usuario más barato del calor de un horno suele ser el propio horno: aire de combustión, secadero, piezas en espera. El humo lleva polvo y ácido: por debajo de unos 150 °C puede corroer el intercambiador.",
		test: {
			title: "Medir el calor que va al humo",
			text: "En una hornada mide cada hora temperatura y caudal del humo, y su polvo. {company} calcularía los kilovatios y miraría primero el secadero propio.",
			decides:
				"las horas en común: si el usuario necesita calor cuando el horno para, se queda un depósito o su caldera",
		},
		ask: "¿Hay secadero o agua caliente en el mismo edificio? Si los hay, suelen ser el primer usuario; si no, deciden los metros hasta el más cercano.",
	},
	"greenhouse-heat": {
		name: "el calor para invernaderos",
		insight:
			"Una pantalla térmica suele ahorrar calor más barato de lo que lo da una fuente nueva, así que se compara antes; para usar humo como CO₂, lo que se quema tiene que ser limpio, porque trazas de otros gases dañan el cultivo.",
		test: {
			title: "Apuntar el calor de una semana fría",
			text: "Escribe de la semana más fría los kilovatios por hora, la temperatura de noche y el CO₂ comprado. {company} lo pondría sobre lo que da en esas horas una fuente cercana.",
			decides:
				"las horas sin fuente: si una parada de enero cuesta la cosecha, una caldera de reserva entra en el precio",
		},
		ask: "¿Hay sitio a pocos cientos de metros de una fuente constante? Si lo hay, decide la temperatura; si no, el tubo suele costar más que el calor.",
		answers: {
			site: {
				title: "Buscar tres fuentes de calor cercanas",
				text: "Marca tres fuentes de agua templada o humo limpio con suelo libre a menos de 500 metros y pregunta a cada una temperatura y horas de parada. {company} leería las respuestas junto a tu semana más fría.",
				decides:
					"el suelo junto a la fuente: si su plan no admite un invernadero, otra fuente es más barata que cambiar el plan",
			},
		},
	},
	"heat-pipe": {
		name: "un tubo de calor entre vecinos",
		insight:
			"Una regla práctica de las redes de calor es vender 1,5 MWh por metro de zanja y año: 600 metros piden unos 900 MWh. Por debajo, pérdidas y zanja suelen pesar más que el calor.",
		test: {
			title: "Calcular el calor por metro de zanja",
			text: "Con las facturas de combustible de los usuarios calcula los megavatios hora del año y divídelos por los metros de zanja. {company} revisaría tubo, bombas y horas en común.",
			decides:
				"ese cociente: muy por debajo de 1,5, se compara una bomba de calor o caldera en el sitio antes que la zanja",
		},
		ask: "¿Quién responde el día que para la fuente? Si se queda la caldera vieja, el tubo solo tiene que ahorrar combustible; si no, la reserva entra en el precio.",
		answers: {
			money: {
				title: "Enviar tus cuentas línea a línea",
				text: "Envía metros, temperaturas, horas, pérdidas y precio de la zanja, cada uno con su fuente. {company} buscaría la línea más débil antes de hablar de dinero.",
				decides:
					"el contrato: si el usuario firma por más años de los que tarda en pagarse, se puede examinar el resto",
			},
		},
	},
	"warm-water": {
		name: "el calor del agua templada",
		insight:
			"Un metro cúbico que se enfría diez grados da 11,6 kWh. Por eso el agua templada se aprovecha mejor antes de mezclarla, en la máquina que la suelta y para calentar el agua fría que entra.",
		test: {
			title: "Medir el agua caliente de una máquina",
			text: "Registra una semana caudal y temperaturas de una salida y del agua fría de al lado. {company} multiplicaría: 1,16 × metros cúbicos × grados.",
			decides:
				"las horas en común: si no entra agua fría mientras sale la templada, decide un depósito entre las dos",
		},
		ask: "¿Lleva el agua templada pelusa, grasa o fibras? Si las lleva, hace falta un intercambiador que se limpie; si no, basta uno sencillo.",
		answers: {
			trial: {
				title: "Recuperar el calor de una lavadora",
				text: "Pon un intercambiador o un depósito a una máquina, con contador de gas antes y después. {company} miraría cuatro semanas junto a otras cuatro sin él.",
				decides:
					"el gas por kilo lavado: si baja menos de lo que varía de una semana a otra, la prueba sigue antes de tocar las demás",
			},
		},
	},
	dryers: {
		name: "el secado",
		insight:
			"Evaporar una tonelada de agua pide unos 630 kWh de calor, y en la práctica suele ser vez y media, salvo que una bomba de calor devuelva parte. Prensar o escurrir antes suele costar una pequeña parte de secar.",
		test: {
			title: "Ver cuánto gasta secar una carga",
			text: "Pesa una carga antes y después y lee combustible y horas. {company} calcularía los kilovatios hora por litro de agua y cuánto aire sale sin saturar.",
			decides:
				"los kilovatios hora por litro: por encima de 1,2 o así, juntas y sondas de humedad van antes que otro combustible",
		},
		ask: "¿Se puede quitar agua antes, prensando, escurriendo o al sol? Si se puede, se prueba primero; si no, se mira el aire que sale.",
	},
	shells: {
		name: "los huesos, cáscaras y raspones como combustible",
		insight:
			"Huesos y cáscaras limpios arden como el pélet; raspones, cascarillas y pulpa suelen dejar más ceniza, que puede fundirse y pegarse en la caldera. Un laboratorio lo ve: fusibilidad (ISO 21404).",
		test: {
			title: "Analizar dos kilos como combustible",
			text: "Dos kilos van a un laboratorio de combustibles: humedad, ceniza, cloro, fusibilidad. {company} los compararía con el manual de una caldera.",
			decides:
				"la ceniza: por encima de un 3 %, o si funde pronto, se compara mezclar con madera u otro uso antes que una caldera",
		},
		ask: "¿Está seco y bajo techo cuando lo pide la caldera? Si lo está, se puede probar; si no, el primer coste es secarlo o los meses de espera.",
	},
	prunings: {
		name: "la leña y la poda como combustible",
		insight:
			"La madera con 50 % de humedad guarda unos 2,3 kWh por kilo; con 20 %, unos 4,1. Piedras y tierra recogidas del suelo suelen dar más problemas que el agua.",
		test: {
			title: "Analizar dos kilos del montón",
			text: "Dos kilos del centro van a un laboratorio de combustibles: humedad y ceniza. Cronometra lo que tarda una astilladora por hectárea o carga. {company} calcularía el precio del kilovatio hora.",
			decides:
				"la ceniza: por encima de un 2 o 3 % lleva tierra, y levantarla limpia va antes que una caldera",
		},
		ask: "¿Dónde puede pasar un verano, astillada o no, sin tocar el suelo? Si hay sitio, seca el sol; si no, el comprador tiene que aceptarla húmeda.",
		answers: {
			outlet: {
				title: "Buscar una caldera cerca",
				text: "Pregunta a tres dueños de calderas de astilla, como piscinas, colegios o aserraderos, tamaño, humedad y ceniza, y ofrece un camión. {company} leería sus respuestas junto a una muestra.",
				decides:
					"lo que admiten sus calderas: si ninguna la acepta como está, se presupuesta cribarla antes que una caldera propia",
			},
		},
	},
	slurry: {
		name: "los purines y estiércoles",
		insight:
			"El purín de vaca o de cerdo suele ser agua en unas nueve décimas partes o más: el gas suele venir de lo que se añade, y casi todo el peso vuelve a salir. Antes que el digestor decide la tierra para repartirlo.",
		test: {
			title: "Analizar un litro de purín",
			text: "Analiza un litro: materia seca, nitrógeno, potasio. Dibuja las parcelas que lo admiten, con sus meses. {company} leería si va antes la tierra, el separador o el gas.",
			decides:
				"las parcelas: si no admiten lo que sale, se compara separar sólidos o juntarse con otros antes que el gas",
		},
		ask: "¿Quién se llevaría el digestato, y en qué meses? Si hay hectáreas firmadas, se puede dar un tamaño; si no, van antes que el permiso.",
		answers: {
			permit: {
				title: "Preguntar primero qué permiso hace falta",
				text: "En España, la granja que cambia cómo trata sus purines suele modificar su autorización ambiental en la comunidad autónoma; con residuos ajenos pasa a ser planta de residuos. Pregúntalo por escrito; {company} leería la respuesta.",
				decides: "de quién es el material: solo con granjas propias, el camino suele ser más corto",
			},
		},
	},
	digester: {
		name: "una planta de biogás",
		insight:
			"Un digestor quiere comer casi lo mismo cada día: lo que sale en una temporada lo alimenta una temporada. Un ensayo de metano en laboratorio (VDI 4630) suele tardar un mes o más y cuesta poco al lado de una planta.",
		test: {
			title: "Apuntar qué material hay cada mes",
			text: "Haz la lista de cada material con toneladas por mes y envía dos litros de cada uno a un laboratorio: metano y materia seca. {company} calcularía el gas del peor mes.",
			decides:
				"el peor mes: si da menos de la mitad que el mejor, se compara antes una planta menor o entrar en otra",
		},
		ask: "¿Quién se lleva lo que sale, que pesa casi lo que entra? Si hay hectáreas firmadas, se puede dar un tamaño; si no, van primero.",
	},
	hydrogen: {
		name: "el hidrógeno",
		insight:
			"Un electrolizador suele gastar 50 kWh o más por un kilo que guarda 33. Donde llega un cable o una batería, esa pérdida se ahorra; el hidrógeno conviene donde no llegan.",
		test: {
			title: "Contar la electricidad que sobra",
			text: "Cuenta las horas y kilovatios hora que sobran de verdad y divídelos por unos 55: son kilos. {company} los pondría junto a la semana del usuario.",
			decides:
				"los kilos del peor mes: si no cubren al usuario, se compara antes una batería o el uso directo",
		},
		ask: "¿Quién lo usaría, y a qué distancia? Si es en el mismo sitio, basta un depósito; si va por carretera, comprimirlo, llevarlo y repostarlo juntos pueden costar tanto como hacerlo.",
	},
	whey: {
		name: "el suero de quesería",
		insight:
			"Un litro de suero carga una depuradora como unos cien de agua residual corriente (DQO de 50 a 100 g por litro), así que no va al desagüe. Dulce y fresco suele ser pienso; ácido, sobre todo para cerdos.",
		test: {
			title: "Ofrecer el suero a dos granjas",
			text: "Lleva diez litros frescos, con la hora apuntada, a dos granjas o a un recogedor de suero. {company} apuntaría cuánto puede esperar y lo que costaría enfriarlo.",
			decides:
				"las horas hasta que se agria: si nadie pasa en un día, se presupuesta enfriarlo o concentrarlo antes que un digestor",
		},
		ask: "¿Lleva sal o ácido? Si es dulce y sin sal, se pregunta primero por pienso o requesón; si es ácido, a una granja de cerdos; si es salado, suele quedar el gas.",
		answers: {
			supplier: {
				title: "Comparar tres plantas de gas pequeñas",
				text: "Pide lo mismo a tres fabricantes: litros al día, meses, altitud, heladas y quién lo mantiene. El suero solo acidifica el digestor: pregunta con qué lo mezclarían. {company} compararía las ofertas.",
				decides:
					"los meses fríos: si hay menos gas cuando hay más suero, el digestor de una granja cercana suele ser más barato",
			},
		},
	},
	pomace: {
		name: "el alperujo",
		insight:
			"El alperujo es agua en dos terceras partes: la extractora paga por grasa y sequedad, y cada kilómetro lleva agua. Sacar antes el hueso suele compensar si alguien lo quema o lo compra.",
		test: {
			title: "Ver cuánto hueso se puede separar",
			text: "Separa el hueso de cien kilos, sécalo y pésalo; mide el agua de lo que queda. {company} pondría precio aparte al hueso, como combustible, y a la pulpa.",
			decides:
				"el hueso por cien kilos: lo normal son unos diez secos; si hay menos, lo quema la propia caldera y no hace falta comprador",
		},
		ask: "¿Sigue aceptando la pulpa alguna extractora? Si la acepta, vale más con menos agua; si no, se compara compostarla con hoja.",
	},
	"spent-grain": {
		name: "el bagazo de cerveza",
		insight:
			"El bagazo es agua en cuatro quintas partes y se agria en dos o tres días: suele ganar la granja más cercana. En la UE, quien suministra pienso tiene que estar registrado (Reglamento 183/2005).",
		test: {
			title: "Probar cuatro semanas con una granja",
			text: "Una granja recoge una cuba el mismo día durante cuatro semanas y dice qué dejan los animales. {company} apuntaría kilos, horas y kilómetros.",
			decides: "las horas: si nadie pasa en dos días, se comparan prensar y ensilar, secar o hacer pan",
		},
		ask: "¿Se puede recoger el día que se cuece? Si se puede, es pienso; si no, pregunta quién tiene sitio para ensilarlo.",
	},
	coffee: {
		name: "los posos de café",
		insight:
			"Los posos frescos frenan las plantas: en ensayos, desde un 2,5 % del suelo (Hardgrove y Livesley, 2016). Compostados con hoja, o como cama de setas usada en uno o dos días, van bien.",
		test: {
			title: "Probar los posos con setas y abono",
			text: "Llena diez kilos de posos del día: la mitad a quien cultive setas, la mitad con tres partes de hoja seca en un montón. {company} pesaría y miraría a las seis semanas.",
			decides:
				"el moho: si se ponen verdes antes de recogerlos, recoger más a menudo decide antes que el uso",
		},
		ask: "¿Se pueden recoger cada uno o dos días, sin filtros ni bolsas? Si se puede, caben las setas; si es semanal, el compost.",
	},
	seashells: {
		name: "las conchas",
		insight:
			"En la UE, la concha sin carne queda fuera de las normas de subproductos animales (Reglamento 1069/2009, artículo 2); con carne, no. Por eso decide la limpieza antes que la molienda.",
		test: {
			title: "Limpiar, secar y moler veinte kilos",
			text: "Hierve o airea veinte kilos, sécalos y tritúralos; que midan cal y sal. {company} preguntaría a un usuario: avicultura, enmienda de suelo, carga mineral.",
			decides:
				"la sal y la carne que queden: contra la sal, un invierno a la lluvia suele ser más barato que lavar; con carne, sanidad animal dice qué se puede hacer",
		},
		ask: "¿Están cocidas o crudas? Si están cocidas y sin carne, hay usos; si están crudas, se pregunta primero a sanidad animal.",
	},
	seaweed: {
		name: "las algas y la posidonia de playa",
		insight:
			"Deciden la sal y la arena: la lluvia de un invierno suele llevarse la sal, y una criba la arena. En España la posidonia viva está protegida, y la arribada solo se mueve como diga la comunidad autónoma.",
		test: {
			title: "Dejar un metro cúbico a la lluvia",
			text: "Criba un metro cúbico, deja que lo lave la lluvia hasta primavera y mide sal y humedad; para aislar, un laboratorio ensaya el fuego en tres muestras. {company} leería las dos cosas.",
			decides: "la sal: si no baja al límite del usuario, solo queda devolverla a la playa o a la duna",
		},
		ask: "¿Ha escrito la comunidad que se puede usar, y para qué? Si lo ha hecho, una muestra va al laboratorio; si no, esa carta va primero.",
		answers: {
			permit: {
				title: "Preguntar si se pueden ceder las algas",
				text: "Pregunta a medio ambiente de la comunidad tres cosas: si se puede ceder, cuántos metros cúbicos, y si como residuo, subproducto o material. Adjunta cómo se recoge hoy; {company} leería el borrador.",
				decides: "que se ceda como residuo: entonces hace falta un gestor en medio y el calendario se alarga",
			},
		},
	},
	leaves: {
		name: "la hoja y los restos de jardín",
		insight:
			"La hoja está limpia hasta que llega a la acera: lo que se sopla con la basura se separa después pagando. Sola composta despacio; con un tercio de césped o restos de cocina, antes.",
		test: {
			title: "Ver qué traen los sacos de hojas",
			text: "Abre diez sacos de calles distintas, aparta lo que no es hoja y pésalo. {company} diría por calles dónde cambiar papeleras o barrido.",
			decides:
				"el impropio: por encima de un 2 o 3 % del peso, quien compra mantillo suele rechazarlo, y se presupuesta el cribado",
		},
		ask: "¿Se pueden recoger aparte las calles con más colillas y bolsas? Si se puede, lo limpio tiene salida; si no, se compara una criba entre varios pueblos.",
		answers: {
			permit: {
				title: "Preguntar qué permiso pide tu tamaño",
				text: "En España, la comunidad autónoma fija desde qué tamaño el compostaje se comunica, se autoriza o pide licencia ambiental. Pregunta con toneladas al año, metros y distancia a casas; {company} leería la respuesta.",
				decides:
					"las toneladas de un solo sitio: dos pequeños pueden tener un camino más corto que uno grande",
			},
		},
	},
	"food-waste": {
		name: "los restos de comida y el compost",
		insight:
			"Los restos húmedos rara vez compostan solos: un volumen suele pedir de uno a tres de hoja seca o astilla, y en la ciudad escasea. Se asegura antes que la máquina.",
		test: {
			title: "Pesar dos semanas lo que se tira",
			text: "Pesa cada bolsa dos semanas, con el paso del que sale, y una vez por semana aparta lo que no toca. {company} leería las dos listas.",
			decides:
				"lo que no toca: si aparece en todas las bolsas, un cambio en cocina suele costar menos que retirarlo",
		},
		ask: "¿Quién usaría el compost, y en qué meses? Si alguien tiene tierra, puede bastar una planta pequeña; si hay que venderlo, decide su análisis.",
	},
	sludge: {
		name: "los lodos",
		insight:
			"El lodo se paga por tonelada y casi todo es agua: pasar del 20 al 40 % de materia seca deja la mitad de camiones. La prensa suele ir antes que el secado, y el uso antes que los dos.",
		test: {
			title: "Analizar muestras y buscar quién lo use",
			text: "Mezcla muestras de diez días; que midan materia seca, metales y sales, y cenizas si es mineral. Pide a un posible usuario tres límites; {company} los compararía.",
			decides:
				"la materia seca: por debajo de un 25 %, alquilar una prensa una semana suele salir más barato que estudiar el secado",
		},
		ask: "¿En tu permiso es residuo, o podría ser subproducto con un usuario conocido? Si uno firma, se pregunta a la comunidad; si no hay, el vertido fija el precio.",
		answers: {
			permit: {
				title: "Averiguar si cuenta como residuo",
				text: "En la UE, un subproducto pide uso seguro, sin más tratamiento que el habitual, y legal (Directiva 2008/98, artículo 5). Escribe usuario, cantidad y análisis en dos páginas para la comunidad; {company} las leería.",
				decides: "que se use tal como sale: si antes hay que tratarlo, suele seguir siendo residuo",
			},
		},
	},
	ash: {
		name: "las cenizas y escorias",
		insight:
			"La norma de la ceniza para hormigón (EN 450-1) es para la de carbón, con algo de otro combustible; la de sola biomasa queda fuera. Se pregunta antes por ladrillo, mortero, firmes o abono.",
		test: {
			title: "Analizar tres bolsas de ceniza",
			text: "Toma tres bolsas de semanas distintas; que midan cal, carbono sin quemar, cloro y metales. {company} leería cuánto se separan.",
			decides:
				"la diferencia: si carbono o cloro cambian más del doble, mezclar o un fuego más estable va antes que un usuario",
		},
		ask: "¿Se guarda la ceniza de fondo aparte de la del filtro? Si es así, la de fondo tiene usos; si no, los metales del filtro se los suelen cerrar.",
	},
	gypsum: {
		name: "el yeso",
		insight:
			"El yeso se recicla sobre todo en yeso: lo aceptan limpio y seco los fabricantes de placa y escayola, y algo va al campo. Su sulfato puede dañar el hormigón, y en un vertedero húmedo puede oler.",
		test: {
			title: "Preparar una muestra seca y limpia",
			text: "Seca cincuenta kilos, quita pernos, papel y metal y tritura un puñado. {company} preguntaría a una fábrica de escayola y a una de cemento humedad y pureza.",
			decides: "la humedad: por encima de un 10 % se suele rechazar, y un techo es más barato que un secador",
		},
		ask: "¿Es de un solo tipo, o con resina y alginato? Si es de uno, se ofrece un palé; si va mezclado, lo primero es un segundo cubo.",
	},
	wool: {
		name: "la lana de oveja",
		insight:
			"En la lana sucia, de un tercio a la mitad del peso es grasa, sudor y tierra. En la UE, sin lavar es subproducto animal (Reglamento 1069/2009): el lavado u otro tratamiento permitido suele ir antes que el uso.",
		test: {
			title: "Ver para qué sirve la lana lavada",
			text: "Envía tres vellones a un lavadero: rendimiento, finura, pajas. {company} diría si el uso es aislante, fieltro o hilo y, en una pared, lo que cuesta el tratamiento contra la polilla.",
			decides:
				"el rendimiento: si vuelve menos de la mitad, el porte de lana sucia se come el precio y se compara hacer pélet para el suelo",
		},
		ask: "¿Se pueden guardar los vellones secos, la blanca aparte de la negra y sin paja? Si se puede, un lavadero toma un lote; si no, lo primero es clasificar al esquilar.",
	},
	plating: {
		name: "los baños de metal y el decapado",
		insight:
			"El níquel se suele recuperar de su propio enjuague; del lodo mezclado con cromo, apenas. Enjuagar tres veces a contracorriente puede gastar la décima parte de agua que un solo baño.",
		test: {
			title: "Medir un enjuague cada hora",
			text: "En una línea mide cada hora conductividad y metal del primer enjuague, con los litros. {company} diría si compensa un enjuague estanco, resinas o contracorriente.",
			decides:
				"que los enjuagues se puedan separar: si todos van al mismo desagüe, antes hay que mover tuberías",
		},
		ask: "¿Tiene cada baño su propio enjuague? Si lo tiene, los metales pueden volver uno a uno; si no, se empieza por separar el del metal más caro.",
	},
	tannery: {
		name: "los residuos de curtidos",
		insight:
			"Antes del bombo, la carnaza es un subproducto animal con usos, como grasa, gelatina o gas; después, el cromo los cierra casi todos. Lo que se aparta antes del cromo es lo que se puede salvar.",
		test: {
			title: "Pesar cada resto aparte dos semanas",
			text: "Pesa dos semanas por separado carnaza, rebajaduras y lodo, y que midan agua y cromo. {company} buscaría quién acepte la primera y miraría prensar lo último.",
			decides:
				"la materia seca del lodo: si prensado queda en la mitad de peso, otro vertedero puede aceptarlo mientras se cambia la autorización",
		},
		ask: "¿Quién podría llevarse ya la carnaza, sin obras? Si la acepta una planta de subproductos, el plazo solo afecta al lodo; si no, una prensa alquilada da tiempo.",
	},
	"food-water": {
		name: "el agua residual de alimentos y bebidas",
		insight:
			"El canon cuenta a menudo la carga además de los litros, por lo general como DQO. Mucha sale en pocos minutos, como levadura, sangre, suero o primer enjuague; recogida en un depósito, no llega al desagüe.",
		test: {
			title: "Tomar muestras de agua durante un día",
			text: "Toma una muestra cada hora de un día corriente, con los litros; un laboratorio mide DQO y pH. {company} mostraría qué décima parte del agua lleva casi toda la carga.",
			decides:
				"esa décima: si lleva más de la mitad, un depósito para ella suele ser más barato que una depuradora",
		},
		ask: "¿Qué se vacía justo antes de la peor hora? Si es una sola cuba, primero se aparta lo suyo; si no, un depósito que iguale.",
	},
	brine: {
		name: "la salmuera y el agua salada",
		insight:
			"La sal común pasa casi intacta por humedales, filtros y biología; la quitan membranas o evaporación, y dejan salmuera. La más barata es la que no se hace.",
		test: {
			title: "Buscar por dónde sale la sal",
			text: "Mide la conductividad cada hora durante tres días en cada salida. {company} marcaría la que lleva la sal y miraría si se puede apartar.",
			decides:
				"adónde va: si nadie puede recibir la salmuera, usar menos sal o darle un segundo uso va antes que las membranas",
		},
		ask: "¿La salida es mar, alcantarilla o solo una balsa? Si es mar o alcantarilla, el límite lo pone su permiso; si es una balsa, su evaporación.",
	},
	"rinse-water": {
		name: "el agua de aclarado",
		insight:
			"El último aclarado suele estar bastante limpio para el primer lavado de la carga siguiente: un depósito y una bomba, antes que membranas. Las vueltas las limitan la sal y el suavizante, no la suciedad.",
		test: {
			title: "Guardar el último aclarado una semana",
			text: "Recoge una semana el último aclarado de una máquina; mide conductividad, turbidez y litros. {company} diría para qué paso vale.",
			decides:
				"la conductividad: si se dobla en pocas vueltas, hay que soltar una parte cada vez y se ahorra menos",
		},
		ask: "¿Sale además templada? Si es así, el mismo depósito ahorra agua y calor; si no, tiene que pagarse solo con agua.",
	},
	landfill: {
		name: "los vertederos antiguos",
		insight:
			"Antes de dibujar nada deciden tres cosas: qué hay, si da gas y adónde va su agua. En España, en los clausurados según el Real Decreto 646/2020, lixiviado y nivel freático se controlan por lo general cada seis meses.",
		test: {
			title: "Recorrer el terreno y tomar muestras",
			text: "Recórrelo con fotos aéreas antiguas (Fototeca del IGN), abre tres catas vigiladas y toma agua por encima y por debajo. {company} escribiría el plan de seguimiento en una página.",
			decides: "el agua de abajo: si difiere de la de arriba, sellar va antes que cualquier uso",
		},
		ask: "¿Hay solo escombro, o también se echó basura? Si solo hay escombro, suele caber un uso sin edificar; si no, van antes el gas y los asientos.",
		answers: {
			permit: {
				title: "Repasar la carta punto por punto",
				text: "Pasa la carta a una tabla: qué pide, para cuándo, quién puede hacerlo y qué hay ya. {company} pondría precio a lo que falta: topografía, sellado, seguimiento.",
				decides: "la fecha: si el estudio no cabe, se pide por escrito hacerlo por fases antes de que venza",
			},
		},
	},
	chemicals: {
		name: "los productos químicos y bidones",
		insight:
			"Lo que aún está separado, que siga separado: una vez mezclado, el residuo peligroso se paga como su peor parte. Una etiqueta, un albarán o una ficha suelen ahorrar el laboratorio.",
		test: {
			title: "Hacer una lista sin abrir nada",
			text: "No abras ni muevas nada: apunta cada envase con etiqueta, litros y estado, y fotografía las etiquetas. {company} los agruparía según lo que un gestor recoge junto.",
			decides:
				"lo que esté hinchado, humee o tenga cristales en el tapón: aléjate y llama al 112; si no hay nada así, hay tiempo",
		},
		ask: "¿Tiene la mayoría etiqueta o ficha? Si la tiene, un gestor puede dar precio con la lista; si no, antes toma muestras alguien formado.",
	},
	"contaminated-ground": {
		name: "el suelo contaminado",
		insight:
			"Excavar suele ser la respuesta más cara. En España, las actividades de la lista del Real Decreto 9/2005 informan a la comunidad, y el uso futuro fija qué valores se admiten: un aparcamiento pide menos que un huerto.",
		test: {
			title: "Mirar los planos antes de perforar",
			text: "Reúne fotos, planos y papeles de los depósitos y marca dónde hubo fugas. {company} elegiría cinco puntos en vez de una malla.",
			decides:
				"los cinco primeros: si salen limpios, suelen bastar pocos más; si no, se busca el borde antes de excavar",
		},
		ask: "¿Qué habrá encima? Si son casas o huertos, rigen los valores estrictos; si es almacén o aparcamiento, puede caber dejarlo sellado.",
	},
	smell: {
		name: "los olores",
		insight:
			"Unos pocos minutos suelen causar casi todas las quejas: abrir, cargar, voltear. Tratar ese paso cuesta menos que tratar todo el aire, y un diario lo encuentra.",
		test: {
			title: "Apuntar cuándo huele durante dos semanas",
			text: "Durante dos semanas los vecinos apuntan hora e intensidad y tú, qué se hacía, con el viento. {company} pondría uno sobre otro.",
			decides:
				"el paso de las peores horas: si lo hay, se cierra primero; si no, se mide la salida (EN 13725)",
		},
		ask: "¿Ha escrito el ayuntamiento o un inspector? Si lo ha hecho, la carta dice qué y cuándo; si no, hay tiempo para el diario.",
	},
	noise: {
		name: "el ruido",
		insight:
			"Al aire libre, el ruido de una fuente pequeña baja 6 dB cada vez que se dobla la distancia; una pantalla solo sirve si tapa la fuente. Calzar la máquina o callar su peor hora suele costar menos.",
		test: {
			title: "Medir cuánto ruido añade la máquina",
			text: "En la ventana del vecino, mide con la máquina en marcha y parada, a la peor hora. {company} leería la diferencia y el tono.",
			decides: "la diferencia: con menos de unos 3 dB, lo que se oye es otra cosa",
		},
		ask: "¿Llega por el aire o por el edificio? Si es por el edificio, primero apoyos y tubos; si es por el aire, pantalla o campana.",
	},
	dust: {
		name: "el polvo",
		insight:
			"A un diámetro de la campana el aire apenas se mueve, una décima parte: acercarla gana a aumentar el ventilador. El polvo orgánico fino puede explotar: conductos y filtros se revisan por eso primero.",
		test: {
			title: "Buscar por dónde sale el polvo",
			text: "Con una lámpara de lado, mira cada máquina y fotografía por dónde escapa. {company} marcaría qué campanas mover antes de comprar un ventilador.",
			decides: "lo que se posa en un día: si casi todo está a dos metros de una máquina, se encierra esa",
		},
		ask: "¿Es madera, harina u otro polvo orgánico? Si lo es, pide una evaluación de explosión; si es mineral, se mide primero la sílice del aire.",
	},
	laptops: {
		name: "los ordenadores y aparatos usados",
		insight:
			"Lo que funciona vale mucho más que su metal, pero los datos se borran con un registro por equipo. En la UE, tratar aparatos desechados pide autorización; ceder los probados, no.",
		test: {
			title: "Ver cuántos ordenadores sirven",
			text: "Enciende diez; apunta modelo, año, disco y batería. {company} diría cuántos sirven y qué registro de borrado basta.",
			decides:
				"los que funcionan: si pasan de un tercio, se pregunta a un reacondicionador o un colegio antes que a un reciclador",
		},
		ask: "¿Están borrados los discos, o pueden salir con datos? Si están borrados, se pueden ceder; si no, el borrado con registro va primero.",
	},
	metals: {
		name: "la chatarra",
		insight:
			"La chatarra se paga por tipo: un imán, una lima y cubos limpios suben el precio más que las toneladas. El aceite de la viruta, el plástico de los cables y las aleaciones mezcladas se descuentan.",
		test: {
			title: "Separar los metales durante un mes",
			text: "Separa un mes en tres: acero, cobre y sus aleaciones, aluminio; deja escurrir la viruta. {company} compararía tres chatarreros con los mismos cubos.",
			decides: "el cubo más caro: si no llega a una décima del peso, un contenedor único da menos trabajo",
		},
		ask: "¿Es siempre la misma aleación en cada máquina? Si lo es, apártala allí; si no, solo las dos más caras merecen cubo.",
	},
	footprint: {
		name: "la huella de un producto o empresa",
		insight:
			"Energía y combustible se cuentan en días, con facturas; lo que se compra suele pesar más y llevar más tiempo. Por eso van antes quién lo lee y para qué: un cliente, una etiqueta o un ahorro.",
		test: {
			title: "Ver qué contamina más en un año",
			text: "Reúne las facturas de un año y las diez mayores compras en kilos. {company} calcularía una primera horquilla y diría qué línea decide.",
			decides:
				"la línea mayor: si una compra pasa de la mitad, el dato de su proveedor vale más que un método más fino",
		},
		ask: "¿Quién lo pide, y con qué norma? Si es un cliente, decide su formulario; si nadie, cuenta solo lo que podrías cambiar.",
	},
	rubble: {
		name: "el derribo y los escombros",
		insight:
			"En España el derribo tiene que ser selectivo desde 2024, con un estudio previo de cantidades por material (Ley 7/2022, artículo 30). Quien encarga la obra fija ahí lo que se queda, y la licencia lo sigue.",
		test: {
			title: "Decidir qué se queda antes de derribar",
			text: "Pide el estudio de residuos del proyecto (Real Decreto 105/2008) y que lleve una página más: qué se queda, triturado o entero, y para qué. {company} lo valoraría junto a vertedero y árido nuevo.",
			decides:
				"el amianto y el yeso: si salen antes, el escombro puede ser árido; si no, una planta de reciclaje suele rechazar la carga",
		},
		ask: "¿Ha salido ya la licitación? Si no, la página va en el proyecto; si ha salido, el contratista aún puede proponerlo en su plan de residuos.",
		answers: {
			advice: {
				title: "Pedir los dos planes de residuos",
				text: "El estudio de residuos del promotor va con la solicitud al ayuntamiento, y el plan del contratista, antes de empezar. Pide ver los dos; {company} marcaría en qué línea se escribe la reutilización.",
				decides:
					"que lo quiera el promotor: si la obra es pública, pídelo por escrito antes de la licitación; después cuesta un modificado",
			},
		},
	},
	earth: {
		name: "la construcción con tierra",
		insight:
			"Decide la arcilla, no la resistencia: con mucha agrieta, con poca se deshace, y un tarro con agua lo enseña en un día. El muro pide pie seco y buen alero. En España los bloques tienen norma (UNE 41410).",
		test: {
			title: "Probar la tierra con diez bloques",
			text: "Agita tierra con agua en un tarro y mide las capas al día siguiente; prensa diez bloques, sécalos cuatro semanas y que rompan tres. {company} leería las dos cosas.",
			decides:
				"grietas y rotura: si no llegan a la UNE 41410 o a lo que pide el proyecto, se prueba arena o cal antes que otra tierra",
		},
		ask: "¿Llevará carga, o solo rellena y reviste? Si lleva carga, firma un arquitecto y se ensayan los lotes; si no, se empieza antes.",
		answers: {
			site: {
				title: "Buscar sitio para prensar los bloques",
				text: "Prensa y bloques piden techo, suelo llano y paso de camiones. Pregunta primero al excavador por un rincón de su propio solar; {company} lo compararía con el alquiler.",
				decides:
					"la humedad: la tierra que se moja no se prensa en semanas, así que el techo pesa más que los metros",
			},
		},
	},
	straw: {
		name: "la construcción con paja y cáñamo",
		insight:
			"La paja teme el agua, no el fuego: prensada y revocada resiste bien, pero puesta con más de un 20 % de humedad se pudre. Deciden los detalles de pie, ventana y cubierta.",
		test: {
			title: "Levantar una pared y medir su humedad",
			text: "Levanta una pared o estancia con tres sondas de humedad: pie, ventana, cara norte; léelas un invierno. {company} miraría antes los detalles.",
			decides:
				"la humedad: si pasa semanas por encima del 20 % en un punto, se redibuja ese detalle antes de nada mayor",
		},
		ask: "¿Hay un arquitecto que lo firme? Si lo hay, pregúntale qué ensayo le falta; si no, esa persona va antes que un cliente.",
	},
	paving: {
		name: "las baldosas, bloques y adoquines",
		insight:
			"El marcado CE necesita una norma que encaje: EN 1339 para baldosas de hormigón, EN 1338 para adoquines, EN 771-3 para bloques. Un producto fuera de ellas puede tener evaluación técnica europea o aceptarse con ensayos.",
		test: {
			title: "Ensayar tres piezas antes de comprar nada",
			text: "Un laboratorio lee el producto y dice qué norma le toca; se ensayan tres piezas a deslizamiento, rotura y heladas. {company} leería la respuesta antes de comprar máquina.",
			decides:
				"la norma: si no encaja ninguna, informes de ensayo y una zona con garantía suelen ir más rápido que el CE",
		},
		ask: "¿Ha escrito el cliente qué ensayo acepta? Si lo ha hecho, solo se paga ese; si dice CE, pregunta con qué norma.",
		answers: {
			trial: {
				title: "Dejar un muro corto todo un invierno",
				text: "Dos metros cuadrados, la mitad bajo techo, con peso y humedad apuntados cada mes. El análisis del residuo y su situación legal van en la misma carpeta; {company} miraría las dos cosas.",
				decides:
					"la situación del residuo: mientras sea residuo, una constructora solo puede ensayarlo con el visto bueno de la comunidad",
			},
		},
	},
	damp: {
		name: "las humedades y el moho",
		insight:
			"El moho no necesita goteras: basta más del 80 % de humedad en la superficie varios días (EN ISO 13788), y una ventana hermética sin ventilar lo trae. Cubierta y agua del suelo van antes que el revoco.",
		test: {
			title: "Medir la humedad dentro y fuera",
			text: "Pon un higrómetro en la peor habitación y otro fuera dos semanas; fotografía las manchas tras llover y en días secos. {company} leería a qué sigue.",
			decides:
				"a qué sigue: si a la lluvia, cubierta y canalones; si a las noches frías, aire y aislamiento; si a nada, el suelo",
		},
		ask: "¿Sale después de llover o en semanas frías y secas? Si es al llover, busca por dónde entra; si es con frío, ventila y mide antes de aislar.",
	},
	insulation: {
		name: "el aislamiento y las ventanas",
		insight:
			"El orden suele ser: humedad, aire, cubierta, muros, ventanas. Solo ventanas nuevas pueden traer moho, y la cubierta suele pagarse antes.",
		test: {
			title: "Buscar por dónde entra el frío",
			text: "Una noche fría mide por dentro la temperatura de diez puntos y busca corrientes con un hilo. {company} marcaría los tres que cuentan.",
			decides:
				"la superficie más fría: por debajo de unos 13 °C en una habitación caldeada amenaza moho, y ese punto va primero",
		},
		ask: "¿Está protegida la fachada, o es estrecha la acera? Si lo está, va por dentro o en la cámara; si no, por fuera tapa también los cantos de forjado.",
	},
	"empty-building": {
		name: "un edificio vacío",
		insight:
			"Lo que cuesta un edificio está en cubierta, humedad y estructura; lo que puede ser, en el plan urbanístico. Las dos cosas se saben por poco antes de dibujar.",
		test: {
			title: "Media jornada con un arquitecto",
			text: "Un arquitecto abre tres sitios: cubierta, pie de muro y cabeza de viga, y pregunta por escrito al ayuntamiento los usos. {company} repasaría las dos hojas.",
			decides:
				"la cubierta: si gotea, se cierra primero, sea cual sea el uso; si el uso no se admite, otro edificio es más barato",
		},
		ask: "¿De quién es, y por cuántos años firmaría? Si es por lo que tarda en pagarse la obra, hay proyecto; si no, solo lo que se pueda llevar.",
	},
	"green-roof": {
		name: "una cubierta o terraza verde",
		insight:
			"El sustrato ligero de cubierta, empapado, pesa de 10 a 15 kg por metro cuadrado y centímetro, y la tierra de jardín hasta unos 20: diez centímetros son de 100 a 200 kg. Deciden estructura e impermeabilización antes que las plantas.",
		test: {
			title: "Ver cuánto peso aguanta la cubierta",
			text: "Busca los planos de la estructura y que un técnico escriba la carga libre; si lo aprueba, tapa un sumidero y mira si hay goteras al día siguiente. {company} diría qué grosor cabe.",
			decides:
				"la carga libre: por debajo de unos 100 kg por metro cuadrado, mejor jardineras en los bordes o sombra",
		},
		ask: "¿Quién subiría en agosto? Si hay alguien cada semana, caben bancales; si nadie, plantas que descansan en verano.",
	},
	playground: {
		name: "la sombra y los patios",
		insight:
			"La sombra sobre suelo duro refresca al momento, los árboles a los años: toldos y pérgolas los primeros veranos, árboles donde haya tierra. El suelo bajo los juegos sigue la EN 1176 y se ensaya con la EN 1177.",
		test: {
			title: "Medir cuánto se calienta el suelo",
			text: "Un día de calor mide el suelo a las diez, las doce y las cuatro en cinco sitios y mira dónde se ponen los niños. {company} marcaría un rincón para tierra y otro para sombra.",
			decides:
				"lo que hay debajo: si son tubos o un sótano, macetones y toldos; si es tierra, se planta este invierno",
		},
		ask: "¿Quién riega en julio y agosto? Si alguien firma, los árboles viven; si no, empieza con sombra que no pide agua.",
	},
	"rain-garden": {
		name: "el agua de lluvia",
		insight:
			"Diez milímetros en cien metros cuadrados son un metro cúbico. Una hondonada plantada del 5 al 10 % de lo que drena suele bastar para casi todos los chaparrones, si el agua se filtra en un día.",
		test: {
			title: "Ver cuánta agua traga un hoyo",
			text: "Cava un hoyo de 50 cm, llénalo de agua dos veces y cronometra la segunda. {company} calcularía el tamaño según cubierta y calle.",
			decides: "los centímetros por hora: con menos de uno, necesita un drenaje debajo u otro sitio",
		},
		ask: "¿Adónde va cuando se llena? Si hay un colector o un parque más abajo, puede rebosar sin daño; si hay sótanos, eso va primero.",
	},
	drip: {
		name: "el riego por goteo",
		insight:
			"Antes de cambiar horas o máquinas, se mira si los goteros dan lo mismo: lo enseñan un vaso y un reloj. Con la cuarta parte atascada, toda la finca se riega para la planta más seca.",
		test: {
			title: "Medir el agua en dieciséis goteros",
			text: "Mide un minuto en cuatro goteros de cuatro líneas: inicio, un tercio, dos tercios y final. {company} compararía el cuarto más bajo con la media.",
			decides:
				"ese cociente: por debajo del 80 %, limpieza, filtros o presión van antes que sondas u otras horas",
		},
		ask: "¿El agua es dura, salina o con algas? Si lo es, primero filtro y ácido; si no, la presión al final de la línea.",
	},
	wells: {
		name: "los pozos y el agua subterránea",
		insight:
			"En España, hasta 7.000 m³ al año en la propia finca no piden concesión, solo comunicarlo al organismo de cuenca, y su permiso si el acuífero está sobreexplotado (Ley de Aguas, artículo 54).",
		test: {
			title: "Ver cuánta agua da el pozo",
			text: "Apunta el nivel en reposo, bombea un día al caudal previsto y anota cada hora nivel y conductividad. {company} leería qué da el pozo sin bajar.",
			decides:
				"el nivel a la mañana siguiente: si no se ha recuperado, menos caudal o una balsa van antes que otra bomba",
		},
		ask: "¿Está inscrito el pozo, con qué uso y volumen? Si lo está, ese volumen fija el tamaño; si no, los papeles van antes que la bomba.",
	},
	probes: {
		name: "las sondas en el campo",
		insight:
			"Una sonda enseña mejor los cambios que las cantidades: el suelo varía más entre dos plantas que de un día a otro. Lo que cuenta depende de dónde está y de cavar al lado para comprobarla.",
		test: {
			title: "Comparar riegos con sonda y sin ella",
			text: "En cuatro líneas manda la sonda, cuatro se riegan como siempre, al lado, con contador cada una; se pesan las dos en la cosecha. {company} acordaría antes la hoja.",
			decides:
				"kilos y metros cúbicos de ambas: si se separan menos que las cuatro de siempre entre sí, aún no se ha demostrado nada",
		},
		ask: "¿Quién mira la lectura un domingo de julio y puede cambiar el riego? Si hay alguien, tiene sentido probar; si no, esa persona va primero.",
		answers: {
			trial: {
				title: "Probar con diez agricultores",
				text: "Acordad una profundidad, una distancia al gotero y una hoja: litros, fechas, averías. A media campaña se desentierran dos en cada finca; {company} buscaría agricultores con contador.",
				decides:
					"las sondas vivas en septiembre: si son menos de cuatro de cada cinco, se arregla la caja antes de hacer más",
			},
		},
	},
	soil: {
		name: "el suelo cansado o compactado",
		insight:
			"Para empezar, una pala dice más que un laboratorio: donde las raíces se tuercen hay una capa dura. La hacen las máquinas con suelo húmedo; la curan raíces y aflojarlo en seco.",
		test: {
			title: "Mirar las raíces en diez hoyos",
			text: "Cava diez hoyos de 40 cm en sitios buenos y malos; apunta dónde se tuercen las raíces, lombrices y olor. {company} elegiría cuatro franjas para tratar y cuatro para dejar.",
			decides:
				"la capa: si está a 10 o 20 cm, cubierta y ruedas más ligeras; si es más honda, se prueba a aflojar una franja en seco",
		},
		ask: "¿Entran máquinas con el suelo húmedo? Si entran, eso se corta primero o nada dura; si no, se prueba cubierta vegetal en calles alternas.",
	},
	"veg-boxes": {
		name: "las cestas de verdura",
		insight:
			"Una cesta vive de quien repite: encontrar un cliente nuevo suele costar más que preparar diez cestas. Suelen decidir los huecos de abril y agosto y los puntos de recogida.",
		test: {
			title: "Empezar con treinta cestas",
			text: "Vende treinta cestas, pagadas seis semanas por adelantado, en dos puntos; apunta horas, kilómetros y sobras. {company} leería lo que gana cada hora.",
			decides:
				"los que vuelven a pagar: por debajo de dos tercios, cambia el contenido o el día antes que la web",
		},
		ask: "¿Quién llenaría la cesta en los huecos? Si son otros agricultores, acordad ya su precio; si no, ofrece una temporada y no un año.",
	},
	canteens: {
		name: "los comedores y cocinas",
		insight:
			"Una cocina compra lo que llega lavado, contado y a su hora; el precio va después. En España, las públicas pueden comprar poco por contrato menor (suministros de menos de 15.000 €, Ley 9/2017) y el resto, por licitación.",
		test: {
			title: "Empezar por un producto y una cocina",
			text: "Una cocina cambia un producto durante un mes: día fijo, calibre, albarán. {company} apuntaría mermas, minutos y precio por plato.",
			decides:
				"los minutos de cocina: si se tarda más que con el de hoy, lavar y cortar va antes que otras cocinas",
		},
		ask: "¿Compra la cocina, o una contrata? Si compra ella, pide una prueba; si es contrata, decide el último día de su contrato.",
	},
	"direct-sale": {
		name: "la venta directa",
		insight:
			"Lo que se gana sin intermediario se paga en horas: preparar, pedidos, quejas, lo que no se vende. Suele compensar con pocas entregas de muchos kilos, o si viene la gente.",
		test: {
			title: "Vender cuatro semanas a diez compradores",
			text: "Ofrece a diez compradores, como obradores, restaurantes o tiendas, precio y día fijos cuatro semanas; apunta horas y kilómetros. {company} lo compararía con el granel.",
			decides: "lo que queda por hora: si es menos que a granel, van antes lotes mayores en menos paradas",
		},
		ask: "¿Podrías entregar lo mismo cada semana en tu peor mes? Si puedes, cocinas y tiendas planifican; si no, mejor mercados o lotes de cosecha.",
		answers: {
			outlet: {
				title: "Ofrecer una muestra a diez compradores",
				text: "Elige diez que hoy compren ese producto, lleva una muestra con precio, lote y día, y pregunta solo una cosa: ¿se quedarían veinte kilos? {company} ayudaría a elegir los diez.",
				decides:
					"los síes con cantidad: si son menos de tres de diez, cambia formato o precio antes que una plataforma",
			},
		},
	},
	"joint-buying": {
		name: "la compra conjunta",
		insight:
			"El precio solo baja si es un pedido, una factura y una entrega. Si cada cual sigue pidiendo por su lado, el proveedor ve diez clientes pequeños.",
		test: {
			title: "Pedir precio conjunto a tres proveedores",
			text: "Pon en una hoja los kilos y precios del último año de cada uno para un producto y pide a tres proveedores precio para todos. {company} leería precio, porte y plazo de pago.",
			decides: "el ahorro: por debajo de un 5 % se lo comen almacenar y adelantar dinero",
		},
		ask: "¿Quién paga si uno no paga? Si cada cual firma lo suyo, adelante; si responde el grupo, fijad antes un límite.",
	},
	"found-coop": {
		name: "una cooperativa",
		insight:
			"La ley estatal pide tres socios, estatutos, nombre y registro; suele regir la autonómica (en Cataluña casi todas pueden empezar con dos). La regla que después se echa en falta suele ser la de salida: qué recupera cada uno y cuándo.",
		test: {
			title: "Escribir qué pone y cobra cada uno",
			text: "Escribid cinco líneas: qué pone, trabaja, cobra, decide y se lleva al salir cada uno. Firmadlas. {company} las compararía con estatutos tipo.",
			decides:
				"el mes: si lo que entra no paga las cotizaciones de cada uno, empezad como asociación o con un primer encargo",
		},
		ask: "¿Ha dicho cada uno cuántas horas y euros? Si es así, siguen los estatutos; si no, va antes una tarde con esa tabla.",
	},
	machinery: {
		name: "las máquinas y naves compartidas",
		insight:
			"Una máquina cuesta por las horas que está parada: una para varias fincas compensa si no la piden todas la misma semana. El calendario se acuerda antes que la máquina.",
		test: {
			title: "Ver quién necesita la máquina y cuándo",
			text: "Elige la que más tiempo está parada; escribid horas, gasóleo y fechas de cada finca el año pasado. {company} dibujaría las semanas en que la querrían dos.",
			decides:
				"las semanas pedidas por dos: con más de dos o tres, otro conductor o un contratista sale más barato que discutir",
		},
		ask: "¿Quién la repara, y cuánto cuesta la hora? Si está escrito, compartidla; si no, empezad dos con un precio por hora.",
	},
	"tool-library": {
		name: "el préstamo y la reparación",
		insight:
			"Prestar fracasa por la estantería, no por el robo: vuelve roto o tarde, y una sola persona tiene las llaves. Suelen bastar una hora fija, una fianza y dos que conozcan la lista.",
		test: {
			title: "Prestar veinte cosas seis sábados",
			text: "Haz una lista de veinte cosas, presta o arregla seis sábados a la misma hora y apunta cada petición, cumplida o no. {company} leería qué se pidió más.",
			decides:
				"las peticiones por hora: con menos de dos, basta una vez al mes como invitados en una biblioteca",
		},
		ask: "¿Quién responde si algo hace daño a alguien? Si el seguro de una asociación, abrid; si nadie, esa llamada va primero.",
	},
	succession: {
		name: "el relevo de una finca, oficio o tienda",
		insight:
			"Lo que se traspasa no es el beneficio: antes se resta un sueldo por cada par de manos sin pagar. Alquilar con opción de compra suele encontrar más gente que un precio.",
		test: {
			title: "Escribir las cuentas y probar una semana",
			text: "Escribe cinco líneas: lo que queda tras los sueldos, casa, tierra o contrato, herramientas, clientes. Quien pueda venir trabaja una semana del peor mes. {company} buscaría candidatos con las dos cosas.",
			decides:
				"lo que queda al mes: si nadie puede vivir de ello, va antes juntarse con un vecino o un segundo ingreso",
		},
		ask: "¿Para cuándo hay que pasarlo? Si queda un año, se enseña trabajando juntos; si quedan meses, apunta ya clientes y proveedores.",
		answers: {
			advice: {
				title: "Ver qué fincas vecinas encajan",
				text: "Pon en un mapa parcelas, naves y máquinas de quienes no tienen relevo, con quién alquilaría y quién vendería. {company} miraría cuáles juntas hacen una finca.",
				decides:
					"las firmas: si los dueños firman por diez años, alguien puede invertir; si por uno, no viene nadie",
			},
		},
	},
	shifts: {
		name: "el cansancio y el desánimo en el trabajo",
		insight:
			"Una charla ayuda poco si la causa sigue: HSE (2006) aconseja dos o tres noches seguidas como mucho, fines de semana libres y, si se rota por semanas, hacia delante (mañana, tarde, noche). En España la empresa debe evaluar además los riesgos psicosociales.",
		test: {
			title: "Preguntar a un turno qué le ayudaría",
			text: "Pregunta a un turno, sin nombres: sueño, cuándo es peor, qué ayudaría, con quién hablarían. {company} leería las respuestas con ellos y con quien puede cambiar el cuadrante.",
			decides:
				"lo que más se nombre: si es turno o ritmo, cambia eso primero; si es alguien con quien hablar, una hora y una cara conocidas",
		},
		ask: "¿Cambiaría la empresa una cosa del cuadrante si la pide la mayoría? Si la cambiaría, empieza preguntando; si no, por alguien de fuera que ellos elijan.",
	},
	"therapy-garden": {
		name: "la huerta que sienta bien",
		insight:
			"Ayudan la misma gente, la misma hora y la misma persona al cargo, con tareas que se puedan dejar a medias; la cosecha va después. Bancales altos, sombra y un grifo deciden quién puede venir.",
		test: {
			title: "Quedar seis mañanas en el huerto",
			text: "Seis mañanas a la misma hora, con un bancal, una persona formada y otra que sepa de plantas. {company} prepararía la primera con quienes vengan.",
			decides:
				"quién viene la sexta vez: si es más de la mitad, añade un bancal; si no, pregunta qué se lo impidió",
		},
		ask: "¿Quién está cada semana, también en agosto? Si dos se turnan, adelante; si es una, busca antes a la segunda.",
		answers: {
			people: {
				title: "Hacer dos preguntas a cada candidato",
				text: "Pregunta a cada uno: ¿cuándo has trabajado con gente como la nuestra, y quién te supervisa? El colegio de psicólogos o el centro de salud pueden dar nombres; {company} os acompañaría.",
				decides: "la supervisión: nadie debería llevar esto solo; si no la hay, se busca antes",
			},
			outlet: {
				title: "Ofrecer la cosecha a tres tiendas",
				text: "Escribe en una página kilos, semanas, precio y quién lo cultiva, y ofrécelo a tres tiendas o cocinas una temporada. Una asociación pide un titular del cultivo; {company} diría qué forma podría tener.",
				decides:
					"los kilos de la peor semana: si no bastan para una tienda, se vende mejor un producto en fecha fija",
			},
		},
	},
	"support-group": {
		name: "un sitio donde hablar",
		insight:
			"La primera reunión necesita dos cosas: una persona formada cada vez, y que todos sepan a quién llamar si alguien empeora (en España, 112, o 024 si piensa en el suicidio). Hacer algo juntos ayuda a hablar más que sillas en círculo.",
		test: {
			title: "Reunirse seis veces con la misma persona",
			text: "Seis encuentros a la misma hora con la misma persona, para quien quiera venir y sin lista. {company} ayudaría a encontrarla, con experiencia con gente como la vuestra.",
			decides: "que esa persona pueda estar cada vez; si no, es mejor empezar en un grupo que ya exista",
		},
		ask: "¿En quién confían ya: un compañero, una veterinaria, un enfermero? Si lo hay, que invite esa persona; si no, empezad por algo útil que hacer juntos.",
		answers: {
			people: {
				title: "Hacer dos preguntas a cada candidato",
				text: "Pregunta a cada uno: ¿cuándo has trabajado con gente como la nuestra, y quién te supervisa? El colegio de psicólogos o el centro de salud pueden dar nombres; {company} os acompañaría.",
				decides:
					"la supervisión: nadie, por bueno que sea, debería llevar esto solo; si no la hay, se busca antes",
			},
		},
	},
	carers: {
		name: "los cuidadores y su respiro",
		insight:
			"Quien cuida solo descansa si otra persona, conocida por los dos, toma el relevo: una hora antes de agotarse vale más que un fin de semana después.",
		test: {
			title: "Empezar con dos familias y dos horas",
			text: "Dos familias prueban las mismas dos horas cada semana con la misma persona, en casa o juntas. {company} ayudaría a elegir a alguien formado para lo que haga falta.",
			decides: "que quien cuida salga en ese rato; si no, pregúntale qué lo haría posible",
		},
		ask: "¿La persona cuidada necesita ayuda para moverse, comer o medicarse? Si la necesita, alguien formado; si no, un vecino que venga siempre.",
	},
	visits: {
		name: "la compañía a quien está solo",
		insight:
			"Antes de la actividad van tres pasos: encontrar a quien está solo, preguntarle qué querría y acompañarlo hasta allí (Age UK, 2015). El cartero, la farmacia o el bar suelen saber quién es.",
		test: {
			title: "Invitar a tres personas por su nombre",
			text: "Alguien conocido invita a tres por su nombre a algo pequeño, pasa a buscarlos y lo repite cuatro semanas. {company} ayudaría a encontrar a ese alguien.",
			decides: "que pregunten cuándo es la próxima; si no, pregúntales qué preferirían",
		},
		ask: "¿Quién vendría cada semana, también en invierno? Si son dos, adelante; si es una, busca a la segunda antes de la primera visita.",
	},
	"supported-jobs": {
		name: "el empleo con apoyo",
		insight:
			"En España, una empresa desde 50 empleados debe tener un 2 % con discapacidad o, si se la exceptúa, comprar a un centro especial de empleo (Real Decreto 364/2005): es un argumento para vuestro primer pedido.",
		test: {
			title: "Probar media jornada en una tarea real",
			text: "Dos o tres personas hacen media jornada de una tarea real, a su ritmo; se apuntan piezas, fallos y lo que cansa. {company} adaptaría el puesto con ellas antes de un contrato.",
			decides:
				"lo que digan al día siguiente y las piezas por hora: si es ruido o ritmo, se cambian; si aburre, otra tarea",
		},
		ask: "¿Llega el pedido cada semana? Si llega, se planea un puesto; si va por rachas, antes dos clientes de temporadas distintas.",
		answers: {
			trial: {
				title: "Empezar con tres cargas de prueba",
				text: "Antes de un contrato con volumen fijo, tres cargas iguales: kilos por hora, lo que no toca y cómo acaba la gente el día. {company} las leería con vosotros.",
				decides:
					"los kilos por hora sin forzar a nadie: de ahí salen precio y volumen; si son pocos, una clasificación más sencilla",
			},
		},
	},
	apprentices: {
		name: "los aprendices y primeros empleos",
		insight:
			"Un maestro, una tarea de verdad y el mismo día cada semana sujetan a un joven mejor que un curso. El seguro y el convenio suelen venir del centro o programa, salvo contrato laboral: se le pregunta primero.",
		test: {
			title: "Acoger a un aprendiz cuatro viernes",
			text: "Un joven trabaja cuatro viernes junto a una persona a quien le guste explicar, con una pieza que acabar. {company} preguntaría después a los dos.",
			decides: "que los dos quieran un quinto; si no, otra tarea u otra pareja",
		},
		ask: "¿Hay un centro o programa que firme? Si lo hay, suele asegurarlos él; si no, el servicio de empleo o el ayuntamiento suelen decir cuál.",
	},
	dropout: {
		name: "los jóvenes que lo han dejado",
		insight:
			"Los devuelve un adulto que está y algo propio que hacer; las clases entran por ahí. Un horario fijo importa más que un programa.",
		test: {
			title: "Pasar seis tardes con algo que elijan",
			text: "Seis tardes con un adulto y una cosa que elijan: una bici, una radio, una barca. {company} les preguntaría a la tercera qué cambiar.",
			decides:
				"quién viene sin que lo busquen; si es menos de la mitad, pregunta a los demás por qué vendrían",
		},
		ask: "¿Quién es el adulto, y hasta cuándo cobra? Si es un año, prométeselo; si es menos, dilo el primer día.",
	},
	"school-workshop": {
		name: "los talleres de medio ambiente",
		insight:
			"En una visita se aprende más si se sabe antes adónde se va y qué se hará (Orion y Hofstein, 1994). Lo que pesan o cuentan ellos dura más que una charla.",
		test: {
			title: "Pesar o medir algo durante una semana",
			text: "Los alumnos pesan una cosa cada día de una semana, como papel, pan o kilovatios hora, y antes apuestan. {company} vendría una vez, a ver lo que han encontrado.",
			decides: "lo que hacen distinto a las cuatro semanas; si nada, menos datos y una sola cosa que cambiar",
		},
		ask: "¿Qué asignatura da las horas? Si la hay, cuenta para su nota; si no, es más fácil un proyecto de una semana.",
	},
	"volunteer-day": {
		name: "una jornada de voluntariado",
		insight:
			"En España, quien firma con los voluntarios y los asegura es la entidad, no la empresa (Ley 45/2015). Una tarea pequeña que alguien necesita cada año vale más que una grande una vez.",
		test: {
			title: "Empezar con una tarea y diez personas",
			text: "Pregunta a una entidad para qué tarea le faltan manos, con herramientas, sombra y quien explique. Van primero diez; {company} preguntaría después a las dos partes.",
			decides: "que os vuelvan a llamar: si les costó más tiempo del que dio, mejor dar cosas o dinero",
		},
		ask: "¿Quién da permiso para estar allí: dueño, ayuntamiento, organismo de cuenca? Si hay carta, poned fecha; si no, va primero.",
	},
};
