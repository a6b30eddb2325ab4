import type { CompanyTexts, RequestTexts } from "../../themes.ts";

export const platform: CompanyTexts<"platform"> = {
	company: {
		name: "la cooperación y la empresa sostenible",
		why: "Es una plataforma empresarial sostenible y una asociación agraria.",
		insight: "Cuando personas y empresas comparten lo que saben y lo que usan, los recursos cunden más.",
		test: {
			title: "Las personas clave en una misma mesa",
			text: "{company} estudiaría quién saldría ganando, qué aportaría cada parte y qué primer acuerdo bastaría. Una reunión de quienes participarían, con un solo punto: qué aporta cada cual.",
			decides: "que todas las partes ganen lo suficiente para seguir participando",
		},
		ask: {
			people: "¿Quién más tendría que participar, y se le ha preguntado ya?",
			open: "¿Qué primer acuerdo, pequeño y para esta campaña, demostraría que funciona?",
		},
		ready: {
			people: "Quién participa ya",
			place: "Zona que abarcaría",
			offer: "Qué aportaría cada parte",
		},
		aspect: "Cuando personas y empresas comparten lo que saben y lo que usan, los recursos cunden más.",
		goal: "En alianza, personas, empresas e instituciones pueden llegar más lejos que por separado.",
	},
	cooperatives: {
		name: "las cooperativas y las compras conjuntas",
		insight: "Entre varios se pueden repartir costes, equipos y riesgos que son una carga para uno solo.",
		test: {
			title: "Necesidades comunes y reglas claras",
			text: "{company} estudiaría qué se compartiría o compraría en común, en qué cantidades y con qué reglas. Una lista común de lo que cada uno necesita al año, con los precios de hoy.",
			decides: "cuántos se comprometen el primer año y cuánto ahorra o gana cada uno",
		},
		ask: {
			people: "¿Cuántos se comprometerían un primer año, y qué compra o usa hoy cada uno?",
			open: "¿Quién negocia, quién firma y qué pasa si un miembro se va a mitad de camino?",
		},
		ready: {
			people: "Lista de participantes",
			amount: "Necesidades al año",
			money: "Gastos que compartir",
		},
		aspect: "Entre varios se pueden repartir costes, equipos y riesgos que son una carga para uno solo.",
		goal: "Las cooperativas y asociaciones pueden convertir esfuerzos dispersos en alianzas duraderas.",
	},
	trade: {
		name: "el producto, el comercio y el turismo locales",
		insight: "Lo que se compra cerca de donde se hace deja más ingresos en la zona.",
		test: {
			title: "De quien produce a quien compra",
			text: "{company} estudiaría quién compraría o vendría, cómo llegan el producto o la gente y qué debe cubrir el precio. Una temporada o un día de mercado con unos pocos, y sus cuentas en una página.",
			decides: "que el precio cubra todo el coste, incluidos el trabajo y el transporte",
		},
		ask: {
			open: "¿Qué primeros clientes dirían que sí y cuánto pagarían?",
		},
		ready: {
			time: "Temporadas",
			amount: "Cantidades o plazas",
			money: "Precios",
			open: "Costes de entrega",
		},
		aspect: "Lo que se compra cerca de donde se hace deja más ingresos en la zona.",
		goal: "Una oferta local de origen conocido favorece una producción y un consumo responsables.",
	},
	community: {
		name: "el uso compartido, la reparación y las redes",
		insight:
			"Lo que se comparte, se intercambia o se repara se usa más tiempo y puede evitar compras nuevas.",
		test: {
			title: "Reglas claras y alguien al timón",
			text: "{company} estudiaría quién ofrece y quién necesita, qué reglas y seguro hacen falta y quién lo lleva día a día. Una tarde en un solo lugar, para ver quién viene y con qué.",
			decides: "cuántas personas siguen viniendo, y quién tiene tiempo de mantenerlo",
		},
		ask: {
			open: "¿Quién lo llevaría día a día y con qué se pagarían esas horas?",
		},
		ready: {
			people: "Quién participa ya",
			open: "Qué se compartiría",
			place: "Dónde se haría",
		},
		aspect: "Lo que se comparte, se intercambia o se repara se usa más tiempo y puede evitar compras nuevas.",
		goal: "Si es más fácil compartir, intercambiar y reparar, el consumo puede ser más responsable.",
	},
	succession: {
		name: "el relevo en el campo, los oficios y los pueblos",
		insight: "Una finca, una tienda o un oficio que sigue conserva empleo y saber hacer en el lugar.",
		test: {
			title: "Un relevo por etapas",
			text: "{company} estudiaría qué se puede traspasar, en qué condiciones, y cómo aprendería y viviría quien llegue. Una reunión de quien se va y quien podría venir, con las cuentas sobre la mesa.",
			decides: "que dé para vivir, y cuánto tiempo puede enseñar todavía quien lo conoce",
		},
		ask: {
			money: "¿Qué ingresos deja en un año normal, y con qué deudas o alquileres?",
			open: "¿Cuánto tiempo seguiría enseñando quien conoce el trabajo?",
		},
		ready: {
			money: "Ingresos y gastos",
			time: "Fechas que importan",
			open: "De quién es cada cosa",
		},
		aspect: "Una finca, una tienda o un oficio que sigue conserva empleo y saber hacer en el lugar.",
		goal: "Si fincas, tiendas y oficios continúan, puede haber trabajo decente también en los pueblos.",
	},
};

export const platformRequests: RequestTexts = {
	outlet: {
		title: "Quién se lo quedaría",
		text: "Una carga va a {company}, que la pesa y la revisa.",
		decides: "qué trae la carga, con un rechazo de una décima parte como máximo",
	},
	supplier: {
		title: "Quién lo suministraría",
		text: "{company} dice qué calidad puede entregar y envía un palé.",
		decides: "la calidad que admite tu proceso",
	},
	site: {
		title: "Un lugar donde empezar",
		text: "{company} visita un lugar contigo.",
		decides: "de quién es el lugar y cuánto tiempo está libre",
	},
	permit: {
		title: "Primero, el permiso",
		text: "{company} lee los papeles que tienes y dice cuál va primero.",
		decides: "qué administración es competente",
	},
	money: {
		title: "El dinero",
		text: "{company} lee un presupuesto de una página.",
		decides: "la parte que ya está cubierta",
	},
	technical: {
		title: "Ayuda técnica",
		text: "Una técnica de {company} viene una mañana.",
		decides: "las cifras que puedas dar",
	},
	people: {
		title: "Las personas",
		text: "{company} ayuda a encontrar a las tres primeras.",
		decides: "quién está a su lado cada semana",
	},
	trial: {
		title: "Una prueba",
		text: "{company} presta un lugar durante cuatro semanas.",
		decides: "la cifra con la que se acabaría la prueba",
	},
	advice: {
		title: "Un consejo",
		text: "Alguien de {company} responde por teléfono, en media hora.",
		decides: "qué harías si la respuesta es no",
	},
};
