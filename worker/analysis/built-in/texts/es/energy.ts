import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const energy: CompanyTexts<"energy"> = {
	company: {
		name: "la energía limpia y su uso",
		why: "Su ámbito es la energía renovable para la industria.",
		ask: {
			data: "¿Hay datos por horas? Si los hay, se puede estimar un tamaño; si no, antes hay que pedirlos a la distribuidora o poner un contador dos semanas.",
			permits:
				"¿De quién es la cubierta, el terreno o el edificio? Si es tuyo, se pasa a las preguntas técnicas; si es de otro, lo primero es su permiso por escrito.",
			open: "¿La energía hace falta como calor, frío, movimiento o electricidad? Si es calor, la siguiente cifra es la temperatura; si no, las horas.",
		},
	},
	electricity: {
		name: "la electricidad renovable y su almacenamiento",
		ask: {
			permits:
				"¿Hay conexión a la red, y de cuántos kilovatios? Si la hay, esa cifra puede limitar el tamaño y se pregunta primero a la distribuidora; si no, lo fija la racha más larga sin sol ni viento.",
			time: "¿Se consume más de día, o por la tarde y la noche? Si es de día, el sol puede cubrirlo; si es de noche, tiene que hacerlo el viento o un almacenamiento, y decide su precio.",
			open: "¿Quién usaría la electricidad: un contador, varios dueños o la red? Si son varios, se empieza por la regla de reparto; si es uno, por las horas; si es la red, por el permiso de acceso.",
		},
	},
	biomass: {
		name: "el calor de la biomasa",
		ask: {
			amount:
				"¿Cuántas toneladas de combustible hay al año, o cuántos litros de gasóleo se sustituyen? Si cuadran, diez kilos al 20 % de humedad por cada cuatro litros, basta lo de cerca; si no, falta otra fuente.",
			condition:
				"¿Cómo está el combustible? Si está astillado, en cáscara o en pélet y a cubierto, se puede probar; si son ramas al raso, faltan una astilladora y un verano.",
			open: "¿Puede un camión descargar junto a la caldera, volcando o soplando? Si puede, caben astilla o cáscara; si no, el límite suele ser el pélet en sacos o la leña.",
		},
	},
	heat: {
		name: "el calor renovable o recuperado",
		ask: {
			temperature:
				"¿A qué temperatura sale el calor de la fuente y a cuál lo necesita el usuario? Si la fuente está más caliente, basta un intercambiador; si no, entran una bomba de calor y su electricidad.",
			distance:
				"¿Cuántos metros de zanja hay entre los dos, y por dónde? Si es patio propio, el coste es el tubo; si es calle, lo primero es el permiso de su titular, casi siempre el ayuntamiento.",
			open: "¿Con qué se calienta el usuario el día que la fuente se para? Si la caldera vieja se queda, la conexión solo tiene que ahorrar combustible; si no, hay que pagar una reserva.",
		},
	},
	gases: {
		name: "los gases renovables, como el biogás o el hidrógeno",
		ask: {
			amount:
				"¿Cuánto hay, o hace falta, un día corriente: toneladas, kilovatios hora o kilos de gas? Si es igual todo el año, se puede hablar de tamaño; si no, lo fija el peor mes.",
			distance:
				"¿A qué distancia está quien usaría el gas? Si es en el mismo sitio, hay menos que limpiar y transportar; si no, depurarlo, comprimirlo o el tubo puede ser lo más caro.",
			open: "¿Quién se queda con lo que sobra: digestato, oxígeno o calor? Si hay alguien, la planta puede crecer; si no, el tamaño lo fija deshacerse de ello.",
		},
	},
	efficiency: {
		name: "la eficiencia energética",
		ask: {
			data: "¿Se conoce el consumo por horas o solo por la factura? Si es por horas, se miran primero las noches; si no, los datos de la distribuidora (en España, datadis.es).",
			time: "¿A qué horas no le hace falta a nadie? Si hay noches o fines de semana enteros, se empieza por apagar; si no para nunca, por las propias máquinas.",
			open: "¿Qué máquina o sala no puede parar? Si es la que más consume, se compara antes su sustitución; si no, las demás se pueden apagar a prueba.",
		},
	},
	mobility: {
		name: "el transporte limpio",
		ask: {
			amount:
				"¿Cuántos kilómetros tiene el día más largo? Si son menos de dos tercios de la autonomía, suele bastar cargar de noche; si son más, puede hacer falta una parada con enchufe.",
			permits:
				"¿De quién es el sitio donde pasarían la noche los vehículos? Si es tuyo, un electricista dice qué potencia hay libre; si es alquilado o de la calle, lo primero es el permiso.",
			open: "¿Qué viaje no puede fallar ningún día? Si hay alguno, un vehículo de reserva entra en el precio; si no, la flota puede ser menor.",
		},
	},
};

export const energyRequests: RequestTexts = {
	outlet: {
		title: "Resumir lo que ofreces en una página",
		text: "Apunta kilovatios o toneladas, horas, temperatura o calidad y las coordenadas. {company} buscaría primero un uso cercano a las mismas horas; después los dos lados medirían una semana corriente.",
		decides:
			"las horas y la distancia: si nadie de cerca lo necesita cuando sale, usarlo tú suele ser más barato",
		ask: "¿Durante cuántos años podrías comprometerlo? Si son más de los que tarda en recuperarse una conexión fija, cabe pensar en ella; si no, solo en un equipo que se pueda trasladar.",
	},
	supplier: {
		title: "Apuntar lo que necesitas cada mes",
		text: "Escribe la necesidad por meses, la hora más alta y cómo tiene que ser: temperatura, presión, tensión o clase de combustible. {company} la compararía con lo que puede servir; antes de un contrato iría un alquiler o una primera entrega.",
		decides:
			"el tamaño del pedido: para uno o dos equipos pequeños suele ser más rápido y barato un instalador de la zona",
		ask: "¿Comprarías el equipo o pagarías la energía? Si lo compras, las ofertas necesitan la misma especificación; si pagas la energía, el precio lo fijan los años de contrato.",
	},
	permit: {
		title: "Comparar las respuestas de tres organismos",
		text: "En España, salvo las pequeñas, una planta suele necesitar tres respuestas: de la distribuidora, del ayuntamiento y de la autoridad de energía, casi siempre autonómica. Pon al lado qué ha dicho cada una y cuándo; {company} marcaría la más lenta.",
		decides:
			"el suelo: si es rústico protegido, una cubierta o un aparcamiento suele ser el sitio más rápido",
		// Solar for own use on roofs by declaration: among others Catalonia, Decree-Law 16/2019, Valencia, 14/2020, Andalusia, 2/2020;
		// twelve regions by 2021 (UNEF).
		ask: "¿Va sobre un edificio o en suelo rústico? Si es solar en cubierta, en España a menudo basta una declaración al ayuntamiento; si es suelo rústico, lo primero es si el plan admite ese uso.",
	},
	money: {
		title: "Poner en una página cifras y firmas",
		text: "Pon en una página el coste, los kilovatios hora al año, el precio que sustituyen, el mantenimiento anual y los años de contrato, y marca lo que está firmado. {company} miraría cuál de las cinco es más débil.",
		decides:
			"los años hasta recuperarlo: si superan los del alquiler o el contrato, suele ser más barato alquilar la planta o pagar por kilovatio hora",
		ask: "¿Qué está firmado ya: el sitio, el punto de red, quien la usará? Si hay dos de tres, se pueden estudiar las cifras; si no hay ninguno, cada firma va antes que una presentación.",
	},
	technical: {
		title: "Hacer un esquema y medir una semana",
		text: "Dibuja en una página qué alimenta a qué, con las cifras de las placas, y añade una semana de lecturas. {company} compararía dos tamaños: uno para la hora más alta y otro para el día corriente.",
		decides:
			"la diferencia entre los dos: si la causan unas pocas horas al año, mover esas horas suele ser más barato que más equipo",
		ask: "¿Hay algo instalado ya? Si lo hay, primero van su placa y la lista de averías; si no, las horas de uso.",
	},
	trial: {
		title: "Probar un equipo durante una temporada",
		text: "Acordad un equipo, un contador antes y otro después, y una fecha para retirarlo. {company} miraría la conexión y la seguridad, y qué tiene que mostrar la lectura al final.",
		decides:
			"el ahorro previsto: si es menor que la diferencia entre dos semanas corrientes, hace falta otro contador sin el equipo",
		ask: "¿Pones la tecnología o el sitio? Si es la tecnología, se empieza por un informe de ensayo y cómo está su marcado CE; si es el sitio, por un año de lecturas.",
	},
};
